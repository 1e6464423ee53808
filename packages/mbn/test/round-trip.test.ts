import { isNotationError, type Span } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValid, parse, type Sequence, safeParse, stringify } from '../src/index.js';
import { mbn, sequence, withoutSpans } from './trees.js';

const mode = fc.constantFrom<'strict' | 'lenient' | 'repair'>('strict', 'lenient', 'repair');

/** Every node with a place. */
function* located(value: unknown): Generator<{ readonly span: Span; readonly node: Readonly<Record<string, unknown>> }> {
	if (typeof value !== 'object' || value === null) return;
	const { span } = value as { readonly span?: Span };
	if (span !== undefined && !Array.isArray(value)) yield { span, node: value as Record<string, unknown> };
	for (const [key, inner] of Object.entries(value)) if (key !== 'span') yield* located(inner);
}

/** The node that a text means in the place of another: an item, or the only leg, alternative or move of a definition. */
function alone(node: Readonly<Record<string, unknown>>, text: string): unknown {
	if (['macro', 'castling', 'promotion', 'cancellation', 'definition'].includes(node.type as string)) return parse(text).items[0];
	const moves = (parse(`M=${text}`).items[0] as { readonly moves: Sequence }).moves;
	if ('legs' in node) return moves;
	const [leg] = moves.legs;
	if (node.type === 'choice' || node.type === 'optional' || node.type === 'forced') return leg;
	if (leg.type !== 'choice') throw new Error('Expected a leg without brackets.');
	return 'modifications' in node ? leg.alternatives[0] : leg.alternatives[0].moves[0];
}

/** Texts that are nearly right: a part is left out, doubled, exchanged or put in. */
const edited: fc.Arbitrary<string> = fc
	.tuple(
		mbn.map((tree) => stringify(tree)),
		fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.oneof(fc.constantFrom(...'()[]{}<>|/:!#=@+-*^?, 0aMWb'), fc.string({ maxLength: 2 }))), {
			minLength: 1,
			maxLength: 3,
		}),
	)
	.map(([text, edits]) =>
		edits.reduce((now, [where, size, put]) => {
			const at = where % (now.length + 1);
			return now.slice(0, at) + put + now.slice(at + size);
		}, text),
	);

const garbage = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: fc.constantFrom(...'()[]{}<>|/:!#=@+-*^?, 0123KQamfW\n') }));

describe('trees', () => {
	it('are what their texts are read as', () => {
		fc.assert(
			fc.property(mbn, (tree) => {
				expect(withoutSpans(parse(stringify(tree, { style: 'exact' })))).toEqual(tree);
			}),
			{ numRuns: 300 },
		);
	});

	it('have one canonical text', () => {
		fc.assert(
			fc.property(mbn, (tree) => {
				const text = stringify(tree);
				expect(stringify(parse(text))).toBe(text);
				expect(stringify(parse(stringify(tree, { style: 'exact' })))).toBe(text);
			}),
		);
	});

	it('have spans in the text, inside those of the nodes around them', () => {
		fc.assert(
			fc.property(mbn, (tree) => {
				const text = stringify(tree, { style: 'exact' });
				const inside = (value: unknown, { from, to }: Span): void => {
					if (typeof value !== 'object' || value === null) return;
					const { span = { from, to } } = value as { readonly span?: Span };
					expect([from <= span.from, span.from <= span.to, span.to <= to]).toEqual([true, true, true]);
					for (const [key, inner] of Object.entries(value)) if (key !== 'span') inside(inner, span);
				};
				inside(parse(text), { from: 0, to: text.length });
			}),
		);
	});

	it('have spans whose texts mean the same node', () => {
		fc.assert(
			fc.property(mbn, (tree) => {
				const text = stringify(tree, { style: 'exact' });
				for (const { span, node } of located(parse(text).items)) {
					const part = text.slice(span.from, span.to);
					const movesAlone = /^(?:group|base|leap|name)$/.test(node.type as string);
					const isPart =
						'legs' in node || 'modifications' in node || /^(?:choice|optional|forced)$/.test(node.type as string) || 'tail' in node;
					// A group of two direction letters is not one: what is in it begins with a capital.
					if (movesAlone || isPart) expect(withoutSpans(alone(node, part)), part).toEqual(withoutSpans(node));
				}
			}),
		);
	});

	it('of moves are read the same inside groups and legs', () => {
		fc.assert(
			fc.property(sequence, (moves) => {
				const body = stringify(
					{ items: [{ type: 'macro', name: { prefixes: '', letters: 'M' }, tail: {}, moves }] },
					{ style: 'exact' },
				).slice(3);
				for (const [open, close] of ['()', '[]', '{}']) {
					const [leg] = (parse(`M=${open}${body}${close}`).items[0] as { readonly moves: Sequence }).moves.legs;
					const inner = leg.type === 'choice' ? (leg.alternatives[0].moves[0] as { readonly body: Sequence }).body : leg.body;
					expect(withoutSpans(inner)).toEqual(moves);
				}
			}),
		);
	});
});

describe('texts', () => {
	it('are written back byte for byte in the style exact, with their blanks', () => {
		const blank = fc.stringMatching(/^[ \n\t]{1,3}$/);
		fc.assert(
			fc.property(fc.array(fc.tuple(blank, mbn), { minLength: 1, maxLength: 3 }), blank, (parts, end) => {
				const text = parts.map(([before, tree]) => before + stringify(tree, { style: 'exact' })).join('') + end;
				expect(stringify(parse(text), { style: 'exact' })).toBe(text);
			}),
		);
	});

	it.each([
		['edited texts', edited],
		['garbage', garbage],
	])('never throw when they are %s, and every problem lies in the text', (_, texts) => {
		fc.assert(
			fc.property(texts, mode, (text, mode) => {
				const result = safeParse(text, { mode });
				for (const { code, message, span } of result.ok ? result.warnings : result.problems) {
					expect(code).toMatch(/^mbn\/[a-z-]+$/);
					expect(message).toMatch(/^\S.*\.$/s);
					expect([0 <= span.from, span.from <= span.to, span.to <= text.length]).toEqual([true, true, true]);
				}
				expect(isValid(text, { mode })).toBe(result.ok);
				if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
				else if (mode !== 'repair') {
					// The canonical text is the strict one.
					expect(withoutSpans(parse(stringify(result.value)).items)).toEqual(
						withoutSpans(parse(stringify(parse(stringify(result.value)))).items),
					);
					if (!text.includes('<br')) expect(stringify(result.value, { style: 'exact' })).toBe(text);
				}
			}),
			{ numRuns: 400 },
		);
	});

	it('end with a problem when they have half a line break of HTML', () => {
		for (const text of ['<br', '<brx', 'K<br', 'K <br/ R', '<br<br>'])
			expect(safeParse(text, { mode: 'repair', limits: { problems: 3 } })).toBeDefined();
		expect(safeParse('K <brx')).toMatchObject({ ok: false, problems: [{ code: 'mbn/letter' }] });
	});

	it('end with a problem when a colon is followed by no name in the item', () => {
		expect(safeParse('K=:c> R')).toMatchObject({ ok: false, problems: [{ code: 'mbn/atom', span: { from: 2, to: 5 } }] });
		expect(safeParse('K={:c R')).toMatchObject({ ok: false });
	});

	it('throw from parse the problems that safeParse lists', () => {
		fc.assert(
			fc.property(edited, (text) => {
				const result = safeParse(text);
				try {
					expect(result).toEqual({ ok: true, value: parse(text), warnings: [] });
				} catch (error) {
					if (!isNotationError(error)) throw error;
					expect(result).toEqual({ ok: false, problems: error.problems });
				}
			}),
		);
	});
});
