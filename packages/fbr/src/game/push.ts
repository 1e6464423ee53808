import type { Cond, Path } from '@x/core';
import { act, any, compare, isSame, land, phase, same, seq, setPoint, setVar, test } from '@x/core/build';
import type { Ending } from '@x/mbn/path';
import { typeOfKind } from './cast.js';
import { type Contributions, declare, declareVar, outcome } from './contribution.js';
import { hasAttribute } from './rule-list.js';
import type { OwnerPhase, Phased, StageBranch, Staged } from './steps.js';
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
function promotionOf(game: Staged, kind: string): readonly StageBranch[] {
	for (const stage of game.stages) {
		const branches = stage(kind, { type: 'plain', mover: kind });
		if (branches.some(({ choices }) => choices.some(({ becomes }) => becomes !== undefined))) return branches;
	}
	return [];
}

/** The kinds that can be pushed to where their owner promotes them. */
const promotable = (game: Staged): readonly string[] =>
	Object.keys(game.kinds).filter(
		(kind) => game.turn.parts.some((part) => part.opponents.includes(typeOfKind(game, kind))) && promotionOf(game, kind).length > 0,
	);

/** How a pushed piece ends its move. It lands, and its owner chooses its promotion afterwards. */
export function* pushEnding(game: Staged, kind: string): Contributions<Ending | undefined> {
	const branches = promotionOf(game, kind);
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
	yield declare({ points: { [PUSHED]: 'reply' }, vars: { [PROMOTES]: { start: 0, life: 'walk' } } });
	return { land: ends([land()]), landed: ends([]) };
}

/** Whether a move from this phase can push a piece that its owner promotes. */
export const pushesFrom = (game: Staged, { parts }: TurnPhase): boolean =>
	parts.some((part) => pushing(game.turn.parts[part]!)) && promotable(game).length > 0;

export const HAS_PUSHED: Cond = compare({ var: PROMOTES }, '>', 0);

/** The phase between a push and the next phase. */
export const ownerPhaseName = (side: TurnPhase['side'], to: string): string => `${otherSide(side)} promotes, then ${to}`;

/** The phases of owners, by the phases that can follow a push. */
export function ownerPhases(game: Staged, following: (phase: TurnPhase) => readonly string[]): readonly OwnerPhase[] {
	const kinds = promotable(game);
	const found = new Map<string, OwnerPhase>();
	for (const from of game.turn.phases) {
		if (!pushesFrom(game, from)) continue;
		const wins = from.parts.some((part) => hasAttribute(game.turn.parts[part]!.rule, 'avalanche'));
		for (const to of following(from)) {
			const name = ownerPhaseName(from.side, to);
			found.set(name, { name, to, side: otherSide(from.side), kinds, wins: wins || found.get(name)?.wins === true });
		}
	}
	return [...found.values()];
}

/** The moves of an owner's choice. */
export function* ownerMoves(game: Phased, kind: string): Contributions<readonly Path[]> {
	const { owners: phases } = game;
	if (phases.length === 0 || !phases[0]!.kinds.includes(kind)) return [];
	const choices = promotionOf(game, kind).flatMap((branch) =>
		branch.choices.some(({ becomes }) => becomes !== undefined) ? branch.choices : [],
	);
	const distinct = choices.filter((choice, at) => choices.findIndex((one) => isSame(one, choice)) === at);
	yield declareVar(CHOSEN, { start: 0, life: 'walk' });
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
export function* ownerWins({ owners, royals }: Phased): Contributions {
	yield { lax: owners.map(({ name }) => name) };
	if (royals.strict === undefined || owners.every(({ wins }) => !wins)) return;
	const checks = { all: [compare({ var: CHOSEN }, '>', 0), { royalAttacked: 'other' as const }] };
	yield outcome(45, { id: 'avalanche', when: 'moved', if: checks, result: 'win' });
}
