import type { JSX } from 'preact';
import { type Context, useStore } from '../context.js';
import { FenField } from '../fields/FenField.js';
import { MovesField } from '../fields/MovesField.js';
import type { Panel } from '../state/store.js';
import * as moveStrings from '../strings/moves.js';
import * as strings from '../strings/panels.js';
import { Lazy } from './Lazy.js';
import { Stepper } from './Stepper.js';
import { Toolbar } from './Toolbar.js';

const PANELS: readonly Panel[] = ['Game', 'Notations', 'Rules', 'Laboratory', 'Play', 'Workshop', 'Piece', 'Examples'];
// The rules panels apply to games chosen by name. An ICN contains its own rules.
const PLANE_PANELS: readonly Panel[] = ['Game', 'Notations', 'Play', 'Piece', 'Examples'];

/** The list of moves, which is loaded when there is something in it. */
function MovesOrNone(context: Context): JSX.Element {
	const nodes = context.store.reading.value?.nodes ?? [];
	const isEmpty = nodes.length < 2 && (nodes[0]?.comment ?? '') === '';
	return isEmpty ? <p class="moves moves-none">{moveStrings.none}</p> : <Lazy name="MoveList" {...context} />;
}

/** The panels next to the board: the game as text, its rules, a laboratory, a workshop. */
export function SidePanel(): JSX.Element {
	const context = useStore();
	const { panel, feenShown, unbounded } = context.store;
	const show = (name: Panel): void => {
		panel.value = name;
	};
	const plane = unbounded.value;
	const shown = context.store.reading.value?.shown ?? 0;
	const tabs = plane ? PLANE_PANELS : PANELS;
	const open = tabs.includes(panel.value) ? panel.value : 'Game';
	const key = (event: KeyboardEvent): void => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!;
		show(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return (
		<section class="side-panel" aria-label={strings.game}>
			<div class="tabs" role="tablist" aria-label={strings.panels} onKeyDown={key}>
				{tabs.map((tab) => (
					<button
						key={tab}
						type="button"
						class="tab"
						role="tab"
						id={`tab-${tab}`}
						aria-selected={tab === open}
						aria-controls="panel"
						tabIndex={tab === open ? 0 : -1}
						onClick={() => show(tab)}
					>
						{strings.titles[tab]}
					</button>
				))}
			</div>
			<div class="side-panel-body" role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
				{open === 'Game' ? (
					<>
						<div class="game-card">
							<MovesOrNone {...context} />
							<Stepper />
							{plane || shown === 0 ? null : <Lazy name="MoveTools" {...context} />}
						</div>
						<Toolbar />
						{plane ? (
							<Lazy name="IcnField" {...context} />
						) : (
							<>
								<MovesField />
								<FenField />
							</>
						)}
						{plane ? null : feenShown.value ? (
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
				) : (
					<Lazy name={open} {...context} />
				)}
			</div>
		</section>
	);
}
