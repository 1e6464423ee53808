import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { perft, position } from '@x/core';
import { it } from 'vitest';
import { gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';

const out = '/tmp/variants.txt';
it('variants', () => {
	writeFileSync(out, '');
	const rows = JSON.parse(readFileSync('/work/shared/vectors/fbr/oracle-variants.json', 'utf8')) as Row[];
	for (const row of rows) {
		try {
			const { definition, game } = gameOf(row.definition, row.position.board, row.position.setup);
			const start = position(game, setupFor(row, definition));
			const t = performance.now();
			const counts: string[] = [];
			for (const [at, nodes] of row.expect.perft!.entries()) {
				if ((nodes > 3000 && at > 0) || performance.now() - t > 3000) break;
				const n = perft(start, at + 1);
				counts.push(n === nodes ? 'ok' : `${n}/${nodes}`);
				if (n !== nodes) break;
			}
			appendFileSync(
				out,
				`${counts.every((one) => one === 'ok') ? 'OK  ' : 'DIFF'} ${row.certain ? '!' : '?'} ${row.attribute} :: ${row.definition.rules} ${counts.join(' ')} of ${row.expect.perft!.length} ${Math.round(performance.now() - t)}ms\n`,
			);
		} catch (error) {
			appendFileSync(
				out,
				`ERR ${row.certain ? '!' : '?'} ${row.attribute} :: ${row.definition.rules} :: ${row.definition.pieces} ${(error as Error).message.slice(0, 160)}\n`,
			);
		}
	}
}, 300_000);
