import { boards } from './boards.js';
import { eastern } from './eastern.js';
import { effects } from './effects.js';
import type { GalleryGame } from './gallery-game.js';
import { hands } from './hands.js';
import { influence } from './influence.js';
import { large } from './large.js';
import { orthodox } from './orthodox.js';
import { pieces } from './pieces.js';
import { small } from './small.js';
import { turns } from './turns.js';

export type { GalleryGame } from './gallery-game.js';

/**
 * Games written as FBR, by family.
 *
 * @example
 * import { parse } from '@x/fbr';
 * import { toGame } from '@x/fbr/game';
 * import { gallery } from '@x/fbr/gallery';
 * const grand = gallery.find(({ id }) => id === 'grand')!;
 * toGame(parse(grand.text)).title // 'Grand chess'
 */
export const gallery: readonly GalleryGame[] = [
	...orthodox,
	...pieces,
	...large,
	...small,
	...eastern,
	...hands,
	...effects,
	...influence,
	...boards,
	...turns,
];
