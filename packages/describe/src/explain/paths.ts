import type { AnyGame, CellRef, Cond, Filter, Game, Position } from '@x/core';
import { attackers, pieceAt, setupOf, turn } from '@x/core';
import { reachedFrom, stopsFrom, type WalkEnd } from '@x/core/reference';
import { asCell, asCondition } from '@x/core/rules';
import { article } from '../words.js';
import { referenceOf, stateOf } from './references.js';
import { type Culprit, plainList, seenWords, sentence, titleOf } from './words.js';

/** The reason why no path of a piece leads to a cell. */
export interface NoPathReason<C = number> {
	readonly message: string;
	readonly culprits: readonly Culprit<C>[];
	readonly at: C | undefined;
}

/** The reason of the path that got nearest to the destination, if a path leads there past tests that fail. */
export function explainNoPath(position: Position, from: number, to: number): NoPathReason {
	const { game } = position;
	const state = stateOf(position);
	const leads = (mayFail: (condition: Cond) => boolean): boolean => reachedFrom(state, from, mayFail).includes(to);
	const none = cannotGo(game, pieceAt(position, from)!.kind, from, to);
	if (!leads(isExplained)) return none;
	const ends = stopsFrom(state, from);
	const there = ends.find((end) => end.at === to && end.failed !== undefined);
	if (there !== undefined) return explainTest(position, there.failed!, from, to, to) ?? none;
	// A piece blocks the way only if the move were possible without the pieces there.
	const free = leads(asksContent);
	const between = ends
		.filter((end) => free && end.at !== undefined && end.failed !== undefined && asksEmpty(end.failed) && isBetween(game, from, end.at, to))
		.map((end) => explainTest(position, end.failed!, from, end.at!, to))
		.find((stop) => stop !== undefined);
	if (between !== undefined) return between;
	const aside = ends
		.filter((end) => towards(game, end, from, to))
		.map((end) => explainTest(position, end.failed!, from, end.at ?? from, to))
		.find((stop) => stop !== undefined);
	if (aside !== undefined) return aside;
	const blocked = free ? blockedCell(position, from, to) : undefined;
	const reason = blocked === undefined ? undefined : explainContent(position, { who: 'empty' }, blocked, from, to);
	return reason ?? none;
}

/** Whether a failed test has a reason in words: it asks for the content of a cell, or that the cell is not attacked. */
const isExplained = (cond: Cond): boolean =>
	asksContent(cond) || asCondition('is', cond) !== undefined || asCondition('attacked', asCondition('not', cond)?.not) !== undefined;

/** Whether a test asks for the side of the piece on a cell, or for none, whatever the flags of the piece. */
function asksContent(cond: Cond): boolean {
	const asked = asCondition('is', asCondition('not', cond)?.not ?? cond)?.a;
	return asked?.who !== undefined && asked.flag === undefined;
}

/** The most pieces behind one another whose removal is tried. */
const MOST_BLOCKERS = 3;

/** The first of the cells that block every path to the destination, such as the leg of a horse: without the pieces on them, a path leads there. */
function blockedCell(position: Position, from: number, to: number): number | undefined {
	const { game } = position;
	const setup = setupOf(position);
	const search = (removed: readonly number[], known: ReadonlySet<number>): number | undefined => {
		const pieces = setup.pieces.filter(({ at }) => !removed.includes(game.cellAt(at)!));
		const state = referenceOf(game).stateOf({ ...setup, pieces });
		const ends = stopsFrom(state, from);
		if (removed.length > 0 && (ends.some(({ at, failed }) => at === to && failed) || reachedFrom(state, from).includes(to)))
			return removed[0];
		if (removed.length === MOST_BLOCKERS) return undefined;
		const stops = ends.flatMap(({ at, failed }) => (at !== undefined && at !== from && failed && asksEmpty(failed) ? [at] : []));
		const all = new Set([...known, ...stops]);
		for (const cell of all) {
			if (known.has(cell)) continue;
			const found = search([...removed, cell], all);
			if (found !== undefined) return found;
		}
		return undefined;
	};
	return search([], new Set());
}

const asksEmpty = (cond: Cond): boolean => asCondition('is', cond)?.a.who === 'empty';

export const cannotGo = (game: AnyGame, kind: string, from: unknown, to: unknown): NoPathReason<never> => ({
	message: `${sentence(article(titleOf(game, kind)))} cannot go from ${game.cellName(from)} to ${game.cellName(to)}.`,
	culprits: [],
	at: undefined,
});

const direction = (game: Game, from: number, to: number): number[] => game.vecOf(to).map((value, axis) => value - game.vecOf(from)[axis]!);

/** Whether a cell is strictly between two others on a straight line. */
function isBetween(game: Game, from: number, at: number, to: number): boolean {
	const way = direction(game, from, to);
	const part = direction(game, from, at);
	const longest = Math.max(...way.map(Math.abs));
	const length = Math.max(...part.map(Math.abs));
	return length > 0 && length < longest && part.every((value, axis) => value * longest === way[axis]! * length);
}

/** Whether a path stopped at its origin, at a test of a cell in the direction of the destination or of the mover itself. */
function towards(game: Game, end: WalkEnd, from: number, to: number): boolean {
	const way = direction(game, from, to);
	// Only for moves along one axis: paths that begin with tests, such as castling, lead there.
	if (end.failed === undefined || end.at !== from || way.filter((value) => value !== 0).length !== 1) return false;
	if (Math.max(...way.map(Math.abs)) < 2) return false;
	const cell = testedCell(game, end.failed, from);
	if (cell === undefined) return false;
	const part = direction(game, from, cell);
	return part.every((value, axis) => value === 0 || Math.sign(value) === Math.sign(way[axis]!));
}

/** The cell that a condition tests, if the origin alone determines it. */
function testedCell(game: Game, cond: Cond, from: number): number | undefined {
	const negated = asCondition('not', cond)?.not;
	if (negated !== undefined) return testedCell(game, negated, from);
	const ref = asCondition('is', cond)?.is ?? asCondition('attacked', cond)?.attacked;
	return ref === undefined ? undefined : cellOf(game, ref, from);
}

function cellOf(game: Game, ref: CellRef, from: number): number | undefined {
	if (ref === 'origin' || ref === 'at' || ref === 'stand') return from;
	const beside = asCell('from', ref);
	if (beside === undefined || 'bound' in beside.by) return undefined;
	const { by } = beside;
	const base = cellOf(game, beside.from, from);
	return base === undefined ? undefined : game.cellAt(game.vecOf(base).map((value, axis) => value + Number(by[axis])));
}

/** The explanation of a failed test in this position. */
function explainTest(position: Position, cond: Cond, from: number, at: number, to: number): NoPathReason | undefined {
	const { game } = position;
	const cell = testedCell(game, cond, at === from ? from : at) ?? at;
	const content = asCondition('is', cond);
	if (content !== undefined) return explainContent(position, content.a, cell, from, to);
	const threat = asCondition('attacked', asCondition('not', cond)?.not);
	return threat === undefined ? undefined : explainAttack(position, cell, from);
}

/** A cell that does not hold the piece, or the emptiness, that a path needs there. */
function explainContent(position: Position, needed: Filter, cell: number, from: number, to: number): NoPathReason | undefined {
	const { game } = position;
	const { who, flag } = needed;
	const piece = pieceAt(position, cell);
	const name = game.cellName(cell);
	const { side } = pieceAt(position, from) ?? turn(position);
	const culprits = piece === undefined ? [] : [{ cell, piece }];
	const seen = piece === undefined ? '' : sentence(seenWords(game, piece, side));
	if (who === 'empty' && piece !== undefined) {
		const there = piece.side === side ? `${seen} is on ${name}.` : `${seen} is on ${name}, and this move cannot capture it.`;
		return { message: cell === to ? there : `${seen} on ${name} blocks the way to ${game.cellName(to)}.`, culprits, at: cell };
	}
	if (who === 'enemy') {
		if (piece === undefined) return { message: `There is nothing to capture on ${name}.`, culprits: [], at: cell };
		return {
			message: piece.side === side ? `${seen} is on ${name}.` : `${seen} on ${name} cannot be captured in this way.`,
			culprits,
			at: cell,
		};
	}
	return flag === undefined ? undefined : explainFlag(position, flag, needed, cell, from);
}

/** A right that a piece does not have, or a partner that is not there. */
function explainFlag(position: Position, flag: string, { kind }: Filter, cell: number, from: number): NoPathReason {
	const { game } = position;
	const piece = pieceAt(position, cell);
	const name = game.cellName(cell);
	const castles = game.names?.castling?.flag === flag;
	const told = (message: string): NoPathReason => ({ message, culprits: [], at: cell });
	if (piece === undefined || (kind !== undefined && !kind.includes(piece.kind))) {
		const partner = kind === undefined ? 'piece' : kind.map((one) => titleOf(game, one)).join(' or ');
		return told(`There is no ${partner} on ${name}${castles ? ' to castle with' : ''}.`);
	}
	const title = titleOf(game, piece.kind);
	if (castles)
		return told(
			cell === from ? `The ${title} on ${name} may no longer castle.` : `The ${title} on ${name} may no longer take part in castling.`,
		);
	return told(
		`The ${title} on ${name} ${game.ruleset.flags[flag]?.onMove === 'keep' ? 'may no longer do this' : 'may do this only on its first move'}.`,
	);
}

/** A cell on the way that may not be attacked. */
function explainAttack(position: Position, cell: number, from: number): NoPathReason {
	const { game } = position;
	const { side } = turn(position);
	const enemy = game.ruleset.sideOrder.find((other) => other !== side) ?? side;
	const culprits = attackers(position, cell, enemy).map((attacker) => ({ cell: attacker, piece: pieceAt(position, attacker)! }));
	const mover = titleOf(game, pieceAt(position, from)?.kind ?? '');
	const by = plainList(game, culprits);
	const message =
		cell === from
			? `The ${mover} is in check from ${by}, so it may not do this now.`
			: `The ${mover} may not cross ${game.cellName(cell)}: ${by} ${culprits.length === 1 ? 'attacks' : 'attack'} it.`;
	return { message, culprits, at: cell };
}
