import { describe, expect, it } from 'vitest';
import { toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { docOf } from '../src/state/doc.js';
import { LION_SKIRMISH } from '../src/worker/languages/lion-skirmish.js';
import type { Given, Reading, Recognised } from '../src/worker/protocol.js';
import { engine } from './support.js';

const recognise = (text: string, ruleset = 'chess'): Recognised => engine.answer('recognise', { text, ruleset });

/** The kind of a text, where it goes, the game if it goes to the board, and a question mark if the page asks first. */
const kindOf = (text: string, ruleset?: string): string => {
	const { found } = recognise(text, ruleset);
	if (found === undefined) return 'unknown';
	const { given } = found;
	const place = given.to === 'board' ? given.preset.id : given.to;
	return `${found.kind} → ${place}${found.certain ? '' : '?'}`;
};

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';
const WAC = '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - -';
const GAME = '[White "Anna"]\n[Black "Ben"]\n\n1. e4 e5 2. Nf3 *\n';
const LINK = toLink({ ...initialState, record: { kind: 'moves', moves: ['e2e4', 'e7e5'] } });
const INI = '[mychess:chess]\nking = k\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n';

describe('a position with errors', () => {
	it.each([
		['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'chess', 'FEN'],
		[`${SHOGI.replace('ppppppppp', 'pppppppppp')} b - 1`, 'shogi', 'SFEN'],
		[`${SHOGI.replace('1B5R1', '1B5X1')} b - 1`, 'shogi', 'SFEN'],
		['rnbakabnr/9/1c5c2/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', 'xiangqi', 'FEN'],
	])('%s is judged as a position of %s in %s', (text, game, notation) => {
		const { found } = recognise(text);
		expect(found).toMatchObject({ notation, given: { to: 'fen', preset: { id: game }, text } });
	});
});

describe('a file of shogi', () => {
	it('keeps its players, comments, variations and result', () => {
		const text = '先手：Aki\n後手：Ben\n1 ７六歩(77)\n*good\n2 ３四歩(33)\n3 投了\n\n変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n';
		const { found } = recognise(text);
		const record = found?.given.to === 'board' ? found.given.record : undefined;
		expect(record).toEqual({
			kind: 'text',
			text: '[White "Aki"]\n[Black "Ben"]\n[Result "0-1"]\n[Variant "Shogi"]\n[Termination "normal"]\n\n1. ７六歩 { good } 1... ３四歩 { [%end resignation] } (1... ８四歩 2. ２六歩) 0-1',
		});
	});

	it('loses nothing of its first nine moves', () => {
		const moves = [
			'７六歩(77)',
			'３四歩(33)',
			'２二角成(88)',
			'同　銀(31)',
			'５五角打',
			'３三銀(22)',
			'３三角成(55)',
			'同　桂(21)',
			'６八銀(79)',
		];
		const { found } = recognise(moves.map((move, index) => `${index + 1} ${move}\n`).join(''));
		const state =
			found?.given.to === 'board' ? { ...initialState, ruleset: { id: 'shogi', hash: '' }, record: found.given.record } : initialState;
		const reading = engine.answer('read', { doc: docOf(state), place: { node: 0 } });
		expect(reading.problems).toEqual([]);
		expect(reading.nodes.length).toBe(10);
	});
});

describe('a game of xiangqi', () => {
	const opened = (text: string): Reading => {
		const { found } = recognise(text);
		const { preset, start, record } = found!.given as Extract<Given, { readonly to: 'board' }>;
		return engine.answer('read', { doc: { ruleset: preset.id, start, record }, place: { node: 0 } });
	};
	const names = (text: string): readonly string[] =>
		opened(text)
			.nodes.slice(1)
			.map(({ name }) => name);

	it('has the same moves in every notation and form of file', () => {
		const same = ['h3e3', 'h10g8', 'h1g3', 'i10h10', 'i1h1', 'b10c8'];
		for (const text of [
			'[Game "Chinese Chess"]\n\n1. C2.5 H8+7 2. H2+3 R9.8 3. R1.2 H2+3 *',
			'[Format "ICCS"]\n\n1. H2-E2 H9-G7 2. H0-G2 I9-H9 3. I0-H0 B9-C7 *',
			'h2e2 h9g7 h0g2 i9h9 i0h0 b9c7',
			'1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 马2进3',
			'[DhtmlXQ]\n[DhtmlXQ_movelist]774770627967807089791022[/DhtmlXQ_movelist]\n[/DhtmlXQ]',
			'START{\n1. C2.5 H8+7\n2. H2+3 R9.8\n3. R1.2 H2+3\n}END',
			'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8',
		])
			expect([text, names(text)]).toEqual([text, same]);
	});

	it('keeps its players, comments, variations and result', () => {
		const text =
			'[DhtmlXQ]\n[DhtmlXQ_red]Hu[/DhtmlXQ_red]\n[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]\n[DhtmlXQ_comment1]good[/DhtmlXQ_comment1]\n[/DhtmlXQ]';
		const { nodes, problems, players } = opened(text);
		expect(problems).toEqual([]);
		expect(players[0]).toBe('Hu');
		expect(nodes.map(({ san, depth, comment }) => [san, depth, comment])).toEqual([
			['', 0, ''],
			['C2=5', 0, 'good'],
			['H8+7', 0, ''],
			['H2+3', 1, ''],
		]);
	});

	it('with a move that is not legal shows the fault at its place', () => {
		const { problems, nodes } = opened('[Game "Chinese Chess"]\n\n1. C2.5 H8+7 2. R1+3 *');
		expect(nodes.length).toBe(3);
		expect(problems.map(({ severity }) => severity)).toContain('error');
	});
});

describe('a text is recognised', () => {
	it.each([
		// Positions.
		[`${CHESS} w KQkq - 0 1`, 'fen → chess'],
		[`  ${CHESS} b KQkq e3 0 1\n`, 'fen → chess'],
		[`${CHESS}`, 'fen → chess'],
		['rkbbnnqr/pppppppp/8/8/8/8/PPPPPPPP/RKBBNNQR w HAha - 0 1', 'fen → chess960'],
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1', 'fen → crazyhouse'],
		[`${SHOGI} b - 1`, 'fen → shogi'],
		['lnsgkgsnl/1r7/pppppp1pp/6p2/9/2P6/P2PPPPPP/7R1/LNSGKGSNL b BPb 3', 'fen → shogi'],
		['rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', 'fen → xiangqi'],
		['rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1', 'fen → xiangqi?'],
		['rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1', 'fen → makruk'],
		['rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1', 'fen → janggi'],
		['rbsgk/4p/5/P4/KGSBR b - 1', 'fen → minishogi'],
		['rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1', 'fen → capablanca'],
		['rnknr/ppppp/5/5/5//ubqub/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNKNR w - - 0 1', 'fen → raumschach'],
		['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'fen → fen'],
		// Commands of engines.
		[`sfen ${SHOGI} b - 1`, 'usi → shogi'],
		[`position sfen ${SHOGI} b - 1 moves 7g7f 3c3d 8h2b+ 3a2b B*5e`, 'usi → shogi'],
		['position startpos', 'uci → chess'],
		['position startpos moves e2e4 e7e5 g1f3', 'uci → chess'],
		['startpos moves e2e4 e7e5', 'uci → chess'],
		['position startpos moves 7g7f 3c3d', 'uci → shogi'],
		[`position fen ${CHESS} w KQkq - 0 1 moves e2e4`, 'uci → chess'],
		[`fen ${CHESS} w KQkq - 0 1`, 'uci → chess'],
		// EPD.
		[`${WAC} bm Qg6; id "WAC.001";`, 'epd → chess'],
		[`${CHESS} w KQkq - ;D1 20 ;D2 400`, 'epd → chess'],
		[`${WAC} bm Qg6; id "WAC.001";\n${WAC} bm Qg6; id "WAC.002";`, 'list → list'],
		[`${CHESS} w KQkq - 0 1\n${CHESS} b KQkq - 0 1\n`, 'list → list'],
		[GAME.repeat(40), 'list → list'],
		// Files of shogi.
		[
			'手合割：平手\n先手：Aki\n後手：Ben\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 投了\n',
			'kif → shogi',
		],
		['手合割：角落ち\n△８四歩 ▲７六歩 △３四歩 ▲２六歩', 'kif → shogi'],
		['V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n%TORYO\n', 'kif → shogi'],
		['{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"}}]}', 'kif → shogi'],
		// Files and moves of xiangqi.
		['[DhtmlXQ]\n[DhtmlXQ_red]Hu[/DhtmlXQ_red]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]', 'wxf → xiangqi'],
		['FORMAT WXF\nGAME Hu\nSTART{\n1. C2.5 H8+7\n}END', 'wxf → xiangqi'],
		['[Game "Chinese Chess"]\n[Format "ICCS"]\n\n1. H2-E2 H9-G7 *', 'wxf → xiangqi'],
		['[Game "Chinese Chess"]\n\n1. C2.5 H8+7 2. R1+3 *', 'wxf → xiangqi'],
		['1. C2.5 H8+7 2. H2+3', 'moves → xiangqi'],
		['C2=5 H8+7', 'moves → xiangqi'],
		['1. H2-E2 H9-G7', 'moves → xiangqi'],
		['h2e2 h9g7 h0g2', 'moves → xiangqi'],
		['1. 炮二平五 马8进7 2. 马二进三', 'moves → xiangqi'],
		['炮二平五 馬８進７', 'moves → xiangqi'],
		['position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7', 'uci → xiangqi'],
		// Data of this page and of programs.
		['{"version":1,"game":"xiangqi","hash":"0","moves":["h3e3"]}', 'json → xiangqi?'],
		['{"format":"x-test-vector","version":1,"game":"shogi","start":{"kind":"preset"},"moves":["7g7f"]}', 'json → shogi'],
		['{"title":"A","rules":{"space":{},"kinds":{}}}', 'json → workshop'],
		['{"title":"A","rules":{"space":{},"kinds":{}', 'json → workshop?'],
		['files=8\nranks=8\nroyal=K\nrook:R:R:rook:a1,h1\nking:K:K:king:e1', 'diagram → workshop'],
		['setup (PNBRQK) 8x8+0_fairy 4k3/8/8/8/8/8/8/4K3 w - - 0 1\npiece K& K\npiece R& R', 'xboard → workshop'],
		[
			"import { compile } from '@x/core/compile';\nimport { atomic } from '@x/games/atomic';\n\nconst game = compile(atomic);",
			'program → atomic',
		],
		// Games.
		[GAME, 'pgn → chess'],
		[GAME.repeat(3), 'pgn → chess'],
		[`; a file\n${GAME}`, 'pgn → chess'],
		['[Variant "Atomic"]\n\n1. Nf3 f6 *', 'pgn → atomic'],
		['[Variant "Shogi"]\n\n1. P7f P3d *', 'pgn → shogi'],
		[`[Variant "Unheard of"]\n\n1. e4 e5 *`, 'pgn → chess'],
		['[Event "x"]\n[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]\n\n1. e4 *', 'pgn → chess'],
		['1. e4 e5 2. Nf3', 'moves → chess'],
		['e2e4 e7e5 g1f3', 'moves → chess'],
		['e4 e5 Nf3 Nc6', 'moves → chess'],
		['7g7f 3c3d', 'moves → shogi'],
		['1. e4 P@e5', 'moves → chess'],
		['Nf3', 'moves → chess?'],
		// FEEN.
		['+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R / C/c', 'feen → chess'],
		['lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s', 'feen → shogi'],
		['rheag^aehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAG^AEHR / X/x', 'feen → xiangqi'],
		['8/8 2PBP/ C/c', 'feen → feen'],
		// Boards without edges.
		['w 0/100 1 (8|1) K5,1+|P4,2+|R8,1+|k5,8|p3,4 1. P4,2 > 4,4 {two steps} | p3,4 x 4,3 {en passant}', 'icn → icn'],
		['w K0,0|Q3,1|R1000000000000000000000,5|k0,9|r-4,7', 'icn → icn'],
		// Rules.
		[INI, 'variants.ini → workshop'],
		['[broken]\nking = ?\n', 'variants.ini → workshop'],
		['[mine:grand]\n', 'variants.ini → workshop'],
		['Variant: My chess\nBoard: 6x6\n', 'variants.txt → workshop'],
		[LION_SKIRMISH, 'fbr → workshop'],
		['8x8\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nroyal\nK Q R B N P +P==QRBN', 'fbr → workshop'],
		// Pieces.
		['mR+cpR', 'piece → piece'],
		['fmWfcF', 'piece → piece?'],
		['K', 'piece → piece?'],
		// Links.
		[LINK, 'link → link'],
		[`https://example.org/page/#${LINK}`, 'link → link'],
		[`#${LINK}`, 'link → link'],
		// Others.
		[`${LINK}x`, 'unknown'],
		['', 'unknown'],
		[' \n\t', 'unknown'],
		['q', 'unknown'],
		['hello', 'unknown'],
		['Hello world, this is a letter.', 'unknown'],
		['and/or/both', 'unknown'],
		['1/2/2020', 'unknown'],
		['https://example.org/a/b/c', 'unknown'],
		['/usr/share/doc/games/readme', 'unknown'],
		['{"json": [1,2,3]}', 'unknown'],
		['<script>alert(1)</script>', 'unknown'],
		['position', 'unknown'],
		['position fen', 'unknown'],
		['[unfinished', 'unknown'],
		['\u0000\u0001\u0002', 'unknown'],
	])(
		'%j: %s',
		(text, kind) => {
			expect(kindOf(text)).toBe(kind);
		},
		60_000,
	);

	it('as one of the game on the board, if that game can read it', () => {
		expect(kindOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'atomic')).toBe('fen → atomic');
		expect(kindOf('7g7f 3c3d', 'shogi')).toBe('moves → shogi');
		expect(kindOf('1. e4 e5', 'atomic')).toBe('moves → atomic');
		expect(kindOf('1. e4 e5', 'shogi')).toBe('moves → chess');
		expect(kindOf('position startpos', 'xiangqi')).toBe('uci → xiangqi');
	});

	it('with tags but without a variant as chess, whatever is on the board', () => {
		expect(kindOf(GAME, 'crazyhouse')).toBe('pgn → chess');
	});

	it('and the game holds its position and its moves', () => {
		const { found } = recognise(`position sfen ${SHOGI} b - 1 moves 7g7f 3c3d 8h2b+ 3a2b B*5e`);
		expect(found?.given).toMatchObject({
			start: { kind: 'fen', fen: `${SHOGI} b - 1` },
			record: { kind: 'moves', moves: ['7g7f', '3c3d', '8h2b+b', '3a2b', 'B@5e'] },
		});
		expect(recognise(`${WAC} bm Qg6; hmvc 3; fmvn 20;`).found?.given).toMatchObject({ start: { kind: 'fen', fen: `${WAC} 3 20` } });
	});

	it('and what does not come along is named', () => {
		const pieces = 'pawn:P:ifmnDfmWfceF:pawn:a2-h2\nrook:R:R:rook:a1,h1\nking:K:KisO2:king:e1';
		const diagram = recognise(`files=8\nranks=8\nmorph=x\nroyal=K\n${pieces}`).found;
		expect(diagram).toMatchObject({ kind: 'diagram', certain: true, given: { to: 'workshop', language: 'fbr' } });
		expect(diagram?.lost).toEqual(['The definition in FBR leaves out that pieces change on some squares.']);
		expect(recognise(`files=8\nranks=8\nroyal=K\n${pieces}`).found?.lost).toEqual([]);
		const kif = recognise('手合割：平手\n   1 ７六歩(77)\n   2 ７六歩(77)\n').found;
		expect(kif).toMatchObject({ kind: 'kif', lost: [expect.stringContaining('legal')] });
	});

	it('or every notation that was tried is named', () => {
		expect(recognise('hello').tried).toContain('PGN');
		expect(recognise('hello').tried).toContain('FEN');
	});
});

describe('a hostile text is answered soon', () => {
	let seed = 7;
	const noise = (length: number, letters: string): string =>
		Array.from({ length }, () => {
			seed = (seed * 1103515245 + 12345) % 2147483648;
			return letters[seed % letters.length];
		}).join('');

	it.each([
		['noise', noise(1_000_000, 'abcKQ12345/ \n[]{}"=:,|>-+#')],
		['less noise', noise(250_000, 'abcKQ12345/ \n[]{}"=:,|>-+#')],
		['slashes', '/'.repeat(250_000)],
		['blanks in a word', `a${' '.repeat(250_000)}b`],
		['brackets', '['.repeat(250_000)],
		['comments', '{'.repeat(250_000)],
		['semicolons', `${CHESS} w - - ${'a;'.repeat(120_000)}`],
		['words', 'word '.repeat(50_000)],
		['digits', '1'.repeat(250_000)],
		['pairs', 'a1,'.repeat(80_000)],
	])('%s', (_, text) => {
		expect(recognise(text)).toMatchObject({ text });
	});
});

describe('a file of shogi that the page writes', () => {
	const GAMES: readonly (readonly [ruleset: string, text: string])[] = [
		[
			'shogi',
			'[White "Aki"]\n[Black "Ben"]\n\n1. P7f { good } 1... P3d { [%emt 0:00:05] } (1... P8d 2. P2f P8e) 2. Bx2b+ Sx2b 3. B*5e { [%end resignation] } 1-0',
		],
		['minishogi', '1. Gb2 { [%emt 0:00:09] } 1... Gd4 (1... Sc4 2. Sc2) 2. Kb1 *'],
	];

	it.each(GAMES.flatMap(([ruleset, text]) => ['kif', 'ki2', 'csa', 'jkf'].map((format) => [format, ruleset, text] as const)))(
		'in %s opens as the same game of %s',
		(format, ruleset, text) => {
			const docFor = (given: string): ReturnType<typeof docOf> =>
				docOf({ ...initialState, ruleset: { id: ruleset, hash: '' }, record: { kind: 'text', text: given } });
			const doc = docFor(text);
			const { cards } = engine.answer('notations', { doc, node: 0 });
			const card = cards.find(({ id }) => id === format)!;
			expect(kindOf(card.text!)).toBe(`kif → ${ruleset}`);
			const { found } = recognise(card.text!);
			const record = found?.given.to === 'board' ? found.given.record : undefined;
			const read = (one: typeof doc): readonly string[] => {
				const { nodes, problems } = engine.answer('read', { doc: one, place: { node: 0 } });
				expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
				return nodes.map(({ name, depth }) => `${depth} ${name}`);
			};
			const opened = docFor(record?.kind === 'text' ? record.text : '');
			const all = read(doc);
			expect(read(opened)).toEqual(format === 'csa' ? all.filter((one) => one.startsWith('0')) : all);
			const again = engine.answer('notations', { doc: opened, node: 0 }).cards.find(({ id }) => id === format)!;
			expect(again.text).toBe(card.text);
			expect(again.lost.length).toBeLessThanOrEqual(card.lost.length);
			expect(card.tokens.length).toBeGreaterThan(0);
		},
	);
});
