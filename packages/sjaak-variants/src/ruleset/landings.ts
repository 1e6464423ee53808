import type { Cond, Path } from '@x/core';
import { act, any, at, attacked, capture, compare, count, is, land, mark, not, seq, set, setPoint, test } from '@x/core/build';
import type { Cells, PieceType } from '../definition.js';
import { mobileOf, reachesAny } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, SIDES, type SideIndex } from '../sides.js';
import type { Generator } from '../syntax.js';
import { and, type Guard, inside, join, meet, negate, or, without } from './guards.js';
import { type Plan, POINTS, PROMOTED } from './plan.js';
import { SIDE_NAMES, tests } from './walks.js';

const NOWHERE: Pair<Cells> = [[], []];

/** The arrival of a piece type: unpromoted or promoted, and its captures. */
export class Landings {
	private readonly plan: Plan;
	private readonly piece: PieceType;
	/** Choice → the squares on which its lines of promotion apply. */
	private readonly choices: ReadonlyMap<number, Pair<Cells>>;
	/** The same for departures: engine 1.4.1 does not require there what it requires for arrivals. */
	private readonly leaving: ReadonlyMap<number, Pair<Cells>>;
	private readonly zone: Pair<Cells>;
	private readonly compulsory: Pair<Cells>;
	/** Whether the piece can leave its promotion zone. */
	private readonly leaves: boolean;

	constructor(plan: Plan, piece: PieceType) {
		this.plan = plan;
		this.piece = piece;
		const choices = new Map<number, Pair<Cells>>();
		const leaving = new Map<number, Pair<Cells>>();
		let zone = NOWHERE;
		for (const line of piece.promotions) {
			const zones = piece.entry === undefined ? line.zones : meet(line.zones, piece.entry);
			zone = join(zone, zones);
			for (const choice of line.choices) {
				choices.set(choice, join(choices.get(choice) ?? NOWHERE, zones));
				leaving.set(choice, join(leaving.get(choice) ?? NOWHERE, plan.definition.engine ? line.zones : zones));
			}
		}
		this.choices = choices;
		this.leaving = leaving;
		this.zone = zone;
		const { definition } = plan;
		const optional = piece.optional ?? mobileOf(definition, piece);
		this.compulsory = without(zone, optional);
		const ways: readonly Generator[] = [
			...piece.moves,
			...(piece.captures ?? []),
			...piece.initial,
			...piece.special.map(({ generator }) => generator),
		];
		const goes = (side: SideIndex, cell: number): boolean =>
			!definition.holes.has(cell) && ways.some((way) => reachesAny(definition, way, side, cell));
		this.leaves = SIDES.some((side) => [...leaving.values()].some((cells) => cells[side].some((cell) => goes(side, cell))));
	}

	/** Promotion is not part of ordinary moves. */
	private get plain(): boolean {
		return this.choices.size === 0 || this.plan.has('promote by move');
	}

	/** Whether any of these squares can cause promotion, as the square of arrival or departure. */
	promotesOn(cells: Pair<Cells>): boolean {
		return SIDES.some((side) =>
			cells[side].some((cell) => this.zone[side].includes(cell) || [...this.leaving.values()].some((zone) => zone[side].includes(cell))),
		);
	}

	/** The ways to land, with the squares on which each is available. */
	private ways(stepper: boolean, capturing: boolean): readonly { readonly guard: Guard; readonly path: Path }[] {
		// If promotions are quiet, a capturing piece stays unpromoted.
		if (this.plain || (capturing && this.plan.has('quiet promotion'))) return [{ guard: true, path: land() }];
		const { board } = this.plan;
		const to = (cells: Pair<Cells>): Guard => inside(board, cells);
		const { engine } = this.plan.definition;
		// If pieces promote in place, steps never promote on departure; in engine 1.4.1 other moves do.
		const leaves = this.leaves && (!this.plan.has('promote here') || (engine && !stepper));
		const from = (cells: Pair<Cells>): Guard => (leaves ? inside(board, cells, 'origin') : false);
		const forced = this.compulsory;
		const stays = stepper
			? and(negate(to(forced)), or(to(this.zone), negate(from(forced))))
			: and(negate(to(forced)), negate(from(forced)));
		const ways = [{ guard: stays, path: land() }];
		for (const [cells, group] of this.groups())
			ways.push({
				guard: or(to(cells), from(engine && !stepper ? this.leaving.get(group[0]!)! : cells)),
				path: seq(land(), any(...group.flatMap((choice) => this.become(choice)))),
			});
		return ways.filter(({ guard }) => guard !== false);
	}

	/** Landing, with promotion if the squares allow it. */
	land(stepper: boolean, capturing: boolean): Path {
		return oneOf(this.ways(stepper, capturing).map(({ guard, path }) => (guard === true ? path : seq(...tests(guard), path))));
	}

	/** En passant capture: the square is tested before the capture. Passed squares are usually not promotion squares. */
	passing(stepper: boolean, guards: readonly Path[], take: readonly Path[]): Path {
		const { passing } = this.plan;
		const promotes = SIDES.some((side) => passing!.cells[side].some((cell) => this.zone[side].includes(cell)));
		if (!promotes && !this.leaves) return seq(...guards, ...take, land());
		return oneOf(this.ways(stepper, true).map(({ guard, path }) => seq(...guards, ...tests(guard), ...take, path)));
	}

	/** Promotion in the zone, without moving. */
	inPlace(): Path[] {
		if (!this.plan.has('promote here')) return [];
		return [...this.groups()].flatMap(([cells, group]) => {
			const here = inside(this.plan.board, cells, 'origin');
			return here === false ? [] : [seq(...tests(here), any(...group.flatMap((choice) => this.become(choice))))];
		});
	}

	/** The choices with their zones, for pieces that move as their promotion. */
	groups(): Iterable<readonly [Pair<Cells>, readonly number[]]> {
		const groups = new Map<string, readonly [Pair<Cells>, number[]]>();
		for (const [choice, cells] of this.choices) {
			const key = JSON.stringify(cells);
			const group = groups.get(key);
			if (group === undefined) groups.set(key, [cells, [choice]]);
			else group[1].push(choice);
		}
		return groups.values();
	}

	/** Becomes one of its choices, if the side may have another piece of it. */
	become(choice: number): Path[] {
		const { kinds, definition } = this.plan;
		const kind = kinds[choice]!;
		const turned = act(set('at', { kind, side: 'own' }));
		const change = this.plan.has('quiet promotion') ? seq(mark(PROMOTED), turned) : turned;
		const [white, black] = definition.pieces[choice]!.most;
		const fewer = (most: number): Path[] => (most === 0 ? [] : [test(compare(count({ who: 'friend', kind: [kind] }), '<', most))]);
		if (white === black) return [seq(...fewer(white), change)];
		return [white, black].map((most, index) => seq(test({ mover: { side: [SIDE_NAMES[index]!] } }), ...fewer(most), change));
	}

	/** Arriving on an enemy: one branch for each class of victims. With `then` the piece continues instead of landing there. */
	take(stepper: boolean, guards: readonly Path[], then?: Path): Path {
		const { definition, kinds } = this.plan;
		const { victims, flags } = this.piece;
		const classes = new Map<string, { kinds: string[]; path: (filter: Cond) => Path }>();
		for (const victim of definition.pieces) {
			const barred = (victim.flags.has('iron') && this.plan.armed) || victims?.includes(victim.index) === false;
			const risky = flags.has('endangered') && victim.flags.has('endangered');
			const marked = victim.flags.has('no_retaliate') && this.plan.armed;
			const becomes = victim.flags.has('assimilate') && (!flags.has('royal') || stepper) && victim.index !== this.piece.index;
			const name = barred ? 'barred' : `${risky} ${marked} ${becomes ? victim.index : ''}`;
			const path = (filter: Cond): Path =>
				seq(
					test(filter),
					...(marked ? [test(not(is({ point: POINTS.immune }, {})))] : []),
					...(marked && !flags.has('no_retaliate') ? [act(setPoint(POINTS.immune, 'at'))] : []),
					...(risky && then !== undefined ? [test(not(attacked('at')))] : []),
					capture(),
					...guards,
					then ?? (becomes ? seq(land(), act(set('at', { kind: kinds[victim.index]!, side: 'own' }))) : this.land(stepper, true)),
					...(risky && then === undefined ? [test(not(attacked('at')))] : []),
				);
			const known = classes.get(name);
			if (known === undefined) classes.set(name, { kinds: [kinds[victim.index]!], path });
			else known.kinds.push(kinds[victim.index]!);
		}
		const barred = classes.get('barred');
		classes.delete('barred');
		// In engine 1.4.1 a piece gives check to pieces that it may not capture: a test that is true only while attacks are computed.
		const threat =
			barred !== undefined && definition.engine
				? [seq(test(is('at', { who: 'enemy', kind: barred.kinds })), test(not(attacked('at', { by: 'own' }))), capture(), land())]
				: [];
		const { royals, manyRoyals, board } = this.plan;
		const full = then === undefined && !manyRoyals && royals.length > 0 ? inside(board, this.exhaustible()) : false;
		if (full !== false) threat.push(seq(test(is('at', { who: 'enemy', kind: royals })), capture(), ...guards, ...tests(full), land()));
		if (classes.size === 0) return oneOf([...threat, ...(threat.length === 0 ? [test({ some: [] })] : [])]);
		// The class without special properties contains all other victims.
		const branches = [...classes].map(([name, { kinds: own, path }]) => {
			const special = [...classes].flatMap(([other, { kinds: theirs }]) => (other === name ? [] : theirs)).concat(barred?.kinds ?? []);
			const filter = special.length === 0 ? {} : own.length <= special.length ? { kind: own } : { notKind: special };
			return path(is('at', { who: 'enemy', ...filter }));
		});
		return oneOf([...branches, ...threat]);
	}

	/**
	 * Squares on which a piece must become a kind whose number is limited. If the limit is reached, it cannot go there, but still gives
	 * check there. Such a capture is never made, because no legal position has a royal piece there.
	 */
	private exhaustible(): Pair<Cells> {
		if (this.plain) return NOWHERE;
		const { pieces } = this.plan.definition;
		return both((side) =>
			this.compulsory[side].filter((cell) =>
				[...this.choices].every(([choice, cells]) => !cells[side].includes(cell) || pieces[choice]!.most[side] > 0),
			),
		);
	}

	/** Arriving on an empty square. */
	quiet(stepper: boolean, guards: readonly Path[]): Path {
		return seq(at({ who: 'empty' }), ...guards, this.land(stepper, false));
	}
}

const oneOf = (paths: readonly Path[]): Path => (paths.length === 1 ? paths[0]! : any(...paths));
