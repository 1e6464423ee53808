import { plural } from './language.js';

export const title = 'Choose a game';
export const similarNames = 'Similar names';
export const results = 'Results';
export const recent = 'Recent';
/** After the title of a game that is listed twice. */
export const alsoRecent = ', recent';
export const none = (sought: string): string => `No game has “${sought}” in its name, rules or pieces.`;
export const buildOne = 'Build one';
export const found = (count: number, best: string): string =>
	plural(count, { one: `1 game found. Enter opens ${best}.`, other: `${count} games found. Enter opens ${best}.` });
export const foundSimilar = (count: number, best: string): string =>
	plural(count, { one: `1 similar game found. Enter opens ${best}.`, other: `${count} similar games found. Enter opens ${best}.` });
export const find = 'Find a game';
export const findExample = 'Name, rule or piece: duck, drops, cannon';
export const close = 'Close';
export const loading = 'Loading…';
export const filters = 'Games shown';
export const all = 'All';
/** The groups of games that can be shown alone, in the order of their buttons. */
export const groups = {
	drops: 'Drops',
	hex: 'Hex',
	levels: '3D and levels',
	large: 'Large',
	small: 'Small',
	shogi: 'Shogi family',
	xiangqi: 'Xiangqi family',
	wild: 'Wild rules',
} as const;
export const own = 'My own';
export const ownSays = 'Your own rules.';
export const noOwn = 'Games that you build are listed here.';
export const pictures = 'A picture shows what is special about a game.';
export const surprise = 'Surprise me';
export const build = 'Build a game';
