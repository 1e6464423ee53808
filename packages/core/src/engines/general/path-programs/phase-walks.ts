import type { Step } from '../../../evaluate/evaluation-context.js';
import type { Path } from '../../../rules/types.js';
import { isDisjoint, liftsAny, liftsOne } from './disjoint-moves.js';
import { Drops } from './drops.js';
import type { PathRuntimeParts } from './model.js';
import { dependenciesOf, lazily } from './parts.js';

/**
 * The walks of a phase from nowhere: whether they differ from all moves of pieces; whether the piece that each lifts distinguishes them;
 * their inputs.
 */
interface FromNowhere {
	readonly disjointMoves: boolean;
	readonly lifted: boolean;
	readonly dependencies: number;
}

/** The walks of phases from nowhere: drops that tables hold, and other paths. */
export class PhaseWalks {
	readonly drops: Drops;
	readonly also: readonly (readonly (() => Step)[])[];
	/** Properties of those walks, by phase. */
	private readonly facts: readonly (() => FromNowhere)[];
	readonly lifts: boolean;
	/** By phase: the paths that are drops. */
	private readonly dropped: readonly (readonly string[])[];

	constructor({ inPlay, named }: PathRuntimeParts) {
		const { ruleset } = inPlay;
		const drops = new Drops(inPlay);
		this.drops = drops;
		const phases = Object.values(ruleset.turn.phases);
		this.dropped = phases.map(({ also = [] }) => also.filter((name) => drops.has(name)));
		this.lifts = phases.some(({ also = [] }) => also.some((use) => !drops.has(use) && liftsAny(ruleset, { use })));
		const walked = phases.map(({ also = [] }) => also.flatMap((use): Path[] => (drops.has(use) ? [] : [{ use }])));
		this.facts = walked.map((paths) =>
			lazily(() => ({
				disjointMoves: paths.every((path) => isDisjoint(ruleset, path)),
				lifted: paths.length > 0 && paths.every((path) => liftsOne(ruleset, path)),
				dependencies: paths.reduce((dependencies, path) => dependencies | dependenciesOf(ruleset, path), 0),
			})),
		);
		// Phases with the same path share its walk.
		const steps = new Map<string, () => Step>();
		for (const name of phases.flatMap(({ also = [] }) => also)) if (!steps.has(name)) steps.set(name, named.namedPath(name));
		this.also = phases.map(({ also = [] }) => also.flatMap((name) => (drops.has(name) ? [] : [steps.get(name)!])));
	}

	list(side: number, phase: number, only: number): void {
		for (const name of this.dropped[phase]!) this.drops.list(name, side, only);
	}

	count(side: number, phase: number): number {
		let total = 0;
		for (const name of this.dropped[phase]!) total += this.drops.count(name, side);
		return total;
	}

	disjointMoves(phase: number): boolean {
		return this.facts[phase]!().disjointMoves;
	}

	liftDependencies(phase: number): number {
		const { lifted, dependencies } = this.facts[phase]!();
		return lifted ? dependencies : 0;
	}
}
