import type { Cond, Phase, Ruleset } from '@x/core';
import { all, compare, variable } from '@x/core/build';
import { allOf, type Cast, kindsOf } from './cast.js';
import type { Sum } from './contribution.js';
import { musketeerPhase } from './musketeer.js';
import { obligedPhases } from './obligations.js';
import { afterSkip, CASTLED, choosesParts, PART, stateOf } from './options.js';
import { HAS_PUSHED, ownerPhaseName, ownerPhases, pushesFrom } from './push.js';
import { hasAttribute } from './rule-list.js';
import { seriesEnd } from './series.js';
import { stalemateSkips } from './stalemate.js';
import type { OwnerPhase, Phased, Staged } from './steps.js';
import { threatPhases } from './threats.js';
import { otherSide, type TurnPhase } from './turn-plan.js';

/** The phases of the turns. */
export function phasesOf(game: Phased, rules: Sum): Ruleset['turn'] {
	const { turn } = game;
	const phases: Record<string, Phase> = {};
	for (const one of turn.phases) phases[one.name] = phaseOf(game, rules, one);
	for (const { name, side } of threatPhases(game)) phases[name] = { side, next: [{ to: side }] };
	for (const { name, side, kinds, to } of game.owners) phases[name] = { side, pieces: { who: 'friend', kind: kinds }, next: [{ to }] };
	const all = { ...phases, ...rules.declared.phases };
	return { start: musketeerPhase(game) ?? turn.start, phases: game.limits.obligations.length > 0 ? obligedPhases(game, all) : all };
}

/** The phases in which an owner promotes a piece that the opponent pushed. */
export const ownersOf = (game: Staged): readonly OwnerPhase[] =>
	ownerPhases(game, (phase) => [...new Set(phase.parts.flatMap((part) => after(game, phase, [...phase.done, part])).map(({ to }) => to))]);

type Next = Phase['next'][number];

function phaseOf(game: Phased, rules: Sum, phase: TurnPhase): Phase {
	const { turn } = game;
	const also = rules.also.filter(({ phases }) => phases?.includes(phase.name) ?? plain(game, phase)).map(({ name }) => name);
	const enter = rules.enter.filter(({ phases }) => phases.includes(phase.name)).map(({ hook }) => hook);
	const enemies = phase.parts.flatMap((part) => turn.parts[part]!.opponents);
	const own = phase.parts.some((part) => turn.parts[part]!.own[phase.side].length > 0);
	const skip = skipOf(game, phase);
	return {
		side: phase.side,
		...(enemies.length > 0 && {
			pieces: own || game.rewritten !== undefined ? { who: 'occupied' } : { who: 'enemy', kind: kindsOf(game, enemies) },
		}),
		...(also.length > 0 && { also }),
		...(enter.length > 0 && { enter }),
		...(skip !== undefined && { skip }),
		next: nextOf(game, phase),
	};
}

/** Where the game goes on after each part that can be made in a phase. */
export function nextOf(game: Staged, phase: TurnPhase): readonly Next[] {
	const end = turnEnd(game, phase);
	const next: Next[] = [];
	for (const part of phase.parts) {
		const made = choosesParts(game) && phase.parts.length > 1 ? [compare(variable(PART), '=', part + 1)] : [];
		const castles = hasAttribute(game.turn.parts[part]!.rule, 'castling') && game.model.castlings.length > 0;
		const ends: readonly Next[] = castles ? end.map((one) => both(one, compare(variable(CASTLED), '>', 0))) : [];
		const steps = [...ends, ...after(game, phase, [...phase.done, part])];
		const owned = pushesFrom(game, phase)
			? steps.flatMap((one): readonly Next[] => [both(one, HAS_PUSHED, ownerPhaseName(phase.side, one.to)), one])
			: steps;
		next.push(...owned.map((one) => made.reduce<Next>((sum, cond) => both(sum, cond), one)));
	}
	const open = next.findIndex((one) => one.if === undefined);
	return open < 0 ? [...next, { to: otherSide(phase.side) }] : next.slice(0, open + 1);
}

/** Where the game goes on after a turn. */
const turnEnd = (game: Staged, { side }: TurnPhase): readonly Next[] =>
	game.turn.series ? seriesEnd(game, side) : [{ to: otherSide(side) }];

const both = (next: Next, cond: Cond, to = next.to): Next => ({ if: next.if === undefined ? cond : all(cond, next.if), to });

/** The phases after some parts, with the conditions under which each is entered: a part that cannot be made is left out. */
function after(game: Staged, phase: TurnPhase, done: readonly number[]): readonly Next[] {
	const following = game.turn.phase(phase.side, done, phase);
	if (following === undefined) return turnEnd(game, phase);
	const [option, ...others] = following.options;
	const conditions = others.length > 0 ? [] : entryOf(game, following, option!.part);
	if (conditions.length === 0) return [{ to: following.name }];
	return [{ if: allOf(conditions), to: following.name }, ...after(game, phase, [...done, option!.part])];
}

/** The conditions for a phase with one part to be entered. */
function entryOf(game: Staged, phase: TurnPhase, part: number): readonly Cond[] {
	const { rule, own } = game.turn.parts[part]!;
	return [...stateOf(phase.options[0]!), ...(hasAttribute(rule, 'again') ? [{ mover: { kind: kindsOf(game, own[phase.side]) } }] : [])];
}

/** Whether one of the parts has no prefix: drops and the like belong to it. */
const plain = (game: Cast, phase: TurnPhase): boolean => phase.parts.some((part) => game.turn.parts[part]!.rule.prefix === undefined);

/** Where the game goes on if nothing can be moved: a turn ends without its later parts (D24). */
function skipOf(game: Phased, phase: TurnPhase): string | undefined {
	const away = otherSide(phase.side);
	if (phase.done.length === 0) return stalemateSkips(game.model) ? away : undefined;
	const stays = phase.parts.some((part) =>
		(['compulsory', 'achievable'] as const).some((name) => hasAttribute(game.turn.parts[part]!.rule, name)),
	);
	return stays ? undefined : (afterSkip(game, phase)?.name ?? away);
}
