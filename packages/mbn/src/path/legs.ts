import type { Cond, Path } from '@x/core';
import {
	act,
	any,
	before,
	compare,
	forEach,
	go,
	land,
	loop,
	mark,
	matches,
	not,
	pick,
	same as sameCell,
	seq,
	set,
	some,
	step,
	test,
} from '@x/core/build';
import type { Transition } from '../tree.js';
import { type Branch, Endings, endsFreely } from './endings.js';
import { BACK, type Environment, GHOST } from './environment.js';
import { Places } from './places.js';
import type { Refusals } from './refusals.js';
import type { RequirementList } from './requirements.js';
import type { Atom, Group, MoveLeg, Moves, Part } from './resolved.js';
import { alternatives, Rides, repeated } from './rides.js';
import { offsets, type Source, simplified } from './source.js';
import { keyOf, type Manner, type Rest, START, type State } from './state.js';
import { chosen, type Direction, dot, FORWARD, nearest, opposite, reflected, same, unit, type Vector } from './vectors.js';

/** An atom of a leg, with the offsets that it has there. */
interface Ride {
	readonly part: Part;
	readonly atom: Atom;
	readonly source: Source;
}

type Link = '-' | '--';

const NOTHING: Path = seq();

/** The largest number of parts that are made into paths; relative directions multiply them. */
const LARGEST = 20_000;

/** Makes a path of moves, leg by leg. */
export class Legs {
	readonly #environment: Environment;
	readonly #needs: RequirementList;
	readonly #refusals: Refusals;
	readonly #places: Places;
	readonly #rides: Rides;
	readonly #endings: Endings;
	readonly #wraps: boolean;
	/** The move may come back to where it began. */
	readonly #returns: boolean;
	#made = 0;
	#ghosts = 0;

	constructor(environment: Environment, needs: RequirementList, refusals: Refusals, later: boolean, returns = false) {
		this.#environment = environment;
		this.#needs = needs;
		this.#refusals = refusals;
		this.#places = new Places(environment, needs);
		this.#rides = new Rides(environment, needs);
		this.#endings = new Endings(environment, needs, later, returns);
		this.#returns = returns;
		this.#wraps = environment.wraps?.includes(true) === true;
	}

	/** The path of complete moves from the cell where the mover stands. */
	path(moves: Moves, manner: 'landing' | 'lifted'): Path | undefined {
		const path = this.#sequence(moves, '--', START, manner, this.#final(manner));
		return path && manner === 'lifted' ? seq(act(set('stand', 'none')), path) : path;
	}

	/** The cells where moves end, without their effects on the board. */
	ends(moves: Moves): Path | undefined {
		return this.#sequence(moves, '--', START, 'looking', this.#nothing());
	}

	/** Puts the mover down. */
	#final(manner: Manner): Rest {
		const { ending } = this.#environment;
		return {
			needsDirection: false,
			weight: 0,
			leadsAway: () => true,
			build: ({ standing, landed, back, away }) => {
				if (standing === 'gone') return NOTHING;
				if (standing === 'visited') return undefined;
				const moved = this.#returns && !away ? [test(this.#endings.hasMoved())] : [];
				if (manner === 'landing') {
					const down = landed ? (ending?.landed ?? NOTHING) : (ending?.land ?? act({ land: true }));
					return moved.length === 0 ? down : seq(...moved, down);
				}
				// Another piece may have come to the cell that the mover left.
				const down = seq(...moved, land({ leave: { of: 'stand' } }), ending?.landed ?? NOTHING);
				return standing === 'flipped' ? seq(go({ mark: back! }), down) : down;
			},
		};
	}

	#nothing(needsDirection = false, accept?: (state: State) => boolean): Rest {
		return {
			needsDirection,
			weight: 3,
			leadsAway: () => false,
			build: (state) => (accept === undefined || accept(state) ? NOTHING : undefined),
		};
	}

	#sequence(moves: Moves, link: Link, state: State, manner: Manner, rest: Rest, from = 0): Path | undefined {
		const leg = moves.legs[from];
		if (leg === undefined) return rest.build(state);
		const nextLink = moves.links[from] ?? '--';
		const last = from === moves.legs.length - 1;
		const following: Rest = last ? rest : this.#following(moves, from + 1, nextLink, manner, rest);
		return this.#crooked(leg, state, (one) => this.#leg(leg, link, one, manner, following));
	}

	/** The legs from one on, as what follows the leg before it. */
	#following(moves: Moves, from: number, link: Link, manner: Manner, rest: Rest): Rest {
		const leg = moves.legs[from]!;
		const after: Rest = from === moves.legs.length - 1 ? rest : this.#following(moves, from + 1, moves.links[from] ?? '--', manner, rest);
		return {
			needsDirection: readsDirection(leg, link) || (passesDirection(leg) && after.needsDirection),
			weight: after.weight + 1,
			leadsAway: (outbound, direction) => this.#leadsAway(leg, link, after, outbound, direction),
			build: (state) => this.#sequence(moves, link, state, manner, rest, from),
		};
	}

	#leadsAway(leg: MoveLeg, link: Link, after: Rest, outbound: Vector, direction: Vector): boolean {
		if (leg.type !== 'choice' || this.#wraps || !leg.parts.every(isPlain)) return false;
		const state: State = { ...START, direction: [direction] };
		return leg.parts.every((part) =>
			this.#sources(part, link, state).every(({ source }) =>
				offsets(source).every((one) => dot(one, outbound) > 0 && after.leadsAway(outbound, one)),
			),
		);
	}

	/** Chooses the reflection before the first leg that reflects, for the rest of the move. */
	#crooked(leg: MoveLeg, state: State, build: (state: State) => Path | undefined): Path | undefined {
		if (state.crook !== undefined || !reflects(leg)) return build(state);
		return alternatives([build({ ...state, crook: 'x' }), build({ ...state, crook: 'y' })]);
	}

	#leg(leg: MoveLeg, link: Link, state: State, manner: Manner, rest: Rest): Path | undefined {
		if (leg.type === 'choice') return this.#choice(leg.parts, link, state, manner, rest);
		const body = (inner: Rest): Path | undefined => this.#sequence(leg.body, link, state, manner, inner);
		const outcomes = this.#outcomes(body, rest.needsDirection);
		const left = this.#joined(outcomes, rest);
		const skipped = still(state);
		const skip = rest.build(skipped);
		if (leg.type === 'forced') {
			const path = body(this.#nothing());
			const impossible = path === undefined ? NOTHING : test(compare(matches(path, 'at'), '=', 0));
			return alternatives([left, skip && seq(impossible, skip)]);
		}
		const again = rest.needsDirection ? undefined : outcomes.find((outcome) => keyOf(outcome.state) === keyOf(state));
		if (again === undefined) return alternatives([skip, left]);
		// The same walk goes on with and without the leg.
		const others = this.#joined(
			outcomes.filter((outcome) => outcome !== again),
			rest,
		);
		const after = rest.build(union([skipped, again.state]));
		return alternatives([after && seq(loop(again.path, { max: 1 }), after), others]);
	}

	/** The paths of a leg by the state in which they leave the walk. */
	#outcomes(body: (rest: Rest) => Path | undefined, needsDirection: boolean): { readonly state: State; readonly path: Path }[] {
		const states = new Map<string, State>();
		const record: Rest = {
			...this.#nothing(needsDirection),
			build: (state) => {
				const known = states.get(keyOf(state));
				states.set(keyOf(state), known === undefined ? { ...state, outbound: undefined } : union([known, state]));
				return NOTHING;
			},
		};
		const all = body(record);
		if (all === undefined) return [];
		if (states.size === 1) return [{ state: [...states.values()][0]!, path: all }];
		// A state can be recorded without a way to it: a hop of one step ends, but has nothing to hop over.
		return [...states].flatMap(([key, state]) => {
			const path = body(this.#nothing(needsDirection, (one) => keyOf(one) === key));
			return path === undefined ? [] : [{ state, path }];
		});
	}

	#joined(outcomes: readonly { readonly state: State; readonly path: Path }[], rest: Rest): Path | undefined {
		return alternatives(
			outcomes.map(({ state, path }) => {
				const after = rest.build(state);
				return after && seq(path, after);
			}),
		);
	}

	#choice(parts: readonly Part[], link: Link, state: State, manner: Manner, rest: Rest): Path | undefined {
		const first = parts.filter(({ decision }) => decision);
		if (first.length > 0 && first.length < parts.length) {
			const others = parts.filter(({ decision }) => !decision);
			const possible = this.#choice(first, link, state, manner, this.#nothing());
			const path = this.#choice(others, link, state, manner, rest);
			const impossible = possible === undefined ? NOTHING : test(compare(matches(possible, 'at'), '=', 0));
			return alternatives([this.#choice(first, link, state, manner, rest), path && seq(impossible, path)]);
		}
		// What follows several alternatives is written once, unless it is short.
		if (parts.length > 1 && rest.weight > 1 && !rest.needsDirection)
			return this.#joined(
				this.#outcomes((inner) => this.#parts(parts, link, state, manner, inner), false),
				rest,
			);
		return this.#parts(parts, link, state, manner, rest);
	}

	#parts(parts: readonly Part[], link: Link, state: State, manner: Manner, rest: Rest): Path | undefined {
		this.#made += parts.length;
		if (this.#made > LARGEST)
			this.#refusals.stop(
				'The directions of these legs multiply to more paths than can be played.',
				parts[0]?.span,
				'Write "--" or "d" where a leg may go anywhere.',
			);
		const atoms = parts.filter((part) => !part.ghost && part.body.type === 'atoms');
		const merged = merge(atoms.flatMap((part) => (state.stopped ? [] : this.#sources(part, link, state))));
		return alternatives([
			...merged.map((ride) => this.#framed(ride.part, link, state, manner, rest, (inner, one) => this.#ride(ride, one, manner, inner))),
			...parts.filter((part) => !atoms.includes(part)).map((part) => this.#other(part, link, state, manner, rest)),
		]);
	}

	/** A ghost leg, or a group. */
	#other(part: Part, link: Link, state: State, manner: Manner, rest: Rest): Path | undefined {
		if (part.ghost) return this.#ghost(part, link, state, rest);
		if (state.stopped && !isGhost(part)) return undefined;
		const group = part.body as Group;
		return this.#framed(part, link, state, manner, rest, (inner, one) => this.#group(group, link, one, manner, inner, part));
	}

	/** The tests before and after a part. */
	#framed(
		part: Part,
		link: Link,
		state: State,
		manner: Manner,
		rest: Rest,
		build: (rest: Rest, state: State) => Path | undefined,
	): Path | undefined {
		const before = this.#before(part, link, state);
		const { end } = part;
		const after = end && test(this.#places.inRange(end));
		const inner: Rest =
			after === undefined
				? rest
				: {
						...rest,
						weight: rest.weight + 1,
						// Attacks on the cell depend on where the mover stands.
						leadsAway: (outbound, direction) => isStatic(end!) && rest.leadsAway(outbound, direction),
						build: (one) => {
							const path = rest.build(one);
							return path && seq(after, path);
						},
					};
		// Only a leg that follows at once may return to where this one began.
		const back = `${BACK}${state.back === `${BACK}1` ? 2 : 1}`;
		const marks = manner === 'looking' || part.ghost || !needsBack(part, rest) ? [] : [mark(back)];
		const path = build(inner, { ...state, came: state.back, ...(marks.length > 0 && { back }) });
		if (path === undefined) return undefined;
		return before.length + marks.length === 0 ? path : seq(...before, ...marks, path);
	}

	#before(part: Part, link: Link, state: State): Path[] {
		const { traits } = part;
		const tests: Path[] = part.transition === undefined ? [] : [this.#transition(part.transition)];
		const initial = traits.has('ii')
			? (this.#environment.pristine ?? 'pristine')
			: traits.has('i')
				? (this.#environment.unmoved ?? 'initial')
				: undefined;
		if (initial !== undefined) {
			this.#needs.flag(initial);
			const unmoved: Cond = { mover: { flag: initial } };
			// A leg before this one has put the piece down, which ends the flag: the piece as it was before the move counts.
			tests.push(test(state.landed && !state.away ? before(unmoved) : unmoved));
		}
		const asksAttacks = part.start?.areas.some((area) => area.type === 'sign' && (area.sign === '+' || area.sign === '*')) === true;
		if (part.start !== undefined) tests.push(test(this.#places.inRange(part.start, part.attackers)));
		if (part.attackers.length > 0 && !asksAttacks) tests.push(test(this.#places.attackedBy(part.attackers)));
		if (part.condition !== undefined) tests.push(test(this.#places.stands(part.condition)));
		if (traits.has('u') && part.body.type === 'atoms') {
			const ahead = this.#sources(part, link, state).map(({ source, atom }) => this.#rides.enemyAhead(source, atom, part));
			tests.push(test(not(ahead.length === 1 ? ahead[0]! : some(...ahead))));
		}
		return tests;
	}

	/** Goes to another board. The cell stays. */
	#transition({ first, second, span }: Transition): Path {
		const { size } = this.#environment;
		const level = (axis: number, of: Transition['first']): Path => {
			const boards = size[axis];
			if (boards === undefined)
				return this.#refusals.stop('The board has no further levels.', span, 'State them in the size of the board.');
			if (of.each || of.column) this.#refusals.add('A step that also changes the board has no agreed meaning here.', span);
			const by = (many: number): Path => step(size.map((_, at) => (at === axis ? many : 0)));
			if (of.sign === undefined) return any(...of.numbers.flatMap((number) => this.#toLevel(axis, number - 1, by)));
			const many = of.numbers[0];
			const sizes = many === undefined ? Array.from({ length: boards - 1 }, (_, at) => at + 1) : [many];
			const ways = of.sign === '+' && many !== undefined ? [1] : of.sign === '-' ? [-1] : [1, -1];
			const steps = ways.flatMap((way) => sizes.map((one) => by(way * one)));
			return steps.length === 1 ? steps[0]! : any(...steps);
		};
		const path = level(2, first);
		return second === undefined ? path : seq(path, level(3, second));
	}

	#toLevel(axis: number, to: number, by: (many: number) => Path): Path[] {
		const { size } = this.#environment;
		return Array.from({ length: size[axis]! }, (_, from) => from)
			.filter((from) => from !== to && to < size[axis]!)
			.map((from) => {
				const zone = this.#needs.zone({ box: size.map((_, at) => (at === axis ? [from, from] : null)) });
				return seq(test({ in: 'at', zone }), by(to - from));
			});
	}

	#ride({ part, atom, source }: Ride, state: State, manner: Manner, rest: Rest): Path | undefined {
		if (atom.type === 'zero') return this.#stay(part, state, manner, rest);
		if (atom.type === 'anywhere') return this.#anywhere(part, state, manner, rest);
		const land = (direction: readonly Vector[] | undefined, outbound: readonly Vector[]): Path | undefined =>
			this.#rides.ride(
				source.type === 'fixed' && outbound.length === 1 ? { type: 'fixed', vectors: outbound } : source,
				atom,
				part,
				(farther) => this.#landing(part, state, manner, rest, { direction, outbound: state.landed ? outbound : undefined, farther }),
			);
		const all = offsets(source);
		const unrolled = source.type === 'fixed' && all.length > 1 && rest.needsDirection && rest.weight <= 2;
		return unrolled ? alternatives(all.map((one) => land([one], [one]))) : land(rest.needsDirection ? all : undefined, all);
	}

	/** The zero move: the piece stays, or comes to the same cell of another board. */
	#stay(part: Part, state: State, manner: Manner, rest: Rest): Path | undefined {
		if (part.transition !== undefined)
			return this.#landing(part, { ...state, landed: false }, manner, rest, { direction: state.direction });
		const branches = this.#endings.ownCell(part);
		return alternatives(
			branches.map(({ tests, effects, stays }) => {
				const path = rest.build(stays ? still(state) : { ...state, standing: 'gone' });
				return path && seq(...tests, ...(rest.weight < 0 ? [] : effects), path);
			}),
		);
	}

	#anywhere(part: Part, state: State, manner: Manner, rest: Rest): Path | undefined {
		const { size } = this.#environment;
		const landing = this.#landing(part, state, manner, rest, { direction: state.direction });
		if (landing === undefined) return undefined;
		const start = 'start';
		const elsewhere = test(not(sameCell('at', { mark: start })));
		if (size.length === 2) return seq(mark(start), pick({}), elsewhere, landing);
		const levels = Array.from({ length: size[2]! }, (_, level) =>
			this.#needs.zone({ box: size.map((_, axis) => (axis === 2 ? [level, level] : null)) }),
		);
		return seq(mark(start), any(...levels.map((zone) => seq(test({ in: 'at', zone }), pick({}, { zone })))), elsewhere, landing);
	}

	/** What happens where a leg ends, and what follows. */
	#landing(
		part: Part,
		state: State,
		manner: Manner,
		rest: Rest,
		ride: {
			readonly direction: readonly Vector[] | undefined;
			readonly outbound?: readonly Vector[] | undefined;
			readonly farther?: ((landing: Path) => Path) | undefined;
		},
	): Path | undefined {
		const { farther, direction } = ride;
		const first = state.landed ? ride.outbound : state.outbound && [state.outbound];
		const away =
			(first ?? []).length > 0 &&
			first!.every((out) => (ride.outbound ?? direction ?? first!).every((one) => rest.leadsAway(out, state.landed ? out : one)));
		const puts = manner === 'landing' && !away && rest.weight > 0;
		const branches = this.#endings.branches(part, manner, state.back);
		const own = manner === 'landing' && this.#closes(part) ? [test(not(sameCell('at', 'stand')))] : [];
		const back = part.traits.has('t') && state.came !== undefined ? [test(sameCell('at', { mark: state.came }))] : [];
		const farthest = farther === undefined ? [] : [test(compare(matches(farther(test(endsFreely(branches))), 'at'), '=', 0))];
		const made = (rest.weight < 0 ? branches.map((branch) => ({ ...branch, effects: [] })) : branches).map((branch) => {
			const next: State = {
				...state,
				direction: direction ?? state.direction,
				stopped: state.stopped || branch.stops,
				standing: branch.standing,
				landed: puts || branch.lands,
				away: state.away && !puts && !branch.lands && !this.#closes(part),
				outbound: puts || branch.lands ? undefined : first?.length === 1 ? first[0] : undefined,
			};
			const path = rest.build(next);
			return path && this.#branch(branch, puts, path);
		});
		const path = alternatives(made);
		return path && (own.length + back.length + farthest.length === 0 ? path : seq(...own, ...back, ...farthest, path));
	}

	/** Whether a ride of this part can come back to where it began. */
	#closes({ traits, body }: Part): boolean {
		const turns = body.type === 'atoms' && body.atoms.some(({ turning }) => turning !== undefined);
		return this.#wraps || traits.has('o') || traits.has('oo') || turns;
	}

	#branch({ tests, effects, lands }: Branch, puts: boolean, path: Path): Path {
		return seq(...tests, ...effects, ...(puts && !lands ? [act({ land: true })] : []), path);
	}

	/** Looks at cells and comes back. Without effects on the board it is a test. */
	#ghost(part: Part, link: Link, state: State, rest: Rest): Path | undefined {
		const real: Part = { ...part, ghost: false };
		const moves: Moves = { legs: [{ type: 'choice', parts: [real] }], links: [] };
		const look = (inner: Rest): Path | undefined => this.#sequence(moves, link, { ...state, stopped: false }, 'looking', inner);
		if (!affects(real)) {
			const path = look(this.#nothing());
			const after = rest.build(still(state));
			return path && after && seq(test(compare(matches(path, 'at'), '>', 0)), after);
		}
		const after = (): Path | undefined => rest.build(still(state));
		const name = `${GHOST}${++this.#ghosts}`;
		const path = look({ ...this.#nothing(), build: () => after() && seq(go({ mark: name }), after()!) });
		this.#ghosts--;
		return path && seq(mark(name), path);
	}

	#group({ moves, steps, turning }: Group, link: Link, state: State, manner: Manner, rest: Rest, part: Part): Path | undefined {
		if (steps === undefined) return this.#sequence(moves, link, state, manner, rest);
		if (turning !== undefined)
			this.#refusals.add('A group of legs cannot turn after each repetition.', part.span, 'Write the turning behind a base move: N(r)0.');
		if (steps.type === 'edge')
			this.#refusals.add('A group of legs cannot be repeated up to the edge.', part.span, 'Write 0* for as often as possible.');
		if (steps.type === 'all' || (steps.type === 'greedy' && this.#isSimultaneous(moves)))
			return this.#together(moves, link, state, rest, steps.type === 'greedy', part);
		return this.#repeatedGroup(moves, link, state, manner, rest, steps);
	}

	/** Repeating ghost legs finds nothing that the first look did not find: captured pieces still block, or leaps do not care. */
	#isSimultaneous(moves: Moves): boolean {
		const leaps = (part: Part): boolean => part.body.type === 'atoms' && part.body.atoms.every((atom) => atom.steps === undefined);
		return (
			moves.legs.length === 1 &&
			moves.legs[0]!.type === 'choice' &&
			moves.legs[0]!.parts.every(
				(part) => part.ghost && part.body.type === 'atoms' && (leaps(part) || this.#environment.captures !== 'immediate'),
			)
		);
	}

	/** All instances of a leg at once, found on the position before (decision A10). */
	#together(moves: Moves, link: Link, state: State, rest: Rest, needed: boolean, part: Part): Path | undefined {
		const [leg] = moves.legs;
		if (moves.legs.length > 1 || leg!.type !== 'choice') {
			this.#refusals.add('Only a single leg can happen in all its instances at once.', part.span);
			return undefined;
		}
		const effects = this.#endings.together();
		const kinds = effects.map(({ keep, effect }) => {
			const parts = leg!.parts
				.map((one) => ({ ...one, ghost: false, modes: (one.modes.length === 0 ? CAPTURES : one.modes).filter(keep) }))
				.filter(({ modes }) => modes.length > 0);
			const path = parts.length === 0 ? undefined : this.#choice(parts, link, state, 'looking', this.#tests());
			return path && { path, effect };
		});
		const found = kinds.filter((kind) => kind !== undefined);
		const after = rest.build(still(state));
		if (after === undefined) return undefined;
		const some_ = found.map(({ path }) => compare(matches(path, 'at'), '>', 0));
		const tests = needed ? [test(some_.length === 1 ? some_[0]! : some(...some_))] : [];
		return seq(...tests, ...found.map(({ path, effect }) => act(forEach(path, 'at', [effect]))), after);
	}

	/** Ends without effects. */
	#tests(): Rest {
		return { ...this.#nothing(), weight: -1 };
	}

	#repeatedGroup(
		moves: Moves,
		link: Link,
		state: State,
		manner: Manner,
		rest: Rest,
		{ type, least, most }: { type: string; least: number; most: number },
	): Path | undefined {
		const reads = moves.legs.some((leg, at) => readsDirection(leg, at === 0 ? '-' : moves.links[at - 1]!)) || rest.needsDirection;
		return this.#crookedMoves(moves, state, (begin) => {
			const once = (from: State, by: Link): { readonly state: State; readonly path: Path }[] =>
				this.#outcomes((inner) => this.#sequence(moves, by, from, manner, inner), reads);
			const first = once(begin, link);
			const moving = first.filter((outcome) => !outcome.state.stopped);
			if (moving.length === 0 || most === 1) return this.#joined(most === 1 || least <= 1 ? first : [], rest);
			// Every direction that a repetition can leave, found by repeating until nothing is new.
			let entry = union(moving.map((outcome) => outcome.state));
			for (;;) {
				const next = union([entry, ...once(entry, '-').map((outcome) => outcome.state)].filter((one) => !one.stopped));
				if ((next.direction?.length ?? 0) === (entry.direction?.length ?? 0)) break;
				entry = next;
			}
			const later = once(entry, '-');
			const again = alternatives(later.filter((outcome) => !outcome.state.stopped).map(({ path }) => path));
			const start = alternatives(moving.map(({ path }) => path))!;
			const times = (from: number, to: number): Path => {
				const equal = again !== undefined && JSON.stringify(again) === JSON.stringify(start);
				if (equal) return repeated(start, from, to);
				return again === undefined ? start : seq(start, repeated(again, from - 1, to - 1));
			};
			if (type === 'greedy') {
				const any_ = alternatives(later.map(({ path }) => path));
				const done = any_ === undefined ? NOTHING : test(compare(matches(any_, 'at'), '=', 0));
				const moved = moving
					.map(({ state: one }) => ({ state: { ...one, direction: entry.direction }, path: seq(times(1, most), done) }))
					.slice(0, 1);
				const ended = later
					.filter((outcome) => outcome.state.stopped)
					.map((outcome) => ({ ...outcome, path: seq(times(1, most), outcome.path) }));
				return alternatives([
					this.#joined(
						first.filter((outcome) => outcome.state.stopped),
						rest,
					),
					this.#joined(moved, rest),
					this.#joined(ended, rest),
				]);
			}
			return this.#counted({ first, later, times, entry, least, most }, rest);
		});
	}

	/** The ends of a group that is repeated so many times. */
	#counted(
		group: {
			readonly first: readonly { readonly state: State; readonly path: Path }[];
			readonly later: readonly { readonly state: State; readonly path: Path }[];
			readonly times: (from: number, to: number) => Path;
			readonly entry: State;
			readonly least: number;
			readonly most: number;
		},
		rest: Rest,
	): Path | undefined {
		const { first, later, times, entry, least, most } = group;
		const classes = new Set([...first, ...later].filter(({ state }) => !state.stopped).map(({ state }) => keyOf(state)));
		// One way to go on: a plain loop. Otherwise the last repetition decides.
		if (classes.size === 1) {
			const going = {
				state: { ...first.find(({ state }) => !state.stopped)!.state, direction: entry.direction },
				path: times(least, most),
			};
			const stopped = later
				.filter(({ state }) => state.stopped)
				.map(({ state, path }) => ({ state, path: seq(times(Math.max(1, least - 1), most - 1), path) }));
			return alternatives([
				least <= 1
					? this.#joined(
							first.filter(({ state }) => state.stopped),
							rest,
						)
					: undefined,
				this.#joined([going, ...stopped], rest),
			]);
		}
		return alternatives([
			least <= 1 ? this.#joined(first, rest) : undefined,
			this.#joined(
				later.map(({ state, path }) => ({ state, path: seq(times(Math.max(1, least - 1), most - 1), path) })),
				rest,
			),
		]);
	}

	#crookedMoves(moves: Moves, state: State, build: (state: State) => Path | undefined): Path | undefined {
		if (state.crook !== undefined || !moves.legs.some(reflects)) return build(state);
		return alternatives([build({ ...state, crook: 'x' }), build({ ...state, crook: 'y' })]);
	}

	/** The offsets of each atom of a part, in the frame of its leg. */
	#sources(part: Part, link: Link, state: State): Ride[] {
		const { atoms } = part.body as { readonly atoms: readonly Atom[] };
		return atoms.map((atom): Ride => {
			if (atom.type !== 'leaps') return { part, atom, source: { type: 'fixed', vectors: [] } };
			const { direction } = state;
			if (direction === undefined || (!isRelative(part, link) && !asksReverse(part)))
				return { part, atom, source: { type: 'fixed', vectors: this.#vectors(part, atom, atoms, link, undefined, state) } };
			const rows = direction.map((from) => [from, this.#vectors(part, atom, atoms, link, from, state)] as const);
			const source: Source = rows.length === 1 ? { type: 'fixed', vectors: rows[0]![1] } : simplified({ type: 'relative', rows });
			return { part, atom, source };
		});
	}

	#vectors(part: Part, atom: Atom, atoms: readonly Atom[], link: Link, direction: Vector | undefined, state: State): readonly Vector[] {
		const letters = part.directions.filter((letter) => letter !== 'd' && letter !== 'z');
		const free = link === '--' || part.directions.includes('d') || direction === undefined;
		if (part.directions.includes('z')) {
			if (direction === undefined) return [];
			const target = unit(reflected(direction, state.crook ?? 'x'));
			return atom.vectors.filter((one) => same(unit(one), target));
		}
		let vectors: readonly Vector[];
		if (letters.length > 0) vectors = chosen(atom.vectors, letters as readonly Direction[], free ? FORWARD : direction!);
		else if (free || asksReverse(part)) vectors = atom.vectors;
		else {
			const near = nearest(
				atoms.flatMap((one) => one.vectors),
				direction!,
			);
			vectors = atom.vectors.filter((one) => near.some((other) => same(one, other)));
		}
		if (direction === undefined) return part.traits.has('t') ? [] : vectors;
		const reverse = unit(opposite(direction));
		if (part.traits.has('t')) return vectors.filter((one) => same(unit(one), reverse));
		return part.traits.has('tt') ? vectors.filter((one) => !same(unit(one), reverse)) : vectors;
	}
}

const asksReverse = ({ traits }: Part): boolean => traits.has('t') || traits.has('tt');

/** Whether the frame of a part is the direction of the leg before. */
const isRelative = ({ directions }: Part, link: Link): boolean => directions.includes('z') || (link === '-' && !directions.includes('d'));

/** Whether a leg depends on the direction of the leg before. */
function readsDirection(leg: MoveLeg, link: Link): boolean {
	const reads = (part: Part, by: Link): boolean => {
		if (part.body.type === 'group') return readsIn(part.body.moves, by);
		return part.body.atoms.some(({ type }) => type === 'leaps') && (isRelative(part, by) || asksReverse(part));
	};
	const readsIn = (moves: Moves, by: Link): boolean =>
		moves.legs.some((one, at) => readsDirection(one, at === 0 ? by : moves.links[at - 1]!));
	return leg.type === 'choice' ? leg.parts.some((part) => reads(part, link)) : readsIn(leg.body, link);
}

/** Whether the direction of the leg before may still matter after a leg: it may be left out, or does not move. */
const passesDirection = (leg: MoveLeg): boolean =>
	leg.type !== 'choice' ||
	leg.parts.some((part) => part.ghost || part.body.type === 'group' || part.body.atoms.some(({ type }) => type !== 'leaps'));

/** Whether a part reflects the direction. */
const reflects = (leg: MoveLeg): boolean =>
	leg.type === 'choice'
		? leg.parts.some((part) => (part.body.type === 'group' ? part.body.moves.legs.some(reflects) : part.directions.includes('z')))
		: leg.body.legs.some(reflects);

/** Whether only ghost legs are in it: the piece does not move. */
const isGhost = (part: Part): boolean =>
	part.ghost || (part.body.type === 'group' && part.body.moves.legs.every((leg) => leg.type === 'choice' && leg.parts.every(isGhost)));

/** A leg of base moves without questions about the board beyond its own way. */
const isPlain = (part: Part): boolean =>
	!part.ghost &&
	part.body.type === 'atoms' &&
	part.transition === undefined &&
	part.condition === undefined &&
	part.attackers.length === 0 &&
	(part.start === undefined || isStatic(part.start)) &&
	(part.end === undefined || isStatic(part.end)) &&
	!part.modes.some(({ name }) => name.startsWith('w')) &&
	!part.traits.has('o') &&
	!part.traits.has('oo') &&
	!part.traits.has('u') &&
	!part.traits.has('t') &&
	part.body.atoms.every(({ type, turning }) => type === 'leaps' && turning === undefined);

const isStatic = ({
	areas,
}: {
	readonly areas: Part['start'] extends infer R | undefined ? (R extends { readonly areas: infer A } ? A : never) : never;
}): boolean => areas.every((area) => area.type === 'box' || area.sign === '#' || area.sign === '.');

/** Whether something changes on the board. */
const affects = (part: Part): boolean => {
	if (part.body.type === 'group')
		return part.body.moves.legs.some((leg) =>
			(leg.type === 'choice' ? leg.parts : leg.body.legs.flatMap((one) => (one.type === 'choice' ? one.parts : []))).some(affects),
		);
	const kept = part.modes.filter(({ name }) => name !== 'e' && name !== 'ee');
	return kept.length === 0 || kept.some(({ name, set }) => !'mjjjy'.includes(name) || (name === 'm' && set !== undefined));
};

const needsBack = (part: Part, rest: Rest): boolean =>
	rest.needsDirection || part.modes.some(({ name }) => name.startsWith('x') || name.startsWith('w'));

/** What a leg without a mode does in all its instances at once. */
const CAPTURES: Part['modes'] = [{ name: 'c', optional: false, set: undefined }];

/** The state after a leg that leads nowhere: the move may end where it began. */
const still = (state: State): State => (state.landed && state.away ? { ...state, away: false } : state);

/** One state for several ways to go on. */
const union = (states: readonly State[]): State => ({
	...states[0]!,
	direction: states[0]!.direction && [
		...new Map(states.flatMap(({ direction }) => direction ?? []).map((one) => [one.join(), one])).values(),
	],
	outbound: undefined,
	away: states.every(({ away }) => away),
});

/** Base moves that differ in nothing but their offsets are one. */
function merge(rides: readonly Ride[]): Ride[] {
	const found = new Map<string, Ride>();
	for (const ride of rides) {
		const { part, atom, source } = ride;
		const { body: _, span: __, traits, directions: ___, ...rest } = part;
		const key =
			source.type === 'fixed' && atom.type === 'leaps' && atom.turning === undefined
				? JSON.stringify([rest, [...traits], atom.steps], (name, value) =>
						name === 'span' ? undefined : value === Number.POSITIVE_INFINITY ? 'any' : value,
					)
				: `${found.size}`;
		const known = found.get(key);
		if (known === undefined) found.set(key, ride);
		else {
			const old = offsets(known.source);
			const vectors = [...old, ...offsets(source).filter((one) => !old.some((other) => same(one, other)))];
			found.set(key, { part, atom: { ...atom, vectors: [...known.atom.vectors, ...atom.vectors] }, source: { type: 'fixed', vectors } });
		}
	}
	return [...found.values()].filter(({ atom, source }) => atom.type !== 'leaps' || offsets(source).length > 0);
}
