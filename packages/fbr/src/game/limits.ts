import type { Cond, Filter } from '@x/core';
import { all, before, captured, compare, count, not, some, sum, variable, within } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import { alternativesIn, hasMode, sequencesOf } from './alternatives.js';
import type { Draft } from './draft.js';
import { HAND } from './drop-rules.js';
import type { Lowering } from './lowering.js';
import { goesStraight } from './mobility.js';
import { oblige } from './obligations.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { SIDES } from './turn-plan.js';
import { membersOf, typeOf } from './types.js';

/** Numbers of pieces: what a side may have, capture or move, and what wins, loses or draws. */
export const LIMITS: Lowering = {
	rules: {
		pieces: [
			...(['avoidsamecolored', 'cannotbechecked', 'consecutive', 'draw', 'extinction', 'file', 'holding', 'immovable'] as const),
			...(['maxcaptures', 'minimum', 'morethan', 'overall', 'sum', 'taboo', 'total', 'transparent', 'win'] as const),
		],
	},
	lower: (draft) => {
		for (const rule of draft.model.rules.ordered('pieces'))
			for (const attribute of rule.attributes ?? []) LIMIT[attribute.name]?.(draft, rule, attribute);
	},
};

/** Rules by which other pieces than the one that moves come to another file, change sides, or come to the board without a plain drop. */
const DISPLACING = [
	'alice',
	'bughouse',
	'burner',
	'conversion',
	'gating',
	'magnetic',
	'musketeer',
	'pincher',
	'stopifchecking',
	'swap',
] as const;
const DISPLACING_ATTRIBUTES = [
	['promotion', 'origin'],
	['drop', 'immediate'],
	['holding', 'either'],
	['holding', 'notflip'],
	['holding', 'share'],
	['pieces', 'impartial'],
	['pieces', 'neutral'],
	['pieces', 'minimum'],
] as const;

/** Whether a piece can come to a file otherwise than by its own move or a plain drop. */
const movesOthers = ({ model }: Draft): boolean =>
	model.castlings.length > 0 ||
	DISPLACING.some((name) => model.rules.has(name)) ||
	DISPLACING_ATTRIBUTES.some(([name, attribute]) => model.rules.with(name, attribute).length > 0) ||
	sequencesOf(model).some((one) => alternativesIn(one).some((part) => hasMode(part, 'w', 'ww', 'wy', 'x', 'xx', 'xy')));

/** Whether a type never leaves its file, and no piece is promoted to it. */
const staysOnFile = (draft: Draft, type: string): boolean => {
	const promoted = promotionRules(draft).some((rule) =>
		draft.model.types.some((from) => choicesOf(draft, rule.prefix ?? '+', from)?.includes(type)),
	);
	return !promoted && draft.advances(type) && goesStraight(draft.model, type);
};

type Limit = (draft: Draft, rule: Rule, attribute: Attribute) => void;

const LIMIT: Partial<Record<Attribute['name'], Limit>> = {
	total: (draft, rule, { number = 0 }) => forbid(draft, 'total', more(draft, rule, number)),
	sum: (draft, rule, { number = 0 }) =>
		forbid(
			draft,
			'sum',
			some(
				...membersOf(rule.set, draft.model.types).first.map((type) =>
					compare(count({ who: 'friend', kind: draft.kindsOf([type]) }), '>', number),
				),
			),
		),
	file: (draft, rule, { number = 0 }) => {
		const files = Array.from({ length: draft.model.size[0]! }, (_, file) =>
			draft.zone({ box: draft.model.size.map((_length, axis) => (axis === 0 ? [file, file] : null)) }, 'file'),
		);
		const types = membersOf(rule.set, draft.model.types).first;
		const stays = !rule.set?.coloured && types.every((type) => staysOnFile(draft, type));
		if (stays && !movesOthers(draft)) {
			// Only a drop brings such a piece to another file.
			const full = some(...files.map((zone) => all(within(zone), more(draft, rule, number - 1, zone))));
			for (const type of types) draft.dropTests.set(type, [...(draft.dropTests.get(type) ?? []), not(full)]);
		} else forbid(draft, 'file', some(...files.map((zone) => more(draft, rule, number, zone))));
	},
	avoidsamecolored: (draft, rule, { number = 0 }) => {
		const colours = ([0, 1] as const).map((parity) =>
			draft.zone({ perSide: Object.fromEntries(SIDES.map((side) => [side, { parity }])) }, 'colour'),
		);
		forbid(draft, 'avoidsamecolored', some(...colours.map((zone) => more(draft, rule, number, zone))));
	},
	holding: (draft, rule, { number = 0 }) => {
		if (!['holding', 'gating', 'bughouse'].some((name) => draft.model.rules.has(name as Rule['name']))) return;
		const types = membersOf(rule.set, draft.model.types).first;
		const held = (['own', 'other'] as const).map((owner) =>
			compare(sum(...types.map((kind) => ({ of: { store: HAND, of: owner, kind } }))), '>', number),
		);
		forbid(draft, 'holding', some(...held));
	},
	maxcaptures: (draft, rule, { number = 0 }) => {
		const many = compare(captured(), '>', number);
		// A piece that never captures gives no check either.
		if (number === 0 && rule.set?.coloured !== true) draft.guard('capture', some(), kindsIn(draft, rule));
		forbid(draft, 'maxcaptures', rule.set === undefined ? many : all(draft.movesOne(rule.set), many));
	},
	consecutive,
	cannotbechecked: (draft, rule) => forbid(draft, 'cannotbechecked', all(only(draft, rule, 'enemy'), { royalAttacked: 'other' })),
	overall,
	immovable: (draft, rule, { number }) => {
		const here = draft.stands(rule.set, 'at');
		const early: Cond[] = number === undefined ? [] : [compare(variable(plies(draft)), '<', number)];
		draft.begins(not(early.length === 0 ? here : all(here, ...early)), kindsIn(draft, rule));
	},
	draw: (draft, rule) =>
		draft.outcome(20, {
			id: 'pieces-draw',
			when: 'moved',
			if: all(only(draft, rule, 'friend'), only(draft, rule, 'enemy')),
			result: 'draw',
		}),
	extinction,
	morethan: (draft, rule, { number = 0 }) => {
		const few = (who: 'friend' | 'enemy'): Cond => compare(piecesOf(draft, rule, who), '<', number + 1);
		draft.outcome(20, { id: 'morethan', when: 'moved', if: all(before(not(few('enemy'))), few('enemy')), result: 'win' });
		draft.outcome(21, { id: 'morethan', when: 'moved', if: all(before(not(few('friend'))), few('friend')), result: 'loss' });
	},
	minimum,
	taboo: (draft, rule, { set }) => {
		const victims = kindsIn(draft, rule);
		for (const kind of set === undefined ? Object.keys(draft.kinds) : draft.kindsOf(membersOf(set, draft.model.types).first))
			draft.unnamed(kind, victims);
	},
	transparent: (draft, rule) => {
		const kinds = kindsIn(draft, rule);
		draft.transparent.push(...kinds);
		for (const kind of Object.keys(draft.kinds)) draft.unnamed(kind, kinds);
		// They give no check: their moves do not reach royal pieces.
		for (const kind of kinds) draft.unnamed(kind, draft.royalKinds);
	},
	win: winWith,
};

const kindsIn = (draft: Draft, { set }: Rule): readonly string[] => {
	const { first, second } = membersOf(set, draft.model.types);
	return draft.kindsOf([...new Set([...first, ...second])]);
};

const forbid = (draft: Draft, name: string, broken: Cond): void => draft.law({ id: `pieces-${name}`, if: broken });

/** The number of pieces of a rule's set that a side has. */
const piecesOf = (draft: Draft, { set }: Rule, who: 'friend' | 'enemy', zone?: string): Parameters<typeof compare>[0] => {
	const found = draft.filters(set, who).map((filter) => count(withoutFree(draft, filter), zone === undefined ? {} : { zone }));
	return found.length === 1 ? found[0]! : sum(...found.map((of) => ({ of })));
};

/** Pieces without a side of their own do not count. */
const withoutFree = (draft: Draft, filter: Filter): Filter =>
	draft.freeKinds.length === 0 || filter.kind !== undefined ? filter : { ...filter, notKind: draft.freeKinds };

const more = (draft: Draft, rule: Rule, number: number, zone?: string): Cond => compare(piecesOf(draft, rule, 'friend', zone), '>', number);

/** Whether a side has pieces of a rule's set only. */
const only = (draft: Draft, rule: Rule, who: 'friend' | 'enemy'): Cond => {
	const { first, second } = membersOf(rule.set, draft.model.types);
	if (!rule.set?.coloured) return compare(count({ who, notKind: draft.kindsOf(first) }), '=', 0);
	return all(...[first, second].map((types, at) => compare(count({ who, side: [SIDES[at]!], notKind: draft.kindsOf(types) }), '=', 0)));
};

/** A limit of turns in a row with these pieces. */
function consecutive(draft: Draft, rule: Rule, { number = 1 }: Attribute): void {
	const name = `consecutive ${kindsIn(draft, rule).join('')}`;
	draft.variable(name, { start: 0, perSide: true, identity: true });
	const moves = draft.movesOne(rule.set);
	draft.law({ id: 'pieces-consecutive', if: all(moves, before(compare(variable(name, 'own'), '>', number - 1))) });
	draft.hook(930, { id: name, if: moves, do: [{ var: name, of: 'own', add: 1 }], else: [{ var: name, of: 'own', to: 0 }] });
}

/** Over the whole game: the pieces at the start, and those that promotions and drops added. */
function overall(draft: Draft, rule: Rule, { number = 0 }: Attribute): void {
	const name = `ever ${kindsIn(draft, rule).join('')}`;
	draft.variable(name, { start: 0, perSide: true, identity: true });
	draft.everOnBoard.set(name, kindsIn(draft, rule));
	draft.law({ id: 'pieces-overall', if: compare(variable(name, 'own'), '>', number) });
}

/** The number of plies played. */
export function plies(draft: Draft): string {
	if (!('ply' in draft.vars)) {
		draft.variable('ply', { start: 0 });
		draft.hook(950, { id: 'ply', do: [{ var: 'ply', add: 1 }] });
	}
	return 'ply';
}

/** A side that loses the last piece of a type that it had has lost. */
function extinction(draft: Draft, rule: Rule): void {
	const { first } = membersOf(rule.set, draft.model.types);
	const types = rule.set === undefined ? (draft.startTypes ?? first) : first;
	const gone = (who: 'friend' | 'enemy', type: string): Cond => compare(count({ who, kind: draft.kindsOf([type]) }), '=', 0);
	// Where both sides have every type at the start, a type that is missing has been lost.
	const complete = types.every((type) =>
		SIDES.every((side) => draft.startPieces?.some((piece) => piece.side === side && piece.kind === type) === true),
	);
	for (const [at, who] of (['enemy', 'friend'] as const).entries())
		for (const type of types)
			draft.outcome(22 + at, {
				id: 'extinction',
				...(complete ? { when: 'turn', if: gone(who, type) } : { when: 'moved', if: all(before(not(gone(who, type))), gone(who, type)) }),
				result: who === 'enemy' ? 'win' : 'loss',
			});
}

/** A side with so few pieces cannot be captured from (decision D31); with a prefix, pieces must be dropped for it. */
function minimum(draft: Draft, rule: Rule, attribute: Attribute): void {
	const { number = 1 } = attribute;
	if (rule.prefix !== undefined) {
		oblige(draft, rule, attribute);
		return;
	}
	const exposed = draft.model.rules.with('royal', 'expose').length > 0;
	const royals = exposed ? [] : draft.royalKinds;
	const counted = draft.filters(rule.set, 'enemy').map((filter) => ({
		of: count(
			filter.kind === undefined
				? { ...filter, notKind: royals }
				: { ...filter, kind: filter.kind.filter((kind) => !royals.includes(kind)) },
		),
	}));
	const enough = before(compare(counted.length === 1 ? counted[0]!.of : sum(...counted), '>', number));
	draft.guard('capture', royals.length === 0 ? enough : some(enough, { is: 'at', a: { kind: royals } }));
}

/** The side to move wins when the board holds no more than these pieces. */
function winWith(draft: Draft, rule: Rule): void {
	const most = new Map<string, number>();
	for (const id of rule.set?.pieces ?? []) {
		const side = id.letters[0] === id.letters[0]!.toUpperCase() ? 'white' : 'black';
		const key = `${side} ${typeOf(id)}`;
		most.set(key, (most.get(key) ?? 0) + 1);
	}
	const allowed = SIDES.flatMap((side) =>
		draft.model.types.map((type) =>
			compare(count({ side: [side], kind: draft.kindsOf([type]) }), '<', (most.get(`${side} ${type}`) ?? 0) + 1),
		),
	);
	draft.outcome(69, { id: 'pieces-win', when: 'turn', if: all(...allowed), result: 'win' });
}
