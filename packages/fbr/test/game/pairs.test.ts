import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { extent, sampleOf } from '../../../../tools/lib/sample.js';
import { readVectors } from '../vectors.js';
import { ARGUED, reasonOf } from './argued-pairs.js';
import { type Answer, answer, expected, type Row } from './rows.js';
import { setupFor } from './setups.js';

/** Two rules together in a random position, with the answer of an independent program. */
interface Pair {
	readonly rules: string;
	readonly pieces: string;
	readonly size: string;
	readonly start: string;
	readonly moves: readonly string[];
	readonly result?: string;
}

const PAIRS = readVectors<readonly Pair[]>('pairs');

/** An answer without its empty hands. */
const short = ({ moves, result }: Answer): Answer => ({ moves: moves.map((move) => move.replace(' [] ', ' ')), result });

function rowOf({ rules, pieces, size, start, moves }: Pair): Row {
	const [files, ranks] = size.split('x').map(Number) as [number, number];
	const [board, turn] = start.split(' ') as [string, 'w' | 'b'];
	const boards = moves.map((move) => ({ from: null, to: null, board: move.split(' ')[0]! }));
	return {
		id: '',
		rule: '',
		attribute: null,
		definition: { files, ranks, pieces, rules },
		position: { board, turn },
		expect: { moves: boards },
		certain: true,
	};
}

/** Faults of the rows themselves: a piece stands in a hole. */
const isImpossible = (error: unknown): boolean => error instanceof RangeError && error.message.startsWith('Expected a cell of the board');

describe('two rules together', () => {
	const answers = sampleOf('pairs', PAIRS, { normal: 1, quick: 0.2 }).map((pair) => {
		const row = rowOf(pair);
		return { pair, row, ours: answer(row, setupFor) };
	});

	it('are played as an independent program plays them, or the difference is argued', () => {
		for (const { pair, row, ours } of answers)
			if (reasonOf(row, ours) === undefined)
				expect(short(ours), `${pair.rules} ${pair.start}`).toEqual({ moves: pair.moves, result: pair.result });
	});

	it('differ at least once for each reason', () => {
		if (extent === 'quick') return;
		const differing = answers.filter(({ pair, ours }) => String(short(ours).moves) !== String(pair.moves) || ours.result !== pair.result);
		const reasons = new Set(differing.map(({ row, ours }) => reasonOf(row, ours)));
		expect(ARGUED.map(({ reason }) => reason).filter((reason) => !reasons.has(reason))).toEqual([]);
	});
});

const program = `${process.env.X_SHARED ?? ''}/tools/fbr-oracle/pairs.py`;

/** A fresh run of the program takes long. */
describe.skipIf(extent !== 'full' || !process.env.X_SHARED || !existsSync(program))('fresh pairs of rules', () => {
	const seed = Number(process.env.X_SEED ?? Math.floor(Math.random() * 1e6));

	it(`are played as the program plays them (X_SEED=${seed})`, { timeout: 300_000 }, () => {
		const folder = mkdtempSync(join(tmpdir(), 'pairs-'));
		try {
			const file = join(folder, 'pairs.json');
			expect(spawnSync('python3', [program, String(seed), '20', file]).status).toBe(0);
			const differing: string[] = [];
			for (const row of JSON.parse(readFileSync(file, 'utf8')) as readonly Row[]) {
				try {
					const ours = answer(row, setupFor);
					const equal = JSON.stringify(ours) === JSON.stringify(expected(row));
					if (!equal && reasonOf(row, ours) === undefined)
						differing.push(`${row.definition.rules} ${row.position.board} ${row.position.turn}`);
				} catch (error) {
					if (!isNotationError(error) && !isImpossible(error)) throw error;
				}
			}
			expect(differing).toEqual([]);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
