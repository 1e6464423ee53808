import { type Pair, SIDES, squareAt, type Walk } from '@x/core/reading';
import type { SquareBoard } from './board.js';

/** A castling for which the start has the pieces: files from 0. */
export interface Wing {
	readonly side: 0 | 1;
	readonly kind: string;
	readonly partner: string;
	readonly rank: number;
	readonly from: number;
	readonly rook: number;
	readonly to: number;
}

/** Reads the castlings of the kinds. */
export function wingsOf(board: SquareBoard, castlings: ReadonlyMap<string, Pair<readonly Walk[]>>): readonly Wing[] {
	const { ruleset } = board;
	const found = new Map<string, Wing>();
	const at = new Map(ruleset.start.pieces.map(({ at: cell, piece }) => [board.cellAt(cell), piece]));
	for (const [kind, pair] of castlings)
		for (const side of SIDES)
			for (const { friends, stand, origins } of pair[side]) {
				const beside = friends.find(({ filter }) => filter.flag !== undefined);
				if (beside === undefined || stand === undefined) continue;
				for (const from of origins) {
					const [king, rook] = [at.get(from), at.get(squareAt(board, from, beside.cell))];
					const own = ruleset.sideOrder[side];
					const flag = beside.filter.flag!;
					if (king?.kind !== kind || king.side !== own || rook?.side !== own || rook.flags?.includes(flag) !== true) continue;
					if (king.flags?.includes(flag) !== true) continue;
					const file = (cell: number): number => cell % board.files;
					const wing: Wing = {
						side,
						kind,
						partner: rook.kind,
						rank: Math.floor(from / board.files),
						from: file(from),
						rook: file(squareAt(board, from, beside.cell)),
						to: file(squareAt(board, from, stand)),
					};
					found.set(`${side} ${wing.from} ${wing.rook}`, wing);
				}
			}
	return [...found.values()];
}
