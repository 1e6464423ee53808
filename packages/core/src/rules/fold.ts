/**
 * Passes over the nodes of a ruleset, as tables of handlers with one handler for each kind of node.
 *
 * A table of `fold` is total: a new kind of node does not compile until every pass has a handler for it. A pass that knows only some kinds is a
 * table of `foldSome`, whose answer for all others must be the safe one: a new kind of node never takes a short cut. `asPath` and its like read the
 * fields of one kind.
 * No other code tests the kind of a node by its keys (`tools/dispatch.mjs`).
 *
 * A table of a module is marked `@__PURE__`, so that a bundle without its pass has no table either: bundlers see `@__NO_SIDE_EFFECTS__` only in the
 * file of the function.
 */
import type { Unions } from './nodes/field.js';
import type { Kinds, NodeOf } from './nodes/table.js';

/** The values of a union that are not objects: a number, `at`, `mover`. */
type Plain<Name extends keyof Unions> = Exclude<Unions[Name], object>;

type Arguments = readonly unknown[];

type ForKinds<Name extends keyof Unions, Result, Args extends Arguments> = {
	readonly [Kind in Kinds[Name]]: (node: NodeOf<Name, Kind>, ...args: Args) => Result;
};

type ForPlain<Name extends keyof Unions, Result, Args extends Arguments> = [Plain<Name>] extends [never]
	? unknown
	: { readonly plain: (value: Plain<Name>, ...args: Args) => Result };

/** A handler for each kind of a union, and `plain` for its values that are not objects. */
export type Handlers<Name extends keyof Unions, Result, Args extends Arguments = []> = ForKinds<Name, Result, Args> &
	ForPlain<Name, Result, Args>;

/** Handlers for some kinds of a union. */
export type SomeHandlers<Name extends keyof Unions, Result, Args extends Arguments = []> = Partial<ForKinds<Name, Result, Args>> &
	Partial<ForPlain<Name, Result, Args>>;

/** A pass over a union. */
export type Pass<Name extends keyof Unions, Result, Args extends Arguments = []> = (node: Unions[Name], ...args: Args) => Result;

type Handler = (node: unknown, ...args: Arguments) => unknown;

/** Looks up the handler of a node: a node has the key of its kind, and of no other kind of its union. */
const folding =
	(handlers: Readonly<Record<string, Handler>>, otherwise: Handler): Handler =>
	(node, ...args) => {
		if (typeof node !== 'object' || node === null) return (handlers.plain ?? otherwise)(node, ...args);
		for (const key in node) if (Object.hasOwn(handlers, key)) return handlers[key]!(node, ...args);
		return otherwise(node, ...args);
	};

const unknownKind =
	(union: string): Handler =>
	(node) => {
		throw new RangeError(`Expected a ${union} of a known kind, found one with the keys ${Object.keys(node as object).join(', ')}.`);
	};

/**
 * A pass with a handler for every kind of a union.
 *
 * @example
 * import { fold, type Pass } from '@x/core/rules';
 * const depth: Pass<'zone', number> = fold('zone', {
 *   cells: () => 1,
 *   box: () => 1,
 *   parity: () => 1,
 *   union: ({ union }) => 1 + Math.max(0, ...union.map((zone) => depth(zone))),
 *   minus: ({ minus }) => 1 + Math.max(...minus.map((zone) => depth(zone))),
 *   perSide: ({ perSide }) => 1 + Math.max(0, ...Object.values(perSide).map((zone) => depth(zone))),
 * });
 * depth({ minus: [{ box: [] }, { parity: 0 }] }) // → 2
 */
/* @__NO_SIDE_EFFECTS__ */
export function fold<Name extends keyof Unions, Result, Args extends Arguments = []>(
	union: Name,
	handlers: Handlers<Name, Result, Args>,
): Pass<Name, Result, Args> {
	return folding(handlers as unknown as Record<string, Handler>, unknownKind(union)) as Pass<Name, Result, Args>;
}

/**
 * A pass with handlers for some kinds of a union, and one answer for all others, future kinds included.
 *
 * @example
 * import { foldSome } from '@x/core/rules';
 * const isFixed = foldSome('cell', { plain: () => true }, () => false);
 * isFixed({ mark: 'm' }) // → false
 */
/* @__NO_SIDE_EFFECTS__ */
export function foldSome<Name extends keyof Unions, Result, Args extends Arguments = []>(
	_union: Name,
	handlers: SomeHandlers<Name, Result, Args>,
	otherwise: NoInfer<(node: Unions[Name], ...args: Args) => Result>,
): Pass<Name, Result, Args> {
	return folding(handlers as unknown as Record<string, Handler>, otherwise as Handler) as Pass<Name, Result, Args>;
}

/**
 * One handler for several kinds of node, to be spread into a table.
 *
 * @example
 * import { fold, forKinds, type Pass } from '@x/core/rules';
 * const size: Pass<'zone', number | undefined> = fold('zone', {
 *   ...forKinds(() => undefined, 'box', 'union', 'minus', 'parity', 'perSide'),
 *   cells: ({ cells }) => cells.length,
 * });
 * size({ cells: [[0, 0]] }) // → 1
 */
/* @__NO_SIDE_EFFECTS__ */
export function forKinds<Handler, Kind extends string>(handler: Handler, ...kinds: readonly Kind[]): Readonly<Record<Kind, Handler>> {
	return Object.fromEntries(kinds.map((kind) => [kind, handler])) as Record<Kind, Handler>;
}

/** The handlers of kinds for which a question has one answer. */
export const yes = (): boolean => true;
export const no = (): boolean => false;

/** A node of one kind, or undefined for a node of another kind, for a value that is not an object, and for undefined. */
type As<Name extends keyof Unions> = <Kind extends Kinds[Name]>(
	kind: Kind,
	node: Unions[Name] | undefined,
) => NodeOf<Name, Kind> | undefined;

const as: As<never> = (kind, node) => (typeof node === 'object' && kind in (node as object) ? node : undefined) as never;

/**
 * A zone of one kind, or undefined.
 *
 * @example
 * import { asZone } from '@x/core/rules';
 * asZone('box', { parity: 0 }) // → undefined
 */
export const asZone: As<'zone'> = as as unknown as As<'zone'>;

/**
 * A reference to a cell of one kind, or undefined.
 *
 * @example
 * import { asCell } from '@x/core/rules';
 * asCell('mark', { mark: 'partner' })?.mark // → 'partner'
 */
export const asCell: As<'cell'> = as as unknown as As<'cell'>;

/**
 * A number of one kind, or undefined.
 *
 * @example
 * import { asNumber } from '@x/core/rules';
 * asNumber('var', { var: 'halfmoves' })?.var // → 'halfmoves'
 */
export const asNumber: As<'number'> = as as unknown as As<'number'>;

/**
 * A condition of one kind, or undefined.
 *
 * @example
 * import { asCondition } from '@x/core/rules';
 * asCondition('not', { not: { mover: {} } })?.not // → { mover: {} }
 */
export const asCondition: As<'condition'> = as as unknown as As<'condition'>;

/**
 * A piece of one kind, or undefined.
 *
 * @example
 * import { asPiece } from '@x/core/rules';
 * asPiece('kind', 'mover') // → undefined
 */
export const asPiece: As<'piece'> = as as unknown as As<'piece'>;

/**
 * An effect of one kind, or undefined.
 *
 * @example
 * import { asEffect } from '@x/core/rules';
 * asEffect('capture', { capture: 'at' })?.capture // → 'at'
 */
export const asEffect: As<'effect'> = as as unknown as As<'effect'>;

/**
 * A path of one kind, or undefined.
 *
 * @example
 * import { asPath } from '@x/core/rules';
 * asPath('test', { test: { mover: {} } })?.test // → { mover: {} }
 */
export const asPath: As<'path'> = as as unknown as As<'path'>;

/**
 * A choice of one kind, or undefined.
 *
 * @example
 * import { asChoice } from '@x/core/rules';
 * asChoice('most', { most: 1 })?.most // → 1
 */
export const asChoice: As<'choice'> = as as unknown as As<'choice'>;

/**
 * A result of one kind, or undefined.
 *
 * @example
 * import { asResult } from '@x/core/rules';
 * asResult('points', 'draw') // → undefined
 */
export const asResult: As<'result'> = as as unknown as As<'result'>;
