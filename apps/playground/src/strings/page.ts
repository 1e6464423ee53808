export const title = 'Playground';
export const intro = 'Type or play any kind of chess, even your own.';
export const open = 'Open…';
export const board = 'Board';
/** Keys are in angle brackets. */
export const boardHelp =
	'On the board: arrow keys or a square’s name (<e> <4>) to go there, <Enter> to pick up and put down, <Esc> to let go. ';
export const help = '<Ctrl> <Z> undoes. The address of this page is the whole game.';
export const examples = 'Examples to open';
export const loading = 'Loading …';
export const engineFailed = (message: string): string => `The engine could not answer: ${message}`;
export const engineNotStarted = 'The engine could not be started.';
export const partNotLoaded = 'a part of the page could not be loaded.';
export const partMissing = 'a part of the page is missing.';
export const piecesMissing = 'the pieces are missing.';
