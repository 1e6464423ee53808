import type { Cond, GameResult } from '@x/core';
import { all, captured, compare, count, not, phase, seq, some, sum, variable } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { nextOf } from './phases.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { otherSide } from './turn-plan.js';

/** The points of the pieces by their letters (`win=mostpoints`). */
const POINTS: Readonly<Record<string, number>> = { P: 1, B: 3, N: 3, R: 5, Q: 9 };

/** Ends of games: stalemate, checkmate, points. */
export const ENDS: Lowering = {
	rules: {
		draw: ['stalemate'],
		loss: ['stalemate'],
		win: ['stalemate', 'mostpoints'],
		stalemate: ['draw', 'invalid', 'loss', 'skip', 'win'],
	},
	lower: ends,
};

function ends(draft: Draft): void {
	points(draft);
	stuck(draft);
}

/** The side with more points wins after a number of moves without a capture or a promotion. */
function points(draft: Draft): void {
	for (const { attribute } of draft.model.rules.with('win', 'mostpoints')) {
		draft.variable('quiet', { start: 0 });
		const changed: Cond = some(compare(captured({}), '>', 0), compare({ var: 'promoted' }, '>', 0));
		draft.variable('promoted', { start: 0, life: 'walk' });
		draft.hook(920, { id: 'quiet', if: changed, do: [{ var: 'quiet', to: 0 }], else: [{ var: 'quiet', add: 1 }] });
		const of = (who: 'friend' | 'enemy') =>
			Object.entries(POINTS).flatMap(([type, times]) =>
				type in draft.kinds ? [{ of: count({ who, kind: draft.kindsOf([type]) }), times }] : [],
			);
		const more = sum(...of('friend'), ...of('enemy').map((one) => ({ ...one, times: -one.times })));
		const ended = compare(variable('quiet'), '>', (attribute.number ?? 1) - 1);
		const results: readonly (readonly ['<' | '=' | '>', GameResult])[] = [
			['>', 'win'],
			['<', 'loss'],
			['=', 'draw'],
		];
		for (const [operator, result] of results)
			draft.outcome(60, { id: 'mostpoints', when: 'moved', if: all(ended, compare(more, operator, 0)), result });
	}
}

/** A side that cannot move: checkmate, or what the rule of stalemate says. */
function stuck(draft: Draft): void {
	const { rules } = draft.model;
	const [rule] = rules.all('stalemate').slice(-1);
	const first: Cond[] = draft.turn.several || draft.startPhase !== undefined ? [phase(...draft.turn.firsts)] : [];
	// A side that cannot move at all is mated even where its royal pieces may be exposed.
	const check: Cond | undefined = draft.check ?? (draft.royalKinds.length > 0 ? { royalAttacked: 'own' } : draft.strictCheck);
	if (check !== undefined)
		draft.outcome(90, { id: 'checkmate', when: 'stuck', if: first.length > 0 ? all(...first, check) : check, result: draft.mateResult });
	if (rule !== undefined && hasAttribute(rule, 'skip')) {
		draft.skips = true;
		return;
	}
	if (rule !== undefined && hasAttribute(rule, 'invalid')) stalemateInvalid(draft);
	draft.outcome(91, {
		id: 'stalemate',
		when: 'stuck',
		...(first.length > 0 && { if: first[0]! }),
		result: stalemateResult(draft),
	});
}

/** The phase of a look-ahead that has always one move. */
const LOOK = 'look ahead';

/** A move that stalemates is illegal. Answers count as they are, without this rule: the look-ahead does not nest, and inside it this phase has no moves. */
function stalemateInvalid(draft: Draft): void {
	draft.paths[LOOK] = seq();
	draft.phases[LOOK] = { side: 'white', pieces: false, also: [LOOK], next: [{ to: 'white' }] };
	draft.laxPhases.push(LOOK);
	const last = draft.turn.phases.filter((one) => nextOf(draft, one).every(({ to }) => to === otherSide(one.side)));
	draft.law({
		id: 'stalemate-invalid',
		if: all(
			// A part after which the same side moves on does not stalemate a side.
			...(draft.turn.several ? [phase(...last.map(({ name }) => name))] : []),
			not({ royalAttacked: 'other' }),
			compare({ moves: LOOK }, '>', 0),
			compare({ moves: 'next' }, '=', 0),
		),
	});
}

/** The rule `stalemate` comes before `loss`, `win` and `draw` (decision D25). */
export function stalemateResult(draft: Draft): GameResult {
	const { rules } = draft.model;
	const [rule] = rules.all('stalemate').slice(-1);
	for (const name of ['draw', 'loss', 'win'] as const) if (rule !== undefined && attributeOf(rule, name)) return name;
	for (const name of ['loss', 'win', 'draw'] as const) if (rules.with(name, 'stalemate').length > 0) return name;
	return 'draw';
}
