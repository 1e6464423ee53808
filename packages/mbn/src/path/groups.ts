import type { Path } from '@x/core';
import { act, compare, forEach, matches, not, seq, some, test } from '@x/core/build';
import type { Endings } from './endings.js';
import type { Environment } from './environment.js';
import { going, joined, NOTHING, nothing, type Outcome, outcomesOf, stopped } from './outcomes.js';
import { readsDirection } from './questions.js';
import type { Refusals } from './refusals.js';
import type { Group, Moves, Part, Repeat } from './resolved.js';
import { alternatives, repeated } from './rides.js';
import { isFree, keyOf, type State, still, union } from './state.js';
import type { LegMaker, Link, Walk } from './walk.js';

/** The effect of a leg without a mode in all its instances at once. */
const CAPTURES: Part['modes'] = [{ name: 'c', optional: false, set: undefined }];

/** A part with only its zero moves that capture the mover, or without its zero moves; an empty list if nothing is left of it. */
function restricted(part: Part, zero: boolean): readonly Part[] {
	if (part.body.type === 'group') return [];
	const atoms = part.body.atoms.filter(({ type }) => (type === 'zero') === zero);
	const modes = zero ? part.modes.filter(({ name }) => name === 'cc' || name === 'cy') : part.modes;
	return atoms.length === 0 || modes.length === 0 ? [] : [{ ...part, modes, body: { ...part.body, atoms } }];
}

/** The legs with the parts of macros in place of their names: `(!dcK)**` looks like a king, whatever defines it. */
const flattened = ({ legs, links }: Moves): Moves => ({
	legs: legs.map((leg) => (leg.type === 'choice' ? { ...leg, parts: leg.parts.flatMap(flatPart) } : leg)),
	links,
});

function flatPart(part: Part): readonly Part[] {
	const { body, start, end, condition, transition, attackers } = part;
	if (body.type !== 'group' || body.steps !== undefined || body.turning !== undefined) return [part];
	const [leg, ...others] = body.moves.legs;
	if (leg!.type !== 'choice' || others.length > 0) return [part];
	if (start !== undefined || end !== undefined || condition !== undefined || transition !== undefined || attackers.length > 0)
		return [part];
	return leg!.parts.flatMap(flatPart).map((one) => ({ ...one, ghost: part.ghost || one.ghost, decision: part.decision || one.decision }));
}

/** A repetition of legs: its first round, the later ones, and the state between rounds. */
interface Rounds {
	readonly first: readonly Outcome[];
	readonly later: readonly Outcome[];
	readonly between: State;
	/** A number of rounds that can go on. */
	readonly times: (least: number, most: number) => Path;
}

/** Makes paths of groups in brackets. */
export class Groups {
	readonly #maker: LegMaker;
	readonly #endings: Endings;
	readonly #environment: Environment;
	readonly #refusals: Refusals;

	constructor(maker: LegMaker, endings: Endings, environment: Environment, refusals: Refusals) {
		this.#maker = maker;
		this.#endings = endings;
		this.#environment = environment;
		this.#refusals = refusals;
	}

	path({ moves: legs, steps, turning }: Group, walk: Walk, part: Part): Path | undefined {
		if (steps === undefined) return this.#maker.sequence(legs, walk);
		const moves = flattened(legs);
		if (turning !== undefined)
			this.#refusals.add(
				'A group of legs cannot turn after each repetition: only a base move has a next direction (A13).',
				part.span,
				'Write the turning behind a base move: N(r)0.',
			);
		if (steps.type === 'edge')
			this.#refusals.add('A group of legs cannot be repeated up to the edge.', part.span, 'Write 0* for as often as possible.');
		if (steps.type === 'all' || (steps.type === 'greedy' && this.#isSimultaneous(moves)))
			return this.#together(moves, walk, steps.type === 'greedy', part);
		return this.#repeated(moves, walk, steps);
	}

	/** Repeating ghost legs finds nothing that the first look did not find: captured pieces still block, or leaps do not care. */
	#isSimultaneous({ legs }: Moves): boolean {
		const leaps = (part: Part): boolean => part.body.type === 'atoms' && part.body.atoms.every((atom) => atom.steps === undefined);
		const [leg] = legs;
		return (
			legs.length === 1 &&
			leg!.type === 'choice' &&
			leg!.parts.every((part) => part.ghost && part.body.type === 'atoms' && (leaps(part) || this.#environment.captures !== 'immediate'))
		);
	}

	/** All instances of a leg at once, found on the position before (decision A10). */
	#together(moves: Moves, walk: Walk, needed: boolean, part: Part): Path | undefined {
		const [leg] = moves.legs;
		if (moves.legs.length > 1 || leg!.type !== 'choice' || leg!.parts.some(({ body }) => body.type === 'group')) {
			this.#refusals.add(
				'Only a single leg of base moves can happen in all its instances at once (A10): a later leg would begin on a board that the first one has changed.',
				part.span,
				'Write 0* for as often as possible.',
			);
			return undefined;
		}
		// The negative weight leaves out effects: `forEach` does them.
		const look = (parts: readonly Part[]): Path | undefined =>
			parts.length === 0
				? undefined
				: this.#maker.choice(parts, {
						...walk,
						state: { ...walk.state, stopped: false },
						manner: 'looking',
						rest: { ...nothing(), weight: -1 },
					});
		// Of "move or capture", the captures can happen at once.
		const modesOf = ({ modes }: Part): Part['modes'] =>
			modes.length === 0 ? CAPTURES : modes.map((mode) => (mode.name === 'a' ? { ...mode, name: 'c' } : mode));
		const real = leg!.parts.map((one): Part => ({ ...one, ghost: false, modes: modesOf(one) }));
		const own = look(real.flatMap((one) => restricted(one, true)));
		const found = this.#endings.together().flatMap(({ keep, effect }) => {
			const parts = real.flatMap((one) => restricted({ ...one, modes: one.modes.filter(keep) }, false));
			const path = look(parts);
			return path === undefined ? [] : [{ path, effect }];
		});
		const exists = found.map(({ path }) => compare(matches(path, 'at'), '>', 0));
		const tests = needed ? [test(exists.length === 1 ? exists[0]! : some(...exists))] : [];
		const effects = found.map(({ path, effect }) => act(forEach(path, 'at', [effect])));
		const after = walk.rest.build(still(walk.state));
		if (own === undefined) return after && seq(...tests, ...effects, after);
		// The mover is one of the pieces that are captured.
		const dead = walk.rest.build({ ...walk.state, standing: 'gone' });
		const dies = compare(matches(own, 'at'), '>', 0);
		return alternatives([
			dead && seq(test(dies), ...effects, this.#endings.ownCapture(), dead),
			after && seq(test(not(dies)), ...tests, ...effects, after),
		]);
	}

	#repeated(moves: Moves, walk: Walk, steps: Repeat): Path | undefined {
		const { rest, state } = walk;
		const reads = rest.needsDirection || moves.legs.some((leg, at) => readsDirection(leg, at === 0 ? '-' : moves.links[at - 1]!));
		const round = (from: State, link: Link): readonly Outcome[] =>
			outcomesOf((inner) => this.#maker.sequence(moves, { ...walk, link, state: from, rest: inner }), reads);
		const first = round(state, walk.link);
		if (going(first).length === 0 || steps.most === 1) return joined(steps.least <= 1 ? first : [], rest);
		if (reads && steps.type === 'count' && new Set(going(first).map((one) => isFree(one.state))).size > 1)
			return this.#begun(first, moves, walk, steps);
		// Every direction that a round can leave, found by repeating until nothing is new.
		let between = union(going(first).map((outcome) => outcome.state));
		for (let known = -1; known !== (between.direction?.length ?? 0); ) {
			known = between.direction?.length ?? 0;
			between = union([between, ...going(round(between, '-')).map((outcome) => outcome.state)]);
		}
		const later = round(between, '-');
		const rounds: Rounds = { first, later, between, times: timesOf(first, later) };
		return steps.type === 'greedy' ? this.#greedy(rounds, walk) : this.#counted(rounds, walk, steps);
	}

	/** Rounds of which the first ones may lead nowhere: one that leads somewhere gives the later ones their direction. */
	#begun(first: readonly Outcome[], moves: Moves, walk: Walk, { least, most }: Repeat): Path | undefined {
		const idle = going(first).filter(({ state }) => isFree(state));
		const still = alternatives(idle.map(({ path }) => path))!;
		const moving = first.filter((outcome) => !idle.includes(outcome));
		const later = (state: State, done: number): Path | undefined => {
			const left: Repeat = { type: 'count', least: Math.max(1, least - done), most: most - done };
			return alternatives([
				done >= least ? walk.rest.build(state) : undefined,
				state.stopped || done >= most ? undefined : this.#repeated(moves, { ...walk, link: '-', state }, left),
			]);
		};
		const moved = (before: Path, done: number): (Path | undefined)[] =>
			moving.map(({ state, path }) => {
				const rest = later(state, done);
				return rest && seq(before, path, rest);
			});
		const open = !Number.isFinite(most);
		const many = open ? Math.max(1, least) : most;
		return alternatives([
			joined([{ state: union(idle.map(({ state }) => state)), path: repeated(still, least, most) }], walk.rest),
			...Array.from({ length: many }, (_, at) =>
				moved(open && at === many - 1 ? repeated(still, at, most) : repeated(still, at, at), at + 1),
			).flat(),
		]);
	}

	/** As often as possible: until no further round exists. */
	#greedy({ first, later, between, times }: Rounds, { rest }: Walk): Path | undefined {
		const more = alternatives(later.map(({ path }) => path));
		const done = more === undefined ? NOTHING : test(compare(matches(more, 'at'), '=', 0));
		const often = times(1, Number.POSITIVE_INFINITY);
		return alternatives([
			joined(stopped(first), rest),
			joined([{ state: between, path: seq(often, done) }], rest),
			joined(
				stopped(later).map(({ state, path }) => ({ state, path: seq(often, path) })),
				rest,
			),
		]);
	}

	#counted({ first, later, between, times }: Rounds, { rest }: Walk, { least, most }: Repeat): Path | undefined {
		const before = times(Math.max(1, least - 1), most - 1);
		const last = (outcomes: readonly Outcome[]): readonly Outcome[] =>
			outcomes.map(({ state, path }) => ({ state, path: seq(before, path) }));
		const once = least <= 1 ? first : [];
		const states = new Set(going([...first, ...later]).map(({ state }) => keyOf(state)));
		// Where rounds differ in how they can go on, the last one decides what follows.
		if (states.size > 1) return alternatives([joined(once, rest), joined(last(later), rest)]);
		return alternatives([
			joined(stopped(once), rest),
			joined([{ state: between, path: times(least, most) }, ...last(stopped(later))], rest),
		]);
	}
}

/** Rounds that can go on; the first one is a round like the others where their paths are equal. */
function timesOf(first: readonly Outcome[], later: readonly Outcome[]): Rounds['times'] {
	const start = alternatives(going(first).map(({ path }) => path))!;
	const again = alternatives(going(later).map(({ path }) => path));
	if (again === undefined) return () => start;
	const equal = JSON.stringify(again) === JSON.stringify(start);
	return (least, most) => (equal ? repeated(start, least, most) : seq(start, repeated(again, least - 1, most - 1)));
}
