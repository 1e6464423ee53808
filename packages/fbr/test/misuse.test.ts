import { NotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { describe as describeFbr } from '../src/describe/index.js';
import { expand, isValid, parse, safeExpand, safeParse, stringify } from '../src/index.js';

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

	it('of expand and describe names the argument that is wrong', () => {
		expect(call(expand, 'K')).toThrow(new TypeError('value: Expected a tree of FBR, found the string "K".'));
		expect(call(safeExpand, { rules: [], pieces: { items: [] } }, { limits: { step: 1 } })).toThrow(
			new TypeError('options.limits.step: Unknown option. Did you mean "steps"?'),
		);
		expect(call(describeFbr, 42)).toThrow(new TypeError('value: Expected a text or a tree of FBR, found the number 42.'));
		expect(call(describeFbr, 'K', { piece: {} })).toThrow(new TypeError('options.piece: Unknown option. Did you mean "pieces"?'));
	});

	it('of stringify with parts of another form is a typed error', () => {
		const rules = [{ name: 'royal', attributes: 'bare' }];
		expect(call(stringify, { rules, pieces: { items: [] } })).toThrow(NotationError);
		expect(call(stringify, { rules: [{ name: 'foo' }], pieces: { items: [] } })).toThrow(NotationError);
		expect(call(stringify, { rules: [] })).toThrow(NotationError);
	});
});
