/** All piece sets, by family. */
import type { PieceSet } from '../model/set.js';
import { chess } from './chess.js';
import { dobutsu } from './dobutsu.js';
import { janggi } from './janggi.js';
import { janggiInternational } from './janggi-international.js';
import { makruk } from './makruk.js';
import { shogi } from './shogi.js';
import { shogiInternational } from './shogi-international.js';
import { shogiLarge } from './shogi-large.js';
import { xiangqi } from './xiangqi.js';
import { xiangqiInternational } from './xiangqi-international.js';

/** `characters`, as players of the game know them, or `figures` for players who do not read the characters. */
export type PieceSetStyle = 'characters' | 'figures';

interface Family {
	readonly characters: readonly PieceSet[];
	readonly figures: readonly PieceSet[];
}

/** A family of pieces that are always figures. */
const drawn = (...sets: readonly PieceSet[]): Family => ({ characters: sets, figures: sets });

const FAMILIES: ReadonlyMap<string, Family> = /* @__PURE__ */ new Map([
	['chess', drawn(chess)],
	['makruk', drawn(makruk, chess)],
	['dobutsu', drawn(dobutsu, chess)],
	['shogi', { characters: [shogiLarge, chess], figures: [shogiInternational, chess] }],
	['xiangqi', { characters: [xiangqi, chess], figures: [xiangqiInternational, chess] }],
	['janggi', { characters: [janggi, chess], figures: [janggiInternational, chess] }],
]);

/**
 * The piece sets of a family, as `familyOf` of `@x/board/game` names it: the family's own first, then chess for pieces that it does not have. A
 * family without sets has those of chess.
 *
 * A page that shows one family loads less with the entry of its set: `@x/board/sets/shogi`.
 *
 * @throws TypeError if the style is unknown.
 *
 * @example
 * import { setsOf } from '@x/board/sets';
 * setsOf('xiangqi').map(({ id }) => id) // → ['xiangqi', 'chess']
 * setsOf('xiangqi', 'figures')[0]?.title // → 'Xiangqi, with figures'
 */
export const setsOf = (family: string, style: PieceSetStyle = 'characters'): readonly PieceSet[] => {
	if (style !== 'characters' && style !== 'figures')
		throw new TypeError(`Expected "characters" or "figures", found ${JSON.stringify(style)}.`);
	return (FAMILIES.get(family) ?? FAMILIES.get('chess')!)[style];
};

export { chess, dobutsu, janggi, janggiInternational, makruk, shogi, shogiInternational, shogiLarge, xiangqi, xiangqiInternational };
