import type { Definition } from '../definition/definition.js';
import type { PartFault } from '../report.js';
import { FenReader } from '../values/fen.js';
import { type Built, build } from './build.js';
import { Plan } from './plan.js';
import { unplayed } from './unplayed.js';

/** The game of a definition: its rules, or the faults of its start. */
export interface Played {
	readonly plan: Plan;
	readonly built: Built | undefined;
	readonly faults: readonly PartFault[];
}

/** Makes the game of a definition. */
export function play(definition: Definition): Played {
	const plan = new Plan(definition);
	const reader = new FenReader(definition);
	const fen = reader.read(plan.values.word('startFen'));
	if (reader.faults.length > 0) return { plan, built: undefined, faults: reader.faults };
	unplayed(plan);
	return { plan, built: build(plan, fen), faults: [] };
}
