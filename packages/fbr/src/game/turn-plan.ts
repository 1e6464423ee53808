import type { Rule } from '../tree.js';
import { hasAttribute, type RuleList } from './rule-list.js';
import { membersOf } from './types.js';

export const SIDES = ['white', 'black'] as const;
export type SideName = (typeof SIDES)[number];
export const otherSide = (side: SideName): SideName => (side === 'white' ? 'black' : 'white');

/** One part of a turn: one move. */
export interface TurnPart {
	readonly index: number;
	readonly rule: Rule;
	/** The sides that have this part: a set with colours may name pieces of one side only. */
	readonly sides: readonly SideName[];
	/** The types that may move, for each side; of the opponent, where the prefix makes small letters the opponent's. */
	readonly own: Readonly<Record<SideName, readonly string[]>>;
	readonly opponents: readonly string[];
	/** Whether every type may move. */
	readonly all: boolean;
}

/** A part that can be made in a phase. */
export interface TurnOption {
	readonly part: number;
	/** Only while the side has its privilege (`untilcapture`), or only after it has lost it. */
	readonly when?: 'kept' | 'lost';
}

/** A phase of a turn: the side, and the parts that it has made or left out. */
export interface TurnPhase {
	readonly name: string;
	readonly side: SideName;
	readonly done: readonly number[];
	/** The parts one of which is made now. */
	readonly parts: readonly number[];
	readonly options: readonly TurnOption[];
	/** The first phase of a turn. */
	readonly first: boolean;
	/** Only the very first turn of the game has it. */
	readonly opening: boolean;
	/** It belongs to a turn of a series that is not the first one (`progressive`). */
	readonly later: boolean;
}

/** The turns that a phase belongs to. */
type Turns = Partial<Pick<TurnPhase, 'opening' | 'later'>>;

const PLAIN: Rule = { name: 'turn', attributes: [{ name: 'enpassant' }] };

/** The most parts that can be made in any order: the phases are their subsets. */
export const MOST_UNORDERED = 4;

/** The parts of a turn and the phases in which they are made. Without a rule: one move, en passant included (decision D24). */
export class TurnPlan {
	readonly parts: readonly TurnPart[];
	readonly phases: readonly TurnPhase[];
	/** The turns of a side come in series (`progressive`). */
	readonly series: boolean;

	/** `begins`: the side with the first turn. */
	constructor(rules: RuleList, types: readonly string[], begins: SideName) {
		const found = rules.all('turn');
		this.series = rules.has('progressive');
		this.parts = (found.length === 0 ? [PLAIN] : found).map((rule, index) => partOf(rule, index, types));
		this.phases = [
			...SIDES.flatMap((side) => [...this.#phasesOf(side), ...(this.series ? this.#phasesOf(side, { later: true }) : [])]),
			...this.#openings(begins),
		];
	}

	/** Whether a turn can have more than one move. */
	get several(): boolean {
		return this.parts.length > 1 || this.series;
	}

	/** Whether more parts can be made in any order than phases can be listed for. */
	get tooMany(): boolean {
		const free = this.parts.filter(({ rule }) => rule.order === undefined).length;
		const orders = this.parts.flatMap(({ rule }) => rule.order ?? []);
		const equal = Math.max(0, ...orders.map((order) => orders.filter((one) => one === order).length));
		return free + equal > MOST_UNORDERED;
	}

	/** The phases in which a part can be made. */
	phasesOf(part: TurnPart): readonly TurnPhase[] {
		return this.phases.filter(({ parts }) => parts.includes(part.index));
	}

	phase(side: SideName, done: readonly number[], { opening = false, later = false }: Turns = {}): TurnPhase | undefined {
		return this.phases.find((one) => one.side === side && one.opening === opening && one.later === later && sameParts(one.done, done));
	}

	/** The names of the phases that begin a turn. */
	get firsts(): readonly string[] {
		return this.phases.filter(({ first }) => first).map(({ name }) => name);
	}

	/** The phase in which the game starts. */
	get start(): string {
		return this.phases.find(({ opening }) => opening)?.name ?? 'white';
	}

	/** The phases in which one of the parts with a property can be made. */
	where(holds: (part: TurnPart) => boolean): readonly TurnPhase[] {
		return this.phases.filter(({ parts }) => parts.some((part) => holds(this.parts[part]!)));
	}

	/** The parts that may follow, by number: the lowest one, and those without a number. */
	#available(side: SideName, done: readonly number[], opening: boolean, lost: boolean): readonly number[] {
		const finished = new Set(done.map((index) => this.parts[index]!.rule.order).filter((order) => order !== undefined));
		const left = this.parts.filter(
			({ index, rule, sides }) =>
				!done.includes(index) &&
				sides.includes(side) &&
				!(opening && hasAttribute(rule, 'balance')) &&
				!(lost && hasAttribute(rule, 'untilcapture')) &&
				// Nothing has moved before.
				!(done.length === 0 && hasAttribute(rule, 'again')) &&
				!(rule.order !== undefined && finished.has(rule.order)),
		);
		const lowest = Math.min(...left.flatMap(({ rule }) => (rule.order === undefined ? [] : [rule.order])));
		return left.filter(({ rule }) => rule.order === undefined || rule.order === lowest).map(({ index }) => index);
	}

	#options(side: SideName, done: readonly number[], opening: boolean): readonly TurnOption[] {
		const kept = this.#available(side, done, opening, false);
		const lost = this.#available(side, done, opening, true);
		return this.parts.flatMap(({ index: part }): TurnOption[] => {
			if (kept.includes(part)) return [lost.includes(part) ? { part } : { part, when: 'kept' }];
			return lost.includes(part) ? [{ part, when: 'lost' }] : [];
		});
	}

	#phasesOf(side: SideName, { opening = false, later = false }: Turns = {}): TurnPhase[] {
		const phases: TurnPhase[] = [];
		const visit = (done: readonly number[]): void => {
			const options = this.#options(side, done, opening);
			if (options.length === 0 || phases.some((one) => sameParts(one.done, done))) return;
			const parts = options.map(({ part }) => part);
			const name = nameOf(`${side}${opening ? '.opening' : later ? '.more' : ''}`, done);
			phases.push({ name, side, done, parts, options, first: done.length === 0 && !later, opening, later });
			if (!this.tooMany) for (const part of parts) visit([...done, part]);
		};
		visit([]);
		return phases;
	}

	#openings(begins: SideName): TurnPhase[] {
		return this.parts.some(({ rule }) => hasAttribute(rule, 'balance')) ? this.#phasesOf(begins, { opening: true }) : [];
	}
}

/** Whether pieces of both sides can move in a phase. */
export const movesBoth = ({ parts: all }: Pick<TurnPlan, 'parts'>, { parts, side }: TurnPhase): boolean =>
	parts.some((part) => all[part]!.opponents.length > 0) && parts.some((part) => all[part]!.own[side].length > 0);

function nameOf(begin: string, done: readonly number[]): string {
	const made = [...done].sort((one, other) => one - other).map((at) => at + 1);
	return made.length === 0 ? begin : `${begin}.${made.join(Math.max(...made) > 9 ? '-' : '')}`;
}

const sameParts = (one: readonly number[], other: readonly number[]): boolean =>
	one.length === other.length && one.every((part) => other.includes(part));

function partOf(rule: Rule, index: number, types: readonly string[]): TurnPart {
	const { first, second } = membersOf(rule.set, types);
	const coloured = rule.set?.coloured === true;
	// With a prefix the colours are relative to the side that moves (decision D7).
	const relative = coloured && rule.prefix !== undefined;
	const own = { white: first, black: coloured && !relative ? second : first };
	return {
		index,
		rule,
		own,
		opponents: relative ? second : [],
		sides: coloured && !relative ? SIDES.filter((side) => own[side].length > 0) : SIDES,
		all: rule.set === undefined,
	};
}
