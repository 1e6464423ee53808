import * as z from 'zod/mini';
import type { Hook, PieceData, Ruleset, Setup, Zone } from '../types.js';
import { condition, coordinate, effect, filter, gameResult, number, path, vector } from './language.js';

const name = z.string();
const names = z.array(name);
const truth = z.literal(true);
const table = <T extends z.ZodMiniType>(type: T): z.ZodMiniRecord<z.ZodMiniString, T> => z.record(z.string(), type);
const bound = z.nullable(coordinate);

const zone: z.ZodMiniType<Zone> = z.lazy(() =>
	z.union([
		z.strictObject({ cells: z.array(vector) }),
		z.strictObject({ box: z.array(z.nullable(z.tuple([bound, bound]))) }),
		z.strictObject({ union: z.array(zone) }),
		z.strictObject({ minus: z.tuple([zone, zone]) }),
		z.strictObject({ parity: z.literal([0, 1]) }),
		z.strictObject({ perSide: table(zone) }),
	]),
);

const hook: z.ZodMiniType<Hook> = z.strictObject({
	id: name,
	if: z.exactOptional(condition),
	do: z.array(effect),
	else: z.exactOptional(z.array(effect)),
});

const pieceData: z.ZodMiniType<PieceData> = z.strictObject({ side: name, kind: name, flags: z.exactOptional(names) });

/** The shape of a setup. */
export const setupSchema: z.ZodMiniType<Setup> = z.strictObject({
	pieces: z.array(z.strictObject({ at: vector, piece: pieceData })),
	stores: z.exactOptional(table(table(table(z.number())))),
	points: z.exactOptional(table(z.array(vector))),
	vars: z.exactOptional(table(z.union([z.number(), table(z.number())]))),
	phase: z.exactOptional(name),
	seen: z.exactOptional(names),
	ended: z.exactOptional(
		z.strictObject({
			reason: name,
			winner: z.exactOptional(name),
			draw: z.exactOptional(truth),
			points: z.exactOptional(z.tuple([z.number(), z.number()])),
			playable: z.exactOptional(truth),
		}),
	),
});

/**
 * The shape of a ruleset: strict objects, so that an unknown key is a fault.
 *
 * @example
 * import { rulesetSchema } from '@x/core/schema';
 * rulesetSchema.safeParse({}).success // false
 */
export const rulesetSchema: z.ZodMiniType<Ruleset> = z.strictObject({
	version: z.literal(2),
	space: z.strictObject({
		axes: z.array(z.strictObject({ extent: z.tuple([bound, bound]), wrap: z.exactOptional(z.boolean()) })),
		holes: z.exactOptional(z.array(vector)),
		wraps: z.exactOptional(table(z.array(z.boolean()))),
		maps: z.exactOptional(table(z.array(z.tuple([vector, z.array(vector)])))),
	}),
	zones: table(zone),
	sides: table(
		z.strictObject({
			team: name,
			frame: z.strictObject({ matrix: z.array(vector), mirror: z.exactOptional(vector) }),
			threat: name,
		}),
	),
	sideOrder: names,
	kinds: table(z.strictObject({ title: z.exactOptional(name), moves: name })),
	flags: table(
		z.strictObject({
			onMove: z.exactOptional(z.enum(['keep', 'clear'])),
			kinds: z.exactOptional(names),
			while: z.exactOptional(condition),
		}),
	),
	stores: table(z.strictObject({ shared: z.exactOptional(z.boolean()), as: z.exactOptional(table(name)) })),
	points: table(z.enum(['walk', 'turn', 'reply', 'game'])),
	vars: table(
		z.strictObject({
			start: z.number(),
			perSide: z.exactOptional(truth),
			life: z.exactOptional(z.enum(['walk', 'turn', 'game'])),
			identity: z.exactOptional(z.boolean()),
		}),
	),
	traces: table(z.strictObject({ of: filter, if: condition })),
	defs: table(condition),
	paths: table(path),
	royal: condition,
	immune: z.exactOptional(condition),
	after: z.array(hook),
	forbid: z.array(z.strictObject({ id: name, if: condition })),
	prefer: z.array(
		z.strictObject({
			id: name,
			stage: z.enum(['candidates', 'legal']),
			keep: z.union([z.strictObject({ if: condition }), z.strictObject({ most: number })]),
		}),
	),
	outcomes: z.array(
		z.strictObject({
			id: name,
			when: z.enum(['turn', 'moved', 'stuck']),
			if: z.exactOptional(condition),
			result: z.union([gameResult, z.strictObject({ points: z.tuple([number, number]) })]),
			for: z.exactOptional(z.enum(['mover', 'other'])),
			claim: z.exactOptional(z.enum(['mover', 'either'])),
		}),
	),
	turn: z.strictObject({
		start: name,
		phases: table(
			z.strictObject({
				side: name,
				pieces: z.exactOptional(z.union([filter, z.literal(false)])),
				also: z.exactOptional(names),
				enter: z.exactOptional(z.array(hook)),
				skip: z.exactOptional(name),
				next: z.array(z.strictObject({ if: z.exactOptional(condition), to: name })),
			}),
		),
	}),
	start: setupSchema,
});
