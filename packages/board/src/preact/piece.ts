import { h, type VNode } from 'preact';
import { pieceShape } from '../draw/piece.js';
import type { Shape } from '../draw/shape.js';
import { type Colors, DARK_THEME, LIGHT_THEME, type ThemeRole } from '../draw/theme.js';
import type { BoardSide, PieceLook } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';

export interface PieceProps {
	readonly look: Omit<PieceLook, 'title'>;
	readonly sets?: readonly PieceSet[];
	readonly sides?: readonly BoardSide[];
	/** Its side sits at the top of the board, where some sets turn their pieces. */
	readonly top?: boolean;
	/** The colours for dark pages. */
	readonly dark?: boolean;
	readonly class?: string;
}

/** A colour of the page if it sets one, otherwise that of the theme. */
const value = (text: string | number, theme: Colors): string | number =>
	typeof text === 'string' && text.startsWith('$') ? `var(--x-board-${text.slice(1)}, ${theme[text.slice(1) as ThemeRole]})` : text;

const node = ({ tag, attributes, children, text }: Shape, theme: Colors): VNode => {
	const values = Object.fromEntries(Object.entries(attributes).map(([name, one]) => [name, value(one, theme)]));
	return h(tag, values as object, text ?? children?.map((child) => node(child, theme)));
};

/**
 * A piece without a board, for buttons and captions; hidden from screen readers.
 *
 * @example
 * import { Piece } from '@x/board/preact';
 * Piece({ look: { side: 0, picture: 'knight', letter: 'N' } }).type // → 'svg'
 */
export function Piece({ look, sets, sides, top = false, dark = false, class: name = 'piece-icon' }: PieceProps): VNode {
	const shape = pieceShape({ ...look, title: '' }, { sets, sides, top });
	return h(
		'svg',
		{ class: name, viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' } as object,
		node(shape, dark ? { ...LIGHT_THEME, ...DARK_THEME } : LIGHT_THEME),
	);
}
