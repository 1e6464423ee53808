import { describe, expect, it, vi } from 'vitest';
import * as here from '../src/index.js';

describe('errors', () => {
	it('are recognised from another copy of the package, each as what it is', async () => {
		vi.resetModules();
		const other = await import('../src/index.js');
		expect(other.NotationError).not.toBe(here.NotationError);
		const errors = [new other.NotationError([]), new other.RulesetError([]), new other.SetupError([]), new Error(), undefined, {}];
		expect(errors.map(here.isNotationError)).toEqual([true, false, false, false, false, false]);
		expect(errors.map(here.isRulesetError)).toEqual([false, true, false, false, false, false]);
		expect(errors.map(here.isSetupError)).toEqual([false, false, true, false, false, false]);
	});

	it('say the first problem, and how many more there are', () => {
		const problem = { code: 'a/b', severity: 'error', message: 'One.', span: { from: 0, to: 0 } } as const;
		expect(new here.NotationError([problem]).message).toBe('One.');
		expect(new here.NotationError([problem, problem, problem]).message).toBe('One. (and 2 more)');
		expect(new here.NotationError([]).message).toBe('unknown problem');
	});
});

describe('nearest', () => {
	it.each([
		['Z', ['K', 'R'], undefined],
		['z', ['K', 'Z'], 'Z'],
		['QN', ['KB'], undefined],
		['KN', ['KB'], 'KB'],
		['promtion', ['protector', 'promotion'], 'promotion'],
		['sli', ['slither', 'slide', 'leap'], 'slide'],
		['slid', ['slide', 'sliders'], 'slide'],
		['sl', ['slide'], undefined],
		['lide', ['sliders'], undefined],
	])('of %s in %j is %s: it shares a letter', (word, known, expected) => {
		expect(here.nearest(word, known)).toBe(expected);
	});
});
