/**
 * `npm run engines`: plays games with the real engines that are installed, by every protocol, and starts a fake engine 1000 times.
 *
 *     node tools/engines.mjs [--games=2] [--starts=1000] [--only=stockfish]
 *
 * An engine that is not installed is named and left out. Every move, and every move of its lines, must be legal; the memory must not grow with the
 * starts. 10 000 lines of thinking a second may take 15 % of a core, and reading one as SAN 100 µs. `X_ENGINES` names another folder with the programs.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { timeOfLines } from './engines/info-lines.mjs';
import { Report } from './lib/report.mjs';
import { inTemporaryFolder, root, workspaceResolver } from './lib/workspace.mjs';

/** The most turns of a game. */
const LONGEST = 120;

/** The memory that 1000 starts may keep, in bytes: noise of the garbage collector. */
const MOST_KEPT = 8_000_000;

/** The most microseconds of CPU for a line of thinking, and for reading it as SAN. */
const MOST_RECEIVED = 15;
const MOST_SAN = 100;

/** @typedef {{ program: string, words?: readonly string[], protocol: string, games: readonly string[], limits: object }} Row */

/** The programs, with what each plays, and limits that it obeys. @type {readonly Row[]} */
const ROWS = [
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
	{ program: 'gnuchess', words: ['--uci'], protocol: 'uci', games: ['chess'], limits: { depth: 4 } },
];

const options = new Map(
	process.argv.slice(2).map((word) => {
		const [name = '', value = ''] = word.replace(/^--/, '').split('=');
		return [name, value];
	}),
);
const count = (name, initial) => Number(options.get(name) ?? initial);

/** The path of a program; undefined if it is not installed. */
const pathOf = (program) =>
	[...(process.env.X_ENGINES ?? '').split(delimiter), ...(process.env.PATH ?? '').split(delimiter), '/usr/games']
		.filter((folder) => folder !== '')
		.map((folder) => join(folder, program))
		.find((path) => existsSync(path));

/** The modules of this repository, from their sources. */
const load = (dir) =>
	build({
		stdin: {
			contents: `export * from '@x/engines'; export * from '@x/engines/positions'; export * from '@x/engines/process';
export { compile } from '@x/core/compile'; export { games } from '@x/games'; export { apply, outcome } from '@x/core';`,
			resolveDir: root,
		},
		outfile: join(dir, 'modules.mjs'),
		plugins: [workspaceResolver()],
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		logLevel: 'silent',
	}).then(() => import(pathToFileURL(join(dir, 'modules.mjs')).href));

/** Random numbers that are the same in every run. */
const randomFrom = (seed) => () => {
	seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
	return seed / 2 ** 32;
};

/** Plays one game of an engine against itself, with weaker moves at first. Returns the turns and the faults. */
const playOne = async (modules, player, { limits }, seed) => {
	const { apply, outcome } = modules;
	const random = randomFrom(seed);
	const faults = [];
	let position = player.game.start;
	let [turns, lines] = [0, 0];
	for (; turns < LONGEST && outcome(position) === undefined; turns++) {
		const analysis = player.analyse(position, turns < 6 && random() < 0.5 && 'nodes' in limits ? { depth: 1 } : limits);
		for await (const { line } of analysis) {
			lines += line.san.length;
			for (const { message } of line.warnings) faults.push(`${message} ${line.texts.join(' ')}`);
		}
		const { moves } = await analysis.result;
		if (moves.length === 0) break;
		for (const move of moves) position = apply(position, move);
	}
	return { turns, lines, faults };
};

const playRow = async (modules, report, row) => {
	const { program, words = [], protocol, games } = row;
	const path = pathOf(program);
	if (path === undefined) {
		console.log(`  ${program} is not installed`);
		return;
	}
	for (const id of games) {
		const what = `${program} ${protocol} ${id}`;
		try {
			const engine = await modules.startEngine(modules.processTransport(path, { arguments: words }), { protocol });
			const player = await modules.playGame(engine, modules.compile(modules.games[id]));
			let [turns, lines] = [0, 0];
			const faults = [];
			for (let game = 0; game < count('games', 2); game++) {
				const played = await playOne(modules, player, row, game + 1);
				turns += played.turns;
				lines += played.lines;
				faults.push(...played.faults);
			}
			faults.push(...engine.warnings.map(({ message }) => message));
			await engine.close();
			console.log(`  ${what}: ${turns} turns, ${lines} moves of lines, ${faults.length} faults`);
			report.check(faults.length === 0, `${what}: ${faults.slice(0, 3).join('; ')}`);
		} catch (error) {
			report.fail(`${what}: ${error.message}`);
		}
	}
};

/** Starts the fake engine again and again, searches, and closes it. Returns the bytes that are kept. */
const memoryOf = async (modules, starts) => {
	const program = fileURLToPath(new URL('../packages/engines/test/fake/program.mjs', import.meta.url));
	const once = async (script) => {
		const transport = modules.processTransport(process.execPath, { arguments: [program, 'uci', script] });
		const engine = await modules.startEngine(transport, { answerLimit: 60_000 }).catch(() => undefined);
		await engine?.search({}, { depth: 1 }).result.catch(() => {});
		await engine?.close();
		await transport.closed;
	};
	const scripts = ['', 'go → {exit 1}', 'uci → {exit 3}', 'go → {times 500 blah} | bestmove e2e4'];
	const used = () => {
		globalThis.gc?.();
		return process.memoryUsage().heapUsed;
	};
	for (let start = 0; start < 40; start++) await once(scripts[start % scripts.length]);
	const before = used();
	for (let start = 0; start < starts; start += 4) await Promise.all(scripts.map(once));
	return used() - before;
};

createRequire(import.meta.url)('node:v8').setFlagsFromString('--expose-gc');
globalThis.gc ??= createRequire(import.meta.url)('node:vm').runInNewContext('gc');

await inTemporaryFolder(async (dir) => {
	const report = new Report('engines');
	const modules = await load(dir);
	const only = options.get('only');
	for (const row of ROWS) if (only === undefined || row.program === only) await playRow(modules, report, row);
	const starts = count('starts', 1000);
	const kept = await memoryOf(modules, starts);
	console.log(`  ${starts} starts keep ${(kept / 1e6).toFixed(1)} MB`);
	report.check(kept < MOST_KEPT, `${starts} starts keep ${kept} bytes. Expected less than ${MOST_KEPT}`);
	const { received, san } = await timeOfLines(modules, modules.compile(modules.games.chess), 50_000);
	console.log(`  a line of thinking takes ${received.toFixed(1)} µs of CPU, and ${san.toFixed(1)} µs more as SAN`);
	report.check(
		received < MOST_RECEIVED && san < MOST_SAN,
		`a line takes ${received} and ${san} µs. Expected less than ${MOST_RECEIVED} and ${MOST_SAN}`,
	);
	report.end();
});
