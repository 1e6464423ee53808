/** The module that the test files of chess.js import as `vitest`. A test that `peer-differences.json` names must fail, since this package differs there. */
import { it as plainIt, test as plainTest } from 'vitest';
import differences from '../peer-differences.json' with { type: 'json' };

const titles = new Set(differences.map(({ test }) => test));

const judged = (plain: typeof plainIt): typeof plainIt =>
	new Proxy(plain, {
		apply: (target, _, [title, ...rest]: Parameters<typeof plain>) =>
			titles.has(String(title)) ? target.fails(title, ...rest) : target(title, ...rest),
		get: (target, name) => Reflect.get(target, name),
	});

export * from 'vitest';
export const it: typeof plainIt = judged(plainIt);
export const test: typeof plainTest = judged(plainTest);
