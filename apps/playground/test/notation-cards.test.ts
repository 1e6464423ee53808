import { describe, expect, it } from 'vitest';
import type { Doc } from '../src/worker/doc.js';
import { ownId } from '../src/worker/languages/ids.js';
import type { NotationCard, NotationReading } from '../src/worker/protocol.js';
import { engine, moves, text } from './support.js';

const docOf = (ruleset: string, record: Doc['record'], start: Doc['start'] = { kind: 'preset' }): Doc => ({ ruleset, start, record });

const cardOf = (doc: Doc, id: string, node = Number.MAX_SAFE_INTEGER): NotationCard => {
	const { cards } = engine.answer('notations', { doc, node });
	const found = cards.find((card) => card.id === id || (id.startsWith('fen ') && card.also.includes(id.slice(4))));
	if (found === undefined) throw new Error(`${id} is not one of ${cards.map((card) => card.id).join(', ')}`);
	return found;
};

const readIn = (doc: Doc, id: string, written: string, node = 0): NotationReading =>
	engine.answer('readNotation', { doc, node, id, text: written, caret: written.length });

/** The parts of a text that its tokens cover. */
const parts = ({ text: written = '', tokens }: NotationCard): readonly string[] => tokens.map(({ from, to }) => written.slice(from, to));

const CHESS = docOf('chess', moves('e2e4', 'e7e5', 'g1f3'));

describe('the cards of a game', () => {
	it('say the same game in each notation', () => {
		expect(cardOf(CHESS, 'san').text).toBe('1. e4 e5 2. Nf3');
		expect(cardOf(CHESS, 'uci').text).toBe('position startpos moves e2e4 e7e5 g1f3');
		expect(cardOf(CHESS, 'pgn').text).toMatch(/\[Result "\*"\]\n\n1\. e4 e5 2\. Nf3 \*$/);
		expect(cardOf(CHESS, 'icn').text).toMatch(/ P5,2>5,4\|p5,7>5,5\|N7,1>6,3$/);
		expect(JSON.parse(cardOf(CHESS, 'json').text!)).toMatchObject({ game: 'chess', moves: ['e2e4', 'e7e5', 'g1f3'] });
		const shogi = docOf('shogi', moves('7g7f', '3c3d', '8h2b+', '3a2b', 'B@5e'));
		expect(cardOf(shogi, 'kif').text).toBe(
			'手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 ５五角打',
		);
		expect(cardOf(shogi, 'ki2').text).toBe('手合割：平手\n▲７六歩     △３四歩     ▲２二角成   △同　銀     ▲５五角');
		expect(cardOf(shogi, 'uci')).toMatchObject({ title: 'USI', text: 'position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e' });
		expect(cardOf(docOf('xiangqi', moves('h3e3')), 'moves wxf').text).toBe('1. C2=5');
	});

	it('name the information that they do not hold', () => {
		const commented = docOf('chess', text('[White "Anna"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3'));
		expect(cardOf(commented, 'pgn').lost).toEqual([]);
		expect(cardOf(commented, 'san').lost).toEqual([
			'SAN does not say the tags (White).',
			'SAN does not say the comments and marks of moves.',
			'SAN does not say the variations.',
		]);
		expect(cardOf(CHESS, 'feen').lost).toEqual([
			'FEEN does not say the number of the move (2).',
			'FEEN does not say how many moves passed without progress (1).',
		]);
		expect(engine.answer('notations', { doc: CHESS, node: 3 }).lost).toEqual([
			'A text of a position does not say the moves before it, so repetitions are counted anew.',
		]);
		expect(engine.answer('notations', { doc: CHESS, node: 0 }).lost).toEqual([]);
		expect(cardOf(docOf('chess', text('1. e4 e5 2. Ke3')), 'uci').lost).toEqual([
			'UCI does not say the moves behind move 2, which cannot be read.',
		]);
	});

	it('say in one sentence why a notation has no text', () => {
		const { cards } = engine.answer('notations', { doc: docOf('crazyhouse', moves()), node: 0 });
		const silent = cards.filter((card) => card.text === undefined);
		expect(silent.length).toBeGreaterThan(0);
		for (const { lost } of silent) expect(lost.join()).toMatch(/^[^.]+\.$/);
	});

	it('show equal texts once, with the names of all dialects that write it', () => {
		const [fen] = engine.answer('notations', { doc: CHESS, node: 3 }).cards;
		expect(fen).toMatchObject({ title: 'FEN', also: expect.arrayContaining(['Lichess FEN']) });
	});
});

describe('a text of a card', () => {
	it('becomes a game, and a fault stays at its place', () => {
		expect(readIn(CHESS, 'uci', 'position startpos moves d2d4 d7d5').game).toEqual({
			start: { kind: 'preset' },
			record: { kind: 'moves', moves: ['d2d4', 'd7d5'] },
		});
		const wrong = '1. e4 e5 2. Nf6 Nc6';
		const { game, problems } = readIn(CHESS, 'san', wrong);
		expect(game).toBeUndefined();
		expect(problems.map(({ span }) => wrong.slice(span.from, span.to))).toEqual(['f6']);
		const faulty = cardOf(CHESS, 'json').text!.replace('"e7e5"', '"e7e4"');
		expect(readIn(CHESS, 'json', faulty).problems.map(({ span }) => faulty.slice(span.from, span.to))).toEqual(['"e7e4"']);
		expect(readIn(CHESS, 'uci', 'position fen 8/8 w').game).toBeUndefined();
		expect(readIn(CHESS, 'uci', 'go depth 3').problems).toMatchObject([{ code: 'playground/notation' }]);
	});

	it('in KIF is repaired by the nearest moves', () => {
		const { problems } = readIn(docOf('shogi', moves()), 'kif', '1 ７五歩(77)');
		expect(problems[0]).toMatchObject({ span: { from: 2 }, data: { nearest: expect.arrayContaining(['７六歩(77)']) } });
	});

	it('of the main line keeps tags, and the comments and variations before its first change', () => {
		const doc = docOf('chess', text('[White "Anna"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3 {old} Nc6'));
		const { game } = readIn(doc, 'san', '1. e4 e5 2. Bc4');
		expect(game!.record).toEqual(text('[White "Anna"]\n\n1. e4 { best } 1... e5 (1... c5) 2. Bc4'));
	});

	it('of one of several games leaves the others', () => {
		const doc: Doc = { ...docOf('chess', text('1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n1. c4 *')), game: 1 };
		const { game } = readIn(doc, 'uci', 'position startpos moves d2d4 g8f6');
		expect(game!.record).toEqual(text('1. e4 e5 1-0\n\n1. d4 Nf6 *\n\n1. c4 *'));
	});

	it('of a position begins a game there, at the usual start without a FEN', () => {
		const moved = cardOf(CHESS, 'feen', 1).text!;
		expect(readIn(docOf('chess', moves()), 'feen', moved).game).toEqual({
			start: { kind: 'fen', fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' },
			record: { kind: 'moves', moves: [] },
		});
		const usual = cardOf(docOf('shogi', moves()), 'fen fairy-stockfish', 0).text!;
		expect(readIn(docOf('shogi', moves('7g7f')), 'fen fairy-stockfish', usual).game!.start).toEqual({ kind: 'preset' });
	});
});

describe('the rules as JSON', () => {
	it('make a game of the user when they are edited, with the same moves', () => {
		const written = cardOf(CHESS, 'rules').text!;
		expect(readIn(CHESS, 'rules', written).game).toEqual({ start: CHESS.start, record: CHESS.record });
		const other = written.replace('"Chess"', '"My chess"');
		const { game, problems } = readIn(CHESS, 'rules', other);
		expect(problems).toEqual([]);
		expect(game).toEqual({ ruleset: ownId({ language: 'json', text: other }), start: CHESS.start, record: CHESS.record });
		expect(cardOf({ ruleset: game!.ruleset!, start: game!.start, record: game!.record }, 'rules').text).toBe(other);
		const faulty = written.replace('"sideOrder"', '"sideOrders"');
		const wrong = readIn(CHESS, 'rules', faulty);
		expect(wrong.game).toBeUndefined();
		expect(wrong.problems.map(({ span }) => faulty.slice(span.from, span.to))).toContain('"sideOrders"');
	});
});

describe('the tokens of a text', () => {
	it.each([
		['chess', 'fen fen', 'rnbqkbnr'],
		['chess', 'feen', '+r'],
		['glinski', 'fen hexagonal', 'P'],
		['raumschach', 'fen layered', 'rnknr'],
		['xiangqi', 'fen fen', 'rnbakabnr'],
	])('of %s in %s are its pieces with their squares', (ruleset, id, first) => {
		const card = cardOf(docOf(ruleset, moves()), id);
		expect(parts(card).join('').startsWith(first)).toBe(true);
		expect(card.tokens.every(({ cell, words = '' }) => cell !== undefined && / on /.test(words))).toBe(true);
	});

	it('name the square and the hand of a piece', () => {
		expect(cardOf(CHESS, 'fen fen').tokens.find(({ words }) => words === 'white knight on f3')).toBeDefined();
		const hands = docOf('crazyhouse', moves('e2e4', 'd7d5', 'e4d5', 'd8d5'));
		const tokens = cardOf(hands, 'fen fairy-stockfish').tokens.filter(({ drop }) => drop !== undefined);
		expect(tokens).toMatchObject([
			{ drop: 'P', side: 0, words: 'pawn in the hand of white' },
			{ drop: 'P', side: 1, words: 'pawn in the hand of black' },
		]);
		expect(
			cardOf(docOf('shogi', moves('7g7f', '3c3d', '8h2b+')), 'fen sfen').tokens.filter(({ drop }) => drop !== undefined),
		).toMatchObject([{ drop: 'B', side: 0 }]);
	});

	it.each(['pgn', 'san', 'uci', 'icn', 'json'])('of %s are the moves with their nodes', (id) => {
		const card = cardOf(CHESS, id);
		expect(card.tokens.map(({ node }) => node)).toEqual([1, 2, 3]);
		expect(parts(card)[2]).toMatch(/Nf3|g1f3|N7,1>6,3/);
	});
});

describe('the cards of a board without edges', () => {
	const PLANE_DOC = docOf('icn', text('w 0/100 1 (8|1) K5,1|k5,8|R1,1 R1,1>1,7'));

	it('say the game in both dialects of ICN, and each is read again', () => {
		const { cards } = engine.answer('notations', { doc: PLANE_DOC, node: 1 });
		expect(cards.map(({ id }) => id)).toEqual(['icn site', 'icn seed', 'icn compact', 'icn long', 'icn fen']);
		for (const { id, text: written, lost } of cards) {
			if (written === undefined) {
				expect(lost.length).toBeGreaterThan(0);
				continue;
			}
			const { game, problems } = readIn(PLANE_DOC, id, written, 1);
			expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
			const again = cardOf({ ruleset: game!.ruleset!, start: game!.start, record: game!.record }, id);
			if (lost.length === 0) expect(again.text).toBe(written);
		}
	});

	it('keep a text with faults for its field', () => {
		const wrong = readIn(PLANE_DOC, 'icn site', 'w 0/100 1 (8|1) K5,1|k5,8 K5,');
		expect(wrong.game).toBeUndefined();
		expect(wrong.problems.length).toBeGreaterThan(0);
	});
});
