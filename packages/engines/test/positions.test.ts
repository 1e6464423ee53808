import { apply, moveName, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { parsePosition } from '@x/fen';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { describe, expect, it } from 'vitest';
import { type ProtocolName, startEngine } from '../src/index.js';
import { type PositionInfo, playGame, scoreFor } from '../src/positions.js';
import { uploadRules } from '../src/variants.js';
import { type Fake, fakeEngine } from './fake/fake-engine.js';

/** The lines that tell an engine a position. */
const positionLines = async (fake: Fake, protocol: ProtocolName, position: Position): Promise<readonly string[]> => {
	const engine = await startEngine(fake, { protocol });
	const player = await playGame(engine, position.game);
	await player.bestMove(position, { moveTime: 1000 }).catch(() => {});
	await engine.close();
	return fake.got.filter((line) => /^(position|fen|startpos|setboard|usermove|variant|setoption)/.test(line));
};

const after = (position: Position, ...names: readonly string[]): Position =>
	names.reduce((now, name) => apply(now, name) as Position, position);

describe('a position for an engine', () => {
	it('is the start with all moves', async () => {
		expect(await positionLines(fakeEngine(), 'uci', after(chess.start, 'e2e4', 'e7e5'))).toEqual([
			'setoption name UCI_Chess960 value false',
			'setoption name UCI_Variant value chess',
			'position startpos moves e2e4 e7e5',
		]);
		expect(await positionLines(fakeEngine('', 'usi'), 'usi', after(compile(games.shogi).start, '7g7f'))).toEqual([
			'position startpos moves 7g7f',
		]);
		const xiangqi = after(compile(games.xiangqi).start, 'h3e3');
		expect(await positionLines(fakeEngine('', 'ucci'), 'ucci', xiangqi)).toEqual(['position startpos moves h2e2']);
		expect(await positionLines(fakeEngine('', 'uci-cyclone'), 'uci-cyclone', xiangqi)).toEqual(['startpos moves h2e2']);
	});

	it('is written in the engine`s FEN when the game begins elsewhere', async () => {
		const given = parsePosition('4k3/8/8/8/8/8/8/4K2R w K - 0 1', chess);
		expect((await positionLines(fakeEngine(), 'uci', after(given, 'e1g1'))).at(-1)).toBe(
			'position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1',
		);
		expect((await positionLines(fakeEngine('', 'xboard'), 'xboard', after(given, 'e1g1'))).slice(-2)).toEqual([
			'setboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1',
			'usermove e1g1',
		]);
	});

	it('names castling by the rook where the start is drawn by lot', async () => {
		const given = parsePosition('4k3/8/8/8/8/8/8/4K2R w H - 0 1', compile(games.chess960));
		const lines = await positionLines(fakeEngine(), 'uci', after(given, 'e1h1'));
		expect([lines[0], lines.at(-1)]).toEqual([
			'setoption name UCI_Chess960 value true',
			'position fen 4k3/8/8/8/8/8/8/4K2R w H - 0 1 moves e1h1',
		]);
	});
});

describe('an analysis', () => {
	it('has lines with moves, positions and SAN', async () => {
		const engine = await startEngine(fakeEngine('go → info depth 2 score cp 31 lowerbound pv e2e4 e7e5 g1f3 | bestmove e2e4 ponder e7e5'));
		const player = await playGame(engine, chess);
		const analysis = player.analyse(chess.start, { depth: 2 });
		const infos: PositionInfo[] = [];
		for await (const info of analysis) infos.push(info);
		const [{ line, ...rest } = infos[0]!] = infos;
		expect(rest).toEqual({ rank: 1, depth: 2, side: 'white', score: { kind: 'points', value: 31, bound: 'lower' } });
		expect(scoreFor('black', infos[0]!)).toEqual({ kind: 'points', value: -31, bound: 'upper' });
		expect([line.san, line.moves.map(moveName), line.positions.length, line.warnings]).toEqual([
			['e4', 'e5', 'Nf3'],
			['e2e4', 'e7e5', 'g1f3'],
			3,
			[],
		]);
		const { move, ponder } = await analysis.result;
		expect([moveName(move!), moveName(ponder!)]).toEqual(['e2e4', 'e7e5']);
		await engine.close();
	});

	it('reads SAN of engines of XBoard', async () => {
		const engine = await startEngine(fakeEngine('go → 5 10 1 9 Nf3 Nf6 | move Nf3', 'xboard'), { protocol: 'xboard' });
		const player = await playGame(engine, chess);
		const analysis = player.analyse(chess.start, { depth: 2 });
		for await (const { line } of analysis) expect(line.san).toEqual(['Nf3', 'Nf6']);
		expect(moveName((await analysis.result).move!)).toBe('g1f3');
		await engine.close();
	});

	it('takes clocks by side, only some moves, and several lines', async () => {
		const fake = fakeEngine();
		const engine = await startEngine(fake);
		const player = await playGame(engine, chess);
		const [move] = player.read('e2e4', chess.start)!;
		await player.bestMove(chess.start, { clock: { white: 5, black: 6 }, only: [move!], lines: 3 });
		expect(fake.got).toContain('setoption name MultiPV value 3');
		expect(fake.got).toContain('go wtime 5 btime 6 searchmoves e2e4');
		expect(() => player.analyse(chess.start, { clock: { red: 5 } })).toThrow('limits.clock.red: Unknown option.');
		expect(() => player.analyse(compile(games.shogi).start)).toThrow('position: Expected a position of Chess');
		await engine.close();
	});

	it('can be stopped', async () => {
		const engine = await startEngine(fakeEngine());
		const player = await playGame(engine, chess);
		expect(moveName((await player.analyse(chess.start).stop()).move!)).toBe('e2e4');
		await engine.close();
	});
});

describe('rules for an engine', () => {
	const PATH =
		'uci → option name UCI_Variant type combo default chess var chess | option name VariantPath type string default <empty> | uciok';

	it('are sent over the connection, and the game is played by its new name', async () => {
		const fake = fakeEngine(PATH);
		const engine = await startEngine(fake);
		const { variant, text, lost } = await uploadRules(engine, games.crazyhouse, { variant: 'mine' });
		expect([variant, text, lost.length > 0]).toEqual(['mine', '[mine:crazyhouse]\n', true]);
		expect(fake.got.slice(-4)).toEqual(['load <<END_OF_RULES', '[mine:crazyhouse]', 'END_OF_RULES', 'isready']);
		await playGame(engine, compile(games.crazyhouse), { variant });
		expect(fake.got).toContain('setoption name UCI_Variant value mine');
		await engine.close();
	});

	it('are saved where the engine finds them', async () => {
		const fake = fakeEngine(PATH);
		const engine = await startEngine(fake);
		await uploadRules(engine, games.crazyhouse, { variant: 'mine', save: async () => 'mine.ini' });
		expect(fake.got).toContain('setoption name VariantPath value mine.ini');
		await engine.close();
	});

	it('are refused by an engine that reads none', async () => {
		const engine = await startEngine(fakeEngine());
		await expect(uploadRules(engine, games.crazyhouse)).rejects.toMatchObject({ code: 'engines/unsupported' });
		await engine.close();
	});
});
