import type { CellRef, Cond, Filter, Num, Path, PieceExpr, VecRef } from '@x/core/src/rules/types';
import type { Dice } from './dice.js';
import type { GameData } from './ground.js';

/** Kinds that every made-up game has; K is the royal one. */
export const KINDS = ['K', 'A', 'B', 'C'] as const;
export const OTHERS: readonly string[] = KINDS.slice(1);
const AREAS = ['far', 'near', 'odd', 'spot', 'trail'] as const;

/** The questions that each place allows: paths of kinds ask no attacks, for most games that do are circular; history is asked by outcomes. */
export interface Leave {
	readonly attacks: boolean;
	readonly history: boolean;
	/** History is asked more than anything else. */
	readonly keen?: boolean;
}

/** Makes up references, filters, numbers and conditions. */
export class Asker {
	/** The questions that the current place allows. */
	leave: Leave = { attacks: true, history: false };
	/** A direction by this name is bound here. */
	bound: string | undefined;
	/** Conditions that may be asked by name. */
	defs: readonly string[] = [];
	readonly dice: Dice;
	readonly ground: GameData;

	constructor(dice: Dice, ground: GameData) {
		this.dice = dice;
		this.ground = ground;
	}

	by(): VecRef {
		const { dice, bound } = this;
		if (bound === undefined || dice.chance(50)) return dice.of(this.ground.steps);
		return { bound, ...dice.maybe(25, () => ({ times: dice.of([2, -1]) })) };
	}

	ref(): CellRef {
		const { dice } = this;
		const simple = dice.of<CellRef>([
			'at',
			'at',
			'at',
			'origin',
			'stand',
			{ cell: dice.of(this.ground.cells) },
			{ point: dice.of(['spot', 'trail']) },
			{ mark: 'm' },
		]);
		return dice.chance(20) ? { from: simple, by: this.by() } : simple;
	}

	filter(): Filter {
		const { dice } = this;
		const who = dice.of(['empty', 'occupied', 'friend', 'friend', 'enemy', 'enemy', 'neutral', undefined] as const);
		return {
			...(who === undefined ? {} : { who }),
			...dice.maybe(20, () => ({ kind: dice.some(KINDS, 2) })),
			...dice.maybe(10, () => ({ notKind: dice.some(KINDS, 1) })),
			...dice.maybe(8, () => ({ side: dice.some(['white', 'black', 'neutral'], 2) })),
			...dice.maybe(8, () => ({ flag: dice.of(['fresh', 'worn']) })),
			...dice.maybe(5, () => ({ notFlag: dice.of(['fresh', 'worn']) })),
		};
	}

	/** A path that only looks. */
	look(): Path {
		const { dice } = this;
		return {
			each: dice.some(this.ground.steps, 3),
			as: 'w',
			path: dice.made<Path>([
				() => ({ seq: [{ step: { bound: 'w' } }, { test: this.condition(0) }] }),
				() => ({ loop: { seq: [{ step: { bound: 'w' } }, { test: { is: 'at', a: { who: 'empty' } } }] }, greedy: true }),
				() => ({ seq: [{ step: { bound: 'w' } }, { mark: 'm' }, { step: { bound: 'w' } }] }),
			]),
		};
	}

	number(depth: number): Num {
		const { dice } = this;
		const side = (): 'own' | 'other' => dice.of(['own', 'other'] as const);
		const area = (): { zone: string } => ({ zone: dice.of(AREAS) });
		const kinds: (() => Num)[] = [
			() => dice.random(3),
			() => ({ var: dice.of(['count', 'tally']), of: side() }),
			() => ({ store: 'hand', of: side(), ...dice.maybe(60, () => ({ kind: dice.of(KINDS) })) }),
			() => ({ store: 'bank', of: 'shared', ...dice.maybe(60, () => ({ kind: dice.of(KINDS) })) }),
			() => ({ count: this.filter(), ...dice.maybe(40, area) }),
			() => ({ captured: dice.chance(50) ? {} : this.filter(), ...dice.maybe(30, area) }),
		];
		if (this.leave.history) {
			kinds.push(
				() => ({ repeats: dice.of(['position', 'board', 'turn'] as const) }),
				() => ({ kept: 'followed', by: side() }),
			);
			if (this.leave.keen === true) for (let more = 0; more < 3; more++) kinds.push(...kinds.slice(-2));
		}
		if (depth > 0) {
			kinds.push(
				() => ({ count: this.filter(), if: this.condition(0) }),
				() => ({ matches: this.look(), from: this.ref(), ...dice.maybe(30, () => ({ as: 'piece' as const })) }),
				() => ({ sum: [{ of: this.number(0), times: dice.of([1, -1, 2]) }, { of: this.number(0) }] }),
			);
			if (this.leave.attacks)
				kinds.push(() => ({ moves: dice.of(['next', 'next', 'white', 'black']), ...dice.maybe(40, () => ({ if: this.condition(0) })) }));
		}
		return dice.made(kinds);
	}

	piece(): PieceExpr {
		const { dice } = this;
		return dice.made<PieceExpr>([
			() => ({ kind: dice.of(OTHERS), side: dice.of(['own', 'other', 'neutral'] as const) }),
			() => ({ of: this.ref() }),
			() => ({ recolour: dice.of<PieceExpr>([{ of: 'at' }, 'mover', { was: 'origin' }]) }),
			() => ({ was: this.ref() }),
			() => 'none',
			() => 'mover',
		]);
	}

	private attack(): Cond {
		const { dice } = this;
		return {
			attacked: this.ref(),
			...dice.maybe(80, () => ({ by: dice.of(['own', 'other', 'other', 'neutral'] as const) })),
			...dice.maybe(25, () => ({ via: 'reach' })),
			...dice.maybe(20, () => ({ if: this.condition(0) })),
			...dice.maybe(25, () => ({ as: this.piece() })),
			...dice.maybe(20, () => ({ atLeast: 2 })),
		};
	}

	condition(depth: number): Cond {
		const { dice } = this;
		if (this.leave.keen === true && dice.chance(40))
			return { compare: [this.number(depth), dice.of(['<', '=', '>'] as const), dice.random(3)] };
		const kinds: (() => Cond)[] = [
			() => ({ is: this.ref(), a: this.filter() }),
			() => ({ is: this.ref(), a: this.filter() }),
			() => ({ in: this.ref(), zone: dice.of(AREAS) }),
			() => ({ same: [this.ref(), this.ref()] }),
			() => ({ mover: this.filter() }),
			() => ({ phase: dice.some(['white', 'black', 'again'], 2) }),
			() => ({ compare: [this.number(depth), dice.of(['<', '=', '>'] as const), dice.chance(80) ? dice.random(4) : this.number(0)] }),
		];
		if (this.leave.attacks)
			kinds.push(
				() => this.attack(),
				() => ({ royalAttacked: dice.of(['own', 'other'] as const) }),
			);
		if (depth > 0) {
			const part = (): Cond => this.condition(depth - 1);
			kinds.push(
				() => ({ all: [part(), part()] }),
				() => ({ some: [part(), part()] }),
				() => ({ not: part() }),
				() => ({ before: part() }),
			);
			if (this.defs.length > 0) kinds.push(() => ({ def: dice.of(this.defs) }));
		}
		return dice.made(kinds);
	}
}
