import type { Art } from '../model/set.js';
import { octagon } from './disc.js';

/** Radii of the pieces of janggi by rank; the others have 39. */
const SIZES: Readonly<Record<string, number>> = { general: 45, guard: 32, soldier: 32 };

/** The scale of a figure of a full-sized disc on the body of a piece. */
export const scaleOf = (name: string): number => (SIZES[name] ?? 39) / 44;

/** An octagon with a thin one inside it, and a character or a figure. */
export const octagonArt = (name: string, dots: string | undefined, lines = ''): Art => {
	const radius = SIZES[name.replace('/1', '')] ?? 39;
	return { shape: octagon(radius), ink: octagon(radius - 4) + lines, dots: dots ?? '' };
};
