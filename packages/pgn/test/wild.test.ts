import { chess } from '@x/games/ready/chess';
import { describe, expect, it } from 'vitest';
import { type Line, type ParsedGame, parse, safeParse } from '../src/index.js';
import { PgnReader } from '../src/stream.js';
import { validator } from '../src/validate.js';

/** A line as text: moves with annotations, comments, variations. */
const shown = ({ comments, moves }: Line): string =>
	[
		...comments.map(({ text }) => `{${text}}`),
		...moves.map(({ san, nags, comments: after, variations }) =>
			[san, ...nags.map((nag) => `$${nag}`), ...after.map(({ text }) => `{${text}}`), ...variations.map((line) => `(${shown(line)})`)].join(
				' ',
			),
		),
	].join(' ');

const summary = (game: ParsedGame): unknown => ({
	tags: game.tags.map(({ name, value }) => `${name}=${value}`).join('; '),
	moves: shown(game),
	result: game.result,
	codes: game.problems.map(({ code }) => code.slice(4)),
});

interface Wild {
	readonly title: string;
	readonly text: string;
	readonly games: readonly {
		readonly tags?: string;
		readonly moves: string;
		readonly result?: string;
		readonly codes?: readonly string[];
	}[];
}

const WILD: readonly Wild[] = [
	{
		title: 'a byte order mark, and lines that end with CR and LF',
		text: '\uFEFF[White "A"]\r\n\r\n1. e4\r\ne5 1-0\r\n',
		games: [{ tags: 'White=A', moves: 'e4 e5', result: '1-0' }],
	},
	{
		title: 'an escape line behind a byte order mark',
		text: '\uFEFF% made by a program\n1. e4 *',
		games: [{ moves: 'e4', codes: ['escape'] }],
	},
	{ title: 'a percent sign inside a line', text: '1. e4 {50% of games} e5 *', games: [{ moves: 'e4 {50% of games} e5' }] },
	{
		title: 'comments to the end of the line',
		text: '1. e4 ; best by test\ne5 ; (not a variation) {\n*',
		games: [{ moves: 'e4 {best by test} e5 {(not a variation) {}' }],
	},
	{
		title: 'a star, which ends itself, behind a word and before one',
		text: '1. e4 e5*\n\n1. d4 d5*1. c4 P*7f +P* e4+*{end} 1. c4 (1. d4*) *',
		games: [
			{ moves: 'e4 e5' },
			{ moves: 'd4 d5' },
			{ moves: 'c4 P*7f +P' },
			{ moves: 'e4+ {end}' },
			{ moves: 'c4 (d4)', codes: ['variation-result'] },
		],
	},
	{
		title: 'drops of promoted pieces, and the origins of KIF, which are not variations',
		text: '1. +L*1b +P*e4 2. ６八角(59)(６八角 (59)) ３五金(4) *',
		games: [{ moves: '+L*1b +P*e4 ６八角(59) (６八角 ()) ３五金 ()' }],
	},
	{
		title: 'games without results',
		text: '[Event "a"]\n\n1. e4 e5\n\n[Event "b"]\n\n1. d4',
		games: [
			{ tags: 'Event=a', moves: 'e4 e5' },
			{ tags: 'Event=b', moves: 'd4' },
		],
	},
	{
		title: 'games without moves',
		text: '[Event "a"]\n[Result "*"]\n\n\n[Event "b"]\n\n[Event "c"]\n\n*',
		games: [
			{ tags: 'Event=a; Result=*', moves: '' },
			{ tags: 'Event=b', moves: '' },
			{ tags: 'Event=c', moves: '' },
		],
	},
	{
		title: 'the result in a tag only',
		text: '[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4#',
		games: [{ tags: 'Result=0-1', moves: 'f3 e5 g4 Qh4#', result: '0-1' }],
	},
	{
		title: 'tags and moves on one line',
		text: '[White "A"] [Black "B"] 1. e4 e5 1-0 [White "C"] 1. d4 0-1',
		games: [
			{ tags: 'White=A; Black=B', moves: 'e4 e5', result: '1-0' },
			{ tags: 'White=C', moves: 'd4', result: '0-1' },
		],
	},
	{ title: 'empty lines between moves', text: '1. e4\n\n\ne5\n\n2. Nf3 *', games: [{ moves: 'e4 e5 Nf3' }] },
	{
		title: 'move numbers without blanks, with dots, and without dots',
		text: '1.e4 1...e5 2.Nf3 Nc6 3 Bb5 3… a6 4 . Ba4 *',
		games: [{ moves: 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4' }],
	},
	{ title: 'null moves', text: '1. e4 -- 2. Z0 0000 3. @@@@ <> *', games: [{ moves: 'e4 -- Z0 0000 @@@@ <>' }] },
	{
		title: 'castling with zeros, which is not a result',
		text: '1. e4 0-0 2. 0-0-0 1/2-1/2',
		games: [{ moves: 'e4 0-0 0-0-0', result: '1/2-1/2' }],
	},
	{
		title: 'other spellings of results',
		text: '1. e4 ½-½ 1. d4 1–0 1. c4 1/2',
		games: [
			{ moves: 'e4', result: '1/2-1/2' },
			{ moves: 'd4', result: '1-0' },
			{ moves: 'c4', result: '1/2-1/2' },
		],
	},
	{
		title: 'a comment without its brace, before the next game',
		text: '[Event "a"]\n\n1. e4 {never closed e5\n\n[Event "b"]\n\n1. d4 {fine} *',
		games: [
			{ tags: 'Event=a', moves: 'e4 {never closed e5}', codes: ['comment-unclosed'] },
			{ tags: 'Event=b', moves: 'd4 {fine}' },
		],
	},
	{
		title: 'a comment without its brace, before the end',
		text: '1. e4 {never closed e5 2. Nf3',
		games: [{ moves: 'e4 {never closed e5 2. Nf3}', codes: ['comment-unclosed'] }],
	},
	{
		title: 'a comment with text that looks like a game',
		text: '1. e4 {\n\n[Event "b"]\n\n1. d4 } e5 *',
		games: [{ moves: 'e4 {[Event "b"] 1. d4} e5' }],
	},
	{
		title: 'a variation without its end',
		text: '[Event "a"]\n\n1. e4 (1. d4 d5\n[Event "b"]\n\n1. c4 *',
		games: [
			{ tags: 'Event=a', moves: 'e4 (d4 d5)', codes: ['variation-unclosed'] },
			{ tags: 'Event=b', moves: 'c4' },
		],
	},
	{
		title: 'ends of variations and comments without beginnings',
		text: '1. e4 ) } ] e5 *',
		games: [{ moves: 'e4 e5', codes: ['variation-unopened', 'comment-unopened', 'unexpected'] }],
	},
	{
		title: 'a variation before the first move',
		text: '(1. d4 d5) 1. e4 (1. c4) e5 *',
		games: [{ moves: 'e4 (d4 d5) (c4) e5', codes: ['variation-first'] }],
	},
	{
		title: 'variations without a move that they replace',
		text: '1. e4 ((1. d4 d5) {or} (1. c4)) e5 *',
		games: [{ moves: 'e4 ({or} d4 (c4) d5) e5', codes: ['variation-first', 'variation-first'] }],
	},
	{
		title: 'nested variations with comments before and after',
		text: '1. e4 {a} ({b} 1. d4 {c} (1. c4 {d}) 1... d5) {e} 1... e5 *',
		games: [{ moves: 'e4 {a} {e} ({b} d4 {c} (c4 {d}) d5) e5' }],
	},
	{
		title: 'a result in a variation',
		text: '1. e4 (1. d4 1-0) e5 0-1',
		games: [{ moves: 'e4 (d4) e5', result: '0-1', codes: ['variation-result'] }],
	},
	{
		title: 'a comment behind the result',
		text: '1. e4 1-0 {Black resigns} ; really\n1. d4 0-1\n{of the next game} 1. c4 *',
		games: [{ moves: 'e4 {Black resigns} {really}', result: '1-0' }, { moves: 'd4', result: '0-1' }, { moves: '{of the next game} c4' }],
	},
	{
		title: 'tags that occur twice',
		text: '[White "A"]\n[White "B"]\n\n*',
		games: [{ tags: 'White=A; White=B', moves: '', codes: ['tag-repeated'] }],
	},
	{
		title: 'quotation marks and backslashes in tags',
		text: '[Event "a \\"b\\" \\\\ c"]\n[Site "the "Big" Open"]\n[Round "C:\\games"]\n\n*',
		games: [{ tags: 'Event=a "b" \\ c; Site=the "Big" Open; Round=C:\\games', moves: '' }],
	},
	{
		title: 'a bracket inside a tag',
		text: '[FEN "8/8/8/8/8/8/8/8[Qq] w - - 0 1"] [ Event\t"x" ]\n*',
		games: [{ tags: 'FEN=8/8/8/8/8/8/8/8[Qq] w - - 0 1; Event=x', moves: '' }],
	},
	{
		title: 'tags that are not closed',
		text: '[Event "a]\n[Site "b"\n[White "c"]\n\n*',
		games: [{ tags: 'White=c', moves: '', codes: ['tag-form', 'tag-form'] }],
	},
	{
		title: 'annotations',
		text: '1. e4! e5?? 2. Nf3 !? Nc6 $4 $14 3. Bb5 += a6 ± 4. Ba4 +- (D) b5!!! *',
		games: [{ moves: 'e4 $1 e5 $4 Nf3 $5 Nc6 $4 $14 Bb5 $14 a6 $16 Ba4 $18 $220 b5', codes: ['nag-form'] }],
	},
	{
		title: 'remarks that belong to a move',
		text: '1. exf6 e.p. Qh4 mate 2. d4 dbl ch e4 ch e5 *',
		games: [{ moves: 'exf6 e.p. Qh4 mate d4 dbl ch e4 ch e5' }],
	},
	{ title: 'an offer of a draw', text: '1. e4 (=) e5 *', games: [{ moves: 'e4 e5', codes: ['remark'] }] },
	{ title: 'promotions in parentheses', text: '1. e8(Q) d8(R)+ (1... d8=Q) *', games: [{ moves: 'e8(Q) d8(R)+ (d8=Q)' }] },
	{ title: 'several moves a turn', text: '1. Nf3,d4 e5,e6 2. P-7f +R-5e G*5b *', games: [{ moves: 'Nf3 ,d4 e5 ,e6 P-7f +R-5e G*5b' }] },
	{ title: 'figurines and letters of other languages', text: '1. ♘f3 Кf6 2. Ќe4 *', games: [{ moves: '♘f3 Кf6 Ќe4' }] },
	{ title: 'no-break spaces', text: '1.\u00a0e4\u00a0e5\u202f2. Nf3 *', games: [{ moves: 'e4 e5 Nf3' }] },
	{ title: 'an empty text', text: ' \n\t ', games: [] },
	{
		title: 'a tag inside a variation',
		text: '[White "a"]\n\n1. e4 (1. d4 [White "b"] d5) e5 *',
		games: [{ tags: 'White=a', moves: 'e4 (d4 d5) e5', codes: ['tag-form'] }],
	},
	{ title: 'comments alone', text: '{no game}', games: [{ moves: '{no game}' }] },
];

describe('a reader of files as they are', () => {
	it.each(WILD)('reads $title', ({ text, games }) => {
		const expected = games.map(({ tags = '', moves, result = '*', codes = [] }) => ({ tags, moves, result, codes }));
		expect(parse(text).map(summary)).toEqual(expected);
		expect(parse(new TextEncoder().encode(text)).map(summary)).toEqual(expected);
	});

	it('reads Latin-1 where bytes are not UTF-8, and says so once for each game', () => {
		const bytes = Uint8Array.from([...'[White "Müller"]\n[Black "Pérez"]\n\n1. e4 {schön} *'].map((sign) => sign.charCodeAt(0)));
		const [game] = parse(bytes);
		expect(game!.tags.map(({ value }) => value)).toEqual(['Müller', 'Pérez']);
		expect(game!.moves[0]!.comments[0]!.text).toBe('schön');
		expect(game!.problems.map(({ code }) => code)).toEqual(['pgn/encoding']);
	});

	it('gives the place of each problem: offset, game, line and column', () => {
		const text = '[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n1. d4\nd5 ) 2. c4 *';
		const result = safeParse(text);
		expect(result.ok && result.warnings).toMatchObject([
			{ code: 'pgn/variation-unopened', span: { from: 44, to: 45 }, game: 1, line: 8, column: 4 },
		]);
		expect(text[44]).toBe(')');
	});

	it('refuses faults in the mode lenient, and every deviation in the mode strict', () => {
		expect(safeParse('1. e4 ) *', { mode: 'lenient' }).ok).toBe(false);
		expect(safeParse('% note\n1. e4 *', { mode: 'lenient' }).ok).toBe(true);
		expect(safeParse('% note\n1. e4 *', { mode: 'strict' }).ok).toBe(false);
	});
});

describe('limits', () => {
	it('end a comment without its brace before the tags of the next game', () => {
		const text = `[White "a"]\n\n1. e4 {open e5 1-0\n\n${'[White "b"]\n\n1. d4 d5 0-1\n\n'.repeat(20)}`;
		const games = parse(text, { limits: { token: 100 } });
		expect(games.map(summary).slice(0, 2)).toEqual([
			{ tags: 'White=a', moves: 'e4 {open e5 1-0}', result: '*', codes: ['comment-unclosed'] },
			{ tags: 'White=b', moves: 'd4 d5', result: '0-1', codes: [] },
		]);
		expect(games).toHaveLength(21);
		expect(games[20]!.firstLine).toBe(81);
	});

	it.each([{ token: 0 }, { token: 1.5 }, { token: Number.NaN }, { depth: -1 }, { problems: 0.5 }])('of %o are refused', (limits) => {
		expect(() => parse('1. e4 {a} *', { limits })).toThrow(TypeError);
		expect(() => new PgnReader({}, { limits })).toThrow(/a whole number/);
	});

	it('may be the smallest ones, or infinite', () => {
		const text = '[A "b"]\n\n1. e4 {a (1. d4 ) *';
		expect(parse(text, { limits: { token: 1, depth: 0, problems: 0 } })[0]!.problems).toMatchObject([{ code: 'pgn/more' }]);
		const most = Number.POSITIVE_INFINITY;
		expect(parse(text, { limits: { token: most, depth: most, problems: most } })).toEqual(parse(text));
	});
});

describe('a reader with a validator', () => {
	const check = validator(() => chess, { warnings: true });

	it('reports bad moves with their place and ply, and goes on', () => {
		const [first, second] = parse('1. e4 e5 2. Ne5 Nc6 (2... Nf6) *\n[Event "b"]\n\n1. d4 (1. e5 c5) d5 (1... d4) *', { validator: check });
		expect(first!.moves.map(({ legal }) => legal)).toEqual([true, true, false, undefined]);
		expect(first!.problems).toMatchObject([{ code: 'san/illegal', game: 0, line: 1, column: 14, ply: 2, span: { from: 13, to: 15 } }]);
		expect(second!.moves.map(({ legal }) => legal)).toEqual([true, true]);
		expect(second!.problems).toMatchObject([
			{ code: 'san/illegal', game: 1, line: 4, ply: 0 },
			{ code: 'san/illegal', game: 1, line: 4, ply: 1 },
		]);
		expect(second!.moves[0]!.variations[0]!.moves.map(({ legal }) => legal)).toEqual([false, undefined]);
	});

	it('reports texts that are not canonical as warnings', () => {
		const result = safeParse('1. e2-e4 e5+ 2. Ng1f3 *', { validator: check, mode: 'lenient' });
		expect(result.ok && result.warnings.map(({ code, severity }) => [code, severity])).toEqual([
			['san/spelling', 'warning'],
			['san/suffix', 'warning'],
			['san/disambiguation', 'warning'],
		]);
	});

	it('reports bad tags at their values', () => {
		const text = '[FEN "8/8/8/8/8/8/8/9 w - - 0 1"]\n\n1. e4 *';
		const [game] = parse(text, { validator: check });
		expect(game!.moves[0]!.legal).toBeUndefined();
		expect(game!.problems[0]!.code).toMatch(/^fen\//);
		expect(text.slice(game!.problems[0]!.span.from, game!.problems[0]!.span.to)).toBe('9');
	});
});
