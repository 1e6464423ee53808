import type { CellRef, Path, Vec } from '@x/core';
import {
	act,
	any,
	at,
	attacked,
	capture,
	compare,
	each,
	go,
	is,
	land,
	loop,
	matches,
	not,
	pick,
	same,
	seq,
	setPoint,
	step,
	test,
} from '@x/core/build';
import { asCondition } from '@x/core/rules';
import type { Cells, PieceType } from '../definition.js';
import { squaresOf } from '../fen/arrangement.js';
import { images, isDouble, reach, ridesOf, stepVector } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, type SideIndex } from '../sides.js';
import type { Generator, Step, Vector } from '../syntax.js';
import { borrowed } from './borrowed.js';
import { castlePaths } from './castling.js';
import { and, type Guard, inside, negate, or } from './guards.js';
import { Landings } from './landings.js';
import { FLAG, type Plan, POINTS } from './plan.js';
import { type Ends, once, perSide, tests, Walks } from './walks.js';

/** The moves of one piece type, and its actions without moving. */
export interface KindPaths {
	readonly path: Path;
	/** Walks that do not change the board. */
	readonly passes: readonly Path[];
}

/** Builds the path of a piece type from its lines. */
export function kindPaths(plan: Plan, piece: PieceType): KindPaths {
	return new KindBuilder(plan, piece).build();
}

class KindBuilder {
	private readonly plan: Plan;
	private readonly piece: PieceType;
	private readonly walks: Walks;
	private readonly landings: Landings;
	private readonly passes: Path[] = [];

	constructor(plan: Plan, piece: PieceType) {
		this.plan = plan;
		this.piece = piece;
		this.walks = new Walks(plan.board, piece);
		this.landings = new Landings(plan, piece);
	}

	build(): KindPaths {
		const { piece, plan } = this;
		const captures = piece.captures ?? piece.moves;
		const special = this.specialGuard();
		const simple = special === false && piece.captures === undefined;
		const branches: Path[] = [];
		if (simple) branches.push(...piece.moves.flatMap((generator) => this.either(generator)));
		else {
			branches.push(
				...guarded(
					negate(special),
					piece.moves.flatMap((generator) => this.quiet(generator)),
				),
			);
			branches.push(...this.specials());
			branches.push(...captures.flatMap((generator) => this.taking(generator)));
		}
		branches.push(...captures.flatMap((generator) => this.passing(generator)));
		branches.push(...captures.filter(isDouble).flatMap((generator) => this.doubles(generator)));
		branches.push(...castlePaths(plan, piece.index));
		branches.push(...this.landings.inPlace());
		if (plan.has('promote by move')) branches.push(...this.byMove());
		if (plan.taboo && piece.flags.has('royal')) branches.push(this.facing());
		for (const generator of piece.moves) this.pass(generator, special);
		return { path: branches.length === 1 ? branches[0]! : any(...branches), passes: this.passes };
	}

	private readonly quietEnds: Ends = once((stepper) => this.landings.quiet(stepper, this.walks.quietEnd));
	private readonly takingEnds: Ends = once((stepper) => this.landings.take(stepper, this.walks.takingEnd));

	private quiet(generator: Generator): Path[] {
		return isDouble(generator) ? this.doubleQuiet(generator) : this.unchecked(generator, this.quietEnds);
	}

	private taking(generator: Generator): Path[] {
		return isDouble(generator) ? this.doubleTaking(generator) : this.walks.of(generator, this.takingEnds);
	}

	/** Quiet moves and captures share their walks. */
	private either(generator: Generator): Path[] {
		if (isDouble(generator)) return [...this.doubleQuiet(generator), ...this.doubleTaking(generator)];
		return this.unchecked(generator, (stepper) => any(this.quietEnds(stepper), this.takingEnds(stepper)));
	}

	/** A royal slider may have to avoid attacked squares on its way. */
	private unchecked(generator: Generator, ends: Ends): Path[] {
		if (!this.plan.has('en-passant check') || !this.piece.flags.has('royal')) return this.walks.of(generator, ends);
		if (generator.type !== 'slide' && generator.type !== 'ride') return this.walks.of(generator, ends);
		const over = loop(seq(step('d'), at({ who: 'empty' }), test(not(attacked('at')))));
		const vectors = both((side) => ridesOf(generator, side));
		return perSide(vectors, (own) => each(own, 'd', seq(over, step('d'), ends(false))));
	}

	private unmoved(): Guard {
		return is('origin', { flag: FLAG.unmoved });
	}

	/** The squares on which a special or initial move replaces quiet ones. */
	private specialGuard(): Guard {
		const { piece, plan } = this;
		const zones = piece.special.map(({ zones: pair }) => this.specialZone(pair));
		const here = or(...zones, ...(piece.initial.length > 0 ? [this.unmoved()] : []));
		if (here === false) return false;
		return piece.flags.has('royal') ? and(here, negate(plan.check('own'))) : here;
	}

	private specialZone(pair: PieceType['special'][number]['zones']): Guard {
		const zone = inside(this.plan.board, pair, 'origin');
		return this.plan.has('special init') ? and(zone, this.unmoved()) : zone;
	}

	private specials(): Path[] {
		const { piece, plan } = this;
		const safe: Guard = piece.flags.has('royal') ? negate(plan.check('own')) : true;
		return [
			...piece.special.flatMap(({ zones, generator }) =>
				guarded(and(this.specialZone(zones), safe), this.specialMove(generator, this.specialEnds(generator, zones))),
			),
			...piece.initial.flatMap((generator) =>
				guarded(and(this.unmoved(), safe), this.specialMove(generator, this.specialEnds(generator, this.homes()))),
			),
		];
	}

	/** Squares on which a piece may count as unmoved: the initial squares of its type, and those that a FEN names. */
	private homes(): Pair<Cells> {
		const { files, ranks, start, engine } = this.plan.definition;
		const all = Array.from({ length: files * ranks }, (_, cell) => cell);
		if (engine) return [all, all];
		const { index } = this.piece;
		return both((side) => {
			const edge = side === 0 ? 0 : ranks - 1;
			const begins = squaresOf(start, side, index);
			return all.filter((cell) => begins.includes(cell) || Math.floor(cell / files) === edge);
		});
	}

	/** The end of a special move: without promotion if none of its squares is in a promotion zone. */
	private specialEnds(generator: Generator, origins: Pair<Cells>): Ends {
		const { definition } = this.plan;
		const touched = both((side) => [
			...new Set(origins[side].flatMap((cell) => [cell, ...reach(definition, generator, side, cell, {}, true)])),
		]);
		return this.landings.promotesOn(touched) ? this.quietEnds : () => seq(at({ who: 'empty' }), ...this.walks.quietEnd, land());
	}

	/** A special move; a long step leaves points on the squares that it passed. */
	private specialMove(generator: Generator, ends: Ends): Path[] {
		const { passing } = this.plan;
		if (isDouble(generator)) return this.quiet(generator);
		if (passing === undefined || generator.type !== 'step' || !this.piece.flags.has('set_ep')) return this.unchecked(generator, ends);
		const shorter = generator.steps.map((one): Step => ({ ...one, count: 1 }));
		const counts = [...new Set(generator.steps.map(({ count }) => count))];
		const over = [at({ who: 'empty' }), ...this.walks.quietEnd];
		const longest = Math.max(...counts);
		const long = Array.from({ length: longest - 1 }, (_, index) => index + 2).flatMap((length) => {
			const steps = generator.steps.filter(({ count }) => count >= length);
			const walk = (vectors: readonly Vec[]): Path =>
				each(
					vectors,
					'd',
					seq(
						...Array.from({ length: length - 1 }, (_, index) =>
							seq(step('d'), ...over, act(setPoint(passing.points[Math.min(length - index, passing.points.length + 1) - 2]!, 'at'))),
						),
						step('d'),
						ends(true),
						...(passing.behind ? [] : [act(setPoint(POINTS.passer, 'at'))]),
					),
				);
			return perSide(
				both((side) => vectorsOf(steps, side)),
				walk,
			);
		});
		return [...this.walks.of({ type: 'step', steps: shorter }, ends), ...long];
	}

	/** En passant captures: a step onto a square that was passed. */
	private passing(generator: Generator): Path[] {
		const { passing } = this.plan;
		if (passing === undefined || generator.type !== 'step' || !this.piece.flags.has('take_ep')) return [];
		return passing.points.flatMap((point, index) => {
			const victim: CellRef = passing.behind ? { from: 'at', by: [0, -1 - index] } : { point: POINTS.passer };
			return this.walks.of(generator, (stepper) =>
				this.landings.passing(stepper, this.walks.takingEnd, [
					test(same('at', { point })),
					at({ who: 'empty' }),
					test(is(victim, { who: 'enemy', kind: passing.victims })),
					act({ capture: victim }),
				]),
			);
		});
	}

	/** Two steps over any squares: quiet if the target is empty. */
	private doubleQuiet(generator: Generator & { type: 'leap' }): Path[] {
		const [first, second] = [images(generator.vectors), images(generator.second!)];
		return [each(first, 'a', seq(step('a'), ...this.middle(), each(second, 'b', seq(step('b'), this.quietEnds(false)))))];
	}

	/** Captures of one piece: adjacent, or two steps away over any piece. */
	private doubleTaking(generator: Generator & { type: 'leap' }): Path[] {
		const [first, second] = [images(generator.vectors), images(generator.second!)];
		const take = this.takingEnds(false);
		return [
			each(first, 'a', seq(step('a'), take)),
			each(first, 'a', seq(step('a'), ...this.middle(), each(second, 'b', seq(step('b'), take)))),
		];
	}

	/** Captures on the first step that continue: to an empty square, to a second victim, or back to the origin. */
	private doubles(generator: Generator & { type: 'leap' }): Path[] {
		const [first, second] = [images(generator.vectors), images(generator.second!)];
		// Engine 1.4.1 lets it return even if the second leg does not lead there.
		const home = first.filter(([x, y]) => this.plan.definition.engine || second.some(([a, b]) => a === 0 - x && b === 0 - y));
		const back: Path[] =
			home.length === 0 ? [] : [each(home, 'a', seq(step('a'), this.landings.take(false, [], seq(go('origin'), land()))))];
		const on = each(second, 'b', seq(step('b'), any(this.quietEnds(false), this.takingEnds(false))));
		return [...back, each(first, 'a', seq(step('a'), this.landings.take(false, [], on)))];
	}

	private middle(): Path[] {
		const holes = [...this.plan.board.gaps].sort((a, b) => a - b);
		return tests(negate(inside(this.plan.board, [holes, holes])));
	}

	/** Moves as its promotion, from inside its zone. */
	private byMove(): Path[] {
		const { plan } = this;
		return [...this.landings.groups()].flatMap(([cells, group]) => {
			const here = inside(plan.board, cells, 'origin');
			if (here === false) return [];
			return group.flatMap((choice) => {
				const model = plan.definition.pieces[choice]!;
				const walks = new Walks(plan.board, model);
				const [change] = this.landings.become(choice);
				const ends =
					(victim: 'empty' | 'enemy'): Ends =>
					() =>
						seq(at({ who: victim }), ...(victim === 'enemy' ? [capture(), ...walks.takingEnd] : walks.quietEnd), land(), change!);
				const { quiet, taking } = borrowed(plan.definition, model, group);
				const paths = [...quiet.flatMap((way) => walks.of(way, ends('empty'))), ...taking.flatMap((way) => walks.of(way, ends('enemy')))];
				return guarded(here, paths);
			});
		});
	}

	/**
	 * Royal pieces that face each other along a file attack each other. This move is never made, because no legal position has them in this
	 * way.
	 */
	private facing(): Path {
		const files: readonly Vector[] = [
			[0, 1],
			[0, -1],
		];
		const enemy = at({ who: 'enemy', kind: this.plan.royals });
		return each(files, 'f', seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), enemy, capture(), land()));
	}

	/** A leap of zero squares, or two steps there and back: a pass. */
	private pass(generator: Generator, special: Guard): void {
		if (generator.type !== 'leap' && generator.type !== 'aleap') return;
		if (!isDouble(generator) && !generator.vectors.some(([x, y]) => x === 0 && y === 0)) return;
		const first = images(generator.vectors);
		const second = isDouble(generator) ? images(generator.second!) : [];
		const returns = first.some(([x, y]) => second.some(([a, b]) => a + x === 0 && b + y === 0));
		if (isDouble(generator) && !returns) return;
		const kind = this.plan.kinds[this.piece.index]!;
		const room = returns ? [test(compare(matches(each(first, 'p', seq(step('p'), at({ who: 'empty' }))), 'at'), '>', 0))] : [];
		this.passes.push(seq(pick({ who: 'friend', kind: [kind] }, { origin: true }), ...tests(negate(special)), ...room));
	}
}

const vectorsOf = (steps: readonly Step[], side: SideIndex): Vector[] => steps.map((one) => stepVector(one, side));

/** Branches with a common condition. */
function guarded(guard: Guard, branches: readonly Path[]): Path[] {
	if (guard === false || branches.length === 0) return [];
	if (guard === true) return [...branches];
	return (asCondition('some', guard)?.some.length ?? 0) > 1
		? branches.map((branch) => seq(test(guard), branch))
		: branches.map((branch) => seq(...tests(guard), branch));
}
