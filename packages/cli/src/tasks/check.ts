import type { JobContext } from '@x/jobs';
import { Elsewhere, Unusable } from '@x/jobs/errors';
import { type CheckTotals, checkFile, type MoveCheck, pgnValidator } from '../check/check-file.js';
import type { Fault, Place } from '../check/fault.js';
import { PgnChecker } from '../check/pgn-checker.js';
import { cachedGame } from '../game/game-cache.js';
import type { GameSource } from '../game/game-source.js';
import type { TextKind } from '../input/text-kind.js';
import { CheckReport, type ReportOptions } from '../output/check-report.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { type DataFile, type FilePart, gameRanges, sizeOf, unpackedBytes } from './file-ranges.js';
import { type AnyCommandTask, defineTask } from './task.js';

/** A file with the kind of its text. */
export interface CheckedFile extends DataFile {
	readonly kind: TextKind;
}

/** The files to check, and how faults are shown. */
export interface CheckPlan {
	readonly files: readonly CheckedFile[];
	/** The bytes of a job. */
	readonly range: number;
	/** The game of positions. */
	readonly game: GameSource;
	/** How moves of games are checked. */
	readonly moves: MoveCheck;
	readonly report: ReportOptions;
}

interface CheckPart extends FilePart {
	readonly kind: TextKind;
	readonly game: GameSource;
	readonly moves: MoveCheck;
}

/** The faults of a part. Games and lines count from its start. */
interface CheckResult {
	readonly file: number;
	readonly games: number;
	readonly lines: number;
	readonly faults: readonly Fault[];
	/** Why the rest of the file cannot be checked. */
	readonly unusable?: { readonly message: string; readonly hint?: string };
}

const split = async ({ files, range, game, moves }: CheckPlan): Promise<readonly CheckPart[]> =>
	(await gameRanges(files, range, ({ kind }) => kind === 'pgn')).map((part) => ({ ...part, kind: files[part.file]!.kind, game, moves }));

const checkGames = async (part: CheckPart, context: JobContext, fault: (fault: Fault) => void): Promise<[CheckTotals, number]> => {
	const { range, moves } = part;
	const from = { game: 0, offset: range.from, line: 1, column: 1 };
	const checker = new PgnChecker({ file: range.name, validator: await pgnValidator(moves), from, fault });
	for await (const chunk of unpackedBytes(part, context)) checker.push(chunk);
	const { games, lines } = checker.end();
	return [{ games, repaired: 0 }, lines];
};

const checkWhole = async (part: CheckPart, context: JobContext, fault: (fault: Fault) => void): Promise<[CheckTotals, number]> => {
	const { range, kind, game, moves } = part;
	const input = { name: range.name, bytes: () => unpackedBytes(part, context) };
	const totals = await checkFile({
		input,
		kind,
		game: () => cachedGame(game),
		moves,
		read: () => undefined,
		fault,
		pause: () => Promise.resolve(),
	});
	return [totals, 0];
};

const run = async (part: CheckPart, context: JobContext): Promise<CheckResult> => {
	const faults: Fault[] = [];
	const found = (fault: Fault): void => {
		faults.push(fault);
	};
	try {
		const [{ games }, lines] = await (part.kind === 'pgn' ? checkGames(part, context, found) : checkWhole(part, context, found));
		return { file: part.file, games, lines, faults };
	} catch (error) {
		if (!(error instanceof Unusable) || error instanceof Elsewhere || context.signal.aborted) throw error;
		const { message, hint } = error;
		return { file: part.file, games: 0, lines: 0, faults, unusable: { message, ...(hint === undefined ? {} : { hint }) } };
	}
};

/** Where a part begins in its file. */
interface Before {
	readonly games: number;
	readonly lines: number;
}

const START: Before = { games: 0, lines: 0 };

/** A fault of a part as one of its file. */
const placed = (fault: Fault, { games, lines }: Before): Fault => {
	if (games === 0 && lines === 0) return fault;
	const moved = <T extends Place>(place: T): T => ({ ...place, line: place.line + lines });
	const { start, end, game, repair } = fault;
	return {
		...fault,
		start: moved(start),
		end: moved(end),
		...(game === undefined ? {} : { game: game + games }),
		...(repair === undefined ? {} : { repair: { ...repair, start: moved(repair.start), end: moved(repair.end) } }),
	};
};

const report = async (plan: CheckPlan, results: AsyncIterable<CheckResult>, terminal: Terminal): Promise<ExitCode> => {
	const shown = new CheckReport(terminal, plan.report);
	const before = new Map<number, Before>();
	let isUnusable = false;
	for await (const { file, games, lines, faults, unusable } of results) {
		const at = before.get(file) ?? START;
		for (const fault of faults) shown.add(placed(fault, at));
		before.set(file, { games: at.games + games, lines: at.lines + lines });
		await shown.flush();
		if (unusable === undefined) continue;
		isUnusable = true;
		before.delete(file);
		shown.fail(new Unusable(unusable.message, unusable.hint));
	}
	for (const { games } of before.values()) shown.count({ games, repaired: 0 });
	await shown.end();
	if (isUnusable) return EXIT.unusable;
	return shown.failed ? EXIT.faults : EXIT.fine;
};

export const task: AnyCommandTask = defineTask<CheckPlan, CheckPart, CheckResult>({ unit: 'B', split, size: sizeOf, run, report });
