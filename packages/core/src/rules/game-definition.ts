import { misuse } from '@x/diagnostics';
import type { Names } from './names.js';
import type { Sources } from './sources.js';
import type { Ruleset, RulesetOf } from './types.js';
import type { GameWords } from './words.js';

/**
 * A dialect in which positions are written as text, such as those of `@x/fen/dialects`. This package carries it from a definition to its game and
 * does not use it. A copy made through JSON or `structuredClone` keeps the name alone.
 */
export interface NamedDialect {
	readonly name: string;
}

/** A game as data: its names, its rules, and the names of their parts in notations. A definition of `@x/games` states its words. */
export interface GameDefinition<W extends GameWords = GameWords> {
	/** A short name that never changes: `king-of-the-hill`. */
	readonly id: string;
	/** The name for readers: `King of the Hill`. */
	readonly title: string;
	/** Other names in use: translations, names in the game's own script, short forms. */
	readonly also?: readonly string[] | undefined;
	readonly rules: RulesetOf<W>;
	readonly names: Names;
	/** The dialects in which its positions are written, the usual one first; left out where plain FEN is the usual one. */
	readonly dialects?: readonly NamedDialect[] | undefined;
	/** Where the parts of the rules come from, if they were read from a text. */
	readonly sources?: Sources | undefined;
}

/** A definition, or rules alone. */
export type Defined =
	| GameDefinition
	| {
			readonly id?: undefined;
			readonly title?: undefined;
			readonly dialects?: undefined;
			readonly sources?: undefined;
			readonly rules: Ruleset;
			readonly names?: Names;
	  };

/**
 * The argument of a function that takes a definition, or rules and names.
 *
 * @throws TypeError where a definition is given together with other names.
 *
 * @example
 * import { definedBy } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * definedBy(chess.rules, chess.names).title // → undefined
 */
export function definedBy(given: GameDefinition | Ruleset, names?: Names): Defined {
	if (typeof given !== 'object' || given === null || !('rules' in given))
		return { rules: given as Ruleset, ...(names === undefined ? {} : { names }) };
	if (names !== undefined) misuse('names', 'nothing: the definition has its own', names, 'Give `definition.rules` to use other names.');
	if (typeof given.id !== 'string') misuse('definition.id', 'a string', given.id);
	if (typeof given.title !== 'string') misuse('definition.title', 'a string', given.title);
	if (given.dialects !== undefined && !Array.isArray(given.dialects)) misuse('definition.dialects', 'a list of dialects', given.dialects);
	if (given.sources !== undefined && (typeof given.sources !== 'object' || given.sources === null))
		misuse('definition.sources', 'an object', given.sources);
	return given;
}
