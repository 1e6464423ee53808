import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { answer, expected, type Row } from './rows.js';
import { setupFor } from './setups.js';

const shared = '/work/shared/vectors/fbr';
const only = process.env.ROWS;
it('probe', () => {
	const rows = ['a', 'b']
		.flatMap((part) => JSON.parse(readFileSync(`${shared}/oracle-rules-${part}.json`, 'utf8')) as Row[])
		.filter((row) => only === undefined || new RegExp(only).test(row.id));
	const tally = new Map<string, number>();
	const lines: string[] = [];
	for (const row of rows) {
		let state = 'ok';
		try {
			const ours = answer(row, setupFor);
			const theirs = expected(row);
			if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
				state = 'DIFF';
				const extra = ours.moves.filter((m) => !theirs.moves.includes(m));
				const missing = theirs.moves.filter((m) => !ours.moves.includes(m));
				lines.push(
					`DIFF ${row.certain ? '!' : '?'} ${row.id} :: ${row.definition.rules} :: ${row.definition.pieces} :: ${JSON.stringify(row.position)}\n   extra ${extra.slice(0, 4).join(' ; ')} (${extra.length})\n   missing ${missing.slice(0, 4).join(' ; ')} (${missing.length}) result ${ours.result} / ${theirs.result} n ${ours.moves.length}/${theirs.moves.length}`,
				);
			}
		} catch (error) {
			const text = (error as Error).message.split('\n')[0]!;
			state = /yet/.test((error as Error).message) ? 'unsupported' : 'ERROR';
			if (state === 'ERROR')
				lines.push(
					`ERROR ${row.id} :: ${row.definition.rules} :: ${row.definition.pieces} ${(error as Error).message.slice(0, 300)} ${only ? (error as Error).stack : ''}`,
				);
			else lines.push(`unsupported ${row.id} ${text.slice(0, 150)}`);
		}
		tally.set(state, (tally.get(state) ?? 0) + 1);
	}
	console.log([...lines, JSON.stringify([...tally])].join('\n'));
}, 600_000);
