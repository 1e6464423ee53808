/** The glue to an engine: what is sent to it, and what comes back. */
import { apply, history, lastMove, moveName, type Position } from '@x/core';
import { stringify } from '@x/fen';
import { play, safePlay } from '@x/san';
import { historyOf } from '@x/san/moves';

/** The command that tells an engine a position and how it arose. */
export function command(position: Position): string {
	const [start, ...later] = history(position);
	const moves = later.map((one) => moveName(lastMove(one)!));
	return `position fen ${stringify(start!)}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
}

/** The principal variation of an `info` line in SAN, up to its first move that is not legal. */
export function variation(position: Position, info: string): readonly string[] {
	const moves = info.split(' pv ')[1]?.split(' ') ?? [];
	const read = safePlay(position, moves);
	const end = read.ok ? read.value : play(position, moves.slice(0, Number(read.problems[0]!.data?.index)));
	return historyOf(end)
		.slice(history(position).length - 1)
		.map(({ san }) => san);
}

export const answered = (position: Position, best: string): Position => apply(position, best.split(' ')[1]!);
