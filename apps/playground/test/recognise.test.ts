import { describe, expect, it } from 'vitest';
import { toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { LION_SKIRMISH } from '../src/worker/languages/lion-skirmish.js';
import type { Recognised } from '../src/worker/protocol.js';
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
