import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useStore } from '../context.js';
import { PANELS, type Panel } from '../state/panels.js';
import * as strings from '../strings/panels.js';
import { Icon, type IconName } from './Icon.js';

const ICONS: Readonly<Record<Panel, IconName>> = {
	Game: 'game',
	Rules: 'rules',
	Notations: 'notations',
	Analyse: 'analyse',
	Build: 'build',
};

/** The panels in their order. The rules and the analysis apply to games chosen by name: an ICN contains its own rules. */
export const panelsOf = (plane: boolean): readonly Panel[] => (plane ? ['Game', 'Notations', 'Build'] : PANELS);

/** The panel that is shown: the chosen one, where the game has it. */
export const panelOf = (chosen: Panel, plane: boolean): Panel => (panelsOf(plane).includes(chosen) ? chosen : 'Game');

/** Chooses a panel: a row above it, or the dock of phones. */
export function Tabs(): JSX.Element {
	const { store } = useStore();
	const tabs = panelsOf(store.unbounded.value);
	const open = panelOf(store.panel.value, store.unbounded.value);
	const [raised, raise] = useState(false);
	/** On phones a second press on the panel that is shown pulls it up, and makes the board small. */
	const show = (name: Panel): void => {
		raise(name === open && !raised);
		store.panel.value = name;
	};
	const key = (event: KeyboardEvent): void => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!;
		show(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return (
		<div class="tabs" role="tablist" data-raised={raised ? '' : undefined} aria-label={strings.panels} onKeyDown={key}>
			{tabs.map((tab) => (
				<button
					key={tab}
					type="button"
					class={`tab tab-${tab.toLowerCase()}`}
					role="tab"
					id={`tab-${tab}`}
					aria-selected={tab === open}
					aria-controls="panel"
					tabIndex={tab === open ? 0 : -1}
					onClick={() => show(tab)}
				>
					<Icon name={ICONS[tab]} />
					{strings.titles[tab]}
				</button>
			))}
		</div>
	);
}
