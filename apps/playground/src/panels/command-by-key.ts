import type { Panel } from '../state/panels.js';
import type { Store } from '../state/store.js';
import { panelsOf } from './Tabs.js';

/** Elements that use letters themselves. */
const OWN_LETTERS = 'input, textarea, select, dialog, x-board, x-plane, [contenteditable]';

const focusField = (id: string): boolean => {
	const field = document.getElementById(id);
	field?.focus();
	return field !== null;
};

const press = (place: string): boolean => {
	const button = document.querySelector<HTMLElement>(place);
	button?.click();
	return button !== null;
};

/** Single keys, outside fields and boards: fields, the list of games, tools, panels. Returns whether the key was used. */
export const commandByKey = (store: Store, event: KeyboardEvent): boolean => {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !store.look.peek().keys) return false;
	// The editor of rules is behind a shadow root.
	if (event.composedPath().some((place) => place instanceof Element && place.matches(OWN_LETTERS))) return false;
	const panels = panelsOf(store.unbounded.peek());
	const show = (panel: Panel | undefined): boolean => {
		if (panel !== undefined) store.panel.value = panel;
		return panel !== undefined;
	};
	const commands: Readonly<Record<string, () => boolean>> = {
		'/': () => focusField('anything'),
		g: () => press('.game-button'),
		m: () => show('Game') && focusField('moves'),
		f: () => {
			store.dispatch({ type: 'flip' });
			return true;
		},
		u: () => {
			store.undo();
			return true;
		},
		l: () => press('.tool-layers'),
		s: () => press('#set-up'),
		h: () => press('.tool-hint'),
		'?': () => {
			store.show('Keys');
			return true;
		},
	};
	const used = /^[1-5]$/.test(event.key) ? show(panels[Number(event.key) - 1]) : commands[event.key]?.();
	if (used !== true) return false;
	event.preventDefault();
	return true;
};
