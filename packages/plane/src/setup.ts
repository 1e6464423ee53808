import type { Coord, Setup, SetupCode, Vec } from '@x/core';
import { checkParts, negativeVariables } from '@x/core/rules';
import type { Fault, Result } from '@x/diagnostics';
import type { PlaneGame, PlanePosition } from './model.js';
import { moveTo, ReplayedPosition } from './position.js';

/** A code without its prefix. */
type Code = SetupCode extends `setup/${infer Short}` ? Short : never;

const isWhole = (value: Coord): boolean => (typeof value === 'number' ? Number.isSafeInteger(value) : /^-?\d+$/.test(value));

/** Whether a coordinate is beyond the range in which the number lane of this game is exact. */
export const needsBigint = (value: Coord, bound: number): boolean => !(Math.abs(Number(value)) <= bound);

/**
 * Makes a position from a setup on a plane, or reports every fault: unknown sides, kinds, flags, points, variables and phases, coordinates that are
 * not whole numbers, cells off the board or on holes, two pieces on one cell.
 *
 * Everything else is accepted, including a position without royal pieces, or with the side that just moved in check. A coordinate is a safe integer,
 * or a string of digits of any length. Flags whose condition is false are removed.
 */
export function positionFrom(game: PlaneGame, setup: Setup): Result<PlanePosition, Fault<SetupCode>> {
	const { ruleset, tables } = game;
	const negative = negativeVariables(ruleset);
	checkParts({ seen: setup.seen, ended: setup.ended, stores: setup.stores });
	const faults: Fault<SetupCode>[] = [];
	const fault = (path: string, code: Code, message: string): void => {
		faults.push({ code: `setup/${code}`, message, path, severity: 'error' });
	};
	let bigint = boardNeedsBigint(game);
	const seen = new Set<string>((ruleset.space.holes ?? []).map(String));
	const cell = (at: Vec, path: string, taken: boolean): void => {
		if (at.length !== 2 || !at.every(isWhole)) {
			fault(path, 'bad-coordinate', `Expected two whole numbers (beyond 2^53 as text), found ${at.join(',')}.`);
			return;
		}
		if (needsBigint(at[0]!, tables.numberBound) || needsBigint(at[1]!, tables.numberBound)) bigint = true;
		if (!inside(game, at)) fault(path, 'off-board', `The cell ${at.join(',')} is not on the board.`);
		if (!taken) return;
		const name = typeof at[0] === 'number' && typeof at[1] === 'number' ? `${at[0]},${at[1]}` : at.map(BigInt).join();
		if (seen.has(name)) fault(path, 'two-pieces', `The cell ${name} already holds a piece, or is a hole.`);
		seen.add(name);
	};
	const known = (path: string, code: Code, what: string, name: string, names: readonly string[]): void => {
		if (!names.includes(name)) fault(path, code, `There is no ${what} '${name}'.`);
	};
	const [sides, kinds, flags] = [new Set(tables.sides), new Set(tables.kinds), new Set(tables.flags)];
	for (const [index, { at, piece }] of setup.pieces.entries()) {
		if (!sides.has(piece.side)) known(`pieces[${index}].piece.side`, 'unknown-side', 'side', piece.side, tables.sides);
		if (!kinds.has(piece.kind)) known(`pieces[${index}].piece.kind`, 'unknown-kind', 'kind', piece.kind, tables.kinds);
		for (const flag of piece.flags ?? [])
			if (!flags.has(flag)) known(`pieces[${index}].piece.flags`, 'unknown-flag', 'flag', flag, tables.flags);
			else if (ruleset.flags[flag]!.kinds?.includes(piece.kind) === false)
				fault(`pieces[${index}].piece.flags`, 'flag-not-carried', `This kind never carries the flag '${flag}'.`);
		cell(at, `pieces[${index}].at`, true);
	}
	for (const [name, cells] of Object.entries(setup.points ?? {})) {
		known(`points.${name}`, 'unknown-point', 'point', name, tables.points);
		for (const [index, at] of cells.entries()) cell(at, `points.${name}[${index}]`, false);
	}
	for (const [name, value] of Object.entries(setup.vars ?? {})) {
		known(`vars.${name}`, 'unknown-variable', 'variable', name, tables.vars);
		for (const one of typeof value === 'number' ? [value] : Object.values(value))
			if (!Number.isInteger(one) || Math.abs(one) > 0x3fffffff)
				fault(`vars.${name}`, 'bad-number', `Expected a whole number up to ${0x3fffffff} in size, found ${one}.`);
			else if (one < 0 && !negative.has(name)) fault(`vars.${name}`, 'bad-number', `Expected 0 or more for '${name}', found ${one}.`);
	}
	if (setup.phase !== undefined) known('phase', 'unknown-phase', 'phase', setup.phase, tables.phases);
	if (faults.length > 0) return { ok: false, problems: faults };
	const position: PlanePosition = new ReplayedPosition(game, { setup, bigint }, {}, [], undefined);
	position.hash = moveTo(position).lane.hash();
	return { ok: true, value: position, warnings: [] };
}

/** Whether an edge or a hole of the board is beyond the range of the number lane; computed once per game. */
export function boardNeedsBigint(game: PlaneGame): boolean {
	game.boardNeedsBigint ??= edges(game).some((end) => needsBigint(end, game.tables.numberBound));
	return game.boardNeedsBigint;
}

const edges = ({ ruleset: { space } }: PlaneGame): Coord[] => [
	...space.axes.flatMap(({ extent }) => extent.flatMap((end) => end ?? [])),
	...(space.holes ?? []).flat(),
];

const atMost = (a: Coord, b: Coord): boolean => (typeof a === 'number' && typeof b === 'number' ? a <= b : BigInt(a) <= BigInt(b));

export const inside = ({ ruleset }: PlaneGame, at: Vec): boolean =>
	ruleset.space.axes.every(
		({ extent: [from, to] }, axis) => (from === null || atMost(from, at[axis]!)) && (to === null || atMost(at[axis]!, to)),
	);
