import { FIRST_POINT } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

/** The cells of the pieces of a side that could capture on a cell: see the query `attackers`. */
export function attackersOn(inPlay: GameInPlay, cell: number, side: number): readonly number[] {
	return inPlay.attacks.plain(side) ? byTables(inPlay, cell, side) : byWalks(inPlay, cell, side);
}

/** Tables capture enemies only; of every kind alike, except those on a point. */
function byTables({ attacks, boardState, codes, tables }: GameInPlay, cell: number, side: number): readonly number[] {
	const standing = boardState.board[cell]!;
	if (standing !== 0 && !codes.isPlayers(standing)) return [];
	const isSet = ({ point }: { readonly point: number }): boolean => boardState.registers[FIRST_POINT + 2 * point]! >= 0;
	// A step of no length would lead a piece to its own cell.
	if (codes.side[standing] === 1 - side || !tables.pointTakes.some(isSet))
		return attacks.attackers(cell, side).filter((from) => from !== cell);
	const found = new Set<number>();
	const mark = boardState.top;
	for (let kind = 0; kind < codes.kinds.length; kind++) {
		boardState.set(cell, codes.of(1 - side, kind));
		for (const from of attacks.attackers(cell, side)) found.add(from);
		boardState.undo(mark);
	}
	return [...found];
}

/** An attack query assumes the mover of its context on a cell without an enemy. */
function byWalks({ attacks, boardState, codes, player, frames }: GameInPlay, cell: number, side: number): readonly number[] {
	const standing = boardState.board[cell]!;
	const isTarget = standing !== 0 && !codes.friends(codes.side[standing]!, side);
	const found = new Set<number>();
	const context = player.settle(frames.push());
	context.side = 1 - side;
	for (let kind = 0; kind < (isTarget ? 1 : codes.kinds.length); kind++) {
		context.mover = codes.of(1 - side, kind);
		for (const from of attacks.attackers(cell, side, context)) found.add(from);
	}
	frames.pop();
	return [...found];
}
