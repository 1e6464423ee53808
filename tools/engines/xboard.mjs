/** Games that XBoard leads, on a screen in memory. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { findProgram } from './rows.mjs';

/** The minutes that a run may take. */
const MOST_MINUTES = 5;

/** The words of XBoard for games that a program has spoilt. */
const SPOILT = /illegal|exited|died|forfeit|false|disconnect|hangs|flag/i;

/**
 * The programs that are needed: XBoard, and one that makes a screen for it. Undefined if one is missing.
 *
 * @returns {readonly [screen: string, xboard: string] | undefined}
 */
const programs = () => {
	const [screen, xboard] = [findProgram('xvfb-run'), findProgram('xboard')];
	return screen === undefined || xboard === undefined ? undefined : [screen, xboard];
};

/**
 * Lets `x engine` play against itself under XBoard. Undefined if XBoard or Xvfb is not installed.
 *
 * @param {string} dir a folder for the games
 * @param {number} games
 * @returns {Promise<{ readonly games: number, readonly faults: readonly string[] } | undefined>}
 */
export const playUnderXboard = async (dir, games) => {
	const found = programs();
	if (found === undefined) return undefined;
	const [screen, xboard] = found;
	const file = join(dir, 'xboard.pgn');
	const engine = `${process.execPath} ${join(root, 'packages/cli/dist/main.js')} engine --protocol xboard`;
	const words = ['-fcp', engine, '-scp', engine, '-fd', dir, '-sd', dir, '-mg', String(games), '-tc', '0:05', '-inc', '0.05', '-sgf', file];
	const program = spawn(screen, ['-a', xboard, ...words, '-popupMoveErrors', 'false', '-popupExitMessage', 'false'], {
		stdio: 'ignore',
		detached: true,
		env: { ...process.env, HOME: dir },
	});
	// It stays open after the match: its group is ended.
	const end = () => {
		if (program.exitCode === null && program.pid !== undefined) process.kill(-program.pid, 'SIGTERM');
	};
	const ends = () => (existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}\s+(1-0|0-1|1\/2-1\/2|\*)\s*$/gm)] : []);
	const latest = Date.now() + MOST_MINUTES * 60_000;
	while (program.exitCode === null && ends().length < games && Date.now() < latest)
		await new Promise((resolve) => {
			setTimeout(resolve, 500);
		});
	end();
	const played = ends();
	const spoilt = played.filter(([, reason, result]) => result === '*' || SPOILT.test(reason));
	return {
		games: played.length,
		faults: [
			...(played.length < games ? [`expected ${games} games, found ${played.length}`] : []),
			...spoilt.map(([, reason, result]) => `${result} {${reason}}`),
		],
	};
};
