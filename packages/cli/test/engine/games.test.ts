import { apply, type Game, outcome, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { type ProtocolName, startEngine } from '@x/engines';
import { playGame } from '@x/engines/positions';
import { processTransport } from '@x/engines/process';
import { type GameId, games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../support/bundle.js';
import { Session } from '../support/session.js';

/** The most moves of a game in these tests. */
const LONGEST = 80;

/** The program, as the engine of other programs. */
const program = (words: readonly string[], folder?: string): ReturnType<typeof processTransport> =>
	processTransport(process.execPath, { arguments: [PROGRAM, 'engine', ...words], folder });

/** Plays a game of the engine against itself. Returns the number of turns. */
const playWith = async (
	protocol: ProtocolName,
	game: Game,
	words: readonly string[],
	variant?: string,
	folder?: string,
): Promise<number> => {
	const engine = await startEngine(program([...words, '--protocol', protocol], folder), {
		protocol,
		startLimit: 60_000,
		readyLimit: 60_000,
		options: { Nodes: 40 },
	});
	try {
		const player = await playGame(engine, game, { variant });
		let position = game.start as Position;
		let turns = 0;
		for (; turns < LONGEST && outcome(position) === undefined; turns++) {
			const { moves } = await player.bestMove(position, { depth: 1 });
			if (moves.length === 0) break;
			for (const move of moves) position = apply(position, move) as Position;
		}
		expect(engine.warnings).toEqual([]);
		return turns;
	} finally {
		await engine.close();
	}
};

const GAMES: readonly (readonly [ProtocolName, GameId])[] = [
	['uci', 'chess'],
	['uci', 'chess960'],
	['uci', 'duck'],
	['usi', 'shogi'],
	['ucci', 'xiangqi'],
	['uci-cyclone', 'xiangqi'],
	['xboard', 'chess'],
	['xboard', 'crazyhouse'],
];

describe('x engine', () => {
	it.each(GAMES)('plays a game by %s: %s', async (protocol, id) => {
		expect(await playWith(protocol, compile(games[id]), [])).toBeGreaterThan(10);
	});

	it('plays the game of a file of rules', async () => {
		const session = new Session();
		session.write('mine.ini', '[mine:chess]\nstalemateValue = loss\n');
		expect(await playWith('uci', compile(games.chess), ['mine.ini'], 'rules', session.directory)).toBeGreaterThan(10);
	});
});
