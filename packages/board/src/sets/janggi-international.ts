import type { PieceSet } from '../model/set.js';
import { FIGURES } from './figures.js';
import { octagonArt, scaleOf } from './octagon.js';
import { scaled } from './scaled.js';
import { JANGGI_NAMES } from './xiangqi-names.js';

/** The name of each piece and of its figure. */
const NAMES: Readonly<Record<string, string>> = {
	general: 'general',
	guard: 'advisor',
	elephant: 'elephant',
	horse: 'horse',
	chariot: 'chariot',
	cannon: 'cannon',
	soldier: 'soldier',
};

/** Pieces of janggi as figures on octagons, for players who do not read the characters. */
export const janggiInternational: PieceSet = /* @__PURE__ */ (() => ({
	id: 'janggi-international',
	title: 'Janggi, with figures',
	color: 'lines',
	art: Object.fromEntries(
		Object.entries(NAMES).map(([name, figure]) => {
			const { dots, lines } = FIGURES[figure]!;
			const scale = scaleOf(name);
			return [name, octagonArt(name, scaled(dots, scale), scaled(lines, scale))];
		}),
	),
	also: JANGGI_NAMES,
}))();
