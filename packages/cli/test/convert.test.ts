import { describe, expect, test } from 'vitest';
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
	'variants.txt': [SMALL],
	'variants.ini': ['[small:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n'],
	fbr: [':Small\n4x4\nk3/4/4/3K\nroyal K'],
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
		for (const to of targetsOf(from)) {
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
