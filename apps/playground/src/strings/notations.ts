/** The names of the notations of a piece's moves. */
export const pieceNotations = { mbn: 'MBN', xbetza: 'XBetza', betza: 'Betza', fairy: 'Fairy-Stockfish' } as const;

/** Titles of the dialects; any other dialect is shown by its id. */
export const fenDialects: Readonly<Record<string, string>> = {
	complete: 'Complete',
	'fairy-stockfish': 'Fairy-Stockfish',
	fen: 'FEN',
	hexagonal: 'File by file',
	layered: 'Level by level',
	lichess: 'Lichess',
	sfen: 'SFEN',
	sjaak: 'SjaakII',
	xiangqi: 'Xiangqi FEN',
};
