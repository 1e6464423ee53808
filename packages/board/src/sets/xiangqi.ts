import { glyphs } from '../../generated/glyphs-xiangqi.js';
import type { PieceSet } from '../model/set.js';
import { discArt } from './disc.js';
import { XIANGQI_NAMES } from './xiangqi-names.js';

/** Characters by name; `/1` is that of the second side. */
const CHARACTERS: Readonly<Record<string, string>> = {
	general: '帥',
	'general/1': '將',
	advisor: '仕',
	'advisor/1': '士',
	elephant: '相',
	'elephant/1': '象',
	chariot: '俥',
	'chariot/1': '車',
	horse: '傌',
	'horse/1': '馬',
	cannon: '炮',
	'cannon/1': '砲',
	soldier: '兵',
	'soldier/1': '卒',
	banner: '旗',
};

/**
 * Pieces of xiangqi: discs with the traditional characters, which differ by side. The characters are outlines of the font Zen Antique under the SIL
 * Open Font License (OFL.txt).
 */
export const xiangqi: PieceSet = /* @__PURE__ */ (() => ({
	id: 'xiangqi',
	title: 'Xiangqi',
	color: 'lines',
	art: Object.fromEntries(Object.entries(CHARACTERS).map(([name, character]) => [name, discArt(glyphs[character])])),
	also: XIANGQI_NAMES,
}))();
