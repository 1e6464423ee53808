/** Native engines, started for each count. */
import { spawnSync } from 'node:child_process';
import { perft } from '@x/core';
import { median } from './ratio.mjs';

/** The native engines: the games that they support, and their commands. */
export const NATIVE = {
	sjaakii: {
		hint: 'Debian: apt-get install sjaakii',
		games: ['xiangqi', 'shogi', 'crazyhouse', 'capablanca'],
		args: ({ name }) => ['-variant', name],
		input: (_, depth) => `perft ${depth}\nquit\n`,
	},
	'fairy-stockfish': {
		hint: 'Debian: apt-get install fairy-stockfish',
		games: ['xiangqi', 'shogi', 'crazyhouse', 'capablanca'],
		args: () => [],
		input: ({ name, variant = name, fen }, depth) =>
			`setoption name UCI_Variant value ${variant}\nposition ${fen === undefined ? 'startpos' : `fen ${fen}`}\ngo perft ${depth}\nquit\n`,
	},
};

const PATH = `${process.env.PATH}:/usr/games`;

/** CPU milliseconds of a program and its output; undefined if it is not installed. */
const run = (program, args, input) => {
	const script = '"$@"; status=$?; times >&2; exit $status';
	const done = spawnSync('sh', ['-c', script, 'sh', program, ...args], { input, encoding: 'utf8', env: { ...process.env, PATH } });
	if (done.status === 127) return undefined;
	const times = done.stderr.trim().split('\n').at(-1) ?? '';
	const [user = 0, system = 0] = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s));
	return { text: done.stdout, milliseconds: 1000 * (user + system) };
};

const cpu = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

/** Whether a program is installed; if not, prints how to install it. */
export const installed = (peer) => {
	const there = run(peer, [], 'quit\n') !== undefined;
	if (!there) console.error(`${peer} is not installed, its rows are left out. ${NATIVE[peer].hint}`);
	return there;
};

/**
 * Compares with a program: rounds alternate, each takes the CPU time of both; the start-up time is subtracted.
 *
 * @param {string} peer
 * @param {{ name: string, variant?: string, fen?: string, start: import('@x/core').Position, deep: number, counts: Record<number, number | undefined> }} entry how many leaves there are at `deep`
 * @param {number} rounds
 */
export const nativeRow = (peer, entry, rounds) => {
	const { args, input } = NATIVE[peer];
	const { name, start: at, deep, counts } = entry;
	const nodes = counts[deep] ?? Number.NaN;
	const measured = [];
	for (let round = 0; round < rounds; round++) {
		const idle = run(peer, args(entry), input(entry, 1));
		const busy = run(peer, args(entry), input(entry, deep));
		if (!idle || !busy?.text.includes(String(nodes))) throw new Error(`${name}: Expected ${nodes} leaves from ${peer}`);
		const start = cpu();
		if (perft(at, deep) !== nodes) throw new Error(`${name}: Expected ${nodes} leaves, ours differs`);
		const ours = cpu() - start;
		measured.push({ ours, ratio: (busy.milliseconds - idle.milliseconds) / ours });
	}
	const rate = `${(nodes / median(measured.map(({ ours }) => ours)) / 1000).toFixed(1)} M nodes/s`;
	return { what: `perft ${deep}, ${name}`, peer, ratio: median(measured.map(({ ratio }) => ratio)), rate };
};
