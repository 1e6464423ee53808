import { pieceShape } from '../draw/piece.js';
import type { BoardSide, PieceLook } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import { html, picture } from './dom.js';

/** One of several answers. */
export interface Choice {
	readonly id: string;
	/** `queen`, or the text of a move. */
	readonly label: string;
	readonly look?: PieceLook | undefined;
}

export interface ChooserOptions {
	readonly title: string;
	readonly choices: readonly Choice[];
	readonly sets: readonly PieceSet[] | undefined;
	readonly sides: readonly BoardSide[] | undefined;
	/** The target cell in the current view, as fractions of the board. */
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly onChoose: (id: string) => void;
	readonly onCancel: () => void;
}

/** Moves the focus among the buttons by arrow keys, Tab, first letter; Escape closes. */
const onKey = (event: KeyboardEvent, buttons: readonly HTMLButtonElement[], choices: readonly Choice[], cancel: () => void): void => {
	const root = buttons[0]?.getRootNode() as ShadowRoot;
	const at = buttons.indexOf(root.activeElement as HTMLButtonElement);
	const go = (index: number): void => {
		event.preventDefault();
		buttons[(index + buttons.length) % buttons.length]?.focus();
	};
	// The page behind does not hear the keys of the dialog.
	event.stopPropagation();
	if (event.key === 'Escape') {
		event.preventDefault();
		cancel();
	} else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') go(at + 1);
	else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') go(at - 1);
	else if (event.key === 'Tab') go(at + (event.shiftKey ? -1 : 1));
	else if (event.key === 'Home') go(0);
	else if (event.key === 'End') go(buttons.length - 1);
	else if (/^\p{L}$/u.test(event.key)) {
		const letter = event.key.toLowerCase();
		const named = choices.findIndex(({ look, label }) => look?.letter.toLowerCase() === letter || label.toLowerCase().startsWith(letter));
		if (named >= 0) go(named);
	}
};

const percent = (part: number): string => `${part * 100}%`;

/** Puts the list over the target cell. Words grow towards the middle of the board. */
const place = (box: HTMLElement, { left, top, width, height }: ChooserOptions, worded: boolean): void => {
	const { style } = box;
	if (worded && left > 0.5) style.right = percent(1 - left - width);
	else style.left = worded ? percent(left) : `min(${percent(left)}, 100% - max(${percent(width)}, 44px))`;
	style[worded ? 'minWidth' : 'width'] = `max(${percent(width)}, 44px)`;
	if (top > 0.5) style.bottom = percent(1 - top - height);
	else style.top = percent(top);
	// The list ends at the edge of the board; a longer one scrolls.
	style.maxHeight = percent(top > 0.5 ? top + height : 1 - top);
};

/** Lets the user choose one of several moves to the same cell: a modal dialog over the board. Returns the element to add. */
export const chooser = (options: ChooserOptions): { readonly element: HTMLElement; readonly focus: () => void } => {
	const { title, choices, sets, sides, onChoose, onCancel } = options;
	const worded = choices.some(({ look }) => look === undefined);
	// A tap that opens the list is followed by a click in the same place, which is not meant for the list.
	let pressed = false;
	const buttons = choices.map(({ id, label, look }) => {
		const faces = look === undefined ? [] : [picture('icon', 100, 100, pieceShape(look, { sets, sides }))];
		const name = html('span', look === undefined ? {} : { class: 'hidden' }, label);
		const button = html('button', { type: 'button', title: label }, ...faces, name);
		button.addEventListener('click', ({ detail }) => {
			if (pressed || detail === 0) onChoose(id);
		});
		return button;
	});
	const box = html(
		'div',
		{
			class: `chooser${options.top > 0.5 ? ' up' : ''}${worded ? ' worded' : ''}`,
			part: 'chooser',
			role: 'dialog',
			'aria-modal': 'true',
			'aria-label': title,
		},
		...buttons,
	);
	place(box, options, worded);
	box.addEventListener('keydown', (event) => onKey(event, buttons, choices, onCancel));
	box.addEventListener('pointerdown', (event) => {
		pressed = true;
		event.stopPropagation();
	});
	const element = html('div', { class: 'veil' }, box);
	element.addEventListener('pointerdown', onCancel);
	// The focus does not leave the board, to which it is given back.
	element.addEventListener('mousedown', (event) => event.preventDefault());
	return { element, focus: () => buttons[0]?.focus() };
};
