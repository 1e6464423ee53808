import { compile } from '@x/core/compile';
import type { ProtocolName } from '@x/engines/protocols';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { titles } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import type { EngineSurroundings } from '../../src/engine/engine-server.js';
import { setupLine } from '../../src/engine/setup-line.js';
import { timeFor } from '../../src/engine/time.js';
import { UciServer } from '../../src/engine/uci-server.js';
import { XboardServer } from '../../src/engine/xboard-server.js';

/** The answers of an engine to some lines. A line behind `...` comes while it thinks about the ones before. */
const talk = async (lines: readonly string[], protocol: ProtocolName = 'uci'): Promise<readonly string[]> => {
	const written: string[] = [];
	const rest = [...lines];
	const surroundings: EngineSurroundings = {
		write: (line) => void written.push(line),
		poll: () => {
			if (rest[0] !== '...') return undefined;
			rest.shift();
			return rest.shift();
		},
		next: async () => {
			if (rest[0] === '...') rest.shift();
			return rest.shift();
		},
		gameOf: async (name) => compile(games[name as keyof typeof games]),
		variants: Object.keys(titles),
		game: chess,
		variant: 'chess',
		version: '1.2.3',
	};
	await (protocol === 'xboard' ? new XboardServer(surroundings) : new UciServer(surroundings, protocol)).run();
	return written;
};

const withoutInfo = (lines: readonly string[]): readonly string[] => lines.filter((line) => !/^(info|\d+ )/.test(line));

describe('an engine of UCI', () => {
	it('introduces itself', async () => {
		const lines = await talk(['uci']);
		expect(lines.slice(0, 4)).toEqual([
			'id name x 1.2.3',
			'id author the authors of @x',
			'option name Move Overhead type spin default 50 min 0 max 5000',
			'option name Nodes type spin default 1000000000 min 1 max 1000000000',
		]);
		expect(lines.at(-2)).toMatch(/^option name UCI_Variant type combo default chess var .*\bvar xiangqi\b/);
		expect(lines.at(-1)).toBe('uciok');
	});

	it('stops at once, and answers while it thinks', async () => {
		const lines = await talk(['isready', 'position startpos moves e2e4', 'go infinite', '...', 'isready', '...', 'stop', 'quit']);
		expect(withoutInfo(lines)).toEqual(['readyok', 'readyok', expect.stringMatching(/^bestmove [a-h][78][a-h][56]$/)]);
	});

	it('finds a mate, and waits with its answer until it is asked', async () => {
		const lines = await talk(['position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', 'go infinite', 'isready', 'stop']);
		expect(lines.at(-3)).toMatch(/score mate 1 .* pv a1a8$/);
		expect(lines.slice(-2)).toEqual(['readyok', 'bestmove a1a8']);
	});

	it('chooses among the moves that it may play', async () => {
		const lines = await talk(['setoption name Nodes value 50', 'position startpos', 'go depth 2 searchmoves a2a3 a2a4']);
		expect(lines.at(-1)).toMatch(/^bestmove a2a[34]$/);
	});

	it('names moves and positions that are not legal', async () => {
		const lines = await talk(['position startpos moves e2e4 e2e4', 'position fen nonsense', 'setoption name Nothing value 1', 'hello']);
		expect(lines).toEqual([
			'Illegal move: e2e4',
			expect.stringMatching(/^Illegal position: \S/),
			'No such option: Nothing',
			'info string Unknown command: hello',
		]);
	});

	it('has no move when the game is over', async () => {
		expect(await talk(['position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'go movetime 100'])).toEqual(['bestmove (none)']);
		expect(
			await talk(['setoption name USI_Variant value chess', 'position sfen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'go movetime 100'], 'usi'),
		).toEqual(['bestmove resign']);
	});

	it('ponders until the move is played', async () => {
		const lines = await talk(['position startpos moves e2e4 e7e5', 'go ponder wtime 100 btime 100', '...', 'ponderhit', 'quit']);
		expect(withoutInfo(lines)).toEqual([expect.stringMatching(/^bestmove /)]);
	});
});

describe('an engine of XBoard', () => {
	it('plays the side that moves second', async () => {
		const lines = await talk(['xboard', 'protover 2', 'new', 'st 1', 'option Nodes=20', 'usermove e2e4', 'quit'], 'xboard');
		expect(lines[0]).toMatch(/^feature ping=1 /);
		expect(lines.at(-1)).toMatch(/^move [a-h][78][a-h][56]$/);
	});

	it('says the result', async () => {
		const lines = await talk(
			['new', 'force', 'usermove f2f3', 'usermove e7e5', 'usermove g2g4', 'usermove d8h4', 'usermove a2a3'],
			'xboard',
		);
		expect(lines).toEqual(['0-1 {checkmate}', 'Illegal move: a2a3']);
	});

	it('analyses until it gets another request', async () => {
		const lines = await talk(['analyze', '...', '.', '...', 'ping 3', '...', 'exit', 'ping 4'], 'xboard');
		expect(withoutInfo(lines)).toEqual(['pong 3', 'pong 4']);
	});

	it('moves at once on request, and drops its move when the game changes', async () => {
		expect(withoutInfo(await talk(['ping 1', 'st 60', 'go', '...', '?', 'quit'], 'xboard'))).toEqual([
			'pong 1',
			expect.stringMatching(/^move /),
		]);
		expect(withoutInfo(await talk(['ping 1', 'st 60', 'go', '...', 'force', 'quit'], 'xboard'))).toEqual(['pong 1']);
	});

	it('takes moves back', async () => {
		const lines = await talk(['force', 'usermove e2e4', 'usermove e7e5', 'remove', 'usermove e2e4', 'undo', 'usermove d2d4'], 'xboard');
		expect(lines).toEqual([]);
	});

	it('gives XBoard the boards that it does not know', () => {
		expect(setupLine(compile(games.minishogi))).toBe(
			'setup (P.BR...........G...SKp.br...........g...sk) 5x5+10_fairy rbsgk/4p/5/P4/KGSBR[] w - - 0 1',
		);
	});
});

describe('the time for a move', () => {
	it('is a share of the clock, and never all of it', () => {
		expect(timeFor({ moveTime: 1000 }, 0, 50)).toBe(950);
		expect(timeFor({ clock: [60_000, 1000] }, 0, 50)).toBe(1950);
		expect(timeFor({ clock: [60_000, 1000] }, 1, 50)).toBeLessThan(60);
		expect(timeFor({ clock: [10, 10] }, 0, 50)).toBe(1);
		expect(timeFor({ clock: [0, 0], byoyomi: 1000 }, 0, 50)).toBe(950);
		expect(timeFor({}, 0, 50)).toBe(Number.POSITIVE_INFINITY);
	});
});
