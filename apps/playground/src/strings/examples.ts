/** Titles of the examples, each with its benefit in one sentence. */
export const wrongMove = { title: 'A wrong move', says: 'Which rule forbids it, and which piece.' };
export const mistake = { title: 'Read a text with a mistake', says: 'The mistake is marked, explained and repaired.' };
export const shogi = { title: 'Shogi', says: 'Captured pieces change sides.' };
export const xiangqi = { title: 'Xiangqi', says: 'A river, two palaces, cannons that jump.' };
export const duck = { title: 'Duck chess', says: 'Every turn also moves the duck.' };
export const hexagonal = { title: 'Hexagonal chess', says: 'Three bishops, six ways to turn.' };
export const levels = { title: 'Chess in five levels', says: 'Pieces also move up and down.' };
export const ownGame = { title: 'Your own game', says: 'Change a rule and play it at once.' };
export const infinite = { title: 'An infinite board', says: 'A rook 10²¹ squares away takes part.' };
export const fbr = { title: 'A game in FBR', says: 'Short rules, expanded step by step.' };
export const count = { title: 'Count the moves of a sharp position', says: 'Every count can be compared with that of another engine.' };
export const atomic = { title: 'Read the rules of atomic chess', says: 'The rules of every game in plain sentences, with diagrams.' };
export const commented = {
	title: 'Step through a game with comments and a variation',
	says: 'Moves, comments and variations stay as they were written.',
};
export const pgn = { title: 'Read a PGN file of two games with clocks', says: 'Players, results and clocks are read from the text.' };
export const crazyhouse = {
	title: 'Edit a position of crazyhouse with pieces in hand',
	says: 'The board follows every letter of the text.',
};
export const feen = { title: 'Write xiangqi as FEEN', says: 'The page lists what FEEN cannot express.' };
export const chineseMoves = { title: 'Read xiangqi in Chinese', says: 'Moves may be Chinese, WXF or points of the board.' };
export const kif = { title: 'Read a shogi game in Japanese', says: 'The page opens files in KIF, KI2, CSA and JSON Kifu Format.' };
export const ini = { title: 'Change chess in variants.ini', says: 'Every key of Fairy-Stockfish is checked while you type.' };
export const icn = { title: 'Read a game of infinite chess', says: 'A move of two steps and a capture en passant, as text.' };
export const engines = {
	title: 'Evaluate crazyhouse with your own engine',
	says: 'Files of an engine run in a frame without a network, and its lines are played on the board.',
};
export const opponent = {
	title: 'Play Capablanca chess against the computer',
	says: 'It plays every game, and learns the values of the pieces from the rules.',
};
export const cannon = { title: 'Draw the moves of a cannon', says: 'A few letters describe a piece, and a diagram shows its moves.' };

// Comments in the games.
export const spanish = 'the Spanish game';
export const better = 'is better';
export const threat = 'Black overlooks the threat.';
export const twoSteps = 'two steps';
export const enPassant = 'en passant';
