export const title = 'Playground';
export const intro = 'Type or play any kind of chess, even your own.';
export const open = 'Open…';
export const board = 'Board';
/** Keys are in angle brackets. */
export const boardHelp =
	'On the board, go to a square by arrow keys or its name (<e> <4>). <Enter> picks a piece up and puts it down, <Esc> lets it go. The right mouse button, a long press or <Shift> <Enter> draws. ';
export const help = '<Ctrl> <Z> undoes. The address of this page holds the whole game.';
export const examples = 'Examples to open';
export const loading = 'Loading…';
export const engineFailed = (message: string): string => `The engine could not answer: ${message}`;
export const engineNotStarted = 'The engine could not be started.';
export const partNotLoaded = 'A part of the page could not be loaded. Check the connection and try again.';
export const piecesMissing = 'The pieces are missing.';
