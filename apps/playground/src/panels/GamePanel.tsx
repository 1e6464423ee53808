import type { JSX } from 'preact';
import { useStore } from '../context.js';
import * as strings from '../strings/panels.js';
import { FirstVisit } from './FirstVisit.js';
import { Lazy } from './Lazy.js';
import { Stepper } from './Stepper.js';

/** The game on the board: its moves as a list and as text, and its position. Before the first move, a new visitor sees the purpose of the page, or of the link. */
export function GamePanel(): JSX.Element {
	const context = useStore();
	const { feenShown, unbounded, reading, visit } = context.store;
	const plane = unbounded.value;
	const { nodes = [], shown = 0 } = reading.value ?? {};
	const hasMoves = nodes.length > 1 || (nodes[0]?.comment ?? '') !== '';
	if (visit.value === 'first') return <FirstVisit />;
	if (visit.value === 'shared') return <Lazy name="Shared" {...context} />;
	return (
		<>
			{hasMoves ? (
				<div class="game-moves">
					<Lazy name="MoveList" {...context} />
					<Stepper />
					{plane || shown === 0 ? null : <Lazy name="MoveTools" {...context} />}
				</div>
			) : null}
			{plane ? (
				<Lazy name="IcnField" {...context} />
			) : (
				<>
					<Lazy name="GameFields" {...context} />
					{feenShown.value ? (
						<Lazy name="Feen" {...context} />
					) : (
						<button
							type="button"
							class="link-button more-notation"
							onClick={() => {
								feenShown.value = true;
							}}
						>
							{strings.showFeen}
						</button>
					)}
				</>
			)}
		</>
	);
}
