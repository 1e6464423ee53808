import type { Game, Position } from '@x/core';
import { sideTitle } from '@x/core/engine';
import type { GameSource, NamedGame } from './game-source.js';
import { gameOf, startOf } from './playable.js';

const ready = new Map<string, Promise<Game>>();

/** The game of a source. A thread makes each game once, for all of its jobs. */
export const cachedGame = (source: GameSource): Promise<Game> => {
	const name = JSON.stringify(source);
	const game = ready.get(name) ?? gameOf(source);
	ready.set(name, game);
	return game;
};

/** The position at which the game of an argument begins. */
export const startPosition = async (named: NamedGame): Promise<Position> => startOf(await cachedGame(named.source), named);

/** A game's names for people. */
export interface GameTitles {
	readonly title: string;
	/** Side → its name, in the order of their turns. */
	readonly sides: Readonly<Record<string, string>>;
	/** Kind → its name. */
	readonly kinds: Readonly<Record<string, string>>;
}

export const titlesOf = ({ title = 'A game', ruleset, names }: Game): GameTitles => ({
	title,
	sides: Object.fromEntries(ruleset.sideOrder.map((side) => [side, sideTitle(names, side)])),
	kinds: Object.fromEntries(Object.entries(ruleset.kinds).map(([kind, { title: name = kind }]) => [kind, name])),
});
