import { circle } from './disc.js';

/** A figure: areas and lines of the colour of its side. */
export interface Figure {
	readonly dots: string;
	readonly lines: string;
}

const wheel = (x: number, y: number, radius: number): string => {
	const spokes = [0, 60, 120].map((angle) => {
		const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * radius, Math.sin((angle * Math.PI) / 180) * radius];
		return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
	});
	return circle(radius, x, y) + spokes.join('');
};

/** Figures of the pieces of xiangqi and janggi, for players who do not read the characters. */
export const FIGURES: Readonly<Record<string, Figure>> = {
	// A crown.
	general: {
		dots: `M29 36L40 47L50 27L60 47L71 36L67 63H33ZM33 66.500H67V72.500H33Z${circle(3.5, 29, 33)}${circle(3.5, 50, 25)}${circle(3.5, 71, 33)}`,
		lines: '',
	},
	// A scholar's hat with two wings over a face.
	advisor: {
		dots: 'M24 47.500H76V53.500H24ZM37 45V37C37 30 43 26.500 50 26.500C57 26.500 63 30 63 37V45Z',
		lines: 'M37.500 55C37.500 66 43 73.500 50 73.500C57 73.500 62.500 66 62.500 55',
	},
	// A head with a large ear, a trunk and a tusk.
	elephant: {
		dots: 'M27 46C27 33 36 27 47 27C60 27 68 34 68 46C68 52 68.500 58 71 61C72.500 63 75.500 62 75.500 59L78 58.500C79 66 73.500 70 68.500 68C63.500 66 61.500 61 60.500 57C57 59 54 59.500 51.500 59L51 73H42L41 64L37 73H28.500C27 65 27 55 27 46Z',
		lines: 'M59 61C57.500 65 59 68 62 70',
	},
	// A head with ears and a mane.
	horse: {
		dots: 'M46 24L51 30C63 33 71 45 71 73H38C38 63 46 58 48.500 51C44 54.500 40 54 37.500 57.500C35 61 31 61 28.500 57C26.500 53.500 28 50 31 45.500C34 40 36.500 33 43 30.500Z',
		lines: '',
	},
	// A wheel under a box with a canopy.
	chariot: { dots: 'M27 25H73V31H27ZM33 31H37V45H33ZM63 31H67V45H63ZM28 43H72L68 51H32Z', lines: wheel(50, 61, 14) },
	// A barrel on a wheel.
	cannon: { dots: 'M25 48L68 27L74.500 39L34 61C28 64 22 52 25 48ZM24 70.500H76V75H24Z', lines: wheel(52, 58, 12) },
	// A shield with a spear.
	soldier: { dots: 'M31 38H57V52C57 62 51 69 44 73C37 69 31 62 31 52ZM68 24L73 35H63ZM66.500 34H69.500V76H66.500Z', lines: '' },
	// A flag on a pole.
	banner: { dots: 'M33 25H37V76H33ZM39 27C48 22 56 33 70 28V52C56 57 48 46 39 51Z', lines: '' },
};
