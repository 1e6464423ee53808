import { isNotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileDialect, isValid, type Line, type MoveNode, parse, safeParse, stringify, type XiangqiGame } from '../src/index.js';

const points = fc.stringMatching(/^[a-i][0-9][a-i][0-9]$/);
const move = fc.oneof(
	points,
	fc.stringMatching(/^[RHCEAKP][1-9+-][+.=-][1-9]$/),
	fc.stringMatching(/^[1-9][+-][+.=-][1-9]$/),
	fc.stringMatching(/^[A-I][0-9]-[A-I][0-9]$/),
	fc.stringMatching(/^[车马炮兵傌][一二三四五六七八九1-9][进退平][一二三１２]$/),
	fc.stringMatching(/^[前后][车炮兵三四][进退平][一二三]$/),
);
const word = fc.stringMatching(/^[a-z一-七]{1,6}$/);
const comment = fc.option(
	fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('\n')),
	{ nil: undefined },
);

/** Games with what a form of file can say. */
function gameIn(dialect: FileDialect): fc.Arbitrary<XiangqiGame> {
	const text = dialect === 'dhtmlxq' ? points : move;
	const nags =
		dialect === 'dhtmlxq' ? fc.constant([]) : fc.array(fc.integer({ min: 1, max: dialect === 'playok' ? 6 : 139 }), { maxLength: 1 });
	const line = (depth: number): fc.Arbitrary<Line> =>
		fc
			.record({ comment, moves: fc.array(node(depth), { minLength: 1, maxLength: 3 }) })
			.map(({ comment: before, moves }) => ({ ...(before !== undefined && { comment: before }), moves }));
	const node = (depth: number): fc.Arbitrary<MoveNode> =>
		fc
			.record({ text, nags, comment, variations: depth === 0 ? fc.constant([]) : fc.array(line(depth - 1), { maxLength: 2 }) })
			.map(({ comment: after, ...rest }) => ({ ...rest, ...(after !== undefined && { comment: after }) }));
	const tag = fc.record({ name: fc.constantFrom('Red', 'Black', 'Event', 'Site', 'Round'), value: word });
	return fc
		.record({
			tags: fc.uniqueArray(tag, { selector: ({ name }) => name }),
			line: line(dialect === 'playok' ? 0 : 2),
			result: fc.constantFrom('1-0', '0-1', '1/2-1/2', '*'),
		})
		.map(({ line: main, ...rest }) => ({ ...rest, ...main }) as XiangqiGame);
}

const withoutSpans = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, one) => (key === 'span' ? undefined : one)));

const dialect = fc.constantFrom<FileDialect>('pgn', 'dhtmlxq', 'playok');
/** Texts that are nearly right. */
const text = fc
	.array(
		fc.oneof(
			move,
			fc.constantFrom(
				' ',
				'\n',
				'1. ',
				'{',
				'}',
				'(',
				')',
				'[',
				']',
				'[Red "x"]',
				'1-0',
				'START{',
				'}END',
				'RED x',
				'[DhtmlXQ_movelist]',
				'7747',
			),
			fc.constantFrom('[/DhtmlXQ_movelist]', '[DhtmlXQ]', '[DhtmlXQ_move_0_1_1]', '[/DhtmlXQ_move_0_1_1]', '[DhtmlXQ_comment1]', '#', '!?'),
			fc.string(),
		),
		{ maxLength: 12 },
	)
	.map((parts) => parts.join(''));
const mode = fc.constantFrom('strict', 'lenient', 'repair');

describe('reading and writing', () => {
	it.each(['pgn', 'dhtmlxq', 'playok'] as const)('gives back every game that was written as %s', (form) => {
		fc.assert(
			fc.property(fc.array(gameIn(form), { minLength: 1, maxLength: 2 }), (games) => {
				const written = stringify(games, { dialect: form });
				expect(withoutSpans(parse(written, { mode: 'strict' })), written).toEqual(games);
				expect(stringify(parse(written), { dialect: form })).toBe(written);
			}),
		);
	});

	it('never throws on a string, and every problem lies in the text', () => {
		fc.assert(
			fc.property(text, mode, dialect, (given, mode, form) => {
				for (const options of [{ mode }, { mode, dialect: form }] as const) {
					const result = safeParse(given, options);
					for (const { span } of result.ok ? result.warnings : result.problems) {
						expect(span.from).toBeGreaterThanOrEqual(0);
						expect(span.to).toBeGreaterThanOrEqual(span.from);
						expect(span.to).toBeLessThanOrEqual(given.length);
					}
					expect(isValid(given, options)).toBe(result.ok);
				}
			}),
		);
	});

	it('throws from parse the problems that safeParse lists', () => {
		fc.assert(
			fc.property(text, (given) => {
				const result = safeParse(given);
				try {
					expect(result).toEqual({ ok: true, value: parse(given), warnings: result.ok ? result.warnings : [] });
				} catch (error) {
					if (!isNotationError(error)) throw error;
					expect(result).toEqual({ ok: false, problems: error.problems });
				}
			}),
		);
	});
});
