import type { Cond, Path } from '@x/core';
import { act, any, compare, land, phase, same, seq, setPoint, setVar, test } from '@x/core/build';
import type { Ending } from '@x/mbn/path';
import type { Draft, Stage, StageBranch } from './draft.js';
import { hasAttribute } from './rule-list.js';
import { otherSide, type TurnPart, type TurnPhase } from './turn-plan.js';

/** The cell of a pushed piece that its owner promotes. */
const PUSHED = 'pushed';
/** A move has pushed a piece that its owner promotes. */
const PROMOTES = 'promotes';
/** An owner has chosen the promotion of a piece that the opponent pushed. */
const CHOSEN = 'chosen';

/** The parts in which the opponent's pieces are moved. */
const pushing = ({ opponents }: TurnPart): boolean => opponents.length > 0;

/** The first stage after a move in which a kind can become another one. */
function promotionOf(draft: Draft, kind: string): readonly StageBranch[] {
	const stages: readonly Stage[] = [...draft.stages].sort((one, other) => one.order - other.order);
	for (const stage of stages) {
		const branches = stage.branches(kind, { type: 'plain', mover: kind });
		if (branches.some(({ choices }) => choices.some(({ becomes }) => becomes !== undefined))) return branches;
	}
	return [];
}

/** The kinds that can be pushed to where their owner promotes them. */
const promotable = (draft: Draft): readonly string[] =>
	Object.keys(draft.kinds).filter(
		(kind) => draft.turn.parts.some((part) => part.opponents.includes(draft.typeOf(kind))) && promotionOf(draft, kind).length > 0,
	);

/** How a pushed piece ends its move. It lands, and its owner chooses its promotion afterwards. */
export function pushEnding(draft: Draft, kind: string): Ending | undefined {
	const branches = promotionOf(draft, kind);
	if (branches.length === 0) return undefined;
	const ends = (first: readonly Path[]): Path =>
		any(
			...branches
				.filter(({ choices }) => choices.length > 0)
				.map(({ tests, choices }) =>
					seq(
						...tests.map(test),
						...first,
						...(choices.some(({ becomes }) => becomes !== undefined) ? [act(setPoint(PUSHED, 'at')), act(setVar(PROMOTES, 1))] : []),
					),
				),
		);
	draft.points[PUSHED] = 'reply';
	draft.variable(PROMOTES, { start: 0, life: 'walk' });
	return { land: ends([land()]), landed: ends([]) };
}

/** The phase in which the owner of a pushed piece promotes it, before a phase is entered. */
export interface OwnerPhase {
	readonly name: string;
	readonly to: string;
	readonly side: TurnPhase['side'];
	readonly kinds: readonly string[];
	/** The owner wins if the promotion gives check. */
	readonly wins: boolean;
}

/** Whether a move from this phase can push a piece that its owner promotes. */
export const pushesFrom = (draft: Draft, { parts }: TurnPhase): boolean =>
	parts.some((part) => pushing(draft.turn.parts[part]!)) && promotable(draft).length > 0;

export const HAS_PUSHED: Cond = compare({ var: PROMOTES }, '>', 0);

/** The phase between a push and the next phase. */
export const ownerPhaseName = (side: TurnPhase['side'], to: string): string => `${otherSide(side)} promotes, then ${to}`;

/** The phases of owners, by the phases that can follow a push. */
export function ownerPhases(draft: Draft, following: (phase: TurnPhase) => readonly string[]): readonly OwnerPhase[] {
	const kinds = promotable(draft);
	const found = new Map<string, OwnerPhase>();
	for (const from of draft.turn.phases) {
		if (!pushesFrom(draft, from)) continue;
		const wins = from.parts.some((part) => hasAttribute(draft.turn.parts[part]!.rule, 'avalanche'));
		for (const to of following(from)) {
			const name = ownerPhaseName(from.side, to);
			found.set(name, { name, to, side: otherSide(from.side), kinds, wins: wins || found.get(name)?.wins === true });
		}
	}
	return [...found.values()];
}

/** The moves of an owner's choice. */
export function ownerMoves(draft: Draft, kind: string, phases: readonly OwnerPhase[]): readonly Path[] {
	if (phases.length === 0 || !phases[0]!.kinds.includes(kind)) return [];
	const choices = promotionOf(draft, kind).flatMap((branch) =>
		branch.choices.some(({ becomes }) => becomes !== undefined) ? branch.choices : [],
	);
	const distinct = [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
	draft.variable(CHOSEN, { start: 0, life: 'walk' });
	const ends = distinct.map(({ effects, becomes }) => (becomes === undefined ? act(setPoint(PUSHED, null)) : seq(...effects)));
	return [
		seq(
			test(phase(...phases.map(({ name }) => name))),
			test(same('at', { point: PUSHED })),
			act(setVar(CHOSEN, 1)),
			ends.length === 1 ? ends[0]! : any(...ends),
		),
	];
}

/** An owner whose promotion checks the pusher wins (decision D7). */
export function ownerWins(draft: Draft, phases: readonly OwnerPhase[]): void {
	const names = phases.filter(({ wins }) => wins).map(({ name }) => name);
	draft.laxPhases.push(...phases.map(({ name }) => name));
	if (names.length > 0 && draft.strictCheck !== undefined)
		draft.outcome(45, {
			id: 'avalanche',
			when: 'moved',
			if: { all: [compare({ var: CHOSEN }, '>', 0), { royalAttacked: 'other' }] },
			result: 'win',
		});
}
