import { apply, type Game, outcome, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { type ProtocolName, startEngine } from '@x/engines';
import { playGame } from '@x/engines/positions';
import { processTransport } from '@x/engines/process';
import { parse } from '@x/fbr';
import { toGame } from '@x/fbr/game';
import { type GameId, games } from '@x/games';
import { parse as parseVariants } from '@x/sjaak-variants';
import { toGame as toVariantGame } from '@x/sjaak-variants/rules';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from '../support/bundle.js';
import { Session } from '../support/session.js';
import { SMALL_AND_SMALLER } from '../support/variants.js';

const MAKRUK = `:Makruk
8x8
rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR
promotion+[6]=enter royal
R N S=F+fW K M=F P=mfW+cfF +P==M
`;

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

	it('asks XBoard for more time before all else', async () => {
		const transport = program(['--protocol', 'xboard']);
		const lines: string[] = [];
		const introduced = new Promise<void>((resolve) => {
			transport.listen((line) => {
				lines.push(line);
				if (line === 'feature done=1') resolve();
			});
		});
		for (const line of ['xboard', 'protover 2']) transport.send(line);
		await introduced;
		expect(lines[0]).toBe('feature done=0');
		transport.close(true);
		await transport.closed;
	});

	it.each(['uci', 'xboard'] as const)('knows the game of a file by its own name, too, by %s', async (protocol) => {
		const session = new Session({
			'mine.ini': '[mine:chess]\nstalemateValue = loss\n',
			'makruk.fbr': MAKRUK.replace('Makruk', 'Small Makruk'),
		});
		expect(await playWith(protocol, compile(games.chess), ['mine.ini'], 'mine', session.directory)).toBeGreaterThan(10);
		const makruk = compile(toGame(parse(MAKRUK)));
		for (const name of ['small-makruk', 'Small-Makruk'])
			expect(await playWith(protocol, makruk, ['makruk.fbr'], name, session.directory)).toBeGreaterThan(10);
	});

	it.each(['uci', 'xboard'] as const)('plays the games of files in FBR and of Sjaak by %s', async (protocol) => {
		const session = new Session({ 'makruk.fbr': MAKRUK, 'variants.txt': SMALL_AND_SMALLER });
		const makruk = compile(toGame(parse(MAKRUK)));
		expect(await playWith(protocol, makruk, ['makruk.fbr'], 'rules', session.directory)).toBeGreaterThan(10);
		const small = parseVariants(SMALL_AND_SMALLER).variants.find(({ name }) => name === 'Small')!;
		const game = compile(toVariantGame(small));
		expect(await playWith(protocol, game, ['variants.txt#Small'], 'Small', session.directory)).toBeGreaterThan(0);
	});
});
