import * as z from 'zod/mini';
import type { CellRef, Cond, Coord, Effect, Filter, FlagEdit, Num, Path, PieceExpr, Vec, VecRef } from '../types.js';

const whole = z.int();
const big = z.templateLiteral([z.bigint()]);
const name = z.string();
const names = z.array(name);
const truth = z.literal(true);

export const coordinate: z.ZodMiniType<Coord> = z.union([whole, big]);
export const vector: z.ZodMiniType<Vec> = z.array(coordinate);

const direction: z.ZodMiniType<VecRef> = z.union([vector, z.strictObject({ bound: name, times: z.exactOptional(whole) })]);

const cell: z.ZodMiniType<CellRef> = z.lazy(() =>
	z.union([
		z.enum(['origin', 'stand', 'at']),
		z.strictObject({ mark: name }),
		z.strictObject({ point: name }),
		z.strictObject({ cell: vector }),
		z.strictObject({ from: cell, by: direction }),
	]),
);

export const filter: z.ZodMiniType<Filter> = z.strictObject({
	who: z.exactOptional(z.enum(['empty', 'occupied', 'friend', 'enemy', 'neutral'])),
	side: z.exactOptional(names),
	kind: z.exactOptional(names),
	notKind: z.exactOptional(names),
	flag: z.exactOptional(name),
	notFlag: z.exactOptional(name),
});

const whose = z.enum(['own', 'other']);
const holder = z.enum(['own', 'other', 'shared']);

export const number: z.ZodMiniType<Num> = z.lazy(() =>
	z.union([
		z.number(),
		z.strictObject({ var: name, of: z.exactOptional(whose) }),
		z.strictObject({ store: name, of: holder, kind: z.exactOptional(name) }),
		z.strictObject({ count: filter, zone: z.exactOptional(name), if: z.exactOptional(condition) }),
		z.strictObject({ captured: filter, zone: z.exactOptional(name) }),
		z.strictObject({ matches: path, from: cell, as: z.exactOptional(z.literal('piece')) }),
		z.strictObject({ repeats: z.enum(['position', 'board', 'turn']) }),
		z.strictObject({ kept: name, by: whose }),
		z.strictObject({ moves: name, if: z.exactOptional(condition) }),
		z.strictObject({ sum: z.array(z.strictObject({ of: number, times: z.exactOptional(z.number()) })) }),
	]),
);

export const condition: z.ZodMiniType<Cond> = z.lazy(() =>
	z.union([
		z.strictObject({ is: cell, a: filter }),
		z.strictObject({ in: cell, zone: name }),
		z.strictObject({ same: z.tuple([cell, cell]) }),
		z.strictObject({ mover: filter }),
		z.strictObject({
			attacked: cell,
			by: z.exactOptional(z.enum(['own', 'other', 'neutral'])),
			via: z.exactOptional(name),
			if: z.exactOptional(condition),
			as: z.exactOptional(piece),
			atLeast: z.exactOptional(whole),
		}),
		z.strictObject({ royalAttacked: whose }),
		z.strictObject({ phase: names }),
		z.strictObject({ compare: z.tuple([number, z.enum(['<', '=', '>']), number]) }),
		z.strictObject({ before: condition }),
		z.strictObject({ def: name }),
		z.strictObject({ all: z.array(condition) }),
		z.strictObject({ some: z.array(condition) }),
		z.strictObject({ not: condition }),
	]),
);

const piece: z.ZodMiniType<PieceExpr> = z.lazy(() =>
	z.union([
		z.enum(['none', 'mover']),
		z.strictObject({ kind: name, side: z.enum(['own', 'other', 'neutral']) }),
		z.strictObject({ of: cell }),
		z.strictObject({ recolour: piece }),
		z.strictObject({ was: cell }),
	]),
);

const flags: z.ZodMiniType<FlagEdit> = z.union([
	z.enum(['keep', 'clear']),
	z.strictObject({ add: z.exactOptional(names), drop: z.exactOptional(names) }),
]);

export const gameResult: z.ZodMiniType<'win' | 'loss' | 'draw'> = z.enum(['win', 'loss', 'draw']);

export const effect: z.ZodMiniType<Effect> = z.lazy(() =>
	z.union([
		z.strictObject({ land: truth, as: z.exactOptional(piece), leave: z.exactOptional(piece), flags: z.exactOptional(flags) }),
		z.strictObject({ capture: cell, later: z.exactOptional(z.boolean()) }),
		z.strictObject({ set: cell, to: piece, flags: z.exactOptional(flags) }),
		z.strictObject({ point: name, to: z.nullable(cell), add: z.exactOptional(truth) }),
		z.strictObject({ var: name, of: z.exactOptional(whose), add: z.exactOptional(number), to: z.exactOptional(number) }),
		z.strictObject({ store: name, of: holder, kind: z.union([name, z.strictObject({ of: cell })]), add: number }),
		z.strictObject({ forEach: path, from: z.nullable(cell), do: z.array(effect) }),
		z.strictObject({ end: gameResult, id: name }),
	]),
);

export const path: z.ZodMiniType<Path> = z.lazy(() =>
	z.union([
		z.strictObject({ step: direction, wraps: z.exactOptional(name) }),
		z.strictObject({
			each: z.union([z.array(vector), z.strictObject({ bound: name, map: name })]),
			as: name,
			series: z.exactOptional(z.union([z.literal('primes'), z.array(z.number())])),
			path,
		}),
		z.strictObject({ pick: filter, zone: z.exactOptional(name), origin: z.exactOptional(truth) }),
		z.strictObject({ seq: z.array(path) }),
		z.strictObject({ any: z.array(path) }),
		z.strictObject({ loop: path, min: z.exactOptional(whole), max: z.exactOptional(coordinate), greedy: z.exactOptional(truth) }),
		z.strictObject({ test: condition }),
		z.strictObject({ do: effect }),
		z.strictObject({ go: cell }),
		z.strictObject({ mark: name }),
		z.strictObject({ use: name }),
	]),
);
