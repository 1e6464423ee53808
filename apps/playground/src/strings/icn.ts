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
export const long = 'Long form (JSON)';
export const fen = 'FEN of this position';
export const textUnchanged = 'The text is unchanged.';
export const labels = { fen: 'FEN', long: 'Long form' } as const;
export const gameUnchanged = 'The game is unchanged.';
export const hints = {
	fen: 'Type a FEN to start from it, on the board from 1,1 to 8,8.',
	long: 'You can edit the game here, too.',
} as const;
export const placeholders = { fen: 'A position of chess', long: '{ "metadata": {}, … }' } as const;
export const doesNotFit = 'This position does not fit:';

// The board.
export const shownOnly = (reason: string): string => `Shown, not played: ${reason}`;
