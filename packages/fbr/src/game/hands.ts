import type { Cond, Effect, Num, Path } from '@x/core';
import { act, all, attacked, captured, compare, count, mark, not, pick, same, seq, set, store, stored, test, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { arrives, type Cast, kindsOf, type Limited, memory, typeOfKind } from './cast.js';
import { type Contributions, declare, declareVar, hook, type Lowering, law } from './contribution.js';
import { CAPTIVES, dropRules, dropZone, HAND, hasHand, leftOver } from './drop-rules.js';
import { openTo } from './holes.js';
import { hasOwnCaptures } from './influence.js';
import { INITIAL, keepsInitial } from './initial.js';
import { alsoOfTypes } from './options.js';
import { choicesOf, demotedType, promotionRules } from './promotion-choices.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import type { Staged } from './steps.js';
import { membersOf } from './types.js';

/** Hands: what is captured can be dropped. */
export const HANDS: Lowering<Staged> = {
	rules: {
		bughouse: [],
		holding: ['demote', 'either', 'promote', 'notflip', 'share', 'pocket'],
		drop: ['captured', 'nocheck', 'nomate', 'withattack'],
		promotion: ['captured'],
	},
	lower: hands,
};

function* hands(game: Staged): Contributions {
	const { rules } = game.model;
	if (!hasHand(game.model)) return;
	const holdings = rules.all('holding');
	const shared = holdings.some((rule) => hasAttribute(rule, 'share'));
	yield declare({ stores: { [HAND]: {} } });
	const ownCaptures = hasOwnCaptures(game);
	for (const rule of holdings) {
		if (hasAttribute(rule, 'pocket')) continue;
		const kept = hasAttribute(rule, 'notflip') ? CAPTIVES : HAND;
		if (kept === CAPTIVES) yield declare({ stores: { [CAPTIVES]: {} } });
		const zone = rule.range === undefined ? undefined : game.names.range(rule.range);
		for (const [kind, as] of storedTypes(game, rule)) {
			const of = (who: 'enemy' | 'friend'): Num => captured({ who, kind: [kind] }, zone);
			const held = hook(800, {
				id: `hand ${kind}`,
				do: [
					store(kept, 'own', as, leftOver(game, as, of('enemy'))),
					// A piece of one's own that one's move captures comes to the hand too.
					...(ownCaptures ? [store(HAND, 'own', as, of('friend'))] : []),
				],
			});
			yield* game.origins.by(rule, [held], null);
		}
	}
	// Gated pieces come to the board in no other way (decision D47).
	const [gives] = [...holdings, ...rules.all('bughouse'), ...rules.all('gating')];
	if (!rules.has('gating') || rules.has('bughouse')) yield* game.origins.by(gives, drops(game, shared), null);
}

/** The type as which each kind goes to the hand when it is captured. */
export const storedTypes = (game: Limited, rule: Rule | undefined = game.model.rules.all('holding')[0]): ReadonlyMap<string, string> =>
	new Map(
		rule === undefined
			? []
			: Object.keys(game.kinds)
					.filter((kind) => membersOf(rule.set, game.model.types).first.includes(typeOfKind(game, kind)))
					.map((kind) => [kind, storedType(game, rule, kind)]),
	);

/** The type as which a captured piece is stored. */
function storedType(game: Limited, rule: Rule, kind: string): string {
	const captured = promotionRules(game).find((one) => hasAttribute(one, 'captured'));
	const [first] = (captured && choicesOf(game, captured.prefix ?? '+', typeOfKind(game, kind))) ?? [];
	const type = first !== undefined && first in game.kinds ? first : typeOfKind(game, kind);
	const demoted = attributeOf(rule, 'demote') ?? attributeOf(rule, 'either');
	if (demoted !== undefined) {
		const lower = demotedType(game, kind, demoted.prefix);
		if (lower === undefined || !(lower in game.kinds)) return type;
		// Of two types that promote to each other, a piece that is dropped as either is in hand as the one without a prefix.
		const isTurned = hasAttribute(rule, 'either') && lower === `+${type}` && choicesOf(game, '+', type)?.includes(lower) === true;
		return isTurned ? type : lower;
	}
	const promoted = attributeOf(rule, 'promote');
	if (promoted !== undefined) return demotedType(game, type, promoted.prefix ?? '+') ?? type;
	return type;
}

/** Whether a type can be dropped at all: a royal one only if a rule names it. */
const canDrop = (game: Limited, type: string): boolean =>
	!game.royals.kinds.includes(type) || dropRules(game, type).some((rule) => rule.set !== undefined);

/** The types as which a piece in hand can be dropped. */
function facesOf(game: Limited, type: string): readonly string[] {
	if (game.model.rules.with('holding', 'either').length === 0) return [type];
	const promoted = choicesOf(game, '+', type) ?? [];
	return [...new Set([type, ...promoted.filter((one) => one in game.kinds)])];
}

/** Pieces in hand have a side: with a shared holding a player may also drop the opponent's, which stay the opponent's. */
function* drops(game: Staged, shared: boolean): Contributions {
	const types = Object.keys(game.kinds).filter((kind) => !game.shadows.has(kind) && canDrop(game, kind));
	const from = (name: string, owner: 'own' | 'other', side: 'own' | 'other'): readonly { readonly type: string; readonly path: Path }[] =>
		types.flatMap((type) => facesOf(game, type).map((face) => ({ type: face, path: dropOf(game, { name, owner, type }, { face, side }) })));
	const keepsCaptives = game.model.rules.with('holding', 'notflip').some(({ rule }) => !hasAttribute(rule, 'pocket'));
	const moves = [
		...from(HAND, 'own', 'own'),
		...(shared ? from(HAND, 'other', 'other') : []),
		...(keepsCaptives ? from(CAPTIVES, 'own', 'other') : []),
	];
	yield* lostPieces(game, types);
	yield* alsoOfTypes(game, 'drops', moves);
	yield* dropLaws(game);
}

/** The drop of a piece that is in a hand as `type` and comes to the board as `face`. */
function dropOf(
	game: Limited,
	{ name, owner, type }: { readonly name: string; readonly owner: 'own' | 'other'; readonly type: string },
	{ face, side }: { readonly face: string; readonly side: 'own' | 'other' },
): Path {
	const zone = dropZone(game, face);
	const kind = memory(game, face, type);
	return seq(
		test(compare(stored(name, owner, type), '>', 0)),
		...dropTests(game, type),
		...pickEmpty(game, face, zone),
		...[...openTo(game, face), ...(game.limits.dropTests.get(face) ?? [])].map(test),
		...(side === 'other' ? [mark('captive')] : []),
		act(store(name, owner, type, -1)),
		...dropEffects(game, type).map(act),
		...lawsOf(game, type).map((law) => mark(markOf(law))),
		act(set('at', { kind, side }, keepsInitial(game) ? { add: [INITIAL] } : undefined)),
		...arrives(game, kind).map(act),
	);
}

/** An empty cell of the zone of a drop. A permissive game tests the zone of a rule behind the choice. */
function pickEmpty(game: Limited, type: string, zone: string | undefined): readonly Path[] {
	const [rule] = dropRules(game, type).filter(({ range }) => range !== undefined);
	if (game.rewritten === undefined || rule === undefined || zone === undefined)
		return [pick({ who: 'empty' }, zone === undefined ? {} : { zone })];
	return [pick({ who: 'empty' }), test(game.origins.mark(within(zone), rule, null))];
}

/** The number of pieces of a set that a side has lost and not yet replaced (`captured{S}`). */
const lostOf = (types: readonly string[]): string => `lost ${types.join('')}`;

/** The types that a drop rule for a type wants to be captured, for each such rule. */
const captivesFor = (game: Cast, type: string): readonly { readonly rule: Rule; readonly types: readonly string[] }[] =>
	dropRules(game, type).flatMap((rule) => {
		const found = attributeOf(rule, 'captured');
		return found === undefined ? [] : [{ rule, types: membersOf(found.set, game.model.types).first }];
	});

const dropTests = (game: Cast, type: string): readonly Path[] =>
	captivesFor(game, type).map(({ rule, types }) =>
		test(game.origins.mark(compare({ var: lostOf(types), of: 'own' }, '>', 0), rule, 'captured')),
	);

const dropEffects = (game: Cast, type: string): readonly Effect[] =>
	captivesFor(game, type).map(({ types }) => ({ var: lostOf(types), of: 'own', add: -1 }));

/** Counts the pieces that the drops of some types ask for. */
function* lostPieces(game: Cast, types: readonly string[]): Contributions {
	for (const [name, { rule, types: lost }] of new Map(
		types.flatMap((type) => captivesFor(game, type)).map((one) => [lostOf(one.types), one]),
	)) {
		yield declareVar(name, { start: 0, perSide: true, identity: true });
		const counted = captured({ who: 'enemy', kind: kindsOf(game, lost) });
		yield* game.origins.by(rule, [hook(810, { id: name, do: [{ var: name, of: 'other', add: counted }] })], 'captured');
	}
}

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
const lawsOf = (game: Limited, type: string): readonly (keyof typeof LAWS)[] =>
	(Object.keys(LAWS) as (keyof typeof LAWS)[]).filter((name) => dropRules(game, type).some((rule) => hasAttribute(rule, name)));

function* dropLaws(game: Limited): Contributions {
	for (const name of Object.keys(LAWS) as (keyof typeof LAWS)[]) {
		const rule = game.model.rules.all('drop').find((one) => hasAttribute(one, name));
		if (rule === undefined) continue;
		yield* game.origins.by(
			rule,
			[law({ id: `drop-${name}`, if: all(same({ mark: markOf(name) }, 'at'), LAWS[name](markOf(name))) })],
			name,
		);
	}
}
