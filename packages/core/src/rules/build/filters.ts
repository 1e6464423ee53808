import type { Filter } from '../types.js';

type Rest = Omit<Filter, 'who'>;

/**
 * A filter for empty cells.
 *
 * @example
 * empty() // { who: 'empty' }
 */
export const empty = (): Filter => ({ who: 'empty' });

/**
 * A filter for occupied cells.
 *
 * @example
 * occupied({ kind: ['P'] }) // { who: 'occupied', kind: ['P'] }
 */
export const occupied = (rest: Rest = {}): Filter => ({ who: 'occupied', ...rest });

/**
 * A filter for pieces of the asking side.
 *
 * @example
 * friend({ flag: 'castle' }) // { who: 'friend', flag: 'castle' }
 */
export const friend = (rest: Rest = {}): Filter => ({ who: 'friend', ...rest });

/**
 * A filter for pieces of the other side.
 *
 * @example
 * enemy() // { who: 'enemy' }
 */
export const enemy = (rest: Rest = {}): Filter => ({ who: 'enemy', ...rest });

/**
 * A filter for neutral pieces.
 *
 * @example
 * neutral() // { who: 'neutral' }
 */
export const neutral = (rest: Rest = {}): Filter => ({ who: 'neutral', ...rest });
