import type { Art } from '../../model/set.js';
import { MERLON, MITRE, MITRE_LINES, TOWER_LINES, WALLS } from './orthodox.js';

/** A cross with its foot at the height of 25. */
const CROSS = 'M47 4h6v5h5v5h-5v11h-6v-11h-5v-5h5Z';

/** Pieces of chess that have the king's moves in addition. */
export const crowned = (): Record<string, Art> => ({
	'crowned rook': { shape: `${CROSS}${MERLON}21v${WALLS}`, ink: TOWER_LINES },
	'crowned bishop': { shape: CROSS + MITRE, ink: MITRE_LINES },
});
