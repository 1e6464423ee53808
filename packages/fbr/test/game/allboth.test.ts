import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { sameInBoth } from './both.js';
import { gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';
it('both', () => {
 const rows = ['a', 'b'].flatMap((part) => JSON.parse(readFileSync(`/work/shared/vectors/fbr/oracle-rules-${part}.json`, 'utf8')) as Row[]).filter((row) => new RegExp(process.env.ROWS!).test(row.id));
 let ok = 0;
 for (const row of rows) {
  try { const { definition, game } = gameOf(row.definition); sameInBoth(definition.rules, game, setupFor(row, definition), 1); ok++; }
  catch (e) { console.log(row.id, row.definition.rules, row.definition.pieces, String((e as Error).message).slice(0, 1200)); }
 }
 console.log('both ok', ok, 'of', rows.length);
}, 600000);
