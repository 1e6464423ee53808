import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

/** The program of a worker with a small heap. It ends with an error if the heap is too small. */
const JOB = `
import { parentPort, workerData } from 'node:worker_threads';
import { counts, hash, material, pieces, planes, safeParse, shape, stringify } from './index.ts';
const { text, options } = workerData;
const result = safeParse(text, options);
if (result.ok) {
	const { value } = result;
	hash(value); counts(value); material(value); pieces(value); planes(value); shape(value);
	parentPort.postMessage(stringify(value).length);
} else parentPort.postMessage(result.problems[0].code);
`;

let code = '';
beforeAll(async () => {
	const { outputFiles } = await build({
		stdin: { contents: JOB, resolveDir: fileURLToPath(new URL('../src', import.meta.url)), loader: 'ts' },
		bundle: true,
		format: 'cjs',
		platform: 'node',
		conditions: ['@x/source'],
		write: false,
		logLevel: 'silent',
	});
	code = outputFiles[0]!.text;
});

const run = (parts: readonly (readonly [text: string, times: number])[], megabytes: number, options: object = {}): Promise<unknown> =>
	new Promise((resolve, reject) => {
		const text = parts.map(([part, times]) => part.repeat(times)).join('');
		const worker = new Worker(code, {
			eval: true,
			workerData: { text, options },
			resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
		});
		worker.on('message', resolve);
		worker.on('error', reject);
	});

const LIFTED = { limits: { length: 1e9, dimensions: 1e9, squares: 1e15, hand: 1e15 } };

describe('memory', () => {
	test('detects a heap that is too small', async () => {
		await expect(
			run(
				[
					['1/', 500_000],
					['1 / C/c', 1],
				],
				16,
				LIFTED,
			),
		).rejects.toThrow(/memory/);
	});

	// Expanded, each of these would take gigabytes.
	test.each([
		['20000000 / C/c', 'feen/placement-too-many-squares'],
		['1000000000/1000000000 / C/c', 'feen/placement-too-many-squares'],
		['8 20000000P/ C/c', 'feen/hands-count-too-large'],
		['8 1000000000P1000000000p/1000000000k C/c', 'feen/hands-count-too-large'],
		['1048576 1048576P/1048576p C/c', 29],
	])('%s: in 16 MB', async (text, outcome) => {
		expect(await run([[text, 1]], 16)).toBe(outcome);
	});

	test.each([
		['a count of 10^9 on the board', [['1000000000 / C/c', 1]], 16],
		['counts of 10^9 in both hands', [['8 1000000000P1000000000p/1000000000k C/c', 1]], 16],
		[
			'10^6 slashes',
			[
				['1', 1],
				['/', 1_000_000],
				['1 / C/c', 1],
			],
			64,
		],
		['1 MB of slashes', [['/', 1_000_000]], 64],
		['1 MB of digits', [['9', 1_000_000]], 64],
		[
			'1 MB of pieces in a hand',
			[
				['8 ', 1],
				['P', 1_000_000],
				['/ C/c', 1],
			],
			64,
		],
		['1 MB of unexpected characters', [['8/@ / C/c', 100_000]], 64],
	] as const)('%s, without limits', async (_, parts, megabytes) => {
		expect(await run(parts, megabytes, LIFTED)).toBeDefined();
	});

	test('the longest text that the default limits accept', async () => {
		expect(
			await run(
				[
					['1/', 32_764],
					['1 / C/c', 1],
				],
				64,
			),
		).toBe(65_535);
		expect(
			await run(
				[
					['1/', 32_750],
					[`1${'/'.repeat(15)}1 / C/c`, 1],
				],
				64,
			),
		).toBe(65_523);
	});
});
