import { glyphs } from '../../generated/glyphs-shogi.js';
import type { Art, PieceSet } from '../model/set.js';
import { type KomaSize, komaArt } from './koma.js';

const CHARACTERS: readonly (readonly [name: string, size: KomaSize, character: string, promotes?: string])[] = [
	['king', 'king', '玉'],
	['king/1', 'king', '王'],
	['queen', 'king', '妃'],
	['rook', 'king', '飛'],
	['bishop', 'king', '角'],
	['dragon', 'king', '竜'],
	['horse', 'king', '馬'],
	['drunk elephant', 'king', '酔'],
	['crown prince', 'king', '太'],
	['gold', 'general', '金'],
	['silver', 'general', '銀', '全'],
	['knight', 'knight', '桂', '圭'],
	['lance', 'knight', '香', '杏'],
	['pawn', 'pawn', '歩', 'と'],
	['tokin', 'pawn', 'と'],
];

/** Pieces that only promotion makes. */
const MADE: ReadonlySet<string> = new Set(['dragon', 'horse', 'crown prince', 'tokin']);

const art = (): Record<string, Art> => {
	const found: Record<string, Art> = {};
	for (const [name, size, character, promotes = character] of CHARACTERS) {
		found[name] = komaArt(size, glyphs[character], MADE.has(name));
		if (!name.includes('/')) found[`+${name}`] = komaArt(size, glyphs[promotes], true);
	}
	return found;
};

/**
 * Pieces of shogi with one character each, red on promoted pieces. The second side has 王, the first 玉. The characters are outlines of the font Zen
 * Antique under the SIL Open Font License (OFL.txt).
 */
export const shogi: PieceSet = /* @__PURE__ */ (() => ({
	id: 'shogi',
	title: 'Shogi',
	color: 'none',
	turned: true,
	art: art(),
	also: { 'gold general': 'gold', 'silver general': 'silver', fu: 'pawn', princess: 'queen' },
}))();
