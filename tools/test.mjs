/**
 * `npm test`: runs every step, then prints a summary: results, durations and counts.
 *
 *     npm test                      everything
 *     npm test -- sizes docs        some steps
 *     npm test -- --quick           the steps of the inner loop, with small samples of each sweep
 *     npm test -- --full            all cases of each sweep
 *     npm test -- --list            the names of the steps
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMain } from './lib/report.mjs';
import { STEPS } from './steps.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @typedef {import('./steps.mjs').Outcome & { name: string, tests: boolean, time: number }} Result */

/** The counts in a step's row: its tests, or the points of a check. */
const rowCounts = ({ tests, passed, failed, skipped = 0 }) => {
	const points = passed + failed;
	if (!tests) return points < 2 ? '' : failed > 0 ? `${failed} of ${points} points failed` : `${points} points`;
	return `${passed} tests passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};

/**
 * The state of a check: passed, failed, or not run.
 *
 * @param {Result} result
 */
const checkCounts = ({ failed, note }) => ({ passed: failed === 0 && note === undefined ? 1 : 0, failed: failed > 0 ? 1 : 0, skipped: 0 });

/** @returns {{ passed: number, failed: number, skipped: number }} */
const sumOf = (counts) =>
	counts.reduce(
		(sum, { passed, failed, skipped = 0 }) => ({
			passed: sum.passed + passed,
			failed: sum.failed + failed,
			skipped: sum.skipped + skipped,
		}),
		{ passed: 0, failed: 0, skipped: 0 },
	);

/**
 * The files whose tests took longest.
 *
 * @param {readonly Result[]} results
 */
const slowest = (results) =>
	results
		.flatMap(({ times = [] }) => times)
		.sort((a, b) => b.time - a.time)
		.slice(0, 10)
		.map(({ file, time }) => `  ${seconds(time).padStart(8)}   ${file}`);

/**
 * The lines of a summary, with the first failed tests of each step, the tests that passed only when they ran again, and the slowest files. Tests and
 * checks are counted separately. The last line adds them up; a check counts as one.
 *
 * @param {readonly Result[]} results
 * @param {number} time how long it took in all; less than the sum where steps ran side by side
 */
export const summaryOf = (results, time) => {
	const rows = results.map((result) => {
		const { name, failed, note, time } = result;
		const state = failed > 0 ? 'FAILED' : note !== undefined ? 'not run' : 'ok';
		return `  ${state.padEnd(8)} ${name.padEnd(18)} ${seconds(time).padStart(8)}   ${note ?? rowCounts(result)}`.trimEnd();
	});
	const tests = sumOf(results.filter((one) => one.tests));
	const checks = sumOf(results.filter((one) => !one.tests).map(checkCounts));
	const failures = results.flatMap((one) => (one.failures ?? []).slice(0, 20));
	const retried = results.flatMap((one) => one.retried ?? []).slice(0, 20);
	const slow = slowest(results);
	const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
	return [
		...rows,
		...failures.map((failure) => `  ✗ ${failure}`),
		...retried.map((failure) => `  ↻ failed at first, passed when it ran again: ${failure}`),
		...(slow.length > 0 ? ['  the slowest test files:', ...slow] : []),
		`  ${'in all'.padEnd(27)} ${seconds(time).padStart(8)}`,
		`  tests: ${tests.passed} passed, ${tests.failed} failed${skipped}`,
		`  checks: ${checks.passed} passed, ${checks.failed} failed`,
		`${tests.passed + checks.passed} passed, ${tests.failed + checks.failed} failed`,
	];
};

/**
 * Serialises the output of several steps that run at the same time: the first unfinished step prints at once, the output of later steps is kept.
 *
 * @param {number} count
 * @param {(chunk: string | Buffer) => void} write
 */
const inTurn = (count, write) => {
	const kept = Array.from({ length: count }, () => /** @type {(string | Buffer)[]} */ ([]));
	const ended = new Set();
	let turn = 0;
	const say = (index, chunk) => (index === turn ? write(chunk) : kept[index].push(chunk));
	const end = (index) => {
		ended.add(index);
		while (ended.has(turn)) {
			turn++;
			for (const chunk of kept[turn] ?? []) write(chunk);
		}
	};
	return { say, end };
};

/** The cores that a step keeps busy. */
const coresOf = (step, cores) => (step.narrow === true ? 1 : cores);

/**
 * Runs steps, which start in their order, side by side. A narrow step keeps one core busy, the others keep all of them busy; steps start while that
 * is at most one core more than the machine has, since a step also waits for the disk, the network or a browser. A step that is `alone` runs while
 * nothing else runs. Output is printed in step order. A step that throws has failed.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {import('./steps.mjs').Write} [write]
 * @param {number} [cores]
 */
export const runSteps = async (steps, write = (chunk) => process.stdout.write(chunk), cores = availableParallelism()) => {
	const results = [];
	const voices = inTurn(steps.length, write);
	/** @type {Map<Promise<void>, import('./steps.mjs').Step>} */
	const running = new Map();
	const start = async (step, index) => {
		const say = (chunk) => voices.say(index, chunk);
		say(`\n▶ ${step.name}\n`);
		const since = performance.now();
		let outcome;
		try {
			outcome = await step.run(say);
		} catch (error) {
			outcome = { passed: 0, failed: 1, output: String(error) };
			say(`${outcome.output}\n`);
		}
		results[index] = { ...outcome, name: step.name, tests: step.tests === true, time: performance.now() - since };
		voices.end(index);
	};
	const fits = (step) => {
		if (running.size === 0) return true;
		const busy = [...running.values()].reduce((sum, one) => sum + coresOf(one, cores), 0);
		return step.alone !== true && ![...running.values()].some((one) => one.alone === true) && busy + coresOf(step, cores) <= cores + 1;
	};
	for (const [index, step] of steps.entries()) {
		while (!fits(step)) await Promise.race(running.keys());
		/** @type {Promise<void>} */
		const one = start(step, index).then(() => void running.delete(one));
		running.set(one, step);
	}
	await Promise.all(running.keys());
	return results;
};

if (isMain(import.meta)) {
	const words = process.argv.slice(2);
	const extents = ['--quick', '--full'].filter((word) => words.includes(word));
	const wanted = words.filter((word) => !extents.includes(word));
	const unknown = wanted.filter((name) => name !== '--list' && !STEPS.some((step) => step.name === name));
	if (wanted.includes('--list') || unknown.length > 0 || extents.length > 1) {
		console.log(STEPS.map(({ name }) => name).join('\n'));
		process.exitCode = unknown.length > 0 || extents.length > 1 ? 1 : 0;
	} else {
		const start = performance.now();
		if (extents[0] !== undefined) process.env.X_EXTENT = extents[0].slice(2);
		const usual = STEPS.filter((step) => extents[0] !== '--quick' || step.quick === true);
		const results = await runSteps(wanted.length === 0 ? usual : STEPS.filter(({ name }) => wanted.includes(name)));
		const lines = summaryOf(results, performance.now() - start);
		console.log(`\n${lines.join('\n')}`);
		if (process.env.X_SUMMARY) writeFileSync(process.env.X_SUMMARY, `${lines.at(-1)}\n`);
		if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
	}
}
