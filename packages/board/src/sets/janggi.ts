import { glyphs } from '../../generated/glyphs-janggi.js';
import type { Art, PieceSet } from '../model/set.js';
import { octagon } from './disc.js';
import { XIANGQI_NAMES } from './xiangqi-names.js';

/** Radii of the bodies by rank. */
export const JANGGI_SIZES: Readonly<Record<string, number>> = { general: 45, guard: 32, soldier: 32 };

const CHARACTERS: Readonly<Record<string, string>> = {
	general: '楚',
	'general/1': '漢',
	guard: '士',
	elephant: '象',
	horse: '馬',
	chariot: '車',
	cannon: '包',
	soldier: '卒',
	'soldier/1': '兵',
};

/** An octagon with a thin one inside it. */
export const octagonArt = (name: string, dots: string | undefined, lines = ''): Art => {
	const radius = JANGGI_SIZES[name.replace('/1', '')] ?? 39;
	return { shape: octagon(radius), ink: octagon(radius - 4) + lines, dots: dots ?? '' };
};

/**
 * Pieces of janggi: octagons whose size shows the rank. The first side is Cho, 楚, the second is Han, 漢. The characters are outlines of the font Zen
 * Antique under the SIL Open Font License (OFL.txt).
 */
export const janggi: PieceSet = /* @__PURE__ */ (() => ({
	id: 'janggi',
	title: 'Janggi',
	color: 'lines',
	art: Object.fromEntries(Object.entries(CHARACTERS).map(([name, character]) => [name, octagonArt(name, glyphs[character])])),
	also: { ...XIANGQI_NAMES, guard: 'guard', advisor: 'guard' },
}))();
