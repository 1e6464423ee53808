import { isAttacked, type Oracle, type Ply, type Position, pieceOf, written } from './oracle.js';
import { capturing, castlings, first, names, rightsAfter, ways } from './squares.js';

const captures = capturing(false);
const inCheck = (board: readonly string[], white: boolean): boolean =>
	isAttacked(board, board.indexOf(pieceOf('K', white)), !white, captures);

/**
 * Balanced Marseillais chess as chessvariants.com tells it: two moves a turn, a check with the first one ends the turn, no move may leave the
 * own king in check. Captures in passing are made with the first move; where two pawns can be taken so, with both. One entry is one move.
 */
function plies({ board, white, rights, passed, again = false, passing = false }: Position): Ply[] {
	// Of `passed`, the first two cells are the opponent's, the other two this side's own of this turn.
	const [one, two, mine] = passed;
	const open = !again || passing ? [one, two] : [];
	const next = (after: readonly string[], left: string, over: number | undefined, inPassing: boolean): Position => {
		const goesOn = !again && !inCheck(after, !white);
		return goesOn
			? { board: after, white, rights: left, passed: [one, two, over], again: true, passing: inPassing }
			: { board: after, white: !white, rights: left, passed: again ? [mine, over] : [over, undefined] };
	};
	const found = ways(board, white, false, open).flatMap(({ from, to, letter, taken, over }): Ply[] => {
		const after = written(board, [
			[from, ''],
			[taken ?? from, ''],
			[to, letter],
		]);
		if (inCheck(after, white)) return [];
		const kind = letter === board[from] ? '' : letter.toLowerCase();
		return [{ name: names[from]! + names[to]! + kind, after: next(after, rightsAfter(rights, [from, to]), over, taken !== undefined) }];
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
		if (!inCheck(after, white))
			found.push({ name: names[king]! + names[to]!, after: next(after, rightsAfter(rights, [king]), undefined, false) });
	}
	return found;
}

/** White begins with a single move: as if the first one had been made. */
export const marseillais: Oracle = {
	cells: names,
	start: { board: first, white: true, rights: 'KQkq', passed: [], again: true },
	plies,
};
