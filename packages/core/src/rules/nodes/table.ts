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

/** Rows by the key that distinguishes a kind from the others. A row has all fields of its kind, and no others. */
export type Kinds<Union> = { readonly [Key in Required<Union>]?: Fields<With<Union, Key>> };

/** The objects of a union without a row. */
type Missing<Union, Rows> = Union extends object ? (Required<Union> & keyof Rows extends never ? Union : never) : never;

/** Rows for all kinds of a union. */
export type Complete<Union, Rows> = [Missing<Union, Rows>] extends [never] ? unknown : { readonly 'a row for': Missing<Union, Rows> };

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

const ZONES = {
	cells: { cells: list(vector) },
	box: { box: list(nullable(bounds)) },
	union: { union: list(zone) },
	minus: { minus: tuple([zone, zone]) },
	parity: { parity: literal(0, 1) },
	perSide: { perSide: table(zone) },
} satisfies Kinds<Unions['zone']>;

const CELLS = {
	mark: { mark: name('mark') },
	point: { point: name('point') },
	cell: { cell: vector },
	from: { from: cell, by: direction },
} satisfies Kinds<CellRef>;

const NUMBERS = {
	var: { var: name('var'), 'of?': whose },
	store: { store: name('store'), of: holder, 'kind?': name('kind') },
	count: { count: filter, 'zone?': name('area'), 'if?': condition },
	captured: { captured: filter, 'zone?': name('area') },
	matches: { matches: path, from: cell, 'as?': literal('piece') },
	repeats: { repeats: literal('position', 'board', 'turn') },
	kept: { kept: name('trace'), by: whose },
	moves: { moves: name('phase', 'next'), 'if?': condition },
	sum: { sum: list(record<{ readonly of: Unions['number']; readonly times?: number }>({ of: value, 'times?': number })) },
} satisfies Kinds<Unions['number']>;

const CONDITIONS = {
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
} satisfies Kinds<Cond>;

const PIECES = {
	kind: { kind: name('kind'), side: anyone },
	of: { of: cell },
	recolour: { recolour: piece },
	was: { was: cell },
} satisfies Kinds<PieceExpr>;

const EFFECTS = {
	land: { land: truth, 'as?': piece, 'leave?': piece, 'flags?': flags },
	capture: { capture: cell, 'later?': boolean },
	set: { set: cell, to: piece, 'flags?': flags },
	point: { point: name('point'), to: nullable(cell), 'add?': truth },
	var: { var: name('var'), 'of?': whose, 'add?': value, 'to?': value },
	store: { store: name('store'), of: holder, kind: either(record<{ readonly of: CellRef }>({ of: cell }), name('kind')), add: value },
	forEach: { forEach: path, from: nullable(cell), do: list(effect) },
	end: { end: gameResult, id: text },
} satisfies Kinds<Effect>;

const PATHS = {
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
} satisfies Kinds<Path>;

const CHOICES = { if: { if: condition }, most: { most: value } } satisfies Kinds<Unions['choice']>;

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
	zone: { title: 'zone', kinds: ZONES satisfies Complete<Unions['zone'], typeof ZONES> },
	cell: {
		title: 'reference to a cell',
		plain: literal('origin', 'stand', 'at'),
		kinds: CELLS satisfies Complete<CellRef, typeof CELLS>,
	},
	number: { title: 'number', plain: number, kinds: NUMBERS satisfies Complete<Unions['number'], typeof NUMBERS> },
	condition: { title: 'condition', kinds: CONDITIONS satisfies Complete<Cond, typeof CONDITIONS> },
	piece: { title: 'piece', plain: literal('none', 'mover'), kinds: PIECES satisfies Complete<PieceExpr, typeof PIECES> },
	effect: { title: 'effect', kinds: EFFECTS satisfies Complete<Effect, typeof EFFECTS> },
	path: { title: 'path', kinds: PATHS satisfies Complete<Path, typeof PATHS> },
	choice: { title: 'choice', kinds: CHOICES satisfies Complete<Unions['choice'], typeof CHOICES> },
});
