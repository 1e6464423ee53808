import { apply, find, legal, moveName, position as positionOf, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import type { Problem, Result } from '@x/diagnostics';
import { janggi as janggiRules } from '@x/games/janggi';
import { marseillais } from '@x/games/marseillais';
import { chess as chessGame } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { type Aux, chess, chuShogi, fromPosition, fromSetup, janggi, makruk, shogi, toSetup } from '../src/bindings/index.js';
import { exportFen, exportSfen, importFen } from '../src/convert/index.js';
import { parse, stringify } from '../src/index.js';

const unwrap = <T>(result: Result<T, Problem>): T => {
	if (!result.ok) throw new Error(result.problems.map(({ code, message }) => `${code}: ${message}`).join('\n'));
	return result.value;
};

const told = (result: Result<unknown, Problem>): readonly string[] =>
	(result.ok ? result.warnings : result.problems).map((problem) => `${problem.code.slice(13)} ${'path' in problem ? problem.path : ''}`);

const KINGS = parse('4k^3/8/8/8/8/8/8/4K^3 / C/c');

describe('state without a field goes to the side record and back', () => {
	test('a pass of janggi', () => {
		const game = compile(janggiRules.rules);
		const pass = legal(game.start).find(({ from, to }) => from === undefined || from === to)!;
		const passed = apply(game.start, pass);
		const written = fromPosition(passed, janggi);
		const { feen, aux } = unwrap(written);
		expect(aux.vars).toEqual({ passes: 1, over: 0 });
		expect(told(written)).toContain('extra vars.passes');
		expect(fromPosition(passed, janggi, { mode: 'strict' }).ok).toBe(true);
		const again = positionOf(game, unwrap(toSetup(parse(stringify(feen)), game, janggi, { aux, mode: 'strict' })));
		expect(setupOf(again)).toEqual(setupOf(passed));
	});

	test('converts the phase of a turn with several moves', () => {
		const game = compile(marseillais.rules);
		let position = game.start;
		for (const name of ['e2e4', 'e7e5']) position = apply(position, legal(position).find((move) => moveName(move) === name)!);
		const written = fromPosition(position, chess);
		const { feen, aux } = unwrap(written);
		expect(setupOf(position).phase).toBe(aux.phase);
		expect(told(written)).toContain('extra phase');
		const again = positionOf(game, unwrap(toSetup(feen, game, chess, { aux })));
		expect(setupOf(again).phase).toBe(aux.phase);
		expect(legal(again).map(moveName)).toEqual(legal(position).map(moveName));
	});

	test('converts points, variables and earlier positions of any setup', () => {
		const setup = {
			pieces: [],
			phase: 'white',
			points: {
				duck: [[3, 3]],
				ep: [
					[1, 2],
					[2, 2],
				],
				none: [],
			},
			vars: { counter: { white: 1, black: 0 }, zero: 0, halfmove: { white: 1, black: 2 } },
			seen: ['a', 'b'],
		};
		const written = fromSetup(setup, chess);
		expect(unwrap(written).aux).toEqual({
			points: {
				duck: [[3, 3]],
				ep: [
					[1, 2],
					[2, 2],
				],
			},
			vars: { counter: { white: 1, black: 0 }, zero: 0, halfmove: { white: 1, black: 2 } },
			seen: ['a', 'b'],
		});
		expect(told(written)).toEqual([
			'en-passant points',
			'extra vars.counter',
			'extra vars.halfmove',
			'extra points.duck',
			'extra points.ep',
			'extra seen',
		]);
	});
});

describe('reports parts of the side record that a game does not have', () => {
	const cases: readonly (readonly [aux: Aux, code: string])[] = [
		[{ moveNumber: 7 }, 'move-number aux.moveNumber'],
		[{ checks: [3, 1] }, 'checks aux.checks'],
		[{ counting: 64 }, 'clock aux.counting'],
		[{ lastLionCapture: '5e' }, 'extra aux.lastLionCapture'],
		[{ vars: { passes: 1 } }, 'extra aux.vars.passes'],
		[{ points: { lion: [[0, 0]] } }, 'extra aux.points.lion'],
		[{ phase: 'white2' }, 'extra aux.phase'],
	];
	test.each(cases)('%j', (aux, code) => {
		const read = toSetup(KINGS, chessGame, chess, { aux });
		expect(told(read)).toEqual([code]);
		expect(setupOf(positionOf(chessGame, unwrap(read))).vars).toEqual({ halfmove: 0, fullmove: 1 });
	});

	test('reports nothing for an empty side record', () => {
		const aux: Aux = { moveNumber: 1, lastLionCapture: null, halfmove: 3, fullmove: 9 };
		expect(told(toSetup(KINGS, chessGame, chess, { aux }))).toEqual([]);
	});
});

describe('reports parts of the side record that another notation cannot express', () => {
	test('FEN', () => {
		const aux: Aux = { halfmove: 2, fullmove: 3, moveNumber: 5, counting: 9, lastLionCapture: '5e', vars: { passes: 1 } };
		expect(told(exportFen(KINGS, chess, { aux }))).toEqual([
			'move-number aux.moveNumber',
			'clock aux.counting',
			'extra aux.lastLionCapture',
			'extra aux.vars',
		]);
		expect(told(exportFen(parse('4k^3/8/8/8/8/8/8/4K^3 / M/m'), makruk, { aux: { counting: 9 } }))).toEqual([]);
	});

	test('SFEN', () => {
		const kings = parse('4k^4/9/9/9/9/9/9/9/4K^4 / S/s');
		expect(
			told(exportSfen(kings, shogi, { aux: { moveNumber: 5, halfmove: 1, fullmove: 1, checks: [1, 1], lastLionCapture: '5e' } })),
		).toEqual(['clock aux.halfmove', 'checks aux.checks', 'extra aux.lastLionCapture']);
		const chu = parse(`${'12/'.repeat(11)}12 / U/u`);
		expect(told(exportSfen(chu, chuShogi, { aux: { lastLionCapture: '5e' } }))).toEqual([]);
	});

	test('keeps the clocks of a FEN in games without clocks', () => {
		const { aux } = unwrap(importFen('4k4/9/9/9/9/9/9/9/4K4[] w - - 5 40', shogi));
		expect(aux).toEqual({ halfmove: 5, fullmove: 40 });
	});
});

test('does not mark or report a double step that cannot be captured', () => {
	const [move] = find(chessGame.start, { from: 'e2', to: 'e4' });
	expect(told(fromPosition(apply(chessGame.start, move!), chess))).toEqual([]);
});
