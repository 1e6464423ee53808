import { describe, expect, it } from 'vitest';
import type { OpenedGame } from '../src/viewer/reader.js';
import { allReaders } from '../src/viewer/readers.js';

/** A text, the reader that recognises it, and its games. */
interface Row {
	readonly text: string;
	readonly format: string;
	/** By default one game without a title. */
	readonly titles?: readonly string[];
	/** The moves of the first game: a variation in brackets, a move that could not be played behind `?`, comments in braces. */
	readonly moves: string;
	/** The names and scores of the players. */
	readonly players?: string;
	/** The position behind the last move. */
	readonly end: string;
	readonly faults?: readonly string[];
}

const PLANE = 'w 0/100 1 (8|1) K5,1+|R8,1+|P4,2+|k5,8|p3,4 1. P4,2 > 4,4 {[%clk 0:09:57.2] a start} | p3,4 x 4,3 !?';

const ROWS: Readonly<Record<string, Row>> = {
	'a KIF with times, a comment and a resignation': {
		text: '手合割：平手\n先手：Anna\n後手：Ben\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:16/00:00:16)\n*よし\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 投了\n',
		format: 'kif',
		titles: ['1. Anna – Ben 1-0'],
		moves: '1. ７六歩 {よし} ３四歩 2. ２二角成',
		players: 'Anna 1, Ben 0',
		end: 'FEN lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1',
	},
	'a KIF with a handicap, in which the second side begins': {
		text: '手合割：角落ち\n下手：Anna\n上手：Ben\n   1 ８四歩(83)\n',
		format: 'kif',
		titles: ['1. Anna – Ben'],
		moves: '1… ８四歩',
		players: 'Anna, Ben',
		end: 'FEN lnsgkgsnl/1r7/p1ppppppp/1p7/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
	},
	'a KIF with a move that is not legal': {
		text: '手合割：平手\n   1 ７六歩(77)\n   2 ３五歩(33)\n   3 ２六歩(27)\n',
		format: 'kif',
		moves: '1. ７六歩 ?３五歩 2. ?２六歩',
		end: 'FEN lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
		faults: ['Move 1… ３五歩'],
	},
	'a KI2 with a capture on the same square': {
		text: '先手：Anna\n後手：Ben\n\n▲７六歩 △３四歩 ▲２二角成 △同　銀\n',
		format: 'kif',
		titles: ['1. Anna – Ben'],
		moves: '1. ７六歩 ３四歩 2. ２二角成 ２二銀',
		players: 'Anna, Ben',
		end: 'FEN lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 1',
	},
	'a CSA in which the side to move resigns': {
		text: 'V2.2\nN+Anna\nN-Ben\nPI\n+\n+7776FU\nT12\n-3334FU\n%TORYO\n',
		format: 'kif',
		titles: ['1. Anna – Ben 0-1'],
		moves: '1. ７六歩 ３四歩',
		players: 'Anna 0, Ben 1',
		end: 'FEN lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1',
	},
	'a game in JSON Kifu Format': {
		text: '{"header":{"先手":"Anna"},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"},"comments":["good"]}]}',
		format: 'kif',
		titles: ['1. Anna'],
		moves: '1. ７六歩 {good}',
		players: 'Anna, –',
		end: 'FEN lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1',
	},
	'a WXF with tags, a comment and a result': {
		text: '[Game "Chinese Chess"]\n[Red "Hu"]\n[Black "Xu"]\n[Result "1-0"]\n\n1. C2.5 H8+7 {solid} 2. H2+3 1-0\n',
		format: 'wxf',
		titles: ['1. Hu – Xu 1-0'],
		moves: '1. Che3 Ng8 {solid} 2. Ng3',
		players: 'Hu 1, Xu 0',
		end: 'FEN rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2',
	},
	'a DhtmlXQ': {
		text: '[DhtmlXQ]\n[DhtmlXQ_title]A game[/DhtmlXQ_title]\n[DhtmlXQ_red]Hu[/DhtmlXQ_red]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n',
		format: 'wxf',
		titles: ['1. Hu'],
		moves: '1. Che3 Ng8',
		players: 'Hu, –',
		end: 'FEN rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2',
	},
	'moves of xiangqi in Chinese': {
		text: '1. 炮二平五 马８进７\n2. 马二进三 车９平８\n',
		format: 'wxf',
		moves: '1. Che3 Ng8 2. Ng3 Rh10',
		end: 'FEN rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w - - 4 3',
	},
	'an ICN with a clock and a capture by the way': {
		text: `[White "Anna"]\n[Result "1-0"]\n\n${PLANE}`,
		format: 'icn',
		moves: '1. P4,2>4,4 {a start} p3,4x4,3',
		players: 'Anna 1, – 0',
		end: 'ICN [White "Anna"]\n[Result "1-0"]\n\nw 0/100 2 (8|1) K5,1+|R8,1+|k5,8|p4,3',
	},
	'an ICN with a move that the rules refuse, which is shown': {
		text: 'w K0,0|k9,9 0,0>5,5',
		format: 'icn',
		moves: '1. 0,0>5,5',
		end: 'ICN b 1 k9,9|K5,5',
		faults: ['Ply 1, 0,0>5,5: The piece on 0,0 cannot reach 5,5.'],
	},
	'a PGN with two games, and a variation in the first': {
		text: '[White "Anna"]\n[Black "Ben"]\n[Result "1/2-1/2"]\n\n1. e4! {Best.} e5 (1... c5 {sharp} 2. Nf3) 2. Ke2 1/2-1/2\n\n[White "C"]\n\n1. d4 *',
		format: 'pgn',
		titles: ['1. Anna – Ben ½-½', '2. C'],
		moves: '1. e4 {Best.} e5 (1… c5 {sharp} 2. Nf3) 2. Ke2',
		players: 'Anna ½, Ben ½',
		end: 'FEN rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 1 2',
	},
	'a PGN that begins elsewhere': {
		text: '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 30"]\n[SetUp "1"]\n\n30. 0-0 Kd7 *',
		format: 'pgn',
		moves: '30. O-O Kd7',
		end: 'FEN 8/3k4/8/8/8/8/8/5RK1 w - - 2 31',
	},
	'a PGN with a move that is not legal': {
		text: '1. e4 e5 2. Ne5 Nc6 *',
		format: 'pgn',
		moves: '1. e4 e5 2. ?Ne5 ?Nc6',
		end: 'FEN rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
		faults: ['Move 2. Ne5: no white knight can go to e5'],
	},
	'a PGN of another game': {
		text: '[Variant "Atomic"]\n\n1. e4 d5 2. exd5 *',
		format: 'pgn',
		moves: '1. e4 d5 2. exd5',
		end: 'FEN rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
	},
};

/** The moves of a game as a line of text. */
const lineOf = ({ nodes }: OpenedGame): string => {
	const words: string[] = [];
	let isAside = false;
	for (const [index, { text, number, column, comment, aside, unplayed, parent }] of nodes.entries()) {
		const goesBack = isAside && aside !== true && parent !== nodes[index - 1]!.id;
		if (goesBack) words.push(`${words.pop()})`);
		if (aside === true || goesBack) isAside = aside === true;
		const numbered = column === 0 ? `${number}. ` : index === 0 || aside === true ? `${number}… ` : '';
		words.push(`${aside === true ? '(' : ''}${numbered}${unplayed === true ? '?' : ''}${text}${comment ? ` {${comment}}` : ''}`);
	}
	return words.join(' ');
};

const readerOf = (text: string) => allReaders.find(({ matches }) => matches(text))!;

/** Reads a text as the viewer does. */
const read = async (text: string) => (await readerOf(text).load()).read(text, {});

describe('the reader of a viewer', () => {
	it.each(Object.entries(ROWS))('reads %s', async (_, { text, format, titles = ['1. Game'], moves, players, end, faults = [] }) => {
		expect(readerOf(text).format).toBe(format);
		const entries = await read(text);
		expect(entries.map(({ title }) => title)).toEqual(titles);
		const game = await entries[0]!.open();
		expect(lineOf(game)).toBe(moves);
		const named = game.players.map(({ name = '–', score }) => (score === undefined ? name : `${name} ${score}`)).join(', ');
		expect(named).toBe(players ?? '–, –');
		const last = game.nodes.at(-1)!.id;
		const written = game.written(last)!;
		expect(`${written.notation} ${written.text}`).toBe(end);
		expect(game.faults.map(({ message }, index) => message.slice(0, faults[index]?.length))).toEqual(faults);
		expect(game.board).toBe(format === 'icn' ? 'x-plane' : 'x-board');
		expect(game.view(last).lastMove).toHaveLength(game.nodes.at(-1)!.unplayed === true ? 0 : 2);
	});

	it.each([
		['a game that nobody knows', '[Variant "Nothing of the kind"]\n\n1. e4 *', 'Expected the name of a known variant'],
		['a start that is not a position', '[FEN "8/8 w"]\n\n1. e4 *', 'Expected 8 ranks, found 2.'],
	])('refuses %s when it is opened', async (_, text, message) => {
		const [entry] = await read(text);
		await expect(entry!.open()).rejects.toThrow(message);
	});

	it('finds no game in a text without one', async () => {
		expect(await read(' \n')).toEqual([]);
	});

	it('keeps the clocks, evaluations, drawings and signs of a comment, and the side at the bottom', async () => {
		const text =
			'[Orientation "black"]\n[WhiteElo "2000"]\n\n{A start. [%csl Ge4]} 1. e4! {[%clk 0:05:00] [%eval 0.3] Best.} e5 {[%cal Re2e3,Ga9z9]} *';
		const game = await (await read(text))[0]!.open();
		expect(game).toMatchObject({ orientation: 'second', intro: 'A start.', result: undefined });
		expect(game.players[0]!.rating).toBe('2000');
		expect(game.nodes[0]).toMatchObject({ nags: [1], clock: 300, comment: 'Best.' });
		expect(game.nodes[0]!.evaluation).toBeDefined();
		expect(game.view(undefined).drawings).toEqual({ arrows: [], circles: [{ cell: 'e4', color: 'green' }] });
		// Cells that the board does not have are left out.
		expect(game.view(2).drawings).toEqual({ arrows: [{ from: 'e2', to: 'e3', color: 'red' }], circles: [] });
		const plane = await (await read(PLANE))[0]!.open();
		expect(plane.nodes[0]).toMatchObject({ clock: 597.2 });
		expect(plane.nodes[1]).toMatchObject({ signs: '!?' });
		expect(plane.view(2).pieces).toHaveLength(4);
	});
});
