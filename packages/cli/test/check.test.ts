import { chmodSync, lstatSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { encode } from '@x/kif';
import { describe, expect, test } from 'vitest';
import { TEXT_KINDS } from '../src/input/text-kind.js';
import { recordsOf, Session } from './support/session.js';
import { SMALL } from './support/variants.js';

const CLEAN = '[Event "?"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n';

describe('the output of check', () => {
	test('shows file, line, column, caret, hint', async () => {
		const { code, out } = await new Session({ 'a.pgn': `${CLEAN}1. e4 e5 2. Ne5 *\n` }).x(['check', 'a.pgn']);
		expect(code).toBe(1);
		expect(out).toBe(
			[
				'a.pgn:5:14: error san/illegal: No legal move for SAN: "Ne5": no white knight can go to e5.',
				'5 | 1. e4 e5 2. Ne5 *',
				'  |              ^^',
				'hint: The nearest legal moves are Nc3, Nf3.',
				'',
				'Found 1 error in 1 file with 2 games.',
				'',
			].join('\n'),
		);
	});

	test('counts columns in UTF-16 units, and sets carets below wide characters', async () => {
		const { out } = await new Session({ 'a.pgn': '1. e4 {世界 😀} e5 2. Ke3 *\n' }).x(['check', 'a.pgn']);
		expect(out.split('\n').slice(0, 3)).toEqual([
			expect.stringMatching(/^a\.pgn:1:22: /),
			'1 | 1. e4 {世界 😀} e5 2. Ke3 *',
			'  |                        ^^',
		]);
	});

	test('shortens long lines around the fault', async () => {
		const { out } = await new Session({ 'a.pgn': `1. e4 {${'x'.repeat(500)}} e5 2. Ke3 {${'y'.repeat(500)}} *\n` }).x(['check', 'a.pgn']);
		const [head, line, carets] = out.split('\n');
		expect(head).toMatch(/^a\.pgn:1:517: /);
		expect(line!.length).toBeLessThan(130);
		expect(line!.slice(carets!.indexOf('^'), carets!.lastIndexOf('^') + 1)).toBe('e3');
	});

	test('reads old files, whose bytes are not UTF-8', async () => {
		const { out } = await new Session({ 'a.pgn': Buffer.from('1. e4 {M\xfcller} e5 2. Ke3 *\n', 'latin1') }).x(['check', 'a.pgn']);
		expect(out).toContain('1 | 1. e4 {Müller} e5 2. Ke3 *\n  |                       ^^');
	});

	test('shows the quotation marks and dashes of Windows-1252', async () => {
		const { out } = await new Session({ 'a.pgn': Buffer.from('1. e4 {\x93so\x94 \x96 \x85} e5 2. Ke3 *\n', 'latin1') }).x([
			'check',
			'a.pgn',
		]);
		expect(out).toContain('1 | 1. e4 {“so” – …} e5 2. Ke3 *\n  |                         ^^');
	});

	test.each(['le', 'be'])('reads UTF-16 %s with a byte order mark, as a file and from the standard input', async (order) => {
		const bytes = Buffer.from('\ufeff1. e4 {世界} e5 2. Ke3 *\n', 'utf16le');
		if (order === 'be') bytes.swap16();
		const session = new Session({ 'a.pgn': bytes });
		const shown = '1 | 1. e4 {世界} e5 2. Ke3 *\n  |                     ^^';
		expect((await session.x(['check', 'a.pgn'])).out).toContain(shown);
		expect((await session.x(['check', '-', '--as', 'pgn'], bytes)).out).toContain(shown);
		expect(await session.x(['check', '--fix', 'a.pgn'])).toMatchObject({ code: 2, notes: expect.stringContaining('packed file') });
		expect((await session.x(['stats', 'a.pgn'])).out).toContain('1 game');
	});

	test('exits with 0 for warnings, or with 1 on demand', async () => {
		const session = new Session({ 'a.fen': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq\n' });
		expect(await session.x(['check', 'a.fen'])).toMatchObject({ code: 0, out: expect.stringContaining('Found 1 warning in 1 file.') });
		expect((await session.x(['check', 'a.fen', '--error-on-warnings'])).code).toBe(1);
		expect(await session.x(['check', 'a.fen', '--errors'])).toMatchObject({ code: 0, out: 'No faults in 1 file.\n' });
	});

	test('goes on behind a file that cannot be read, and exits with 2', async () => {
		const { code, out, notes } = await new Session({ 'a.pgn': CLEAN }).x(['check', 'b.pgn', 'a.pgn']);
		expect(code).toBe(2);
		expect(notes).toBe('error: Cannot read b.pgn: It does not exist.\n');
		expect(out).toBe('No faults in 1 file with 1 game.\n');
	});

	test('reads a file once that is named twice', async () => {
		const { out } = await new Session({ 'a.pgn': '1. e5 *\n' }).x(['check', 'a.pgn', './a.pgn', '-q']);
		expect(out).toBe('Found 1 error in 1 file with 1 game.\n');
	});
});

describe('inputs of check', () => {
	const text = `${CLEAN}1. e4 e5 2. Ke3 *\n`;

	test('reads the standard input and packed files', async () => {
		const session = new Session({ 'a.pgn.gz': gzipSync(text) });
		for (const [words, input] of [
			[['a.pgn.gz'], ''],
			[['-'], text],
			[['-'], gzipSync(text)],
		] as const) {
			const { code, out } = await session.x(['check', ...words, '--json'], input);
			expect(code).toBe(1);
			expect(recordsOf(out)[0]).toMatchObject({ type: 'fault', line: 5, column: 14, game: 2, ply: 2, code: 'san/illegal' });
		}
	});

	test('reads the standard input if no file is named and it is not a terminal', async () => {
		for (const command of ['check', 'stats']) {
			const named = await new Session().x([command, '-'], text);
			expect(await new Session().x([command], text, { piped: true })).toEqual(named);
			expect(await new Session().x([command], text)).toMatchObject({ code: 2, notes: expect.stringMatching(/^error: Expected a FILE/) });
		}
		const fen = await new Session().x(['convert', '-', '--to', 'fen'], CLEAN);
		expect(await new Session().x(['convert', '--to', 'fen'], CLEAN, { piped: true })).toEqual(fen);
		expect((await new Session().x(['convert', '--to', 'fen'], CLEAN)).code).toBe(2);
	});

	test('names the folder that is given in place of a file', async () => {
		for (const [name, shown] of [
			['..', '".."'],
			['.', '"."'],
			['sub', '"sub"'],
		] as const)
			expect(await new Session({ 'sub/a.pgn': text }).x(['check', name])).toMatchObject({
				code: 2,
				notes: `error: Expected a file, found the folder ${shown}.\nhint: Name the files in it.\n`,
			});
	});

	const BINARY: readonly (readonly [found: string, bytes: Uint8Array])[] = [
		['a ZIP archive', Buffer.from('PK\x03\x04rest of it')],
		['a 7-Zip archive', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])],
		['a PNG image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
		['binary data', Buffer.from('1. e4 *', 'utf16le')],
		['binary data', Buffer.from([0, 1, 2, 255])],
		['binary data', gzipSync(Buffer.alloc(1000))],
		['binary data', Buffer.from(Array.from({ length: 5000 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 24))],
	];

	test.each(BINARY)('refuses %s by its name, with and without --as', async (found, bytes) => {
		const session = new Session({ 'a.pgn': bytes });
		for (const words of [
			['check'],
			['check', '--fix'],
			...TEXT_KINDS.map((kind) => ['check', '--as', kind]),
			['stats'],
			['convert', '--to', 'fen'],
		])
			expect(await session.x([...words, 'a.pgn'])).toMatchObject({
				code: 2,
				out: '',
				notes: expect.stringContaining(`error: Expected text in a.pgn, found ${found}.\n`),
			});
	});

	test('reads texts with control characters', async () => {
		const { code, out } = await new Session({ 'a.pgn': `${CLEAN.repeat(3)}\u001a` }).x(['check', 'a.pgn']);
		expect([code, out]).toEqual([expect.any(Number), expect.stringContaining('1 file')]);
	});

	test('refuses packed files that are cut off', async () => {
		const session = new Session({ 'a.pgn.gz': gzipSync(text.repeat(1000)).subarray(0, 200) });
		expect(await session.x(['check', 'a.pgn.gz'])).toMatchObject({
			code: 2,
			notes: expect.stringContaining('Expected gzip data in a.pgn.gz, found a fault'),
		});
	});

	test('reads a file of shogi in Shift_JIS', async () => {
		const text = '手合割:平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n';
		const session = new Session({ 'a.kif': encode(text, 'shift_jis') });
		const { code, out } = await session.x(['check', 'a.kif']);
		expect([code, out]).toEqual([0, 'No faults in 1 file.\n']);
	});

	test('recognises texts by their contents', async () => {
		const texts: readonly (readonly [kind: string, text: string])[] = [
			['pgn', '1. e5 *'],
			['epd', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm Ke2;'],
			['fen', '9/8 w - - 0 1'],
			['feen', '8/8/3K^%4/8 3PB/ C/c'],
			['icn', 'w 0/100 1 (8|1) K5,1+|P4,2+|k5,8\n\n1. P4,2 > 4,9'],
			['variants.txt', 'Variant: A\nBoard: 6x6\nMove: slid (H)'],
			['variants.ini', '[a]\nmaxRank = 9\nstartFen = 8/8'],
			['variants.ini', '[a:chss]'],
			['fbr', ':Tiny\n4x4\nroyal K foo'],
			['mbn', 'Q=R+N X='],
			['kif', '手合割：平手\n1 ７六歩(77)\n2 ３四王王(33)\n'],
			['kif', 'V2.2\nPI\n+\n+7776XX\n'],
			['wxf', '1. C2.5 H8+7 2. R1+3'],
			['wxf', 'START{\n1. C2.5 H8+7 2. R1+3\n}END'],
			['diagram', 'files=8\nroyal=K\nking:K:K:king:e9'],
			['json', '{ "title": "A", "rules": { "space": {} } }'],
			['wxf', '[Game "Chinese Chess"]\n[Format "WXF"]\n\n1. C2.5 H8+7 2. R1+3'],
		];
		for (const [kind, content] of texts) {
			const { out } = await new Session().x(['check', '-', '--json'], content);
			expect([...new Set(recordsOf(out).flatMap((record) => (record.type === 'fault' ? [record.kind] : [])))]).toEqual([kind]);
		}
		expect(await new Session().x(['check', '-'], 'Hello.')).toMatchObject({ code: 2, notes: expect.stringContaining('--as KIND') });
	});

	test('reads positions of the game that is named', async () => {
		const session = new Session({ 'a.fen': 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n' });
		expect((await session.x(['check', 'a.fen', '-q'])).code).toBe(1);
		expect((await session.x(['check', 'a.fen', '-q', '--game', 'shogi'])).code).toBe(0);
	});

	test('says once that positions are of another game', async () => {
		const SFEN = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n';
		const session = new Session({ 's.sfen': SFEN.repeat(2), 't.txt': SFEN, 'x.fen': '9/9/9/9/9/9/9/9/9/9 w - - 0 1\n' });
		const shown = [
			'Expected 8 ranks of 8 files for Chess, found 9 of 9.',
			'hint: Name the game: --game shogi.',
			'Found 1 error in 1 file.',
		];
		for (const name of ['s.sfen', 't.txt']) {
			const { code, out } = await session.x(['check', name]);
			expect(code).toBe(1);
			for (const text of shown) expect(out.split(text)).toHaveLength(2);
		}
		expect((await session.x(['check', 'x.fen'])).out).toContain('hint: Name the game: --game xiangqi.\n');
		expect((await session.x(['check', 's.sfen', '--game', 'shogi'])).out).not.toContain('error');
	});

	test.each([['v.fbr', ':Tiny\n4x4\nk3/4/4/3K\nroyal K\nK=W I=W\n', 1]])(
		'warns of probable mistakes in the rules of %s',
		async (name, rules, line) => {
			const { code, out } = await new Session({ [name]: rules }).x(['check', name, '--json']);
			expect(code).toBe(0);
			const faults = recordsOf(out).filter(({ type }) => type === 'fault');
			expect(faults).toEqual([expect.objectContaining({ severity: 'warning', code: 'rules/unused-kind', line })]);
		},
	);

	test('has no warnings of speed, and none for rules that are played as they are', async () => {
		for (const [name, rules] of [
			['v.txt', SMALL],
			['v.ini', '[mine:chess]\nstalemateValue = loss\n'],
		] as const)
			expect(await new Session({ [name]: rules }).x(['check', name])).toMatchObject({ code: 0, out: 'No faults in 1 file.\n' });
	});

	test('checks only the text of games on demand', async () => {
		expect((await new Session().x(['check', '-', '--text'], '1. e5 *\n')).code).toBe(0);
	});
});

describe('repairs', () => {
	test('writes spellings of moves and fields of positions, and leaves the rest as it is', async () => {
		const before = '1. e2e4 e5 {a  b} 2. Ng1f3 Nc6 3. Bb5+ a6 4. Bc6 dxc6 5. 0-0 Ke3\r\n';
		const session = new Session({ 'a.pgn': before, 'a.fen': '# list\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq\n' });
		expect(await session.x(['check', '--fix', 'a.pgn', 'a.fen', '-q'])).toMatchObject({
			code: 1,
			out: 'Repaired 6 faults in 2 files with 1 game. Left 1 error.\n',
		});
		expect(session.read('a.pgn')).toBe('1. e4 e5 {a  b} 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Ke3\r\n');
		expect(session.read('a.fen')).toBe('# list\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n');
		expect(await session.x(['check', '--fix', 'a.fen'])).toMatchObject({ code: 0, out: 'No faults in 1 file.\n' });
	});

	test('repairs the tag FEN, at its place', async () => {
		const tags = (fen: string) => `[Event "${CLEAN.length}"]\n[FEN "${fen}"]\n[SetUp "1"]\n\n*\n`;
		const board = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
		const session = new Session({ 'a.pgn': CLEAN + tags(`${board} w KQkq`) });
		const { out } = await session.x(['check', 'a.pgn', '--json', '--spelling']);
		const column = `[FEN "${board} w KQkq`.length + 1;
		expect(recordsOf(out)[0]).toMatchObject({ line: 6, fix: { line: 6, column, endLine: 6, endColumn: column, text: ' - 0 1' } });
		await session.x(['check', 'a.pgn', '--fix']);
		expect(session.read('a.pgn')).toBe(CLEAN + tags(`${board} w KQkq - 0 1`));
	});

	test('repairs across the blocks in which a file is read', async () => {
		const game = `[Event "${'x'.repeat(200)}"]\n\n1. e2e4 e5 2. Ng1f3 Nc6 *\n\n`;
		const count = Math.ceil((9 << 18) / game.length);
		const session = new Session({ 'a.pgn': game.repeat(count) });
		const { out } = await session.x(['check', '--fix', 'a.pgn', '--json']);
		expect(recordsOf(out)).toEqual([expect.objectContaining({ type: 'check-summary', games: count, fixed: 2 * count, errors: 0 })]);
		expect(session.read('a.pgn')).toBe(game.replace('e2e4', 'e4').replace('Ng1f3', 'Nf3').repeat(count));
	});

	test('refuses a symbolic link, and leaves it and its file as they are', async () => {
		const session = new Session({ 'real.pgn': '1. e2e4 *\n' });
		const [link, real] = ['link.pgn', 'real.pgn'].map((name) => join(session.directory, name)) as [string, string];
		symlinkSync(real, link);
		const { code, notes } = await session.x(['check', '--fix', 'link.pgn', 'real.pgn', '-q']);
		expect([code, notes]).toEqual([
			2,
			`error: Expected a file for --fix, found the symbolic link link.pgn.\nhint: Name the file: ${realpathSync(real)}\n`,
		]);
		expect([lstatSync(link).isSymbolicLink(), session.read('real.pgn')]).toEqual([true, '1. e4 *\n']);
	});

	test('keeps the mode of a file', async () => {
		const session = new Session({ 'a.pgn': '1. e2e4 *\n' });
		const path = join(session.directory, 'a.pgn');
		chmodSync(path, 0o664);
		await session.x(['check', '--fix', 'a.pgn']);
		expect([session.read('a.pgn'), statSync(path).mode & 0o777]).toEqual(['1. e4 *\n', 0o664]);
	});

	test('refuses streams and packed files', async () => {
		const session = new Session({ 'a.pgn.gz': gzipSync(CLEAN) });
		expect(await session.x(['check', '--fix', 'a.pgn.gz'])).toMatchObject({ code: 2, notes: expect.stringContaining('Unpack it.') });
		expect(await session.x(['check', '--fix', '-'], CLEAN)).toMatchObject({ code: 2, notes: expect.stringContaining('found <stdin>') });
	});
});
