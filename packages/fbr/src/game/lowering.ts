import type { AttributeName, RuleName } from '../table/names.js';
import type { Contribution } from './contribution.js';

/** The part of a game that some rules make. `Game`: what it reads of the steps before. */
export interface Lowering<Game> {
	/** The rules, each with the attributes that are played. */
	readonly rules: Partial<Record<RuleName, readonly AttributeName[]>>;
	/** What the rules add; absent where they act in the values of a step alone. */
	readonly lower?: (game: Game) => Iterable<Contribution>;
}
