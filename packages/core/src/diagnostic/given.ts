import { misuse } from './misuse.js';

/** What is looked for in positions, games and moves; each is read by its own name, which keeps these checks cheap. */
interface Shape {
	readonly engine?: unknown;
	readonly game?: { readonly engine?: unknown } | null;
	readonly position?: { readonly game?: unknown } | null;
}

/**
 * Checks that an argument is a string.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { textGiven } from '@x/core/diagnostic';
 * textGiven(42); // throws TypeError: text: Expected a string, found the number 42.
 */
export function textGiven(text: unknown, argument = 'text'): asserts text is string {
	if (typeof text !== 'string') misuse(argument, 'a string', text);
}

/**
 * Checks that an argument is a Position of a bounded board.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { positionGiven } from '@x/core/diagnostic';
 * positionGiven('e4'); // throws TypeError: position: Expected a Position, found the string "e4".
 */
export function positionGiven(position: unknown, argument = 'position'): void {
	if ((position as Shape | null | undefined)?.game?.engine === undefined)
		misuse(argument, 'a Position', position, 'Take `start` of a game, or make one with `position` or `apply`.');
}

/**
 * Checks that an argument is a Game of a bounded board.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { gameGiven } from '@x/core/diagnostic';
 * gameGiven('chess'); // throws TypeError: game: Expected a Game, found the string "chess".
 */
export function gameGiven(game: unknown, argument = 'game'): void {
	if ((game as Shape | null | undefined)?.engine === undefined)
		misuse(argument, 'a Game', game, 'Make one with `compile`, or import one from `@x/core/games/…`.');
}

/**
 * Checks that an argument is a Move of a bounded board.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { moveGiven } from '@x/core/diagnostic';
 * moveGiven('e4'); // throws TypeError: move: Expected a Move, found the string "e4".
 */
export function moveGiven(move: unknown, argument = 'move'): void {
	if ((move as Shape | null | undefined)?.position?.game === undefined)
		misuse(argument, 'a Move', move, 'Take one of `legal`, or make one with `toMove`.');
}

/**
 * Checks that an argument is an object that has some keys.
 *
 * @throws TypeError that names the argument.
 *
 * @example
 * import { objectGiven } from '@x/core/diagnostic';
 * objectGiven({}, 'setup', 'a Setup', 'pieces'); // throws TypeError: setup: Expected a Setup, found an object.
 */
export function objectGiven(value: unknown, argument: string, expected: string, ...keys: readonly string[]): void {
	if (typeof value !== 'object' || value === null || keys.some((key) => (value as Readonly<Record<string, unknown>>)[key] === undefined))
		misuse(argument, expected, value);
}
