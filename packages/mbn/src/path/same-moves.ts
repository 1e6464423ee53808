import { type Game, legalFrom, type Move, position, type Setup } from '@x/core';
import { compile } from '@x/core/compile';
import { type PieceGame, pieceRuleset } from './piece-ruleset.js';
import { sequenceOf } from './to-path.js';

export interface SameMovesOptions extends Pick<PieceGame, 'wraps' | 'macros' | 'captures'> {
	/** Files and ranks, and levels; 9 × 9 by default, with three levels where moves change the board. */
	readonly size?: readonly number[] | undefined;
	/** How many positions with several other pieces are tried; 400 by default. */
	readonly positions?: number | undefined;
}

/** A position in which two pieces have different moves. */
export interface Difference {
	readonly setup: Setup;
	/** The moves that only one of them has, as text: target, captures and other changes. */
	readonly first: readonly string[];
	readonly second: readonly string[];
}

type MovesLike = PieceGame['pieces'][string];

/** The letter of the piece that is compared. No other piece of MBN has it: letters are Latin. */
const SUBJECT = '★';

/**
 * Whether two pieces move alike, whatever their definitions look like: `Q` and `R+B`, `N` and `:1,2:`.
 *
 * It plays both on an empty board from every cell, with one other piece on each cell, and in positions with several pieces. Pieces that
 * differ only in still rarer positions are taken to move alike.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if moves have faults, or no meaning on the board.
 *
 * @example
 * sameMoves('Q', 'R+B') // true
 * sameMoves('nN', 'mW-fF') // false
 */
export const sameMoves = (first: MovesLike, second: MovesLike, options: SameMovesOptions = {}): boolean =>
	differenceOf(first, second, options) === undefined;

/**
 * A position in which two pieces have different moves, or `undefined`: see `sameMoves`.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if moves have faults, or no meaning on the board.
 *
 * @example
 * differenceOf('N', 'nN')?.first.length // 1
 */
export function differenceOf(first: MovesLike, second: MovesLike, options: SameMovesOptions = {}): Difference | undefined {
	const { positions = 400, ...rest } = options;
	const size = options.size ?? (lifts(first) || lifts(second) ? [5, 5, 3] : [9, 9]);
	const others = lettersOf(first, second);
	const games = [first, second].map((moves) =>
		compile(pieceRuleset({ ...rest, size, pieces: { ...Object.fromEntries(others.map((letter) => [letter, 'K'])), [SUBJECT]: moves } })),
	) as [Game, Game];
	const flags = [...new Set(games.flatMap(({ ruleset }) => Object.keys(ruleset.flags)))];
	// A flag or a point that only one of them reads must exist in both.
	const [one, two] = games.map(({ ruleset }) =>
		compile({
			...ruleset,
			flags: Object.fromEntries(flags.map((flag) => [flag, {}])),
			points: { ...games[0].ruleset.points, ...games[1].ruleset.points },
		}),
	) as [Game, Game];
	const points = Object.keys(one.ruleset.points);
	for (const setup of setups(size, others, flags, points, positions)) {
		const [left, right] = [movesIn(one, setup), movesIn(two, setup)];
		const onlyLeft = left.filter((move) => !right.includes(move));
		const onlyRight = right.filter((move) => !left.includes(move));
		if (onlyLeft.length + onlyRight.length > 0) return { setup, first: onlyLeft, second: onlyRight };
	}
	return undefined;
}

/** The moves of the subject, by what they do. */
function movesIn(game: Game, setup: Setup): readonly string[] {
	const subject = setup.pieces.find(({ piece }) => piece.kind === SUBJECT)!;
	const cell = (at: number): string => game.cellName(at);
	const text = ({ to, captured, writes }: Move): string =>
		[
			cell(to),
			...captured.map((one) => `x${cell(one.cell)}`),
			...writes.map((one) => `${cell(one.cell)}=${one.piece === undefined ? '' : `${one.piece.side} ${one.piece.kind}`}`),
		].join(' ');
	return [...new Set(legalFrom(position(game, setup), game.cellAt(subject.at)!).map(text))].sort();
}

/** The letters of pieces that the moves name, with one that no set names. */
function lettersOf(...all: readonly MovesLike[]): readonly string[] {
	const found = new Set<string>(['☆']);
	const visit = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		if ('prefixes' in value && 'letters' in value) {
			const { prefixes, letters } = value as { prefixes: string; letters: string };
			const name = letters[0]!.toUpperCase() + letters.slice(1);
			found.add(prefixes + (letters.length > 1 ? `:${name}:` : name));
		}
		if ('kind' in value) for (const kind of [value.kind].flat()) if (typeof kind === 'string') found.add(kind);
		if ('notKind' in value && Array.isArray(value.notKind)) for (const kind of value.notKind) found.add(String(kind));
		for (const part of Object.values(value)) visit(part);
	};
	for (const moves of all) visit(typeof moves === 'object' && 'path' in moves ? moves : sequenceOf(moves));
	found.delete(SUBJECT);
	return [...found];
}

const lifts = (moves: MovesLike): boolean =>
	!(typeof moves === 'object' && 'path' in moves) && JSON.stringify(sequenceOf(moves)).includes('"transition"');

/** Positions from simple to crowded, always the same. */
function* setups(
	size: readonly number[],
	others: readonly string[],
	flags: readonly string[],
	points: readonly string[],
	many: number,
): Generator<Setup> {
	const cells = size.reduce<number[][]>((all, length) => all.flatMap((one) => Array.from({ length }, (_, at) => [...one, at])), [[]]);
	const middle = cells[Math.floor(cells.length / 2)]!;
	const piece = (at: readonly number[], kind: string, side: string, fresh: boolean): Setup['pieces'][number] => ({
		at,
		piece: { side, kind, ...(fresh && flags.length > 0 && { flags }) },
	});
	for (const at of cells) for (const side of ['white', 'black']) yield { pieces: [piece(at, SUBJECT, side, true)], phase: side };
	for (const at of cells)
		for (const side of ['white', 'black'])
			for (const kind of others)
				if (at !== middle) yield { pieces: [piece(middle, SUBJECT, 'white', true), piece(at, kind, side, true)], phase: 'white' };
	const random = sequence();
	for (let index = 0; index < many; index++) {
		const dense = 2 + random(14);
		const at = cells[random(cells.length)]!;
		const side = random(2) === 0 ? 'white' : 'black';
		const pieces = [piece(at, SUBJECT, side, random(3) > 0)];
		for (const cell of cells)
			if (cell !== at && random(dense) === 0)
				pieces.push(piece(cell, others[random(others.length)]!, random(2) === 0 ? 'white' : 'black', random(2) === 0));
		const passed = cells[random(cells.length)]!;
		const passer = pieces[random(pieces.length)]!.at;
		const marked =
			random(2) === 0 ? {} : { points: Object.fromEntries(points.map((point) => [point, [point === 'passer' ? passer : passed]])) };
		yield { pieces, phase: side, ...marked };
	}
}

/** Numbers that look random and are always the same: a linear congruential generator. */
function sequence(): (below: number) => number {
	let state = 1;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}
