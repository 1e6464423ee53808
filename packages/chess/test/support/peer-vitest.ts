/** What the test files of chess.js import as `vitest`: a test that `peer-differences.json` names must fail, since this package differs there. */
import { it as plain } from 'vitest';
import differences from '../peer-differences.json' with { type: 'json' };

const titles = new Set(differences.map(({ test }) => test));

const judged = (title: string, body: () => void): void => (titles.has(title) ? plain.fails(title, body) : plain(title, body));

export * from 'vitest';
export const it: typeof plain = Object.assign(judged, plain) as typeof plain;
export const test: typeof plain = it;
