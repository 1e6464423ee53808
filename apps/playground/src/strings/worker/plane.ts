import { plural } from '../language.js';

export const title = 'Infinite chess (ICN)';
/** Other names of the game, for the list of games. */
export const also = ['Infinite chess', 'Unbounded chess', 'Endless chess', 'Infinite board', 'Chess without edges'];
export const says = 'Riders go as far as they like.';
export const size = 'no edges';

/** The titles of the sides. */
export const sides: Readonly<Record<string, string>> = {
	white: 'white',
	black: 'black',
	neutral: 'neutral',
	red: 'red',
	blue: 'blue',
	yellow: 'yellow',
	green: 'green',
};

export const anyPiece = 'piece';

/** `white king` */
export const piece = (side: string, kind: string): string => `${side} ${kind}`;

// Targets of a piece.
export const cannotMove = 'It cannot move.';
export const turnOf = (side: string): string => `It is the turn of ${side}.`;
export const squares = (count: number): string => plural(count, { one: '1 square', other: `${count} squares` });
export const lines = (count: number): string => plural(count, { one: '1 line', other: `${count} lines` });
export const rays = (count: number): string => plural(count, { one: '1 ray without end', other: `${count} rays without end` });
export const targets = (parts: readonly string[]): string => `${parts.join(', ')} to go to.`;

// Faults.
export const playable = 'This move can be played.';
export const unread = 'The text cannot be read yet.';
export const fixFirst = 'Correct the errors in the text first.';
export const fixBeforeMove = 'Correct the errors in the text before you play a move.';
export const noPosition = 'There is no such position.';
export const unknownRules = 'These rules are not known.';
export const noPieces = 'The text has no pieces, and the start of its variant is not known here.';
export const noPiecesHint = 'Write the pieces before the moves, as in K5,1|k5,8.';
export const notJson = (reason: string): string => `This is not JSON: ${reason}.`;

// Losses of other forms.
export const lostComments = 'Comments and clocks of moves are left out.';
export const lostMarks = 'The letters, captures, checks and marks of moves are left out.';
