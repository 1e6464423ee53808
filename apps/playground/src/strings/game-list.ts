import { plural } from './language.js';

export const similarNames = 'Similar names';
export const results = 'Results';
export const recent = 'Recent';
/** After the title of a game that is listed twice. */
export const alsoRecent = ', recent';
export const none = 'No game found.';
export const found = (count: number, best: string): string =>
	plural(count, { one: `1 game found. Enter opens ${best}.`, other: `${count} games found. Enter opens ${best}.` });
export const foundSimilar = (count: number, best: string): string =>
	plural(count, { one: `1 similar game found. Enter opens ${best}.`, other: `${count} similar games found. Enter opens ${best}.` });
export const find = 'Find a game';
export const close = 'Close';
export const loading = 'Loading…';
