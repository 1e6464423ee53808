import type { Path } from '@x/core';
import { any, seq, step, test } from '@x/core/build';
import type { Level, Transition } from '../tree.js';
import type { Environment } from './environment.js';
import type { Refusals } from './refusals.js';
import type { RequirementList } from './requirements.js';
import type { Lift } from './resolved.js';
import { alternatives } from './rides.js';

/** Makes the ways to other boards. */
export class Transitions {
	readonly #environment: Environment;
	readonly #needs: RequirementList;
	readonly #refusals: Refusals;

	constructor(environment: Environment, needs: RequirementList, refusals: Refusals) {
		this.#environment = environment;
		this.#needs = needs;
		this.#refusals = refusals;
	}

	/** Goes to another board before a leg. The cell stays. Levels that each step changes are left to `lifts`. */
	before({ first, second, span }: Transition): Path | undefined {
		const levels = [first, second].flatMap((level, at) => (level === undefined || level.each ? [] : [this.#level(at + 2, level, span)]));
		return levels.length === 0 ? undefined : levels.length === 1 ? levels[0] : seq(...levels);
	}

	/** The ways in which each step changes the board; `undefined`: it does not. */
	lifts({ first, second, span }: Transition): readonly Lift[] | undefined {
		if (!first.each && !second?.each) return undefined;
		const sizes = [first, second].map((level, at) => {
			if (!level?.each) return [0];
			this.#boards(at + 2, span);
			if (level.sign === undefined)
				this.#refusals.add(
					'Expected "+", "-" or "+-" before "d", found the number of a board.',
					span,
					'Each step goes up or down: <+-1d>.',
				);
			const many = level.numbers[0] ?? 1;
			return level.sign === '+' ? [many] : level.sign === '-' ? [-many] : [many, -many];
		});
		const column = first.column === true || second?.column === true;
		return sizes[0]!.flatMap((up) => sizes[1]!.map((far): Lift => ({ levels: [up, far], column })));
	}

	#boards(axis: number, span: Transition['span']): number {
		return (
			this.#environment.size[axis] ?? this.#refusals.stop('The board has no further levels.', span, 'State them in the size of the board.')
		);
	}

	#level(axis: number, of: Level, span: Transition['span']): Path {
		const boards = this.#boards(axis, span);
		const by = (many: number): Path => step(this.#environment.size.map((_, at) => (at === axis ? many : 0)));
		if (of.sign === undefined) return alternatives(of.numbers.flatMap((number) => this.#toLevel(axis, number - 1, by))) ?? any();
		const many = of.numbers[0];
		const sizes = many === undefined ? Array.from({ length: boards - 1 }, (_, at) => at + 1) : [many];
		// A sign alone means any other board (decision A25).
		const ways = of.sign === '+' && many !== undefined ? [1] : of.sign === '-' ? [-1] : [1, -1];
		return alternatives(ways.flatMap((way) => sizes.map((one) => by(way * one)))) ?? any();
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
}
