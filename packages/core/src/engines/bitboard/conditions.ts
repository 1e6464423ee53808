import type { GameData } from '../../position/types.js';
import type { Cond, Filter, Num } from '../../rules/types.js';

/** The subject of a condition: a position, or a move being made. */
export interface ConditionInput {
	readonly side: number;
	readonly phase: number;
	readonly mover?: number;
	readonly captured?: number;
	/** The number of cells whose code fits (code 0: empty), on the whole board or on the cells of `inside`. */
	count?(fits: ArrayLike<number>, inside?: ArrayLike<number>): number;
	variable?(register: number): number;
	repeats?(): number;
	/** Legal moves of the side to move. */
	moves?(): number;
	attacked?(side: number): boolean;
}

/** Evaluates conditions by interpretation: they run too rarely to be worth compiling. */
export interface Conditions {
	holds(cond: Cond, input: ConditionInput): boolean;
	/** The writes of the hooks after a move, as triples: register, mask of the bits kept, number added. */
	hooks(phase: number, side: number, kind: number, captured: number): number[];
}

export function conditionsOf({ ruleset, codes, registers, zones }: GameData): Conditions {
	const variable = (name: string, of: string | undefined, side: number): number =>
		registers.variable(name, of === 'other' ? 1 - side : side);

	const value = (num: Num, input: ConditionInput): number => {
		if (typeof num === 'number') return num;
		if ('captured' in num) return input.captured!;
		if ('var' in num) return input.variable!(variable(num.var, num.of, input.side));
		if ('repeats' in num) return input.repeats!();
		if ('moves' in num) return input.moves!();
		const { count, zone } = num as { readonly count: Filter; readonly zone?: string };
		const fits = codes.matching(count, input.side);
		return input.count!(fits, zone === undefined ? undefined : zones[input.side]![zone]!);
	};

	const holds = (cond: Cond, input: ConditionInput): boolean => {
		if ('all' in cond) return cond.all.every((part) => holds(part, input));
		if ('some' in cond) return cond.some.some((part) => holds(part, input));
		if ('not' in cond) return !holds(cond.not, input);
		if ('compare' in cond) {
			const [a, sign, b] = cond.compare;
			const difference = value(a, input) - value(b, input);
			return sign === '=' ? difference === 0 : sign === '<' ? difference < 0 : difference > 0;
		}
		if ('phase' in cond) return cond.phase.includes(registers.phases[input.phase]!);
		if ('royalAttacked' in cond) return input.attacked!(cond.royalAttacked === 'own' ? input.side : 1 - input.side);
		return 'mover' in cond && codes.matching(cond.mover, input.side)[input.mover!] === 1;
	};

	return {
		holds,
		hooks: (phase, side, kind, captured) =>
			ruleset.after.flatMap((hook) =>
				(hook.if === undefined || holds(hook.if, { side, phase, mover: codes.of(side, kind), captured })
					? hook.do
					: (hook.else ?? [])
				).flatMap((act) =>
					'var' in act ? [variable(act.var, act.of, side), act.to === undefined ? -1 : 0, Number(act.to ?? 0) + Number(act.add ?? 0)] : [],
				),
			),
	};
}
