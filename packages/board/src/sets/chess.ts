import type { Art, PieceSet } from '../model/set.js';
import { beasts } from './chess/beasts.js';
import { compounds } from './chess/compounds.js';
import { crowned } from './chess/crowned.js';
import { NAMES } from './chess/names.js';
import { orthodox } from './chess/orthodox.js';
import { people } from './chess/people.js';
import { things } from './chess/things.js';
import { wild } from './chess/wild.js';

/** A small crown on the foot of a piece, for the kinds that are royal in place of a king. */
const royal = ({ dots = '', ...art }: Art): Art => ({ ...art, dots: `${dots}M40 87.5V79L45.5 83L50 78L54.5 83L60 79V87.5Z` });

const all = (): Record<string, Art> => ({ ...orthodox(), ...crowned(), ...compounds(), ...beasts(), ...wild(), ...people(), ...things() });

const withRoyals = (art: Record<string, Art>): Record<string, Art> => {
	for (const name of ['queen', 'knight', 'centaur']) art[`royal ${name}`] = royal(art[name]!);
	return art;
};

/**
 * The pieces of chess and of its variants: compounds, animals, figures, engines, and the stones of other board games.
 *
 * @example
 * import { chess } from '@x/board/sets/chess';
 * chess.also?.marshal // → 'chancellor'
 */
export const chess: PieceSet = /* @__PURE__ */ (() => ({
	id: 'chess',
	title: 'Chess',
	color: 'body' as const,
	art: withRoyals(all()),
	also: NAMES,
}))();
