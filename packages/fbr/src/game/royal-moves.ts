import type { Cond } from '@x/core';
import {
	act,
	all,
	at,
	attacked,
	before,
	captured,
	compare,
	count,
	each,
	is,
	matches,
	not,
	pick,
	repeats,
	same,
	seq,
	set,
	setVar,
	some,
	step,
	test,
	within,
} from '@x/core/build';
import type { AttributeName } from '../table/names.js';
import type { Rule } from '../tree.js';
import { type Crowned, kindsInSet, kindsOf } from './cast.js';
import { castles } from './castling.js';
import { type Contributions, choice, declare, declareVar, hook, type Lowering, law, outcome } from './contribution.js';
import { INITIAL } from './initial.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { neighbours } from './zones.js';

/** Moves that royal pieces have, or do not have, by attributes of their rule. */
export const ROYAL_MOVES: Lowering<Crowned> = {
	rules: { royal: ['suicide', 'evasefacing', 'noperpetualcheck', 'virginzone'] },
	*lower(game) {
		for (const rule of game.model.rules.all('royal')) {
			const kinds = rule.set === undefined ? kindsOf(game, ['K']) : kindsInSet(game, rule.set);
			if (hasAttribute(rule, 'suicide')) yield* game.origins.by(rule, suicide(kinds), 'suicide');
			yield* game.origins.by(rule, virgin(game, rule, kinds), 'virginzone');
		}
		const ruleWith = (name: AttributeName) => game.model.rules.with('royal', name)[0]?.rule;
		const faced = ruleWith('evasefacing');
		if (faced !== undefined) yield* game.origins.by(faced, facing(game), 'evasefacing');
		const checked = ruleWith('noperpetualcheck');
		if (checked !== undefined) yield* game.origins.by(checked, perpetual(game), 'noperpetualcheck');
	},
};

/** One of several royal pieces that is mate is removed, unless another one is attacked. */
function* suicide(kinds: readonly string[]): Contributions {
	const own = { who: 'friend', kind: kinds } as const;
	yield declareVar('suicide', { start: 0, life: 'walk' });
	const name = `suicide ${kinds.join('')}`;
	const path = seq(
		test(compare(count(own), '>', 1)),
		test(compare(count(own, { if: attacked('at') }), '=', 1)),
		pick(own),
		test(attacked('at')),
		act(setVar('suicide', 1)),
		act(set('at', 'none')),
	);
	yield { also: [{ name, path }] };
	yield choice(20, { id: name, stage: 'legal', keep: { if: compare({ var: 'suicide' }, '=', 0) } });
}

/**
 * A move after which only royal pieces attack each other, along a line, is a bid (decision D35). The opponent draws, or makes a move that
 * breaks the line; royal pieces are not captured. Next to each other they do not face each other, but stand in check as usual.
 */
function* facing(game: Crowned): Contributions {
	const faces = attackedOne(game);
	yield law({ id: 'facing', if: all(before(faces), faces) });
	yield law({ id: 'royal-captured', if: compare(captured({ who: 'enemy', kind: game.royals.kinds }), '>', 0) });
	const open = all(faces, not(besideCheck(game)));
	yield outcome(75, { id: 'facing', when: 'turn', if: open, result: 'draw', claim: 'mover' });
	yield outcome(76, { id: 'facing', when: 'stuck', if: open, result: 'draw' });
}

const attackedOne = ({ royals }: Crowned, by?: Cond): Cond =>
	compare(count({ who: 'friend' }, { if: all(royals.royal, attacked('at', by === undefined ? {} : { if: by })) }), '>', 0);

/** The check where royal pieces face each other. */
export const facingCheck = (game: Crowned): Cond | undefined =>
	game.model.rules.with('royal', 'evasefacing').length > 0 ? besideCheck(game) : undefined;

/** An attack by another piece than a royal one along a line. */
function besideCheck(game: Crowned): Cond {
	const beside = each(neighbours(game.model.size), 'd', seq(step('d'), at({ who: 'enemy', kind: game.royals.kinds })));
	const others = some(is('at', { notKind: game.royals.kinds }), compare(matches(beside, 'at'), '>', 0));
	return attackedOne(game, others);
}

/** A royal piece without other pieces may not be checked again and again. */
function* perpetual(game: Crowned): Contributions {
	const bare = compare(count({ who: 'enemy', notKind: game.royals.kinds }), '=', 0);
	yield law({ id: 'perpetual-check', if: all({ royalAttacked: 'other' }, bare, compare(repeats(), '>', 1)) });
}

/** A royal piece that moves inside a zone can still castle. */
function* virgin(game: Crowned, rule: Rule, kinds: readonly string[]): Contributions {
	const found = attributeOf(rule, 'virginzone');
	if (found?.range === undefined) return;
	yield declare({ flags: { [INITIAL]: {} } });
	const zone = game.names.range(found.range);
	const castled = castles(game) ? game.model.castlings.map(({ name }): Cond => same({ mark: name }, { mark: name })) : [];
	yield hook(400, {
		id: `virginzone ${kinds.join('')}`,
		if: all(
			is('stand', { who: 'friend', kind: kinds }),
			within(zone, 'origin'),
			within(zone, 'stand'),
			not(some(...castled)),
			before(is('origin', { kind: kinds, flag: INITIAL })),
		),
		do: [{ set: 'stand', to: { of: 'stand' }, flags: { add: [INITIAL] } }],
	});
}
