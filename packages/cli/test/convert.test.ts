import { chess } from '@x/games/chess';
import { encode } from '@x/kif';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { conversion, SOURCES, TARGETS, targetsOf } from '../src/convert/pairs.js';
import { recordsOf, Session } from './support/session.js';
import { SMALL, SMALL_AND_SMALLER } from './support/variants.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** A text in each notation that can be read, with the game that it needs. */
const TEXTS: Readonly<Record<string, readonly [text: string, game?: string]>> = {
	fen: [START],
	epd: ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4;'],
	feen: ['+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R / C/c'],
	icn: ['w 0/100 1 (8|1) 1,8,1,8 K5,1+|R8,1+|k5,8'],
	complete: [START],
	'fairy-stockfish': ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1', 'crazyhouse'],
	hexagonal: ['', 'glinski'],
	layered: ['', 'raumschach'],
	lichess: ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1', 'crazyhouse'],
	sfen: ['lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', 'shogi'],
	sjaak: [START],
	xiangqi: ['', 'xiangqi'],
	pgn: ['1. e4 e5 *'],
	kif: ['手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n'],
	ki2: ['▲７六歩 △３四歩\n'],
	csa: ['V2.2\nPI\n+\n+7776FU\nT5\n%TORYO\n'],
	jkf: ['{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"}}]}'],
	wxf: ['1. C2.5 H8+7 2. H2+3 *'],
	iccs: ['[Game "Chinese Chess"]\n[Format "ICCS"]\n\n1. H2-E2 H9-G7'],
	chinese: ['1. 炮二平五 马8进7'],
	traditional: ['1. 炮二平五 馬８進７'],
	dhtmlxq: ['[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]'],
	playok: ['START{\n1. C2.5 H8+7\n}END'],
	'variants.txt': [SMALL],
	'variants.ini': ['[small:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n'],
	fbr: [':Small\n4x4\nk3/4/4/3K\nroyal K'],
	diagram: ['files=4\nranks=4\nroyal=K\nrook:R:R:rook:a1\nking:K:K:king:b1'],
	json: [JSON.stringify({ title: 'Small', rules: chess.rules, names: chess.names })],
	mbn: ['F+fW'],
	betza: ['FfW'],
	xbetza: ['FfW'],
	'fairy-betza': ['FfW'],
};

/** The text of a notation: where it is not given, the start of its game. */
const textOf = async (notation: string, session: Session): Promise<string> => {
	const [text, game] = TEXTS[notation]!;
	return text !== '' ? text : (await session.x(['convert', '--game', game!, '--to', notation])).out;
};

test('has an example of each notation that can be read', () => {
	expect(Object.keys(TEXTS).sort()).toEqual([...SOURCES].sort());
});

describe.each(SOURCES)('from %s', (from) => {
	test('converts to every target, or says why not', async () => {
		const session = new Session();
		const [, game = 'chess'] = TEXTS[from]!;
		const text = await textOf(from, session);
		for (const to of sampleOf(from, targetsOf(from), { normal: 0.4, quick: 0.2 })) {
			const { code, out } = await session.x(['convert', '--from', from, '--to', to, '--game', game, '--json', '-'], text);
			const records = recordsOf(out);
			expect(records).toMatchObject([{ type: 'conversion', file: '<stdin>' }]);
			const [{ text: written, lost }] = records as readonly [{ readonly text?: string; readonly lost: readonly string[] }];
			expect([to, code]).toEqual([to, written === undefined ? 1 : 0]);
			expect([to, (written ?? '') !== '' || lost.length > 0]).toEqual([to, true]);
		}
	});
});

test('lists the pairs that the code has', async () => {
	const { out } = await new Session().x(['convert', '--list', '--json']);
	const pairs = recordsOf(out).map(({ from, to }) => `${from} ${to}`);
	expect(pairs).toEqual(SOURCES.flatMap((from) => targetsOf(from).map((to) => `${from} ${to}`)));
	for (const from of SOURCES) for (const to of TARGETS) expect(pairs.includes(`${from} ${to}`)).toBe(conversion(from, to) !== undefined);
});

describe('games of xiangqi', () => {
	const DHTMLXQ = '[DhtmlXQ]\n[DhtmlXQ_red]胡荣华[/DhtmlXQ_red]\n[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n';

	test('are rewritten in every notation, with their tags', async () => {
		const session = new Session({ 'a.ubb': DHTMLXQ });
		const movesIn = async (to: string): Promise<string | undefined> =>
			(await session.x(['convert', 'a.ubb', '--to', to])).out.split('\n').find((line) => /^1\./.test(line));
		expect(await movesIn('wxf')).toBe('1. C2.5 H8+7 2. H2+3 *');
		expect(await movesIn('iccs')).toBe('1. H2-E2 H9-G7 2. H0-G2 *');
		expect(await movesIn('chinese')).toBe('1. 炮二平五 马８进７ 2. 马二进三 *');
		expect(await movesIn('pgn')).toBe('1. Che3 Ng8 2. Ng3 *');
		expect((await session.x(['convert', 'a.ubb', '--to', 'dhtmlxq'])).out).toContain('[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]');
		expect((await session.x(['convert', 'a.ubb', '--to', 'wxf'])).out).toContain('[Red "胡荣华"]');
		expect((await session.x(['convert', 'a.ubb', '--to', 'xiangqi'])).out).toContain('/1C2C1N2/');
	});

	test('of files in GB18030 are read', async () => {
		const bytes = Buffer.concat([
			Buffer.from('[DhtmlXQ]\n[DhtmlXQ_red]'),
			Buffer.from([0xba, 0xfa]),
			Buffer.from('[/DhtmlXQ_red]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]'),
		]);
		const { out } = await new Session({ 'a.txt': bytes }).x(['convert', 'a.txt', '--to', 'wxf']);
		expect(out).toContain('[Red "胡"]');
	});

	test('with a move that is not legal are refused at its place, and losses are named', async () => {
		const session = new Session({ 'a.wxf': '1. C2.5 H8+7 2. R1+3 *', 'b.pgn': '[Variant "Xiangqi"]\n\n1. Che3 $1 (1. Ng3) *' });
		const { code, notes } = await session.x(['convert', 'a.wxf', '--to', 'pgn']);
		expect([code, notes.split('\n')[0]]).toEqual([1, expect.stringMatching(/^a\.wxf:1:17: error wxf\/illegal: /)]);
		expect((await session.x(['convert', 'b.pgn', '--to', 'playok', '--strict'])).code).toBe(1);
		expect((await session.x(['convert', 'b.pgn', '--to', 'playok'])).notes).toContain(
			'lost: Expected no variations in a playOK file, found 1.',
		);
	});
});

test('writes results to the output and losses to the messages', async () => {
	const text = '[White "Anna"]\n\n1. e4 {best} e5 2. Ke2 *\n';
	const { code, out, notes } = await new Session({ 'a.pgn': text }).x(['convert', 'a.pgn', '--to', 'uci']);
	expect([code, out]).toEqual([0, 'position startpos moves e2e4 e7e5 e1e2\n']);
	expect(notes).toBe('a.pgn:1: lost: The tags are lost.\na.pgn:1: lost: Comments, annotations and variations are lost.\n');
	expect((await new Session({ 'a.pgn': text }).x(['convert', 'a.pgn', '--to', 'uci', '--strict'])).code).toBe(1);
});

test('names the game of each loss of a file with several games', async () => {
	const session = new Session({ 'v.txt': SMALL_AND_SMALLER, 'v.ini': '[tall:chess]\nmateValue = loss\n[wide:chess]\nmateValue = loss\n' });
	const { notes } = await session.x(['convert', 'v.txt', '--to', 'fbr']);
	const named = notes.split('\n').slice(0, -1);
	expect(named.length).toBeGreaterThan(1);
	for (const line of named) expect(line).toMatch(/^v\.txt:1: lost: (?:Small|Smaller): [A-Z"]/);
	expect(new Set(named.map((line) => line.split(': ')[2]))).toEqual(new Set(['Small', 'Smaller']));
	for (const file of ['v.txt', 'v.ini']) {
		const { out } = await session.x(['convert', file, '--to', 'fbr', '--json']);
		expect(recordsOf(out).map(({ name }) => name)).toEqual(file === 'v.txt' ? ['Small', 'Smaller'] : ['tall', 'wide']);
	}
});

test('writes the last position of each game, and games that begin with a position', async () => {
	const session = new Session();
	expect((await session.x(['convert', '--to', 'fen', '-'], '1. e4 e5 *\n\n1. d4 *\n')).out).toBe(
		'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\nrnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1\n',
	);
	expect((await session.x(['convert', '--to', 'pgn', '-'], '4k3/8/8/8/8/8/8/4K2R w K - 0 1')).out).toContain(
		'[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]',
	);
});

test('writes the rules and the start of a game', async () => {
	const session = new Session();
	expect((await session.x(['convert', '--game', 'shogi', '--to', 'fen'])).out).toBe(`${TEXTS.sfen![0]}\n`);
	expect((await session.x(['convert', '--game', 'chess', '--to', 'variants.txt'])).out).toMatch(/^Variant: Chess\nBoard: 8x8\n/);
});

test('goes on behind a line that cannot be read', async () => {
	const { code, out, notes } = await new Session().x(['convert', '--from', 'fen', '--to', 'epd', '-'], `${START}\n9/8 w\n${START}\n`);
	expect(code).toBe(1);
	expect(out).toBe(`${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n'.repeat(2)}`);
	expect(notes).toContain('<stdin>:2:1: error fen/rank-too-long: Expected 8 files in rank 8, found 9.\n2 | 9/8 w\n  | ^\n');
});

test('refuses pairs that do not exist', async () => {
	const { code, notes } = await new Session().x(['convert', '--from', 'pgn', '--to', 'mbn', '-'], '1. e4 *');
	expect(code).toBe(2);
	expect(notes).toContain('Expected a target for pgn, one of fen, epd,');
});

const KIF = `先手：Aki
手合割：平手
   1 ７六歩(77)   ( 0:16/00:00:16)
*good
   2 ３四歩(33)   ( 0:10/00:00:10)+
   3 ２二角成(88) ( 0:01/00:00:17)
   4 投了         ( 0:02/00:00:12)

変化：2手
   2 ８四歩(83)   ( 0:10/00:00:10)
`;

describe('a file of shogi', () => {
	test('becomes one of each other format, and names what is lost', async () => {
		const session = new Session({ 'a.kif': KIF });
		const to = async (format: string): Promise<Awaited<ReturnType<Session['x']>>> => session.x(['convert', 'a.kif', '--to', format]);
		const csa = await to('csa');
		expect(csa.out).toBe("V2.2\nN+Aki\nPI\n+\n+7776FU\nT16\n'*good\n-3334FU\nT10\n+8822UM\nT1\n%TORYO\nT2\n");
		expect(csa.notes).toBe('a.kif:1: lost: moves[1].variations[0]: Expected no variation, found one.\n');
		const ki2 = await to('ki2');
		expect(ki2.out).toBe('先手：Aki\n手合割：平手\n▲７六歩\n*good\n△３四歩     ▲２二角成\nまで3手で先手の勝ち\n\n変化：2手\n△８四歩\n');
		expect(ki2.notes).toContain('moves[0].time: Expected no time, found 16 s.');
		expect(JSON.parse((await to('jkf')).out)).toMatchObject({
			moves: [{}, { time: { now: { m: 0, s: 16 } } }, { forks: [[{}]] }, {}, { special: 'TORYO' }],
		});
		const pgn = await to('pgn');
		expect(pgn.notes).toBe('');
		const again = await new Session({ 'a.pgn': pgn.out }).x(['convert', 'a.pgn', '--to', 'kif']);
		expect(again.notes).toBe('');
		expect(again.out.replace(/手数-.*\n/, '')).toBe(KIF);
	});

	test('is read in its own encoding, and a small board is that of minishogi', async () => {
		const text = '手合割：5五将棋\n   1 ４四金(45)\n';
		const session = new Session({ 'a.kif': encode(text, 'shift_jis') });
		const { out } = await session.x(['convert', 'a.kif', '--to', 'pgn-compact']);
		expect(out).toContain('[Variant "Minishogi"]');
		expect(out).toContain('\n1.Gb2 *');
	});

	test('with a move that is not legal is not converted', async () => {
		const { code, notes } = await new Session({ 'a.ki2': '▲７六歩 △３三歩' }).x(['convert', 'a.ki2', '--to', 'csa']);
		expect(code).toBe(1);
		expect(notes).toContain('Expected a legal move');
	});

	test('is not written for games with other pieces', async () => {
		const { code, notes } = await new Session({ 'a.pgn': '1. e4 e5 *' }).x(['convert', 'a.pgn', '--to', 'kif']);
		expect(code).toBe(1);
		expect(notes).toContain('Expected a position that a drawing shows, found one of another game.');
	});
});
