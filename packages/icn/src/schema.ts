import type { Fault, Result } from '@x/diagnostics';
import * as z from 'zod/mini';
import type { IcnLong } from './long-types.js';

const coordinate = z.union([z.int(), z.templateLiteral([z.bigint()])]);
const square = z.tuple([coordinate, coordinate]);
const texts = z.array(z.string());
const bySide = z.object({ white: texts, black: texts });
const rank = z.nullable(coordinate);

const legacyMove = z.strictObject({
	type: z.string(),
	startCoords: square,
	endCoords: square,
	captured: z.optional(z.string()),
	enpassant: z.optional(z.number()),
	castle: z.optional(z.strictObject({ dir: z.number(), coord: square })),
	promotion: z.optional(z.string()),
	check: z.optional(z.boolean()),
	mate: z.optional(z.boolean()),
});

/**
 * The zod schema of the long form, which {@link parseLong} accepts.
 *
 * @example
 * longSchema.safeParse({ metadata: {} }).success // false
 */
export const longSchema: z.ZodMiniType<IcnLong> = z.strictObject({
	metadata: z.record(z.string(), z.string()),
	turn: z.optional(z.literal(['white', 'black'])),
	enpassant: z.optional(square),
	moveRule: z.optional(z.string()),
	fullMove: z.optional(z.number()),
	gameRules: z.looseObject({
		promotionRanks: z.optional(z.tuple([rank, rank])),
		promotionsAllowed: z.optional(bySide),
		winConditions: z.optional(bySide),
	}),
	specialRights: z.optional(z.record(z.string(), z.boolean())),
	startingPosition: z.optional(z.union([z.record(z.string(), z.string()), z.string()])),
	shortposition: z.optional(z.string()),
	moves: z.optional(z.array(z.union([z.string(), legacyMove]))),
});

const pathOf = (keys: readonly PropertyKey[]): string =>
	keys
		.map((key) => (typeof key === 'number' ? `[${key}]` : /^\w+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`))
		.join('')
		.replace(/^\./, '');

/**
 * Checks the shape of a value of unknown origin, for instance JSON from a file. `fromLong` reads its content.
 *
 * @example
 * parseLong({ metadata: {}, gameRules: {}, startingPosition: { '1,1': 'kingsW' } }).ok // true
 */
export function parseLong(value: unknown): Result<IcnLong, Fault> {
	const read = longSchema.safeParse(value);
	if (read.success) return { ok: true, value: read.data, warnings: [] };
	const problems = read.error.issues.map(
		({ path, message }): Fault => ({ code: 'icn/long-form', message, severity: 'error', path: pathOf(path) }),
	);
	return { ok: false, problems };
}
