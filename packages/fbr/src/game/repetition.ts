import type { Cond } from '@x/core';
import { before, compare, not, phase, repeats, some, variable } from '@x/core/build';
import { allOf, type Crowned, movesOne } from './cast.js';
import { type Contributions, declareVar, entering, type Lowering, law, outcome } from './contribution.js';
import { hasAttribute } from './rule-list.js';

/** Consecutive checks that a side has given. */
const CHECKS = 'checks in a row';

/** Positions that occur again: draws, losses, and moves that are forbidden. */
export const REPETITION: Lowering<Crowned> = {
	rules: { draw: ['repetition'], loss: ['repetition', 'perpetualcheck'], nonrepeating: ['check', 'never'] },
	*lower(game) {
		yield* ends(game);
		yield* forbidden(game);
	},
};

/** The position has occurred often enough. Positions inside a turn do not count. */
function occurs(game: Crowned, times: number, ...more: readonly Cond[]): Cond {
	const first = game.turn.several ? [phase(...game.turn.firsts)] : [];
	const conditions = [...first, compare(repeats(), '>', times - 1), ...more];
	return allOf(conditions);
}

function* ends(game: Crowned): Contributions {
	const { rules } = game.model;
	for (const { rule, attribute } of rules.with('loss', 'repetition')) {
		const lost = outcome(80, { id: 'repetition-lost', when: 'turn', if: occurs(game, attribute.number ?? 3), result: 'win' });
		yield* game.origins.by(rule, [lost], 'repetition');
	}
	for (const { rule, attribute } of rules.with('loss', 'perpetualcheck'))
		yield* game.origins.by(rule, perpetualCheck(game, attribute.number ?? 3), 'perpetualcheck');
	if (rules.cancels('draw') || rules.cancels('draw', 'repetition')) return;
	const counts = rules.with('draw', 'repetition').map(({ attribute }) => attribute.number ?? 3);
	const limit = counts.length === 0 ? 3 : Math.min(...counts);
	const rule = rules.with('draw', 'repetition')[0]?.rule ?? { name: 'draw' };
	yield* game.origins.by(rule, [outcome(81, { id: 'repetition', when: 'turn', if: occurs(game, limit), result: 'draw' })], 'repetition');
}

/** A side that repeats a position with a check in each of its last turns loses. A turn checks with its last move. */
function* perpetualCheck(game: Crowned, times: number): Contributions {
	yield declareVar(CHECKS, { start: 0, perSide: true });
	const checks = variable(CHECKS, 'other');
	const gives: Cond = { royalAttacked: 'own' };
	yield entering(
		{ id: CHECKS, if: gives, do: [{ var: CHECKS, of: 'other', add: 1 }], else: [{ var: CHECKS, of: 'other', to: 0 }] },
		game.turn.firsts,
	);
	yield outcome(79, { id: 'perpetual-check', when: 'turn', if: occurs(game, times, compare(checks, '>', times - 1)), result: 'win' });
}

/** No move leads back to an earlier position; with `never` to an earlier board, whichever side is to move. */
function* forbidden(game: Crowned): Contributions {
	for (const [at, rule] of game.model.rules.all('nonrepeating').entries()) {
		const again = compare(repeats(), '>', 1);
		const whole = some(again, compare(repeats('board'), '>', 1));
		const conditions: Cond[] = [
			...(rule.set === undefined ? [] : [movesOne(game, rule.set)]),
			hasAttribute(rule, 'never') ? whole : again,
			...(hasAttribute(rule, 'check') ? [not(before({ royalAttacked: 'own' }))] : []),
		];
		yield* game.origins.by(rule, [law({ id: `nonrepeating${at === 0 ? '' : ` ${at + 1}`}`, if: allOf(conditions) })], null);
	}
}
