import { type Preset, parse } from '@x/icn';

const row = (codes: string, y: number): string =>
	codes
		.split(' ')
		.map((code, index) => code.replace(/^\w+/, (piece) => `${piece}${index + 1},${y}`))
		.join('|');

const ROWS = [
	row('P+ P+ P+ P+ P+ P+ P+ P+', 2),
	row('p+ p+ p+ p+ p+ p+ p+ p+', 7),
	row('R+ N B Q K+ B N R+', 1),
	row('r+ n b q k+ b n r+', 8),
];

/** Chess without edges, the usual start of the unbounded game. */
export const CLASSICAL: string = `w 0/100 1 (8|1) ${ROWS.join('|')}`;

/** Starts that a text may omit because its variant implies them. */
export const presetsFor = (): readonly Preset[] => [
	{ names: ['Classical'], game: parse(CLASSICAL, { dialect: 'site' }) },
	{ names: ['Chess'], game: parse(CLASSICAL.replace(') ', ') 1,8,1,8 '), { dialect: 'site' }) },
];
