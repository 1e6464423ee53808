import type { Path } from '@x/core';
import { act, any, before, compare, go, loop, mark, matches, not, pick, same as sameCell, seq, set, some, test } from '@x/core/build';
import { type Branch, Endings, endsFreely } from './endings.js';
import { BACK, type Ending, type Environment, GHOST } from './environment.js';
import { Groups } from './groups.js';
import { merge, type Ride, ridesOf } from './leg-rides.js';
import { DOWN, withoutLift } from './lifts.js';
import { joined, NOTHING, nothing, outcomesOf } from './outcomes.js';
import { Places } from './places.js';
import { affects, isGhost, isPlain, isStatic, passesDirection, readsDirection, reflects, turnsBack } from './questions.js';
import type { Refusals } from './refusals.js';
import type { RequirementList } from './requirements.js';
import type { Group, Lift, MoveLeg, Moves, Part } from './resolved.js';
import { alternatives, RIDE_START, Rides } from './rides.js';
import { offsets } from './source.js';
import { keyOf, type Manner, type Rest, START, type State, still, union } from './state.js';
import { Transitions } from './transitions.js';
import { dot, type Vector } from './vectors.js';
import type { LegMaker, Link, Walk } from './walk.js';

/** The largest number of parts that are made into paths; relative directions multiply them. */
const LARGEST = 20_000;

/** The mark on the cell from which a piece goes anywhere. */
const START_CELL = 'start';

/** A move ends with its landing. */
const LANDING: Ending = { land: act({ land: true }), landed: NOTHING };

/** The end of a ride. */
interface Arrival {
	/** The possible directions, where what follows needs them. */
	readonly direction: readonly Vector[] | undefined;
	/** The possible offsets, where the mover stood still before. */
	readonly outbound?: readonly Vector[] | undefined;
	/** Leads to the cells where the ride could end later. */
	readonly farther?: ((landing: Path) => Path) | undefined;
}

/** Makes a path of moves, leg by leg. */
export class Legs implements LegMaker {
	readonly #environment: Environment;
	readonly #needs: RequirementList;
	readonly #refusals: Refusals;
	readonly #places: Places;
	readonly #rides: Rides;
	readonly #endings: Endings;
	readonly #groups: Groups;
	readonly #transitions: Transitions;
	/** The move may come back to where it began. */
	readonly #returns: boolean;
	readonly #wraps: boolean;
	/** The mover is not on the board during the move. */
	readonly #lifted: boolean;
	#made = 0;
	#ghosts = 0;

	constructor(
		environment: Environment,
		needs: RequirementList,
		refusals: Refusals,
		of: { readonly later: boolean; readonly returns: boolean; readonly lifted: boolean },
	) {
		this.#environment = environment;
		this.#needs = needs;
		this.#refusals = refusals;
		this.#places = new Places(environment, needs);
		this.#rides = new Rides(environment, needs);
		this.#endings = new Endings(environment, needs, of);
		this.#lifted = of.lifted;
		this.#groups = new Groups(this, this.#endings, environment, refusals);
		this.#transitions = new Transitions(environment, needs, refusals);
		this.#returns = of.returns;
		this.#wraps = environment.wraps?.includes(true) === true;
	}

	/** The path of complete moves from the cell where the mover stands. */
	path(moves: Moves): Path | undefined {
		const manner = this.#lifted ? 'lifted' : 'landing';
		const path = this.sequence(moves, { link: '--', state: START, manner, rest: this.#final(manner) });
		if (path === undefined || manner !== 'lifted') return path;
		return (this.#wraps ? undefined : withoutLift(path)) ?? seq(act(set('stand', 'none')), path);
	}

	/** The cells where moves end; the mover stays. Without effects the walk only tests. */
	ends(moves: Moves, effects = true): Path | undefined {
		const rest = effects ? nothing() : { ...nothing(), weight: -1 };
		return this.sequence(moves, { link: '--', state: START, manner: 'looking', rest });
	}

	/** Puts the mover down. */
	#final(manner: Manner): Rest {
		const build = ({ standing, landed, back, away, end }: State): Path | undefined => {
			if (standing === 'gone') return NOTHING;
			if (standing === 'visited') return undefined;
			const moved = this.#returns && !away ? [test(this.#endings.hasMoved())] : [];
			if (this.#returns) moved.push(...this.#endings.sparing());
			const ending = this.#environment.ending?.(end) ?? LANDING;
			if (manner === 'landing') {
				const down = landed ? ending.landed : ending.land;
				return moved.length === 0 ? down : seq(...moved, down);
			}
			// Another piece may have come to the cell that the mover left.
			const down = seq(...moved, DOWN, ending.landed);
			return standing === 'flipped' ? seq(go({ mark: back! }), down) : down;
		};
		return { needsDirection: false, returns: false, weight: 0, leadsAway: () => true, build };
	}

	sequence(moves: Moves, walk: Walk, from = 0): Path | undefined {
		const leg = moves.legs[from];
		if (leg === undefined) return walk.rest.build(walk.state);
		const rest = this.#following(moves, from + 1, walk);
		// The reflection is chosen before the first leg that reflects, for the rest of the move.
		if (walk.state.crook !== undefined || !reflects(leg)) return this.#leg(leg, { ...walk, rest });
		return alternatives((['x', 'y'] as const).map((crook) => this.#leg(leg, { ...walk, state: { ...walk.state, crook }, rest })));
	}

	/** The legs from one on, as what follows the leg before it. */
	#following(moves: Moves, from: number, walk: Walk): Rest {
		const leg = moves.legs[from];
		if (leg === undefined) return walk.rest;
		const link = moves.links[from - 1] ?? '--';
		const after = this.#following(moves, from + 1, walk);
		return {
			needsDirection: readsDirection(leg, link) || (passesDirection(leg) && after.needsDirection),
			returns: turnsBack(leg) || (passesDirection(leg) && after.returns),
			weight: after.weight + 1,
			leadsAway: (outbound, direction) => this.#leadsAway(leg, link, after, outbound, direction),
			build: (state) => this.sequence(moves, { ...walk, link, state }, from),
		};
	}

	#leadsAway(leg: MoveLeg, link: Link, after: Rest, outbound: Vector, direction: Vector): boolean {
		if (leg.type !== 'choice' || this.#wraps || !leg.parts.every(isPlain)) return false;
		return leg.parts.every((part) =>
			ridesOf(part, link, { ...START, direction: [direction] }).every(({ source }) =>
				offsets(source).every((one) => dot(one, outbound) > 0 && after.leadsAway(outbound, one)),
			),
		);
	}

	#leg(leg: MoveLeg, walk: Walk): Path | undefined {
		if (leg.type === 'choice') return this.choice(leg.parts, walk);
		const { rest, state } = walk;
		const body = (inner: Rest): Path | undefined => this.sequence(leg.body, { ...walk, rest: inner });
		const outcomes = outcomesOf(body, rest.needsDirection);
		const skipped = still(state);
		const skip = rest.build(skipped);
		if (leg.type === 'forced') return alternatives([joined(outcomes, rest), skip && seq(impossible(body(nothing())), skip)]);
		const again = rest.needsDirection ? undefined : outcomes.find((outcome) => keyOf(outcome.state) === keyOf(state));
		if (again === undefined) return alternatives([skip, joined(outcomes, rest)]);
		// The same walk goes on with and without the leg.
		const others = outcomes.filter((outcome) => outcome !== again);
		const after = rest.build(union([skipped, again.state]));
		return alternatives([after && seq(loop(again.path, { max: 1 }), after), joined(others, rest)]);
	}

	choice(parts: readonly Part[], walk: Walk): Path | undefined {
		const first = parts.filter(({ decision }) => decision);
		if (first.length > 0 && first.length < parts.length) {
			// Decisions come first (decision A6).
			const others = this.choice(
				parts.filter(({ decision }) => !decision),
				walk,
			);
			return alternatives([this.choice(first, walk), others && seq(impossible(this.choice(first, { ...walk, rest: nothing() })), others)]);
		}
		// The rest of the move is written once for several alternatives, unless it is short.
		if (parts.length > 1 && walk.rest.weight > 1 && !walk.rest.needsDirection)
			return joined(
				outcomesOf((rest) => this.#parts(parts, { ...walk, rest }), false),
				walk.rest,
			);
		return this.#parts(parts, walk);
	}

	#parts(parts: readonly Part[], walk: Walk): Path | undefined {
		this.#made += parts.length;
		if (this.#made > LARGEST)
			this.#refusals.stop(
				'The directions of these legs multiply to more paths than can be played.',
				parts[0]?.span,
				'Write "--" or "d" where a leg may go anywhere.',
			);
		const atoms = parts.filter((part) => !part.ghost && part.body.type === 'atoms');
		const rides = merge(walk.state.stopped ? [] : atoms.flatMap((part) => ridesOf(part, walk.link, walk.state)));
		return alternatives([
			...rides.map((ride) => this.#framed(ride.part, walk, (inner) => this.#ride(ride, inner), testsOnArrival(ride))),
			...parts.filter((part) => !atoms.includes(part)).map((part) => this.#other(part, walk)),
		]);
	}

	/** A ghost leg, or a group. */
	#other(part: Part, walk: Walk): Path | undefined {
		if (part.ghost) return this.#ghost(part, walk);
		if (walk.state.stopped && !isGhost(part)) return undefined;
		return this.#framed(part, walk, (inner) => this.#groups.path(part.body as Group, inner, part));
	}

	/** The tests before and after a part. `arrival`: where it lands, its range is tested first. */
	#framed(part: Part, walk: Walk, build: (walk: Walk) => Path | undefined, arrival = false): Path | undefined {
		const { rest, state, manner } = walk;
		const end = arrival ? undefined : part.end;
		const after = end && test(this.#places.inRange(end));
		const ended: Rest = {
			...rest,
			weight: rest.weight + 1,
			// Attacks on the cell depend on where the mover stands.
			leadsAway: (outbound, direction) => isStatic(end!) && rest.leadsAway(outbound, direction),
			build: (one) => {
				const path = rest.build(one);
				return path && seq(after!, path);
			},
		};
		// A leg that follows may return to where this one began. Two marks alternate.
		const back = `${BACK}${state.back === `${BACK}1` ? 2 : 1}`;
		const marks = manner === 'looking' || part.ghost || !needsBack(part, rest) ? [] : [mark(back)];
		const { onward } = this.#environment.guards ?? {};
		const goesOn = onward !== undefined && manner === 'landing' && !begins(state) ? [test(onward)] : [];
		const first = [...goesOn, ...this.#before(part, walk), ...marks];
		const path = build({
			...walk,
			state: { ...state, came: state.back, ...(marks.length > 0 && { back }) },
			rest: after === undefined ? rest : ended,
		});
		return path && (first.length === 0 ? path : seq(...first, path));
	}

	#before(part: Part, { link, state, manner }: Walk): Path[] {
		const { traits, start, attackers, transition } = part;
		const { pristine = 'pristine', unmoved = 'initial' } = this.#environment;
		const other = transition && this.#transitions.before(transition);
		const { transfer } = this.#environment.guards ?? {};
		const tests: Path[] = other === undefined ? [] : transfer === undefined ? [other] : [test(transfer), other];
		const flag = traits.has('ii') ? pristine : traits.has('i') ? unmoved : undefined;
		if (flag !== undefined) {
			this.#needs.flag(flag);
			// A leg before this one has put the piece down, which ends the flag: the piece as it was before the move counts.
			tests.push(test(state.landed && !state.away ? before({ mover: { flag } }) : { mover: { flag } }));
		}
		if (start !== undefined)
			tests.push(test(this.#places.inRange(start, attackers, begins(state) && other === undefined ? 'origin' : 'at')));
		if (attackers.length > 0 && !hasAttacks(start)) tests.push(test(this.#places.attackedBy(attackers)));
		const again = this.#environment.guards?.leg;
		if (again !== undefined && manner !== 'looking' && !begins(state) && !isGhost(part)) tests.push(test(again));
		if (part.condition !== undefined) tests.push(test(this.#places.stands(part.condition, this.#lifted)));
		if (traits.has('u') && part.body.type === 'atoms') {
			const ahead = ridesOf(part, link, state).map(({ source, atom }) => this.#rides.enemyAhead(source, atom, part));
			tests.push(test(not(ahead.length === 1 ? ahead[0]! : some(...ahead))));
		}
		return tests;
	}

	#ride({ part, atom, source }: Ride, walk: Walk): Path | undefined {
		const { state, rest } = walk;
		if (atom.type === 'zero') return this.#stay(part, walk);
		if (atom.type === 'anywhere') return this.#anywhere(part, walk);
		const lifts = (part.transition && this.#transitions.lifts(part.transition)) ?? [undefined];
		// In a column the direction on the board does not matter.
		const all = lifts[0]?.column ? offsets(source).slice(0, 1) : offsets(source);
		// A ride that turns can end in any direction of its base move.
		const turns = atom.turning !== undefined;
		const land = (direction: readonly Vector[] | undefined, outbound: readonly Vector[], lift: Lift | undefined): Path | undefined =>
			this.#rides.ride(
				source.type === 'fixed' && outbound.length === 1 ? { type: 'fixed', vectors: outbound } : source,
				atom,
				part,
				(farther) =>
					this.#landing(part, walk, { direction, outbound: state.landed && lift === undefined && !turns ? outbound : undefined, farther }),
				{ lift, bound: rest.needsDirection },
			);
		const unrolled = source.type === 'fixed' && all.length > 1 && !turns && rest.needsDirection && rest.weight <= 2;
		return alternatives(
			lifts.flatMap((lift) =>
				unrolled
					? all.map((one) => land([one], [one], lift))
					: [land(rest.needsDirection ? (turns ? atom.vectors : all) : undefined, all, lift)],
			),
		);
	}

	/** The zero move: the piece stays, or comes to the same cell of another board. */
	#stay(part: Part, walk: Walk): Path | undefined {
		const { state, rest } = walk;
		if (part.transition !== undefined)
			return this.#landing(part, { ...walk, state: { ...state, landed: false } }, { direction: state.direction });
		return alternatives(
			this.#endings.ownCell(part).map(({ tests, effects, stays }) => {
				const path = rest.build(stays ? still(state) : { ...state, standing: 'gone' });
				return path && seq(...tests, ...(rest.weight < 0 ? [] : effects), path);
			}),
		);
	}

	#anywhere(part: Part, walk: Walk): Path | undefined {
		const { size } = this.#environment;
		const landing = this.#landing(part, walk, { direction: walk.state.direction });
		if (landing === undefined) return undefined;
		const elsewhere = test(not(sameCell('at', { mark: START_CELL })));
		if (size.length === 2) return seq(mark(START_CELL), pick({}), elsewhere, landing);
		const levels = Array.from({ length: size[2]! }, (_, level) =>
			this.#needs.zone({ box: size.map((_axis, axis) => (axis === 2 ? [level, level] : null)) }),
		);
		return seq(mark(START_CELL), any(...levels.map((zone) => seq(test({ in: 'at', zone }), pick({}, { zone })))), elsewhere, landing);
	}

	/** The end of a leg, and the rest of the move. */
	#landing(part: Part, { state, manner, rest }: Walk, { farther, direction, outbound }: Arrival): Path | undefined {
		const since = state.landed ? outbound : state.outbound && [state.outbound];
		const away =
			since !== undefined &&
			since.length > 0 &&
			since.every((out) => (state.landed ? [out] : (outbound ?? direction ?? since)).every((one) => rest.leadsAway(out, one)));
		const gone = state.standing === 'gone';
		const stands = this.#environment.guards?.onward !== undefined;
		const puts = manner === 'landing' && (!away || stands) && !gone && rest.weight > 0;
		const branches = this.#endings.branches(part, manner, state);
		const tests: Path[] = part.end !== undefined && isStatic(part.end) ? [test(this.#places.inRange(part.end))] : [];
		const elsewhere =
			manner === 'landing' && this.#closes(part) ? [test(not(sameCell('at', farther === undefined ? 'stand' : { mark: RIDE_START })))] : [];
		tests.push(...elsewhere);
		if (part.traits.has('t') && state.came !== undefined) tests.push(test(sameCell('at', { mark: state.came })));
		if (farther !== undefined) tests.push(impossible(farther(seq(...elsewhere, test(endsFreely(branches))))));
		const path = alternatives(
			branches.map((branch) => {
				const lands = puts || branch.lands;
				const next = rest.build({
					...state,
					direction: direction ?? state.direction,
					stopped: state.stopped || branch.stops,
					standing: gone ? 'gone' : branch.standing,
					end: branch.end,
					landed: lands,
					away: state.away && !lands && !this.#closes(part),
					outbound: !lands && since?.length === 1 ? since[0] : undefined,
				});
				const { between } = this.#environment;
				const then = next && lands && between !== undefined ? seq(between, next) : next;
				return then && ended(branch, rest.weight < 0, puts, then);
			}),
		);
		return path && (tests.length === 0 ? path : seq(...tests, path));
	}

	/** Whether a ride of this part can come back to where it began. */
	#closes({ traits, body }: Part): boolean {
		const turns = body.type === 'atoms' && body.atoms.some(({ turning }) => turning !== undefined);
		return this.#wraps || traits.has('o') || traits.has('oo') || turns;
	}

	/** Looks at cells and comes back. Without effects on the board it is a test. */
	#ghost(part: Part, { link, state, rest }: Walk): Path | undefined {
		const real: Part = { ...part, ghost: false };
		const moves: Moves = { legs: [{ type: 'choice', parts: [real] }], links: [] };
		const look = (inner: Rest): Path | undefined =>
			this.sequence(moves, { link, state: { ...state, stopped: false }, manner: 'looking', rest: inner });
		if (!affects(real)) {
			const after = rest.build(still(state));
			if (after === undefined) return undefined;
			const path = look(nothing());
			// Attacks are those without the mover on its cell (decision A37). The test puts it back.
			const lifted = path && asksAttacks(real) && !begins(state) ? seq(act(set('stand', 'none')), path) : path;
			return lifted && seq(test(compare(matches(lifted, 'at'), '>', 0)), after);
		}
		const name = `${GHOST}${++this.#ghosts}`;
		// The mover stays where it is, unless the leg captured it. The rest is built last: only then it is known whether the board changes.
		const back = ({ standing }: State): Path | undefined => {
			if (standing === 'gone') return rest.build({ ...state, standing: 'gone' });
			const after = rest.build(still(state));
			return after && seq(go({ mark: name }), after);
		};
		const path = look({ ...nothing(), build: back });
		this.#ghosts--;
		return path && seq(mark(name), path);
	}
}

/** A test that a path leads nowhere. */
const impossible = (path: Path | undefined): Path => (path === undefined ? NOTHING : test(compare(matches(path, 'at'), '=', 0)));

/** One end of a leg, with what follows. */
const ended = ({ tests, effects, lands }: Branch, only: boolean, puts: boolean, next: Path): Path =>
	seq(...tests, ...(only ? [] : effects), ...(puts && !lands ? [act({ land: true })] : []), next);

/** Whether a range depends on attacks. */
const hasAttacks = (range: Part['start']): boolean =>
	range?.areas.some((area) => area.type === 'sign' && (area.sign === '+' || area.sign === '*')) === true;

const asksAttacks = ({ start, end, attackers }: Part): boolean => attackers.length > 0 || hasAttacks(start) || hasAttacks(end);

/** Whether the piece is where its move begins. */
const begins = ({ landed, away, direction, back }: State): boolean => landed && away && direction === undefined && back === undefined;

/** Whether the range of a leg is tested where it lands: it does not depend on what happens there. */
const testsOnArrival = ({ part, atom }: Ride): boolean => part.end !== undefined && isStatic(part.end) && atom.type !== 'zero';

const needsBack = (part: Part, rest: Rest): boolean =>
	rest.returns || part.modes.some(({ name }) => name.startsWith('x') || name.startsWith('w'));
