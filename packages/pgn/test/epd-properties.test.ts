import { chess } from '@x/games/ready/chess';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byExtent, runs } from '../../../tools/lib/sample.js';
import { type Epd, type Operand, operand, parse, parseLines, safeParse, safeResolve, stringify } from '../src/epd.js';

const POSITIONS = [
	'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
	'8/8/8/8/8/8/8/8[Qn] b2 - e3;passing=1',
	'9/9/9/9/9/9/9/9/9 b 2P3p 124',
	'8/8/8/8/8/8/8/8 w - - 3+3 0 1',
	'8/8 w',
];

const RUNS = Number(process.env.X_RUNS ?? byExtent({ full: 500, normal: 200, quick: 50 }));

const word = fc.string({ unit: fc.constantFrom(...'abcNKQx12345678+#=-O0.,@/"!?_'), minLength: 1, maxLength: 8 });
const operands: fc.Arbitrary<Operand> = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 12 }).map((text) => operand('string', text.replace(/[\r\n]/g, ' '))),
	fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((value) => operand('number', value)),
	fc.bigInt().map((value) => operand('number', value)),
	word.filter((text) => !/^"|^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)).map((text) => operand('word', text)),
);
const opcode = fc.oneof(
	fc.constantFrom('bm', 'am', 'pv', 'id', 'c0', 'c3', 'ce', 'acd', 'noop', 'resign', 'KQkq', 'e3', 'D1'),
	fc.string({ unit: fc.constantFrom(...'abcdeXYZ_0123'), minLength: 1, maxLength: 15 }).filter((text) => /^[A-Za-z]/.test(text)),
);
const epds: fc.Arbitrary<Epd> = fc.record({
	position: fc.constantFrom(...POSITIONS),
	operations: fc.array(fc.record({ opcode, operands: fc.array(operands, { maxLength: 4 }) }), { maxLength: 6 }),
});

/** A value without spans. */
const bare = ({ position, operations }: Epd): unknown => ({
	position,
	operations: operations.map((one) => ({ opcode: one.opcode, operands: one.operands.map(({ span: _, ...rest }) => rest) })),
});

/** Texts that are nearly EPD. */
const nearly = fc
	.array(
		fc.oneof(
			fc.constantFrom(...POSITIONS, ' ', ';', '"', '\\"', 'bm e4;', 'id "x";', ' c3 ', '\t', ';x=1', ' - ', '0 1', 'w', '\\', '/'),
			fc.string({ unit: 'binary', maxLength: 5 }),
		),
		{ maxLength: 20 },
	)
	.map((parts) => parts.join(''));

/** Any string results in a value, whose text is a fixed point, or in problems inside of the text. */
function survives(text: string): void {
	for (const mode of ['lenient', 'strict'] as const) {
		const result = safeParse(text, { mode });
		for (const { span } of result.ok ? result.warnings : result.problems)
			expect(0 <= span.from && span.from <= span.to && span.to <= text.length).toBe(true);
		if (!result.ok) continue;
		const written = stringify(result.value);
		const again = parse(written);
		expect(stringify(again)).toBe(written);
		expect((bare(again) as Epd).operations).toEqual((bare(result.value) as Epd).operations);
		if (mode === 'strict') expect(written).toBe(text);
	}
	for (const mode of ['lenient', 'strict', 'repair'] as const) {
		const result = safeResolve(text, chess, { mode });
		for (const { span } of result.ok ? result.warnings : result.problems)
			expect(0 <= span.from && span.from <= span.to && span.to <= text.length).toBe(true);
	}
	for (const { line, span } of parseLines(text).problems) expect(line > 0 && span.to <= text.length).toBe(true);
}

describe('properties', () => {
	test('reads every written value back', () => {
		fc.assert(
			fc.property(epds, (epd) => {
				const text = stringify(epd);
				const result = safeParse(text);
				expect(result.ok && bare(result.value)).toEqual(bare(epd));
			}),
			{ numRuns: RUNS },
		);
	});
	test('results in a value or in problems for every string', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), survives), { numRuns: runs(1000) });
		fc.assert(fc.property(nearly, survives), { numRuns: RUNS });
		fc.assert(
			fc.property(fc.constantFrom(...POSITIONS), nearly, (position, rest) => survives(`${position} ${rest}`)),
			{ numRuns: RUNS },
		);
	});

	/** The length of the long texts. Work that is not linear is seen at any of these lengths: it takes minutes. */
	const million = byExtent({ full: 1_000_000, normal: 200_000, quick: 50_000 });
	const limits = { length: 2 * million };
	test.each([
		['blanks', ' '.repeat(million)],
		['semicolons', ';'.repeat(million)],
		['quotation marks', '"'.repeat(million)],
		['escaped quotation marks', '\\"'.repeat(million / 2)],
		['strings with a backslash', '"\\" '.repeat(million / 4)],
		['digits', '1'.repeat(million / 50)],
		['operations', 'a;'.repeat(million / 2)],
		['commas before a move', `bm ${','.repeat(million)}e4;`],
		['states', ';a='.repeat(million / 3)],
		['numbers', '1 '.repeat(million / 2)],
		['slashes', '/'.repeat(million)],
		['line feeds', '\n'.repeat(million)],
		['lines', 'x\n'.repeat(million / 2)],
		['strings that no line closes', '8/8 w - - id "x\n'.repeat(million / 16)],
		['lone surrogates', '\ud800'.repeat(million)],
	])('takes linear time for %s', (_, rest) => {
		for (const text of [rest, `8/8/8/8/8/8/8/8 w - - ${rest}`]) {
			const result = safeParse(text, { limits });
			if (result.ok) stringify(result.value);
			safeResolve(text, chess, { limits });
			parseLines(text, { limits });
		}
	});
});
