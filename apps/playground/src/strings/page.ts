/** The name of the page. */
export const name = '@x';
export const home = '@x, start page';
export const toBoard = 'To the board';
export const idea = 'Every kind of chess, in every way of writing it.';
export const lead =
	'Play it, type it or paste it. The page shows the position, explains the rules, and writes your game in every notation.';
export const playChess = 'Play chess';
export const chooseGame = 'Choose from 129 games';
export const buildGame = 'Build a game';
export const anything = 'Paste anything';
export const anythingExample = 'Paste anything: a game, a position, rules, a link';
export const open = 'Open…';
export const board = 'Board';
export const boardHelp =
	'Go to a square by arrow keys or its name, as e 4. Enter picks a piece up and puts it down, Escape lets it go. The right mouse button, a long press or Shift and Enter draw.';
/** The dialogs over the page, by name. */
export const sheets = {
	GameList: 'Games',
	NewGame: 'New game',
	Share: 'Share',
	Menu: 'Menu',
	Examples: 'Examples',
	Keys: 'Keys',
} as const;
/** The names of the buttons that open them, where they say more. */
export const opens: Readonly<Partial<Record<keyof typeof sheets, string>>> = { Share: 'Share: link, picture, text, code' };
/** The words on these buttons, where they say less. */
export const words: Readonly<Partial<Record<keyof typeof sheets, string>>> = { NewGame: 'New' };
export const examples = 'Examples to open';
export const loading = 'Loading…';
export const engineFailed = (message: string): string => `The engine could not answer: ${message}`;
export const engineNotStarted = 'The engine could not be started.';
export const partNotLoaded = 'A part of the page could not be loaded. Check the connection and try again.';
export const newVersion = 'A new version of this page is ready.';
export const loadVersion = 'Load it';
export const piecesMissing = 'The pieces are missing.';
/** The title of the page, by which links differ: the players or the start, the game, the move. */
export const titleOf = (players: string, game: string, move: string): string =>
	[players, players === '' ? game : game.toLowerCase(), move].filter((part) => part !== '').join(', ');
export const moveNumber = (number: string): string => `move ${number}`;
