import { misuse } from '@x/diagnostics';
import type { Names } from './names.js';
import type { Ruleset } from './types.js';

/** A game as data: its names, its rules, and the names of their parts in notations. */
export interface GameDefinition {
	/** A short name that never changes: `king-of-the-hill`. */
	readonly id: string;
	/** The name for readers: `King of the Hill`. */
	readonly title: string;
	readonly rules: Ruleset;
	readonly names: Names;
}

/** A definition, or rules alone. */
export type Defined =
	| GameDefinition
	| { readonly id?: undefined; readonly title?: undefined; readonly rules: Ruleset; readonly names?: Names };

/**
 * The argument of a function that takes a definition, or rules and names.
 *
 * @throws TypeError where a definition is given together with other names.
 *
 * @example
 * import { definedBy } from '@x/core/engine';
 * import { chess } from '@x/games/chess';
 * definedBy(chess.rules, chess.names).title // → undefined
 */
export function definedBy(given: GameDefinition | Ruleset, names?: Names): Defined {
	if (typeof given !== 'object' || given === null || !('rules' in given))
		return { rules: given as Ruleset, ...(names === undefined ? {} : { names }) };
	if (names !== undefined) misuse('names', 'nothing: the definition has its own', names, 'Give `definition.rules` to use other names.');
	if (typeof given.id !== 'string') misuse('definition.id', 'a string', given.id);
	if (typeof given.title !== 'string') misuse('definition.title', 'a string', given.title);
	return given;
}
