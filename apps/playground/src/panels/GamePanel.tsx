import type { JSX } from 'preact';
import { useStore } from '../context.js';
import * as strings from '../strings/panels.js';
import { FirstVisit } from './FirstVisit.js';
import { Lazy } from './Lazy.js';
import { Stepper } from './Stepper.js';

/** The game on the board: its moves as a list and as text, and its position. Before the first move, a new visitor sees the purpose of the page, or of the link. */
export function GamePanel(): JSX.Element {
	const context = useStore();
	const { feenShown, unbounded, reading, state, visit } = context.store;
	const plane = unbounded.value;
	const { nodes = [], shown = state.value.cursor } = reading.value ?? {};
	const { record } = state.value;
	// The room for the moves is kept until they are read.
	const expectsMoves = reading.value === undefined && (record.kind === 'moves' ? record.moves : record.text).length > 0;
	const hasMoves = expectsMoves || nodes.length > 1 || (nodes[0]?.comment ?? '') !== '';
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
