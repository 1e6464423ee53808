import type { Game } from '@x/core';
import { dialectsOf as dialectsOfGame } from '@x/fen/dialects';
import type { FenDialect } from './playable-game.js';

/** Titles of the dialects; any other dialect is shown by its name. */
const TITLES: Readonly<Record<string, string>> = {
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

/** The dialects that can write a game's positions, the usual one first; may be empty. */
export const dialectsOf = (game: Game): readonly FenDialect[] =>
	dialectsOfGame(game).map(({ name, options }) => ({ id: name, title: TITLES[name] ?? name, options }));
