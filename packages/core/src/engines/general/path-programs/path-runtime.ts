import { attackedTest } from '../../../evaluate/attacked.js';
import type { Narrowing, WalkedNodes } from '../../../evaluate/evaluated-game.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { forEachOf } from '../../../evaluate/for-each.js';
import { matchesOf } from '../../../evaluate/matches.js';
import { Origins } from '../../../evaluate/origins.js';
import { Series } from '../../../evaluate/series.js';
import type { Path } from '../../../rules/types.js';
import { Vectors } from '../../../space/vectors.js';
import type { GameInPlay, MoverTests, PathRuntime } from '../model.js';
import { WalkedAttacks } from './attacks.js';
import { History } from './history.js';
import { Laws } from './laws.js';
import type { Part, PathRuntimeParts } from './model.js';
import { Named } from './named.js';
import { partsOf } from './parts.js';
import { PhaseWalks } from './phase-walks.js';
import { Reach } from './reach.js';
import { RecordedMoves } from './recorded-walks.js';
import { LoadedTables } from './runtime-tables.js';
import { Turns } from './turns.js';
import { Lists } from './walk-lists.js';
import { Walks } from './walks.js';

const WALKED: WalkedNodes = { attacked: attackedTest, matches: matchesOf, forEach: forEachOf };

/**
 * The path runtime of a loaded game.
 *
 * More than 15 members: one per part, and the services of evaluation.
 */
export class LoadedPathRuntime implements PathRuntimeParts {
	readonly inPlay: GameInPlay;
	readonly vectors: Vectors;
	readonly series: Series;
	only = -1;
	readonly origins: Origins | undefined;
	readonly named: Named;
	readonly nodes: WalkedNodes = WALKED;
	readonly walked: Walks;
	readonly turns: Turns;
	readonly history: History;
	readonly records: RecordedMoves = new RecordedMoves(this);
	readonly legality: Laws = new Laws(this);
	readonly tables: LoadedTables = new LoadedTables(this);
	parts: readonly (readonly Part[])[] = [];
	lists!: Lists;
	reach!: Reach;
	phases!: PhaseWalks;
	attacks!: WalkedAttacks;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		this.named = new Named(this);
		this.vectors = new Vectors(inPlay.lattice, inPlay.ruleset.space, inPlay.sides);
		this.series = new Series(inPlay.lattice);
		this.walked = new Walks(this);
		this.origins = Object.keys(inPlay.ruleset.traces).length > 0 ? new Origins() : undefined;
		this.turns = new Turns(inPlay);
		this.history = new History(this, this.turns);
	}

	ready(demoted: ReadonlyMap<string, readonly Path[]>, statics: MoverTests): void {
		this.parts = partsOf(this, demoted, statics);
		this.lists = new Lists(this);
		this.reach = new Reach(this, this.parts);
		this.phases = new PhaseWalks(this);
		this.attacks = new WalkedAttacks(this);
	}

	attackers(cell: number, side: number, asking: EvaluationContext | undefined, most: number, how?: Narrowing): number[] {
		return this.attacks.list(cell, side, asking, how, most);
	}

	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean {
		return this.attacks.attacked(cell, side, asking);
	}
}

/**
 * The second argument of `load` for a plan with path programs: it compiles paths that tables cannot hold.
 *
 * @example
 * import { load, programs } from '@x/core/load';
 * import { chess960 } from '@x/games/chess960';
 * legal(load(plan(chess960), programs).start).length // → 20
 */
export const programs = (inPlay: GameInPlay): PathRuntime => new LoadedPathRuntime(inPlay);
