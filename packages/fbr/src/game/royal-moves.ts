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
import type { Rule } from '../tree.js';
import { castles } from './castling.js';
import type { Draft } from './draft.js';
import { INITIAL } from './drop-rules.js';
import type { Lowering } from './lowering.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { neighbours } from './zones.js';

/** Moves that royal pieces have, or do not have, by attributes of their rule. */
export const ROYAL_MOVES: Lowering = {
	rules: { royal: ['suicide', 'evasefacing', 'noperpetualcheck', 'virginzone'] },
	lower: (draft) => {
		for (const rule of draft.model.rules.all('royal')) {
			const kinds = draft.kindsOf(rule.set === undefined ? ['K'] : membersOf(rule.set, draft.model.types).first);
			if (hasAttribute(rule, 'suicide')) suicide(draft, kinds);
			virgin(draft, rule, kinds);
		}
		if (draft.model.rules.with('royal', 'evasefacing').length > 0) facing(draft);
		if (draft.model.rules.with('royal', 'noperpetualcheck').length > 0) perpetual(draft);
	},
};

/** One of several royal pieces that is mate is removed, unless another one is attacked. */
function suicide(draft: Draft, kinds: readonly string[]): void {
	const own = { who: 'friend', kind: kinds } as const;
	draft.variable('suicide', { start: 0, life: 'walk' });
	draft.also.push({
		name: `suicide ${kinds.join('')}`,
		path: seq(
			test(compare(count(own), '>', 1)),
			test(compare(count(own, { if: attacked('at') }), '=', 1)),
			pick(own),
			test(attacked('at')),
			act(setVar('suicide', 1)),
			act(set('at', 'none')),
		),
	});
	draft.choice(20, { id: `suicide ${kinds.join('')}`, stage: 'legal', keep: { if: compare({ var: 'suicide' }, '=', 0) } });
}

/**
 * A move after which only royal pieces attack each other, along a line, is a bid (decision D35). The opponent draws, or makes a move that
 * breaks the line; royal pieces are not captured. Next to each other they do not face each other, but stand in check as usual.
 */
function facing(draft: Draft): void {
	const beside = each(neighbours(draft.model.size), 'd', seq(step('d'), at({ who: 'enemy', kind: draft.royalKinds })));
	const others = some(is('at', { notKind: draft.royalKinds }), compare(matches(beside, 'at'), '>', 0));
	const attackedOne = (by?: Cond): Cond =>
		compare(count({ who: 'friend' }, { if: all(draft.royal, attacked('at', by === undefined ? {} : { if: by })) }), '>', 0);
	draft.strictCheck = attackedOne(others);
	draft.check = draft.strictCheck;
	const faces = attackedOne();
	draft.law({ id: 'facing', if: all(before(faces), faces) });
	draft.law({ id: 'royal-captured', if: compare(captured({ who: 'enemy', kind: draft.royalKinds }), '>', 0) });
	const open = all(faces, not(draft.strictCheck));
	draft.outcome(75, { id: 'facing', when: 'turn', if: open, result: 'draw', claim: 'mover' });
	draft.outcome(76, { id: 'facing', when: 'stuck', if: open, result: 'draw' });
}

/** A royal piece without other pieces may not be checked again and again. */
function perpetual(draft: Draft): void {
	const bare = compare(count({ who: 'enemy', notKind: draft.royalKinds }), '=', 0);
	draft.law({ id: 'perpetual-check', if: all({ royalAttacked: 'other' }, bare, compare(repeats(), '>', 1)) });
}

/** A royal piece that moves inside a zone can still castle. */
function virgin(draft: Draft, rule: Rule, kinds: readonly string[]): void {
	const found = attributeOf(rule, 'virginzone');
	if (found?.range === undefined) return;
	draft.flags[INITIAL] ??= {};
	const zone = draft.range(found.range);
	const castled = castles(draft) ? draft.model.castlings.map(({ name }): Cond => same({ mark: name }, { mark: name })) : [];
	draft.hook(400, {
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
