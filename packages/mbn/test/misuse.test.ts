import { describe, expect, it } from 'vitest';
import { isValid, parse, safeParse, stringify } from '../src/index.js';
import { castlingPath, safeParseMoves, sequenceOf, toPath } from '../src/path/index.js';

/** A call as a program without types may write it. */
const call = (run: (...args: never[]) => unknown, ...args: readonly unknown[]): (() => unknown) => {
	return () => run(...(args as never[]));
};

describe('misuse', () => {
	it.each([
		['parse', parse],
		['safeParse', safeParse],
		['isValid', isValid],
	])('of %s names the argument that is wrong', (_, run) => {
		expect(call(run, 42)).toThrow(new TypeError('text: Expected a string, found the number 42.'));
		expect(call(run, 'K', { modes: 'strict' })).toThrow(new TypeError('options.modes: Unknown option. Did you mean "mode"?'));
		expect(call(run, 'K', { limits: { length: '9' } })).toThrow(TypeError);
		expect(call(run, 'K', { limits: { lengths: 9 } })).toThrow('options.limits.lengths');
	});

	it('of stringify names the argument that is wrong', () => {
		expect(call(stringify, 'K')).toThrow(new TypeError('value: Expected a tree of MBN, found the string "K".'));
		expect(call(stringify, parse('K'), { style: 'short' })).toThrow('options.style: Expected');
	});

	it.each([null, 5, [], {}, { items: 'K' }, { items: [null] }, { items: [{ type: 'definition' }] }, { items: [{ type: 'none' }] }])(
		'of stringify with the value %j is a typed error',
		(value) => {
			expect(call(stringify, value)).toThrow(/Expected/);
		},
	);

	it('of safeParseMoves and sequenceOf names the argument that is wrong', () => {
		expect(call(safeParseMoves, 42)).toThrow(new TypeError('text: Expected a string, found the number 42.'));
		expect(call(sequenceOf, 42)).toThrow(/^moves/);
	});

	it('of toPath and castlingPath names the argument that is wrong', () => {
		expect(call(toPath, 42, { size: [8, 8] })).toThrow(/^moves/);
		expect(call(toPath, 'W')).toThrow(/^options/);
		expect(call(toPath, 'W', { size: [8, 8], sizes: [8, 8] })).toThrow(/^options\.sizes/);
		expect(call(castlingPath, 'O-O', { size: [8, 8] })).toThrow(/^item/);
		expect(call(castlingPath, parse('O-O').items[0])).toThrow(/^options/);
	});
});
