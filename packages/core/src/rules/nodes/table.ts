import { freezeDeep } from '../frozen.js';
import type { CellRef, Cond, Coord, Effect, Filter, FlagEdit, GameResult, Path, PieceExpr, VecRef } from '../types.js';
import {
	type AnyFields,
	boolean,
	coordinate,
	either,
	type Field,
	type Fields,
	given,
	list,
	literal,
	type MayMiss,
	name,
	node,
	nullable,
	number,
	record,
	table,
	text,
	truth,
	tuple,
	type Unions,
	vector,
	whole,
} from './field.js';

/** The keys that an object of a union must have. */
type Required<Union> = Union extends object
	? { [Key in keyof Union]-?: MayMiss<Union, Key> extends true ? never : Key }[keyof Union]
	: never;

/** The objects of a union that must have a key. */
type With<Union, Key> = Union extends object ? (Key extends Required<Union> ? Union : never) : never;

/** The kinds of each union: the key that distinguishes a node from the others of its union. */
export interface Kinds {
	readonly zone: 'cells' | 'box' | 'union' | 'minus' | 'parity' | 'perSide';
	readonly cell: 'mark' | 'point' | 'cell' | 'from';
	readonly number: 'var' | 'store' | 'count' | 'captured' | 'matches' | 'repeats' | 'kept' | 'moves' | 'sum';
	readonly condition:
		| 'is'
		| 'in'
		| 'same'
		| 'mover'
		| 'attacked'
		| 'royalAttacked'
		| 'phase'
		| 'compare'
		| 'before'
		| 'def'
		| 'all'
		| 'some'
		| 'not';
	readonly piece: 'kind' | 'of' | 'recolour' | 'was';
	readonly effect: 'land' | 'capture' | 'set' | 'point' | 'var' | 'store' | 'forEach' | 'end';
	readonly path: 'step' | 'each' | 'pick' | 'seq' | 'any' | 'loop' | 'test' | 'do' | 'go' | 'mark' | 'use';
	readonly choice: 'if' | 'most';
	readonly result: 'points';
}

/** The nodes of a kind. */
export type NodeOf<Name extends keyof Unions, Kind extends Kinds[Name]> = With<Unions[Name], Kind>;

/** The objects of a union without one of these kinds. */
type Missing<Union, Names> = Union extends object ? (Required<Union> & Names extends never ? Union : never) : never;

/** A row for each kind of a union, with all fields of its nodes and no others. */
export type Rows<Union, Names extends string> = { readonly [Kind in Names]: Fields<With<Union, Kind>> } & ([Missing<Union, Names>] extends [
	never,
]
	? unknown
	: { readonly 'a kind for': Missing<Union, Names> });

const cell: Field<CellRef> = node('cell');
const value: Field<Unions['number']> = node('number');
const condition: Field<Cond> = node('condition');
const piece: Field<PieceExpr> = node('piece');
const effect: Field<Effect> = node('effect');
const path: Field<Path> = node('path');
const zone: Field<Unions['zone']> = node('zone');

const whose: Field<'own' | 'other'> = literal('own', 'other');
const anyone: Field<'own' | 'other' | 'neutral'> = literal('own', 'other', 'neutral');
const holder: Field<'own' | 'other' | 'shared'> = literal('own', 'other', 'shared');
export const gameResult: Field<GameResult> = literal('win', 'loss', 'draw');
/** The bounds of a range. */
export const bounds: Field<readonly [Coord | null, Coord | null]> = tuple([nullable(coordinate), nullable(coordinate)]);
const direction: Field<VecRef> = either(vector, record<Extract<VecRef, { bound: string }>>({ bound: name('bound'), 'times?': whole }));
export const filter: Field<Filter> = record<Filter>({
	'who?': literal('empty', 'occupied', 'friend', 'enemy', 'neutral'),
	'side?': list(name('side')),
	'kind?': list(name('kind')),
	'notKind?': list(name('kind')),
	'flag?': name('flag'),
	'notFlag?': name('flag'),
});
const flags: Field<FlagEdit> = either(
	record<Extract<FlagEdit, object>>({ 'add?': list(name('flag')), 'drop?': list(name('flag')) }),
	literal('keep', 'clear'),
);

const ZONES: Rows<Unions['zone'], Kinds['zone']> = {
	cells: { cells: list(vector) },
	box: { box: list(nullable(bounds)) },
	union: { union: list(zone) },
	minus: { minus: tuple([zone, zone]) },
	parity: { parity: literal(0, 1) },
	perSide: { perSide: table(zone) },
};

const CELLS: Rows<Unions['cell'], Kinds['cell']> = {
	mark: { mark: name('mark') },
	point: { point: name('point') },
	cell: { cell: vector },
	from: { from: cell, by: direction },
};

const NUMBERS: Rows<Unions['number'], Kinds['number']> = {
	var: { var: name('var'), 'of?': whose },
	store: { store: name('store'), of: holder, 'kind?': name('kind') },
	count: { count: filter, 'zone?': name('area'), 'if?': condition },
	captured: { captured: filter, 'zone?': name('area') },
	matches: { matches: path, from: cell, 'as?': literal('piece') },
	repeats: { repeats: literal('position', 'board', 'turn') },
	kept: { kept: name('trace'), by: whose },
	moves: { moves: name('phase', 'next'), 'if?': condition },
	sum: { sum: list(record<{ readonly of: Unions['number']; readonly times?: number }>({ of: value, 'times?': number })) },
};

const CONDITIONS: Rows<Unions['condition'], Kinds['condition']> = {
	is: { is: cell, a: filter },
	in: { in: cell, zone: name('area') },
	same: { same: tuple([cell, cell]) },
	mover: { mover: filter },
	attacked: { attacked: cell, 'by?': anyone, 'via?': name('via'), 'if?': condition, 'as?': piece, 'atLeast?': whole },
	royalAttacked: { royalAttacked: whose },
	phase: { phase: list(name('phase')) },
	compare: { compare: tuple([value, literal('<', '=', '>'), value]) },
	before: { before: condition },
	def: { def: name('def') },
	all: { all: list(condition) },
	some: { some: list(condition) },
	not: { not: condition },
};

const PIECES: Rows<Unions['piece'], Kinds['piece']> = {
	kind: { kind: name('kind'), side: anyone },
	of: { of: cell },
	recolour: { recolour: piece },
	was: { was: cell },
};

const EFFECTS: Rows<Unions['effect'], Kinds['effect']> = {
	land: { land: truth, 'as?': piece, 'leave?': piece, 'flags?': flags },
	capture: { capture: cell, 'later?': boolean },
	set: { set: cell, to: piece, 'flags?': flags },
	point: { point: name('point'), to: nullable(cell), 'add?': truth },
	var: { var: name('var'), 'of?': whose, 'add?': value, 'to?': value },
	store: { store: name('store'), of: holder, kind: either(record<{ readonly of: CellRef }>({ of: cell }), name('kind')), add: value },
	forEach: { forEach: path, from: nullable(cell), do: list(effect) },
	end: { end: gameResult, id: text },
};

const PATHS: Rows<Unions['path'], Kinds['path']> = {
	step: { step: direction, 'wraps?': name('wrap') },
	each: {
		each: either(list(vector), record<{ readonly bound: string; readonly map: string }>({ bound: name('bound'), map: name('map') })),
		as: given('bound'),
		'series?': either(list(number), literal('primes')),
		path,
	},
	pick: { pick: filter, 'zone?': name('area'), 'origin?': truth },
	seq: { seq: list(path) },
	any: { any: list(path) },
	loop: { loop: path, 'min?': whole, 'max?': coordinate, 'greedy?': truth },
	test: { test: condition },
	do: { do: effect },
	go: { go: cell },
	mark: { mark: given('mark') },
	use: { use: name('path') },
};

const CHOICES: Rows<Unions['choice'], Kinds['choice']> = { if: { if: condition }, most: { most: value } };

const RESULTS: Rows<Unions['result'], Kinds['result']> = { points: { points: tuple([value, value]) } };

/** The kinds of a union: their rows, a title for messages, and the type of values that are not objects. */
export interface Union {
	readonly title: string;
	readonly plain?: Field;
	readonly kinds: Readonly<Record<string, AnyFields>>;
}

/** A union whose plain values, if it has any, are described too. */
type UnionOf<T> = Union & ([Exclude<T, object>] extends [never] ? unknown : { readonly plain: Field<Exclude<T, object>> });

/**
 * Every kind of node, with its fields. The types in `types.ts` are written by hand, for their documentation; the compiler compares them with
 * this table. The check of a ruleset, its schema and the visitors are made from it.
 *
 * @example
 * import { NODES } from '@x/core/rules';
 * Object.keys(NODES.choice.kinds) // → ['if', 'most']
 */
export const NODES: { readonly [Name in keyof Unions]: UnionOf<Unions[Name]> } = /* @__PURE__ */ freezeDeep({
	zone: { title: 'zone', kinds: ZONES },
	cell: {
		title: 'reference to a cell',
		plain: literal('origin', 'stand', 'at'),
		kinds: CELLS,
	},
	number: { title: 'number', plain: number, kinds: NUMBERS },
	condition: { title: 'condition', kinds: CONDITIONS },
	piece: { title: 'piece', plain: literal('none', 'mover'), kinds: PIECES },
	effect: { title: 'effect', kinds: EFFECTS },
	path: { title: 'path', kinds: PATHS },
	choice: { title: 'choice', kinds: CHOICES },
	result: { title: 'result', plain: gameResult, kinds: RESULTS },
});
