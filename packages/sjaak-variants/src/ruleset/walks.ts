import type { Cond, Path, Vec } from '@x/core';
import { at, each, loop, seq, step, test } from '@x/core/build';
import { asCondition } from '@x/core/rules';
import type { PieceType } from '../definition.js';
import { axisVectors, images, isDouble, legsOf, stepVector } from '../geometry.js';
import { both, type SideIndex } from '../sides.js';
import type { Generator, Vector } from '../syntax.js';
import type { Board } from './board.js';
import { and, type Guard, inside, negate } from './guards.js';

/** The names of the two sides in every ruleset made here. */
export const SIDE_NAMES = ['white', 'black'] as const;

/** The end of a walk on its last square; `stepper` distinguishes steps from other generators. */
export type Ends = (stepper: boolean) => Path;

/** The same path for all generators with the same end. */
export function once(ends: Ends): Ends {
	const known = new Map<boolean, Path>();
	return (stepper) => {
		const path = known.get(stepper) ?? ends(stepper);
		known.set(stepper, path);
		return path;
	};
}

export const tests = (...guards: readonly Guard[]): Path[] => {
	const whole = and(...guards);
	if (whole === true) return [];
	if (whole === false) return [test({ some: [] })];
	return (asCondition('all', whole)?.all ?? [whole]).map(test);
};

/** The walks of generators for one piece type. */
export class Walks {
	/** Squares that count as occupied for the type. */
	private readonly blocked: Guard;
	private readonly prison: Guard;
	private readonly hole: Guard;

	constructor(board: Board, piece: PieceType) {
		this.blocked = piece.block === undefined ? false : inside(board, piece.block);
		this.prison = piece.prison === undefined ? true : inside(board, piece.prison);
		const gaps = [...board.gaps].sort((a, b) => a - b);
		this.hole = inside(board, [gaps, gaps]);
	}

	/** The squares on which a quiet move may end, apart from being empty. */
	get quietEnd(): Path[] {
		return tests(negate(this.hole), this.prison, negate(this.blocked));
	}

	/** The squares on which a capture may end. */
	get takingEnd(): Path[] {
		return tests(this.prison);
	}

	/** All walks of a generator. Two-step leapers without mask are handled elsewhere. */
	of(generator: Generator, ends: Ends): Path[] {
		if (isDouble(generator)) return [];
		switch (generator.type) {
			case 'none':
				return [];
			case 'slide':
				return perSide(
					both((side) => axisVectors(generator.axes, side)),
					(vectors) => this.ride(vectors, ends(false)),
				);
			case 'ride':
				return [this.ride(images(generator.vectors).filter(moves), ends(false))];
			case 'hop':
				return perSide(
					both((side) => axisVectors(generator.axes, side)),
					(vectors) => this.hop(vectors, ends(false)),
				);
			case 'aleap':
				return jumps(generator.vectors.filter(moves), ends(false));
			case 'leap': {
				const { direct, legs } = legsOf(generator);
				return [
					...jumps(direct.filter(moves), ends(false)),
					...legs.flatMap(({ leg, second }) => {
						const onward = second.filter(([x, y]) => x + leg[0] !== 0 || y + leg[1] !== 0);
						const over = seq(
							step(leg),
							at({ who: 'empty' }),
							...tests(negate(this.hole), negate(this.blocked)),
							each(onward, 'e', seq(step('e'), ends(false))),
						);
						return onward.length === 0 ? [] : [over];
					}),
				];
			}
			case 'step':
				return this.steps(generator, ends(true));
		}
	}

	/** Every step of a stepper stays on the board, in the prison and off blocked squares. */
	private steps(generator: Generator & { type: 'step' }, end: Path): Path[] {
		const counts = [...new Set(generator.steps.map(({ count }) => count))].sort((a, b) => a - b);
		const guard = tests(negate(this.hole), this.prison, negate(this.blocked));
		return counts.flatMap((count) => {
			const of = (side: SideIndex): Vector[] => generator.steps.filter((one) => one.count === count).map((one) => stepVector(one, side));
			const walk = (vectors: readonly Vector[]): Path => {
				if (count === 1) return each(vectors, 'd', seq(step('d'), end));
				const over = loop(seq(step('d'), at({ who: 'empty' }), ...guard), { max: count - 1 });
				return each(vectors, 'd', seq(over, step('d'), end));
			};
			return perSide(both(of), walk);
		});
	}

	/** Over empty squares, including holes, up to the first obstacle. */
	private ride(vectors: readonly Vec[], end: Path): Path {
		return each(vectors, 'd', seq(loop(seq(step('d'), at({ who: 'empty' }), ...tests(negate(this.blocked)))), step('d'), end));
	}

	/** The first occupied square is the hurdle; a blocked one counts too. */
	private hop(vectors: readonly Vec[], end: Path): Path {
		const empty: readonly Path[] = [at({ who: 'empty' }), ...tests(negate(this.blocked))];
		const over = loop(seq(step('d'), ...empty));
		const hurdle =
			this.blocked === false ? at({ who: 'occupied' }) : test({ some: [{ is: 'at', a: { who: 'occupied' } }, this.blocked as Cond] });
		return each(vectors, 'd', seq(over, step('d'), hurdle, over, step('d'), end));
	}
}

const moves = ([x, y]: Vector): boolean => x !== 0 || y !== 0;

const jumps = (vectors: readonly Vec[], end: Path): Path[] => (vectors.length === 0 ? [] : [each(vectors, 'd', seq(step('d'), end))]);

const sameVectors = (a: readonly Vector[], b: readonly Vector[]): boolean => {
	const names = (list: readonly Vector[]): string => list.map(String).sort().join(' ');
	return names(a) === names(b);
};

/** One walk for both sides if their vectors are equal, otherwise one for each. */
export function perSide(
	[white, black]: readonly [readonly Vector[], readonly Vector[]],
	walk: (vectors: readonly Vector[]) => Path,
): Path[] {
	if (sameVectors(white, black)) return [walk(white)];
	return [white, black].flatMap((vectors, index) =>
		vectors.length === 0 ? [] : [seq(test({ mover: { side: [SIDE_NAMES[index]!] } }), walk(vectors))],
	);
}
