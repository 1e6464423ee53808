/** Results as people read them. */
import { cpus } from 'node:os';

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} peer
 * @property {number} ratio how many times faster ours is
 * @property {string} rate ours, on the machine of this run
 */

/** The machine and the day: no figure without them. */
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
 * @param {{ date: string, node: string, cpu: string, corpus: string, rounds: number }} when
 * @param {readonly Row[]} rows
 * @param {readonly { name: string, minified: number, gzip: number }[]} sizes
 */
export const markdown = (when, rows, sizes) =>
	[
		`${when.date}, node ${when.node}, ${when.cpu}; ${when.corpus}; median of ${when.rounds} interleaved rounds (chess.js: 7), CPU time.`,
		'',
		'| work | peer | times faster than the peer | ours |',
		'|---|---|---|---|',
		...rows.map(({ what, peer, ratio, rate }) => `| ${what} | ${peer} | **${ratio.toFixed(2)}** | ${rate} |`),
		'',
		'| bundle | minified | min+gzip |',
		'|---|---|---|',
		...sizes.map(({ name, minified, gzip }) => `| ${name} | ${kB(minified)} | ${kB(gzip)} |`),
	].join('\n');
