import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countsOf } from '../lib/report.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { hasScreen } from '../start.mjs';
import { runSteps, summaryOf } from '../test.mjs';
import { sharedFolder } from '../vectors.mjs';
import { write } from './workspace.mjs';

it('reads the counts of a check from its last line', () => {
	expect(countsOf('a: 1 passed, 0 failed\nmore\nlayers: 12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
	expect(countsOf('Tests 12 passed')).toBeUndefined();
});

it('goes on after a failed step and sums up', async () => {
	const results = await runSteps(
		[
			{ name: 'one', run: async () => ({ passed: 3, failed: 0, skipped: 2, output: '' }) },
			{ name: 'two', run: async () => Promise.reject(new Error('broken')) },
			{ name: 'three', run: async () => ({ passed: 0, failed: 0, output: '', note: 'no git' }) },
		],
		() => {},
	);
	const lines = summaryOf(results);
	expect(lines.at(-1)).toBe('3 passed, 1 failed');
	expect(lines.map((line) => line.trim().split(/\s+/)[0])).toEqual(['ok', 'FAILED', 'not', 'in', '3']);
	expect(lines[0]).toContain('2 skipped');
	expect(lines[2]).toContain('no git');
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
	}));
