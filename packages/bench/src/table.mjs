/** Formats the results. */
import { cpus } from 'node:os';

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} peer
 * @property {number} ratio how many times faster ours is
 * @property {string} rate ours, on the machine of this run
 */

/**
 * @typedef {object} Compiled
 * @property {readonly { name: string, milliseconds: number, megabytes: number }[]} rows of each preset, the slowest first
 * @property {readonly { name: string, milliseconds: number }[]} first the first compiling of a fresh process
 */

/**
 * @typedef {object} Held
 * @property {string} what
 * @property {number} megabytes
 */

/** The machine and the date of the figures. */
export const circumstances = () => {
	const [first] = cpus();
	return {
		date: new Date().toISOString().slice(0, 10),
		node: process.versions.node,
		cpu: `${first?.model.trim() || 'unnamed processor'}, ${cpus().length} cores`,
	};
};

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The memory of live games, in a table.
 *
 * @param {readonly Held[]} held
 */
export const heldLines = (held) => [
	'| memory | in use |',
	'|---|---|',
	...held.map(({ what, megabytes }) => `| ${what} | ${megabytes.toFixed(0)} MB |`),
	'',
];

/**
 * The cost of compiling, in a few lines: the median, the largest values, and the number above the limit.
 *
 * @param {Compiled} compiled
 * @param {{ milliseconds: number, megabytes: number }} limits
 */
export const compiledLines = ({ rows, first }, limits) => {
	const slow = rows.filter(({ milliseconds }) => milliseconds > limits.milliseconds);
	const sorted = [...rows].sort((a, b) => b.megabytes - a.megabytes);
	const large = sorted.filter(({ megabytes }) => megabytes > limits.megabytes);
	const time = ({ name, milliseconds }) => `${name} ${milliseconds.toFixed(1)} ms`;
	const memory = ({ name, megabytes }) => `${name} ${megabytes.toFixed(2)} MB`;
	return [
		`| compiling ${rows.length} presets | middle | most | above the limit |`,
		'|---|---|---|---|',
		`| CPU time | ${rows[rows.length >> 1].milliseconds.toFixed(1)} ms | ${rows.slice(0, 5).map(time).join(', ')} | **${slow.length}** above ${limits.milliseconds} ms |`,
		`| memory | ${sorted[rows.length >> 1].megabytes.toFixed(2)} MB | ${sorted.slice(0, 3).map(memory).join(', ')} | **${large.length}** above ${limits.megabytes} MB |`,
		`| CPU time, first of a fresh process | | ${first.map(time).join(', ')} | |`,
	];
};

/**
 * @param {{ date: string, node: string, cpu: string, corpus: string, rounds: number }} when
 * @param {readonly Row[]} rows
 * @param {readonly { name: string, minified: number, gzip: number }[]} sizes
 * @param {readonly string[]} absolute lines of `heldLines` and `compiledLines`
 */
export const markdown = (when, rows, sizes, absolute) =>
	[
		`${when.date}, node ${when.node}, ${when.cpu}; ${when.corpus}; median of ${when.rounds} interleaved rounds (chess.js: 7), CPU time.`,
		'',
		'| work | peer | times faster than the peer | ours |',
		'|---|---|---|---|',
		...rows.map(({ what, peer, ratio, rate }) => `| ${what} | ${peer} | **${ratio.toFixed(2)}** | ${rate} |`),
		'',
		...absolute,
		'',
		'| bundle | minified | min+gzip |',
		'|---|---|---|',
		...sizes.map(({ name, minified, gzip }) => `| ${name} | ${kB(minified)} | ${kB(gzip)} |`),
	].join('\n');
