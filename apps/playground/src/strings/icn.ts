import { plural } from './language.js';

export const icn = 'ICN';
export const title = 'Infinite chess (ICN)';
export const dialect = 'Dialect of ICN';
export const detect = 'Detect the dialect';
export const hintFaulty = 'The board shows the last valid position.';
export const whichDialect = 'Which dialect is it?';
/** The dialects: in a list, in the hint of the field, and on a button. */
export const dialects = { seed: 'As first published', site: 'As on infinitechess.org' } as const;
export const readAs = { seed: 'Read as first published.', site: 'Read as on infinitechess.org.' } as const;
export const readItAs = { seed: 'Read it as first published', site: 'Read it as on infinitechess.org' } as const;

// Other forms.
export const forms = 'Other forms';
export const writeIt = 'Write it';
export const targets = { seed: 'as first published', site: 'as on infinitechess.org' } as const;
export const styles = { readable: 'Readable', short: 'Short', compact: 'Compact' } as const;
export const textUnchanged = 'The text is unchanged.';

// The board.
export const shownOnly = (reason: string): string => `Shown, not played: ${reason}`;
export const replaced = (move: string, later: number): string =>
	plural(later, { one: `${move} replaced 1 later move.`, other: `${move} replaced ${later} later moves.` });
export const notMove = (text: string): string => `Expected a square such as 4,-12 or a move such as 4,2>4,4, found “${text}”.`;
