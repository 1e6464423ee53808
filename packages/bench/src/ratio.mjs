/**
 * Honest ratios on a noisy machine: both sides are warmed, their batches have the same size, rounds alternate the order, CPU time (user and
 * system) of each batch is taken, and the median of the rounds' ratios is reported. A slow period of the machine affects both sides of a round.
 */

/** Stores results, so that the compiler does not remove the work. */
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

/** The number of calls in a batch of about `milliseconds`, after warming up until the code is compiled. */
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
 * The speed of `ours` relative to `peer`, and the time of each.
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

/**
 * The speed of `ours` relative to `peer`, from the best round of each. For work that allocates nothing, where only the machine makes rounds slower.
 *
 * @param {() => number} ours returns a number that depends on its result
 * @param {() => number} peer
 * @param {{ milliseconds?: number, rounds?: number }} [options]
 * @returns {{ ratio: number, ours: number, peer: number }} ratio, and the least CPU milliseconds of one call
 */
export const bestRatioOf = (ours, peer, { milliseconds = 10, rounds = 50 } = {}) => {
	const [times, peerTimes] = [batchOf(ours, milliseconds), batchOf(peer, milliseconds)];
	const best = { ours: Number.POSITIVE_INFINITY, peer: Number.POSITIVE_INFINITY };
	for (let round = 0; round < rounds; round++) {
		if (round % 2 === 0) best.ours = Math.min(best.ours, perCall(ours, times));
		best.peer = Math.min(best.peer, perCall(peer, peerTimes));
		if (round % 2 === 1) best.ours = Math.min(best.ours, perCall(ours, times));
	}
	return { ratio: best.peer / best.ours, ...best };
};

/** Returns the stored results, so that the compiler cannot see that they are unused. */
export const escaped = () => sink;
