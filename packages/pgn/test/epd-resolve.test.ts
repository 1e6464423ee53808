import { readFileSync } from 'node:fs';
import { apply, find, moveName, position as positionOf, setupOf, turn, variable } from '@x/core';
import { compile } from '@x/core/compile';
import { type Diagnostic, NotationError } from '@x/diagnostics';
import { stringify as stringifyFen } from '@x/fen';
import { lichess, sfen } from '@x/fen/dialects';
import { crazyhouse } from '@x/games/crazyhouse';
import { glinski } from '@x/games/glinski';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { shogi } from '@x/games/shogi';
import { threeCheck } from '@x/games/three-check';
import { describe, expect, test } from 'vitest';
import { fromPosition, operation, parse, type ResolveOptions, resolve, safeResolve, stringify, withOperation } from '../src/epd.js';

interface Suite {
	readonly id: string;
	readonly text: string;
	readonly bm: readonly string[];
}

const suites: readonly Suite[] = JSON.parse(readFileSync(new URL('../vectors/epd-suites.json', import.meta.url), 'utf8'));

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';
const KINGS = '4k3/8/8/8/8/8/4P3/4K3 w - -';

/** The faults of a line: the code and the text of each span. */
const faults = (line: string, options?: ResolveOptions): unknown => {
	const result = safeResolve(line, chess, options);
	const problems: readonly Diagnostic[] = result.ok ? result.warnings : result.problems;
	return problems.map(({ code, severity, span }) => [severity, code, line.slice(span.from, span.to)]);
};

describe('lines of known suites', () => {
	test.each(suites)('$id', ({ id, text, bm }) => {
		const { position, bm: moves, epd } = resolve(text, chess, { mode: 'strict' });
		expect(moves.map(moveName)).toEqual(bm);
		expect(operation(epd, 'id')).toBe(id);
		expect(stringify(epd)).toBe(text);
		expect(stringify(fromPosition(position, { bm: moves, id }))).toBe(text);
	});
	test('of perft, which separate operations by semicolons', () => {
		const { position, epd } = resolve(`${START} 0 1 ;D1 20 ;D2 400 ;D3 8902`, chess);
		expect(stringifyFen(position)).toBe(`${START} 0 1`);
		expect([operation(epd, 'D1'), operation(epd, 'D2'), operation(epd, 'D3')]).toEqual([20, 400, 8902]);
	});
});

describe('moves', () => {
	test('are resolved in the position, those of a line one after the other', () => {
		const { bm, am, pv, pm, sm } = resolve(`${START} bm e4 Nf3; am f3; sm d4; pm c4; pv 1. e4 e5 2. Nf3 Nc6;`, chess);
		expect(bm.map(moveName)).toEqual(['e2e4', 'g1f3']);
		expect(am.map(moveName)).toEqual(['f2f3']);
		expect(pv.map(moveName)).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
		expect([pm, sm].map((move) => move && moveName(move))).toEqual(['c2c4', 'd2d4']);
	});
	test('that are not legal are faults with their place in the line', () => {
		expect(faults(`${START} bm e4 Ke2; id "x"; pv e4 d5 Qh6 Nf6;`)).toEqual([
			['error', 'san/own-piece', 'e2'],
			['error', expect.stringMatching(/^san\//), expect.stringContaining('h6')],
		]);
	});
	test('that are not legal are left out in the mode repair', () => {
		const { bm, pv } = resolve(`${START} bm e4 Ke2; pv e4 d5 Qh6 Nf6;`, chess, { mode: 'repair' });
		expect(bm.map(moveName)).toEqual(['e2e4']);
		expect(pv.map(moveName)).toEqual(['e2e4', 'd7d5']);
	});
	test('in other spellings are warnings, and errors in strict mode', () => {
		const line = `${START} bm e2e4 Ng1f3!;`;
		const result = safeResolve(line, chess);
		expect(result.ok && result.value.bm.map(moveName)).toEqual(['e2e4', 'g1f3']);
		expect(result.ok && result.warnings.length).toBeGreaterThan(0);
		expect(safeResolve(line, chess, { mode: 'strict' }).ok).toBe(false);
	});
	test('behind numbers and in quotation marks have exact places', () => {
		expect(faults(`${KINGS} pv 1.e4 1...Kxd1, 2.e5;`)).toContainEqual(['error', 'san/illegal', 'd1']);
		expect(faults(`${KINGS} bm "e4 e6";`)).toEqual([
			['warning', 'pgn/epd-move-form', '"e4 e6"'],
			['error', expect.stringMatching(/^san\//), expect.stringMatching(/^e6?$/)],
		]);
	});
});

describe('positions', () => {
	test('take their counters from hmvc and fmvn', () => {
		const { position } = resolve(`${KINGS} hmvc 12; fmvn 40;`, chess);
		expect(stringifyFen(position)).toBe(`${KINGS} 12 40`);
		expect(stringify(fromPosition(position))).toBe(`${KINGS} fmvn 40; hmvc 12;`);
		expect(stringify(fromPosition(position, { id: 'x' }, { counters: false }))).toBe(`${KINGS} id "x";`);
		expect(stringify(fromPosition(position, { hmvc: 3 }))).toBe(`${KINGS} fmvn 40; hmvc 3;`);
	});
	test('take the counters of operations where the position has others', () => {
		expect(faults(`${KINGS} 5 6 hmvc 12;`)).toEqual([['warning', 'pgn/epd-counters', '5 6']]);
		expect(stringifyFen(resolve(`${KINGS} 5 6 hmvc 12;`, chess).position)).toBe(`${KINGS} 12 6`);
	});
	test('report faults at their places', () => {
		expect(faults('4k3/9/8/8/8/8/4P3/4K3 w - - bm e4;')).toEqual([['error', 'fen/rank-too-long', '9']]);
		expect(faults('  4k3/8/8/8/8/8/4P3/8 w - - bm e4;')).toMatchObject([
			['error', expect.stringMatching(/^setup\/|^position\/|^core\//), expect.any(String)],
		]);
		expect(faults(`${KINGS} fmvn 0; hmvc -1; acd x;`)).toEqual([
			['warning', 'pgn/epd-operand', 'x'],
			['warning', 'pgn/epd-counter', '-1'],
			['warning', 'pgn/epd-counter', '0'],
		]);
		expect(faults('4k3/8/8/8/8/8/4P3/4K3 w bm e4;')).not.toEqual([]);
	});
	test('of games with other fields end where the game says', () => {
		const hexagonal = compile(glinski);
		const epd = fromPosition(hexagonal.start, { c3: 'text', D1: 51 });
		expect(epd.position.split(' ').length).toBeLessThanOrEqual(4);
		const read = resolve(`${epd.position} c3 5; D1 51;`, hexagonal, { mode: 'lenient' });
		expect(read.epd.position).toBe(epd.position);
		expect(read.epd.operations.map(({ opcode }) => opcode)).toEqual(['c3', 'D1']);
	});
	test('are read in other dialects', () => {
		const game = compile(shogi);
		const { position } = resolve('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 id "start";', game, { dialect: sfen });
		expect(turn(position).ply).toBe(turn(game.start).ply);
		expect(stringify(fromPosition(position, {}, { dialect: sfen }))).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -');
		const house = resolve('4k3/8/8/8/8/8/8/4K3/Qn w - - bm Q@e7+;', compile(crazyhouse), { dialect: lichess });
		expect(house.bm.map(moveName)).toHaveLength(1);
		const checks = resolve('4k3/8/8/8/8/8/8/4K2R w - - 2+3 bm Rh8+;', compile(threeCheck));
		expect(variable(checks.position, 'checks', 'white')).toBe(2);
	});
	test('of Chess960 have castling rights by files', () => {
		const { position, bm } = resolve('r3k3/8/8/8/8/8/8/RR2K2R w KBq - bm O-O;', chess960);
		expect(bm).toHaveLength(1);
		expect(stringify(fromPosition(position, { bm }))).toBe('r3k3/8/8/8/8/8/8/RR2K2R w KBq - bm O-O;');
	});
	test('with an en passant cell that was not passed are repaired with a warning', () => {
		expect(faults(`${KINGS.slice(0, -1)}e3 bm e4;`)).toEqual([['warning', 'fen/en-passant-impossible', 'e3']]);
	});
});

describe('values', () => {
	test('that a program made are resolved with the spans of their text', () => {
		const epd = withOperation(parse(`${START}  id "x";`), 'bm', ['e4', 'Ke2']);
		const result = safeResolve(epd, chess);
		const text = stringify(epd);
		expect(result.ok ? [] : result.problems.map(({ span }) => text.slice(span.from, span.to))).toEqual(['e2']);
	});
	test('keep the spans of the line that was read', () => {
		const line = `  ${START}   bm  Ke2;`;
		const result = safeResolve(parse(line), chess);
		expect(result.ok ? [] : result.problems.map(({ span }) => line.slice(span.from, span.to))).toEqual(['e2']);
	});
	test('are made of moves, squares and texts', () => {
		const [e4] = find(chess.start, { from: 'e2', to: 'e4' });
		const after = apply(chess.start, e4!);
		const [e5] = find(after, { from: 'e7', to: 'e5' });
		const epd = fromPosition(chess.start, {
			pv: [e4!, e5!, 'g1f3', { from: 'b8', to: 'c6' }],
			sm: 'e2-e4',
			acd: 3,
			acn: 10n ** 20n,
			resign: true,
		});
		expect(stringify(epd)).toBe(`${START} pv e4 e5 Nf3 Nc6; sm e4; acd 3; acn 100000000000000000000; resign;`);
	});
	test('that cannot be written are refused', () => {
		expect(() => fromPosition(chess.start, { bm: ['Ke2'] })).toThrow(NotationError);
		expect(() => fromPosition(chess.start, { id: 'a\nb' })).toThrow(NotationError);
		expect(() => fromPosition(chess.start, { foo: 1 } as never)).toThrow('operations.foo: Expected an opcode of the standard');
		expect(() => fromPosition(chess.start, { bm: 'e4' } as never)).toThrow('operations.bm: Expected a list of moves');
	});
	test('do not change', () => {
		const setup = setupOf(chess.start);
		const epd = Object.freeze(parse(`${START} id "x";`));
		withOperation(epd, 'id', 'y');
		expect(operation(epd, 'id')).toBe('x');
		expect(setupOf(positionOf(chess, setup))).toEqual(setup);
	});
});
