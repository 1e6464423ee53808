/**
 * Runs the tests that read outside data again, without the data: they must skip those cases and report it.
 *
 *     node tools/without-data.mjs
 */
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { readsOutsideData, skippedLines } from './lib/outside-data.mjs';
import { isMain, Report } from './lib/report.mjs';
import { environment, run } from './lib/run.mjs';
import { files, packages } from './lib/workspace.mjs';

/** Runs the tests of one package that read outside data. The other tests of these files run elsewhere, so random games and counts are kept short. */
const withoutData = async (report, { name, dir }) => {
	const tests = existsSync(join(dir, 'test')) ? files(join(dir, 'test'), /\.test\.ts$/).filter(readsOutsideData) : [];
	if (tests.length === 0) return;
	const file = join(dir, 'reports/without-data.json');
	rmSync(file, { force: true });
	const args = ['run', ...tests.map((test) => relative(dir, test)), '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
	const { code, output } = await run('vitest', args, {
		cwd: dir,
		env: environment({ X_SHARED: '', X_EXTENT: 'quick', X_RANDOM_GAMES: '0' }),
	});
	report.check(code === 0, `${name}: ${tests.length} test files without outside data:\n${output}`);
	if (existsSync(file)) for (const line of skippedLines(file, dir, name, 'run without outside data on purpose')) console.log(line);
};

export const runWithoutData = async () => {
	const report = new Report('tests without data');
	const waiting = packages();
	// A run of one package keeps about one core busy.
	const lane = async () => {
		for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await withoutData(report, one);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, lane));
	return report;
};

if (isMain(import.meta)) (await runWithoutData()).end();
