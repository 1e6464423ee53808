import type { Choice, Flag, Kind, Path, Ruleset, Sources, Store } from '@x/core';
import { all, any, board, captured, compare, count, ruleset, side, some, turns } from '@x/core/build';
import { sourcesOf } from '@x/core/rules';
import type { Arrangement } from '../arrangement.js';
import type { Definition } from '../definition.js';
import { bankHooks, dropPaths, gatePath, HAND, handStore, pickupPath } from './drops.js';
import { dropsFirst } from './evasions.js';
import { vecOf } from './guards.js';
import { kindPaths } from './kinds.js';
import { type EndingOptions, Endings } from './outcomes.js';
import { FLAG, Plan, POINTS } from './plan.js';
import { setupOf } from './setup.js';

/** Builds the ruleset of a definition. */
export function buildRuleset(definition: Definition, options: EndingOptions, begin: Arrangement | undefined = definition.start): Ruleset {
	return rulesOf(new Plan(definition, begin), options, begin);
}

/** The ruleset of a definition, and the lines of the file from which its parts come. */
export function buildSourced(
	definition: Definition,
	options: EndingOptions,
	begin: Arrangement | undefined = definition.start,
): { readonly rules: Ruleset; readonly sources: Sources } {
	const plan = new Plan(definition, begin);
	const rules = rulesOf(plan, options, begin);
	return { rules, sources: sourcesOf(rules, plan.marked) };
}

function rulesOf(plan: Plan, options: EndingOptions, begin: Arrangement | undefined): Ruleset {
	const { definition } = plan;
	const paths: Record<string, Path> = {};
	const kinds: Record<string, Kind> = {};
	const passes: Path[] = [];
	for (const piece of definition.pieces) {
		const kind = plan.kinds[piece.index]!;
		const built = kindPaths(plan, piece);
		paths[kind] = plan.fromLines(piece, built.path);
		passes.push(...built.passes);
		kinds[kind] = { ...(piece.name === '' ? {} : { title: piece.name }), moves: kind };
	}
	const also = [
		...(plan.drops ? [['drops', dropPaths(plan)] as const] : []),
		...(plan.has('allow pickup') ? [['pickups', pickupPath(plan)] as const] : []),
		...(plan.has('gate drops') ? [['gates', gatePath(plan)] as const] : []),
		...(passes.length > 0 ? [['passes', any(...passes)] as const] : []),
	].map(([name, path]) => {
		const free = name in paths ? `${name}:` : name;
		paths[free] = path;
		return free;
	});
	const endings = new Endings(plan, options);
	const holes = plan.board.gaps.size > 0 ? [] : [...definition.holes];
	const { files, ranks } = definition;
	const space = holes.length === 0 ? board(files, ranks) : { ...board(files, ranks), holes: holes.map((cell) => vecOf(plan.board, cell)) };
	const law = plan.check('own');
	const start = begin === undefined ? { pieces: [] } : setupOf(plan, begin);
	return ruleset({
		space,
		zones: plan.board.zones,
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds,
		flags: flagsOf(plan),
		stores: plan.hands ? { [HAND]: handStore(plan) satisfies Store } : {},
		points: pointsOf(plan),
		vars: endings.vars,
		traces: endings.traces,
		defs: plan.manyRoyals ? { check: law } : {},
		paths,
		royal: plan.royal,
		after: [...endings.hooks, ...bankHooks(plan)],
		forbid: endings.laws,
		prefer: choicesOf(plan),
		outcomes: endings.outcomes,
		turn: turns('white', 'black', also),
		start,
	});
}

function choicesOf(plan: Plan): Choice[] {
	const choices: Choice[] = [];
	if (plan.has('force drops')) choices.push(plan.fromRule('force drops', dropsFirst(plan)));
	// Legal captures are mandatory; engine 1.4.1 does not check that they are legal.
	if (plan.has('forced capture'))
		choices.push(
			plan.fromRule('forced capture', {
				id: 'captures',
				stage: plan.definition.engine ? 'candidates' : 'legal',
				keep: { if: compare(captured(), '>', 0) },
			}),
		);
	return choices;
}

/** A right expires with the last of either partner, so that equal positions are equal. */
function flagsOf(plan: Plan): Record<string, Flag> {
	const flags: Record<string, Flag> = {};
	if (plan.castlers.size > 0 && plan.partners.size > 0) {
		const [kings, rooks] = [plan.kindsOf(plan.castlers), plan.kindsOf(plan.partners)];
		const left = (kind: readonly string[]): ReturnType<typeof compare> =>
			compare(count({ who: 'friend', kind, flag: FLAG.castle }), '>', 0);
		const lasting = kings.some((kind) => rooks.includes(kind)) ? some(left(kings), left(rooks)) : all(left(kings), left(rooks));
		flags[FLAG.castle] = { kinds: [...new Set([...kings, ...rooks])], while: lasting };
	}
	if (plan.starters.size > 0) flags[FLAG.unmoved] = { kinds: plan.kindsOf(plan.starters) };
	return flags;
}

function pointsOf(plan: Plan): Record<string, 'reply'> {
	const points: Record<string, 'reply'> = {};
	for (const point of plan.passing?.points ?? []) points[point] = 'reply';
	if (plan.passing?.behind === false) points[POINTS.passer] = 'reply';
	if (plan.flagged('no_retaliate').length > 0) points[POINTS.immune] = 'reply';
	return points;
}
