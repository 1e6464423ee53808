import type { Setup, Vec } from '@x/core';
import type { Arrangement, PlacedPiece } from '../arrangement.js';
import type { Definition } from '../definition.js';
import { both, type SideIndex } from '../sides.js';

/** The wing of a castling: the king's wing is the half of the board with the higher files. */
export const wingOf = ({ files }: Pick<Definition, 'files'>, target: number): 0 | 1 => (target % files >= Math.floor(files / 2) ? 0 : 1);

/** Whether this is a piece of a side and a type. */
export const isPieceOf = (placedPiece: PlacedPiece | undefined, side: SideIndex, type: number): boolean =>
	placedPiece?.side === side && placedPiece.type === type;

/** The squares of a side's pieces of a type. */
export const squaresOf = (arrangement: Arrangement | undefined, side: SideIndex, type: number): readonly number[] =>
	(arrangement?.placed ?? []).filter((placedPiece) => isPieceOf(placedPiece, side, type)).map(({ cell }) => cell);

/** The names in a setup of the parts that an arrangement numbers. */
interface Terms {
	readonly files: number;
	readonly kinds: readonly string[];
	readonly sides: readonly string[];
	readonly hand: string | undefined;
	readonly half: string;
	readonly full: string;
}

/** The number of a square. */
export const cellAt = (files: number, [x, y]: Vec): number => Number(x) + Number(y) * files;

/** Converts the pieces, hands and clocks of a setup to numbers. */
export function arranged(
	{ pieces, stores, vars = {} }: Pick<Setup, 'pieces' | 'stores' | 'vars'>,
	{ files, kinds, sides, hand, half, full }: Terms,
): Pick<Arrangement, 'placed' | 'hands' | 'half' | 'full'> {
	const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
	return {
		placed: pieces.flatMap(({ at, piece }): PlacedPiece[] =>
			sides.includes(piece.side)
				? [{ cell: cellAt(files, at), type: kinds.indexOf(piece.kind), side: piece.side === sides[0] ? 0 : 1 }]
				: [],
		),
		hands: both((side) => {
			const held = Object.entries(stores?.[hand ?? '']?.[sides[side]!] ?? {}).filter(([, count]) => count > 0);
			return new Map(held.map(([kind, count]) => [kinds.indexOf(kind), count]));
		}),
		half: number(vars[half]),
		full: number(vars[full]),
	};
}
