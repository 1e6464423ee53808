import type { Names, Ruleset } from '@x/core';
import { type Defined, definedBy, type GameDefinition, hashRuleset, namesGiven, rulesetGiven } from '@x/core/engine';
import { RulesetError } from '@x/diagnostics';
import { laneOf as farLane } from '../generated/bigint/lane.js';
import type { Lane } from './lane.js';
import { laneOf as nearLane } from './number/lane.js';
import type { PlanePosition } from './position.js';
import { refuse } from './refuse.js';
import { type Tables, tablesOf } from './tables.js';

/** A board of one lane, and whose position it shows. */
export interface Seat {
	readonly lane: Lane;
	shown: PlanePosition | undefined;
	/** Moves may be asked for. */
	open: boolean;
}

/**
 * A ruleset of an unbounded (or partly bounded) plane, ready to be played. Made by `plane`; `positionOf(game, setup)` sets it up.
 *
 * Positions of different games do not mix.
 */
export class PlaneGame {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	/** The short name and the title of the definition that it was made of; undefined where it was made of rules alone. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	/** @internal */
	readonly tables: Tables;
	/** @internal an edge or a hole is too far out for doubles; not known yet: undefined */
	edgedFar: boolean | undefined = undefined;
	private hashed: string | undefined = undefined;
	private readonly seats: { near?: Seat; far?: Seat } = {};

	/** @internal Games are made by `plane`. */
	constructor(ruleset: Ruleset, { id, title, names }: Defined) {
		this.ruleset = ruleset;
		this.names = names;
		this.id = id;
		this.title = title;
		this.tables = tablesOf(ruleset);
	}

	/** Content hash of the ruleset. Few ask for it, and a plane may have a hundred thousand holes. */
	get hash(): string {
		this.hashed ??= hashRuleset(this.ruleset);
		return this.hashed;
	}

	/** @internal The lane for numbers of this size; made when first needed. */
	seat(far: boolean): Seat {
		const fresh = (lane: Lane): Seat => ({ lane, shown: undefined, open: false });
		if (far) {
			this.seats.far ??= fresh(farLane(this.tables));
			return this.seats.far;
		}
		this.seats.near ??= fresh(nearLane(this.tables));
		return this.seats.near;
	}
}

/**
 * A playable game from a definition, or from rules alone, whose board has no end (or ends on some sides only), on two axes.
 *
 * Its moves are exact: finitely many points and rays, see `legalFamilies`. For a notation: make the ruleset (`@x/plane/rules` has the
 * usual pieces), set up with `positionOf`, find each move of a text with `find(position, { from, to, promotion })` and `apply` it.
 *
 * @throws RulesetError with every fault and its JSON path: what `checkRuleset` finds, and rules that a plane does not play.
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
	const faults = refuse(normal);
	if (faults.length > 0) throw new RulesetError(faults);
	return new PlaneGame(normal, defined);
}
