import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type Feen, isCanonical, isValid, parse, safeParse, stringify } from '../src/index.js';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
const piece = fc
	.tuple(fc.constantFrom('', '', '+', '-'), letter, fc.constantFrom('', '', '^'), fc.constantFrom('', '', "'"))
	.map((parts) => parts.join(''));
/** Writing joins adjacent runs, so there are none. */
const segmentOf = (squares: readonly (string | undefined)[]): (string | number)[] =>
	squares.reduce<(string | number)[]>((segment, square) => {
		const last = segment.at(-1);
		if (square !== undefined) segment.push(square);
		else if (typeof last === 'number') segment[segment.length - 1] = last + 1;
		else segment.push(1);
		return segment;
	}, []);
const segment = fc.array(fc.option(piece, { nil: undefined, freq: 1 }), { minLength: 1, maxLength: 9 }).map(segmentOf);
const hand = fc.dictionary(piece, fc.integer({ min: 1, max: 30 }), { maxKeys: 8 });
const hands = fc.record({ first: hand, second: hand }, { noNullPrototype: true });
const styles = fc.tuple(letter, letter).map(([a, b]) => (a < 'a' ? [a, b.toLowerCase()] : [a, b.toUpperCase()]) as [string, string]);

/** Boards of up to five dimensions, of any shape. */
const placement = fc
	.array(fc.tuple(segment, fc.constantFrom(1, 1, 1, 2, 2, 3, 4)), { minLength: 1, maxLength: 20 })
	.map((parts) => ({ segments: parts.map(([part]) => part), separators: parts.slice(1).map(([, slashes]) => slashes) }));

/** Boards of one to five dimensions with blocks of equal sizes. */
const regular = fc
	.tuple(
		fc.array(fc.integer({ min: 2, max: 3 }), { maxLength: 4 }),
		fc.integer({ min: 1, max: 5 }),
		fc.infiniteStream(fc.option(piece, { nil: undefined })),
	)
	.map(([outer, width, stream]) => {
		const count = outer.reduce((product, size) => product * size, 1);
		const segments = Array.from({ length: count }, () => segmentOf(Array.from({ length: width }, () => stream.next().value)));
		// The boundary after segment n belongs to the highest level whose blocks end there.
		const separators = segments.slice(1).map((_, nth) => {
			let level = 1;
			for (let block = 1; level <= outer.length; level++) {
				block *= outer.at(-level)!;
				if ((nth + 1) % block) break;
			}
			return level;
		});
		return { placement: { segments, separators }, dimensions: outer.length + 1 };
	});

const feen = (board: fc.Arbitrary<Pick<Feen, 'segments' | 'separators'>>): fc.Arbitrary<Feen> =>
	fc
		.tuple(board, hands, styles)
		.map(([{ segments, separators }, held, [active, inactive]]) => ({ segments, separators, hands: held, active, inactive }));

describe('parse and stringify', () => {
	test('parse after stringify is the identity for positions of up to five dimensions', () => {
		fc.assert(
			fc.property(feen(placement), (position) => {
				const text = stringify(position);
				expect(parse(text)).toEqual(position);
				expect(isCanonical(text)).toBe(true);
				expect(parse(text, { canonical: 'require' })).toEqual(position);
			}),
			{ numRuns: runs(1000) },
		);
	});

	test('shape recognises regular boards, and irregular ones with an additional square', () => {
		fc.assert(
			fc.property(regular, ({ placement: { segments, separators }, dimensions }) => {
				const position: Feen = { segments, separators, hands: { first: {}, second: {} }, active: 'C', inactive: 'c' };
				const text = stringify(position);
				expect(parse(text, { coherence: 'regular', limits: { dimensions } })).toEqual(position);
				expect(isValid(text, { limits: { dimensions: dimensions - 1 } })).toBe(dimensions === 1);
				const longer = stringify({ ...position, segments: [...segments.slice(0, -1), [...segments.at(-1)!, 'K']] });
				expect(isValid(longer, { coherence: 'regular' })).toBe(segments.length === 1);
				expect(isValid(longer, { coherence: 'hierarchical' })).toBe(true);
			}),
			{ numRuns: runs(300) },
		);
	});

	test('hands in any order and grouping have one canonical text', () => {
		const items = fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 12 })), { maxLength: 12 });
		const written = (list: readonly (readonly [string, number])[]): string =>
			list.map(([token, count]) => (count > 1 ? count : '') + token).join('');
		fc.assert(
			fc.property(items, fc.nat(), (list, seed) => {
				const shuffled = [...list].sort((a, b) => ((a[1] * 7919 + seed) % 13) - ((b[1] * 7919 + seed) % 13));
				const [one, two] = [list, shuffled].map((order) => stringify(parse(`8 ${written(order)}/ C/c`)));
				expect(one).toBe(two);
				expect(stringify(parse(one!))).toBe(one);
			}),
			{ numRuns: runs(500) },
		);
	});
});

describe('any text', () => {
	const unit = fc.constantFrom(..."KkQqPp+-^'0123456789// ", '@', 'é', '\n', 'C/c', ' / ', ' / C/c');
	const texts = fc.oneof(
		fc.string({ unit, maxLength: 60 }),
		fc.string({ unit: 'binary', maxLength: 60 }),
		fc.tuple(fc.string({ unit, maxLength: 20 }), fc.string({ unit, maxLength: 12 })).map(([board, held]) => `K${board} ${held}/ C/c`),
	);

	test('is a position, or has faults inside it', () => {
		fc.assert(
			fc.property(texts, (text) => {
				const result = safeParse(text);
				expect(isValid(text)).toBe(result.ok);
				if (result.ok) return;
				expect(result.problems.length).toBeGreaterThan(0);
				for (const { code, span, severity } of result.problems) {
					expect(code).toMatch(/^feen\/(input|placement|hands|style|position)-[a-z-]+$/);
					expect(severity).toBe('error');
					expect(0 <= span.from && span.from <= span.to && span.to <= text.length).toBe(true);
				}
			}),
			{ numRuns: runs(5000) },
		);
	});

	test('is canonical exactly if stringify writes the same text', () => {
		fc.assert(
			fc.property(texts, (text) => {
				const result = safeParse(text);
				expect(isCanonical(text)).toBe(result.ok && stringify(result.value) === text);
				if (!result.ok) return;
				// Only the hands can differ.
				const [board, , turn] = text.split(' ');
				const canonical = stringify(result.value);
				expect(canonical.split(' ')[0]).toBe(board);
				expect(canonical.split(' ')[2]).toBe(turn);
				expect(isCanonical(canonical)).toBe(true);
			}),
			{ numRuns: runs(5000) },
		);
	});
});
