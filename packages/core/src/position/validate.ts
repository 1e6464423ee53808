import type { Fault, Result } from '@x/diagnostics';
import { SetupError } from '@x/diagnostics';
import { type Report, unknown } from '../board/report.js';
import { checkParts, IllTyped, readByForm } from '../rules/check/setup-form.js';
import { sideTitle } from '../rules/names.js';
import { reasonsOf } from '../rules/reasons.js';
import type { SetupCode } from '../rules/setup-code.js';
import { isObject } from '../rules/structure.js';
import type { Setup, Vec } from '../rules/types.js';
import type { AnyEngine, AnyGame, PositionIn } from './any-board.js';
import { anyGameGiven } from './arguments.js';
import { pieceAt } from './queries.js';
import { rootOf } from './setup-of.js';
import { type StartFacts, startFactsOf } from './start-facts.js';
import type { Game, Position } from './types.js';

/**
 * Makes a position from a setup, or reports every fault of the setup.
 *
 * The faults are: sides, kinds, flags, stores, points, variables and phases that the ruleset does not have; cells off the board, and two pieces
 * on one cell; fewer or more royals than the start has; pieces on cells that they can never reach; and, where the rules protect royals, an
 * attacked royal of the side that does not move. A flag whose condition fails (a castling right without its rook) is dropped without a fault. A
 * value that does not have the form of a setup has the faults of `parseSetup`. On the plane, royals are not counted, and may be attacked.
 *
 * @throws TypeError where `game` is not a Game.
 *
 * @example
 * const empty = validate(chess, { pieces: [] });
 * empty.ok ? [] : empty.problems.map((problem) => problem.code) // → [ 'setup/missing-royal', 'setup/missing-royal' ]
 */
export function validate<G extends AnyGame>(game: G, setup: Setup): Result<PositionIn<G>, Fault<SetupCode>> {
	const { engine } = anyGameGiven(game);
	return readByForm(setup, () => (engine.validate ?? read)(game, setup));
}

/** Reads a value that has the form of a setup. It may throw any error where the value does not. */
const read: NonNullable<AnyEngine['validate']> = (game: Game, setup: Setup) => {
	const problems: Fault<SetupCode>[] = [];
	const { engine } = game;
	const fault: Report = (path, code, message, data = {}, hint = undefined) => {
		problems.push({ code: `setup/${code}`, message, path, severity: 'error', data, ...(hint && { hint }) });
	};
	const { seen, ended } = setup;
	if (seen !== undefined || ended !== undefined) checkParts({ seen, ended });
	const codes = placePieces(game, setup, problems, fault);
	checkState(game, setup, fault);
	checkEnd(game, setup, fault);
	if (problems.length > 0) return { ok: false, problems };
	const value = engine.begin(game, rootOf(game, setup, codes));
	// A finished game may have lost or attacked royals.
	if (setup.ended === undefined) checkRoyals(game, value, setup.phase ?? game.ruleset.turn.start, fault);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, value, warnings: [] };
};

/**
 * Makes a position from a setup.
 *
 * @throws SetupError with every fault; see {@link validate}.
 *
 * @example
 * key(position(chess, setupOf(chess.start))) === key(chess.start) // → true
 */
export function position<G extends AnyGame>(game: G, setup: Setup): PositionIn<G> {
	const result = validate(game, setup);
	if (!result.ok) throw new SetupError(result.problems);
	return result.value;
}

const isCoordinate = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));

/** Checks that an optional part of a setup is an object. */
function tableGiven<T extends object>(value: T | undefined): T | undefined {
	if (value !== undefined && !isObject(value)) throw new IllTyped();
	return value;
}

/** The cell at coordinates, -1 with a fault where there is none. */
function cellOf({ engine }: Game, at: Vec, path: string, fault: Report): number {
	const { lattice } = engine.ground;
	if (!Array.isArray(at) || !at.every(isCoordinate)) throw new IllTyped();
	const cell = at.length === lattice.sizes.length ? lattice.cellAt(at) : -1;
	if (cell < 0) fault(path, 'off-board', `Expected a cell of this board, found ${at.join(',')}.`, { at });
	return cell;
}

const title = ({ ruleset }: Game, kind: string): string => ruleset.kinds[kind]?.title ?? kind;

function placePieces(game: Game, setup: Setup, problems: readonly Fault[], fault: Report): number[] {
	const { placements } = game;
	const board = placements.empty.slice();
	const { pieces } = setup;
	if (!Array.isArray(pieces)) throw new IllTyped();
	for (let index = 0; index < pieces.length; index++) {
		const known = placements.findValid(pieces[index]!);
		if (known !== undefined && board[known & 0xffff] === 0) board[known & 0xffff] = known >> 16;
		else placePiece(game, setup, index, board, problems, fault);
	}
	return board;
}

/** Puts a piece that is not known on the board, and reports its faults. */
function placePiece(game: Game, setup: Setup, index: number, board: number[], problems: readonly Fault[], fault: Report): void {
	const { ruleset, placements } = game;
	const { codes } = game.engine.ground;
	const placement = setup.pieces[index]!;
	const { at, piece } = placement;
	const before = problems.length;
	const path = `pieces[${index}]`;
	if (piece.flags !== undefined && !Array.isArray(piece.flags)) throw new IllTyped();
	const side = codes.sideIndex(piece.side);
	const kind = codes.kinds.indexOf(piece.kind);
	const name = title(game, piece.kind);
	if (side < 0) unknown(fault, `${path}.piece.side`, 'side', piece.side, codes.sides);
	if (kind < 0) unknown(fault, `${path}.piece.kind`, 'kind', piece.kind, codes.kinds);
	for (const flag of piece.flags ?? []) {
		const { kinds } = ruleset.flags[flag] ?? {};
		if (!codes.flags.includes(flag)) unknown(fault, `${path}.piece.flags`, 'flag', flag, codes.flags);
		else if (kinds !== undefined && kind >= 0 && !kinds.includes(piece.kind))
			fault(`${path}.piece.flags`, 'flag-not-carried', `Expected flags that a ${name} can carry, found '${flag}'.`, { flag, kinds });
	}
	const cell = cellOf(game, at, `${path}.at`, fault);
	if (cell < 0) return;
	const square = game.cellName(cell);
	if (board[cell] !== 0) fault(`${path}.at`, 'two-pieces', `Expected one piece on ${square}, found two.`, { cell });
	if (side < 0 || kind < 0) return;
	const code = codes.of(side, kind, codes.bitsOf(piece.flags));
	board[cell] = code;
	// The start itself is exempt: its cells are where every search begins.
	if (setup !== ruleset.start && side < 2 && !startFactsOf(game).canStand(codes.of(side, kind), cell))
		fault(`${path}.at`, 'unreachable-cell', `No ${sideTitle(game.names, piece.side)} ${name} can ever stand on ${square}.`, {
			cell,
			side: piece.side,
			kind: piece.kind,
		});
	if (problems.length === before) placements.keep(code, cell);
}

function checkState(game: Game, { phase, points, vars, stores }: Setup, fault: Report): void {
	const { ruleset } = game;
	const { registers } = game.engine.ground;
	if (phase !== undefined && !registers.phases.includes(phase)) unknown(fault, 'phase', 'phase', phase, registers.phases);
	for (const name in tableGiven(points))
		if (isKnown('point', 'points', name, ruleset.points, fault)) checkPoint(game, name, points![name]!, fault);
	for (const name in tableGiven(vars))
		if (isKnown('variable', 'vars', name, ruleset.vars, fault)) checkVariable(game, name, vars![name]!, fault);
	for (const name in tableGiven(stores)) {
		if (!isKnown('store', 'stores', name, ruleset.stores, fault)) continue;
		const holders = stores![name]!;
		for (const side in tableGiven(holders)) tableGiven(holders[side]);
		registers.checkStore?.(name, holders, fault);
	}
}

/** Whether the ruleset has the name of an entry of the setup; reports one that it does not have. */
function isKnown(what: Parameters<typeof unknown>[2], path: string, name: string, known: object, fault: Report): boolean {
	const is = Object.hasOwn(known, name);
	if (!is) unknown(fault, `${path}.${name}`, what, name, Object.keys(known));
	return is;
}

function checkPoint(game: Game, name: string, cells: readonly Vec[], fault: Report): void {
	const { registers } = game.engine.ground;
	const path = `points.${name}`;
	if (cells.length > 1 && !registers.cells?.(registers.initial, name))
		fault(path, 'point-set', `Expected one cell for the point '${name}', found ${cells.length}.`);
	for (const [index, cell] of cells.entries()) cellOf(game, cell, `${path}[${index}]`, fault);
}

function checkVariable(game: Game, name: string, value: number | Readonly<Record<string, number>>, fault: Report): void {
	if (typeof value === 'number') {
		checkNumber(game, name, value, fault);
		return;
	}
	const { sides } = game.engine.ground.codes;
	for (const side in tableGiven(value)) {
		if (!sides.includes(side)) unknown(fault, `vars.${name}.${side}`, 'side', side, sides);
		checkNumber(game, name, value[side]!, fault);
	}
}

/** Checks a value of a variable. */
function checkNumber(game: Game, name: string, number: number, fault: Report): void {
	if (number < 0 && !startFactsOf(game).canBeNegative(name))
		fault(`vars.${name}`, 'bad-number', `Expected 0 or more for '${name}', found ${number}.`, { variable: name });
	if (!Number.isInteger(number) || Math.abs(number) > 0x3fffffff)
		fault(`vars.${name}`, 'bad-number', `Expected a whole number for '${name}', found ${number}.`);
}

/** Checks `ended`: the reason is a rule of the ruleset, and there is one result. */
function checkEnd({ ruleset }: Game, { ended }: Setup, fault: Report): void {
	if (ended === undefined) return;
	const { reason, winner, draw, points, playable } = ended;
	const known = reasonsOf(ruleset);
	if (!known.includes(reason)) unknown(fault, 'ended.reason', 'end', reason, known);
	if (winner !== undefined && !ruleset.sideOrder.includes(winner)) unknown(fault, 'ended.winner', 'side', winner, ruleset.sideOrder);
	const ways = [winner, draw, points].filter((way) => way !== undefined).length;
	if (ways !== 1) fault('ended', 'bad-end', `Expected one of 'winner', 'draw' and 'points', found ${ways}.`);
	if (playable === true && winner !== undefined)
		fault('ended.playable', 'bad-end', 'Expected no moves after a win, found `playable: true`. Leave `playable` out.');
}

/** Whether the position itself shows that a side has won, by a `turn` outcome. */
function isDecided({ engine, ruleset }: Game, position: Position): boolean {
	const end = engine.outcome(position, false);
	return end !== undefined && end.draw === undefined && ruleset.outcomes.some(({ id, when }) => when === 'turn' && id === end.reason);
}

/** Whether both sides have their royals, and that of the side that does not move is safe, in a game that protects royals. */
function areRoyalsSafe({ engine }: Game, { guarded, royals }: StartFacts, candidate: Position, mover: number): boolean {
	const other = engine.royals(candidate, 1 - mover);
	if (!guarded || other.length !== royals[1 - mover] || engine.royals(candidate, mover).length !== royals[mover]) return false;
	for (const cell of other) if (engine.attackers(candidate, cell, mover).length > 0) return false;
	return true;
}

/** Checks royals: their number, where it cannot change; and that the side that does not move has none under attack. */
function checkRoyals(game: Game, candidate: Position, phase: string, fault: Report): void {
	const mover = game.engine.ground.codes.sideIndex(game.ruleset.turn.phases[phase]!.side);
	const facts = startFactsOf(game);
	if (!areRoyalsSafe(game, facts, candidate, mover)) reportRoyals(game, facts, candidate, mover, fault);
}

function reportRoyals(game: Game, facts: StartFacts, candidate: Position, mover: number, fault: Report): void {
	const { engine } = game;
	const { codes, royal } = engine.ground;
	const { guarded, safety } = facts;
	const royals = codes.sides.map((_, index) => engine.royals(candidate, index));
	const named = (cells: readonly number[]): string => cells.map((cell) => game.cellName(cell)).join(', ');
	// In a finished game royals may be missing, and the pass that ended the game may have left them attacked.
	let decided: boolean | undefined;
	const isOver = (): boolean => {
		decided ??= !guarded && isDecided(game, candidate);
		return decided;
	};
	codes.sides.forEach((side, index) => {
		const cells = royals[index]!;
		const expected = facts.royals[index]!;
		const found = cells.length;
		if (found === expected) return;
		const kinds = codes.kinds.filter((_, kind) => royal[codes.of(index, kind)] === 1);
		const called = sideTitle(game.names, side);
		const Side = called.charAt(0).toUpperCase() + called.slice(1);
		// Where no law protects them, a side may lose all royals but one.
		if (found < (guarded ? expected : Math.min(1, expected))) {
			if (isOver()) return;
			const what = kinds.map((kind) => title(game, kind)).join(' or ') || 'royal piece';
			fault('pieces', 'missing-royal', `${Side} has no ${what}.`, { side, expected, found });
		} else if (expected > 0 && found > expected && !kinds.some((kind) => facts.writes(kind)))
			fault('pieces', 'too-many-royals', `${Side} has ${found} royal pieces (${named(cells)}).`, { side, expected, cells });
	});
	const side = codes.sides[1 - mover]!;
	if (royals[mover]!.length === 0) return;
	const isExposed = guarded || safety.some((law) => engine.holds?.(candidate, 1 - mover, law) === true);
	if (!isExposed || isOver()) return;
	for (const cell of royals[1 - mover]!) {
		const attackers = engine.attackers(candidate, cell, mover);
		if (attackers.length === 0) continue;
		attackers.sort((a, b) => a - b);
		const { kind } = pieceAt(candidate, cell) ?? {};
		const what = kind === undefined ? 'royal piece' : title(game, kind);
		fault(
			'phase',
			'royal-capturable',
			`It is ${sideTitle(game.names, codes.sides[mover]!)}'s turn, but ${sideTitle(game.names, side)}'s ${what} on ${game.cellName(cell)} is attacked from ${named(attackers)}.`,
			{ side, cell, attackers },
		);
	}
}
