import type { Cond, Path } from '@x/core';
import { act, all, any, captured, compare, is, not, set, some, test, within } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import { announcementsOf } from './announcement.js';
import { deadCells } from './dead-cells.js';
import type { Draft, StageBranch, StageMove } from './draft.js';
import type { Lowering } from './lowering.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf, typeOf } from './types.js';
import { rankZone } from './zones.js';

/** Attributes that say when a rule of promotion applies. */
const TRIGGERS = ['enter', 'entersuspend', 'leave', 'move', 'move*', 'capture', 'swap'] as const;
/** Attributes of other moments: the rule does not apply to usual moves because of them. */
const OTHERS = ['null', 'captured', 'warp', 'available'] as const;

/** The place of promotions among the stages of a move (FBR.md §3). */
const ORDER = 100;

/** A swap has put another piece where the move began. */
export const SWAPPED: Cond = all(is('origin', { who: 'occupied' }), not({ same: ['at', 'origin'] }));

/** The rules of promotion, the lowest number first; with the default one unless it is cancelled. */
export function promotionRules(draft: Draft): readonly Rule[] {
	const { rules } = draft.model;
	const found = rules.all('promotion');
	const usual: readonly Rule[] =
		found.some(({ prefix = '+' }) => prefix === '+') || rules.cancels('promotion', undefined, '+') ? [] : [{ name: 'promotion' }];
	return [...found, ...usual].sort((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER));
}

/** The types that a rule of promotion offers to a type; `undefined`: it does not concern the type. `word`: the one that was declared. */
export function choicesOf(draft: Draft, prefix: string, type: string, word?: string): readonly string[] | undefined {
	const { model } = draft;
	const concerns = (one: { readonly prefix: string; readonly types: readonly string[] }): boolean =>
		one.prefix === prefix && one.types.includes(type);
	if (word !== undefined && model.cancellations.some((one) => concerns(one) && one.item.word === word)) return undefined;
	const items = model.promotions.filter((one) => concerns(one) && (one.item.word === undefined || one.item.word === word));
	const own = `${prefix}${type}`;
	if (items.length === 0) return model.definitions.has(own) && !model.roles.has(prefix) ? [own] : undefined;
	const offered = items.flatMap(({ item }): readonly string[] => {
		if (item.target?.type === 'choices')
			return item.target.choices.flatMap((choice) => {
				if (choice.type === 'piece') return [typeOf(choice.piece)];
				draft.refusals.add('A promotion by a move of its own cannot be played.', item.span, 'Give pieces behind "==".');
				return [];
			});
		if (item.target !== undefined) return [];
		if (type.startsWith(prefix)) return [type.slice(1)];
		if (model.definitions.has(own)) return [own];
		return defaultChoices(draft, type);
	});
	return [...new Set(offered)];
}

/** All plain types but the piece itself, royal, antiroyal and neutral ones (MBN.md §3). */
function defaultChoices(draft: Draft, type: string): readonly string[] {
	const { rules, types } = draft.model;
	const excluded = new Set([
		...rules.all('royal').flatMap(({ set: royals }) => (royals === undefined ? ['K'] : membersOf(royals, types).first)),
		...rules.all('antiroyal').flatMap(({ set: pieces }) => membersOf(pieces, types).first),
		...[...rules.with('pieces', 'neutral'), ...rules.with('pieces', 'impartial')].flatMap(({ rule }) => membersOf(rule.set, types).first),
	]);
	return types.filter((one) => one !== type && !excluded.has(one) && !/^[-+#*$%&]/.test(one));
}

export const PROMOTION: Lowering = {
	rules: {
		promotion: ['enter', 'leave', 'move', 'capture', 'swap', 'optional', 'notforced', 'once', 'origin', 'demote', 'castle', 'null'],
	},
	lower: (draft) => {
		promotions(draft);
		nullPromotions(draft);
	},
};

/** Adds the promotions that complete a move. */
function promotions(draft: Draft): void {
	for (const [at, rule] of promotionRules(draft).entries())
		draft.stages.push({ order: ORDER + at, branches: (kind, move) => branchesOf(draft, rule, kind, move) });
}

/** The branches of a rule under each declaration, and without one. */
function branchesOf(draft: Draft, rule: Rule, kind: string, move: StageMove): readonly StageBranch[] {
	const words = announcementsOf(draft, draft.typeOf(kind));
	const usual = branchesWith(draft, rule, kind, move);
	const found = words.map(({ word, when }) => ({ when, branches: branchesWith(draft, rule, kind, move, word) }));
	if (found.every(({ branches }) => branches.length === 0) && usual.length === 0) return [];
	const under = (when: Cond, branches: readonly StageBranch[]): readonly StageBranch[] =>
		branches.length === 0
			? [{ tests: [when], choices: [{ effects: [] }] }]
			: branches.map((branch) => ({ ...branch, tests: [when, ...branch.tests] }));
	if (words.length === 0) return usual;
	const none = words.length === 1 ? not(words[0]!.when) : not(some(...words.map(({ when }) => when)));
	return [...found.flatMap(({ when, branches }) => under(when, branches)), ...under(none, usual)];
}

function branchesWith(draft: Draft, rule: Rule, kind: string, move: StageMove, word?: string): readonly StageBranch[] {
	const shadow = draft.shadows.get(kind);
	if (shadow !== undefined && hasAttribute(rule, 'once')) return [];
	const type = shadow?.kind ?? kind;
	const prefix = rule.prefix ?? '+';
	const offered = choicesOf(draft, prefix, type, word);
	if (offered === undefined) return [];
	const applies = conditionOf(draft, rule, draft.shadows.get(move.mover)?.kind ?? move.mover, move);
	if (applies === undefined) return [];
	const choices = offered.filter((one) => one in draft.kinds).map((one) => choiceOf(draft, rule, kind, one));
	const stays = { effects: [], becomes: undefined };
	const optional = hasAttribute(rule, 'optional') || hasAttribute(rule, 'notforced');
	const rest = { tests: [not(applies)], choices: [stays] };
	if (hasAttribute(rule, 'origin')) return [{ tests: [applies], choices }, rest];
	if (!optional) return [{ tests: [applies], choices }, rest];
	// A piece that could not move any more must promote (decision D48: unless `move` is given).
	const dead = hasAttribute(rule, 'notforced') || hasAttribute(rule, 'move') || choices.length === 0 ? undefined : deadCells(draft, type);
	if (dead === undefined) return [{ tests: [applies], choices: [stays, ...choices] }, rest];
	const stuck = within(draft.zone(dead));
	return [{ tests: [applies, stuck], choices }, { tests: [applies, not(stuck)], choices: [stays, ...choices] }, rest];
}

/** When a rule applies to a move; `undefined`: never. */
function conditionOf(draft: Draft, rule: Rule, mover: string, move: StageMove): Cond | undefined {
	const named = (rule.attributes ?? []).filter(({ name }) => (TRIGGERS as readonly string[]).includes(name));
	const others = (rule.attributes ?? []).some(({ name }) => (OTHERS as readonly string[]).includes(name));
	const triggers: readonly Attribute[] = named.length > 0 ? named : others ? [] : [{ name: 'enter' }];
	const found = triggers.flatMap((trigger) => triggerOf(draft, rule, trigger, mover, move) ?? []);
	return found.length === 0 ? undefined : found.length === 1 ? found[0] : some(...found);
}

function triggerOf(draft: Draft, rule: Rule, trigger: Attribute, mover: string, move: StageMove): Cond | undefined {
	const { name } = trigger;
	if (name !== 'capture' && trigger.set && !membersOf(trigger.set, draft.model.types).first.includes(mover)) return undefined;
	const zone = zoneFor(draft, rule, name);
	const inside = (cell: 'at' | 'origin'): Cond | undefined => (zone === undefined ? undefined : within(zone, cell));
	const both = (...conditions: readonly (Cond | undefined)[]): Cond => {
		const kept = conditions.filter((one) => one !== undefined);
		return kept.length === 1 ? kept[0]! : all(...kept);
	};
	switch (name) {
		case 'enter':
		case 'entersuspend':
			return zone === undefined
				? undefined
				: advancesInto(draft, mover, rule)
					? inside('at')
					: both(inside('at'), not(within(zone, 'origin')));
		case 'leave':
			return zone === undefined ? undefined : both(within(zone, 'origin'), not(within(zone)));
		case 'move':
			return move.type === 'castling' ? undefined : both(inside('origin'), inside('at'));
		case 'move*':
			return both(inside('origin'), inside('at'));
		case 'capture': {
			const victims = draft.filters(trigger.set).map((filter): Cond => compare(captured(withoutWho(filter)), '>', 0));
			const any: Cond = victims.length === 1 ? victims[0]! : some(...victims);
			return both(inside('at'), trigger.negated ? not(any) : any);
		}
		case 'swap': {
			return both(inside('at'), trigger.negated ? not(SWAPPED) : SWAPPED);
		}
		default:
			return undefined;
	}
}

const withoutWho = <T extends { readonly who?: unknown }>({ who: _, ...rest }: T): Omit<T, 'who'> => rest;

/** The zone of a rule (decision D5); `undefined`: the whole board. */
function zoneFor(draft: Draft, rule: Rule, trigger: Attribute['name']): string | undefined {
	if (rule.range !== undefined) return draft.range(rule.range);
	if (trigger === 'move' || trigger === 'move*' || hasAttribute(rule, 'origin')) return undefined;
	return draft.zone(rankZone(draft.model.size[1]! - 1, draft.model.size), 'last');
}

/** Whether a piece that is in the zone cannot come to another cell of it: it only moves forward, and the zone is one rank. */
const advancesInto = (draft: Draft, mover: string, rule: Rule): boolean => rule.range === undefined && draft.advances(mover);

function choiceOf(draft: Draft, rule: Rule, kind: string, type: string): StageBranch['choices'][number] {
	const becomes = draft.memory(type, kind);
	if (hasAttribute(rule, 'origin')) {
		const demoted = attributeOf(rule, 'demote');
		const lower = demoted && demotedType(draft, kind, demoted.prefix);
		const effects: Path[] = [test(is('origin', { who: 'empty' })), act(set('origin', { kind: type, side: 'own' }))];
		if (lower !== undefined) effects.push(act(set('at', { kind: lower, side: 'own' })));
		return { effects, becomes: lower };
	}
	const castling = attributeOf(rule, 'castle');
	const initial = castling?.set && membersOf(castling.set, draft.model.types).first.includes(type) && 'initial' in draft.flags;
	const effect = set('at', { kind: becomes, side: 'own' }, initial ? { add: ['initial'] } : undefined);
	return { effects: [act(effect)], becomes };
}

/** The type that a piece has after a demotion. */
export function demotedType(draft: Draft, kind: string, prefix = '-'): string | undefined {
	const shadow = draft.shadows.get(kind);
	if (shadow !== undefined && prefix === '-') return shadow.was;
	const type = shadow?.kind ?? kind;
	if (prefix === '-' && /^[-+#*$%&]/.test(type)) return type.slice(1);
	return choicesOf(draft, prefix, type)?.[0];
}

/** Promotion as a move of its own, where the piece stands. */
function nullPromotions(draft: Draft): void {
	for (const rule of promotionRules(draft)) {
		if (!hasAttribute(rule, 'null')) continue;
		for (const kind of Object.keys(draft.kinds)) {
			const shadow = draft.shadows.get(kind);
			if (shadow !== undefined && hasAttribute(rule, 'once')) continue;
			const choices = choicesOf(draft, rule.prefix ?? '+', shadow?.kind ?? kind)?.filter((type) => type in draft.kinds) ?? [];
			if (choices.length === 0) continue;
			const here = rule.range === undefined ? [] : [test(within(draft.range(rule.range)))];
			const effects = choices.map((type) => act(set('at', { kind: draft.memory(type, kind), side: 'own' }, 'keep')));
			draft.extras.push({ kinds: [kind], path: { seq: [...here, effects.length === 1 ? effects[0]! : any(...effects)] } });
		}
	}
}
