import type { Names, Ruleset } from '@x/core';
import { type Defined, definedBy, type GameDefinition, hashRuleset, namesGiven, rulesetGiven } from '@x/core/engine';
import { RulesetError } from '@x/diagnostics';
import { laneOf as bigintLane } from '../generated/bigint/lane.js';
import type { BoardCursor } from './board-cursor.js';
import type { Lane } from './lane.js';
import { laneOf as numberLane } from './number/lane.js';
import { type Tables, tablesOf } from './tables.js';
import { unsupportedRules } from './unsupported-rules.js';

/**
 * A game on an unbounded (or partly bounded) plane. `plane` makes it; `positionOf(game, setup)` sets up a position.
 *
 * A position belongs to the game that it was made for.
 */
export class PlaneGame {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	/** The id and the title of the definition that the game was made from; undefined for a game made from rules alone. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	/** @internal */
	readonly tables: Tables;
	/** @internal an edge or a hole is beyond the range of the number lane; undefined until it is first needed */
	boardNeedsBigint: boolean | undefined = undefined;
	private hashed: string | undefined = undefined;
	private readonly cursors: { number?: BoardCursor; bigint?: BoardCursor } = {};

	/** @internal Games are made by `plane`. */
	constructor(ruleset: Ruleset, { id, title, names }: Defined) {
		this.ruleset = ruleset;
		this.names = names;
		this.id = id;
		this.title = title;
		this.tables = tablesOf(ruleset);
	}

	/** Content hash of the ruleset. Computed when first read: it is rarely needed, and a plane may have a hundred thousand holes. */
	get hash(): string {
		this.hashed ??= hashRuleset(this.ruleset);
		return this.hashed;
	}

	/** @internal The board of the bigint or of the number lane; made when first needed. */
	cursor(bigint: boolean): BoardCursor {
		const fresh = (lane: Lane): BoardCursor => ({ lane, shown: undefined, movesReady: false });
		if (bigint) {
			this.cursors.bigint ??= fresh(bigintLane(this.tables));
			return this.cursors.bigint;
		}
		this.cursors.number ??= fresh(numberLane(this.tables));
		return this.cursors.number;
	}
}

/**
 * Makes a playable game from a definition, or from rules alone. The board has two axes, each without an end or with an end on some sides.
 *
 * Its moves are exact: finitely many points and rays, see `legalFamilies`. To play a text of a notation: make the ruleset (`@x/plane/rules` has
 * the usual pieces), set it up with `positionOf`, find each move with `find(position, { from, to, promotion })` and `apply` it.
 *
 * @throws RulesetError with every fault and its JSON path: the faults that `checkRuleset` finds, and rules that a plane does not support.
 *
 * @example
 * import { plane } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * plane(classicalPlane).ruleset.sideOrder // → [ 'white', 'black' ]
 */
export function plane(definition: GameDefinition): PlaneGame;
export function plane(rules: Ruleset, names?: Names): PlaneGame;
export function plane(given: GameDefinition | Ruleset, names?: Names): PlaneGame {
	const defined = definedBy(given, names);
	const normal = rulesetGiven(defined.rules);
	namesGiven(defined.names);
	const faults = unsupportedRules(normal);
	if (faults.length > 0) throw new RulesetError(faults);
	return new PlaneGame(normal, defined);
}
