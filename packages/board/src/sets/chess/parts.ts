/**
 * Parts that several pieces have in common. All bodies run clockwise, so that where they overlap the inside stays filled.
 */

/** The foot of a piece. */
export const FOOT: string = 'M25 89v-5.5q0-8.5 8.5-8.5h33q8.5 0 8.5 8.5v5.5Z';

/** The line on top of the foot. */
export const BASE: string = 'M33.5 76h33';

/** The collar and the stem of a pawn. */
export const PAWN_STEM: string = `M39 43.5h22q3.5 0 3.5 3.3t-3.5 3.2h-22q-3.5 0-3.5-3.2t3.5-3.3ZM57 48C57 60 61.5 67 69 76H31C38.5 67 43 60 43 48Z${FOOT}`;

/** The lines on the stem of a pawn. */
export const PAWN_LINES: string = `M40.5 50.5h19${BASE}`;

/** The collar and the stem of a bishop. */
export const STEM: string = `M39 56h22q3.2 0 3.2 3.1t-3.2 3.1h-22q-3.2 0-3.2-3.1t3.2-3.1ZM57 60C57 68 61.5 72 68 76.5H32C38.5 72 43 68 43 60Z${FOOT}`;

/** The lines on the stem of a bishop. */
export const STEM_LINES: string = `M40 56.2h20${BASE}`;

/** The throat of a head that looks to the left, from the foot upwards. */
export const THROAT: string = 'M31 76.5C31 64 42.5 58.5 46 47.5';

/** The nape of a head that looks to the left, from (75, 57.5) down to the foot, and the foot. */
export const NAPE: string = `C74.5 65 72.5 71 71 76.5Z${FOOT}`;

/** The muzzle of a horse, from the throat up to its forehead. */
export const MUZZLE: string =
	'C41.5 51.5 37 53.5 33.5 58.5C31 62.5 26.5 65.5 21 63.2C15 60.7 12.5 55 14.8 49.6C18.5 42.5 21.5 35.5 28 29.5';

/** The ear of a horse, from the forehead. */
export const EAR: string = 'C31 26.7 33 24.5 33.4 20.5L34 10.5Q34.3 7.7 36.6 9.6L47 20.3';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A disc. */
export const disc = (x: number, y: number, r: number): string => {
	const across = round(2 * r);
	return `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0Z`;
};

/** The eye and the nostril of a horse. */
export const HORSE_DOTS: string = /* @__PURE__ */ (() =>
	`M31.5 38.5C33.5 34 38.5 32.5 42.5 34.5C40.5 39 36 40.7 31.5 38.5Z${disc(20.5, 54.5, 2.1)}`)();
