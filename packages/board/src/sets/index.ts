/** All piece sets, by family. */
import { artOf } from '../draw/piece.js';
import type { PieceLook } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import { chess } from './chess.js';
import { chessAngular } from './chess-angular.js';
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

/**
 * The family that has pictures of all pieces of a game that names none; chess is preferred. Without such a family, chess.
 *
 * @example
 * import { lookOf } from '@x/board/game';
 * import { familyFor } from '@x/board/sets';
 * import { compile } from '@x/core/compile';
 * import { minishogi } from '@x/games/minishogi';
 * const game = compile(minishogi);
 * familyFor(Object.keys(game.ruleset.kinds).map((kind) => lookOf(game, 'white', kind))) // → 'shogi'
 */
export const familyFor = (looks: readonly PieceLook[]): string => {
	for (const [family, { characters }] of FAMILIES) {
		const own = characters.slice(0, 1);
		if (looks.every((look) => artOf(look, own) !== undefined)) return family;
	}
	return 'chess';
};

export {
	chess,
	chessAngular,
	dobutsu,
	janggi,
	janggiInternational,
	makruk,
	shogi,
	shogiInternational,
	shogiLarge,
	xiangqi,
	xiangqiInternational,
};
