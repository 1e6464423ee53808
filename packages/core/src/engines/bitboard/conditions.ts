import type { GameData } from '../../position/types.js';
import { asEffect, foldSome, type Pass } from '../../rules/fold.js';
import type { Cond } from '../../rules/types.js';

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

/** A condition or a number of a game, as a function of its subject. */
type Test = (input: ConditionInput) => boolean;
type Value = (input: ConditionInput) => number;

export interface Conditions {
	/** The conditions of the outcomes, in their order. */
	readonly outcomes: readonly Test[];
	/** The writes of the hooks after a move, as triples: register, mask of the bits kept, number added. */
	hooks(phase: number, side: number, kind: number, captured: number): number[];
}

const always: Test = () => true;

/** `bitboardPlanOf` refuses rules with other kinds of conditions and numbers. */
const unsupported = (node: unknown): never => {
	throw new RangeError(`Expected a condition that bitboards hold, found ${Object.keys(Object(node)).join(', ')}.`);
};

const variableOf =
	({ registers }: GameData) =>
	(name: string, of: string | undefined, side: number): number =>
		registers.variable(name, of === 'other' ? 1 - side : side);

/** Numbers as functions. */
function numbersOf(ground: GameData): Pass<'number', Value> {
	const { codes, zones } = ground;
	const variable = variableOf(ground);
	return foldSome(
		'number',
		{
			plain: (number) => () => number,
			captured: () => (input) => input.captured!,
			var: ({ var: name, of }) => {
				const places = [0, 1].map((side) => variable(name, of, side));
				return (input) => input.variable!(places[input.side]!);
			},
			repeats: () => (input) => input.repeats!(),
			moves: () => (input) => input.moves!(),
			count: ({ count, zone }) => {
				const fits = [0, 1].map((side) => codes.matching(count, side));
				const inside = [0, 1].map((side) => (zone === undefined ? undefined : zones[side]![zone]!));
				return (input) => input.count!(fits[input.side]!, inside[input.side]);
			},
		},
		(node) => unsupported(node),
	);
}

export function conditionsOf(ground: GameData): Conditions {
	const { ruleset, codes, registers } = ground;
	const variable = variableOf(ground);
	const numberOf = numbersOf(ground);
	const testOf: Pass<'condition', Test> = foldSome(
		'condition',
		{
			all: ({ all }) => {
				const parts = all.map((part) => testOf(part));
				return (input) => parts.every((part) => part(input));
			},
			some: ({ some }) => {
				const parts = some.map((part) => testOf(part));
				return (input) => parts.some((part) => part(input));
			},
			not: ({ not }) => {
				const inner = testOf(not);
				return (input) => !inner(input);
			},
			compare: ({ compare: [a, sign, b] }) => {
				const [left, right] = [numberOf(a), numberOf(b)];
				if (sign === '<') return (input) => left(input) < right(input);
				return sign === '>' ? (input) => left(input) > right(input) : (input) => left(input) === right(input);
			},
			phase: ({ phase }) => {
				const phases = registers.phases.map((name) => phase.includes(name));
				return (input) => phases[input.phase]!;
			},
			royalAttacked: ({ royalAttacked }) => {
				const own = royalAttacked === 'own';
				return (input) => input.attacked!(own ? input.side : 1 - input.side);
			},
			mover: ({ mover }) => {
				const fits = [0, 1].map((side) => codes.matching(mover, side));
				return (input) => fits[input.side]![input.mover!] === 1;
			},
		},
		(node) => unsupported(node),
	);

	const testOrAlways = (cond: Cond | undefined): Test => (cond === undefined ? always : testOf(cond));
	const hooks = ruleset.after.map((hook) => ({ ...hook, test: testOrAlways(hook.if) }));
	return {
		outcomes: ruleset.outcomes.map((outcome) => testOrAlways(outcome.if)),
		hooks: (phase, side, kind, captured) =>
			hooks.flatMap((hook) =>
				(hook.test({ side, phase, mover: codes.of(side, kind), captured }) ? hook.do : (hook.else ?? [])).flatMap((effect) => {
					const act = asEffect('var', effect);
					return act === undefined
						? []
						: [variable(act.var, act.of, side), act.to === undefined ? -1 : 0, Number(act.to ?? 0) + Number(act.add ?? 0)];
				}),
			),
	};
}
