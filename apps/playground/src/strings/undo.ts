/** The actions that the buttons “Undo” and “Redo” name. */
export const undo = 'Undo';
export const typing = 'typing';
export const drawing = 'drawing';
export const rules = 'change of rules';
export const openingLink = 'opening a link';
export const openingText = 'opening a text';
export const openingGame = 'opening a game';
export const startingPosition = 'starting position';
export const newPosition = 'new position';
export const start = (number: number): string => `start ${number}`;
/** The refused move: its cells. */
export const notAllowed = (from: string, to: string): string => `${from}–${to} is not allowed.`;
