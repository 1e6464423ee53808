import type { Cond, Path } from '@x/core';
import { act, all, any, before, captured, compare, is, land, not, seq, set, some, test, use, within } from '@x/core/build';
import { asPath } from '@x/core/rules';
import type { Attribute, Rule } from '../tree.js';
import { announcementsOf } from './announcement.js';
import { advances, arrives, filtersOf, kindsOf, type Limited, memory, someOf, typeOfKind } from './cast.js';
import { type Contributions, declare, guard, type Lowering, type Ordered } from './contribution.js';
import { deadCells } from './dead-cells.js';
import { hasInitial, INITIAL } from './initial.js';
import { passingRanks } from './passing.js';
import { played, refusal } from './permissive.js';
import { choicesOf, demotedType, promotionRules } from './promotion-choices.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { filesOf, filesZone } from './setup-files.js';
import { fromStack, stack } from './stack.js';
import type { Stage, StageBranch, StageMove } from './steps.js';
import { SIDES } from './turn-plan.js';
import { membersOf } from './types.js';
import { cellsOf, contains, rankZone, zoneOf } from './zones.js';

/** Attributes that say when a rule of promotion applies. */
const TRIGGERS = ['enter', 'entersuspend', 'leave', 'move', 'move*', 'capture', 'swap'] as const;
/** Attributes of other moments: the rule does not apply to usual moves because of them. */
const OTHERS = ['null', 'captured', 'warp', 'available'] as const;

/** The flag of a piece that did not promote when it could. */
const DECLINED = 'declined';

/** The place of promotions among the stages of a move (FBR.md §3). */
const ORDER = 100;

/** A swap has put another piece where the move began. */
export const SWAPPED: Cond = all(is('origin', { who: 'occupied' }), not({ same: ['at', 'origin'] }));

export const PROMOTION: Lowering<Limited> = {
	rules: {
		promotion: [
			...(['enter', 'entersuspend', 'leave', 'move', 'move*', 'capture', 'swap', 'null', 'optional', 'notforced', 'suspend'] as const),
			...(['once', 'origin', 'demote', 'castle', 'continue', 'enpassant', 'setup', 'stack', 'available'] as const),
		],
	},
	*lower(game) {
		yield* stack(game);
		const rules = promotionRules(game);
		if (rules.some((rule) => isOptional(rule) && suspends(rule))) yield declare({ flags: { [DECLINED]: {} } });
		// A walk that leads away from its origin lands between legs only where a guard wants it.
		if (rules.some((rule) => hasAttribute(rule, 'enpassant'))) yield guard('onward', all());
		yield* nullPromotions(game);
	},
};

/** Whether a piece may stay as it is. */
const isOptional = (rule: Rule): boolean =>
	!hasAttribute(rule, 'origin') && (hasAttribute(rule, 'optional') || hasAttribute(rule, 'notforced'));

/** Whether a piece that did not promote waits. */
const suspends = (rule: Rule): boolean => hasAttribute(rule, 'suspend') || hasAttribute(rule, 'entersuspend');

/** The promotions that complete a move. */
export const promotionStages = (game: Limited): readonly Ordered<Stage>[] =>
	promotionRules(game).flatMap((rule, at): readonly Ordered<Stage>[] => [
		{ order: ORDER + at, value: (kind, move) => branchesOf(game, rule, kind, move).map((branch) => fromRule(game, rule, branch)) },
		...(hasAttribute(rule, 'move*') ? [{ order: ORDER + at + 0.5, value: partnerPromotions(game, rule) }] : []),
	]);

/** A branch whose tests come from a rule. */
function fromRule(game: Limited, rule: Rule, branch: StageBranch): StageBranch {
	const tests = [...branch.tests, ...branch.choices.flatMap(({ effects }) => effects.flatMap((one) => asPath('test', one)?.test ?? []))];
	for (const test of tests) if (!game.origins.has(test)) game.origins.mark(test, rule);
	return branch;
}

/** The branches of a rule under each declaration, and without one. */
function branchesOf(game: Limited, rule: Rule, kind: string, move: StageMove): readonly StageBranch[] {
	if (move.word !== undefined) return branchesWith(game, rule, kind, move, move.word);
	const words = announcementsOf(game, typeOfKind(game, kind));
	const usual = branchesWith(game, rule, kind, move);
	const found = words.map(({ word, when }) => ({ when, branches: branchesWith(game, rule, kind, move, word) }));
	if (found.every(({ branches }) => branches.length === 0) && usual.length === 0) return [];
	const under = (when: Cond, branches: readonly StageBranch[]): readonly StageBranch[] =>
		branches.length === 0
			? [{ tests: [when], choices: [{ effects: [] }] }]
			: branches.map((branch) => ({ ...branch, tests: [when, ...branch.tests] }));
	if (words.length === 0) return usual;
	const none = words.length === 1 ? not(words[0]!.when) : not(some(...words.map(({ when }) => when)));
	for (const { rule: declares } of words) game.origins.mark(none, declares);
	return [...found.flatMap(({ when, branches }) => under(when, branches)), ...under(none, usual)];
}

/** The branches of a rule; in the permissive form of a game also those that the rule has without one of its attributes. */
function branchesWith(game: Limited, rule: Rule, kind: string, move: StageMove, word?: string): readonly StageBranch[] {
	const found = branchesOfRule(game, rule, kind, move, word);
	if (game.rewritten === undefined) return found;
	const { attributes = [], ...bare } = rule;
	const without = attributes.flatMap((attribute) => {
		const less = { ...bare, attributes: attributes.filter((one) => one !== attribute) };
		const refused = refusal(game, rule, attribute.name);
		return branchesOfRule(played(game), less, kind, move, word).map((branch) => ({ ...branch, tests: [refused, ...branch.tests] }));
	});
	return [...found, ...without];
}

function branchesOfRule(game: Limited, rule: Rule, kind: string, move: StageMove, word?: string): readonly StageBranch[] {
	const shadow = game.shadows.get(kind);
	if (shadow !== undefined && hasAttribute(rule, 'once')) return [];
	const type = shadow?.kind ?? kind;
	const offered = choicesOf(game, rule.prefix ?? '+', type, word);
	if (offered === undefined) return [];
	if (staysOutside(game, rule, move)) return [];
	const triggered = conditionOf(game, rule, typeOfKind(game, move.mover), move);
	if (triggered === undefined) return [];
	// Where another piece stands at the origin, or the mover again, nothing is put there.
	const applies = hasAttribute(rule, 'origin') ? all(triggered, is('origin', { who: 'empty' })) : triggered;
	const choices = offersOf(game, rule, offered, kind);
	const stays = { effects: [], becomes: undefined };
	const rest = { tests: [not(applies)], choices: [stays] };
	if (!isOptional(rule)) return [{ tests: [applies], choices }, rest];
	const declines = suspends(rule) ? { effects: [act(set('at', { of: 'at' }, { add: [DECLINED] }))] } : stays;
	// A piece that could not move any more must promote (decision D48: unless `move` is given).
	const dead = hasAttribute(rule, 'notforced') || hasAttribute(rule, 'move') || choices.length === 0 ? undefined : deadCells(game, type);
	const stuck = dead && within(game.names.zone(dead));
	const free = stuck === undefined ? [applies] : [applies, not(stuck)];
	const forced: StageBranch[] = stuck === undefined ? [] : [{ tests: [applies, stuck], choices }];
	if (!suspends(rule)) return [...forced, { tests: free, choices: [declines, ...choices] }, rest];
	// A piece that declined last time waits for a turn, unless it captures.
	const waits = all(before(is('origin', { flag: DECLINED })), compare(captured(), '=', 0));
	return [
		...forced,
		{ tests: [...free, waits], choices: [stays] },
		{ tests: [...free, not(waits)], choices: [declines, ...choices] },
		rest,
	];
}

/** Whether a double step, or a capture in passing, never ends in the zone of a rule. */
function staysOutside(game: Limited, rule: Rule, { type }: StageMove): boolean {
	if (type !== 'passing' && type !== 'crossing') return false;
	const ranks = passingRanks(game)?.[type];
	const named = (rule.attributes ?? []).some(({ name }) => name !== 'enter' && (TRIGGERS as readonly string[]).includes(name));
	if (ranks === undefined || named) return false;
	const zone = rule.range === undefined ? rankZone(game.model.size[1]! - 1, game.model.size) : zoneOf(rule.range, game.model.size);
	return cellsOf(game.model.size).every((cell) => !ranks.includes(cell[1]!) || !contains(zone, cell));
}

/** The offers of a rule to a kind, each with its tests and effects. */
function offersOf(game: Limited, rule: Rule, offered: readonly string[], kind: string): StageBranch['choices'] {
	const known = offered.filter((type) => type in game.kinds);
	if (hasAttribute(rule, 'setup')) return fromSetup(game, rule, kind);
	if (!hasAttribute(rule, 'stack')) return known.map((type) => choiceOf(game, rule, kind, type));
	return fromStack(game, rule, known).map(({ type, effects }) => {
		const choice = choiceOf(game, rule, kind, type);
		return { ...choice, effects: [...effects, ...choice.effects] };
	});
}

/** The type that stood on the file in the opening setup; where only a royal piece did, the types of the attribute. */
function fromSetup(game: Limited, rule: Rule, kind: string): StageBranch['choices'] {
	const files = filesOf(game);
	if (files === undefined) {
		game.refusals.add('The attribute "setup" needs the start position.', rule.span, 'Give the start of the game.');
		return [];
	}
	const others = attributeOf(rule, 'setup')?.set;
	const types = [...new Set([...files.values()].filter((type) => type !== undefined))];
	const zone = (type: string | undefined): string =>
		game.names.zone({ perSide: Object.fromEntries(SIDES.map((side) => [side, filesZone(game, files, side, type)])) }, 'setup');
	const placed = types.map((type) => [type, type] as const);
	const rest = others === undefined ? [] : membersOf(others, game.model.types).first.map((type) => [type, undefined] as const);
	return [...placed, ...rest].map(([type, file]) => {
		const choice = choiceOf(game, rule, kind, type);
		return { ...choice, effects: [test(within(zone(file))), ...choice.effects] };
	});
}

/** When a rule applies to a move; `undefined`: never. */
function conditionOf(game: Limited, rule: Rule, mover: string, move: StageMove): Cond | undefined {
	const named = (rule.attributes ?? []).filter(({ name }) => (TRIGGERS as readonly string[]).includes(name));
	const others = (rule.attributes ?? []).some(({ name }) => (OTHERS as readonly string[]).includes(name));
	const triggers: readonly Attribute[] = named.length > 0 ? named : others ? [] : [{ name: 'enter' }];
	const found = triggers.flatMap((trigger) => triggerOf(game, rule, trigger, mover, move) ?? []);
	if (found.length === 0) return undefined;
	const applies = someOf(found);
	// A piece that promoted on its way is not promoted again.
	return hasAttribute(rule, 'enpassant') ? all({ mover: { kind: [move.mover] } }, applies) : applies;
}

function triggerOf(game: Limited, rule: Rule, trigger: Attribute, mover: string, move: StageMove): Cond | undefined {
	const { name, set: movers } = trigger;
	if (name !== 'capture' && movers !== undefined) {
		const { first, second } = membersOf(movers, game.model.types);
		const sides = SIDES.filter((_, at) => (movers.coloured ? [first, second][at]! : first).includes(mover));
		const { set: _, ...anyone } = trigger;
		const found = sides.length === 0 ? undefined : triggerOf(game, rule, anyone, mover, move);
		return found === undefined || sides.length > 1 ? found : all({ mover: { side: sides } }, found);
	}
	const zone = zoneFor(game, rule, name);
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
				: advancesInto(game, mover, rule)
					? inside('at')
					: both(inside('at'), not(within(zone, 'origin')));
		case 'leave':
			return zone === undefined ? undefined : both(within(zone, 'origin'), not(within(zone)));
		case 'move':
			return move.type === 'castling' ? undefined : both(inside('origin'), inside('at'));
		case 'move*':
			return both(inside('origin'), inside('at'));
		case 'capture': {
			const victims = filtersOf(game, trigger.set).map((filter): Cond => compare(captured(withoutWho(filter)), '>', 0));
			const taken: Cond = someOf(victims);
			return both(inside('at'), trigger.negated ? not(taken) : taken);
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
function zoneFor(game: Limited, rule: Rule, trigger: Attribute['name']): string | undefined {
	if (rule.range !== undefined) return game.names.range(rule.range);
	if (trigger === 'move' || trigger === 'move*' || hasAttribute(rule, 'origin')) return undefined;
	return game.names.zone(rankZone(game.model.size[1]! - 1, game.model.size), 'last');
}

/** Whether a piece that is in the zone cannot come to another cell of it: it only moves forward, and the zone is one rank. */
const advancesInto = (game: Limited, mover: string, rule: Rule): boolean => rule.range === undefined && advances(game, mover);

function choiceOf(game: Limited, rule: Rule, kind: string, type: string): StageBranch['choices'][number] {
	const becomes = memory(game, type, kind);
	if (hasAttribute(rule, 'origin')) {
		const demoted = attributeOf(rule, 'demote');
		const lower = demoted && demotedType(game, kind, demoted.prefix);
		const effects: Path[] = [act(set('origin', { kind: type, side: 'own' }))];
		if (lower !== undefined) effects.push(act(set('at', { kind: lower, side: 'own' })));
		return { effects, becomes: lower };
	}
	const castling = attributeOf(rule, 'castle');
	const initial = castling?.set && membersOf(castling.set, game.model.types).first.includes(type) && hasInitial(game);
	const piece = { kind: becomes, side: 'own' } as const;
	const arrival = arrives(game, becomes).map(act);
	if (hasAttribute(rule, 'continue')) {
		// From here on the promoted piece is the mover, and may go on.
		const goes = goesOn(game, rule, type) ? [any(seq(), use(becomes))] : [];
		return { effects: [land({ as: piece }), ...arrival, ...goes], becomes };
	}
	const effect = set('at', piece, initial ? { add: [INITIAL] } : undefined);
	return { effects: [act(effect), ...arrival], becomes };
}

/** Whether a promoted piece can go on: its own moves must not promote in the same way again. */
function goesOn(game: Limited, rule: Rule, type: string): boolean {
	const again = promotionRules(game).some((one) => hasAttribute(one, 'continue') && choicesOf(game, one.prefix ?? '+', type) !== undefined);
	if (again)
		game.refusals.add(`The piece ${type} would promote and go on again.`, rule.span, 'Leave out "continue" for one of the promotions.');
	return !again;
}

/** With `move*` the partner of a castling promotes too. */
function partnerPromotions(game: Limited, rule: Rule): Stage {
	const cell = { mark: 'partnerTarget' } as const;
	return (_kind, move) => {
		if (move.type !== 'castling') return [];
		const found = game.model.types.flatMap((type): StageBranch[] => {
			const [first] = choicesOf(game, rule.prefix ?? '+', type) ?? [];
			if (first === undefined || !(first in game.kinds)) return [];
			return [
				{ tests: [is(cell, { kind: kindsOf(game, [type]) })], choices: [{ effects: [act(set(cell, { kind: first, side: 'own' }))] }] },
			];
		});
		const none = not(some(...found.flatMap(({ tests }) => tests)));
		return found.length === 0 ? [] : [...found, { tests: [none], choices: [{ effects: [] }] }];
	};
}

/** The promotions of a kind in the middle of a move, which goes on with the promoted piece; `undefined`: there are none. */
export function promotionBetween(game: Limited, kind: string, word?: string): Path | undefined {
	const type = typeOfKind(game, kind);
	const branches = promotionRules(game).flatMap((rule) => {
		if (!hasAttribute(rule, 'enpassant')) return [];
		const applies = conditionOf(game, rule, type, { type: 'plain', mover: kind });
		const offered = choicesOf(game, rule.prefix ?? '+', type, word)?.filter((one) => one in game.kinds) ?? [];
		return applies === undefined || offered.length === 0 ? [] : [{ applies, offered }];
	});
	if (branches.length === 0) return undefined;
	const becomes = branches.flatMap(({ applies, offered }) =>
		offered.map((one) => seq(test(applies), land({ as: { kind: memory(game, one, kind), side: 'own' } }))),
	);
	const none = branches.map(({ applies }) => test(not(applies)));
	return any(seq(...none), ...becomes);
}

/** Promotion as a move of its own, where the piece stands. */
function* nullPromotions(game: Limited): Contributions {
	for (const rule of promotionRules(game)) {
		if (!hasAttribute(rule, 'null')) continue;
		for (const kind of Object.keys(game.kinds)) {
			const shadow = game.shadows.get(kind);
			if (shadow !== undefined && hasAttribute(rule, 'once')) continue;
			const choices = choicesOf(game, rule.prefix ?? '+', shadow?.kind ?? kind)?.filter((type) => type in game.kinds) ?? [];
			if (choices.length === 0) continue;
			const here = rule.range === undefined ? [] : [test(within(game.names.range(rule.range)))];
			const effects = choices.map((type) => act(set('at', { kind: memory(game, type, kind), side: 'own' }, 'keep')));
			yield { extras: [{ kinds: [kind], path: { seq: [...here, effects.length === 1 ? effects[0]! : any(...effects)] } }] };
		}
	}
}
