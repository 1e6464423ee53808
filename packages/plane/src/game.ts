import { type Names, position, type Ruleset, type Sources, type Vec } from '@x/core';
import { type AnyEngine, COPY, type GameDefinition, printAsText } from '@x/core/engine';
import { type Defined, definedBy, hashRuleset, namesGiven, rulesetGiven } from '@x/core/rules';
import { RulesetError } from '@x/diagnostics';
import { laneOf as bigintLane } from '../generated/bigint/lane.js';
import { cellGiven } from './arguments.js';
import type { BoardCursor } from './board-cursor.js';
import { planeEngine } from './engine.js';
import type { Lane } from './lane.js';
import type { PlaneGame, PlanePosition, PlaneTypes } from './model.js';
import { LegalMove } from './move.js';
import { laneOf as numberLane } from './number/lane.js';
import { ReplayedPosition } from './position.js';
import { type Tables, tablesOf } from './tables.js';
import { unsupportedRules } from './unsupported-rules.js';

/** A game of a plane: its tables, and a board for each lane. */
class LoadedPlaneGame implements PlaneGame {
	readonly copy: object = COPY;
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	readonly id: string | undefined;
	readonly title: string | undefined;
	readonly sources: Sources | undefined;
	readonly tables: Tables;
	readonly engine: AnyEngine<PlaneTypes>;
	boardNeedsBigint: boolean | undefined = undefined;
	private first: PlanePosition | undefined = undefined;
	private lawless: PlaneGame | undefined = undefined;
	private hashed: string | undefined = undefined;
	private readonly cursors: { number?: BoardCursor; bigint?: BoardCursor } = {};

	constructor(ruleset: Ruleset, { id, title, names, sources }: Defined) {
		this.ruleset = ruleset;
		this.names = names;
		this.id = id;
		this.title = title;
		this.sources = sources;
		this.tables = tablesOf(ruleset);
		this.engine = planeEngine(this.tables);
		printAsText(LoadedPlaneGame, 'Game ');
		printAsText(ReplayedPosition);
		printAsText(LegalMove, 'Move ');
		// Callers cannot assign the parts of a game.
		for (const part of ['ruleset', 'names', 'id', 'title', 'sources', 'engine', 'copy'])
			Object.defineProperty(this, part, { writable: false });
	}

	toString(): string {
		return this.title ?? this.id ?? 'A game of a plane';
	}

	get start(): PlanePosition {
		this.first ??= position<PlaneGame>(this, this.ruleset.start);
		return this.first;
	}

	get hash(): string {
		this.hashed ??= hashRuleset(this.ruleset);
		return this.hashed;
	}

	cell(cell: Vec): Vec {
		return cellGiven(cell);
	}

	cellName(cell: Vec): string {
		return cellGiven(cell).join(',');
	}

	withoutLaws(): PlaneGame {
		this.lawless ??= plane({ ...this.ruleset, forbid: [] }, this.names);
		return this.lawless;
	}

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
 * The functions of `@x/core` play it: `apply`, `legal`, `find`, `outcome`, `position`, `save`, … Its moves are exact: finitely many points and
 * rays, see `legalFamilies`.
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
	return new LoadedPlaneGame(normal, defined);
}
