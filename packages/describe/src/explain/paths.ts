import type { CellRef, Cond, Game, Position } from '@x/core';
import { attackers, pieceAt, turn } from '@x/core';
import { type WalkEnd, walksFrom } from '@x/core/reference';
import { article } from '../words.js';
import { stateOf } from './references.js';
import { type Culprit, culpritsWords, culpritWords, pieceWords, sentence, titleOf } from './words.js';

/** The reason why no path of a piece leads to a cell. */
export interface NoPathReason {
	readonly message: string;
	readonly culprits: readonly Culprit[];
	readonly at: number | undefined;
}

/** The reason of the path that got nearest to the destination. */
export function explainNoPath(position: Position, from: number, to: number): NoPathReason {
	const { game } = position;
	const piece = pieceAt(position, from)!;
	const ends = walksFrom(stateOf(position), from).filter((end) => !end.completed);
	const there = ends.find((end) => end.at === to && end.failed !== undefined);
	if (there !== undefined) return explainTest(position, there.failed!, from, to, to) ?? cannotGo(game, piece.kind, from, to);
	const between = ends
		.filter((end) => end.at !== undefined && end.failed !== undefined && asksEmpty(end.failed) && isBetween(game, from, end.at, to))
		.map((end) => explainTest(position, end.failed!, from, end.at!, to))
		.find((stop) => stop !== undefined);
	if (between !== undefined) return between;
	const aside = ends
		.filter((end) => towards(game, end, from, to))
		.map((end) => explainTest(position, end.failed!, from, end.at ?? from, to))
		.find((stop) => stop !== undefined);
	return aside ?? cannotGo(game, piece.kind, from, to);
}

const pieceHere = (game: Game, { piece }: Culprit): string => `the ${pieceWords(game, piece)}`;

const asksEmpty = (cond: Cond): boolean => 'is' in cond && cond.a.who === 'empty';

const cannotGo = (game: Game, kind: string, from: number, to: number): NoPathReason => ({
	message: `${sentence(article(titleOf(game, kind)))} on ${game.cellName(from)} cannot go to ${game.cellName(to)}.`,
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
	if ('not' in cond) return testedCell(game, cond.not, from);
	const ref: CellRef | undefined = 'is' in cond ? cond.is : 'attacked' in cond ? cond.attacked : undefined;
	return ref === undefined ? undefined : cellOf(game, ref, from);
}

function cellOf(game: Game, ref: CellRef, from: number): number | undefined {
	if (ref === 'origin' || ref === 'at' || ref === 'stand') return from;
	if (typeof ref === 'object' && 'from' in ref && !('bound' in ref.by)) {
		const base = cellOf(game, ref.from, from);
		return base === undefined
			? undefined
			: game.cellAt(game.vecOf(base).map((value, axis) => value + Number((ref.by as readonly number[])[axis])));
	}
	return undefined;
}

/** The explanation of a failed test in this position. */
function explainTest(position: Position, cond: Cond, from: number, at: number, to: number): NoPathReason | undefined {
	const { game } = position;
	const cell = testedCell(game, cond, at === from ? from : at) ?? at;
	const piece = pieceAt(position, cell);
	const name = game.cellName(cell);
	if ('is' in cond) {
		const { who, flag } = cond.a;
		if (who === 'empty' && piece !== undefined) {
			const culprit = { cell, piece };
			const message =
				cell === to
					? `on ${game.cellName(to)} already stands ${pieceHere(game, culprit)}.`
					: `The way to ${game.cellName(to)} is blocked by ${culpritWords(game, culprit)}.`;
			return { message, culprits: [culprit], at: cell };
		}
		if (who === 'enemy') {
			if (piece !== undefined)
				return {
					message: `on ${name} already stands an own piece, ${pieceHere(game, { cell, piece })}.`,
					culprits: [{ cell, piece }],
					at: cell,
				};
			return { message: `There is nothing to capture on ${name}.`, culprits: [], at: cell };
		}
		if (flag !== undefined) {
			const what = piece === undefined ? `There is no piece on ${name}` : `The ${pieceWords(game, piece)} on ${name} has no right to`;
			return {
				message: piece === undefined ? `${what} that has the right to '${flag}'.` : `${what} '${flag}' any more.`,
				culprits: [],
				at: cell,
			};
		}
	}
	const inner = 'not' in cond ? cond.not : undefined;
	if (inner !== undefined && 'attacked' in inner) {
		const { side } = turn(position);
		const enemy = game.ruleset.sideOrder.find((other) => other !== side) ?? side;
		const culprits = attackers(position, cell, enemy).map((attacker) => ({ cell: attacker, piece: pieceAt(position, attacker)! }));
		const place = piece === undefined ? `the cell ${name} on the way` : culpritWords(game, { cell, piece });
		return { message: `${place} is attacked by ${culpritsWords(game, culprits)}.`, culprits, at: cell };
	}
	return undefined;
}
