import { glyphs } from '../../generated/glyphs-janggi.js';
import type { PieceSet } from '../model/set.js';
import { octagonArt } from './octagon.js';
import { JANGGI_NAMES } from './xiangqi-names.js';

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

/**
 * Pieces of janggi: octagons whose size shows the rank. The first side is Cho, 楚, the second is Han, 漢. The characters are outlines of the font Zen
 * Antique under the SIL Open Font License (OFL.txt).
 */
export const janggi: PieceSet = /* @__PURE__ */ (() => ({
	id: 'janggi',
	title: 'Janggi',
	color: 'lines',
	art: Object.fromEntries(Object.entries(CHARACTERS).map(([name, character]) => [name, octagonArt(name, glyphs[character])])),
	also: JANGGI_NAMES,
}))();
