import type { Game, Position } from '@x/core';
import { foundText } from '../model/faults.js';

/** The game of a position. @throws TypeError if the argument is not a position. */
export const gameOfGiven = (position: unknown): Game => {
	const { game } = ((typeof position === 'object' && position) || {}) as Partial<Position>;
	if (game?.ruleset !== undefined) return game;
	throw new TypeError(`Expected a position, as game.start or apply of @x/core give it, found ${foundText(position)}.`);
};

/** @throws TypeError unless the names are sides of the game; `name` is that of the argument. */
export const sidesGiven = (game: Game, movers: unknown, name: string): void => {
	if (!Array.isArray(movers)) throw new TypeError(`${name}: Expected an array, found ${foundText(movers)}.`);
	const sides = game.ruleset.sideOrder;
	const wrong = movers.findIndex((side) => !sides.includes(side));
	if (wrong < 0) return;
	const expected = sides.map((side) => `"${side}"`).join(' or ');
	throw new TypeError(`${name}[${wrong}]: Expected ${expected}, found ${foundText(movers[wrong])}.`);
};
