import type { Cond, Filter } from '@x/core';
import { all, before, captured, compare, count, is, not, some, sum, variable, within } from '@x/core/build';
import type { Attribute, Rule } from '../tree.js';
import { alternativesIn, hasMode, sequencesOf } from './alternatives.js';
import {
	advances,
	allOf,
	type Cast,
	type Crowned,
	filtersOf,
	kindsInSet,
	kindsOf,
	type Limits,
	movesOne,
	type Obligation,
	stands,
} from './cast.js';
import { castles } from './castling.js';
import { type Contribution, type Contributions, declareVar, guard, hook, type Lowering, law, outcome, unnamed } from './contribution.js';
import { HAND } from './drop-rules.js';
import { freeKinds, withoutCheck } from './free-pieces.js';
import { goesStraight } from './mobility.js';
import { obligationOf } from './obligations.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { SIDES, type SideName } from './turn-plan.js';
import { membersOf, typeOf } from './types.js';
import { sliceZone } from './zones.js';

/** Numbers of pieces: what a side may have, capture or move, and what wins, loses or draws. */
export const LIMITS: Lowering<Crowned> = {
	rules: {
		pieces: [
			...(['avoidsamecolored', 'cannotbechecked', 'consecutive', 'draw', 'extinction', 'file', 'holding', 'immovable'] as const),
			...(['maxcaptures', 'minimum', 'morethan', 'overall', 'sum', 'taboo', 'total', 'transparent', 'win'] as const),
		],
	},
	*lower(game) {
		const { rules } = game.model;
		for (const { rule, attribute } of limitations(game))
			yield* game.origins.by(rule, LIMIT[attribute.name]?.(game, rule, attribute) ?? [], attribute.name);
		const early = rules.with('pieces', 'immovable').some(({ attribute }) => attribute.number !== undefined);
		if (!early && rules.with('warp', 'start').length === 0) return;
		yield declareVar(PLIES, { start: 0 });
		yield hook(950, { id: PLIES, do: [{ var: PLIES, add: 1 }] });
	},
};

/** The attributes of all limits, the lowest number first. */
const limitations = ({ model }: Cast): readonly { readonly rule: Rule; readonly attribute: Attribute }[] =>
	model.rules.ordered('pieces').flatMap((rule) => (rule.attributes ?? []).map((attribute) => ({ rule, attribute })));

/** The variable that counts the plies played. */
export const PLIES = 'ply';

/** The properties of kinds that other rules read. */
export function limitsOf(game: Crowned): Limits {
	const dropTests = new Map<string, readonly Cond[]>();
	const obligations: Obligation[] = [];
	const transparent: string[] = [];
	const ever = new Map<string, readonly string[]>();
	for (const { rule, attribute } of limitations(game)) {
		if (attribute.name === 'transparent') transparent.push(...kindsIn(game, rule));
		if (attribute.name === 'overall') ever.set(everName(game, rule), kindsIn(game, rule));
		if (attribute.name === 'minimum' && rule.prefix !== undefined) obligations.push(obligationOf(game, rule, attribute));
		if (attribute.name === 'file' && onlyDropsToFile(game, rule))
			for (const type of membersOf(rule.set, game.model.types).first)
				dropTests.set(type, [...(dropTests.get(type) ?? []), game.origins.mark(not(fullFile(game, rule, attribute)), rule, 'file')]);
	}
	return { transparent, ever, dropTests, obligations };
}

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
const movesOthers = ({ model }: Cast): boolean =>
	model.castlings.length > 0 ||
	DISPLACING.some((name) => model.rules.has(name)) ||
	DISPLACING_ATTRIBUTES.some(([name, attribute]) => model.rules.with(name, attribute).length > 0) ||
	sequencesOf(model).some((one) => alternativesIn(one).some((part) => hasMode(part, 'w', 'ww', 'wy', 'x', 'xx', 'xy')));

/** Whether a type never leaves its file, and no piece is promoted to it. */
const staysOnFile = (game: Cast, type: string): boolean => {
	const promoted = promotionRules(game).some((rule) =>
		game.model.types.some((from) => choicesOf(game, rule.prefix ?? '+', from)?.includes(type)),
	);
	return !promoted && advances(game, type) && goesStraight(game.model, type);
};

/** Whether only a drop brings pieces of a rule's set to another file. */
const onlyDropsToFile = (game: Cast, { set }: Rule): boolean =>
	!set?.coloured && membersOf(set, game.model.types).first.every((type) => staysOnFile(game, type)) && !movesOthers(game);

const filesOf = ({ model, names }: Cast): readonly string[] =>
	Array.from({ length: model.size[0]! }, (_, file) => names.zone(sliceZone(0, file, model.size), 'file'));

/** The cell of the cursor lies on a file that has all the pieces it may have. */
const fullFile = (game: Cast, rule: Rule, { number = 0 }: Attribute): Cond =>
	some(...filesOf(game).map((zone) => all(within(zone), more(game, rule, number - 1, zone))));

type Limit = (game: Crowned, rule: Rule, attribute: Attribute) => Iterable<Contribution>;

const LIMIT: Partial<Record<Attribute['name'], Limit>> = {
	total: (game, rule, { number = 0 }) => forbid('total', more(game, rule, number)),
	sum: (game, rule, { number = 0 }) =>
		forbid(
			'sum',
			some(
				...membersOf(rule.set, game.model.types).first.map((type) =>
					compare(count({ who: 'friend', kind: kindsOf(game, [type]) }), '>', number),
				),
			),
		),
	file: (game, rule, { number = 0 }) =>
		onlyDropsToFile(game, rule) ? [] : forbid('file', some(...filesOf(game).map((zone) => more(game, rule, number, zone)))),
	avoidsamecolored: (game, rule, { number = 0 }) => {
		const colours = ([0, 1] as const).map((parity) =>
			game.names.zone({ perSide: Object.fromEntries(SIDES.map((side) => [side, { parity }])) }, 'colour'),
		);
		return forbid('avoidsamecolored', some(...colours.map((zone) => more(game, rule, number, zone))));
	},
	holding: (game, rule, { number = 0 }) => {
		if (!['holding', 'gating', 'bughouse'].some((name) => game.model.rules.has(name as Rule['name']))) return [];
		const types = membersOf(rule.set, game.model.types).first;
		const held = (['own', 'other'] as const).map((owner) =>
			compare(sum(...types.map((kind) => ({ of: { store: HAND, of: owner, kind } }))), '>', number),
		);
		return forbid('holding', some(...held));
	},
	maxcaptures: (game, rule, { number = 0 }) => {
		const many = compare(captured(), '>', number);
		// A piece that never captures gives no check either.
		const never = number === 0 && rule.set?.coloured !== true ? [guard('capture', some(), kindsIn(game, rule))] : [];
		return [...never, ...forbid('maxcaptures', rule.set === undefined ? many : all(movesOne(game, rule.set), many))];
	},
	consecutive,
	cannotbechecked: (game, rule) => forbid('cannotbechecked', all(only(game, rule, 'enemy'), { royalAttacked: 'other' })),
	overall,
	immovable: (game, rule, { number }) => {
		const here = stands(game, rule.set, 'at');
		const early: Cond[] = number === undefined ? [] : [compare(variable(PLIES), '<', number)];
		const partner: Cond = allOf([stands(game, rule.set, { mark: 'partner' }), ...early]);
		return [
			guard('begin', not(early.length === 0 ? here : all(here, ...early)), kindsIn(game, rule)),
			// A castling moves its partner.
			...(castles(game) ? [law({ id: 'pieces-immovable partner', if: before(partner) })] : []),
		];
	},
	draw: (game, rule) => [
		outcome(20, { id: 'pieces-draw', when: 'moved', if: all(only(game, rule, 'friend'), only(game, rule, 'enemy')), result: 'draw' }),
	],
	extinction,
	morethan: (game, rule, { number = 0 }) => {
		const few = (who: 'friend' | 'enemy'): Cond => compare(piecesOf(game, rule, who), '<', number + 1);
		if (beginsWithMore(game, rule, number))
			return [
				outcome(20, { id: 'morethan', when: 'turn', if: few('friend'), result: 'loss' }),
				outcome(21, { id: 'morethan', when: 'turn', if: few('enemy'), result: 'win' }),
			];
		return [
			outcome(20, { id: 'morethan', when: 'moved', if: all(before(not(few('enemy'))), few('enemy')), result: 'win' }),
			outcome(21, { id: 'morethan', when: 'moved', if: all(before(not(few('friend'))), few('friend')), result: 'loss' }),
		];
	},
	minimum,
	taboo: (game, rule, { set }) => {
		const victims = kindsIn(game, rule);
		return exempt(game, victims, set === undefined ? Object.keys(game.kinds) : kindsInSet(game, set));
	},
	transparent: (game, rule) => {
		const kinds = kindsIn(game, rule);
		return [...exempt(game, kinds, Object.keys(game.kinds)), ...withoutCheck(game, kinds)];
	},
	win: winWith,
};

/** Kinds capture and swap some victims only with moves that name them. */
const exempt = (game: Cast, victims: readonly string[], kinds: readonly string[]): readonly Contribution[] =>
	game.rewritten === undefined
		? kinds.map((kind) => unnamed(kind, victims))
		: [guard('capture', not(is('at', { kind: victims })), kinds), guard('swap', not(is('at', { kind: victims })), kinds)];

const kindsIn = (game: Cast, { set }: Rule): readonly string[] => {
	const { first, second } = membersOf(set, game.model.types);
	return kindsOf(game, [...new Set([...first, ...second])]);
};

const forbid = (name: string, broken: Cond): readonly Contribution[] => [law({ id: `pieces-${name}`, if: broken })];

/** The number of pieces of a rule's set that a side has. */
const piecesOf = (game: Cast, { set }: Rule, who: 'friend' | 'enemy', zone?: string): Parameters<typeof compare>[0] => {
	const found = filtersOf(game, set, who).map((filter) => count(withoutFree(game, filter), zone === undefined ? {} : { zone }));
	return found.length === 1 ? found[0]! : sum(...found.map((of) => ({ of })));
};

/** Pieces without a side of their own do not count. */
function withoutFree(game: Cast, filter: Filter): Filter {
	const free = [...freeKinds(game, 'impartial'), ...freeKinds(game, 'neutral')];
	return free.length === 0 || filter.kind !== undefined ? filter : { ...filter, notKind: free };
}

/**
 * Whether both sides begin with more pieces of a rule's set than a number, and a turn is one move. Then a side with fewer has lost some with the
 * last moves, and the player of the last move is the opponent of the side to move.
 */
function beginsWithMore(game: Cast, { set }: Rule, number: number): boolean {
	const filters = (side: SideName): readonly Filter[] => filtersOf(game, set).filter((one) => one.side?.includes(side) ?? true);
	const { start } = game;
	return (
		start !== undefined &&
		!game.turn.several &&
		!game.turn.series &&
		SIDES.every((side) => {
			const kinds = filters(side).map(({ kind }) => kind);
			const counted = start.pieces.filter((piece) => piece.side === side && kinds.some((list) => list?.includes(piece.kind) ?? true));
			return counted.length > number;
		})
	);
}

const more = (game: Cast, rule: Rule, number: number, zone?: string): Cond => compare(piecesOf(game, rule, 'friend', zone), '>', number);

/** Whether a side has pieces of a rule's set only. */
const only = (game: Crowned, rule: Rule, who: 'friend' | 'enemy'): Cond => {
	const { first, second } = membersOf(rule.set, game.model.types);
	if (!rule.set?.coloured) return compare(count({ who, notKind: kindsOf(game, first) }), '=', 0);
	return all(...[first, second].map((types, at) => compare(count({ who, side: [SIDES[at]!], notKind: kindsOf(game, types) }), '=', 0)));
};

/** A limit of turns in a row with these pieces. */
function* consecutive(game: Crowned, rule: Rule, { number = 1 }: Attribute): Contributions {
	const name = `consecutive ${kindsIn(game, rule).join('')}`;
	yield declareVar(name, { start: 0, perSide: true, identity: true });
	const moves = movesOne(game, rule.set);
	yield law({ id: 'pieces-consecutive', if: all(moves, before(compare(variable(name, 'own'), '>', number - 1))) });
	yield hook(930, { id: name, if: moves, do: [{ var: name, of: 'own', add: 1 }], else: [{ var: name, of: 'own', to: 0 }] });
}

const everName = (game: Cast, rule: Rule): string => `ever ${kindsIn(game, rule).join('')}`;

/** Over the whole game: the pieces at the start, and those that promotions and drops added. */
function* overall(game: Crowned, rule: Rule, { number = 0 }: Attribute): Contributions {
	const name = everName(game, rule);
	yield declareVar(name, { start: 0, perSide: true, identity: true });
	yield law({ id: 'pieces-overall', if: compare(variable(name, 'own'), '>', number) });
}

/** A side that loses the last piece of a type that it had has lost. */
function* extinction(game: Crowned, rule: Rule): Contributions {
	const { first } = membersOf(rule.set, game.model.types);
	const types = rule.set === undefined && game.start !== undefined ? [...new Set(game.start.pieces.map(({ kind }) => kind))] : first;
	const gone = (who: 'friend' | 'enemy', type: string): Cond => compare(count({ who, kind: kindsOf(game, [type]) }), '=', 0);
	// Where both sides have every type at the start, a type that is missing has been lost.
	const complete = types.every((type) =>
		SIDES.every((side) => game.start?.pieces?.some((piece) => piece.side === side && piece.kind === type) === true),
	);
	for (const [at, who] of (['enemy', 'friend'] as const).entries())
		for (const type of types)
			yield outcome(22 + at, {
				id: 'extinction',
				...(complete ? { when: 'turn', if: gone(who, type) } : { when: 'moved', if: all(before(not(gone(who, type))), gone(who, type)) }),
				result: who === 'enemy' ? 'win' : 'loss',
			});
}

/** A side with so few pieces cannot be captured from (decision D31); with a prefix, pieces must be dropped for it. */
function* minimum(game: Crowned, rule: Rule, { number = 1 }: Attribute): Contributions {
	if (rule.prefix !== undefined) return;
	const exposed = game.model.rules.with('royal', 'expose').length > 0;
	const royals = exposed ? [] : game.royals.kinds;
	const counted = filtersOf(game, rule.set, 'enemy').map((filter) => ({
		of: count(
			filter.kind === undefined
				? { ...filter, notKind: royals }
				: { ...filter, kind: filter.kind.filter((kind) => !royals.includes(kind)) },
		),
	}));
	const enough = before(compare(counted.length === 1 ? counted[0]!.of : sum(...counted), '>', number));
	yield guard('capture', royals.length === 0 ? enough : some(enough, { is: 'at', a: { kind: royals } }));
}

/** The side to move wins when the board holds no more than these pieces. */
function* winWith(game: Crowned, rule: Rule): Contributions {
	const most = new Map<string, number>();
	for (const id of rule.set?.pieces ?? []) {
		const side = id.letters[0] === id.letters[0]!.toUpperCase() ? 'white' : 'black';
		const key = `${side} ${typeOf(id)}`;
		most.set(key, (most.get(key) ?? 0) + 1);
	}
	const allowed = SIDES.flatMap((side) =>
		game.model.types.map((type) =>
			compare(count({ side: [side], kind: kindsOf(game, [type]) }), '<', (most.get(`${side} ${type}`) ?? 0) + 1),
		),
	);
	yield outcome(69, { id: 'pieces-win', when: 'turn', if: all(...allowed), result: 'win' });
}
