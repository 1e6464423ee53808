import type { Cond, Effect, Path } from '@x/core';
import { act, all, captured, compare, forEach, is, matches, not, same, seq, set, test } from '@x/core/build';
import type { Alternative, Definition, Leg, Sequence } from '@x/mbn';
import type { Rule } from '../tree.js';
import { filtersOf, kindsOf, type Limited, someOf } from './cast.js';
import { type Contributions, hook, type Lowering } from './contribution.js';
import { ARRIVED, plainPath } from './influence.js';
import { movesOfOne } from './model.js';
import { attributeOf, hasAttribute } from './rule-list.js';

/** Pieces that make others change sides, after a move or as a move of its own (decision D14). */
export const CONVERSION: Lowering<Limited> = { rules: { conversion: ['capture', 'move'] }, lower: conversions };

/** After promotions, before other influences (FBR.md §3). */
const ORDER = 500;

function* conversions(game: Limited): Contributions {
	const { model } = game;
	const rules = model.rules.ordered('conversion');
	for (const [at, rule] of rules.entries()) {
		if (rules.slice(0, at).some(({ prefix }) => prefix === rule.prefix)) {
			game.refusals.add(
				`Expected one conversion rule with the prefix "${rule.prefix ?? ''}", found another.`,
				rule.span,
				'A piece that two rules convert would change sides twice. Keep one rule, or give each its own prefix.',
			);
			continue;
		}
		for (const [type, definition] of model.roles.get(rule.prefix ?? '') ?? []) {
			const kinds = kindsOf(game, [type]);
			if (kinds.length === 0) continue;
			if (definition.moves !== undefined && stays(definition.moves)) yield* afterMoves(game, rule, type, definition.moves);
			else yield* ownMove(game, rule, type, definition);
		}
	}
}

/** The prefix and number of a rule, for the names of its parts. */
const prefixed = ({ prefix = '', order }: Rule): string => `${prefix}${order ?? ''}`;

/** A definition of ghost and zero legs looks around after each move; any other is a move of its own. */
const stays = ({ legs }: Sequence): boolean =>
	legs.every((leg) => (leg.type === 'choice' ? leg.alternatives.every(staysOne) : stays(leg.body)));

const staysOne = ({ ghost, moves }: Alternative): boolean =>
	ghost !== undefined || moves.every((move) => (move.type === 'group' ? stays(move.body) : move.type === 'base' && move.letter === 'O'));

/** The pieces are found first, on the position after the move, and change sides together. */
function* afterMoves(game: Limited, rule: Rule, type: string, moves: Sequence): Contributions {
	const kinds = kindsOf(game, [type]);
	const looks = bare(moves);
	if (looks === undefined) {
		game.refusals.add(
			'A conversion with several legs cannot be played: its victims change sides together, and a later leg would begin where some have changed.',
			moves.span ?? rule.span,
			'Look once, at all pieces together: (!cK)**.',
		);
		return;
	}
	const conditions: Cond[] = [ARRIVED, is('at', { who: 'friend', kind: kinds })];
	if (hasAttribute(rule, 'move')) conditions.push(compare(captured(), '=', 0));
	const victims = attributeOf(rule, 'capture');
	if (victims !== undefined) {
		const found = filtersOf(game, victims.set).map(({ who: _, ...filter }): Cond => compare(captured(filter), '>', 0));
		conditions.push(someOf(found));
	}
	const cancelled = yield* cancelledAt(game, rule, type);
	const flips: Effect[] = [];
	for (const [at, look] of looks.entries()) flips.push(yield* flip(game, rule, { type, at }, look));
	yield hook(ORDER, { id: `converted ${prefixed(rule)}${type}`, if: all(...conditions, ...cancelled.map((one) => not(one))), do: flips });
}

const FLIP: Effect = { set: 'at', to: { recolour: { of: 'at' } }, flags: 'keep' };

/** The change of side of all pieces that a leg finds. */
function* flip(
	game: Limited,
	{ name, prefix }: Rule,
	{ type, at }: { readonly type: string; readonly at: number },
	look: Alternative,
): Contributions<Effect> {
	// The piece itself.
	if (look.moves.every((move) => move.type === 'base' && move.letter === 'O')) return FLIP;
	const moves = movesOfOne({ ...look, ghost: undefined });
	return forEach(yield* plainPath(game, moves, type, `${name}${prefix}${type}${at + 1}`, false), 'at', [FLIP]);
}

/** The single legs of a definition without the brackets and repetitions around them; `undefined`: it has several legs in a row. */
function bare({ legs }: Sequence): readonly Alternative[] | undefined {
	const [leg, ...others] = legs;
	if (others.length > 0) return undefined;
	return leg.type === 'choice' ? bareChoice(leg) : bare(leg.body);
}

function bareChoice({ alternatives }: Extract<Leg, { readonly type: 'choice' }>): readonly Alternative[] | undefined {
	const found: Alternative[] = [];
	for (const one of alternatives) {
		const [move] = one.moves;
		if (one.ghost !== undefined || move.type !== 'group') {
			found.push(one);
			continue;
		}
		const inner = one.modifications.length === 0 && one.moves.length === 1 ? bare(move.body) : undefined;
		if (inner === undefined) return undefined;
		found.push(...inner);
	}
	return found;
}

/** The piece stays where it is, and an enemy changes sides. */
function* ownMove(game: Limited, rule: Rule, type: string, definition: Definition): Contributions {
	const cancelled = yield* cancelledAt(game, rule, type);
	const path: Path = seq(
		yield* plainPath(game, definition, type, `${rule.name}${rule.prefix}${type}`, false),
		...cancelled.map((one) => test(not(one))),
		test(not(same('at', 'origin'))),
		act(set('at', { recolour: { of: 'at' } }, 'keep')),
	);
	yield { extras: [{ kinds: kindsOf(game, [type]), path }] };
}

/** The conditions under which a victim on the cursor cannot be converted: it could make these moves for the other side. */
function* cancelledAt(game: Limited, { prefix = '' }: Rule, type: string): Contributions<readonly Cond[]> {
	const found: Cond[] = [];
	for (const { item, ...one } of game.model.cancellations)
		if (one.prefix === prefix && one.types.includes(type) && item.moves !== undefined)
			found.push(compare(matches(yield* plainPath(game, item.moves, type, `cancel${prefix}${type}`, false), 'at'), '>', 0));
	return found;
}
