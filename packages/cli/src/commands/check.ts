import { lstat, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Unusable } from '@x/jobs/errors';
import { choice, flag, text } from '../arguments/options.js';
import { checkFile, type MoveCheck } from '../check/check-file.js';
import type { Fault } from '../check/fault.js';
import { readGameArgument } from '../game/game-argument.js';
import { findFile } from '../input/data-files.js';
import { type InputFile, openInput } from '../input/input-file.js';
import { TEXT_KINDS, type TextKind, textKindOf } from '../input/text-kind.js';
import { checkNoJobs, FILE_RUN_OPTIONS, type RunOptions } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import { CheckReport, type ReportOptions } from '../output/check-report.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import { Progress } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import { Replacement } from '../output/write-file.js';
import type { CheckedFile, CheckPlan } from '../tasks/check.js';
import { type Command, defineCommand, filesArgument, filesOf } from './command.js';

interface CheckOptions extends RunOptions, ReportOptions {
	readonly 'job-size': number;
	readonly as: TextKind | undefined;
	readonly fix: boolean;
	readonly game: string | undefined;
	readonly text: boolean;
	readonly spelling: boolean;
}

const kindOf = async ({ name, head }: InputFile, as: TextKind | undefined): Promise<TextKind> => {
	const kind = as ?? (await textKindOf(name, head));
	if (kind !== undefined) return kind;
	throw new Unusable(`x cannot tell what notation ${name} is in.`, `Name it: --as KIND, one of ${TEXT_KINDS.join(', ')}.`);
};

/** The file that takes the place of one with faults. A symbolic link is refused: a repair must not reach files that the user has not named. */
const replacementOf = async ({ path, name, packing }: InputFile): Promise<Replacement> => {
	if (path === undefined) {
		if (packing === 'none') throw new Unusable(`Expected a file for --fix, found ${name}.`, 'Save the text as a file.');
		throw new Unusable(`Expected a plain file for --fix, found the packed file ${name}.`, 'Unpack it.');
	}
	if ((await lstat(path)).isSymbolicLink())
		throw new Unusable(`Expected a file for --fix, found the symbolic link ${name}.`, `Name the file: ${await realpath(path)}`);
	return new Replacement(path, name);
};

const movesOf = ({ text: textOnly, spelling, fix }: CheckOptions): MoveCheck => {
	if (textOnly) return 'text';
	return spelling || fix ? 'spellings' : 'rules';
};

const checkOne = async (name: string, options: CheckOptions, report: CheckReport, terminal: Terminal): Promise<void> => {
	const input = await openInput(name, terminal);
	const kind = await kindOf(input, options.as);
	const replacement = options.fix ? await replacementOf(input) : undefined;
	const progress = new Progress(terminal, { label: input.name, unit: 'B', total: input.size });
	let repaired = 0;
	try {
		const totals = await checkFile({
			input,
			kind,
			game: () => gameFor(options.game ?? 'chess', terminal),
			moves: movesOf(options),
			read: (bytes) => progress.update(bytes),
			fault: (fault: Fault) => report.add(fault),
			repaired: replacement?.write,
			pause: async () => {
				terminal.signal.throwIfAborted();
				if (report.waiting) progress.clear();
				await report.flush();
			},
		});
		repaired = totals.repaired;
		report.count(totals);
	} finally {
		progress.clear();
		replacement?.end(repaired > 0 && !terminal.signal.aborted);
	}
	await report.flush();
};

const gameFor = async (argument: string, terminal: Terminal): Promise<import('@x/core').Game> => {
	const [{ source }, { gameOf }] = await Promise.all([readGameArgument(argument, terminal), import('../game/playable.js')]);
	return gameOf(source);
};

/** Repairs files, one after the other: a repair may move what follows it. */
const fixFiles = async (names: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> => {
	const report = new CheckReport(terminal, options);
	let code: ExitCode = EXIT.fine;
	for (const name of names) {
		try {
			await checkOne(name, options, report, terminal);
		} catch (error) {
			if (!(error instanceof Unusable)) throw error;
			report.fail(error);
			code = EXIT.unusable;
		}
	}
	await report.end();
	return code === EXIT.fine && report.failed ? EXIT.faults : code;
};

/** Checks files on all threads. */
const checkFiles = async (names: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> => {
	const { errors, quiet, json, 'error-on-warnings': errorOnWarnings } = options;
	const shown: ReportOptions = { errors, quiet, json, 'error-on-warnings': errorOnWarnings };
	const { source } = await readGameArgument(options.game ?? 'chess', terminal);
	const files: CheckedFile[] = [];
	let own = terminal;
	for (const name of names) {
		try {
			const found = await findFile(name, own);
			files.push({ ...found.file, kind: await kindOf(found.input, options.as) });
			own = found.terminal;
		} catch (error) {
			if (!(error instanceof Unusable)) throw error;
			new CheckReport(terminal, shown).fail(error);
		}
	}
	if (files.length === 0) return EXIT.unusable;
	const plan: CheckPlan = { files, range: options['job-size'] * 2 ** 20, game: source, moves: movesOf(options), report: shown };
	const code = await runTask('check', plan, options, own);
	return files.length < names.length ? EXIT.unusable : code;
};

export const command: Command = defineCommand({
	arguments: [filesArgument('The files to check.')],
	options: {
		as: choice('KIND', TEXT_KINDS, `The kind of the texts, if their names and contents do not show it: ${TEXT_KINDS.join(', ')}.`),
		game: text('GAME', 'The game of the positions in EPD and FEN lists; chess by default.'),
		fix: flag('Write the repairs that are certain into the files.'),
		spelling: flag('Also report moves of PGN that are not in their usual spelling, as Ng1f3 for Nf3. Takes longer; --fix does it, too.'),
		text: flag('Check only the text of PGN: moves are not played.'),
		errors: flag('Leave out warnings.'),
		'error-on-warnings': flag('Exit with 1 for warnings, too.'),
		quiet: flag('Print the summary only.', { short: 'q' }),
		json: flag('Print JSON lines: a record for each fault, and a summary.'),
		...FILE_RUN_OPTIONS,
	},
	notes: [
		'Certain repairs are those with one possible meaning: spellings of moves, fields of a FEN, letters. All other text stays as it is.',
	],
	examples: ['games.pgn', '--fix games.pgn', 'lichess.pgn.zst --errors', '--game shogi positions.txt', 'variants.ini --json'],
	run: async ({ arguments: files, options }, terminal) => {
		const names = [
			...new Map(filesOf(files, terminal).map((file) => [file === '-' ? file : resolve(terminal.directory, file), file])).values(),
		];
		if (options.fix) checkNoJobs(options);
		return options.fix ? fixFiles(names, options, terminal) : checkFiles(names, options, terminal);
	},
});
