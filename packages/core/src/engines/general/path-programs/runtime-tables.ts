import type { Path } from '../../../rules/types.js';
import type { ExtraAttackers, MoverTests, RuntimeTables } from '../model.js';
import type { Directions } from '../tables/directions.js';
import type { Lists } from '../tables/lists.js';
import { TrackMaker } from '../tables/tracks.js';
import { CombinedAttackers } from './combined-attackers.js';
import { Hoppers, hoppersOf } from './hoppers.js';
import type { PathRuntimeParts } from './model.js';
import { WalkAttackers } from './walk-attackers.js';

/** Loads the parts of tables that need walks, hops or hits. */
export class LoadedTables implements RuntimeTables {
	walkAttackers: WalkAttackers | undefined;
	private readonly runtime: PathRuntimeParts;
	readonly hoppers: RuntimeTables['hoppers'] = (...asked) => hoppersOf(this.runtime.inPlay, ...asked);

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
	}

	tracks(statics: MoverTests, directions: Directions, endings: Lists): TrackMaker {
		return new TrackMaker(this.runtime.inPlay, statics, directions, endings);
	}

	extraAttackers(demoted: ReadonlyMap<string, readonly Path[]>): ExtraAttackers | undefined {
		const hoppers = Hoppers.of(this.runtime.inPlay);
		this.walkAttackers = WalkAttackers.of(this.runtime, demoted.size > 0);
		return hoppers !== undefined && this.walkAttackers !== undefined
			? new CombinedAttackers(hoppers, this.walkAttackers)
			: (hoppers ?? this.walkAttackers);
	}
}
