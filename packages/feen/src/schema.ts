import type { Fault, Result } from '@x/diagnostics';
import * as z from 'zod/mini';
import { joined } from './edit.js';
import type { Feen, Square } from './feen.js';
import { isValid } from './parse.js';

const epin = z.string().check(z.regex(/^[+-]?[A-Za-z]\^?'?$/, 'Expected an EPIN.'));
/** Counts must be exact. */
const count = z.int().check(z.positive());
const style = z.string().check(z.regex(/^[A-Za-z]$/, 'Expected a letter.'));
const hand = z.record(epin, count);

/** Writing joins runs of empty squares; their sum must be exact too. */
const exact = (segment: readonly Square[]): boolean =>
	joined(segment).every((square) => typeof square === 'string' || Number.isSafeInteger(square));

/**
 * The JSON form of a position: the results of `parse`, and the values that `stringify` writes without a fault. It refuses other keys.
 *
 * @example
 * import { parse } from '@x/feen';
 * feenSchema.safeParse(parse('4k^3/8/8/8/8/8/8/4K^3 / C/c')).success; // → true
 * feenSchema.safeParse({ ...parse('8 / C/c'), active: 'c' }).success; // → false
 */
export const feenSchema: z.ZodMiniType<Feen> = z
	.strictObject({
		segments: z
			.array(z.array(z.union([epin, count])).check(z.minLength(1), z.refine(exact, 'Expected fewer adjacent empty squares.')))
			.check(z.minLength(1)),
		separators: z.array(count),
		hands: z.strictObject({ first: hand, second: hand }),
		active: style,
		inactive: style,
	})
	.check(
		z.refine(({ segments, separators }) => separators.length === segments.length - 1, {
			path: ['separators'],
			error: 'Expected one separator less than segments.',
		}),
		z.refine(({ active, inactive }) => active < 'a' !== inactive < 'a', {
			path: ['inactive'],
			error: 'Expected a letter of the other case than that of active.',
		}),
	);

/**
 * A text that `parse` can read with its default options.
 *
 * @example
 * feenTextSchema.safeParse('8/8 2PBP/ C/c').success; // → true
 * feenTextSchema.safeParse('8/08 / C/c').success; // → false
 */
export const feenTextSchema: z.ZodMiniType<string> = z.string().check(z.refine((text) => isValid(text), 'Expected a FEEN.'));

const pathOf = (keys: readonly PropertyKey[]): string =>
	keys
		.map((key) => (typeof key === 'number' ? `[${key}]` : /^\w+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`))
		.join('')
		.replace(/^\./, '');

type Issue = NonNullable<ReturnType<typeof feenSchema.safeParse>['error']>['issues'][number];

const faultsOf = (issue: Issue): readonly Fault[] => {
	const fault = (message: string, path: readonly PropertyKey[] = issue.path): Fault => ({
		code: 'feen/json',
		message,
		severity: 'error',
		path: pathOf(path),
	});
	if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => fault(`Unexpected key '${key}'.`, [...issue.path, key]));
	if (issue.code === 'invalid_type') return [fault(`Expected ${issue.expected}.`)];
	if (issue.code === 'invalid_key') return [fault('Expected an EPIN.')];
	if (issue.code === 'invalid_union') return [fault('Expected an EPIN, or a number of empty squares from 1.')];
	return [
		fault(issue.code === 'too_small' ? 'Expected 1 or more.' : issue.code === 'too_big' ? 'Expected an exact number.' : issue.message),
	];
};

/**
 * Reads a position from a value of unknown shape, for instance JSON from a file. It reports every fault with its path.
 *
 * @example
 * import { parse } from '@x/feen';
 * parseJson(JSON.parse(JSON.stringify(parse('8 2P/ C/c')))).ok; // → true
 * const read = parseJson({ ...parse('8 2P/ C/c'), hands: { first: { P: 0 }, second: {} } });
 * read.ok || read.problems[0]?.path; // → 'hands.first.P'
 */
export function parseJson(value: unknown): Result<Feen, Fault> {
	const read = feenSchema.safeParse(value);
	if (read.success) return { ok: true, value: read.data, warnings: [] };
	return { ok: false, problems: read.error.issues.flatMap(faultsOf) };
}
