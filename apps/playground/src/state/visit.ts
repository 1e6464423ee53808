import { keep, kept } from './kept.js';

const KEY = 'x-start';

/** Whether the examples are shown above the board: to a visitor without a link, until the first visit on which the page is used. */
export const isFirstVisit = (link: string): boolean => link === '' && kept(KEY) === undefined;

/** The next visit begins with the board. */
export const endFirstVisit = (): void => keep(KEY, 'seen');
