import { plural } from './language.js';

export const fen = 'FEN';
export const fenHint = 'Edit it to start a game from another position.';
export const fenHintFaulty = 'The board shows the last valid position.';
export const noFen = 'FEN cannot express the positions of this game.';
export const fenPlaceholder = 'A position';
export const dialect = 'FEN dialect';
export const looksLikeMoves = 'This looks like a list of moves.';
export const readAsMoves = 'Read it as moves';
export const backToPosition = 'Back to the position on the board';
export const draftReplaced = 'The position on the board replaced the unfinished FEN.';
export const editAgain = 'Edit it again';
/** `FEN: The board has 9 ranks.` */
export const fault = (field: string, message: string): string => `${field}: ${message}`;
export const about = 'About this error';
export const showPlace = 'Show the place';
export const more = (count: number): string => `and ${count} more`;
export const warnings = (count: number): string => plural(count, { one: '1 warning', other: `${count} warnings` });
export const copyAll = 'Copy as text';
export const copied = 'Copied.';
export const remove = (text: string): string => `Remove “${text}”`;
export const insert = (text: string): string => `Insert “${text}”`;
export const change = (text: string): string => `Change to “${text}”`;
