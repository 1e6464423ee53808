import type { Cond, Effect, Num, Path } from '@x/core';
import { act, all, attacked, captured, compare, count, mark, not, pick, same, seq, set, store, stored, test } from '@x/core/build';
import type { Rule } from '../tree.js';
import type { Draft } from './draft.js';
import { CAPTIVES, dropRules, dropZone, HAND, INITIAL, leftOver } from './drop-rules.js';
import { hasOwnCaptures } from './influence.js';
import type { Lowering } from './lowering.js';
import { alsoOfTypes } from './options.js';
import { choicesOf, demotedType, promotionRules } from './promotion-choices.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';

/** Hands: what is captured can be dropped. */
export const HANDS: Lowering = {
	rules: {
		bughouse: [],
		holding: ['demote', 'either', 'promote', 'notflip', 'share', 'pocket'],
		drop: ['captured', 'nocheck', 'nomate', 'withattack'],
		promotion: ['captured'],
	},
	lower: hands,
};

function hands(draft: Draft): void {
	const { rules } = draft.model;
	const holdings = rules.all('holding');
	if (holdings.length === 0 && !rules.has('gating') && !rules.has('bughouse')) return;
	const shared = holdings.some((rule) => hasAttribute(rule, 'share'));
	draft.stores[HAND] = {};
	const ownCaptures = hasOwnCaptures(draft);
	for (const rule of holdings) {
		if (hasAttribute(rule, 'pocket')) continue;
		const kept = hasAttribute(rule, 'notflip') ? CAPTIVES : HAND;
		if (kept === CAPTIVES) draft.stores[CAPTIVES] = {};
		const zone = rule.range === undefined ? undefined : draft.range(rule.range);
		for (const [kind, as] of storedTypes(draft, rule)) {
			const of = (who: 'enemy' | 'friend'): Num => captured({ who, kind: [kind] }, zone);
			draft.hook(800, {
				id: `hand ${kind}`,
				do: [
					store(kept, 'own', as, leftOver(draft, as, of('enemy'))),
					// A piece of one's own that one's move captures comes to the hand too.
					...(ownCaptures ? [store(HAND, 'own', as, of('friend'))] : []),
				],
			});
		}
	}
	// Gated pieces come to the board in no other way (decision D47).
	if (!rules.has('gating') || rules.has('bughouse')) drops(draft, shared);
}

/** The type as which each kind goes to the hand when it is captured. */
export const storedTypes = (draft: Draft, rule: Rule | undefined = draft.model.rules.all('holding')[0]): ReadonlyMap<string, string> =>
	new Map(
		rule === undefined
			? []
			: Object.keys(draft.kinds)
					.filter((kind) => membersOf(rule.set, draft.model.types).first.includes(draft.typeOf(kind)))
					.map((kind) => [kind, storedType(draft, rule, kind)]),
	);

/** The type as which a captured piece is stored. */
function storedType(draft: Draft, rule: Rule, kind: string): string {
	const captured = promotionRules(draft).find((one) => hasAttribute(one, 'captured'));
	const [first] = (captured && choicesOf(draft, captured.prefix ?? '+', draft.typeOf(kind))) ?? [];
	const type = first !== undefined && first in draft.kinds ? first : draft.typeOf(kind);
	const demoted = attributeOf(rule, 'demote') ?? attributeOf(rule, 'either');
	if (demoted !== undefined) {
		const lower = demotedType(draft, kind, demoted.prefix);
		if (lower === undefined || !(lower in draft.kinds)) return type;
		// Of two types that promote to each other, a piece that is dropped as either is in hand as the one without a prefix.
		const isTurned = hasAttribute(rule, 'either') && lower === `+${type}` && choicesOf(draft, '+', type)?.includes(lower) === true;
		return isTurned ? type : lower;
	}
	const promoted = attributeOf(rule, 'promote');
	if (promoted !== undefined) return demotedType(draft, type, promoted.prefix ?? '+') ?? type;
	return type;
}

/** Whether a type can be dropped at all: a royal one only if a rule names it. */
const canDrop = (draft: Draft, type: string): boolean =>
	!draft.royalKinds.includes(type) || dropRules(draft, type).some((rule) => rule.set !== undefined);

/** The types as which a piece in hand can be dropped. */
function facesOf(draft: Draft, type: string): readonly string[] {
	if (draft.model.rules.with('holding', 'either').length === 0) return [type];
	const promoted = choicesOf(draft, '+', type) ?? [];
	return [...new Set([type, ...promoted.filter((one) => one in draft.kinds)])];
}

/** Pieces in hand have a side: with a shared holding a player may also drop the opponent's, which stay the opponent's. */
function drops(draft: Draft, shared: boolean): void {
	const types = Object.keys(draft.kinds).filter((kind) => !draft.shadows.has(kind) && canDrop(draft, kind));
	const from = (name: string, owner: 'own' | 'other', side: 'own' | 'other'): readonly { readonly type: string; readonly path: Path }[] =>
		types.flatMap((type) =>
			facesOf(draft, type).map((face) => ({ type: face, path: dropOf(draft, { name, owner, type }, { face, side }) })),
		);
	const moves = [
		...from(HAND, 'own', 'own'),
		...(shared ? from(HAND, 'other', 'other') : []),
		...(CAPTIVES in draft.stores ? from(CAPTIVES, 'own', 'other') : []),
	];
	alsoOfTypes(draft, 'drops', moves);
	dropLaws(draft);
}

/** The drop of a piece that is in a hand as `type` and comes to the board as `face`. */
function dropOf(
	draft: Draft,
	{ name, owner, type }: { readonly name: string; readonly owner: 'own' | 'other'; readonly type: string },
	{ face, side }: { readonly face: string; readonly side: 'own' | 'other' },
): Path {
	const zone = dropZone(draft, face);
	const kind = draft.memory(face, type);
	return seq(
		test(compare(stored(name, owner, type), '>', 0)),
		...dropTests(draft, type),
		pick({ who: 'empty' }, zone === undefined ? {} : { zone }),
		...(draft.dropTests.get(face) ?? []).map(test),
		...(side === 'other' ? [mark('captive')] : []),
		act(store(name, owner, type, -1)),
		...dropEffects(draft, type).map(act),
		...lawsOf(draft, type).map((law) => mark(markOf(law))),
		act(set('at', { kind, side }, dropped(draft, kind))),
		...draft.arrives(kind).map(act),
	);
}

/** The flags of a dropped piece: it has not moved, for `i` but not for `ii`. */
const dropped = (draft: Draft, type: string): { readonly add: readonly string[] } | undefined => {
	const flag = draft.flags[INITIAL];
	return flag !== undefined && (flag.kinds === undefined || flag.kinds.includes(type)) ? { add: [INITIAL] } : undefined;
};

/** The number of pieces of a set that a side has lost and not yet replaced (`captured{S}`). */
const lostOf = (types: readonly string[]): string => `lost ${types.join('')}`;

function dropTests(draft: Draft, type: string): readonly Path[] {
	return dropRules(draft, type).flatMap((rule) => {
		const found = attributeOf(rule, 'captured');
		if (found === undefined) return [];
		const types = membersOf(found.set, draft.model.types).first;
		const name = lostOf(types);
		if (!(name in draft.vars)) {
			draft.variable(name, { start: 0, perSide: true, identity: true });
			draft.hook(810, { id: name, do: [{ var: name, of: 'other', add: captured({ who: 'enemy', kind: draft.kindsOf(types) }) }] });
		}
		return [test(compare({ var: name, of: 'own' }, '>', 0))];
	});
}

const dropEffects = (draft: Draft, type: string): readonly Effect[] =>
	dropRules(draft, type).flatMap((rule): readonly Effect[] => {
		const found = attributeOf(rule, 'captured');
		return found === undefined ? [] : [{ var: lostOf(membersOf(found.set, draft.model.types).first), of: 'own', add: -1 }];
	});

/** Laws of drops by their attributes: when a drop is illegal. The cell of the drop has a mark with the name of the law. */
const LAWS = {
	nocheck: () => ({ royalAttacked: 'other' }),
	nomate: () => all({ royalAttacked: 'other' }, compare({ moves: 'next' }, '=', 0)),
	withattack: (name) =>
		not(compare(count({ who: 'enemy' }, { if: attacked('at', { by: 'own', if: same('at', { mark: name }) }) }), '>', 0)),
} as const satisfies Readonly<Record<string, (name: string) => Cond>>;

/** The mark on the cell of a drop that a law is about. */
const markOf = (law: string): string => `drop ${law}`;

/** The laws that hold for the drop of a type. */
const lawsOf = (draft: Draft, type: string): readonly (keyof typeof LAWS)[] =>
	(Object.keys(LAWS) as (keyof typeof LAWS)[]).filter((name) => dropRules(draft, type).some((rule) => hasAttribute(rule, name)));

function dropLaws(draft: Draft): void {
	for (const name of Object.keys(LAWS) as (keyof typeof LAWS)[]) {
		if (!draft.model.rules.all('drop').some((rule) => hasAttribute(rule, name))) continue;
		draft.law({ id: `drop-${name}`, if: all(same({ mark: markOf(name) }, 'at'), LAWS[name](markOf(name))) });
	}
}
