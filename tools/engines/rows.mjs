/** The programs, with what each plays, and limits that it obeys. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./modules.mjs').ProtocolName} ProtocolName */
/** @typedef {import('./modules.mjs').GameId} GameId */
/** @typedef {{ readonly nodes: number } | { readonly depth: number }} Limits */

/**
 * @typedef {object} Row
 * @property {string} program
 * @property {readonly string[]} [words] the words behind its name
 * @property {ProtocolName} protocol
 * @property {readonly GameId[]} games
 * @property {Limits} limits
 */

/** @type {readonly Row[]} */
export const ROWS = [
	{ program: 'stockfish', protocol: 'uci', games: ['chess', 'chess960'], limits: { nodes: 2000 } },
	{
		program: 'fairy-stockfish',
		protocol: 'uci',
		games: [
			'chess',
			'chess960',
			'crazyhouse',
			'xiangqi',
			'shogi',
			'makruk',
			'janggi',
			'sittuyin',
			'capablanca',
			'grand',
			'three-check',
			'horde',
		],
		limits: { nodes: 1000 },
	},
	{ program: 'fairy-stockfish', protocol: 'usi', games: ['shogi'], limits: { nodes: 1000 } },
	{ program: 'fairy-stockfish', protocol: 'ucci', games: ['xiangqi', 'minixiangqi'], limits: { nodes: 1000 } },
	{
		program: 'fairy-stockfish',
		protocol: 'xboard',
		games: ['chess', 'chess960', 'crazyhouse', 'xiangqi', 'shogi', 'capablanca'],
		limits: { depth: 3 },
	},
	// The one of Debian does not play atomic chess.
	{ program: 'fairy-stockfish.wasm', protocol: 'uci', games: ['atomic'], limits: { nodes: 300 } },
	{ program: 'gnuchess', words: ['--uci'], protocol: 'uci', games: ['chess'], limits: { depth: 4 } },
];

/** Programs of this repository's development dependencies, for node. @type {Readonly<Record<string, string>>} */
const SCRIPTS = { 'fairy-stockfish.wasm': fileURLToPath(new URL('../../packages/bench/src/fairy-stockfish.mjs', import.meta.url)) };

/** @typedef {{ readonly path: string, readonly words: readonly string[] }} Command */

/**
 * The path of an installed program.
 *
 * @param {string} program
 */
export const findProgram = (program) =>
	[...(process.env.X_ENGINES ?? '').split(delimiter), ...(process.env.PATH ?? '').split(delimiter), '/usr/games']
		.filter((folder) => folder !== '')
		.map((folder) => join(folder, program))
		.find((path) => existsSync(path));

/**
 * The program of a row with its words; undefined if it is not installed.
 *
 * @param {Row} row
 * @returns {Command | undefined}
 */
export const commandOf = ({ program, words = [] }) => {
	if (program in SCRIPTS) return { path: process.execPath, words: [SCRIPTS[program], ...words] };
	const path = findProgram(program);
	return path === undefined ? undefined : { path, words };
};
