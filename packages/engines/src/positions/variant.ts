import type { Game } from '@x/core';
import { quote } from '@x/diagnostics';
import type { Engine } from '../engine.js';
import { fail } from '../errors.js';

/** Names that engines have for games besides those that can be derived: by the ids of `@x/games`. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	chess: ['normal'],
	chess960: ['fischerandom', 'chess', 'normal'],
	'three-check': ['3check'],
	'five-check': ['5check'],
	antichess: ['giveaway'],
};

/** The names under which an engine may know a game, the likeliest first. */
const namesOf = (id: string): readonly string[] => {
	const plain = id.replace(/-/g, '');
	return [...new Set([id, plain, ...(OTHER_NAMES[id] ?? []), plain.replace(/960$/, '')])];
};

/** The engine's name of a game. Throws an `EngineError` if it does not play it. */
export const variantOf = (engine: Engine, game: Game, given: string | undefined): string => {
	const known = engine.variants;
	const names = given === undefined ? namesOf(game.id ?? '') : [given];
	const found = names.find((name) => known.includes(name));
	if (found !== undefined) return found;
	return fail('variant', `The engine does not play ${game.title ?? 'this game'}: it knows no variant ${names.map(quote).join(' or ')}.`, {
		hint: 'Name the variant by the option `variant`, or give the engine the rules by `uploadRules` of `@x/engines/variants`.',
		data: { variant: names[0], variants: known },
	});
};

/**
 * Whether engines name castling in a game as the king that captures its own rook: where the start is drawn by lot, as the id of the game says.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * castlesByRook(chess) // → false
 */
export const castlesByRook = ({ id = '' }: Game): boolean => /960$/.test(id);
