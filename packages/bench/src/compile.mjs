/**
 * What it costs to compile each preset, and the memory that the game keeps.
 *
 * Compile time is the median CPU time of rounds in one process, in which every preset is compiled in its turn; ten rounds before them warm up
 * and are not counted, because for so long V8 still optimises the compiler, on threads whose time counts, too. So it is what a page meets that
 * has compiled many rules before. What a fresh process pays for its first one, most of
 * it for the engine's own code, stands in a line of its own. CPU time is all threads': collecting garbage and optimising count.
 *
 *     node packages/bench/src/compile.mjs           the slowest and the largest
 *     node packages/bench/src/compile.mjs --first chess   only this, in milliseconds: what the table asks of fresh processes
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { median } from './ratio.mjs';
import { compiledLines } from './table.mjs';

/** Rounds that only warm up. */
const WARM = 10;

/** What the games are held to. */
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

/** Bytes on and off the heap, after everything that nobody holds is gone. */
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
	// The game has to be alive until here.
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
	// Presets take turns, so that a slow stretch of the machine falls on all of them.
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
