import type { PieceSet } from '../model/set.js';
import { discArt } from './disc.js';
import { FIGURES } from './figures.js';
import { XIANGQI_NAMES } from './xiangqi-names.js';

/** Pieces of xiangqi as figures on discs, for players who do not read the characters. */
export const xiangqiInternational: PieceSet = /* @__PURE__ */ (() => ({
	id: 'xiangqi-international',
	title: 'Xiangqi, with figures',
	color: 'lines',
	art: Object.fromEntries(Object.entries(FIGURES).map(([name, { dots, lines }]) => [name, discArt(dots, lines)])),
	also: XIANGQI_NAMES,
}))();
