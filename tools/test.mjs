/**
 * `npm test`: every step, then a summary of what held and what did not, how long it took, and the counts.
 *
 *     npm test                      everything
 *     npm test -- sizes docs        some steps
 *     npm test -- --list            their names
 */
import { writeFileSync } from 'node:fs';
import { isMain } from './lib/report.mjs';
import { STEPS } from './steps.mjs';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * The lines of a summary; the last one counts.
 *
 * @param {readonly (import('./steps.mjs').Outcome & { name: string, time: number })[]} results
 */
export const summaryOf = (results) => {
	const rows = results.map(({ name, passed, failed, skipped = 0, note, time }) => {
		const state = failed > 0 ? 'FAILED' : note !== undefined ? 'not run' : 'ok';
		const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
		return `  ${state.padEnd(8)} ${name.padEnd(18)} ${seconds(time).padStart(8)}   ${note ?? counts}`;
	});
	const sum = (key) => results.reduce((total, one) => total + one[key], 0);
	return [...rows, `  ${'in all'.padEnd(27)} ${seconds(sum('time')).padStart(8)}`, `${sum('passed')} passed, ${sum('failed')} failed`];
};

/**
 * Runs steps one after the other; a step that throws has failed.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {(line: string) => void} [say]
 */
export const runSteps = async (steps, say = console.log) => {
	const results = [];
	for (const step of steps) {
		say(`\n▶ ${step.name}`);
		const start = performance.now();
		let outcome;
		try {
			outcome = await step.run();
		} catch (error) {
			outcome = { passed: 0, failed: 1, output: String(error) };
			say(outcome.output);
		}
		results.push({ ...outcome, name: step.name, time: performance.now() - start });
	}
	return results;
};

if (isMain(import.meta)) {
	const wanted = process.argv.slice(2);
	const unknown = wanted.filter((name) => name !== '--list' && !STEPS.some((step) => step.name === name));
	if (wanted.includes('--list') || unknown.length > 0) {
		console.log(STEPS.map(({ name }) => name).join('\n'));
		process.exitCode = unknown.length > 0 ? 1 : 0;
	} else {
		const results = await runSteps(wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name)));
		const lines = summaryOf(results);
		console.log(`\n${lines.join('\n')}`);
		if (process.env.X_SUMMARY) writeFileSync(process.env.X_SUMMARY, `${lines.at(-1)}\n`);
		if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
	}
}
