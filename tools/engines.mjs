/**
 * `npm run engines`: plays games with the real engines that are installed, by every protocol, and starts a fake engine 1000 times.
 *
 *     node tools/engines.mjs [--games=2] [--starts=1000] [--only=stockfish,gnuchess] [--variants=chess,atomic]
 *
 * An engine that is not installed is named and left out; so is XBoard, under which `x engine` plays against itself. Every move, and every move of its lines, must be legal; the memory must not grow with the
 * starts. 10 000 lines of thinking a second may take 15 % of a core, and reading one as SAN 100 µs. `X_ENGINES` names another folder with the programs.
 */
import { timeOfLines } from './engines/info-lines.mjs';
import { memoryOf } from './engines/memory.mjs';
import { loadModules } from './engines/modules.mjs';
import { readOptions } from './engines/options.mjs';
import { playGames } from './engines/play.mjs';
import { commandOf, ROWS } from './engines/rows.mjs';
import { playUnderXboard } from './engines/xboard.mjs';
import { Report } from './lib/report.mjs';
import { inTemporaryFolder } from './lib/workspace.mjs';

/** The memory that 1000 starts may keep, in bytes: noise of the garbage collector. The objects of a start that leaks are several times as large. */
const MOST_KEPT = 2_000_000;

/** The most microseconds of CPU for a line of thinking, and for reading it as SAN. */
const MOST_RECEIVED = 15;
const MOST_SAN = 100;

/** @typedef {import('./engines/modules.mjs').Modules} Modules */
/** @typedef {import('./engines/options.mjs').Options} Options */
/** @typedef {import('./engines/rows.mjs').Row} Row */

/** The faults of a variant that are printed. */
const SHOWN = 3;

/**
 * @param {Modules} modules
 * @param {Report} report
 * @param {Row} row
 * @param {Options} options
 */
const playRow = async (modules, report, row, { games, variants }) => {
	const command = commandOf(row);
	if (command === undefined) {
		console.log(`  ${row.program} is not installed`);
		return;
	}
	for (const id of row.games.filter((one) => variants?.includes(one) ?? true)) {
		const what = `${row.program} ${row.protocol} ${id}`;
		try {
			const { turns, moves, faults } = await playGames(modules, { ...row, ...command }, id, games);
			console.log(`  ${what}: ${games} games, ${turns} turns, ${moves} moves of lines, ${faults.length} faults`);
			const shown = faults
				.slice(0, SHOWN)
				.map(({ message, fen, seed }) => (fen === undefined ? message : `${message} (game ${seed}, ${fen})`));
			report.check(faults.length === 0, `${what}: ${shown.join('; ')}`);
		} catch (error) {
			report.fail(`${what}: ${error.message}`);
		}
	}
};

/**
 * @param {Modules} modules
 * @param {Report} report
 * @param {number} starts
 */
const checkStarts = async (modules, report, starts) => {
	const kept = await memoryOf(modules, starts);
	console.log(`  ${starts} starts keep ${(kept / 1e6).toFixed(1)} MB`);
	report.check(kept < MOST_KEPT, `${starts} starts keep ${kept} bytes. Expected less than ${MOST_KEPT}`);
};

/**
 * @param {Modules} modules
 * @param {Report} report
 */
const checkLines = async (modules, report) => {
	const { received, san } = await timeOfLines(modules, modules.compile(modules.games.chess), 50_000);
	console.log(`  a line of thinking takes ${received.toFixed(1)} µs of CPU, and ${san.toFixed(1)} µs more as SAN`);
	report.check(
		received < MOST_RECEIVED && san < MOST_SAN,
		`a line takes ${received} and ${san} µs. Expected less than ${MOST_RECEIVED} and ${MOST_SAN}`,
	);
};

/**
 * @param {Report} report
 * @param {string} dir
 * @param {number} games
 */
const checkXboard = async (report, dir, games) => {
	const played = await playUnderXboard(dir, games);
	if (played === undefined) {
		console.log('  xboard or xvfb-run is not installed');
		return;
	}
	console.log(`  x engine under xboard: ${played.games} games, ${played.faults.length} faults`);
	report.check(played.faults.length === 0, `x engine under xboard: ${played.faults.slice(0, SHOWN).join('; ')}`);
};

/** The name of the games under XBoard among the programs. */
const XBOARD = 'xboard';

const known = {
	programs: [XBOARD, ...new Set(ROWS.map(({ program }) => program))],
	variants: [...new Set(ROWS.flatMap(({ games }) => games))],
};

/** @returns {Options | undefined} */
const chosen = () => {
	try {
		return readOptions(process.argv.slice(2), known);
	} catch (error) {
		console.error(error.message);
		process.exitCode = 2;
		return undefined;
	}
};

const options = chosen();
if (options !== undefined)
	await inTemporaryFolder(async (dir) => {
		const report = new Report('engines');
		const modules = await loadModules(dir);
		for (const row of ROWS) if (options.only?.includes(row.program) ?? true) await playRow(modules, report, row, options);
		if (options.only?.includes(XBOARD) ?? options.variants === undefined) await checkXboard(report, dir, options.games);
		if (options.starts > 0) {
			await checkStarts(modules, report, options.starts);
			await checkLines(modules, report);
		}
		report.end();
	});
