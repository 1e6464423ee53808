/**
 * The cost of compiling each preset, and the memory of the compiled game.
 *
 * Compile time is the median CPU time of rounds in one process; each round compiles every preset. Ten rounds before them warm up
 * and are not counted: during these V8 still optimises the compiler, on threads whose time counts, too. So the figure applies to a page
 * that has compiled many rules before. The first compilation in a fresh process, mostly
 * loading the engine's own code, has a line of its own. CPU time includes all threads, with garbage collection and optimisation.
 *
 *     node packages/bench/src/compile.mjs           the slowest and the largest
 * node packages/bench/src/compile.mjs --first chess   only the first compilation, in milliseconds; the table starts one process for each
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { median } from './ratio.mjs';
import { compiledLines } from './table.mjs';

/** Rounds for warming up. */
const WARM = 10;

/** The limits for games. */
export const LIMITS = { milliseconds: 20, megabytes: 5 };

const cpuMilliseconds = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

const compiled = (name) => compile(games[name]);

const milliseconds = (name) => {
	const start = cpuMilliseconds();
	compiled(name);
	return cpuMilliseconds() - start;
};

/** Bytes on and off the heap, after garbage collection. */
const bytes = (collect) => {
	collect();
	collect();
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
};

const megabytes = (name, collect) => {
	const before = bytes(collect);
	const game = compiled(name);
	const used = bytes(collect) - before;
	// Keeps the game reachable up to here.
	return (used + 0 * game.cells) / 1e6;
};

const first = (name) => Number(execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--first', name], { encoding: 'utf8' }));

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Compiled}
 */
export const compileRows = ({ rounds }) => {
	const names = Object.keys(games);
	/** @type {number[][]} */
	const times = names.map(() => []);
	// Presets alternate, so that a slow period of the machine affects all of them.
	for (let round = -WARM; round < rounds; round++) {
		for (const [nth, name] of names.entries()) {
			const time = milliseconds(name);
			if (round >= 0) times[nth].push(time);
		}
	}
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc');
	const rows = names.map((name, nth) => ({ name, milliseconds: median(times[nth]), megabytes: megabytes(name, collect) }));
	return {
		rows: rows.sort((a, b) => b.milliseconds - a.milliseconds),
		first: ['chess', 'shogi', 'chushogi'].map((name) => ({ name, milliseconds: median([0, 1, 2, 3, 4].map(() => first(name))) })),
	};
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const at = process.argv.indexOf('--first');
	if (at > 0) console.log(milliseconds(process.argv[at + 1]));
	else console.log(compiledLines(compileRows({ rounds: 7 }), LIMITS).join('\n'));
}
