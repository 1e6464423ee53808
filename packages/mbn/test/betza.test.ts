import type { Span } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { CODES } from '../src/betza/codes.js';
import {
	type Betza,
	type BetzaMode,
	betzaMoves,
	betzaToMbn,
	type Dialect,
	lamePath,
	mbnToBetza,
	movesToBetza,
	type Offset,
	parseBetza,
	safeParseBetza,
	stringifyBetza,
	turned,
} from '../src/betza/index.js';
import { movesIn } from '../src/path/read-moves.js';
import { catalogue, problemsOf } from './betza-examples.js';
import { mbnText, readVectors } from './betza-shared.js';

interface Case {
	readonly id: string;
	readonly dialect: Dialect;
	readonly mode?: BetzaMode;
	readonly input: string;
	readonly expect: {
		readonly canonical?: string;
		readonly offsets?: readonly Offset[];
		readonly mbn?: string;
		/** The number of losses of the conversion to MBN. */
		readonly lost?: number;
		readonly problems?: readonly (readonly [string, number, number])[];
		readonly warnings?: readonly (readonly [string, number, number])[];
	};
	readonly source: string;
}

const places = (problems: readonly { readonly code: string; readonly span: Span }[]): unknown =>
	problems.map(({ code, span }) => [code, span.from, span.to]);

describe('the table of texts', () => {
	const cases = readVectors<Case>('betza');

	it('has ids that differ', () => {
		expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
	});

	it.each(cases)('$id: $input', ({ dialect, mode, input, expect: expected }) => {
		const result = safeParseBetza(input, { dialect, mode });
		if (!result.ok) {
			expect(places(result.problems)).toEqual(expected.problems);
			return;
		}
		expect(expected.problems).toBeUndefined();
		expect(places(result.warnings)).toEqual(expected.warnings ?? []);
		const tree = result.value;
		expect(stringifyBetza(tree)).toBe(expected.canonical);
		const [move] = betzaMoves(tree);
		const directions = move?.type === 'path' ? move.legs[0].directions : undefined;
		if (expected.offsets !== undefined) expect(directions?.from === 'start' && directions.offsets).toEqual(expected.offsets);
		const { value, lost } = betzaToMbn(tree);
		if (expected.mbn !== undefined) expect(value && mbnText(value)).toBe(expected.mbn);
		if (expected.mbn !== undefined || expected.lost !== undefined) expect(lost).toHaveLength(expected.lost ?? 0);
		for (const { message } of lost) expect(message).toMatch(/^The other notation cannot say .*\.$/);
	});
});

describe('the catalogue of faults', () => {
	it.each(catalogue)('has an example of $code', (example) => {
		const { code, severity, span, path } = example;
		expect(problemsOf(example)).toContainEqual(
			expect.objectContaining({ code, severity, ...(span && { span }), ...(path !== undefined && { data: { path } }) }),
		);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `betza/${code}`));
	});

	it('lists problems up to a limit, and a text with faults is never taken for a good one', () => {
		const result = safeParseBetza(' ? ? W', { mode: 'lenient', limits: { problems: 1 } });
		expect(result.ok).toBe(false);
		expect(!result.ok && result.problems.map(({ code }) => code)).toEqual(['betza/blank', 'betza/character']);
	});
});

describe('a tree', () => {
	it('has the places of its parts', () => {
		const [term] = parseBetza('ffmN3').terms;
		expect(term).toEqual({
			type: 'simple',
			modifiers: [
				{ type: 'direction', letters: 'ff', span: { from: 0, to: 2 } },
				{ type: 'mode', letter: 'm', span: { from: 2, to: 3 } },
			],
			atom: { type: 'letter', letter: 'N', span: { from: 3, to: 4 } },
			range: { type: 'number', count: 3 },
			span: { from: 0, to: 5 },
		});
	});

	it('without terms is a piece that does not move', () => {
		expect(parseBetza('').terms).toEqual([]);
		expect(stringifyBetza(parseBetza(''))).toBe('');
		expect(betzaToMbn(parseBetza(''))).toEqual({ value: undefined, lost: [] });
	});

	it('leaves out terms that cannot be read in the mode repair', () => {
		const result = safeParseBetza('fWxEmF', { dialect: 'fairy', mode: 'repair' });
		expect(result.ok && stringifyBetza(result.value)).toBe('fWmF');
	});

	it('is not written as other terms', () => {
		const knight: Betza['terms'][number] = { type: 'simple', modifiers: [], atom: { type: 'letter', letter: 'N' } };
		expect(() => stringifyBetza({ dialect: 'betza', terms: [knight, knight] }, { style: 'exact' })).toThrow(
			'Expected 2 terms that stay apart, found "NN".',
		);
		expect(stringifyBetza({ dialect: 'betza', terms: [knight, knight] })).toBe('N');
	});
});

describe('conversions', () => {
	it.each([
		['xbetza', 'afsW', 'fairy', 'nN', 0],
		['xbetza', 'gafQ', 'fairy', 'gQ', 0],
		['xbetza', '[F?R]', 'betza', 't[FR]', 0],
		['xbetza', 'NX', 'fairy', '', 1],
		['xbetza', 'mdQ', 'fairy', 'mQ', 1],
		['xbetza', 'isO2W', 'betza', 'W', 1],
		['xbetza', 'FX0', 'xbetza', 'FX0', 0],
		['fairy', 'fsK', 'xbetza', 'sWfF', 0],
		['fairy', 'NN', 'xbetza', 'N0', 0],
		['betza', 'LJ', 'fairy', 'CZ', 0],
		['xbetza', 'W12', 'fairy', 'R', 1],
		['xbetza', 'D0nH', 'fairy', '', 2],
	] as const)('of the dialect %s: %s is in the dialect %s: %s', (from, text, to, expected, losses) => {
		const { value, lost } = movesToBetza(betzaMoves(parseBetza(text, { dialect: from })), { dialect: to });
		expect([stringifyBetza(value), lost.length]).toEqual([expected, losses]);
	});

	it('name losses with their places', () => {
		expect(betzaToMbn(parseBetza('WlfN')).lost).toEqual([
			{
				code: 'betza/lost',
				severity: 'warning',
				message: "The other notation cannot say that left and right are the mover's own.",
				data: { part: "that left and right are the mover's own" },
				span: { from: 1, to: 4 },
			},
			{
				code: 'betza/lost',
				severity: 'warning',
				message: 'The other notation cannot say single leaps out of the eight of a kind.',
				data: { part: 'single leaps out of the eight of a kind' },
				span: { from: 1, to: 4 },
			},
		]);
	});

	it('read a definition of MBN', () => {
		const piece = { prefixes: '', letters: 'Q' };
		expect(stringifyBetza(mbnToBetza({ type: 'definition', piece, tail: {} }).value)).toBe('Q');
		const { value, lost } = mbnToBetza({ type: 'definition', piece, tail: {}, moves: betzaToMbn(parseBetza('BcN')).value });
		expect([stringifyBetza(value), lost]).toEqual(['BcN', []]);
	});

	it.each([
		['dW', 'W'],
		['dF', 'F'],
		['(fs)N', 'fsN'],
		['(sf)N', 'fsN'],
		['(vv)N', 'vN'],
		['(ss)N', 'sN'],
	])('select the directions that %s has as a path', (text, betza) => {
		const { value, lost } = mbnToBetza(movesIn(text), { dialect: 'fairy' });
		expect([stringifyBetza(value), lost]).toEqual([betza, []]);
	});

	it('name the parts of MBN that Betza notation does not have', () => {
		const legs = [
			{
				type: 'choice' as const,
				alternatives: [
					{ modifications: [], moves: [{ type: 'base' as const, letter: 'K' }] as const },
					{ ghost: true as const, modifications: [], moves: [{ type: 'base' as const, letter: 'W' }] as const, span: { from: 2, to: 4 } },
				] as const,
			},
		] as const;
		const { value, lost } = mbnToBetza({ legs, links: [] });
		expect(stringifyBetza(value)).toBe('K');
		expect(lost).toEqual([
			{
				code: 'betza/lost',
				severity: 'warning',
				message: 'The other notation cannot say a ghost leg.',
				data: { part: 'a ghost leg' },
				span: { from: 2, to: 4 },
			},
		]);
	});
});

describe('geometry', () => {
	it('turns straight and diagonal steps into each other', () => {
		expect([0, 1, 2, 3, 4, 5, 6, 7].map((eighths) => turned([0, 2], eighths))).toEqual([
			[0, 2],
			[2, 2],
			[2, 0],
			[2, -2],
			[0, -2],
			[-2, -2],
			[-2, 0],
			[-2, 2],
		]);
	});

	it.each([
		[[1, 2], [[0, 1]]],
		[
			[-2, 3],
			[
				[0, 1],
				[-1, 2],
			],
		],
		[
			[3, -1],
			[
				[1, 0],
				[2, 0],
			],
		],
		[[2, 2], [[1, 1]]],
		[[0, 1], []],
	] as const)('finds the path of the lame leap %j', (offset, path) => {
		expect(lamePath(offset)).toEqual(path);
	});
});

describe('misuse', () => {
	const call = (run: (...args: never[]) => unknown, ...args: readonly unknown[]): (() => unknown) => {
		return () => run(...(args as never[]));
	};

	it('names the argument that is wrong', () => {
		expect(call(parseBetza, 42)).toThrow(new TypeError('text: Expected a string, found the number 42.'));
		expect(call(safeParseBetza, 'W', { dialects: 'betza' })).toThrow(
			new TypeError('options.dialects: Unknown option. Did you mean "dialect"?'),
		);
		expect(call(parseBetza, 'W', { dialect: 'bex' })).toThrow(TypeError);
		expect(call(parseBetza, 'W', { limits: { legs: '9' } })).toThrow(TypeError);
		expect(call(stringifyBetza, 'W')).toThrow(new TypeError('tree: Expected a Betza, found the string "W".'));
		expect(call(stringifyBetza, parseBetza('W'), { style: 'short' })).toThrow(TypeError);
		expect(call(betzaMoves, [])).toThrow(TypeError);
		expect(call(betzaToMbn, 'W')).toThrow(TypeError);
		expect(call(mbnToBetza, 'W')).toThrow(TypeError);
		expect(call(movesToBetza, [], { dialect: 'mbn' })).toThrow(TypeError);
	});
});
