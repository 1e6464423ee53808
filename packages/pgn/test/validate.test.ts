import { key, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { stringify as stringifyFen } from '@x/fen';
import { crazyhouse } from '@x/games/crazyhouse';
import { marseillais } from '@x/games/marseillais';
import { chess } from '@x/games/ready/chess';
import { xiangqi } from '@x/games/xiangqi';
import { isNullMove, safeResolve } from '@x/san';
import { applyNull, replay } from '@x/san/moves';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { PgnReader } from '../src/stream.js';
import { type GameValidator, ILLEGAL, LEGAL, type ValidatorOptions, validator } from '../src/validate.js';
import { give, giveAll, randomGame, randomTree, wordsOf } from './support/driver.js';

/** A validator at the start of a game of chess. */
const started = (options?: ValidatorOptions): GameValidator => {
	const moves = validator(() => chess, options);
	moves.begin([]);
	return moves;
};

const answersTo = (text: string, options?: ValidatorOptions): string =>
	giveAll(started(options), wordsOf(text))
		.map((answer) => (answer === LEGAL ? '+' : answer === ILLEGAL ? '-' : '?'))
		.join('');

const tag = (name: string, value: string) => ({ name, value });

const fenAfter = (moves: GameValidator): string => stringifyFen(moves.position()!);

describe('the moves of a line', () => {
	test.each([
		['canonical texts', 'e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O', '+++++++++'],
		['texts of other shapes', '1.e4 e7-e5 Ng1f3 b8c6 0-0', '++++-'],
		['too much disambiguation and wrong signs', 'Ng1f3+ e7e5 Nxe5! d6?', '++++'],
		['null moves of all spellings', 'e4 -- d4 Z0 c4 0000 Nf3 <> b3 @@@@ Bb2', '+++++++++++'],
		['an illegal move, and the moves behind it', 'e4 e4 Nf3 Nc6', '+-??'],
		['texts that are not moves', 'e4 hello Nf3', '+-?'],
		['ambiguous texts', 'd4 d5 Nf3 Nf6 Nd2', '++++-'],
	])('are found legal or illegal: %s', (_, text, expected) => {
		expect(answersTo(text)).toBe(expected);
	});

	test('have the position behind the last one', () => {
		const moves = started();
		giveAll(moves, ['e4', 'e5', 'Ng1-f3']);
		expect(key(moves.position()!)).toBe(key(replay(['e4', 'e5', 'Nf3'], chess.start)));
		give(moves, 'Ke7-e6');
		expect(moves.position()).toBeUndefined();
	});

	test('have the number of plies before them', () => {
		const moves = started();
		const plies = wordsOf('e4 e5 ( c5 Nf3 ( Nc3 Nc6 ) d6 ) Nf3 Ke3 Ke4').flatMap((word) => {
			if (word === '(') moves.open();
			else if (word === ')') moves.close();
			else {
				give(moves, word);
				return [moves.ply];
			}
			return [];
		});
		expect(plies).toEqual([0, 1, 1, 2, 2, 3, 3, 2, 3, 4]);
	});

	test('are read as one move in any form of the bytes', () => {
		const moves = started({ pieces: 'BSLTDK' });
		expect(giveAll(moves, ['e4', 'e5', 'Sf3', 'Sc6', 'Lb5'])).toEqual([1, 1, 1, 1, 1]);
		expect(giveAll(started(), ['♘f3', '♞f6', 'g3'])).toEqual([1, 1, 1]);
	});

	test('of a board with ten ranks may have longer texts', () => {
		const game = compile(xiangqi);
		const moves = validator(() => game);
		expect(moves.begin([tag('FEN', 'Rn1k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1')])).toEqual([]);
		expect(giveAll(moves, ['Ra10xb10+', 'Kd9', 'Rb10-b9+', 'Ra10xb10+'])).toEqual([LEGAL, LEGAL, LEGAL, ILLEGAL]);
	});

	test('of a game with several moves a turn follow its turns', () => {
		const game = compile(marseillais);
		const moves = validator(() => game);
		moves.begin([]);
		expect(giveAll(moves, ['e4', 'e5', 'Nf6', 'd4', 'exd4'])).toEqual([1, 1, 1, 1, 0]);
	});
});

describe('the problem of an illegal move', () => {
	test.each([
		['e4', 'e5', 'Ke3', 'san/illegal'],
		['e4', 'e5', 'Bd7', 'san/illegal'],
		['e4', 'e5', 'O-O', 'san/castling-blocked'],
		['e4', 'f6', 'Qh5 a6', 'san/in-check'],
		['e4', 'e6', 'Nd7', 'san/illegal'],
		['e4', 'e5', 'Q', 'san/syntax'],
		['d4', 'e6', 'c4 Bb4 -- a6', 'san/null-move'],
	])('after %s %s: %s is %s', (first, second, rest, code) => {
		const moves = started();
		const answers = giveAll(moves, [first, second, ...wordsOf(rest)]);
		expect(answers).toContain(ILLEGAL);
		const { problem } = moves;
		expect(problem?.severity).toBe('error');
		expect(problem?.code).toBe(code);
	});

	test('has a span in the move, and the nearest legal moves', () => {
		const moves = started();
		give(moves, 'Nf4');
		expect(moves.problem?.span.from).toBeGreaterThanOrEqual(0);
		expect(moves.problem?.span.to).toBeLessThanOrEqual(3);
		expect(moves.problem?.data?.nearest).toContain('Nf3');
	});
});

describe('variations', () => {
	test.each([
		['replace the last move', 'e4 e5 (c5 Nf3) Nf3 Nc6', '++++++'],
		['may follow each other', 'e4 e5 (c5) (e6 d4 d5) (c6) Nf3', '++++++++'],
		['may be nested', 'e4 e5 (c5 Nf3 (Nc3 Nc6 (e6) g3)) Nf3', '+++++++++'],
		['go on from their own line', 'e4 (d4 d5) d5 exd5', '+++++'],
		['may replace an illegal move', 'e4 Ke7 (e5 Nf3) Nf3', '+-++?'],
		['of an untested move are not tested', 'e4 Ke7 Nf3 (Nc3 e5) Nc6', '+-????'],
		['may be illegal themselves', 'e4 e5 (Ke7 d4 (d3) d5) Nf3', '++-???+'],
		['of an illegal move in a variation', 'e4 e5 (c5 Kf3 (Nf3) d6) Nf3', '+++-+?+'],
		['before the first move begin where their line begins', '(d4 d5) e4 ((c5)) e5', '+++-+'],
		['may replace a null move', 'e4 -- (e5 Nf3) d4 (d3) e5', '+++++++'],
		['may contain null moves', 'e4 e5 (-- d4 (d3 d5) d5) Nf3', '++++++++'],
		['may be empty', 'e4 ( ) e5 ( ( ) ) Nf3', '+++'],
		['that are closed too often change nothing', 'e4 ) e5 ) ) Nf3', '+++'],
	])('%s', (_, text, expected) => {
		expect(answersTo(text)).toBe(expected);
	});

	test('leave the line around them as it was', () => {
		const moves = started();
		giveAll(moves, wordsOf('e4 e5 (c5 Nf3 (Nc3 (d4 cxd4) ) (Ke7) )'));
		expect(key(moves.position()!)).toBe(key(replay(['e4', 'e5'], chess.start)));
	});

	test('of 20000 plies with variations each, and 20000 levels, are read', () => {
		const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
		const moves = started();
		let legal = 0;
		for (let ply = 0; ply < 20_000; ply++) {
			const answers = giveAll(moves, [shuffle[ply % 4]!, ...wordsOf(ply % 2 === 0 ? '(a3 a6) (a4 a5)' : '(a6 a3) (a5 a4)')]);
			legal += answers.filter((answer) => answer === LEGAL).length;
		}
		expect(legal).toBe(100_000);
		moves.begin([]);
		for (let level = 0; level < 20_000; level++) {
			expect(give(moves, level % 2 === 0 ? 'e4' : 'd4')).toBe(LEGAL);
			moves.open();
		}
		for (let level = 0; level < 20_000; level++) moves.close();
		expect(give(moves, 'e5')).toBe(LEGAL);
	});

	test('with 200 illegal moves are tested, and then canonical texts alone, until the next game', () => {
		const moves = started();
		giveAll(moves, ['e4', 'e5']);
		for (let nth = 0; nth < 200; nth++) expect(giveAll(moves, ['(', 'c6', 'c7-c5', ')'])).toEqual([LEGAL, ILLEGAL]);
		expect(giveAll(moves, wordsOf('(c7-c5) (c6 d4 (Ke3)) Nf3 Nc6'))).toEqual([-1, LEGAL, LEGAL, -1, LEGAL, LEGAL]);
		moves.begin([]);
		expect(giveAll(moves, ['e2e4', 'e4'])).toEqual([LEGAL, ILLEGAL]);
	});
});

describe('the tags of a game', () => {
	test('may give the start as a FEN', () => {
		const moves = validator(() => chess);
		expect(moves.begin([tag('FEN', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 40')])).toEqual([]);
		expect(giveAll(moves, ['Kd7', 'e4'])).toEqual([LEGAL, LEGAL]);
		expect(fenAfter(moves)).toBe('8/3k4/8/8/4P3/8/8/4K3 b - e3 0 41');
	});

	test.each([
		['has faults with spans in its value', '4k3/8/8/9/8/8/4P3/4K3 b - - 0 40', 'fen/rank-too-long'],
		['is a text of another kind', 'none', 'fen/'],
		['is not a legal position', '8/8/8/8/8/8/4P3/4K3 b - - 0 40', 'setup/'],
	])('leave the moves untested if the FEN %s', (_, fen, code) => {
		const moves = validator(() => chess);
		const problems = moves.begin([tag('FEN', fen)]);
		expect(problems[0]?.code.startsWith(code)).toBe(true);
		for (const { data, span, severity } of problems) {
			if (severity === 'error') expect(data?.tag).toBe('FEN');
			expect(span.to).toBeLessThanOrEqual(fen.length);
		}
		expect(giveAll(moves, wordsOf('e4 (d4) e5'))).toEqual([-1, -1, -1]);
		expect(moves.begin([])).toEqual([]);
		expect(give(moves, 'e4')).toBe(LEGAL);
	});

	test('name the start of the game if the FEN is empty', () => {
		const moves = validator(() => chess);
		expect(moves.begin([tag('FEN', ' ')])).toEqual([]);
		expect(give(moves, 'e4')).toBe(LEGAL);
	});

	test('reach the resolver by name, the last one of a name', () => {
		const seen: unknown[] = [];
		const moves = validator((tags) => {
			seen.push({ ...tags });
			return chess;
		});
		moves.begin([tag('White', 'A'), tag('White', 'B'), tag('__proto__', 'C'), tag('constructor', 'D')]);
		expect(seen).toEqual([
			Object.fromEntries([
				['White', 'B'],
				['__proto__', 'C'],
				['constructor', 'D'],
			]),
		]);
	});

	test('leave the moves untested if the resolver does not know the variant', () => {
		const moves = validator(() => undefined);
		const [problem] = moves.begin([tag('Variant', 'Nonsense')]);
		expect(problem).toMatchObject({ code: 'pgn/variant-unknown', span: { from: 0, to: 8 }, data: { tag: 'Variant' } });
		expect(give(moves, 'e4')).toBe(-1);
		expect(moves.position()).toBeUndefined();
		expect(moves.begin([])[0]?.span).toEqual({ from: 0, to: 0 });
	});

	test('know no position before the tags of a game are complete', () => {
		const moves = validator(() => chess);
		const seen: (readonly [string, boolean])[] = [];
		const note = (at: string) => () => void seen.push([at, moves.position() !== undefined]);
		const visitor = { beginGame: note('begin'), tag: note('tag'), endTags: note('tags'), move: note('move'), endGame: note('end') };
		const reader = new PgnReader(visitor, { validator: moves });
		reader.push(new TextEncoder().encode('[Event "A"] 1. e4 * [Event "B"] 1. d4 *'));
		reader.end();
		const game = [
			['begin', false],
			['tag', false],
			['tags', false],
			['move', true],
			['end', true],
		];
		expect(seen).toEqual([...game, ...game]);
	});

	test('may give a game with a start and a dialect', async () => {
		const { lichess } = await import('@x/fen/dialects');
		const house = compile(crazyhouse);
		const moves = validator(({ FEN }) => ({
			game: house,
			fen: { dialect: lichess },
			start: FEN === undefined ? replay(['e4'], house.start) : undefined,
		}));
		expect(moves.begin([])).toEqual([]);
		expect(give(moves, 'e5')).toBe(LEGAL);
		expect(moves.begin([tag('FEN', '4k3/8/8/8/8/8/8/4K3/Qn w - - 0 1')])).toEqual([]);
		expect(giveAll(moves, ['Q@e4', 'N@e7'])).toEqual([LEGAL, LEGAL]);
	});

	test('may have reasons of the resolver', () => {
		const problem = { code: 'mine/no', message: 'Not here.', severity: 'error', span: { from: 0, to: 1 }, data: { tag: 'Event' } } as const;
		const moves = validator(() => ({ problems: [problem] }));
		expect(moves.begin([])).toEqual([problem]);
		expect(give(moves, 'e4')).toBe(-1);
	});
});

describe('options', () => {
	test('strict accepts canonical texts alone', () => {
		expect(answersTo('e4 e5 Nf3 Nc6 Bb5 a6', { mode: 'strict' })).toBe('++++++');
		expect(answersTo('f3 e5 g4 Qh4', { mode: 'strict' })).toBe('+++-');
		expect(answersTo('f3 e5 g4 Qh4#', { mode: 'strict' })).toBe('++++');
	});

	test('repair guesses', () => {
		expect(answersTo('nf3')).toBe('-');
		expect(answersTo('nf3 nf6', { mode: 'repair' })).toBe('++');
	});

	test('nullMoves: false refuses null moves', () => {
		expect(answersTo('e4 --', { nullMoves: false })).toBe('+-');
	});

	test('promotion and captures are passed on', () => {
		const fen = [tag('FEN', '8/4P3/8/8/8/8/k7/4K3 w - - 0 1')];
		const moves = validator(() => chess, { promotion: 'queen' });
		moves.begin(fen);
		expect(give(moves, 'e8')).toBe(LEGAL);
		const plain = validator(() => chess);
		plain.begin(fen);
		expect(give(plain, 'e8')).toBe(ILLEGAL);
		expect(answersTo('Nxf3')).toBe('-');
		expect(answersTo('Nxf3', { captures: 'ignore' })).toBe('+');
	});

	test('warnings are the differences from canonical texts', () => {
		const moves = started({ warnings: true });
		expect(giveAll(moves, ['e4', 'e7e5', 'Ng1f3'])).toEqual([1, 1, 1]);
		expect(moves.warnings.map(({ code }) => code)).toEqual(['san/disambiguation']);
		give(moves, 'Nc6');
		expect(moves.warnings).toEqual([]);
		give(moves, '--');
		expect(moves.warnings).toEqual([]);
		expect(moves.begin([tag('FEN', '4k3/8/8/8/8/8/4P3/4K3 b')]).map(({ severity }) => severity)).toContain('warning');
	});

	test('of another name are refused, and so is a resolver that is not a function', () => {
		expect(() => validator(() => chess, { strict: true } as never)).toThrow('options.strict: Unknown option.');
		expect(() => validator(() => chess, { mode: 'hard' as never })).toThrow(TypeError);
		expect(() => validator(chess as never)).toThrow('resolver: Expected a function of tags, found a Game.');
		expect(() => validator(() => 'chess' as never).begin([])).toThrow(TypeError);
		expect(() => validator(() => ({}) as never).begin([])).toThrow(TypeError);
	});
});

describe('random games', () => {
	test('the table of texts does not grow without limit', () => {
		const moves = started();
		for (let nth = 0; nth < 20_000; nth++) {
			moves.begin([]);
			give(moves, nth.toString(36));
		}
		moves.begin([]);
		expect(giveAll(moves, ['e4', 'e5', 'Nf3'])).toEqual([1, 1, 1]);
	});

	test('with variations are legal as a whole', () => {
		for (let seed = 1; seed <= 40; seed++) {
			const words = randomTree(chess.start, 60, 3, randomFrom(seed));
			const answers = giveAll(
				started(),
				words.map(({ word }) => word),
			);
			expect([seed, answers.every((answer) => answer === LEGAL)]).toEqual([seed, true]);
		}
	});

	test('with changed texts are illegal exactly where resolve refuses them', () => {
		const signs = 'KQRBNabcdefgh12345678x=+#O-0@'.split('');
		for (let seed = 1; seed <= runs(150); seed++) {
			const random = randomFrom(seed);
			const moves = started();
			let position: Position = chess.start;
			for (const { text } of randomGame(chess, 80, random)) {
				const at = random(text.length + 1);
				const word = random(6) === 0 ? text.slice(0, at) + signs[random(signs.length)]! + text.slice(at + random(2)) : text;
				const read = safeResolve(word, position, { nullMoves: true });
				expect([seed, word, give(moves, word)]).toEqual([seed, word, read.ok ? LEGAL : ILLEGAL]);
				if (!read.ok) {
					expect(moves.problem).toEqual(read.problems[0]);
					break;
				}
				position = isNullMove(read.value) ? applyNull(position) : replay([word], position);
				expect(key(moves.position()!)).toBe(key(position));
				if (word !== text) break;
			}
		}
	});
});
