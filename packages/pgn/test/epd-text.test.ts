import { describe, expect, expectTypeOf, test } from 'vitest';
import { isValid, type Operand, operand, operation, parse, safeParse, stringify, withOperation } from '../src/epd.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';

/** The position of a line, and its operations in short. */
const split = (line: string): unknown => {
	const { position, operations } = parse(line);
	return [position, ...operations.map(({ opcode, operands }) => [opcode, ...operands.map(({ text }) => text)])];
};

const codes = (line: string): readonly string[] => {
	const result = safeParse(line);
	return (result.ok ? result.warnings : result.problems).map(({ code }) => code);
};

describe('finds the end of the position', () => {
	test.each([
		[`${START} bm e4;`, START, ['bm', 'e4']],
		[`${START}`, START],
		['8/8/8/8/8/8/8/8 b Kq e3 acd 5;', '8/8/8/8/8/8/8/8 b Kq e3', ['acd', '5']],
		// A cell and a comment have the same form; the comment is before a string.
		['8/8/8/8/8/8/8/8 b - c3 c0 "a";', '8/8/8/8/8/8/8/8 b - c3', ['c0', '"a"']],
		['8/8/8/8/8/8/8/8 b - c3 "a";', '8/8/8/8/8/8/8/8 b -', ['c3', '"a"']],
		// Letters of files are castling rights even if an opcode has the same letters.
		['8/8/8/8/8/8/8/8 b ce - ce 5;', '8/8/8/8/8/8/8/8 b ce -', ['ce', '5']],
		['8/8/8/8/8/8/8/8 b bm e4;', '8/8/8/8/8/8/8/8 b', ['bm', 'e4']],
		['8/8/8/8/8/8/8/8 bm e4;', '8/8/8/8/8/8/8/8', ['bm', 'e4']],
		['8/8/8/8/8/8/8/8 b kq bm e4;', '8/8/8/8/8/8/8/8 b kq', ['bm', 'e4']],
		['8/8/8/8/8/8/8/8 w - bm e4;', '8/8/8/8/8/8/8/8 w -', ['bm', 'e4']],
		['8/8/8/8/8/8/8/8 w - D1 20;', '8/8/8/8/8/8/8/8 w -', ['D1', '20']],
		// Counters, and the form of perft suites.
		[`${START} 0 1 bm e4;`, `${START} 0 1`, ['bm', 'e4']],
		[`${START} 0 1 ;D1 20 ;D2 400`, `${START} 0 1`, ['D1', '20'], ['D2', '400']],
		[`${START} 0 1;D1 20;D2 400;`, `${START} 0 1`, ['D1', '20'], ['D2', '400']],
		// Pockets, checks, gates, the state of a phase.
		['8/8/8/8/8/8/8/8[Qn] w - - id "x";', '8/8/8/8/8/8/8/8[Qn] w - -', ['id', '"x"']],
		['8/8/8/8/8/8/8/8/Qn w - - id "x";', '8/8/8/8/8/8/8/8/Qn w - -', ['id', '"x"']],
		['8/8/8/8/8/8/8/8 w - - 3+3 id "x";', '8/8/8/8/8/8/8/8 w - - 3+3', ['id', '"x"']],
		['8/8/8/8/8/8/8/8 w - - 0 1 +0+1 id "x";', '8/8/8/8/8/8/8/8 w - - 0 1 +0+1', ['id', '"x"']],
		['8/8/8/8/8/8/8/8[HEhe] w KQBCDFGkqbcdfg - bm e4;', '8/8/8/8/8/8/8/8[HEhe] w KQBCDFGkqbcdfg -', ['bm', 'e4']],
		['8/8/8/8/8/8/8/8 b2 KQkq d6;ep-again=e3 bm e4;', '8/8/8/8/8/8/8/8 b2 KQkq d6;ep-again=e3', ['bm', 'e4']],
		['8/8/8/8/8/8/8/8 w - -;passing=1;count=w:1+b:2 ;D1 20', '8/8/8/8/8/8/8/8 w - -;passing=1;count=w:1+b:2', ['D1', '20']],
		['9/9/9/9/9/9/9/9/9 b Sbgn3p 124 bm P*5e;', '9/9/9/9/9/9/9/9/9 b Sbgn3p 124', ['bm', 'P*5e']],
	])('%s', (line, ...parts) => {
		expect(split(line)).toEqual(parts);
		const written = stringify(parse(line));
		expect(split(written)).toEqual(parts);
		expect(stringify(parse(written))).toBe(written);
	});

	test.each(['', ' ', ';', 'bm e4;', '1. e4 e5', 'not a position', '"x"', '[Event "?"]'])('refuses %o', (line) => {
		expect(isValid(line)).toBe(false);
	});
});

describe('operands', () => {
	const operandsOf = (text: string): readonly Operand[] =>
		parse(`${START} noop ${text};`).operations[0]!.operands.map(({ span, ...rest }) => rest as Operand);

	test('are strings, numbers and words', () => {
		expect(operandsOf('"a b" 5 -0.50 +3 Nf3 1. 0-0 1e4')).toEqual([
			{ type: 'string', text: '"a b"', value: 'a b' },
			{ type: 'number', text: '5', value: 5 },
			{ type: 'number', text: '-0.50', value: -0.5 },
			{ type: 'number', text: '+3', value: 3 },
			...['Nf3', '1.', '0-0', '1e4'].map((text) => ({ type: 'word', text, value: text })),
		]);
	});
	test('keep large integers exactly', () => {
		expect(operandsOf('9007199254740993 +18446744073709551616')).toMatchObject([
			{ value: 9007199254740993n },
			{ value: 18446744073709551616n },
		]);
	});
	test('keep semicolons and escaped quotation marks inside of strings', () => {
		expect(operandsOf(String.raw`"a; \"b\"" "c:\dir" "\\"`)).toMatchObject([
			{ value: 'a; "b"' },
			{ value: String.raw`c:\dir` },
			{ value: '\\' },
		]);
	});
	test('end a string with a backslash if the line has no other end of it', () => {
		const line = String.raw`${START} bm e4; id "c:\suites\"; acd 5;`;
		expect(codes(line)).toEqual(['pgn/epd-string-unclosed']);
		expect(operation(parse(line), 'id')).toBe('c:\\suites\\');
		expect(operation(parse(line), 'acd')).toBe(5);
	});
	test('end an unclosed string before the next semicolon', () => {
		const epd = parse(`${START} id "WAC.001; bm e4;`);
		expect(operation(epd, 'id')).toBe('WAC.001');
		expect(operation(epd, 'bm')).toEqual(['e4']);
		expect(stringify(epd)).toBe(`${START} id "WAC.001"; bm e4;`);
	});
	test('are made from values', () => {
		expect([
			operand('string', 'a "b" \\').text,
			operand('number', 1e21).text,
			operand('number', -2.5e-7).text,
			operand('number', 2n ** 64n).text,
		]).toEqual([String.raw`"a \"b\" \\"`, '1000000000000000000000', '-0.00000025', '18446744073709551616']);
		for (const bad of ['', 'a b', 'a;', '"a', '12']) expect(() => operand('word', bad), bad).toThrow('EPD cannot express');
		expect(() => operand('string', 'a\nb')).toThrow('EPD cannot express');
		expect(() => operand('number', Number.NaN)).toThrow('EPD cannot express');
	});
});

describe('typed operations', () => {
	const epd = parse(
		`${START} bm e4 Nf3; am 1. a3, h3; pv 1.e4 e5 2.Nf3; pm e4; id "T.1"; c0 "a"; c9 "z"; v3 "v"; acd 12; acn 9007199254740993; acs 1.5; ce -34; dm 3; draw_offer; resign; noop 1 "x"; D4 197281; D12 62854969236701747; Ae "engine"; tcri "a@b" "A B"; eco "C00"; foo 1;`,
	);
	test('have values by opcode', () => {
		expect(operation(epd, 'bm')).toEqual(['e4', 'Nf3']);
		expect(operation(epd, 'am')).toEqual(['a3', 'h3']);
		expect(operation(epd, 'pv')).toEqual(['e4', 'e5', 'Nf3']);
		expect(operation(epd, 'pm')).toBe('e4');
		expect(['id', 'c0', 'c9', 'v3', 'Ae', 'eco'].map((code) => operation(epd, code))).toEqual(['T.1', 'a', 'z', 'v', 'engine', 'C00']);
		expect(['acd', 'acn', 'acs', 'ce', 'dm', 'D4', 'D12'].map((code) => operation(epd, code))).toEqual([
			12,
			9007199254740993n,
			1.5,
			-34,
			3,
			197281,
			62854969236701747n,
		]);
		expect([operation(epd, 'draw_offer'), operation(epd, 'resign'), operation(epd, 'draw_claim')]).toEqual([true, true, undefined]);
		expect(operation(epd, 'tcri')).toEqual(['a@b', 'A B']);
		expect(operation(epd, 'foo')).toMatchObject([{ type: 'number', value: 1 }]);
		expect(operation(epd, 'constructor')).toBeUndefined();
	});
	test('have a TypeScript type by opcode', () => {
		expectTypeOf(operation(epd, 'bm')).toEqualTypeOf<readonly string[] | undefined>();
		expectTypeOf(operation(epd, 'sm')).toEqualTypeOf<string | undefined>();
		expectTypeOf(operation(epd, 'c7')).toEqualTypeOf<string | undefined>();
		expectTypeOf(operation(epd, 'ce')).toEqualTypeOf<number | undefined>();
		expectTypeOf(operation(epd, 'D6')).toEqualTypeOf<number | bigint | undefined>();
		expectTypeOf(operation(epd, 'resign')).toEqualTypeOf<true | undefined>();
		expectTypeOf(operation(epd, 'own_code')).toEqualTypeOf<readonly Operand[] | undefined>();
		expectTypeOf(withOperation<'bm'>)
			.parameter(2)
			.toEqualTypeOf<readonly string[] | undefined>();
		expectTypeOf(withOperation<'acd'>)
			.parameter(2)
			.toEqualTypeOf<number | undefined>();
		expect(() => withOperation(epd, 'bm', 'e4' as never)).toThrow(TypeError);
		expect(() => withOperation(epd, 'acd', '5' as never)).toThrow(TypeError);
	});
	test('of a wrong type are reported and kept', () => {
		const line = `${START} acd deep; ce 1.5; id A B; bm "e4 d4"; dm; rc 1 2; resign now; draw_offer;`;
		expect(codes(line)).toEqual([
			'pgn/epd-operand',
			'pgn/epd-operand',
			'pgn/epd-operand',
			'pgn/epd-move-form',
			'pgn/epd-operand-count',
			'pgn/epd-operand-count',
			'pgn/epd-operand-count',
		]);
		const read = parse(line);
		expect(stringify(read)).toBe(line);
		expect([operation(read, 'acd'), operation(read, 'ce'), operation(read, 'id'), operation(read, 'bm')]).toEqual([
			undefined,
			undefined,
			'A B',
			['e4', 'd4'],
		]);
		expect(isValid(line, { mode: 'strict' })).toBe(false);
	});
	test('count the last one of several', () => {
		expect(operation(parse(`${START} id "a"; id "b";`), 'id')).toBe('b');
	});
	test('are set in their place, added behind the others, and removed', () => {
		const two = parse(`${START} id "a"; acd 5; id "b"; x y;`);
		expect(stringify(withOperation(two, 'id', 'c;"d"'))).toBe(`${START} id "c;\\"d\\""; acd 5; x y;`);
		expect(stringify(withOperation(two, 'bm', ['e4', 'O-O']))).toBe(`${START} id "a"; acd 5; id "b"; x y; bm e4 O-O;`);
		expect(stringify(withOperation(two, 'id', undefined))).toBe(`${START} acd 5; x y;`);
		expect(stringify(withOperation(two, 'x', [operand('string', 'z'), operand('number', 1)]))).toBe(
			`${START} id "a"; acd 5; id "b"; x "z" 1;`,
		);
		expect(() => withOperation(two, 'id', 'a\nb')).toThrow('EPD cannot express');
	});
});

describe('writing', () => {
	test('keeps unknown opcodes, order, repeated opcodes and the spelling of operands', () => {
		const line = String.raw`${START} zz 007 +1 0.50 "a\\b\"" c:\x; Zz; aa; aa 1; id "C:\x";`;
		expect(stringify(parse(line))).toBe(line);
	});
	test('separates an opcode that reads as a field', () => {
		const epd = { position: '8/8/8 w', operations: [{ opcode: 'KQ', operands: [] }] };
		expect(stringify(epd)).toBe('8/8/8 w ; KQ;');
		expect(parse(stringify(epd))).toMatchObject(epd);
	});
	test.each([
		['an empty position', { position: '', operations: [] }],
		['a position with an opcode', { position: `${START} bm`, operations: [] }],
		['an opcode with a blank', { position: START, operations: [{ opcode: 'a b', operands: [] }] }],
		['an empty opcode', { position: START, operations: [{ opcode: '', operands: [] }] }],
		['a number with letters', { position: START, operations: [{ opcode: 'a', operands: [{ type: 'number', text: 'x', value: 1 }] }] }],
		[
			'a string without quotation marks',
			{ position: START, operations: [{ opcode: 'a', operands: [{ type: 'string', text: 'x', value: 'x' }] }] },
		],
	] as const)('refuses %s', (_, epd) => {
		expect(() => stringify(epd)).toThrow('EPD cannot express');
	});
	test('is the text that strict reading accepts', () => {
		const line = `${START} bm e4; id "x";`;
		expect(isValid(line, { mode: 'strict' })).toBe(true);
		for (const other of [
			`${line} `,
			line.replace(' bm', '  bm'),
			line.replace('; id', ';id'),
			line.slice(0, -1),
			`${line}\n`,
			`${START} 0 1 bm e4;`,
		])
			expect(isValid(other, { mode: 'strict' }), other).toBe(false);
	});
});
