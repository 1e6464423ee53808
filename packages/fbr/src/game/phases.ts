import type { Cond, Hook, Phase, Ruleset } from '@x/core';
import { all, compare, not } from '@x/core/build';
import type { Draft } from './draft.js';
import { PART } from './pieces.js';
import { hasAttribute } from './rule-list.js';
import { otherSide, type TurnPhase } from './turn-plan.js';

/** The phases of the turns. */
export function phasesOf(draft: Draft): Ruleset['turn'] {
	const { turn } = draft;
	return { start: turn.start, phases: Object.fromEntries(turn.phases.map((one) => [one.name, phaseOf(draft, one)])) };
}

function phaseOf(draft: Draft, phase: TurnPhase): Phase {
	const { turn } = draft;
	const away = otherSide(phase.side);
	const next: { readonly if?: Cond; readonly to: string }[] = draft.turnEnds.map((cond) => ({ if: cond, to: away }));
	for (const part of phase.parts) {
		const follows = after(draft, phase, part);
		const made: Cond[] = phase.parts.length > 1 ? [compare({ var: PART }, '=', part + 1)] : [];
		if (follows !== undefined) {
			const conditions = [...made, ...entryOf(draft, follows)];
			next.push({ ...(conditions.length > 0 && { if: conditions.length === 1 ? conditions[0]! : all(...conditions) }), to: follows.name });
		}
	}
	if (next.every((one) => one.if !== undefined)) next.push({ to: away });
	const also = draft.also.filter(({ phases }) => phases?.includes(phase.name) ?? plain(draft, phase)).map(({ name }) => name);
	const enter = draft.entriesOf(phase.name);
	const skip = skipOf(draft, phase);
	const enemies = phase.parts.flatMap((part) => turn.parts[part]!.opponents);
	const own = phase.parts.some((part) => turn.parts[part]!.own[phase.side].length > 0);
	return {
		side: phase.side,
		...(enemies.length > 0 && { pieces: own ? { who: 'occupied' } : { who: 'enemy', kind: draft.kindsOf(enemies) } }),
		...(also.length > 0 && { also }),
		...(enter.length > 0 && { enter: enter as readonly Hook[] }),
		...(skip !== undefined && { skip }),
		next,
	};
}

/** Whether one of the parts has no prefix: drops and the like belong to it. */
const plain = (draft: Draft, phase: TurnPhase): boolean => phase.parts.some((part) => draft.turn.parts[part]!.rule.prefix === undefined);

/** The phase after a part; `undefined`: the turn is over. */
const after = (draft: Draft, phase: TurnPhase, part: number): TurnPhase | undefined =>
	draft.turn.phases.find(
		(one) =>
			one.side === phase.side &&
			one.opening === phase.opening &&
			one.done.length === phase.done.length + 1 &&
			one.done.includes(part) &&
			phase.done.every((done) => one.done.includes(done)),
	);

/** What must hold for a phase to be entered: one of its parts can be made. */
function entryOf(draft: Draft, phase: TurnPhase): readonly Cond[] {
	if (phase.parts.length !== 1) return [];
	return draft.entries.filter(({ part }) => phase.parts.includes(part)).map(({ cond }) => cond);
}

/** Where the game goes on if nothing can be moved: a turn ends without its later parts (D24). */
function skipOf(draft: Draft, phase: TurnPhase): string | undefined {
	const away = otherSide(phase.side);
	if (phase.first) return draft.skips ? away : undefined;
	if (
		phase.parts.some(
			(part) => hasAttribute(draft.turn.parts[part]!.rule, 'compulsory') || hasAttribute(draft.turn.parts[part]!.rule, 'achievable'),
		)
	)
		return undefined;
	const later = draft.turn.phases.find(
		(one) =>
			one.side === phase.side &&
			one.opening === phase.opening &&
			one.done.length === phase.done.length + phase.parts.length &&
			[...phase.done, ...phase.parts].every((part) => one.done.includes(part)),
	);
	return later?.name ?? away;
}

export const never: Cond = not({ all: [] });
