import type { Game } from '@x/core';
import type { Dialect } from '@x/fen';
import { dialects, dialectsOf as dialectsOfGame } from '@x/fen/dialects';
import { fenDialects } from '../strings/notations.js';
import type { FenDialect } from './playable-game.js';

const titled = (dialect: Dialect): FenDialect => ({
	id: dialect.name,
	title: fenDialects[dialect.name] ?? dialect.name,
	options: { dialect },
});

/** The dialects that can write a game's positions, the usual one first; may be empty. */
export const dialectsOf = (game: Game): readonly FenDialect[] => dialectsOfGame(game).map(titled);

const ALL: readonly FenDialect[] = Object.values(dialects).map(titled);

/** The dialects that do not write a game's positions. The complete form is not one of them: other dialects are lossless where it is left out. */
export const otherDialects = (known: readonly FenDialect[]): readonly FenDialect[] =>
	ALL.filter(({ id }) => id !== 'complete' && !known.some((one) => one.id === id));
