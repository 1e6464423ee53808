/** A database: opening counts, a search by position, a filtered file. */
import { key, type Position } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { stringify } from '@x/pgn';
import { games } from '@x/pgn/games';
import { positionsFrom } from '@x/pgn/position';
import { read, readGames } from '@x/pgn/stream';
import { mainline, tagOf } from '@x/pgn/tree';
import { validator } from '@x/pgn/validate';
import { play } from '@x/san';

type Bytes = Parameters<typeof readGames>[0];

/** Counts openings and a player's games, and passes on games that reach a position in their first plies. */
export async function search(bytes: Bytes, line: readonly string[], player: RegExp, keep: (pgn: string) => void): Promise<unknown> {
	const wanted = key(play(chess.start, line));
	const positions = positionsFrom(chess.start);
	const reaches = (position: Position | undefined) => position !== undefined && key(position) === wanted;
	const openings = new Map<string, number>();
	let [count, byPlayer] = [0, 0];
	for await (const game of readGames(bytes)) {
		const moves = mainline(game);
		const opening = moves.slice(0, 2).map(({ node }) => node.san);
		openings.set(opening.join(' '), (openings.get(opening.join(' ')) ?? 0) + 1);
		count++;
		if (player.test(tagOf(game, 'White') ?? '')) byPlayer++;
		if (moves.slice(0, 12).some((move) => reaches(positions.after(move)))) keep(stringify(game));
	}
	return { count, byPlayer, openings: [...openings] };
}

/** Checks every move of a file. */
export async function check(bytes: Bytes): Promise<unknown> {
	let [plies, problems] = [0, 0];
	await read(bytes, { move: () => void plies++, problem: () => void problems++ }, { validator: validator(games) });
	return { plies, problems };
}
