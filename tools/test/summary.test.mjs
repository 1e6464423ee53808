import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../lib/report.mjs';
import { inTemporaryFolder, root } from '../lib/workspace.mjs';
import { hasScreen } from '../start.mjs';
import { reportOf } from '../steps.mjs';
import { runSteps, summaryOf } from '../test.mjs';
import { sharedFolder } from '../vectors.mjs';
import { write } from './workspace.mjs';

it('reads the counts of a check from its last line', () => {
	expect(countsOf('a: 1 passed, 0 failed\nmore\nlayers: 12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
	expect(countsOf('Tests 12 passed')).toBeUndefined();
});

it('goes on after a failed step, and counts tests and checks apart', async () => {
	const results = await runSteps(
		[
			{ name: 'unit tests', tests: true, run: async () => ({ passed: 30, failed: 2, skipped: 2, output: '' }) },
			{ name: 'layers', run: async () => ({ passed: 6683, failed: 0, output: '' }) },
			{ name: 'docs', run: async () => ({ passed: 1942, failed: 3, output: '' }) },
			{ name: 'knip', run: async () => Promise.reject(new Error('broken')) },
			{ name: 'release', run: async () => ({ passed: 0, failed: 0, output: '', note: 'no git' }) },
		],
		() => {},
	);
	expect(
		summaryOf(results, 4200).map((line) =>
			line
				.replace(/\d\.\d s/, '')
				.replace(/\s+/g, ' ')
				.trim(),
		),
	).toEqual([
		'FAILED unit tests 30 tests passed, 2 failed, 2 skipped',
		'ok layers 6683 points',
		'FAILED docs 3 of 1945 points failed',
		'FAILED knip',
		'not run release no git',
		'in all',
		'tests: 30 passed, 2 failed, 2 skipped',
		'checks: 1 passed, 2 failed',
		'31 passed, 4 failed',
	]);
	expect(summaryOf(results, 4200)[5]).toContain('4.2 s');
});

it('shows the first failed tests of every step', () => {
	const failed = (name, count) => ({
		name,
		tests: true,
		time: 1000,
		passed: 0,
		failed: count,
		output: '',
		failures: Array.from({ length: count }, (_, index) => `${name} ${index}`),
	});
	const shown = summaryOf([failed('unit', 30), failed('browser', 2)], 2000).filter((line) => line.includes('✗'));
	expect(shown).toHaveLength(22);
	expect(shown.slice(-2)).toEqual(['  ✗ browser 0', '  ✗ browser 1']);
});

describe('steps side by side', () => {
	/** Steps that end on demand; `w` wide, `n` narrow, `a` narrow and alone. Records their output and the order in which they start. */
	const play = (kinds) => {
		const ends = [];
		const heard = [];
		const started = [];
		const steps = [...kinds].map((kind, index) => ({
			name: `${kind}${index}`,
			narrow: kind !== 'w',
			alone: kind === 'a',
			run: (write) => {
				started.push(index);
				write(`start of ${index}`);
				return new Promise((done) => {
					ends[index] = () => {
						write(`end of ${index}`);
						done({ passed: 1, failed: 0, output: '' });
						return new Promise((later) => setImmediate(later));
					};
				});
			},
		}));
		return { results: runSteps(steps, (chunk) => heard.push(String(chunk).trim()), 2), ends, heard, started };
	};

	it('starts them in order, up to one core more than there are', async () => {
		const { results, ends, started } = play('wnnnnw');
		expect(started).toEqual([0, 1]);
		await ends[0]();
		expect(started).toEqual([0, 1, 2, 3]);
		await ends[2]();
		expect(started).toEqual([0, 1, 2, 3, 4]);
		await ends[1]();
		expect(started).toEqual([0, 1, 2, 3, 4]);
		await ends[3]();
		expect(started).toEqual([0, 1, 2, 3, 4, 5]);
		await ends[5]();
		await ends[4]();
		expect((await results).map(({ name }) => name)).toEqual(['w0', 'n1', 'n2', 'n3', 'n4', 'w5']);
	});

	it('runs one that is alone while nothing else runs', async () => {
		const { results, ends, started } = play('nan');
		expect(started).toEqual([0]);
		await ends[0]();
		expect(started).toEqual([0, 1]);
		await ends[1]();
		expect(started).toEqual([0, 1, 2]);
		await ends[2]();
		await results;
	});

	it('lets them speak in their order', async () => {
		const { results, ends, heard } = play('nnn');
		expect(heard).toEqual(['▶ n0', 'start of 0']);
		await ends[1]();
		expect(heard).toEqual(['▶ n0', 'start of 0']);
		await ends[0]();
		expect(heard).toEqual(['▶ n0', 'start of 0', 'end of 0', '▶ n1', 'start of 1', 'end of 1', '▶ n2', 'start of 2']);
		await ends[2]();
		await results;
		expect(heard.at(-1)).toBe('end of 2');
	});
});

it('opens no browser where there is no screen', () => {
	expect(hasScreen({}, 'linux')).toBe(false);
	expect(hasScreen({ DISPLAY: ':0' }, 'linux')).toBe(true);
	expect(hasScreen({ DISPLAY: ':0', CI: '1' }, 'linux')).toBe(false);
	expect(hasScreen({}, 'darwin')).toBe(true);
});

it('finds the shared vectors where X_SHARED says, and nowhere else then', () =>
	inTemporaryFolder((dir) => {
		expect(sharedFolder({ X_SHARED: dir })).toBeUndefined();
		write(dir, { 'vectors/a.json': '[]' });
		expect(sharedFolder({ X_SHARED: dir })).toBe(join(dir));
		expect(sharedFolder({ X_SHARED: '' })).toBeUndefined();
	}));

it('names each failed test of a report, and a file that could not be loaded', () =>
	inTemporaryFolder((dir) => {
		const file = join(dir, 'test.json');
		write(dir, {
			'test.json': JSON.stringify({
				numPassedTests: 1,
				numFailedTests: 1,
				numPendingTests: 0,
				numFailedTestSuites: 3,
				success: false,
				testResults: [
					{
						name: join(root, 'packages/a/test/one.test.ts'),
						status: 'failed',
						message: '',
						assertionResults: [
							{ status: 'passed', fullName: 'adds', failureMessages: [], duration: 1500 },
							{ status: 'passed', fullName: 'waits', failureMessages: ['Timeout 30000ms exceeded'] },
							{ status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1\nto be 2\nat\nfar away'] },
						],
					},
					{ name: join(root, 'packages/a/test/two.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
				],
			}),
		});
		const report = reportOf(file);
		expect(report?.failures).toEqual([
			'packages/a/test/one.test.ts: subtracts: expected 1 to be 2 at',
			'packages/a/test/two.test.ts: Cannot find module',
		]);
		expect(report?.retried).toEqual(['packages/a/test/one.test.ts: waits: Timeout 30000ms exceeded']);
		const lines = summaryOf([{ passed: 0, failed: 0, ...report, name: 'unit tests', tests: true, output: '', time: 1 }], 1);
		expect(lines.filter((line) => line.includes('✗'))).toHaveLength(2);
		expect(lines.filter((line) => line.includes('↻'))).toHaveLength(1);
		expect(lines.filter((line) => line.endsWith('1.5 s   packages/a/test/one.test.ts'))).toHaveLength(1);
		expect(lines.at(-1)).toBe('1 passed, 2 failed');
	}));
