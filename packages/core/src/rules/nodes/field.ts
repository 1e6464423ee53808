import { isObject } from '../structure.js';
import type { CellRef, Choice, Cond, Coord, Effect, Num, Outcome, Path, PieceExpr, Setup, Vec, Zone } from '../types.js';

/** The unions of nodes. Each has its kinds in the table. */
export interface Unions {
	readonly zone: Zone;
	readonly cell: CellRef;
	readonly number: Num;
	readonly condition: Cond;
	readonly piece: PieceExpr;
	readonly effect: Effect;
	readonly path: Path;
	readonly choice: Choice['keep'];
	readonly result: Outcome['result'];
}

/** The kinds of things that names in a ruleset refer to. `area` is a zone or a point; `via` is the path of an attack query. */
export type Thing =
	| 'path'
	| 'via'
	| 'area'
	| 'kind'
	| 'flag'
	| 'var'
	| 'store'
	| 'point'
	| 'def'
	| 'map'
	| 'wrap'
	| 'phase'
	| 'side'
	| 'trace'
	| 'bound'
	| 'mark';

/** The tables of named parts that contain nodes. */
export const NAMED_PARTS = { path: 'paths', via: 'paths', def: 'defs' } as const;

/** Whether a name refers to a part that contains nodes. */
export const isNamedPart = (thing: Thing): thing is keyof typeof NAMED_PARTS => Object.hasOwn(NAMED_PARTS, thing);

type Literal = string | number | boolean;

type Form =
	| { readonly type: 'text' | 'number' | 'whole' | 'boolean' | 'coordinate' | 'vector' | 'setup' }
	| { readonly type: 'literal'; readonly values: readonly Literal[] }
	| { readonly type: 'name'; readonly of: Thing; readonly except?: string }
	| { readonly type: 'given'; readonly of: 'bound' | 'mark' }
	| { readonly type: 'node'; readonly of: keyof Unions }
	| { readonly type: 'list' | 'nullable'; readonly of: Field }
	| { readonly type: 'tuple'; readonly of: readonly Field[]; readonly title?: string }
	| { readonly type: 'table'; readonly of: Field; readonly key?: Thing }
	| { readonly type: 'record'; readonly of: AnyFields }
	| { readonly type: 'either'; readonly one: Field; readonly other: Field };

/**
 * The type of a field as data. The check of the form, the schema and the visitor read it. `T` is the same type for the compiler: a field of
 * another type, wider or narrower, cannot take its place.
 */
// biome-ignore lint/suspicious/noExplicitAny: a function of the compiler alone, in both directions of assignment
export type Field<T = any> = Form & { readonly typed?: (value: T) => T };

/** Fields by key. The key of a field that may be missing ends in a question mark. */
export type AnyFields = Readonly<Record<string, Field>>;

/** Whether a key of an object type may be missing. */
export type MayMiss<Node, Key extends keyof Node> = Partial<Pick<Node, Key>> extends Pick<Node, Key> ? true : false;

/** The fields of an object type: all of them, and no others. */
export type Fields<Node> = {
	readonly [Key in keyof Node as MayMiss<Node, Key> extends true ? `${Key & string}?` : Key]-?: Field<Exclude<Node[Key], undefined>>;
};

export const text: Field<string> = { type: 'text' };
export const number: Field<number> = { type: 'number' };
export const whole: Field<number> = { type: 'whole' };
export const boolean: Field<boolean> = { type: 'boolean' };
export const coordinate: Field<Coord> = { type: 'coordinate' };
/** Coordinates, one per axis. */
export const vector: Field<Vec> = { type: 'vector' };
export const setup: Field<Setup> = { type: 'setup' };

/** One of some values. */
export const literal = <const Values extends readonly Literal[]>(...values: Values): Field<Values[number]> => ({ type: 'literal', values });
export const truth: Field<true> = literal(true);

/** The name of a part of the ruleset. The word `except` is not a name. */
export const name = (of: Thing, except?: string): Field<string> =>
	except === undefined ? { type: 'name', of } : { type: 'name', of, except };
/** A name that the node gives to a direction or a cell. */
export const given = (of: 'bound' | 'mark'): Field<string> => ({ type: 'given', of });

/** A node of a union. */
export const node = <Of extends keyof Unions>(of: Of): Field<Unions[Of]> => ({ type: 'node', of });

export const list = <T>(of: Field<T>): Field<readonly T[]> => ({ type: 'list', of });
export const nullable = <T>(of: Field<T>): Field<T | null> => ({ type: 'nullable', of });
/** A list with a field for each place. `title` describes it in messages. */
export const tuple = <const Of extends readonly Field[]>(
	of: Of,
	title?: string,
): Field<{ readonly [Place in keyof Of]: Of[Place] extends Field<infer T> ? T : never }> =>
	title === undefined ? { type: 'tuple', of } : { type: 'tuple', of, title };
/** Values by name. `key`: the names are those of parts of the ruleset. */
export const table = <T>(of: Field<T>, key?: Thing): Field<Readonly<Record<string, T>>> =>
	key === undefined ? { type: 'table', of } : { type: 'table', of, key };
export const record = <Node>(of: Fields<Node>): Field<Node> => ({ type: 'record', of: of as AnyFields });

/** A value of one of two types. A value of neither is reported as a wrong value of the other. */
export const either = <One, Other>(one: Field<One>, other: Field<Other>): Field<One | Other> => ({ type: 'either', one, other });

/**
 * The key of a field, and whether it may be missing.
 *
 * @example
 * import { keyOf } from '@x/core/rules';
 * keyOf('holes?') // → { key: 'holes', optional: true }
 */
export const keyOf = (field: string): { readonly key: string; readonly optional: boolean } => ({
	key: field.replace('?', ''),
	optional: field.endsWith('?'),
});

/** Whether a value has the first of two types, as far as they differ. */
export const isFirst = (one: Field, value: unknown): boolean =>
	one.type === 'literal' ? one.values.some((literal) => literal === value) : one.type === 'record' ? isObject(value) : Array.isArray(value);
