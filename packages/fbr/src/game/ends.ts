import type { Cond, GameResult, Outcome } from '@x/core';
import { all, captured, compare, count, not, phase, seq, some, sum, variable } from '@x/core/build';
import { kindsOf } from './cast.js';
import { type Contributions, declare, declareVar, hook, type Lowering, law, outcome } from './contribution.js';
import { musketeerPhase } from './musketeer.js';
import { nextOf } from './phases.js';
import { hasAttribute } from './rule-list.js';
import { endsSeries } from './series.js';
import { stalemateResult, stalemateRule, stalemateSkips } from './stalemate.js';
import type { Phased } from './steps.js';
import { otherSide } from './turn-plan.js';

/** The points of the pieces by their letters (`win=mostpoints`). */
const POINTS: Readonly<Record<string, number>> = { P: 1, B: 3, N: 3, R: 5, Q: 9 };

/** Ends of games: stalemate, checkmate, points. */
export const ENDS: Lowering<Phased> = {
	rules: {
		draw: ['stalemate'],
		loss: ['stalemate'],
		win: ['stalemate', 'mostpoints'],
		stalemate: ['draw', 'invalid', 'loss', 'skip', 'win'],
	},
	lower: ends,
};

function* ends(game: Phased): Contributions {
	yield* points(game);
	yield* stuck(game);
}

/** The side with more points wins after a number of moves without a capture or a promotion. */
function* points(game: Phased): Contributions {
	for (const { rule, attribute } of game.model.rules.with('win', 'mostpoints'))
		yield* game.origins.by(rule, mostPoints(game, attribute.number ?? 1), attribute.name);
}

function* mostPoints(game: Phased, quiet: number): Contributions {
	yield declareVar('quiet', { start: 0 });
	const changed: Cond = some(compare(captured({}), '>', 0), compare({ var: 'promoted' }, '>', 0));
	yield declareVar('promoted', { start: 0, life: 'walk' });
	yield hook(920, { id: 'quiet', if: changed, do: [{ var: 'quiet', to: 0 }], else: [{ var: 'quiet', add: 1 }] });
	const of = (who: 'friend' | 'enemy') =>
		Object.entries(POINTS).flatMap(([type, times]) =>
			type in game.kinds ? [{ of: count({ who, kind: kindsOf(game, [type]) }), times }] : [],
		);
	const more = sum(...of('friend'), ...of('enemy').map((one) => ({ ...one, times: -one.times })));
	const ended = compare(variable('quiet'), '>', quiet - 1);
	const results: readonly (readonly ['<' | '=' | '>', GameResult])[] = [
		['>', 'win'],
		['<', 'loss'],
		['=', 'draw'],
	];
	for (const [operator, result] of results)
		yield outcome(60, { id: 'mostpoints', when: 'moved', if: all(ended, compare(more, operator, 0)), result });
}

/** A side that cannot move: checkmate, or what the rule of stalemate says. */
function* stuck(game: Phased): Contributions {
	const { rules } = game.model;
	const [rule] = rules.all('stalemate').slice(-1);
	const first: Cond[] = game.turn.several || musketeerPhase(game) !== undefined ? [phase(...game.turn.firsts)] : [];
	// A side that cannot move at all is mated even where its royal pieces may be exposed.
	const check: Cond | undefined = game.royals.check ?? (game.royals.kinds.length > 0 ? { royalAttacked: 'own' } : game.royals.strict);
	const [mates] = rules.with('royal', 'checkmated');
	const mated: Outcome | undefined = check && {
		id: 'checkmate',
		when: 'stuck',
		if: first.length > 0 ? all(...first, check) : check,
		result: mates === undefined ? 'loss' : 'win',
	};
	if (mated !== undefined)
		yield* game.origins.by(mates?.rule ?? rules.all('royal')[0] ?? rules.all('antiroyal')[0], [outcome(90, mated)], mates && 'checkmated');
	if (stalemateSkips(game.model)) return;
	if (rule !== undefined && hasAttribute(rule, 'invalid')) yield* game.origins.by(rule, stalemateInvalid(game), 'invalid');
	const unable: Outcome = {
		id: 'stalemate',
		when: 'stuck',
		...(first.length > 0 && { if: first[0]! }),
		result: stalemateResult(game.model),
	};
	const decides = stalemateRule(game.model) ?? { name: 'stalemate' };
	yield* game.origins.by(decides, [outcome(91, unable)], decides.name === 'stalemate' ? undefined : 'stalemate');
}

/** The phase of a look-ahead that has always one move. */
const LOOK = 'look ahead';

/** A move that stalemates is illegal. Answers count as they are, without this rule: the look-ahead does not nest, and inside it this phase has no moves. */
function* stalemateInvalid(game: Phased): Contributions {
	yield declare({ paths: { [LOOK]: seq() }, phases: { [LOOK]: { side: 'white', pieces: false, also: [LOOK], next: [{ to: 'white' }] } } });
	yield { lax: [LOOK] };
	const last = game.turn.phases.filter((one) => {
		const ends = nextOf(game, one).map(({ to }) => to === otherSide(one.side));
		return game.turn.series ? ends.includes(true) : !ends.includes(false);
	});
	yield law({
		id: 'stalemate-invalid',
		if: all(
			// A part after which the same side moves on does not stalemate a side.
			...(game.turn.several ? [phase(...last.map(({ name }) => name))] : []),
			...(game.turn.series ? [endsSeries(game)] : []),
			not({ royalAttacked: 'other' }),
			compare({ moves: LOOK }, '>', 0),
			compare({ moves: 'next' }, '=', 0),
		),
	});
}
