/**
 * `npm run differential`: compares every game with Fairy-Stockfish, and the sides that can win with chessops, then runs every sweep of the unit tests as a whole, of which `npm test` takes
 * samples. Options are for the comparison (`packages/bench/src/differential.mjs`); with one, it runs alone.
 */
import { join } from 'node:path';
import { run } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

const options = process.argv.slice(2);

/** @type {readonly (readonly string[])[]} */
const programs = [
	['turbo', 'run', 'build', '--filter=@x/san', '--filter=@x/fen', '--output-logs=errors-only'],
	['node', join(root, 'packages/bench/src/differential.mjs'), ...options],
	...(options.length === 0 ? [['node', join(root, 'packages/bench/src/can-win.mjs')]] : []),
	...(options.length === 0 ? [['node', join(root, 'tools/test.mjs'), '--full', 'unit tests']] : []),
];

for (const [program = '', ...args] of programs) {
	const { code } = await run(program, args, { show: true });
	if (code !== 0) process.exitCode = 1;
}
