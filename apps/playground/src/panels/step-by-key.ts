import type { Store } from '../state/store.js';
import { neighbours } from './move-tree.js';

/** Elements that use arrow keys themselves. */
const OWN_ARROWS =
	'input, textarea, select, dialog, x-board, x-moves, x-plane, [contenteditable], [role="tablist"], [role="listbox"], [role="slider"]';

/** Arrow keys, Home and End step through the game, wherever they have no other use. Returns whether the key was used. */
export const stepByKey = (store: Store, event: KeyboardEvent): boolean => {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
	const target = event.target instanceof Element ? event.target : undefined;
	if (target?.closest(OWN_ARROWS)) return false;
	const reading = store.reading.peek();
	if (reading === undefined) return false;
	const { back, on, end } = neighbours(reading.nodes, reading.shown);
	const isPage = target === document.body;
	const to = { ArrowLeft: back, ArrowRight: on, ...(isPage ? { Home: 0, End: end } : {}) }[event.key];
	if (to === undefined) return false;
	event.preventDefault();
	store.go(to);
	return true;
};
