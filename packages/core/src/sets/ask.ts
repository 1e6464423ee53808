import type { Ground } from '../position/engine.js';
import type { Cond, Num } from '../ruleset/types.js';

/** What a condition may be asked of: a position, or a move being made. */
export interface Asked {
	readonly side: number;
	readonly phase: number;
	readonly mover?: number;
	readonly captured?: number;
	readonly board?: ArrayLike<number>;
	variable?(register: number): number;
	repeats?(): number;
	/** Legal moves of the side to move. */
	moves?(): number;
	attacked?(side: number): boolean;
}

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
	'=': (a, b) => a === b,
	'<': (a, b) => a < b,
	'>': (a, b) => a > b,
};

/** Answers conditions as they are written: what is asked rarely needs no compiling. */
export class Asker {
	private readonly ground: Ground;

	constructor(ground: Ground) {
		this.ground = ground;
	}

	holds(cond: Cond, asked: Asked): boolean {
		if ('all' in cond) return cond.all.every((part) => this.holds(part, asked));
		if ('some' in cond) return cond.some.some((part) => this.holds(part, asked));
		if ('not' in cond) return !this.holds(cond.not, asked);
		if ('compare' in cond) return COMPARE[cond.compare[1]]!(this.value(cond.compare[0], asked), this.value(cond.compare[2], asked));
		if ('phase' in cond) return cond.phase.includes(this.ground.registers.phases[asked.phase]!);
		if ('royalAttacked' in cond) return asked.attacked!(cond.royalAttacked === 'own' ? asked.side : 1 - asked.side);
		return 'mover' in cond && this.ground.codes.matching(cond.mover, asked.side)[asked.mover!] === 1;
	}

	private value(num: Num, asked: Asked): number {
		if (typeof num === 'number') return num;
		const { codes, registers } = this.ground;
		if ('captured' in num) return asked.captured!;
		if ('var' in num) return asked.variable!(registers.variable(num.var, num.of === 'other' ? 1 - asked.side : asked.side));
		if ('repeats' in num) return asked.repeats!();
		if ('moves' in num) return asked.moves!();
		const matching = codes.matching((num as Extract<Num, { count: unknown }>).count, asked.side);
		const { zone } = num as { zone?: string };
		const board = asked.board!;
		let count = 0;
		for (let cell = 0; cell < this.ground.size; cell++)
			if (matching[board[cell]!] === 1 && (zone === undefined || this.ground.zones[asked.side]![zone]![cell] === 1)) count++;
		return count;
	}

	/** What the hooks after a move write: register, 1 where it is set anew, number. */
	hooks(phase: number, side: number, kind: number, captured: number): number[] {
		const { ruleset, codes, registers } = this.ground;
		const asked: Asked = { side, phase, mover: codes.of(side, kind), captured };
		return ruleset.after.flatMap((hook) =>
			(hook.if === undefined || this.holds(hook.if, asked) ? hook.do : (hook.else ?? [])).flatMap((act) =>
				'var' in act
					? [
							registers.variable(act.var, act.of === 'other' ? 1 - side : side),
							act.to === undefined ? 0 : 1,
							Number(act.to ?? 0) + Number(act.add ?? 0),
						]
					: [],
			),
		);
	}
}
