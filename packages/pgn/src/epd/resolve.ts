import { apply, type Game, type GameWords, type Move, type Position, setupOf, validate } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, objectGiven, quote, type Result } from '@x/diagnostics';
import { type Dialect, safeParsePosition } from '@x/fen';
import { safeResolve as safeResolveMove } from '@x/san';
import type { LineProblem } from './codes.js';
import { dialectOf } from './dialect.js';
import { shapeOf } from './opcodes.js';
import { readRange, safeParse } from './parse.js';
import { add, orThrow, type Report, resultOf } from './report.js';
import { possibleEnds } from './split.js';
import { stringify } from './stringify.js';
import type { Epd, EpdLimits, Operation } from './types.js';
import { lastOf, movesOf } from './values.js';

/** The options for reading an EPD with a game. */
export interface ResolveOptions {
	/**
	 * `lenient` by default. `strict` accepts only canonical positions, operations and moves. `repair` leaves out moves that are not legal, with warnings,
	 * and guesses moves as `@x/san` does.
	 */
	readonly mode?: 'strict' | 'lenient' | 'repair' | undefined;
	/** The dialect of the position, from `@x/fen/dialects`. By default FEN, or `complete` for games that need it. */
	readonly dialect?: Dialect | undefined;
	readonly limits?: EpdLimits | undefined;
}

/** An EPD with the position and the moves that it means. */
export interface ResolvedEpd<W extends GameWords = GameWords> {
	readonly epd: Epd;
	/** With the counters of `hmvc` and `fmvn`. */
	readonly position: Position<W>;
	/** Best moves. */
	readonly bm: readonly Move<W>[];
	/** Moves to avoid. */
	readonly am: readonly Move<W>[];
	/** The predicted variation, each move in the position after the one before it. */
	readonly pv: readonly Move<W>[];
	/** The predicted move. */
	readonly pm: Move<W> | undefined;
	/** The supplied move. */
	readonly sm: Move<W> | undefined;
}

/** The context of one call. */
interface Task {
	readonly game: Game;
	readonly options: ResolveOptions;
	readonly report: Report;
}

const OPTIONS = { mode: ['strict', 'lenient', 'repair'], dialect: 'object', limits: 'object' } as const;

/** Adds a problem of another package, moved by an offset. */
function include(report: Report, problem: LineProblem, offset: number, asWarning = false): void {
	const { from, to } = problem.span;
	const severity = asWarning ? 'warning' : problem.severity;
	report.failed ||= severity === 'error';
	report.problems.push({ ...problem, severity, span: { from: from + offset, to: to + offset } });
}

const fenOptions = ({ game, options }: Task): { mode: 'strict' | 'lenient'; dialect: Dialect | undefined; clocks: false } => ({
	mode: options.mode === 'strict' ? 'strict' : 'lenient',
	dialect: options.dialect ?? dialectOf(game),
	clocks: false,
});

/** The part of a line that is read as EPD, and its position. */
interface Located {
	readonly epd: Epd;
	readonly placed: Result<Position, LineProblem>;
}

const placeOf = (text: string, task: Task): Result<Position, LineProblem> => safeParsePosition(text, task.game, fenOptions(task));

/** Whether a text is a position with all of its fields. */
const isWhole = (placed: Result<Position, LineProblem>): boolean =>
	placed.ok && placed.warnings.every(({ code }) => code !== 'fen/missing-field');

/** Reads a line. If the game does not read its position as the text alone suggests, the first text that is a position of the game is it. */
function locate(line: string, task: Task): Result<Located, LineProblem> {
	const { mode, limits } = task.options;
	const options = { mode: mode === 'strict' ? 'strict' : 'lenient', limits } as const;
	let read = safeParse(line, options);
	if (!read.ok) return read;
	let placed = placeOf(read.value.position, task);
	if (!isWhole(placed)) {
		const { from, to } = read.value.span!;
		for (const end of possibleEnds(line, from, line.length)) {
			const other = end === to ? placed : placeOf(line.slice(from, end), task);
			if (end === to || !isWhole(other)) continue;
			read = readRange(line, 0, line.length, options, end);
			if (!read.ok) return read;
			placed = other;
			break;
		}
	}
	return { ok: true, value: { epd: read.value, placed }, warnings: read.warnings };
}

/** Sets the counters of a position that operations give. */
function withCounters(position: Position, epd: Epd, { game, report }: Task): Position {
	const { half, full } = game.names?.clocks ?? {};
	const vars: Record<string, number | Record<string, number>> = {};
	let last: Operation | undefined;
	for (const [opcode, name] of [
		['hmvc', half],
		['fmvn', full],
	] as const) {
		const found = lastOf(epd, opcode);
		if (found === undefined || name === undefined) continue;
		const value = found.operands[0]?.value;
		const least = game.ruleset.vars[name]?.start ?? 0;
		const { from, to } = found.operands[0]?.span ?? found.span!;
		if (typeof value === 'number' && Number.isInteger(value) && value >= least && value < 1e9) vars[name] = value;
		else add(report, 'warning', 'epd-counter', from, to, `Expected a number from ${least} after ${opcode}, found ${quote(String(value))}.`);
		last = found;
	}
	if (last === undefined || Object.keys(vars).length === 0) return position;
	const setup = setupOf(position);
	const result = validate(game, { ...setup, vars: { ...setup.vars, ...vars } });
	if (result.ok) return result.value;
	for (const { path, ...problem } of result.problems) include(report, { ...problem, span: last.span!, data: { ...problem.data, path } }, 0);
	return position;
}

/** Finds the moves of an operation. A fault of a line ends it. */
function movesFor(epd: Epd, opcode: string, position: Position, { options, report }: Task): readonly Move[] {
	const moves: Move[] = [];
	let current = position;
	for (const { text, operand, from } of movesOf(lastOf(epd, opcode)?.operands ?? [])) {
		const result = safeResolveMove(text, current, { mode: options.mode });
		const problems = result.ok ? result.warnings : result.problems;
		const offset = operand.span!.from + from;
		for (const problem of problems) include(report, problem, offset, options.mode === 'repair');
		if (result.ok) {
			moves.push(result.value);
			if (shapeOf(opcode) === 'line') current = apply(current, result.value);
		} else if (shapeOf(opcode) === 'line') break;
	}
	return moves;
}

/** Whether a value has the spans of the line from which it was read. */
const hasSpans = (epd: Epd): boolean =>
	epd.span !== undefined &&
	epd.operations.every(({ span, operands }) => span !== undefined && operands.every((one) => one.span !== undefined));

/**
 * Reads an EPD in a game: returns the position and its moves, or all faults. It does not throw for a string.
 *
 * The position is read by `@x/fen`, with the counters of `hmvc` and `fmvn`; the moves of `bm`, `am`, `sm`, `pm` and `pv` are resolved by `@x/san`, those
 * of `pv` one after the other. Faults keep the codes of these packages. Spans are those of the line; for a value that was made or changed by a program,
 * those of `stringify(epd)`.
 *
 * @throws NotationError `pgn/epd-inexpressible` for a value that cannot be written.
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { safeResolve } from '@x/pgn/epd';
 * const result = safeResolve('8/8/8/8/8/6k1/7p/7K w - - bm Kg1; id "none";', chess);
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span]) // → [ [ 'san/illegal', { from: 29, to: 32 } ] ]
 */
export function safeResolve<W extends GameWords>(
	epd: Epd | string,
	game: Game<W>,
	options?: ResolveOptions,
): Result<ResolvedEpd<W>, LineProblem>;
export function safeResolve(epd: Epd | string, game: Game, options?: ResolveOptions): Result<ResolvedEpd, LineProblem> {
	gameGiven(game);
	checkOptions(options, OPTIONS);
	checkOptions(options?.limits, { length: 'number' }, 'options.limits');
	const report: Report = { problems: [], strict: options?.mode === 'strict', failed: false };
	const task: Task = { game, options: options ?? {}, report };
	if (typeof epd !== 'string') {
		objectGiven(epd, 'epd', 'an Epd or a line', 'position', 'operations');
		if (hasSpans(epd)) return resolveLocated({ epd, placed: placeOf(epd.position, task) }, task);
	}
	const located = locate(typeof epd === 'string' ? epd : stringify(epd), task);
	if (!located.ok) return located;
	for (const warning of located.warnings) include(report, warning, 0);
	return resolveLocated(located.value, task);
}

function resolveLocated({ epd, placed }: Located, task: Task): Result<ResolvedEpd, LineProblem> {
	const { report } = task;
	for (const problem of placed.ok ? placed.warnings : placed.problems) include(report, problem, epd.span!.from);
	if (!placed.ok) return resultOf<ResolvedEpd>(report, undefined);
	const position = withCounters(placed.value, epd, task);
	const moves = (opcode: string): readonly Move[] => movesFor(epd, opcode, position, task);
	const value: ResolvedEpd = { epd, position, bm: moves('bm'), am: moves('am'), pv: moves('pv'), pm: moves('pm')[0], sm: moves('sm')[0] };
	return resultOf(report, value);
}

/**
 * Reads an EPD in a game, like {@link safeResolve}.
 *
 * @throws NotationError if the line, the position or a move has a fault; its `problems` are all faults.
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { moveName } from '@x/core';
 * import { chess } from '@x/games/ready/chess';
 * import { resolve } from '@x/pgn/epd';
 * const line = '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";';
 * resolve(line, chess).bm.map(moveName) // → [ 'g3g6' ]
 * resolve(line.replace('Qg6', 'Qg9'), chess) // throws NotationError
 */
export function resolve<W extends GameWords>(epd: Epd | string, game: Game<W>, options?: ResolveOptions): ResolvedEpd<W> {
	return orThrow(safeResolve(epd, game, options));
}
