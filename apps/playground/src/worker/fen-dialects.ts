import type { Game } from '@x/core';
import { dialects, dialectsOf as dialectsOfGame, type GameDialect } from '@x/fen/dialects';
import { fenDialects } from '../strings/notations.js';
import type { FenDialect } from './playable-game.js';

const titled = ({ name, options }: GameDialect): FenDialect => ({ id: name, title: fenDialects[name] ?? name, options });

/** The dialects that can write a game's positions, the usual one first; may be empty. */
export const dialectsOf = (game: Game): readonly FenDialect[] => dialectsOfGame(game).map(titled);

const ALL: readonly FenDialect[] = [
	titled({ name: 'fen', options: {} }),
	...Object.entries(dialects).map(([name, dialect]) => titled({ name, options: { dialect } })),
];

/** The dialects that do not write a game's positions. The complete form is not one of them: other dialects are lossless where it is left out. */
export const otherDialects = (known: readonly FenDialect[]): readonly FenDialect[] =>
	ALL.filter(({ id }) => id !== 'complete' && !known.some((one) => one.id === id));
