import { describe, expect, it } from 'vitest';
import { isValid, parse, safeParse, stringify } from '../src/index.js';

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
	});

	it('of stringify names the argument that is wrong', () => {
		expect(call(stringify, 'K')).toThrow(new TypeError('value: Expected a tree of FBR, found the string "K".'));
	});
});
