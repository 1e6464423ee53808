import type { Fault, Result } from '../diagnostic/diagnostic.js';
import { SetupError } from '../diagnostic/errors.js';
import { type Report, unknown } from '../diagnostic/report.js';
import { sideTitle } from '../ruleset/names.js';
import type { Setup, Vec } from '../ruleset/types.js';
import { gameGiven } from './arguments.js';
import type { Game } from './game.js';
import type { Position } from './position.js';

/**
 * Makes a position of a setup, or says everything that is wrong with it.
 *
 * Refused are: sides, kinds, flags, stores, points, variables and phases the ruleset does not have; cells off the board, two
 * pieces on one cell; fewer or more royals than the start has; pieces where no move of theirs can have led; and, where the
 * rules protect royals, a royal of the side that does not move under attack. Flags whose condition fails die quietly
 * (a castling right without its rook). Never throws on a well-typed setup.
 *
 * @example
 * const nobody = validate(chess, { pieces: [] });
 * nobody.ok ? [] : nobody.problems.map((problem) => problem.code) // → [ 'setup/missing-royal', 'setup/missing-royal' ]
 */
export function validate(game: Game, setup: Setup): Result<Position, Fault> {
	const problems: Fault[] = [];
	const { engine } = gameGiven(game);
	const { registers, lattice } = engine.ground;
	const fault: Report = (path, code, message, data = {}, hint = undefined) => {
		problems.push({ code: `setup/${code}`, message, path, severity: 'error', data, ...(hint && { hint }) });
	};
	const codes = placePieces(game, setup, problems, fault);
	checkState(game, setup, fault);
	if (problems.length > 0) return { ok: false, problems };
	const value = engine.begin(game, { codes, registers: registers.of(setup, (vec) => lattice.cellAt(vec)), seen: setup.seen ?? [] });
	checkRoyals(game, value, setup.phase ?? game.ruleset.turn.start, fault);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, value, warnings: [] };
}

/**
 * Makes a position of a setup.
 *
 * @throws SetupError with every fault; see {@link validate}.
 *
 * @example
 * key(position(chess, setupOf(chess.start))) === key(chess.start) // → true
 */
export function position(game: Game, setup: Setup): Position {
	const result = validate(game, setup);
	if (!result.ok) throw new SetupError(result.problems);
	return result.value;
}

/** The cell at coordinates, -1 with a fault where there is none. */
function cellOf({ engine }: Game, at: Vec, path: string, fault: Report): number {
	const { lattice } = engine.ground;
	const cell = at.length === lattice.sizes.length ? lattice.cellAt(at) : -1;
	if (cell < 0) fault(path, 'off-board', `There is no cell ${at.join(',')} on this board.`, { at });
	return cell;
}

const title = ({ ruleset }: Game, kind: string): string => ruleset.kinds[kind]?.title ?? kind;

function placePieces(game: Game, setup: Setup, problems: readonly Fault[], fault: Report): number[] {
	const { ruleset, placements, facts } = game;
	const { codes } = game.engine.ground;
	const board = placements.empty.slice();
	setup.pieces.forEach((placement, index) => {
		const known = placements.find(placement);
		if (known !== undefined && board[known & 0xffff] === 0) {
			board[known & 0xffff] = known >> 16;
			return;
		}
		const { at, piece } = placement;
		const before = problems.length;
		const path = `pieces[${index}]`;
		const side = codes.sideIndex(piece.side);
		const kind = codes.kinds.indexOf(piece.kind);
		const name = title(game, piece.kind);
		if (side < 0) unknown(fault, `${path}.piece.side`, 'side', piece.side, codes.sides);
		if (kind < 0) unknown(fault, `${path}.piece.kind`, 'kind', piece.kind, codes.kinds);
		for (const flag of piece.flags ?? []) {
			const { kinds } = ruleset.flags[flag] ?? {};
			if (!codes.flags.includes(flag)) unknown(fault, `${path}.piece.flags`, 'flag', flag, codes.flags);
			else if (kinds !== undefined && kind >= 0 && !kinds.includes(piece.kind))
				fault(`${path}.piece.flags`, 'flag-not-carried', `A ${name} never carries the flag '${flag}'.`, { flag, kinds });
		}
		const cell = cellOf(game, at, `${path}.at`, fault);
		if (cell < 0) return;
		const square = game.cellName(cell);
		if (board[cell] !== 0) fault(`${path}.at`, 'two-pieces', `Two pieces stand on ${square}.`, { cell });
		if (side < 0 || kind < 0) return;
		const code = codes.of(side, kind, codes.bitsOf(piece.flags));
		board[cell] = code;
		// What the start says is where everything is reached from.
		if (setup !== ruleset.start && side < 2 && !facts.canStand(codes.of(side, kind), cell))
			fault(`${path}.at`, 'unreachable-cell', `No ${sideTitle(game.names, piece.side)} ${name} can ever stand on ${square}.`, {
				cell,
				side: piece.side,
				kind: piece.kind,
			});
		if (problems.length === before) placements.keep(placement, code, cell);
	});
	return board;
}

function checkState(game: Game, { phase, points, vars, stores }: Setup, fault: Report): void {
	const { ruleset } = game;
	const { codes, registers } = game.engine.ground;
	/** Goes through what a setup says by name. */
	const each = <T>(
		what: string,
		path: string,
		said: Readonly<Record<string, T>> = {},
		known: object,
		check: (name: string, value: T, path: string) => void,
	): void => {
		for (const name in said) {
			const at = `${path}.${name}`;
			if (Object.hasOwn(known, name)) check(name, said[name]!, at);
			else unknown(fault, at, what, name, Object.keys(known));
		}
	};
	if (phase !== undefined && !registers.phases.includes(phase)) unknown(fault, 'phase', 'phase', phase, registers.phases);
	each('point', 'points', points, ruleset.points, (name, cells, path) => {
		if (cells.length > 1 && !registers.cells?.(registers.initial, name))
			fault(path, 'point-set', `The point '${name}' can be on one cell only.`);
		for (const [index, cell] of cells.entries()) cellOf(game, cell, `${path}[${index}]`, fault);
	});
	each('variable', 'vars', vars, ruleset.vars, (name, value, path) => {
		const whole = (number: number): void => {
			if (!Number.isInteger(number) || Math.abs(number) > 0x3fffffff)
				fault(path, 'bad-number', `'${name}' must be a whole number, not ${number}.`);
		};
		if (typeof value === 'number') whole(value);
		else
			for (const side in value) {
				if (!codes.sides.includes(side)) unknown(fault, `${path}.${side}`, 'side', side, codes.sides);
				whole(value[side]!);
			}
	});
	each('store', 'stores', stores, ruleset.stores, (name, holders) => registers.checkStore?.(name, holders, fault));
}

function isDecided({ engine }: Game, position: Position): boolean {
	const end = engine.outcome(position, false);
	return end !== undefined && end.draw === undefined;
}

/** Royals: as many as the start has, where they can be neither lost nor made; and none under attack while its side does not move. */
function checkRoyals(game: Game, candidate: Position, phase: string, fault: Report): void {
	const { engine, ruleset, facts } = game;
	const { codes, royal } = engine.ground;
	const { guarded, safety } = facts;
	const mover = codes.sideIndex(ruleset.turn.phases[phase]!.side);
	const royals = codes.sides.map((_, index) => engine.royals(candidate, index));
	const named = (cells: readonly number[]): string => cells.map((cell) => game.cellName(cell)).join(', ');
	codes.sides.forEach((side, index) => {
		const cells = royals[index]!;
		const expected = facts.royals[index]!;
		const found = cells.length;
		if (found === expected) return;
		const kinds = codes.kinds.filter((_, kind) => royal[codes.of(index, kind)] === 1);
		const called = sideTitle(game.names, side);
		const Side = called.charAt(0).toUpperCase() + called.slice(1);
		// Where no law protects them, all royals but one may be lost and the game goes on.
		if (found < (guarded ? expected : Math.min(1, expected))) {
			const what = kinds.map((kind) => title(game, kind)).join(' or ') || 'royal piece';
			fault('pieces', 'missing-royal', `${Side} has no ${what}.`, { side, expected, found });
		} else if (expected > 0 && found > expected && !kinds.some((kind) => facts.writes(kind)))
			fault('pieces', 'too-many-royals', `${Side} has ${found} royal pieces (${named(cells)}).`, { side, expected, cells });
	});
	const side = codes.sides[1 - mover]!;
	if (royals[mover]!.length === 0) return;
	const isExposed = guarded || safety.some((law) => engine.holds?.(candidate, 1 - mover, law) === true);
	if (!isExposed) return;
	// A game that such a position has decided is over: a general may be left attacked by the pass that ends the game.
	if (!guarded && isDecided(game, candidate)) return;
	for (const cell of royals[1 - mover]!) {
		const attackers = engine.attackers(candidate, cell, mover);
		if (attackers.length > 0)
			fault(
				'phase',
				'royal-capturable',
				`It is ${sideTitle(game.names, codes.sides[mover]!)}'s turn, but ${sideTitle(game.names, side)}'s royal on ${game.cellName(cell)} is attacked (from ${named(attackers)}).`,
				{ side, cell, attackers },
			);
	}
}
