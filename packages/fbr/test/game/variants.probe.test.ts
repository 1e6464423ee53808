import { readFileSync } from 'node:fs';
import { perft, position } from '@x/core';
import { it } from 'vitest';
import { gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';

it('variants', () => {
	const rows = JSON.parse(readFileSync('/work/shared/vectors/fbr/oracle-variants.json', 'utf8')) as Row[];
	const lines: string[] = [];
	for (const row of rows) {
		try {
			const { definition, game } = gameOf(row.definition, row.position.board, row.position.setup);
			const start = position(game, setupFor(row, definition));
			const t = performance.now();
			const counts = row.expect.perft!.map((nodes, at) => {
				const n = perft(start, at + 1);
				return n === nodes ? 'ok' : `${n}/${nodes}`;
			});
			lines.push(
				`${counts.every((one) => one === 'ok') ? 'OK  ' : 'DIFF'} ${row.certain ? '!' : '?'} ${row.attribute} :: ${row.definition.rules} ${counts.join(' ')} ${Math.round(performance.now() - t)}ms`,
			);
		} catch (error) {
			lines.push(`ERR ${row.attribute} :: ${row.definition.rules} :: ${row.definition.pieces} ${(error as Error).message.slice(0, 200)}`);
		}
	}
	console.log(lines.join('\n'));
}, 600_000);
