import type { BoardMove } from '../model/move.js';
import { html } from './dom.js';

/** Buttons under the board for moves without a target. */
export class Actions {
	private readonly element: HTMLElement = html('div', { class: 'actions', part: 'actions' });
	private readonly area: HTMLElement;

	constructor(area: HTMLElement) {
		this.area = area;
	}

	/** Shows the moves. Returns whether the keyboard focus was on a button that is gone. */
	show(moves: readonly BoardMove[], pass: string, onMove: (move: BoardMove) => void): boolean {
		const { element } = this;
		if (moves.length === 0 && element.parentNode === null) return false;
		if (element.parentNode === null) this.area.append(element);
		const buttons = moves.map((move) => {
			const button = html('button', { type: 'button', class: 'action', part: 'action' }, move.label ?? pass);
			button.addEventListener('click', () => onMove(move));
			return button;
		});
		const { activeElement } = element.getRootNode() as ShadowRoot;
		const focused = activeElement === null ? -1 : [...element.children].indexOf(activeElement);
		element.replaceChildren(...buttons);
		// A button that is replaced loses the keyboard focus: the button in the same place gets it.
		buttons[focused]?.focus();
		if (buttons.length === 0) element.remove();
		return focused >= 0 && buttons[focused] === undefined;
	}
}
