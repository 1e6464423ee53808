import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Context, useStore } from '../context.js';
import { FenField } from '../fields/FenField.js';
import { MovesField } from '../fields/MovesField.js';
import { latePanels, type Panels } from '../late/panels.js';
import { MoveList } from './MoveList.js';
import { Status } from './Status.js';
import { Stepper } from './Stepper.js';
import { Toolbar } from './Toolbar.js';

const TABS = ['Game', 'Rules', 'Laboratory', 'Workshop'] as const;
type Tab = (typeof TABS)[number];

/** Everything beside the board: the game as text, its rules, a laboratory. */
export function Desk(): JSX.Element {
	const context = useStore();
	const [open, show] = useState<Tab>('Game');
	const [feen, showFeen] = useState(false);
	const key = (event: KeyboardEvent): void => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = TABS[(TABS.indexOf(open) + step + TABS.length) % TABS.length]!;
		show(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return (
		<section class="desk" aria-label="Game">
			<Status />
			<div class="tabs" role="tablist" aria-label="Panels" onKeyDown={key}>
				{TABS.map((tab) => (
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
						{tab}
					</button>
				))}
			</div>
			<div class="desk-panel" role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
				{open === 'Game' ? (
					<>
						<div class="game-card">
							<MoveList />
							<Stepper />
						</div>
						<Toolbar />
						<MovesField />
						<FenField />
						{feen ? (
							<Late name="Feen" {...context} />
						) : (
							<button type="button" class="link-button more-notation" onClick={() => showFeen(true)}>
								Show FEEN
							</button>
						)}
					</>
				) : (
					<Late name={open} {...context} />
				)}
			</div>
		</section>
	);
}

function Late({ name, store, table }: Context & { readonly name: keyof Panels }): JSX.Element {
	const [panels, set] = useState<Panels | string>();
	// What the panels read of the state is read here, where signals are watched.
	void store.state.value;
	void store.reading.value;
	useEffect(() => {
		latePanels().then(set, (error: unknown) => set(String(error)));
	}, []);
	if (panels === undefined || typeof panels === 'string') return <p class="late-wait">{panels ?? 'Loading …'}</p>;
	const Panel = panels[name];
	return <Panel store={store} table={table} />;
}
