import type { Names } from '../names.js';
import type { Cond, Flag, Path } from '../types.js';
import { all, compare } from './conditions.js';
import { count } from './numbers.js';
import { castle } from './recipes.js';

/**
 * The flag of a right to castle. It is lost with either partner, so that positions with the same moves are equal.
 *
 * @example
 * castlingFlag('castle', ['K'], ['R']).kinds // → [ 'K', 'R' ]
 */
export const castlingFlag = (flag: string, royal: readonly string[], partner: readonly string[]): Flag => {
	const flagged = (kind: readonly string[]): Cond => compare(count({ who: 'friend', kind, flag }), '>', 0);
	return { kinds: [...royal, ...partner], while: all(flagged(royal), flagged(partner)) };
};

export interface CastlingOptions {
	/** The kind that castles. */
	readonly royal: string;
	/** The kinds of its partners. */
	readonly partner: readonly string[];
	/** The file of the royal, from 0; by default the first in the row. */
	readonly file?: number;
	/** The files of the partners; by default the first and the last in the row. */
	readonly partners?: readonly [long: number, short: number];
	/** The files on which the royal ends; by default two steps away. */
	readonly to?: readonly [long: number, short: number];
	/** Castling ignores attacks. */
	readonly unsafe?: true;
	/** The flag of both pieces while they have the right; by default `castle`. */
	readonly flag?: string;
}

export interface Castling {
	/** The paths of both wings, for the path of the royal. */
	readonly paths: readonly Path[];
	/** The flag, for the ruleset. */
	readonly flags: Readonly<Record<string, Flag>>;
	/** The names, for notations. */
	readonly names: NonNullable<Names['castling']>;
}

/**
 * Castling on both wings, from a drawing of the home row: `short` towards the last file, `long` towards the first.
 *
 * @example
 * castling('RNBQKBNR', { royal: 'K', partner: ['R'] }).paths.length // → 2
 */
export function castling(row: string, options: CastlingOptions): Castling {
	const { royal, partner, unsafe, flag = 'castle', file = row.indexOf(royal) } = options;
	const {
		partners: [long, short] = [row.indexOf(partner[0]!), row.lastIndexOf(partner[0]!)],
		to: [longTo, shortTo] = [file - 2, file + 2],
	} = options;
	const wing = (direction: 1 | -1, partnerFile: number, target: number, mark: string): Path[] => {
		const distance = (partnerFile - file) * direction;
		if (partnerFile < 0 || distance <= 0) return [];
		const wing = { direction, distance, steps: (target - file) * direction, flag, partner, mark } as const;
		return [castle(unsafe === undefined ? wing : { ...wing, unsafe })];
	};
	return {
		paths: [...wing(1, short, shortTo, 'short'), ...wing(-1, long, longTo, 'long')],
		flags: { [flag]: castlingFlag(flag, [royal], partner) },
		names: { flag, royal: [royal], partner, marks: { short: 'O-O', long: 'O-O-O' } },
	};
}
