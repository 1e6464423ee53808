import type { Step } from '../../../evaluate/evaluation-context.js';
import { pathOf } from '../../../evaluate/paths.js';
import { filterOf, zoneOf } from '../../../evaluate/references.js';
import type { Path, Ruleset } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';
import { dependenciesOf } from './dependencies.js';
import { isDisjoint, type Lift, liftsAny, liftsOf } from './disjoint-moves.js';
import { Drops } from './drops.js';
import type { PathRuntimeParts } from './model.js';
import { emit } from './named.js';
import { lazily } from './parts.js';

/** One walk of a phase from nowhere. */
interface PhaseWalk {
	readonly step: () => Step;
	/** The pieces that it may lift; undefined where it does not lift exactly one own piece. */
	readonly lifted: Lifted | undefined;
}

/** The pieces that a walk may lift, and its inputs. */
interface Lifted {
	/** By side and code, and by side and cell. */
	readonly codes: readonly Uint8Array[];
	readonly cells: readonly Uint8Array[] | undefined;
	readonly dependencies: () => number;
}

/** The walks of a phase from nowhere: drops that tables hold, and other paths. */
export class PhaseWalks {
	readonly drops: Drops;
	readonly lifts: boolean;
	private readonly inPlay: GameInPlay;
	/** By phase: the walks that are not drops; and whether they differ from all moves of pieces. */
	private readonly walks: readonly (() => readonly PhaseWalk[])[];
	private readonly disjoint: readonly (() => boolean)[];
	/** By phase: the paths that are drops, and the number of others. */
	private readonly dropped: readonly (readonly string[])[];
	private readonly others: readonly number[];

	constructor(runtime: PathRuntimeParts) {
		const { inPlay } = runtime;
		const { ruleset } = inPlay;
		const drops = new Drops(inPlay);
		this.inPlay = inPlay;
		this.drops = drops;
		const phases = Object.values(ruleset.turn.phases).map(({ also = [] }) => also);
		const others = phases.map((also) => also.filter((name) => !drops.has(name)));
		this.dropped = phases.map((also) => also.filter((name) => drops.has(name)));
		this.others = others.map(({ length }) => length);
		this.lifts = others.flat().some((use) => liftsAny(ruleset, { use }));
		this.disjoint = others.map((names) => lazily(() => names.every((use) => isDisjoint(ruleset, { use }))));
		// Phases with the same path share its walks.
		const walks = new Map(others.flat().map((name) => [name, lazily(() => walksOf(runtime, name))]));
		this.walks = others.map((names) => lazily(() => names.flatMap((name) => walks.get(name)!())));
	}

	list(side: number, phase: number, only: number): void {
		for (const name of this.dropped[phase]!) this.drops.list(name, side, only);
	}

	count(side: number, phase: number): number {
		let total = 0;
		for (const name of this.dropped[phase]!) total += this.drops.count(name, side);
		return total;
	}

	dropsOnly(phase: number): boolean {
		return this.others[phase] === 0;
	}

	disjointMoves(phase: number): boolean {
		return this.disjoint[phase]!();
	}

	/** The walks of a phase that may lift the piece on a cell, or all: -1. A walk that lifts a piece is left out where there is none for it. */
	steps(phase: number, side: number, only: number): readonly Step[] {
		const { board, codeCounts } = this.inPlay.boardState;
		const steps: Step[] = [];
		for (const { step, lifted } of this.walks[phase]!()) {
			if (
				lifted === undefined ||
				(only < 0
					? lifted.codes[side]!.some((fits, code) => fits === 1 && codeCounts[code]! > 0)
					: admits(lifted, side, board[only]!, only))
			)
				steps.push(step());
			else if (only < 0) this.inPlay.everythingRead = true;
		}
		return steps;
	}

	liftsEach(phase: number): boolean {
		return this.walks[phase]!().every(({ lifted }) => lifted !== undefined);
	}

	liftDependencies(phase: number, side: number, code: number, cell: number): number {
		let dependencies = 0;
		for (const { lifted } of this.walks[phase]!())
			if (lifted !== undefined && admits(lifted, side, code, cell)) dependencies |= lifted.dependencies();
		return dependencies;
	}
}

const admits = ({ codes, cells }: Lifted, side: number, code: number, cell: number): boolean =>
	codes[side]![code] === 1 && (cells === undefined || cells[side]![cell] === 1);

/** The walks of a named path: one for each `pick`, where each lifts one own piece. */
function walksOf(runtime: PathRuntimeParts, use: string): readonly PhaseWalk[] {
	const { ruleset } = runtime.inPlay;
	const walk = (path: Path, lifted?: Lifted): PhaseWalk => ({ step: lazily(() => pathOf(runtime.inPlay, path, emit)), lifted });
	const lifts = liftsOf(ruleset, { use });
	return lifts === undefined ? [walk({ use })] : lifts.map((lift) => walk(lift.path, liftedBy(runtime.inPlay, ruleset, lift)));
}

const liftedBy = (inPlay: GameInPlay, ruleset: Ruleset, { pick, path }: Lift): Lifted => ({
	codes: filterOf(inPlay, pick.pick),
	// Any other zone consists of points, which change.
	cells: pick.zone !== undefined && Object.hasOwn(ruleset.zones, pick.zone) ? zoneOf(inPlay, pick.zone) : undefined,
	dependencies: lazily(() => dependenciesOf(ruleset, path)),
});
