// The pictures of the pieces of a game.
export const drawingPieces = 'Drawing the pieces…';
export const drawing = 'Drawing…';
export const title = 'How the pieces move';
export const piece = 'Piece';
export const diagram = (piece: string, cell: string): string => `${piece} on ${cell}: what it can do`;
export const clear = 'Clear the board';
export const showAs = (side: string): string => `Show it as ${side}’s`;
export const help =
	'Click a cell, or press Enter on it, to put an enemy there, then a friend, then nothing. Drag the piece to move it; or press Enter on it and on another cell.';

// Signs, and their descriptions at a cell.
export const signs = 'Signs';
export const none = 'It can do nothing from here.';
export const nothing = 'nothing';
export const both = 'moves or captures';
export const movesOnly = 'moves only';
export const capturesOnly = 'captures only';
export const moves = 'moves';
export const captures = 'captures';
export const afar = 'captured from a distance';
export const hops = 'hops over a piece';
export const couldHop = 'could hop over a piece in between';
export const stopsLeap = 'a piece here stops the leap';
export const firstOnly = 'first move only';
/** The sign of a first move. */
export const first = '1st';
export const becomesOther = 'may become another piece';
export const slides = 'slides, stopped by any piece';
const cells = (names: readonly string[], last: string): string =>
	names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
export const byHopping = (action: string, over: readonly string[]): string => `${action} by hopping over ${cells(over, 'and')}`;
export const byHoppingWith = (action: string, over: readonly string[]): string =>
	`${action} by hopping, with a piece on ${cells(over, 'or')}`;
export const onFirstMove = 'on the first move';
export const becomes = (pieces: readonly string[]): string => `becomes ${pieces.join(' or ')}`;
export const blocks = (targets: readonly string[]): string => `a piece here blocks the way to ${cells(targets, 'and')}`;
