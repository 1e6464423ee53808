import { isAttacked, type Oracle, type Ply, type Position, pieceOf, written } from './oracle.js';
import { capturing, castlings, first, names, rightsAfter, ways } from './squares.js';

const captures = capturing(true);

/**
 * Cylinder chess as The Encyclopedia of Chess Variants has it: off one side and in on the other. Castling is orthodox; no way leads round the
 * board to its own beginning.
 */
function plies({ board, white, rights, passed }: Position): Ply[] {
	const safe = (after: readonly string[]): boolean => !isAttacked(after, after.indexOf(pieceOf('K', white)), !white, captures);
	const found = ways(board, white, true, passed).flatMap(({ from, to, letter, taken, over }): Ply[] => {
		const after = written(board, [
			[from, ''],
			[taken ?? from, ''],
			[to, letter],
		]);
		if (!safe(after)) return [];
		const kind = letter === board[from] ? '' : letter.toLowerCase();
		return [
			{
				name: names[from]! + names[to]! + kind,
				after: { board: after, white: !white, rights: rightsAfter(rights, [from, to]), passed: [over] },
			},
		];
	});
	for (const { right, king, rook, over, to, between } of castlings(white)) {
		if (!rights.includes(right) || between.some((cell) => board[cell] !== '')) continue;
		if ([king, over].some((cell) => isAttacked(board, cell, !white, captures))) continue;
		const after = written(board, [
			[king, ''],
			[rook, ''],
			[to, board[king]!],
			[over, board[rook]!],
		]);
		if (safe(after))
			found.push({
				name: names[king]! + names[to]!,
				after: { board: after, white: !white, rights: rightsAfter(rights, [king]), passed: [] },
			});
	}
	return found;
}

export const cylinder: Oracle = { cells: names, start: { board: first, white: true, rights: 'KQkq', passed: [] }, plies };
