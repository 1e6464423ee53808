/**
 * Variants in the language, written for this package. Each text contains the source of its rules.
 */
import type { GalleryVariant } from './blocks.js';
import { EASTERN_GAMES } from './eastern.js';
import { LARGE_GAMES } from './large.js';
import { ORTHODOX_GAMES } from './orthodox.js';
import { RACES } from './races.js';

export type { GalleryVariant } from './blocks.js';

/**
 * Our own texts of classic variants, as data.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * parse(gallery.find(({ id }) => id === 'makruk')!.text).variants[0]?.name // 'Makruk'
 */
export const gallery: readonly GalleryVariant[] = [...ORTHODOX_GAMES, ...LARGE_GAMES, ...EASTERN_GAMES, ...RACES];
