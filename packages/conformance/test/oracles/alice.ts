import { type Board, isAttacked, type Oracle, type Ply, type Position, pieceOf, written } from './oracle.js';
import { capturing, castlings, first, names, rightsAfter, ways } from './squares.js';

const captures = capturing(false);

/** Cells 0 to 63 are board A, the others board B. */
const cells = ['A', 'B'].flatMap((board) => names.map((name) => board + name));
const boardOf = (both: Board, which: number): Board => both.slice(64 * which, 64 * which + 64);

/** The king stands on this board and is attacked there; who stands on the other board does not count. */
function inCheck(board: Board, white: boolean): boolean {
	const king = board.indexOf(pieceOf('K', white));
	return king >= 0 && isAttacked(board, king, !white, captures);
}

/**
 * Alice chess after Parton, by chessvariants.com: the move is legal on the board where it is played, as if there were no other; the cell
 * behind the glass is free; through it goes; and then the king is not in check on his board. Castling takes both pieces through, nothing is
 * taken in passing.
 */
function plies({ board: both, white, rights }: Position): Ply[] {
	const found: Ply[] = [];
	for (const here of [0, 1]) {
		const there = 1 - here;
		const near = boardOf(both, here);
		const far = boardOf(both, there);
		const push = (name: string, after: Board, men: readonly (readonly [cell: number, letter: string])[], left: string): void => {
			if (inCheck(after, white) || men.some(([cell]) => far[cell] !== '')) return;
			const sides = [
				written(
					after,
					men.map(([cell]) => [cell, '']),
				),
				written(far, men),
			] as const;
			if (sides.some((side) => inCheck(side, white))) return;
			found.push({
				name,
				after: { board: here === 0 ? [...sides[0], ...sides[1]] : [...sides[1], ...sides[0]], white: !white, rights: left, passed: [] },
			});
		};
		const named = (from: number, to: number): string => cells[64 * here + from]! + cells[64 * there + to]!;
		for (const { from, to, letter } of ways(near, white, false, [])) {
			const kind = letter === near[from] ? '' : letter.toLowerCase();
			const left = here === 0 ? rightsAfter(rights, [from, to]) : rights;
			push(
				named(from, to) + kind,
				written(near, [
					[from, ''],
					[to, letter],
				]),
				[[to, letter]],
				left,
			);
		}
		if (here === 1) continue;
		for (const { right, king, rook, over, to, between } of castlings(white)) {
			if (!rights.includes(right) || between.some((cell) => near[cell] !== '')) continue;
			if ([king, over].some((cell) => isAttacked(near, cell, !white, captures))) continue;
			const men = [
				[to, near[king]!],
				[over, near[rook]!],
			] as const;
			push(named(king, to), written(near, [[king, ''], [rook, ''], ...men]), men, rightsAfter(rights, [king]));
		}
	}
	return found;
}

export const alice: Oracle = {
	cells,
	start: { board: [...first, ...Array<string>(64).fill('')], white: true, rights: 'KQkq', passed: [] },
	plies,
};
