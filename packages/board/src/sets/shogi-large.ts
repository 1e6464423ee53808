import { glyphs } from '../../generated/glyphs-shogi-large.js';
import type { Art, PieceSet } from '../model/set.js';
import { type KomaSize, komaArt } from './koma.js';
import { shogi } from './shogi.js';

const CHARACTERS: readonly (readonly [name: string, size: KomaSize, character: string])[] = [
	['dragon king', 'king', '龍'],
	['queen', 'king', '奔'],
	['lion', 'king', '獅'],
	['kirin', 'king', '麒'],
	['phoenix', 'king', '鳳'],
	['soaring eagle', 'king', '鷲'],
	['horned falcon', 'king', '鷹'],
	['whale', 'king', '鯨'],
	['white horse', 'king', '駒'],
	['flying stag', 'king', '鹿'],
	['flying ox', 'king', '牛'],
	['free boar', 'king', '猪'],
	['copper general', 'general', '銅'],
	['ferocious leopard', 'general', '豹'],
	['blind tiger', 'general', '虎'],
	['side mover', 'general', '横'],
	['vertical mover', 'general', '竪'],
	['reverse chariot', 'general', '反'],
	['go-between', 'pawn', '仲'],
	['falcon', 'king', '鷹'],
	['eagle', 'king', '鷲'],
	['crane', 'king', '鶴'],
	['pheasant', 'king', '雉'],
	['right quail', 'king', '右鶉'],
	['left quail', 'king', '左鶉'],
	['swallow', 'pawn', '燕'],
	['goose', 'pawn', '雁'],
	['yari rook', 'king', '槍飛'],
	['yari bishop', 'king', '槍角'],
	['yari knight', 'king', '槍桂'],
	['yari gold', 'king', '槍金'],
	['yari silver', 'king', '槍銀'],
];

/** Pieces that only promotion makes. */
const MADE: ReadonlySet<string> = new Set([
	'soaring eagle',
	'horned falcon',
	'whale',
	'white horse',
	'flying stag',
	'flying ox',
	'free boar',
	'eagle',
	'goose',
	'yari gold',
	'yari silver',
]);

const art = (): Record<string, Art> => {
	const found: Record<string, Art> = {};
	for (const [name, size, character] of CHARACTERS) {
		found[name] = komaArt(size, glyphs[character], MADE.has(name));
		found[`+${name}`] = komaArt(size, glyphs[character], true);
	}
	// Its character is that of the horse in shogi.
	found['dragon horse'] = komaArt('king', shogi.art.horse?.dots);
	found['+dragon horse'] = komaArt('king', shogi.art.horse?.dots, true);
	return found;
};

/**
 * Pieces of chu shogi, tori shogi and yari shogi, together with those of shogi. The characters are outlines of the font Zen Antique under the SIL
 * Open Font License (OFL.txt).
 */
export const shogiLarge: PieceSet = /* @__PURE__ */ (() => ({
	id: 'shogi-large',
	title: 'Large shogi',
	color: 'none',
	turned: true,
	art: { ...shogi.art, ...art() },
	also: { ...shogi.also, 'free king': 'queen' },
}))();
