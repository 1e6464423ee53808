import type { Game } from '@x/core';
import { dialects, dialectsOf as dialectsOfGame, type GameDialect } from '@x/fen/dialects';
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

const titled = ({ name, options }: GameDialect): FenDialect => ({ id: name, title: TITLES[name] ?? name, options });

/** The dialects that can write a game's positions, the usual one first; may be empty. */
export const dialectsOf = (game: Game): readonly FenDialect[] => dialectsOfGame(game).map(titled);

const ALL: readonly FenDialect[] = [
	titled({ name: 'fen', options: {} }),
	...Object.entries(dialects).map(([name, dialect]) => titled({ name, options: { dialect } })),
];

/** The dialects that do not write a game's positions. The complete form is not one of them: other dialects are lossless where it is left out. */
export const otherDialects = (known: readonly FenDialect[]): readonly FenDialect[] =>
	ALL.filter(({ id }) => id !== 'complete' && !known.some((one) => one.id === id));
