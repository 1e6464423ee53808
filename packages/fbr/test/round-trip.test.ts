import { isNotationError, type Span } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValid, parse, RULE_NAMES, type Rule, safeParse, stringify } from '../src/index.js';
import { fbr, ruleOf, withoutSpans } from './trees.js';

const mode = fc.constantFrom<'strict' | 'lenient' | 'repair'>('strict', 'lenient', 'repair');

/** Texts that are nearly right: a part is left out, doubled, exchanged or put in. */
const edited: fc.Arbitrary<string> = fc
	.tuple(
		fbr.map((tree) => stringify(tree)),
		fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.oneof(fc.constantFrom(...'()[]{}<>|/:!#=@+-*^?, 0aMWb\n'), fc.string({ maxLength: 2 }))), {
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

const word = fc.constantFrom(
	'royal',
	'pieces',
	'promotion',
	'zone',
	'=',
	'move*',
	'most',
	'{K=1}',
	'(3)',
	'[1-8]',
	'<n>',
	'<2>',
	':T',
	'8x8',
	'8/8',
	' ',
	'\n',
	',',
	'K',
	'<br>',
);
const garbage = fc.oneof(
	fc.string({ maxLength: 30 }),
	fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
);

describe('trees', () => {
	it('are what their texts are read as', () => {
		fc.assert(
			fc.property(fbr, (tree) => {
				const { layout: _, ...read } = withoutSpans(parse(stringify(tree)));
				expect(read).toEqual(tree);
			}),
			{ numRuns: 400 },
		);
	});

	it.each(RULE_NAMES)('of the rule %s have every part and attribute of its row', (name) => {
		fc.assert(
			fc.property(ruleOf(name), (rule) => {
				const text = stringify({ rules: [rule], pieces: { items: [] } });
				expect(withoutSpans(parse(text).rules)).toEqual([rule]);
				expect(text.startsWith(name)).toBe(true);
			}),
			{ numRuns: 40 },
		);
	});

	it('have one canonical text', () => {
		fc.assert(
			fc.property(fbr, (tree) => {
				const text = stringify(tree);
				expect(stringify(parse(text))).toBe(text);
				expect(parse(text).layout).toBeUndefined();
			}),
		);
	});

	it('have spans in the text, inside those of the nodes around them', () => {
		fc.assert(
			fc.property(fbr, (tree) => {
				const text = stringify(tree);
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

	it('have rules and attributes at the places of their texts', () => {
		fc.assert(
			fc.property(fbr, (tree) => {
				const text = stringify(tree);
				const alone = (part: string): Rule => parse(part).rules[0]!;
				for (const rule of parse(text).rules) {
					const { from, to } = rule.span!;
					expect(withoutSpans(alone(text.slice(from, to)))).toEqual(withoutSpans(rule));
					for (const { name, negated, span } of rule.attributes ?? [])
						expect(text.slice(span!.from, span!.to).startsWith(`${negated ? '!' : ''}${name}`)).toBe(true);
				}
			}),
		);
	});
});

describe('texts', () => {
	it('are written back byte for byte in the style exact', () => {
		const blank = fc.stringMatching(/^[ \n\t]{1,3}$/);
		const part = fc.oneof(
			fc.constantFrom(
				'drop[1-8]{P}',
				'freezer{S}*=(2)',
				'promotion=dontstop',
				'pieces=capture(0)',
				'burner#={^A}',
				'muskeeter',
				'royal{^!Kq}',
				'Z={^!Kq}mW',
				'zone[3-3]=hole',
			),
			fbr
				.map(({ rules, pieces }) => ({ rules, pieces }))
				.filter(({ rules, pieces }) => rules.length + pieces.items.length > 0)
				.map((tree) => stringify(tree)),
		);
		fc.assert(
			fc.property(
				fc.array(fc.tuple(blank, part), { minLength: 1, maxLength: 3 }),
				blank,
				fc.constantFrom('', '\n:Title \n', ' 8x16 -- 6\n', 'Name\n8x8'),
				(parts, end, head) => {
					const text = head + parts.map(([before, one]) => before + one).join('') + end;
					const read = safeParse(head === 'Name\n8x8' ? text.replace('8x8', '8x8\n') : text);
					if (!read.ok) return;
					expect(stringify(read.value, { style: 'exact' })).toBe(head === 'Name\n8x8' ? text.replace('8x8', '8x8\n') : text);
					const canonical = stringify(read.value);
					expect(stringify(parse(canonical))).toBe(canonical);
				},
			),
			{ numRuns: 300 },
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
					expect(code).toMatch(/^(?:fbr|mbn)\/[a-z-]+$/);
					expect(message).toMatch(/^\S.*\.$/s);
					expect([0 <= span.from, span.from <= span.to, span.to <= text.length]).toEqual([true, true, true]);
				}
				expect(isValid(text, { mode })).toBe(result.ok);
				if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
				else if (mode !== 'repair') {
					expect(stringify(parse(stringify(result.value)))).toBe(stringify(result.value));
					if (!text.includes('<br')) expect(stringify(result.value, { style: 'exact' })).toBe(text);
				}
			}),
			{ numRuns: 400 },
		);
	});

	it('throw from parse the problems that safeParse lists', () => {
		fc.assert(
			fc.property(edited, (text) => {
				const result = safeParse(text);
				try {
					expect(result).toMatchObject({ ok: true, value: parse(text) });
				} catch (error) {
					if (!isNotationError(error)) throw error;
					expect(result).toEqual({ ok: false, problems: error.problems });
				}
			}),
		);
	});
});
