import type { GameDefinition } from '@x/core';
import { type Facts, lint, type Plan, plan as planOf } from '@x/core/compile';
import { bitboardPlanOf } from '@x/core/rules';
import { isNotationError, isRulesetError } from '@x/diagnostics';
import { plan as words } from '../../strings/plan.js';
import type { LanguageId } from '../languages/ids.js';
import { LANGUAGES } from '../languages/table.js';
import type { FactView, PlanView } from '../workshop-views.js';

const factsIn = ({ facts, ruleset }: Plan): readonly FactView[] => {
	const { axes } = ruleset.space;
	const sizes = axes.map(({ extent: [least, most] }) => (least === null || most === null ? '∞' : Number(most) - Number(least) + 1));
	const count = (part: object): number => Object.keys(part).length;
	const plain: readonly string[] = [
		words.board(sizes, ruleset.space.holes?.length ?? 0),
		words.sides(count(ruleset.sides), count(ruleset.turn.phases)),
		words.parts(count(ruleset.kinds), count(ruleset.paths)),
		...(count(ruleset.stores) + count(ruleset.points) + count(ruleset.vars) === 0
			? []
			: [words.memory(count(ruleset.stores), count(ruleset.points), count(ruleset.vars))]),
	];
	const tested = Object.entries(words.facts) as unknown as readonly (readonly [
		keyof typeof words.facts & keyof Facts,
		readonly [string, string],
	])[];
	return [
		...plain.map((text): FactView => ({ text, holds: undefined })),
		...tested.map(([fact, [yes, no]]): FactView => ({ text: facts[fact] ? yes : no, holds: facts[fact] })),
		{ text: words.history[facts.history ?? 'none'], holds: facts.history === undefined },
		...(facts.lawMarks === undefined ? [] : [{ text: words.lawMarks(facts.lawMarks), holds: undefined }]),
		...(facts.pointSets === undefined ? [] : [{ text: words.pointSets(facts.pointSets), holds: false }]),
		...(facts.literal === undefined ? [] : [{ text: words.literal, holds: false }]),
	];
};

/** The properties for which bitboards cannot hold a game; each is necessary for them. */
const obstacles = ({ facts, ruleset, drops, kinds, names }: Plan): readonly string[] => {
	const { space, stores, traces, prefer, defs, immune, turn, forbid } = ruleset;
	const bounded = space.axes.map(({ extent: [least, most] }) =>
		least === null || most === null ? Number.POSITIVE_INFINITY : Number(most) - Number(least) + 1,
	);
	const squares = bounded.reduce((product, size) => product * size, 1);
	const has = (part: object): boolean => Object.keys(part).length > 0;
	const hasShape = (shape: string): boolean =>
		Object.values(kinds).some(({ branches }) => branches.some((branch) => branch.shape === shape));
	const found: readonly (readonly [boolean, string])[] = [
		[space.axes.length !== 2, words.obstacles.axes(space.axes.length)],
		[squares > 64, words.obstacles.squares(squares)],
		[space.axes.some(({ wrap }) => wrap === true), words.obstacles.wrap],
		[(names?.cells ?? 'a1') !== 'a1', words.obstacles.cells],
		[Object.keys(kinds).length > 15, words.obstacles.kinds(Object.keys(kinds).length)],
		[has(turn.phases) && Object.keys(turn.phases).length !== 2, words.obstacles.phases(Object.keys(turn.phases).length)],
		[has(stores) || drops !== undefined, words.obstacles.stores],
		[has(traces), words.obstacles.traces],
		[prefer.length > 0, words.obstacles.prefer],
		[immune !== undefined, words.obstacles.immune],
		[has(defs), words.obstacles.defs],
		[hasShape('hop'), words.obstacles.hops],
		[hasShape('hit'), words.obstacles.hits],
		[!facts.quietHooks, words.obstacles.hooks],
		[forbid.length !== 1 || !facts.onlyRoyalLaw, words.obstacles.laws],
	];
	return found.flatMap(([is, text]) => (is ? [text] : []));
};

/** The branches of a kind by their shape, in words. */
const shapesOf = ({ branches, programs }: Plan['kinds'][string]): readonly string[] => {
	const counts = new Map<string, number>();
	for (const { shape } of branches) counts.set(shape, (counts.get(shape) ?? 0) + 1);
	if (programs.length > 0) counts.set('program', programs.length);
	return [...counts].map(([shape, count]) => words.shape(words.shapes[shape as keyof typeof words.shapes], count));
};

const viewOf = (definition: GameDefinition, text: string): PlanView => {
	const plan = planOf(definition);
	const isBitboard = bitboardPlanOf(plan) !== undefined;
	const reasons = isBitboard ? [] : obstacles(plan);
	const titles = Object.entries(plan.ruleset.kinds).map(([kind, { title }]) => [kind, title ?? kind] as const);
	return {
		text,
		facts: factsIn(plan),
		engine: isBitboard ? words.bitboards : plan.facts.literal === true ? words.walked : words.tables,
		reasons: isBitboard || reasons.length > 0 ? reasons : [words.obstacles.moves],
		kinds: titles.map(([kind, title]) => ({ title, shapes: shapesOf(plan.kinds[kind]!) })),
		notes: lint(definition).map(({ message }) => message),
		drops: Object.keys(plan.drops ?? {}).length,
		hash: plan.hash,
	};
};

/** The facts about rules, and how they are played. Undefined if they cannot be played. */
export const planOfRules = (id: LanguageId, text: string): PlanView | undefined => {
	const language = LANGUAGES[id];
	try {
		const { value } = language.parse(text);
		return value === undefined ? undefined : viewOf(language.toGame(value), text);
	} catch (error) {
		if (isNotationError(error) || isRulesetError(error)) return undefined;
		throw error;
	}
};
