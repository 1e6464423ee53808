import { list } from '../language.js';

export const wrongWorker = 'The question was sent to the wrong worker.';
export const playable = 'This move can be played.';
/** `Move 4, Black: …` */
export const faultInMove = (number: number, side: string, message: string): string => `Move ${number}, ${side}: ${message}`;
const refusals: Readonly<Record<string, string>> = { Ambiguous: 'is ambiguous', Invalid: 'is not a move' };
/** `"Ne5" is not legal. No white knight can go to e5` */
export const refusedText = (fault: string, text: string, reason: string): string =>
	`${text} ${refusals[fault] ?? 'is not legal'}. ${reason}`;
export const pieceLetters = (letters: readonly string[]): string => `The piece letters are ${letters.join(' ')}.`;
export const players = (white: string | undefined, black: string | undefined): string => `${white ?? '?'} – ${black ?? '?'}`;

// Outcomes.
/** The name of a reason: `75-move-rule` → `75-move rule`, `insufficient-material` → `insufficient material`. */
export const reason = (id: string): string => id.replace(/-(?!move)/g, ' ');
export const mayClaim = (side: string, words: string): string => `${side} may claim a draw: ${words}.`;
export const eitherMayClaim = (words: string): string => `Either side may claim a draw: ${words}.`;
export const draw = (words: string): string => `${words}. Draw.`;
export const won = (words: string, winner: string): string => `${words}. ${winner} wins.`;

// FEEN.
export const noFeen = 'FEEN cannot express this game yet.';
export const lostLion = (cell: string): string => `FEEN does not contain the capture of a lion on ${cell}.`;
export const lostCount = (name: string, values: readonly string[]): string => `FEEN does not contain the count “${name}”, ${list(values)}.`;
/** Other information of a game that FEEN drops. */
export const lost: Readonly<Record<string, string>> = {
	points: 'FEEN does not contain the points of the game.',
	phase: 'FEEN does not contain the phase of the turn.',
	seen: 'FEEN does not contain the earlier positions of the game.',
};

// The board of a single piece.
export const piece = 'piece';
export const otherPiece = 'other piece';
