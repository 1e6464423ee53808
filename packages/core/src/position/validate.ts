import type { Fault, Result } from '../diagnostic/diagnostic.js';
import { SetupError } from '../diagnostic/errors.js';
import type { Setup } from '../ruleset/types.js';
import type { Ground } from './engine.js';
import type { Game } from './game.js';
import type { Position, Root } from './position.js';
import { turn } from './queries.js';
import { reachable } from './reachable.js';

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

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
	const faults: Fault[] = [];
	const ground = game.engine.ground;
	const fault = (path: string, code: string, message: string, data: Readonly<Record<string, unknown>> = {}, hint?: string): void => {
		faults.push({ code: `setup/${code}`, message, path, severity: 'error', data, ...(hint === undefined ? {} : { hint }) });
	};
	const codes = placePieces(game, setup, faults, fault);
	checkState(ground, setup, fault);
	if (faults.length > 0) return { ok: false, problems: faults };
	const registers = ground.registers.of(setup, ground.codes, (vec) => ground.lattice.cellAt(vec as never));
	const root: Root = { codes, registers, seen: setup.seen ?? [] };
	const position = game.engine.begin(game, root);
	checkRoyals(game, position, fault);
	if (faults.length > 0) return { ok: false, problems: faults };
	return { ok: true, value: position, warnings: [] };
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

type Report = (path: string, code: string, message: string, data?: Readonly<Record<string, unknown>>, hint?: string) => void;

/** A name that the ruleset does not have, with those that it has. */
const unknown = (fault: Report, path: string, what: string, name: string, known: readonly string[]): void =>
	fault(path, `unknown-${what}`, `There is no ${what} '${name}'.`, { known }, known[0] && `The ${what}s are ${quoted(known)}.`);

function placePieces(game: Game, setup: Setup, faults: readonly Fault[], fault: Report): Int32Array {
	const { ground } = game.engine;
	const { codes, lattice } = ground;
	const board = new Int32Array(ground.size);
	setup.pieces.forEach((placement, index) => {
		const known = game.placements.find(placement);
		if (known >= 0 && board[known % 65536] === 0) {
			board[known % 65536] = Math.floor(known / 65536);
			return;
		}
		const { at, piece } = placement;
		const before = faults.length;
		const path = `pieces[${index}]`;
		const side = codes.sideIndex(piece.side);
		const kind = codes.kinds.indexOf(piece.kind);
		const cell = at.length === lattice.sizes.length ? lattice.cellAt(at) : -1;
		if (side < 0) unknown(fault, `${path}.piece.side`, 'side', piece.side, codes.sides);
		if (kind < 0) unknown(fault, `${path}.piece.kind`, 'kind', piece.kind, codes.kinds);
		for (const flag of piece.flags ?? []) {
			const known = ground.ruleset.flags[flag];
			if (known === undefined) unknown(fault, `${path}.piece.flags`, 'flag', flag, codes.flags);
			else if (known.kinds !== undefined && kind >= 0 && !known.kinds.includes(piece.kind))
				fault(`${path}.piece.flags`, 'flag-not-carried', `A ${title(ground, piece.kind)} never carries the flag '${flag}'.`, {
					flag,
					kinds: known.kinds,
				});
		}
		if (cell < 0) {
			fault(`${path}.at`, 'off-board', `There is no cell ${at.join(',')} on this board.`, { at });
			return;
		}
		if (board[cell] !== 0) fault(`${path}.at`, 'two-pieces', `Two pieces stand on ${game.cellName(cell)}.`, { cell });
		if (side < 0 || kind < 0) return;
		board[cell] = codes.of(side, kind, codes.bitsOf((piece.flags ?? []).filter((flag) => codes.flags.includes(flag))));
		// What the start says is where everything is reached from.
		if (setup !== game.ruleset.start && side < 2 && reachable(game)[codes.of(side, kind)]?.[cell] === 0) {
			const name = title(ground, piece.kind);
			fault(`${path}.at`, 'unreachable-cell', `No ${piece.side} ${name} can ever stand on ${game.cellName(cell)}.`, {
				cell,
				side: piece.side,
				kind: piece.kind,
			});
		}
		if (faults.length === before) game.placements.keep(placement, board[cell]!, cell);
	});
	return board;
}

const title = ({ ruleset }: Ground, kind: string): string => ruleset.kinds[kind]?.title ?? kind;

function checkState({ ruleset, codes, lattice }: Ground, setup: Setup, fault: Report): void {
	if (setup.phase !== undefined && !(setup.phase in ruleset.turn.phases))
		unknown(fault, 'phase', 'phase', setup.phase, Object.keys(ruleset.turn.phases));
	for (const [name, cells] of Object.entries(setup.points ?? {})) {
		if (!(name in ruleset.points)) unknown(fault, `points.${name}`, 'point', name, Object.keys(ruleset.points));
		if (cells.length > 1) fault(`points.${name}`, 'point-set', `The point '${name}' can be on one cell only.`);
		cells.forEach((cell, index) => {
			if (cell.length !== lattice.sizes.length || lattice.cellAt(cell) < 0)
				fault(`points.${name}[${index}]`, 'off-board', `There is no cell ${cell.join(',')} on this board.`, { at: cell });
		});
	}
	for (const [name, value] of Object.entries(setup.vars ?? {})) {
		if (!(name in ruleset.vars)) unknown(fault, `vars.${name}`, 'variable', name, Object.keys(ruleset.vars));
		const entries: [string, number][] = typeof value === 'number' ? [['', value]] : Object.entries(value);
		for (const [side, number] of entries) {
			if (side !== '' && !codes.sides.includes(side)) unknown(fault, `vars.${name}.${side}`, 'side', side, codes.sides);
			if (!Number.isInteger(number) || Math.abs(number) > 0x3fffffff)
				fault(`vars.${name}`, 'bad-number', `'${name}' must be a whole number, not ${number}.`);
		}
	}
	for (const [name, holders] of Object.entries(setup.stores ?? {})) {
		const store = ruleset.stores[name];
		if (store === undefined) {
			unknown(fault, `stores.${name}`, 'store', name, Object.keys(ruleset.stores));
			continue;
		}
		const known = store.shared === true ? ['shared'] : codes.sides;
		for (const [side, kinds] of Object.entries(holders)) {
			if (!known.includes(side))
				fault(`stores.${name}.${side}`, 'unknown-side', `The store '${name}' belongs to ${quoted(known)}, not '${side}'.`, { known });
			for (const [kind, count] of Object.entries(kinds)) {
				if (!codes.kinds.includes(kind)) unknown(fault, `stores.${name}.${side}.${kind}`, 'kind', kind, codes.kinds);
				if (!Number.isInteger(count) || count < 0 || count > 0xffffff)
					fault(`stores.${name}.${side}.${kind}`, 'bad-number', `A store holds a whole number of pieces, not ${count}.`);
			}
		}
	}
}

/** Royals: as many as the start has, where they can be neither lost nor made; and none under attack while its side does not move. */
function checkRoyals(game: Game, candidate: Position, fault: Report): void {
	const { engine } = game;
	const { codes, royal } = engine.ground;
	const mover = codes.sides.indexOf(turn(candidate).side);
	const protectsRoyals = game.ruleset.forbid.some((law) => 'royalAttacked' in law.if && law.if.royalAttacked === 'own');
	for (let side = 0; side < 2; side++) {
		const name = codes.sides[side]!;
		const royals = engine.royals(candidate, side);
		const expected = startRoyals(game)[side]!;
		// Where no law protects them, all royals but one may be lost and the game goes on.
		if (royals.length < (protectsRoyals ? expected : Math.min(1, expected))) {
			const kinds = [...new Set(codes.kinds.filter((_, kind) => royal[codes.of(side, kind)] === 1))];
			const what = kinds.map((kind) => title(engine.ground, kind)).join(' or ') || 'royal piece';
			fault('pieces', 'missing-royal', `${capital(name)} has no ${what}.`, { side: name, expected, found: royals.length });
		} else if (expected > 0 && royals.length > expected && !canBeMade(game, side)) {
			const cells = royals.map((cell) => game.cellName(cell)).join(', ');
			fault('pieces', 'too-many-royals', `${capital(name)} has ${royals.length} royal pieces (${cells}).`, {
				side: name,
				expected,
				cells: royals,
			});
		}
	}
	if (!protectsRoyals || engine.royals(candidate, mover).length === 0) return;
	for (const cell of engine.royals(candidate, 1 - mover)) {
		const attackers = engine.attackers(candidate, cell, mover);
		if (attackers.length === 0) continue;
		const from = attackers.map((at) => game.cellName(at)).join(', ');
		const side = codes.sides[1 - mover]!;
		fault(
			'phase',
			'royal-capturable',
			`It is ${codes.sides[mover]}'s turn, but ${side}'s royal on ${game.cellName(cell)} is already attacked (from ${from}).`,
			{ side, cell, attackers },
		);
	}
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const isRoyal = ({ engine }: Game, side: number, kind: string): boolean => {
	const { codes, royal } = engine.ground;
	return royal[codes.of(side, codes.kindIndex(kind))] === 1;
};

/** Whether a piece of a side may become royal. */
function canBeMade(game: Game, side: number): boolean {
	const text = JSON.stringify([game.ruleset.paths, game.ruleset.after, game.ruleset.turn]);
	return game.engine.ground.codes.kinds.some((kind) => isRoyal(game, side, kind) && text.includes(`"to":{"kind":${JSON.stringify(kind)},`));
}

const counted = new WeakMap<Game, readonly number[]>();

/** How many royals each side has in the ruleset's own start. */
function startRoyals(game: Game): readonly number[] {
	let known = counted.get(game);
	if (known === undefined) {
		const { pieces } = game.ruleset.start;
		known = game.engine.ground.codes.sides.map(
			(side, index) => pieces.filter(({ piece }) => piece.side === side && isRoyal(game, index, piece.kind)).length,
		);
		counted.set(game, known);
	}
	return known;
}
