/** What the test files of chess.js import as `vitest`: a test that `peer-differences.json` names must fail, since this package differs there. */
import { it as plain } from 'vitest';
import differences from '../peer-differences.json' with { type: 'json' };

const titles = new Set(differences.map(({ test }) => test));

export * from 'vitest';
export const it: typeof plain = new Proxy(plain, {
	apply: (target, _, [title, ...rest]: Parameters<typeof plain>) =>
		titles.has(String(title)) ? target.fails(title, ...rest) : target(title, ...rest),
	get: (target, name) => Reflect.get(target, name),
});
export const test: typeof plain = it;
