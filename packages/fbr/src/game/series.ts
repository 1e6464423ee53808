import type { Cond, Phase } from '@x/core';
import { act, addPoint, all, before, captured, compare, is, not, phase, some, sum, variable, within } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { CASTLED } from './options.js';
import { attributeOf } from './rule-list.js';
import { otherSide, type TurnPhase } from './turn-plan.js';

/** The most moves of a side in its present series. */
const LENGTH = 'length';
/** The moves made in this series. */
const MADE = 'made';
/** The cells to which pieces came in this series. */
const MOVED = 'moved';
/** Series without a capture and without a move of a pawn. */
const IDLE = 'idle';
/** The last move captured, or moved a pawn. */
const BUSY = 'busy';
/** As many such series are a draw (decision D19). */
const MOST_IDLE = 10;

const VARIANTS = ['english', 'italian', 'moderate', 'scotish'] as const;
type Variant = (typeof VARIANTS)[number];

/** Series of moves, each longer than the one before. */
export const SERIES: Lowering = { rules: { progressive: VARIANTS }, lower: series };

const variantOf = (draft: Draft): Variant => {
	const [rule] = draft.model.rules.all('progressive');
	return VARIANTS.find((name) => rule !== undefined && attributeOf(rule, name)) ?? 'italian';
};

const CHECK: Cond = { royalAttacked: 'other' };
const unfinished: Cond = compare(variable(MADE), '<', variable(LENGTH));

function series(draft: Draft): void {
	const { rules } = draft.model;
	if (!rules.has('progressive')) return;
	const variant = variantOf(draft);
	for (const { span } of rules.all('turn'))
		draft.refusals.add('A series of moves has no parts of turns.', span, 'Leave out "turn" or "progressive".');
	draft.variable(LENGTH, { start: 1, perSide: true, identity: true });
	draft.variable(MADE, { start: 0, life: 'turn', identity: true });
	// The opponent's series is one longer than this one, or than the moves made in it.
	const next = variant === 'moderate' ? variable(MADE) : variable(LENGTH);
	draft.hook(900, {
		id: 'series',
		...(variant === 'moderate' && { if: not(stops) }),
		do: [
			{ var: MADE, add: 1 },
			{ var: LENGTH, of: 'other', to: sum({ of: next }, { of: 1 }) },
		],
	});
	const royal = draft.royalKinds.length > 0;
	if (variant === 'italian' && royal) draft.law({ id: 'early-check', if: all(unfinished, CHECK) });
	if (variant === 'english' || variant === 'moderate') movedOnce(draft, variant);
	if (variant === 'moderate') draft.also.push({ name: 'stop', path: act({ var: STOPPED, to: 1 }), phases: ['white.more', 'black.more'] });
	idle(draft);
}

/** A player ends a series early. */
const STOPPED = 'stopped';
const stops: Cond = compare(variable(STOPPED), '>', 0);

/** A piece does not move twice: never, or not before all others that can. Castling moves both pieces. */
function movedOnce(draft: Draft, variant: Variant): void {
	draft.points[MOVED] = 'turn';
	if (variant === 'moderate') draft.variable(STOPPED, { start: 0, life: 'walk' });
	const twice = before(within(MOVED, 'origin'));
	draft.hook(940, { id: MOVED, do: [addPoint(MOVED, 'at')] });
	if (draft.model.castlings.length > 0) partnerMoved(draft);
	if (variant === 'moderate') draft.law({ id: 'moved-twice', if: twice });
	else draft.choice(30, { id: 'moved-twice', stage: 'legal', keep: { if: not(twice) } });
}

/** After a castling the partner stands next to the royal piece, where it did not stand before. */
function partnerMoved(draft: Draft): void {
	draft.variable(CASTLED, { start: 0, life: 'walk' });
	for (const file of [-1, 1]) {
		const cell = { from: 'at', by: [file, 0, ...draft.model.size.slice(2).map(() => 0)] } as const;
		const stands = is(cell, { who: 'friend' });
		draft.hook(941, {
			id: `${MOVED} ${file < 0 ? 'left' : 'right'}`,
			if: all(compare(variable(CASTLED), '>', 0), stands, not(before(stands))),
			do: [addPoint(MOVED, cell)],
		});
	}
}

/** Ten turns without a capture or a move of a pawn are a draw. */
function idle(draft: Draft): void {
	const pawns = draft.kindsOf(['P']);
	const busy: Cond = some(compare(captured({}), '>', 0), ...(pawns.length > 0 ? [{ mover: { kind: pawns } } as Cond] : []));
	draft.variable(IDLE, { start: 0 });
	draft.variable(BUSY, { start: 0 });
	draft.hook(942, { id: BUSY, if: busy, do: [{ var: BUSY, to: 1 }] });
	draft.entering({
		id: IDLE,
		if: compare(variable(BUSY), '>', 0),
		do: [
			{ var: IDLE, to: 0 },
			{ var: BUSY, to: 0 },
		],
		else: [{ var: IDLE, add: 1 }],
	});
	draft.outcome(82, {
		id: 'no-progress',
		when: 'turn',
		if: all(phase(...draft.turn.firsts), compare(variable(IDLE), '>', MOST_IDLE - 1)),
		result: 'draw',
	});
}

/** Where a series goes on: it ends with its last move, with a check, or when its player stops. */
export function seriesPhase(draft: Draft, { side }: TurnPhase): Phase['next'] {
	const away = otherSide(side);
	const variant = variantOf(draft);
	const ends: Cond[] = [];
	if (variant !== 'italian' && draft.royalKinds.length > 0) ends.push(CHECK);
	if (variant === 'moderate') ends.push(stops);
	return [...ends.map((cond) => ({ if: cond, to: away })), { if: unfinished, to: `${side}.more` }, { to: away }];
}
