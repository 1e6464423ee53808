import { readFileSync } from 'node:fs';
import { perft } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { bitboardPlanOf } from '@x/core/engine';
import { it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';

it('bridge', () => {
	const rows = JSON.parse(readFileSync('/work/shared/vectors/fbr/bridge-variants.json', 'utf8')) as {
		name: string;
		board: string;
		start: string;
		pieces: string;
		rules: string;
		perft: Record<string, number>;
	}[];
	const lines: string[] = [];
	for (const row of rows) {
		try {
			const [files, ranks] = row.board.split('x').map(Number) as [number, number];
			const game = toGame(parse(`${row.rules} ${row.pieces}`), { start: row.start, board: { files, ranks } });
			let bit: unknown;
			try {
				bit = bitboardPlanOf(plan(game)) !== undefined;
			} catch (error) {
				bit = (error as Error).message.slice(0, 60);
			}
			const compiled = compile(game);
			const counts = Object.entries(row.perft)
				.filter(([depth, nodes]) => nodes < 300_000)
				.map(([depth, nodes]) => {
					const t = performance.now();
					const n = perft(compiled.start, Number(depth));
					return `${depth}:${n === nodes ? 'ok' : `${n}/${nodes}`}(${Math.round(nodes / (performance.now() - t))}k/s)`;
				});
			lines.push(`${row.name} bit=${bit} ${counts.join(' ')}`);
		} catch (error) {
			lines.push(`${row.name} ERROR ${(error as Error).message.slice(0, 200)}`);
		}
	}
	console.log(lines.join('\n'));
}, 600_000);
