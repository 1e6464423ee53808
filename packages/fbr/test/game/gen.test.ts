import { readFileSync, writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { answerOf, type InfluenceRow } from './influence-rows.js';
it('gen', () => {
 const rows = JSON.parse(readFileSync('/tmp/rows.json', 'utf8')) as InfluenceRow[];
 for (const row of rows) {
  try { const { moves, result } = answerOf(row); (row as any).moves = moves; if (result) (row as any).result = result; }
  catch (e) { console.log(row.id, String((e as Error).message).slice(0, 300), (e as Error).stack?.slice(0, 600)); }
 }
 writeFileSync('/tmp/rows.out.json', JSON.stringify(rows));
});
