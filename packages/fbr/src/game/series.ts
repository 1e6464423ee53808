import type { Cond, Phase } from '@x/core';
import { act, addPoint, all, before, captured, compare, is, not, phase, some, sum, variable, within } from '@x/core/build';
import { allOf, type Crowned, kindsOf, someOf } from './cast.js';
import { type Contributions, choice, declare, declareVar, entering, hook, type Lowering, law, outcome } from './contribution.js';
import { CASTLED } from './options.js';
import { attributeOf } from './rule-list.js';
import { otherSide, type SideName } from './turn-plan.js';

/** The most turns of a side in its present series. */
const LENGTH = 'length';
/** The turns that have begun in this series. */
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

/** Series of turns, each longer than the one before. Without parts a turn is a move. */
export const SERIES: Lowering<Crowned> = { rules: { progressive: VARIANTS }, lower: series };

const variantOf = (game: Crowned): Variant => {
	const [rule] = game.model.rules.all('progressive');
	return VARIANTS.find((name) => rule !== undefined && attributeOf(rule, name)) ?? 'italian';
};

const CHECK: Cond = { royalAttacked: 'other' };
const unfinished: Cond = compare(variable(MADE), '<', variable(LENGTH));

function* series(game: Crowned): Contributions {
	const { rules } = game.model;
	if (!rules.has('progressive')) return;
	const variant = variantOf(game);
	yield declareVar(LENGTH, { start: 1, perSide: true, identity: true });
	yield declareVar(MADE, { start: 0, life: 'turn', identity: true });
	// The opponent's series is one longer than this one, or than the moves made in it.
	const next = variant === 'moderate' ? variable(MADE) : variable(LENGTH);
	const begins = game.turn.phases.filter(({ done }) => done.length === 0).map(({ name }) => name);
	const conditions = [
		...(begins.length < game.turn.phases.length ? [phase(...begins)] : []),
		...(variant === 'moderate' ? [not(stops)] : []),
	];
	yield hook(900, {
		id: 'series',
		...(conditions.length > 0 && { if: allOf(conditions) }),
		do: [
			{ var: MADE, add: 1 },
			{ var: LENGTH, of: 'other', to: sum({ of: next }, { of: 1 }) },
		],
	});
	const royal = game.royals.kinds.length > 0;
	if (variant === 'italian' && royal) yield law({ id: 'early-check', if: all(unfinished, CHECK) });
	if (variant === 'english' || variant === 'moderate') yield* movedOnce(game, variant);
	if (variant === 'moderate') yield { also: [{ name: 'stop', path: act({ var: STOPPED, to: 1 }), phases: laterTurns(game) }] };
	yield* idle(game);
}

/** The phases that begin a turn of a series which is not the first one. */
const laterTurns = ({ turn }: Crowned): readonly string[] =>
	turn.phases.filter(({ done, later }) => later && done.length === 0).map(({ name }) => name);

/** A player ends a series early. */
const STOPPED = 'stopped';
const stops: Cond = compare(variable(STOPPED), '>', 0);

/** A piece does not move twice: never, or not before all others that can. Castling moves both pieces. */
function* movedOnce(game: Crowned, variant: Variant): Contributions {
	yield declare({ points: { [MOVED]: 'turn' } });
	if (variant === 'moderate') yield declareVar(STOPPED, { start: 0, life: 'walk' });
	const twice = before(within(MOVED, 'origin'));
	yield hook(940, { id: MOVED, do: [addPoint(MOVED, 'at')] });
	if (game.model.castlings.length > 0) yield* partnerMoved(game);
	if (variant === 'moderate') yield law({ id: 'moved-twice', if: twice });
	else yield choice(30, { id: 'moved-twice', stage: 'legal', keep: { if: not(twice) } });
}

/** After a castling the partner stands next to the royal piece, where it did not stand before. */
function* partnerMoved(game: Crowned): Contributions {
	yield declareVar(CASTLED, { start: 0, life: 'walk' });
	for (const file of [-1, 1]) {
		const cell = { from: 'at', by: [file, 0, ...game.model.size.slice(2).map(() => 0)] } as const;
		const stands = is(cell, { who: 'friend' });
		yield hook(941, {
			id: `${MOVED} ${file < 0 ? 'left' : 'right'}`,
			if: all(compare(variable(CASTLED), '>', 0), stands, not(before(stands))),
			do: [addPoint(MOVED, cell)],
		});
	}
}

/** Ten turns without a capture or a move of a pawn are a draw. */
function* idle(game: Crowned): Contributions {
	const pawns = kindsOf(game, ['P']);
	const busy: Cond = some(compare(captured({}), '>', 0), ...(pawns.length > 0 ? [{ mover: { kind: pawns } } as Cond] : []));
	yield declareVar(IDLE, { start: 0 });
	yield declareVar(BUSY, { start: 0 });
	yield hook(942, { id: BUSY, if: busy, do: [{ var: BUSY, to: 1 }] });
	const reset = [IDLE, BUSY].map((name) => ({ var: name, to: 0 }));
	yield entering({ id: IDLE, if: compare(variable(BUSY), '>', 0), do: reset, else: [{ var: IDLE, add: 1 }] }, game.turn.firsts);
	yield outcome(82, {
		id: 'no-progress',
		when: 'turn',
		if: all(phase(...game.turn.firsts), compare(variable(IDLE), '>', MOST_IDLE - 1)),
		result: 'draw',
	});
}

/** When a series ends before its last turn: with a check, or when its player stops. */
function endsEarly(game: Crowned): readonly Cond[] {
	const variant = variantOf(game);
	const checks = variant !== 'italian' && game.royals.kinds.length > 0;
	return [...(checks ? [CHECK] : []), ...(variant === 'moderate' ? [stops] : [])];
}

/** Where a series goes on after a turn. */
export function seriesEnd(game: Crowned, side: SideName): Phase['next'] {
	const away = otherSide(side);
	return [...endsEarly(game).map((cond) => ({ if: cond, to: away })), { if: unfinished, to: `${side}.more` }, { to: away }];
}

/** A turn is the last one of its series. */
export const endsSeries = (game: Crowned): Cond => someOf([...endsEarly(game), not(unfinished)]);
