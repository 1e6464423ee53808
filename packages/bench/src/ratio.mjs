/**
 * Honest ratios on a noisy machine: both sides are warmed, their batches are sized alike, rounds alternate who goes first, CPU time (user and
 * system) is taken of each batch, and the median of the rounds' ratios is reported. Whatever slows the machine down slows both sides of a round.
 */

/** Results go here, or the compiler would remove the work. */
let sink = 0;

const cpuMilliseconds = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

/** @param {readonly number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** @param {readonly number[]} values */
export const geometricMean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

const repeat = (work, times) => {
	for (let i = 0; i < times; i++) sink ^= work();
};

/** CPU milliseconds of one call, over a batch. */
const perCall = (work, times) => {
	const start = cpuMilliseconds();
	repeat(work, times);
	return (cpuMilliseconds() - start) / times;
};

/** How many calls make a batch of about that many milliseconds, after warming up for as long as it takes to be compiled. */
const batchOf = (work, milliseconds) => {
	const until = performance.now() + 30 * milliseconds;
	let calls = 0;
	let best = Number.POSITIVE_INFINITY;
	while (calls < 5 || performance.now() < until) {
		const start = performance.now();
		repeat(work, 1);
		best = Math.min(best, performance.now() - start);
		calls += 1;
	}
	return Math.max(1, Math.round(milliseconds / best));
};

/**
 * How many times faster `ours` is than `peer`, and what each takes.
 *
 * @param {() => number} ours returns a number that depends on its result
 * @param {() => number} peer
 * @param {{ milliseconds?: number, rounds?: number }} [options]
 * @returns {{ ratio: number, ours: number, peer: number }} ratio, and CPU milliseconds of one call
 */
export const ratioOf = (ours, peer, { milliseconds = 10, rounds = 50 } = {}) => {
	const [times, peerTimes] = [batchOf(ours, milliseconds), batchOf(peer, milliseconds)];
	const measured = [];
	for (let round = 0; round < rounds; round++) {
		const first = round % 2 === 0 ? perCall(ours, times) : undefined;
		const theirs = perCall(peer, peerTimes);
		measured.push([first ?? perCall(ours, times), theirs]);
	}
	return {
		ratio: median(measured.map(([a, b]) => b / a)),
		ours: median(measured.map(([a]) => a)),
		peer: median(measured.map(([, b]) => b)),
	};
};

/** Keeps the compiler honest: nobody may know that this is never read. */
export const escaped = () => sink;
