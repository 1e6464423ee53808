import { NotationError } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type Comment, type Line, type MoveNode, type PgnGame, parse } from '../src/index.js';
import { addLine, addMove, commentOf, createGame, setTag, withCommand, withCommentText } from '../src/tree.js';
import { stringify } from '../src/write/stringify.js';
import { gameOf, randomOf } from './support/generate.js';

const say = (text: string): Comment => ({ text, commands: [] });
const move = (san: string, more: Partial<MoveNode> = {}): MoveNode => ({ san, nags: [], comments: [], variations: [], ...more });
const line = (...sans: readonly (string | MoveNode)[]): Line => ({
	comments: [],
	moves: sans.map((san) => (typeof san === 'string' ? move(san) : san)),
});
const gameWith = (moves: Line, more: Partial<PgnGame> = {}): PgnGame => ({ ...moves, tags: [], result: '*', ...more });
const compact = (moves: Line, more?: Partial<PgnGame>): string => stringify(gameWith(moves, more), { format: 'compact' });

const problemsOf = (value: unknown): readonly (readonly [unknown, string])[] => {
	try {
		stringify(value as PgnGame);
	} catch (error) {
		if (error instanceof NotationError) return error.problems.map(({ code, data }) => [data?.path, code] as const);
		throw error;
	}
	return [];
};

describe('the export format', () => {
	test('has the roster first, then the other tags in ASCII order, and an empty line behind tags and moves', () => {
		const tags = [
			{ name: 'WhiteElo', value: '2800' },
			{ name: 'Black', value: 'Back\\slash' },
			{ name: 'ECO', value: 'C20' },
			{ name: 'White', value: 'An "a"' },
		];
		expect(stringify(gameWith(line('e4', 'e5'), { tags, result: '1-0' }))).toBe(
			[
				'[Event "?"]',
				'[Site "?"]',
				'[Date "????.??.??"]',
				'[Round "?"]',
				'[White "An \\"a\\""]',
				'[Black "Back\\\\slash"]',
				'[Result "1-0"]',
				'[ECO "C20"]',
				'[WhiteElo "2800"]',
				'',
				'1. e4 e5 1-0',
				'',
				'',
			].join('\n'),
		);
	});
	test('of a list is the texts of its games', () => {
		const games = [1, 2, 3].map((seed) => gameOf(seed));
		expect(stringify(games)).toBe(games.map((game) => stringify(game)).join(''));
		expect(stringify([])).toBe('');
	});
	test('has lines of fewer than 80 characters unless one word or command is longer', () => {
		for (let seed = 0; seed < runs(300); seed++) {
			const movetext = stringify(gameOf(seed, { lineComments: false })).split('\n\n')[1]!;
			for (const text of movetext.split('\n')) {
				if (text.length >= 80) expect(text.trim()).toMatch(/^(?:\{ )?(?:\S+|\[%[^\]]*\])(?: \})?$/);
				expect(text).not.toMatch(/^[%[]/);
				// Readers of others find a command in one line only.
				expect(text.replace(/\[%[\w.-]+(?: [^\]]*)?\]/g, '')).not.toMatch(/\[%(?:clk|eval|emt|csl|cal)\b/);
			}
		}
	});
	test('fills the lines', () => {
		const text = stringify(gameWith(line(...Array.from({ length: 60 }, () => 'Nf3'))));
		const lines = text.split('\n\n')[1]!.split('\n');
		for (const [index, one] of lines.slice(0, -1).entries())
			expect(one.length + 1 + lines[index + 1]!.split(' ')[0]!.length).toBeGreaterThan(79);
	});
	test('keeps a comment away from the first column if it looks like an escape or a tag', () => {
		const text = stringify(gameWith(line(move('e4', { comments: [say(`${'x'.repeat(70)} %abcd [Event "y"]`)] }))));
		expect(text).toContain('\n %abcd [Event "y"] } *');
	});
	test('writes a game without moves', () => {
		expect(stringify(gameWith(line())).endsWith('[Result "*"]\n\n*\n\n')).toBe(true);
	});
});

describe('the compact format', () => {
	test('has only the tags of the game, in their order', () => {
		const tags = [
			{ name: 'White', value: 'A' },
			{ name: 'Event', value: 'B' },
			{ name: 'White', value: 'C' },
		];
		expect(compact(line('e4'), { tags })).toBe('[White "A"]\n[Event "B"]\n[White "C"]\n\n1.e4 *');
	});
	test('writes commands in the comment', () => {
		const comments = [
			{
				text: 'text',
				commands: [
					{ name: 'clk', value: '0:05:00' },
					{ name: 'x', value: '' },
				],
			},
		];
		expect(compact(line(move('e4', { comments })))).toBe('1.e4 { [%clk 0:05:00] [%x] text } *');
	});
	test('repeats the number behind a comment and a variation, and not behind a NAG', () => {
		expect(compact(line(move('e4', { nags: [1, 14] }), 'e5'))).toBe('1.e4 $1 $14 e5 *');
		expect(compact(line(move('e4', { comments: [say('a'), say('b')] }), 'e5'))).toBe('1.e4 { a } { b } 1...e5 *');
		expect(compact(line(move('e4', { variations: [line('d4', 'd5'), line('c4')] }), 'e5', 'Nf3'))).toBe(
			'1.e4 (1.d4 d5) (1.c4) 1...e5 2.Nf3 *',
		);
	});
	test('numbers nested variations', () => {
		const inner = line('e4', move('c5', { variations: [line('e6', 'd4')] }), 'Nf3');
		expect(
			compact(
				line(
					'd4',
					move('d5', { variations: [line(move('Nf6', { variations: [{ ...line('f5'), comments: [say('Dutch')] }] }), 'c4')] }),
					'c4',
				),
			),
		).toBe('1.d4 d5 (1...Nf6 (1...f5) 2.c4) 2.c4 *'.replace('(1...f5)', '({ Dutch } 1...f5)'));
		expect(compact(line(move('d4', { variations: [inner] })))).toBe('1.d4 (1.e4 c5 (1...e6 2.d4) 2.Nf3) *');
	});
	test('writes variations without moves', () => {
		expect(compact(line(move('e4', { variations: [line(), { comments: [say('a')], moves: [] }] }), 'e5'))).toBe('1.e4 () ({ a }) 1...e5 *');
	});
	test('writes the parts of a move without a blank and without a number', () => {
		expect(compact(line('Nf3', ',d4', 'd5', ',e4', 'e4'))).toBe('1.Nf3,d4 d5,e4 2.e4 *');
		expect(compact(line('Nf3', move(',d4', { variations: [line(',d5', 'c5')] }), 'd5'))).toBe('1.Nf3,d4 (,d5 c5) 1...d5 *');
		expect(compact(line(move('Nf3', { comments: [say('a')] }), ',d4', 'd5'))).toBe('1.Nf3 { a } ,d4 d5 *');
		expect(compact(line(move('Nf3', { nags: [1] }), ',d4', 'd5'))).toBe('1.Nf3 $1 ,d4 d5 *');
	});
	test('begins with the number and the side of the FEN tag', () => {
		const numbers = (value: string): string => compact(line('e4', 'e5'), { tags: [{ name: 'FEN', value }] }).split('\n\n')[1]!;
		expect(numbers('4k3/8/8/8/8/8/8/4K3 b - - 3 17')).toBe('17...e4 18.e5 *');
		expect(numbers('4k3/8/8/8/8/8/8/4K3 w - - 3 17')).toBe('17.e4 e5 *');
		expect(numbers('4k3/8/8/8/8/8/8/4K3 b - - 3 17 +1+2')).toBe('17...e4 18.e5 *');
		expect(numbers('4k3/8/8/8/8/8/8/4K3 b')).toBe('1...e4 2.e5 *');
		expect(numbers('4k3/8/8/8/8/8/8/4K3 w - - 0 0')).toBe('1.e4 e5 *');
		expect(numbers('')).toBe('1.e4 e5 *');
	});
	test('writes a comment with a closing brace up to the end of the line', () => {
		expect(compact(line(move('e4', { comments: [say('a } b')], variations: [line(move('d4', { comments: [say('}')] }))] }), 'e5'))).toBe(
			'1.e4 ; a } b\n(1.d4 ; }\n) 1...e5 *',
		);
	});
	test('writes each run of blanks in a comment as one space, and leaves out empty comments', () => {
		expect(compact(line(move('e4', { comments: [say(' a\n\n b\t'), say(' ')] })))).toBe('1.e4 { a b } *');
	});
	test('separates games with an empty line', () => {
		expect(stringify([gameWith(line('e4')), gameWith(line('d4'))], { format: 'compact' })).toBe('1.e4 *\n\n1.d4 *');
	});
});

describe('a comment that an edit takes', () => {
	const PARTS = [
		'a',
		'b c',
		'[%clk 0:01:00]',
		'[%x]',
		'[%',
		'[%y 1',
		']',
		'{',
		'}',
		';',
		'%',
		'"',
		'(',
		')',
		' ',
		'\n',
		'$1',
		'*',
		'1-0',
		'♘',
		'😀',
		'\u00a0',
		'\u0001',
	];
	test('is written, and read as the same comment', () => {
		const random = randomOf(5);
		for (let round = 0; round < runs(3000); round++) {
			const text = Array.from({ length: random(6) }, () => PARTS[random(PARTS.length)]!).join(['', ' '][random(2)]);
			const node = withCommentText(move('e4', { comments: [commentOf('old [%clk 1]')] }), text);
			const game = gameWith(line(node, 'e5'));
			const [again] = parse(stringify(game, { format: 'compact' }));
			expect(
				again!.moves.map(({ comments }) => comments.map(({ text, commands }) => ({ text, commands }))),
				JSON.stringify(text),
			).toEqual(game.moves.map(({ comments }) => comments));
			expect(again!.moves).toHaveLength(2);
			const value = text.replaceAll(']', '');
			expect(stringify(gameWith(line(withCommand(node, 'csl', value))))).toContain('[%csl');
		}
	});
	test('without text does not repeat the number of the next move', () => {
		expect(compact(line(move('e4', { comments: [say(' ')] }), 'e5'))).toBe('1.e4 e5 *');
	});
	test.each([
		() => withCommentText(move('e4'), '\ud800'),
		() => commentOf('a\udc00b'),
		() => withCommand(move('e4'), 'x', '\ud800'),
		() => withCommand(move('e4'), 'x', 'a]'),
		() => addLine(gameWith(line()), '', ['e4', '\ud800']),
		() => addMove(gameWith(line()), '', 'e\udfff4'),
		() => createGame({ White: '\ud800' }),
		() => setTag(gameWith(line()), 'White', '\ud800'),
	])('is refused at once, as are other texts: %o', (edit) => {
		expect(edit).toThrow(TypeError);
		expect(edit).toThrow(/whole characters|without "]"/);
	});
	test('is reported in a value of other origin', () => {
		const comments = [{ text: '\ud800', commands: [{ name: 'x', value: '\udc00' }] }];
		expect(problemsOf(gameWith(line(move('e4', { comments })), { tags: [{ name: 'White', value: 'a\ud800' }] }))).toEqual([
			['tags[0].value', 'pgn/inexpressible'],
			['moves[0].comments[0].commands[0].value', 'pgn/inexpressible'],
			['moves[0].comments[0].text', 'pgn/inexpressible'],
		]);
	});
});

describe('faults of a value', () => {
	test('are reported with their paths, all at once', () => {
		const bad = gameWith(
			line(
				'e4 e5',
				move('d4', {
					nags: [-1, 0, 256, 1.5],
					variations: [line(move('', { comments: [{ text: 'see [%clk 1] there', commands: [{ name: 'c k', value: 'a]' }] }] }))],
				}),
			),
			{
				tags: [
					{ name: 'Wh ite', value: 'a' },
					{ name: 'White', value: 'a\nb' },
					{ name: '', value: '' },
				],
				result: '2-0' as '1-0',
			},
		);
		const paths = [
			'tags[0].name',
			'tags[1].value',
			'tags[2].name',
			'result',
			'moves[0].san',
			'moves[1].nags[0]',
			'moves[1].nags[2]',
			'moves[1].nags[3]',
			'moves[1].variations[0].moves[0].san',
			'moves[1].variations[0].moves[0].comments[0].commands[0].name',
			'moves[1].variations[0].moves[0].comments[0].commands[0].value',
			'moves[1].variations[0].moves[0].comments[0].text',
		];
		expect(problemsOf(bad)).toEqual(paths.map((path) => [path, 'pgn/inexpressible']));
		expect(problemsOf([gameWith(line('e4')), bad]).map(([path]) => path)).toEqual(paths.map((path) => `[1].${path}`));
	});
	test.each([
		'',
		' ',
		'e4 ',
		'e4!',
		'*',
		'1-0',
		'1.',
		'12',
		'$1',
		'(',
		'e4(',
		'{',
		'[x',
		'e4)',
		'+-',
		'=',
		'±',
		'½',
		'a\nb',
		'e4;',
		'x'.repeat(300),
		'\ud800',
		'…',
		'"e4"',
	])('refuses %j as the text of a move', (san) => {
		expect(problemsOf(gameWith(line('e4', san)))).toEqual([['moves[1].san', 'pgn/inexpressible']]);
	});
	test.each(['e4', '--', 'Z0', '0000', '@@@@', 'N@f3', '♘f3', ',d4', 'exf6 e.p.', 'e8(Q)', '7776FU', 'Крf1', 'a', 'O-O', '0-0', 'P*7f'])(
		'writes %j as the text of a move',
		(san) => {
			expect(compact(line('c4', san))).toContain(san);
		},
	);
	test('writes a number before a move that would be a remark to the move before it', () => {
		expect(compact(line('e4', 'mate', 'e.p.', 'ep'))).toBe('1.e4 1...mate 2.e.p. 2...ep *');
	});
	test('keeps signs of commands that are not commands', () => {
		expect(compact(line(move('e4', { comments: [say('a [% b] [%x')] })))).toBe('1.e4 { a [% b] [%x } *');
	});
	test('refuses values of other types as misuse', () => {
		expect(() => stringify(undefined as never)).toThrow(TypeError);
		expect(() => stringify({} as never)).toThrow(/game: Expected a PgnGame/);
		expect(() => stringify([{}] as never)).toThrow(/\[0\]: Expected a PgnGame/);
		expect(() => stringify(gameWith(line()), { format: 'x' } as never)).toThrow(/options\.format/);
		expect(() => stringify(gameWith(line(move(1 as never))))).toThrow(/moves\[0\]\.san: Expected a string/);
	});
});

describe('size', () => {
	test('of a nested game is not limited by the stack', () => {
		let inner = line('e4');
		for (let depth = 0; depth < 100_000; depth++) inner = line(move('e4', { variations: [inner] }));
		const text = stringify(gameWith(inner));
		expect(text.split('(').length).toBe(100_001);
		expect(text.split('\n').every((one) => one.length < 80)).toBe(true);
	});
});
