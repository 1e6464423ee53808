import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';
import { fromGame, fromRuleset } from '../src/from/index.js';
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
		expect(call(run, '[a:chess]', { modes: 'strict' })).toThrow(new TypeError('options.modes: Unknown option. Did you mean "mode"?'));
		expect(call(run, '[a:chess]', { loaded: 'b' })).toThrow(TypeError);
		expect(call(run, '[a:chess]', { limits: { length: '9' } })).toThrow(TypeError);
	});

	it('of stringify names the argument that is wrong', () => {
		expect(call(stringify, '[a]')).toThrow(new TypeError('value: Expected a VariantsIni, found the string "[a]".'));
		expect(call(stringify, { sections: [] }, { style: 'short' })).toThrow(TypeError);
	});

	it('of fromGame and fromRuleset names the argument that is wrong', () => {
		expect(call(fromGame, 42)).toThrow(new TypeError('game: Expected a GameDefinition, found the number 42.'));
		expect(call(fromRuleset, 'x')).toThrow(new TypeError('ruleset: Expected a Ruleset, found the string "x".'));
		expect(call(fromGame, chess, { name: 'x' })).toThrow(/^options\.name: Unknown option\./);
		expect(call(fromRuleset, chess.rules, { section: 1 })).toThrow(/^options\.section: Expected a string, found the number 1\./);
		expect(call(fromRuleset, chess.rules, { names: 1 })).toThrow(TypeError);
	});
});
