import type { Cond, Effect, Path } from '@x/core';
import { act, all, any, captured, compare, mark, pick, seq, set, setVar, some, store, stored, test } from '@x/core/build';
import type { Rule } from '../tree.js';
import { deadCells } from './dead-cells.js';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { demotedType } from './promotion.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains, everywhere, zoneOf } from './zones.js';

export const HAND = 'hand';
/** Pieces in hand that keep the side of their former owner. */
export const CAPTIVES = 'captives';
/** The flag of a piece that has not moved. */
export const INITIAL = 'initial';

/** Hands: what is captured can be dropped. */
export const HANDS: Lowering = {
	rules: { bughouse: [], holding: ['demote', 'promote', 'notflip', 'share', 'pocket'], drop: ['captured', 'nocheck', 'nomate'] },
	lower: hands,
};

function hands(draft: Draft): void {
	const { rules } = draft.model;
	const holdings = rules.all('holding');
	if (holdings.length === 0 && !rules.has('gating') && !rules.has('bughouse')) return;
	const shared = holdings.some((rule) => hasAttribute(rule, 'share'));
	const of = shared ? ('shared' as const) : ('own' as const);
	draft.stores[HAND] = shared ? { shared: true } : {};
	for (const rule of holdings) {
		if (hasAttribute(rule, 'pocket')) continue;
		const kept = hasAttribute(rule, 'notflip') ? CAPTIVES : HAND;
		if (kept === CAPTIVES) draft.stores[CAPTIVES] = {};
		const zone = rule.range === undefined ? undefined : draft.range(rule.range);
		// Captures of one's own pieces fill the hand too.
		for (const kind of Object.keys(draft.kinds)) {
			const type = draft.typeOf(kind);
			if (!membersOf(rule.set, draft.model.types).first.includes(type)) continue;
			const as = storedType(draft, rule, kind);
			const victims = captured({ who: 'enemy', kind: [kind] }, zone);
			draft.hook(800, { id: `hand ${kind}`, do: [store(kept, kept === CAPTIVES ? 'own' : of, as, victims)] });
		}
	}
	if (!rules.has('gating') || rules.has('bughouse') || holdings.length > 0) drops(draft, of);
}

/** The type as which a captured piece is stored. */
function storedType(draft: Draft, rule: Rule, kind: string): string {
	const type = draft.typeOf(kind);
	const demoted = attributeOf(rule, 'demote');
	if (demoted !== undefined) {
		const lower = demotedType(draft, kind, demoted.prefix);
		return lower !== undefined && lower in draft.kinds ? lower : type;
	}
	const promoted = attributeOf(rule, 'promote');
	if (promoted !== undefined) return demotedType(draft, type, promoted.prefix ?? '+') ?? type;
	return type;
}

/** The rules of drops for a type. */
export const dropRules = (draft: Draft, type: string): readonly Rule[] =>
	draft.model.rules.all('drop').filter((rule) => rule.set === undefined || membersOf(rule.set, draft.model.types).first.includes(type));

/** The cells on which a type can be dropped; `undefined`: all. */
export function dropZone(draft: Draft, type: string): string | undefined {
	const { size } = draft.model;
	const zones = dropRules(draft, type).flatMap(({ range }) => (range === undefined ? [] : [zoneOf(range, size)]));
	if (zones.length > 0) return draft.zone(zones.length === 1 ? zones[0]! : { union: zones });
	const dead = deadCells(draft, type);
	// Pawns are not dropped on the first rank either (decision D16); on the last one they could not move.
	if (draft.model.rules.has('bughouse') && type === 'P' && size.length === 2) return draft.zone({ box: [null, [1, size[1]! - 2]] });
	if (dead === undefined) return undefined;
	const ranks = size.length === 2 ? liveRanks(dead, size) : undefined;
	return draft.zone(ranks ?? { minus: [everywhere(size), dead] });
}

/** The ranks outside a zone, where the zone is whole ranks at one end. */
function liveRanks(dead: Parameters<typeof contains>[0], size: readonly number[]): { box: [null, [number, number]] } | undefined {
	const live = cellsOf(size).filter((cell) => !contains(dead, cell));
	const ranks = [...new Set(live.map(([, rank]) => rank!))];
	const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
	return live.length === ranks.length * size[0]! && high - low + 1 === ranks.length ? { box: [null, [low, high]] } : undefined;
}

/** Whether a type can be dropped at all: a royal one only if a rule names it. */
const canDrop = (draft: Draft, type: string): boolean =>
	!draft.royalKinds.includes(type) || dropRules(draft, type).some((rule) => rule.set !== undefined);

function drops(draft: Draft, of: 'own' | 'shared'): void {
	const types = Object.keys(draft.kinds).filter((kind) => !draft.shadows.has(kind) && canDrop(draft, kind));
	const from = (name: string, owner: 'own' | 'shared', side: 'own' | 'other'): readonly Path[] =>
		types.map((type) => {
			const zone = dropZone(draft, type);
			return seq(
				test(compare(stored(name, owner, type), '>', 0)),
				...dropTests(draft, type),
				pick({ who: 'empty' }, zone === undefined ? {} : { zone }),
				...(side === 'other' ? [mark('captive')] : []),
				act(store(name, owner, type, -1)),
				...dropEffects(draft, type).map(act),
				...(named(draft, type) ? [act(setVar(DROPPED, 1 + types.indexOf(type)))] : []),
				act(set('at', { kind: type, side }, dropped(draft, type))),
			);
		});
	const paths = [...from(HAND, of, 'own'), ...(CAPTIVES in draft.stores ? from(CAPTIVES, 'own', 'other') : [])];
	if (paths.length > 0) draft.also.push({ name: 'drops', path: paths.length === 1 ? paths[0]! : any(...paths) });
	dropLaws(draft, types);
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

/** Laws of drops that look at the position after them. */
function dropLaws(draft: Draft, types: readonly string[]): void {
	const laws = [
		['nocheck', { royalAttacked: 'other' }],
		['nomate', all({ royalAttacked: 'other' }, compare({ moves: 'next' }, '=', 0))],
	] as const satisfies readonly (readonly [string, Cond])[];
	for (const [name, broken] of laws) {
		const concerned = types.filter((type) => dropRules(draft, type).some((rule) => hasAttribute(rule, name)));
		if (concerned.length === 0) continue;
		draft.variable(DROPPED, { start: 0, life: 'walk' });
		const chosen = concerned.map((type): Cond => compare({ var: DROPPED }, '=', 1 + types.indexOf(type)));
		draft.law({ id: name, if: all(chosen.length === 1 ? chosen[0]! : some(...chosen), broken) });
	}
}

/** Whether a law asks which type was dropped. */
const named = (draft: Draft, type: string): boolean =>
	dropRules(draft, type).some((rule) => (['nocheck', 'nomate', 'withattack'] as const).some((name) => hasAttribute(rule, name)));

const DROPPED = 'dropped';
