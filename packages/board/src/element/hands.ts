import { pieceShape } from '../draw/piece.js';
import type { Hand, HandPiece } from '../model/piece.js';
import { html, picture } from './dom.js';
import type { PieceStyle } from './faces.js';
import type { Pointer } from './pointer.js';
import type { BoardProperties } from './properties.js';
import type { BoardWords } from './words.js';

export interface HandOptions {
	readonly style: PieceStyle;
	readonly words: BoardWords;
	/** The title of the side. */
	readonly title: string;
	/** It is this side's turn: its pieces can be used. */
	readonly own: boolean;
	/** Nothing happens on a click. */
	readonly still: boolean;
	/** Whether the hand is above the board. */
	readonly top: boolean;
	/** Undefined for a picture, whose pieces are not buttons. */
	readonly pointer: Pointer | undefined;
	/** A piece was clicked, by a pointer or with the keyboard. */
	readonly onTake: (kind: string, byPointer: boolean) => void;
}

/** The piece of a kind in the hand of the side to move; in the first hand where no side has the turn. */
export const handPiece = ({ hands = [], turn }: Pick<Partial<BoardProperties>, 'hands' | 'turn'>, kind: string): HandPiece | undefined =>
	(turn === undefined ? hands[0] : hands.find(({ side }) => side === turn.side))?.pieces.find((piece) => piece.kind === kind);

/** The pieces that a side may drop, as buttons. */
export const handElement = ({ pieces }: Hand, { style, words, title, own, still, top, pointer, onTake }: HandOptions): HTMLElement => {
	const name = html(
		'span',
		{ class: 'hand-name', part: 'hand-name', 'aria-hidden': 'true' },
		pieces.length === 0 ? words.emptyHand(title) : capital(title),
	);
	const buttons = pieces.map((piece) => {
		const button: HTMLElement = html(
			pointer === undefined ? 'span' : 'button',
			{
				class: 'hand-piece',
				part: 'hand-piece',
				...(pointer !== undefined && {
					type: 'button',
					'data-kind': piece.kind,
					'data-own': String(own),
					'aria-pressed': 'false',
					'aria-disabled': String(still),
				}),
			},
			picture('icon', 100, 100, pieceShape(piece, { ...style, top })),
			html('span', { class: 'count', 'aria-hidden': 'true' }, String(piece.count ?? '∞')),
			// A text, since an aria-label would have to contain the letters of a piece without a picture.
			html('span', { class: 'hidden' }, words.inHand(piece.title, piece.count)),
		);
		if (pointer === undefined) return button;
		if (own) button.addEventListener('pointerdown', (event) => pointer.down(event, { drop: piece.kind }));
		if (!still)
			button.addEventListener('click', ({ detail }) => {
				// A click without a pointer, as Enter makes it, is never the end of a drag.
				if (!own || detail === 0 || !pointer.wasDrag) onTake(piece.kind, detail > 0);
			});
		return button;
	});
	return html('div', { class: 'hand', part: 'hand', role: 'group', 'aria-label': words.hand(title) }, name, ...buttons);
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
