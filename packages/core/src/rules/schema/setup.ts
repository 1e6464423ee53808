import * as z from 'zod/mini';
import type { Coord, PieceData, Setup, Vec } from '../types.js';

const name = z.string();
const names = z.array(name);
const truth = z.literal(true);
export const table = <T extends z.ZodMiniType>(type: T): z.ZodMiniRecord<z.ZodMiniString, T> => z.record(z.string(), type);

export const coordinate: z.ZodMiniType<Coord> = z.union([z.int(), z.templateLiteral([z.bigint()])]);
export const vector: z.ZodMiniType<Vec> = z.array(coordinate);

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
