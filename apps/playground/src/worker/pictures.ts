import type { BoardPiece, CellId } from '@x/board';
import { familyOf, viewOf } from '@x/board/game';
import { type Position, pieces as piecesOf } from '@x/core';
import { asCondition } from '@x/core/rules';
import type { PictureAsk, PictureView } from './picture-views.js';
import { readPlane } from './plane/reading.js';
import type { PlayableGame } from './playable-game.js';
import { isPlane } from './protocol.js';

/** Columns and rows of a picture of a board without edges. */
const PART = 12;

/** The first royal piece of the first side, where the kind of a piece makes it royal. */
const royalOf = (position: Position): CellId | undefined => {
	const { royal, sideOrder } = position.game.ruleset;
	const kinds = asCondition('is', royal)?.a.kind ?? [];
	return piecesOf(position).find(({ piece }) => piece.side === sideOrder[0] && kinds.includes(piece.kind))?.cell;
};

const boardPicture = (position: Position, family: string | undefined): PictureView => {
	const { geometry, sides, pieces, lastMove } = viewOf(position, { movers: [] });
	return { board: geometry, sides, family: family ?? familyOf(position.game), pieces, lastMove, royal: royalOf(position) };
};

/** The first of some coordinates in a row, such that most of the numbers are among them. */
const firstOf = (numbers: readonly number[]): number => {
	const sorted = [...numbers].sort((a, b) => a - b);
	return (sorted[Math.floor(sorted.length / 2)] ?? 0) - PART / 2;
};

/** The part of a board without edges that has most pieces. */
const planePicture = ({ doc, node }: PictureAsk): PictureView | undefined => {
	const { plane } = readPlane(doc, { node });
	if (plane === undefined) return undefined;
	const places = plane.xs.map((x, index) => ({ x: Number(x), y: Number(plane.ys[index]), look: plane.looks[plane.kinds[index]!]! }));
	const [left, bottom] = [firstOf(places.map(({ x }) => x)), firstOf(places.map(({ y }) => y))];
	const cells = Array.from({ length: PART * PART }, (_, index) => {
		const [x, y] = [left + (index % PART), bottom + Math.floor(index / PART)];
		return { cell: `${x},${y}`, name: `${x},${y}`, slice: 0, x, y, tone: Math.abs(x + y) % 2, column: '', row: '' };
	});
	const pieces = places
		.filter(({ x, y }) => x >= left && x < left + PART && y >= bottom && y < bottom + PART)
		.map(
			({ x, y, look: { tone, picture, letter, title } }): BoardPiece => ({
				cell: `${x},${y}`,
				side: tone > 1 ? -1 : tone,
				picture,
				letter,
				title,
			}),
		);
	return {
		board: { shape: 'square', slices: [{ title: '' }], cells },
		sides: [
			{ title: 'white', color: 'white' },
			{ title: 'black', color: 'black' },
		],
		family: 'chess',
		pieces,
		lastMove: [],
		endless: true,
	};
};

/** Positions for pictures. A document that cannot be read has none. */
export const picturesOf = (
	asked: readonly PictureAsk[],
	positionOf: (asked: PictureAsk) => { readonly playable: PlayableGame; readonly position: Position },
): readonly (PictureView | undefined)[] =>
	asked.map((one) => {
		try {
			if (isPlane(one.doc.ruleset)) return planePicture(one);
			const { playable, position } = positionOf(one);
			return boardPicture(position, playable.family);
		} catch {
			return undefined;
		}
	});
