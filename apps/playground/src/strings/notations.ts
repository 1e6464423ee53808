/** The names of the notations of a piece's moves. */
export const pieceNotations = { mbn: 'MBN', xbetza: 'XBetza', betza: 'Betza', fairy: 'Fairy-Stockfish' } as const;
