import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Processes that count moves; V8 chooses another moment to compile in each. More by X_FORCED_RUNS. */
const RUNS = Number(process.env.X_FORCED_RUNS ?? 8);
/** Flags with which V8 compiles loops early, so that a process of a second meets what others meet in minutes. */
const FLAGS = ['--trace-deopt', '--interrupt-budget=20000', '--invocation-count-for-osr=5'];
/** Code that is left this often is entered again and again, although V8 cannot finish it. */
const OFTEN = 20;

const work = fileURLToPath(new URL('half-speed.work.mjs', import.meta.url));

/** How often each piece of optimised code was left at each place, in the log of V8. */
function bailouts(log) {
	const counts = new Map();
	const line = /bailout \(kind: [\w-]+, reason: ([^)]*)\).*?<JSFunction ([^ >]+).*?, (0x[0-9a-f]+) <Code.*?bytecode offset (\d+)/g;
	for (const [, reason, name, code, offset] of log.matchAll(line)) {
		const place = `${code} ${name} at ${offset}: ${reason}`;
		counts.set(place, (counts.get(place) ?? 0) + 1);
	}
	return counts;
}

it('reads the log of V8', () => {
	const line =
		'[bailout (kind: deopt-eager, reason: Insufficient type feedback for call): begin. deoptimizing 0x1 <JSFunction list (sfi = 0x2)>, 0x3 <Code TURBOFAN>, opt id 7, bytecode offset 31, deopt exit 2]';
	expect([...bailouts(`${line}\n${line}`)]).toEqual([['0x3 list at 31: Insufficient type feedback for call', 2]]);
});

it('no loop over moves is left and entered again and again', { timeout: 600_000 }, () => {
	let seen = 0;
	for (let run = 0; run < RUNS; run++) {
		const { stdout, status } = spawnSync(process.execPath, [...FLAGS, work], { encoding: 'utf8', maxBuffer: 1 << 28 });
		expect(status).toBe(0);
		const counts = bailouts(stdout);
		seen += counts.size;
		expect([...counts].filter(([, count]) => count >= OFTEN)).toEqual([]);
	}
	// V8 leaves some code at first, so a log without a line is one that is not read.
	expect(seen).toBeGreaterThan(0);
});
