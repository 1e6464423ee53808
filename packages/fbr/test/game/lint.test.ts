import { it } from 'vitest';
import { lint } from '@x/core/compile';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
it('lint', () => {
 for (const text of (process.env.TEXT ?? '').split('|')) {
  const d = toGame(parse(text), { board: { files: 8, ranks: 8 } });
  console.log(text, '\n', lint(d).map((f) => `${f.code} ${JSON.stringify((f as any).path ?? '')} ${f.message}`).join('\n '), process.env.SHOW ? JSON.stringify({ paths: d.rules.paths, after: d.rules.after, outcomes: d.rules.outcomes, forbid: d.rules.forbid }, null, 0) : '');
 }
});
