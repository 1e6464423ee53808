import { FIRST_POINT } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

/** The cells of the pieces of a side that could capture on a cell: see the query `attackers`. */
export function attackersOn(inPlay: GameInPlay, cell: number, side: number): number[] {
	const { attacks, boardState, codes, tables } = inPlay;
	const standing = boardState.board[cell]!;
	// Tables capture enemies only, and where they are plain there are no walks, which may capture neutral pieces.
	const plain = attacks.plain(side);
	if (standing !== 0 && !codes.friends(codes.side[standing]!, side))
		return plain && !codes.isPlayers(standing) ? [] : attacks.attackers(cell, side);
	// Plain tables capture enemies of every kind alike, except those on a point.
	if (plain && tables.pointTakes.every(({ point }) => boardState.registers[FIRST_POINT + 2 * point]! < 0))
		return attacks.attackers(cell, side);
	const found = new Set<number>();
	const mark = boardState.top;
	for (let kind = 0; kind < codes.kinds.length; kind++) {
		boardState.set(cell, codes.of(1 - side, kind));
		for (const from of attacks.attackers(cell, side)) found.add(from);
		boardState.undo(mark);
	}
	return [...found];
}
