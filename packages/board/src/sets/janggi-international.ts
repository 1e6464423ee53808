import type { PieceSet } from '../model/set.js';
import { FIGURES } from './figures.js';
import { octagonArt, scaleOf } from './octagon.js';
import { JANGGI_NAMES } from './xiangqi-names.js';

/** A path of absolute and relative commands, scaled about the middle of the box. Radii of arcs are scaled with their ends. */
const scaled = (d: string, scale: number): string =>
	d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, values: string) => {
		const shift = command === command.toUpperCase() ? 50 * (1 - scale) : 0;
		const numbers = values.match(/-?[\d.]+/g)?.map(Number) ?? [];
		// An arc has an angle and two flags, which stay as they are.
		const isFixed = (index: number): boolean => command === 'a' && index % 7 >= 2 && index % 7 <= 4;
		return command + numbers.map((value, index) => (isFixed(index) ? value : Math.round((value * scale + shift) * 10) / 10)).join(' ');
	});

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
