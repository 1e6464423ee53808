import type { Cond, Hook, Phase, Ruleset } from '@x/core';
import { all, compare, variable } from '@x/core/build';
import type { Draft } from './draft.js';
import { obligedPhases } from './obligations.js';
import { afterSkip, CASTLED, choosesParts, PART, stateOf } from './options.js';
import { HAS_PUSHED, type OwnerPhase, ownerPhaseName, ownerPhases, pushesFrom } from './push.js';
import { hasAttribute } from './rule-list.js';
import { seriesPhase } from './series.js';
import { threatPhases } from './threats.js';
import { otherSide, type TurnPhase } from './turn-plan.js';

/** The phases of the turns. */
export function phasesOf(draft: Draft): Ruleset['turn'] {
	const { turn } = draft;
	const phases: Record<string, Phase> = {};
	for (const one of turn.phases) phases[one.name] = phaseOf(draft, one);
	for (const { name, side } of threatPhases(draft)) phases[name] = { side, next: [{ to: side }] };
	for (const { name, side, kinds, to } of ownersOf(draft)) phases[name] = { side, pieces: { who: 'friend', kind: kinds }, next: [{ to }] };
	const all = { ...phases, ...draft.phases };
	return { start: draft.startPhase ?? turn.start, phases: draft.obligations.length > 0 ? obligedPhases(draft, all) : all };
}

/** The phases in which an owner promotes a piece that the opponent pushed. */
export const ownersOf = (draft: Draft): readonly OwnerPhase[] =>
	ownerPhases(draft, (phase) => [
		...new Set(phase.parts.flatMap((part) => after(draft, phase, [...phase.done, part])).map(({ to }) => to)),
	]);

type Next = Phase['next'][number];

function phaseOf(draft: Draft, phase: TurnPhase): Phase {
	const { turn } = draft;
	const also = draft.also.filter(({ phases }) => phases?.includes(phase.name) ?? plain(draft, phase)).map(({ name }) => name);
	const enter = draft.entriesOf(phase.name);
	const enemies = phase.parts.flatMap((part) => turn.parts[part]!.opponents);
	const own = phase.parts.some((part) => turn.parts[part]!.own[phase.side].length > 0);
	const skip = skipOf(draft, phase);
	return {
		side: phase.side,
		...(enemies.length > 0 && { pieces: own ? { who: 'occupied' } : { who: 'enemy', kind: draft.kindsOf(enemies) } }),
		...(also.length > 0 && { also }),
		...(enter.length > 0 && { enter: enter as readonly Hook[] }),
		...(skip !== undefined && { skip }),
		next: turn.series ? seriesPhase(draft, phase) : nextOf(draft, phase),
	};
}

/** Where the game goes on after each part that can be made in a phase. */
export function nextOf(draft: Draft, phase: TurnPhase): readonly Next[] {
	const away = otherSide(phase.side);
	const next: Next[] = [];
	for (const part of phase.parts) {
		const made = choosesParts(draft) && phase.parts.length > 1 ? [compare(variable(PART), '=', part + 1)] : [];
		const castles = hasAttribute(draft.turn.parts[part]!.rule, 'castling') && CASTLED in draft.vars;
		const ends: readonly Next[] = castles ? [{ if: compare(variable(CASTLED), '>', 0), to: away }] : [];
		const steps = [...ends, ...after(draft, phase, [...phase.done, part])];
		const owned = pushesFrom(draft, phase)
			? steps.flatMap((one): readonly Next[] => [both(one, HAS_PUSHED, ownerPhaseName(phase.side, one.to)), one])
			: steps;
		next.push(...owned.map((one) => made.reduce<Next>((sum, cond) => both(sum, cond), one)));
	}
	const open = next.findIndex((one) => one.if === undefined);
	return open < 0 ? [...next, { to: away }] : next.slice(0, open + 1);
}

const both = (next: Next, cond: Cond, to = next.to): Next => ({ if: next.if === undefined ? cond : all(cond, next.if), to });

/** The phases after some parts, with the conditions under which each is entered: a part that cannot be made is left out. */
function after(draft: Draft, phase: TurnPhase, done: readonly number[]): readonly Next[] {
	const following = draft.turn.phase(phase.side, done, phase.opening);
	if (following === undefined) return [{ to: otherSide(phase.side) }];
	const [option, ...others] = following.options;
	const conditions = others.length > 0 ? [] : entryOf(draft, following, option!.part);
	if (conditions.length === 0) return [{ to: following.name }];
	return [
		{ if: conditions.length === 1 ? conditions[0]! : all(...conditions), to: following.name },
		...after(draft, phase, [...done, option!.part]),
	];
}

/** The conditions for a phase with one part to be entered. */
function entryOf(draft: Draft, phase: TurnPhase, part: number): readonly Cond[] {
	const { rule, own } = draft.turn.parts[part]!;
	return [
		...stateOf(phase.options[0]!),
		...(hasAttribute(rule, 'again') ? [{ mover: { kind: draft.kindsOf(own[phase.side]) } }] : []),
		...draft.entries.filter((one) => one.part === part).map(({ cond }) => cond),
	];
}

/** Whether one of the parts has no prefix: drops and the like belong to it. */
const plain = (draft: Draft, phase: TurnPhase): boolean => phase.parts.some((part) => draft.turn.parts[part]!.rule.prefix === undefined);

/** Where the game goes on if nothing can be moved: a turn ends without its later parts (D24). */
function skipOf(draft: Draft, phase: TurnPhase): string | undefined {
	const away = otherSide(phase.side);
	if (phase.first || draft.turn.series) return draft.skips ? away : undefined;
	const stays = phase.parts.some((part) =>
		(['compulsory', 'achievable'] as const).some((name) => hasAttribute(draft.turn.parts[part]!.rule, name)),
	);
	return stays ? undefined : (afterSkip(draft, phase)?.name ?? away);
}
