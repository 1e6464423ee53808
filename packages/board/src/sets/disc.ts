import type { Art } from '../model/set.js';

/** The path of a circle around the middle of the box. */
export const circle = (radius: number, x = 50, y = 50): string =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** The path of a regular octagon on a side, around the middle of the box. */
export const octagon = (radius: number): string => {
	const short = Math.round(radius * 41.42) / 100;
	const cut = Math.round((radius - short) * 100) / 100;
	const side = Math.round(short * 200) / 100;
	return `M${50 - short} ${50 - radius}h${side}l${cut} ${cut}v${side}l${-cut} ${cut}h${-side}l${-cut} ${-cut}v${-side}Z`;
};

/** The body of a xiangqi piece. */
export const DISC: string = circle(43);
export const RING: string = circle(38);

/** A disc with a ring and a character, or with a figure of lines and areas. */
export const discArt = (character: string | undefined, lines = ''): Art => ({ shape: DISC, ink: RING + lines, dots: character ?? '' });
