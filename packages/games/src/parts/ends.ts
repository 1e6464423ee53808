import type { Cond, Outcome } from '@x/core';
import { all, checkmate, compare, count, moves, repetition, some, stored, variable } from '@x/core/build';
import { chess } from '../chess.js';

/** A side that cannot move loses. */
export const stalemateLoses: readonly Outcome[] = /* @__PURE__ */ (() => checkmate(['K'], { stalemate: 'loss' }).outcomes)();

/** A side that cannot move loses if it is in check; otherwise the game is drawn. */
export const stalemateDraws: readonly Outcome[] = /* @__PURE__ */ (() => checkmate(['K']).outcomes)();

/** Neither side has a piece to drop. */
export const emptyHands: readonly Cond[] = [compare(stored('hand', 'own'), '=', 0), compare(stored('hand', 'other'), '=', 0)];

/** The sides have nothing but kinds that can neither mate each other nor win otherwise, and nothing to drop: a dead position. */
export const bareKings = (hands: readonly Cond[] = [], royals: readonly string[] = ['K']): Outcome => ({
	id: 'insufficient-material',
	when: 'turn',
	if: all(compare(count({ side: ['white', 'black'], notKind: royals }), '=', 0), ...hands),
	result: 'draw',
});

/**
 * The dead positions of chess by material, on any board that is a rectangle, whatever other kinds the game has: besides the kings at most one
 * knight or bishop, or bishops that all stand on one colour. With bishops, the ruleset must have the zones `dark` and `light`.
 */
export function minorPieces(kinds: readonly string[], hands: readonly Cond[] = []): Outcome {
	const minor = ['N', 'B'].filter((kind) => kinds.includes(kind));
	const none = (kind: readonly string[], zone?: string): Cond => compare(count({ kind }, zone === undefined ? {} : { zone }), '=', 0);
	const oneColour = all(none(['N'].filter((kind) => kinds.includes(kind))), some(none(['B'], 'dark'), none(['B'], 'light')));
	const few = [compare(count({ kind: minor }), '<', 2), ...(kinds.includes('B') ? [oneColour] : [])];
	return {
		...bareKings(),
		if: all(compare(count({ side: ['white', 'black'], notKind: ['K', ...minor] }), '=', 0), some(...few), ...hands),
	};
}

const isDeadMaterial = ({ id }: Outcome): boolean => id === 'insufficient-material';

/** The ends of chess for games with other pieces or aims, in which only bare kings are a dead position. */
export const chessEnds = (hands: readonly Cond[] = []): readonly Outcome[] => [bareKings(hands), ...openEnds];

/** The ends of chess where even bare kings may win. */
export const openEnds: readonly Outcome[] = /* @__PURE__ */ chess.rules.outcomes.filter((outcome) => !isDeadMaterial(outcome));

/** The ends of chess where pieces are dropped: material counts while both hands are empty. */
export const chessEndsWithHands: readonly Outcome[] = /* @__PURE__ */ chess.rules.outcomes.map((outcome) =>
	isDeadMaterial(outcome) && outcome.if !== undefined ? { ...outcome, if: all(outcome.if, ...emptyHands) } : outcome,
);

const playable = compare(moves('next'), '>', 0);
const idleFor = (plies: number): Cond => compare(variable('halfmove'), '>', plies - 1);

/**
 * The draws of chess in a game whose end by having no move is not a draw: repetition, and too many plies without progress while something
 * can be played.
 */
export const drawsWhilePlaying: readonly Outcome[] = [
	...openEnds.filter(({ id }) => id.endsWith('repetition')),
	{ id: '75-move-rule', when: 'turn', if: all(idleFor(150), playable), result: 'draw' },
	{ id: '50-move-rule', when: 'turn', if: all(idleFor(100), playable), result: 'draw', claim: 'mover' },
];

/** The same position three times may be claimed as a draw. */
export const threefold: Outcome = /* @__PURE__ */ repetition(3, { claim: 'mover' });

/** This number of plies without a capture or an advance may be claimed as a draw, unless the last of them mates. */
export const idlePlies = (plies: number): Outcome => ({
	id: 'move-rule',
	when: 'turn',
	if: all(idleFor(plies), playable),
	result: 'draw',
	claim: 'mover',
});

/**
 * A side that has only its king loses, unless the other side is reduced to its king by the next move: a bare king to move may still capture the last
 * piece of the other side.
 */
export const bareKing: readonly Outcome[] = [
	{
		id: 'bare-king',
		when: 'turn',
		if: all(compare(count({ who: 'enemy' }), '<', 2), compare(count({ who: 'friend' }), '>', 1)),
		result: 'win',
	},
	{
		id: 'bare-king',
		when: 'turn',
		if: all(compare(count({ who: 'friend' }), '<', 2), compare(count({ who: 'enemy' }), '>', 2)),
		result: 'loss',
	},
	{
		id: 'two-kings',
		when: 'turn',
		if: all(compare(count({ who: 'friend' }), '<', 2), compare(count({ who: 'enemy' }), '<', 2)),
		result: 'draw',
	},
];
