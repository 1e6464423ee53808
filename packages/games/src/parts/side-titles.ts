import type { Names } from '@x/core';

/** The sides of shogi and its relatives. */
export const SENTE_GOTE: NonNullable<Names['sideTitles']> = { white: 'Sente', black: 'Gote' };

/** The sides of xiangqi, of its relatives and of sittuyin. */
export const RED_BLACK: NonNullable<Names['sideTitles']> = { white: 'red', black: 'black' };

/** The sides of janggi. */
export const CHO_HAN: NonNullable<Names['sideTitles']> = { white: 'Cho', black: 'Han' };

/** The sides of reversi: black moves first. */
export const BLACK_WHITE: NonNullable<Names['sideTitles']> = { white: 'black', black: 'white' };

/** The sides of ataxx. */
export const RED_BLUE: NonNullable<Names['sideTitles']> = { white: 'red', black: 'blue' };
