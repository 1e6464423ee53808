import { checkOptions, misuse, textGiven } from '@x/diagnostics';
import type { Feen, Hand, Placement, Square } from './feen.js';
import { feenGiven, placementGiven } from './given.js';
import { find } from './squares.js';

/** The place of a piece: a square of the board, or the hand of a player. */
export type Where = 'board' | 'first' | 'second';

/**
 * Returns the position with every piece replaced by the result of a function; `undefined` removes the piece. The function is called once
 * for each square with a piece, and once for each kind of piece in a hand.
 *
 * @example
 * import { parse, stringify } from '@x/feen';
 * stringify(mapPieces(parse('+rk^/+RK^ +p/ C/c'), (piece) => piece.replace('+', ''))); // → 'rk^/RK^ p/ C/c'
 */
export function mapPieces(position: Feen, change: (piece: string, where: Where) => string | undefined): Feen {
	feenGiven(position);
	if (typeof change !== 'function') misuse('change', 'a function', change);
	const hand = (where: 'first' | 'second'): Hand => {
		const changed: Record<string, number> = {};
		for (const [piece, count] of Object.entries(position.hands[where])) {
			const to = change(piece, where);
			if (to !== undefined) changed[to] = (changed[to] ?? 0) + count;
		}
		return changed;
	};
	const segments = position.segments.map((segment) =>
		joined(segment.map((square) => (typeof square === 'number' ? square : (change(square, 'board') ?? 1)))),
	);
	return { ...position, segments, hands: { first: hand('first'), second: hand('second') } };
}

/** A segment with adjacent runs of empty squares joined. */
export const joined = (segment: readonly Square[]): readonly Square[] =>
	segment.reduce<Square[]>((squares, square) => {
		const last = squares.at(-1);
		if (typeof square === 'number' && typeof last === 'number') squares[squares.length - 1] = last + square;
		else if (square !== 0) squares.push(square);
		return squares;
	}, []);

/**
 * The board with another piece on a square, or with the square empty.
 *
 * @throws {RangeError} if the board does not have this square.
 *
 * @example
 * import { parse, stringify } from '@x/feen';
 * const position = parse('k^3/4/4/K^3 / C/c');
 * stringify(withPiece(withPiece(position, 'c2', 'Q'), 'a4')); // → '4/4/2Q1/K^3 / C/c'
 */
export function withPiece<T extends Placement>(placement: T, square: string | readonly number[], piece?: string): T {
	placementGiven(placement);
	if (piece !== undefined) textGiven(piece, 'piece');
	const { segment, index, before } = find(placement, square);
	const segments = placement.segments.map((squares, nth) => {
		if (nth !== segment) return squares;
		const entry = squares[index]!;
		const after = typeof entry === 'number' ? entry - before - 1 : 0;
		return joined([...squares.slice(0, index), before, piece ?? 1, after, ...squares.slice(index + 1)]);
	});
	return { ...placement, segments };
}

/**
 * The position with `count` of a piece in a player's hand; 0 removes the piece.
 *
 * @throws {RangeError} if `count` is not a whole number from 0.
 *
 * @example
 * import { parse, stringify } from '@x/feen';
 * stringify(withHand(parse('8 2PB/ C/c'), 'first', 'P', 3)); // → '8 3PB/ C/c'
 * stringify(withHand(parse('8 2PB/ C/c'), 'first', 'P', 0)); // → '8 B/ C/c'
 */
export function withHand(position: Feen, side: 'first' | 'second', piece: string, count: number): Feen {
	feenGiven(position);
	if (side !== 'first' && side !== 'second') misuse('side', '"first" or "second"', side);
	textGiven(piece, 'piece');
	if (typeof count !== 'number') misuse('count', 'a number', count);
	if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`count: Expected a whole number from 0, found ${count}.`);
	const { [piece]: _, ...others } = position.hands[side];
	return { ...position, hands: { ...position.hands, [side]: count > 0 ? { ...others, [piece]: count } : others } };
}

/**
 * The same position with the other player to move.
 *
 * @example
 * import { parse } from '@x/feen';
 * passTurn(parse('8 / C/m')).active; // → 'm'
 */
export function passTurn(position: Feen): Feen {
	feenGiven(position);
	return { ...position, active: position.inactive, inactive: position.active };
}

const other = (letters: string): string => (letters === letters.toUpperCase() ? letters.toLowerCase() : letters.toUpperCase());

/**
 * The same position with the players exchanged: pieces, hands, styles and the turn.
 *
 * The board can also be viewed from the other side: `mirror` reverses the ranks and keeps the files (the symmetry of the start of chess);
 * `rotate` turns the board by 180 degrees (the symmetry of the start of shogi).
 *
 * @example
 * import { parse, stringify } from '@x/feen';
 * const position = parse('k^1q/3/3/2K^ P/ C/s');
 * stringify(flip(position)); // → 'K^1Q/3/3/2k^ /p c/S'
 * stringify(flip(position, { board: 'mirror' })); // → '2k^/3/3/K^1Q /p c/S'
 * stringify(flip(position, { board: 'rotate' })); // → 'k^2/3/3/Q1K^ /p c/S'
 */
export function flip(position: Feen, options: { readonly board?: 'keep' | 'mirror' | 'rotate' } = {}): Feen {
	feenGiven(position);
	checkOptions(options, { board: ['keep', 'mirror', 'rotate'] });
	const { board = 'keep' } = options;
	const { segments, separators, hands, active, inactive } = mapPieces(position, other);
	return {
		segments: board === 'keep' ? segments : segments.map((squares) => (board === 'rotate' ? squares.toReversed() : squares)).toReversed(),
		separators: board === 'keep' ? separators : separators.toReversed(),
		hands: { first: hands.second, second: hands.first },
		active: other(active),
		inactive: other(inactive),
	};
}
