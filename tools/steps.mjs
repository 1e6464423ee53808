/**
 * The steps of `npm test`, in order. `tools/test.mjs` runs them. A step of tests counts its tests; every other step counts as one check,
 * regardless of its number of points.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { needBrowser } from './browser.mjs';
import { skippedLines } from './lib/outside-data.mjs';
import { countsOf } from './lib/report.mjs';
import { environment, run } from './lib/run.mjs';
import { packages, root } from './lib/workspace.mjs';
import { sharedFolder, vectorsEnvironment } from './vectors.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 */

/**
 * @typedef {object} More
 * @property {string} output
 * @property {string} [note] why a step did not run
 * @property {readonly string[]} [failures] each failed test, with its file and the first lines of its message
 * @property {readonly string[]} [retried] each test that failed at first and passed when it ran again, in the same form
 * @property {readonly { readonly file: string, readonly time: number }[]} [times] the milliseconds of the tests of each file
 */

/** @typedef {Counts & More} Outcome */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(write: Write) => Promise<Outcome>} run
 * @property {boolean} [tests] its counts are of tests; otherwise it is one check, and they are points
 * @property {boolean} [alone] runs while nothing else runs: the steps after it need its results
 * @property {boolean} [narrow] keeps about one core busy; other steps keep all cores busy
 * @property {boolean} [quick] is part of `npm test -- --quick`
 */

/** @typedef {(chunk: string | Buffer) => void} Write takes what a step has to say */

/** A step of one program: it counts as one, or by the counts in its last line. */
const program = (name, ...args) => ({
	name,
	run: async (write) => {
		const { code, output } = await run(args[0], args.slice(1), { show: write });
		const counts = countsOf(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
		return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed), output };
	},
});

/** Marks a step that uses one core. */
const narrow = (step) => ({ ...step, narrow: true });

/** Marks a step that runs alone. */
const alone = (step) => ({ ...step, alone: true });

/** Marks a step of the inner loop. */
const quick = (step) => ({ ...step, quick: true });

/** A step that runs one of our tools. */
const tool = (name, file = `tools/${name}.mjs`) => narrow(program(name, 'node', join(root, file)));

/** A turbo task in every package that has it, on all cores; each package's program uses one core. */
const turbo = (task) => ['turbo', 'run', task, '--continue=always', '--output-logs=new-only', '--concurrency=100%'];

/** The reason for skipped tests: nearly all of them need outside data, and those of queues a server. */
const WHY_SKIPPED = () =>
	sharedFolder() === undefined
		? 'outside data (../shared/vectors, or X_SHARED) is not here'
		: 'a condition of its own, such as a Redis server (apt-get install redis-server)';

/** The first lines of a message, as one line. */
const brief = (message) => message.split('\n').slice(0, 3).join(' ').slice(0, 300);

/**
 * The report of one run of vitest.
 *
 * @param {string} file
 */
export const reportOf = (file) => {
	if (!existsSync(file)) return undefined;
	const { numPassedTests, numPendingTests, success, testResults } = JSON.parse(readFileSync(file, 'utf8'));
	const line = (name, { fullName, failureMessages }) => `${relative(root, name)}: ${fullName}: ${brief(failureMessages[0] ?? '')}`;
	const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
		const tests = assertionResults.filter((one) => one.status === 'failed');
		if (tests.length === 0) return status === 'failed' ? [`${relative(root, name)}: ${brief(message ?? '')}`] : [];
		return tests.map((one) => line(name, one));
	});
	// A test that passes when it runs again keeps the message of its failure.
	const retried = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.filter((one) => one.status === 'passed' && one.failureMessages.length > 0).map((one) => line(name, one)),
	);
	const times = testResults.map(({ name, assertionResults }) => ({
		file: relative(root, name),
		time: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
	}));
	// A file that cannot be loaded contains no failed test, but counts as one.
	return { passed: numPassedTests, failed: Math.max(failures.length, success ? 0 : 1), skipped: numPendingTests, failures, retried, times };
};

/**
 * A turbo task that runs vitest in every package that has it; each run writes `reports/<file>`.
 *
 * @param {string} name
 * @param {{ task: string, file: string, options?: readonly string[], env?: (write: Write) => Promise<NodeJS.ProcessEnv> }} given `options`: for vitest
 * @returns {Step}
 */
const tests = (name, { task, file, options = [], env = async () => ({}) }) => ({
	name,
	tests: true,
	run: async (write) => {
		const having = packages().filter((one) => one.manifest.scripts?.[task] !== undefined);
		const reports = having.map((one) => join(one.dir, 'reports', file));
		for (const report of reports) rmSync(report, { force: true });
		let extra;
		try {
			extra = await env(write);
		} catch (error) {
			write(`${error.message}\n`);
			return { passed: 0, failed: 1, output: error.message };
		}
		const [program, ...args] = [...turbo(task), ...(options.length > 0 ? ['--', ...options] : [])];
		const { code, output } = await run(program, args, {
			show: write,
			env: environment({ ...vectorsEnvironment(), ...extra }),
		});
		const sum = { passed: 0, failed: 0, skipped: 0 };
		const failures = [];
		const retried = [];
		const times = [];
		for (const [index, report] of reports.entries()) {
			const counts = reportOf(report);
			if (counts === undefined) write(`${having[index]?.name} wrote no test report\n`);
			sum.passed += counts?.passed ?? 0;
			sum.failed += counts?.failed ?? 1;
			sum.skipped += counts?.skipped ?? 0;
			failures.push(...(counts?.failures ?? []));
			retried.push(...(counts?.retried ?? []));
			times.push(...(counts?.times ?? []));
			if ((counts?.skipped ?? 0) > 0)
				for (const line of skippedLines(report, having[index].dir, having[index].manifest.name, WHY_SKIPPED())) write(`${line}\n`);
		}
		if (having.length === 0) write(`no package has a script '${task}'\n`);
		const broken = having.length === 0 || code !== 0;
		return { ...sum, failed: broken ? Math.max(1, sum.failed) : sum.failed, failures, retried, times, output };
	},
});

/** The tests of the tools themselves; they belong to no package. */
const toolTests = narrow({
	name: 'tools',
	tests: true,
	run: async (write) => {
		const file = join(root, 'reports/tools.json');
		rmSync(file, { force: true });
		const args = ['run', '--root', 'tools', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
		const { code, output } = await run('vitest', args, { show: write });
		const counts = reportOf(file) ?? { passed: 0, failed: 1 };
		return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed), output };
	},
});

/** The dry run needs git. It is skipped on a machine without git, except in CI. */
const releaseDryRun = narrow({
	name: 'release dry run',
	run: async (write) => {
		const { code } = await run('git', ['--version']);
		if (code === 0) return tool('release dry run', 'tools/release-dry-run.mjs').run(write);
		const note = 'git is not installed';
		return { passed: 0, failed: process.env.CI ? 1 : 0, output: note, note };
	},
});

/** @type {Step[]} */
export const STEPS = [
	quick(alone(program('build', ...turbo('build')))),
	quick(alone(program('typecheck', ...turbo('typecheck')))),
	// The narrow steps run at the same time as the unit tests. The longest steps are first, so that none runs alone at the end while a core is idle.
	// One worker for each package, since packages run side by side: a second one would load all modules again.
	quick(tests('unit tests', { task: 'test', file: 'test.json', options: ['--maxWorkers=1'] })),
	releaseDryRun,
	tool('smoke'),
	tool('typescript'),
	tool('packages', 'tools/pack.mjs'),
	tool('tests without data', 'tools/without-data.mjs'),
	toolTests,
	tool('install'),
	narrow(program('differential', 'node', join(root, 'packages/bench/src/differential.mjs'), '--positions=30', '--quiet')),
	tool('docs'),
	narrow(program('knip', 'knip')),
	quick(tool('layers')),
	tool('dispatch'),
	quick(tool('prose')),
	tool('exports'),
	quick(narrow(program('biome', 'biome', 'ci', '--error-on-warnings', '.'))),
	tool('sizes'),
	tool('errors'),
	narrow(program('typecheck tools', 'tsc', '-p', 'tools', '--customConditions', 'types')),
	tool('lowest core', 'tools/lowest-core.mjs'),
	tests('browser', {
		task: 'test:browser',
		file: 'browser.json',
		env: async (write) => ({ CHROMIUM_PATH: await needBrowser((line) => write(`${line}\n`)) }),
	}),
];
