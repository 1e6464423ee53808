import { gzipSync } from 'node:zlib';
import { encode } from '@x/kif';
import { describe, expect, it } from 'vitest';
import { OpenedFile } from '../src/worker/files/opened-file.js';
import { queryOf } from '../src/worker/files/query.js';
import type { FileView } from '../src/worker/protocol.js';
import { zstdOf } from './zstd.js';

const gameOf = (index: number): string =>
	`[Event "Cup ${index % 7}"]\n[Date "19${50 + (index % 50)}.01.02"]\n[White "Müller, ${index}"]\n[Black "Carlsen"]\n[Result "${index % 2 === 0 ? '1-0' : '1/2-1/2'}"]\n${index % 5 === 0 ? '[Variant "Atomic"]\n' : ''}\n1. Nf3 Nf6 ${index % 2 === 0 ? '1-0' : '1/2-1/2'}\n\n`;
const pgnOf = (games: number): string => Array.from({ length: games }, (_, index) => gameOf(index)).join('');

interface Run {
	readonly opened: OpenedFile;
	readonly views: FileView[];
	readonly last: () => FileView;
}

const open = async (content: BlobPart, name = 'games.pgn'): Promise<Run> => {
	const opened = new OpenedFile();
	const views: FileView[] = [];
	await opened.open(new File([content], name), (view) => views.push(view));
	return { opened, views, last: () => views.at(-1)! };
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

describe('a file of games', () => {
	it('is listed, searched by tags, and its games are read alone', async () => {
		const { opened, last } = await open(pgnOf(500));
		expect(last()).toMatchObject({ name: 'games.pgn', unit: 'game', games: 500, matches: 500, done: true });
		expect(await opened.rows(0, 2)).toEqual([
			{ game: 0, title: 'Müller, 0 – Carlsen', about: ['1-0', '1950.01.02', 'Cup 0', 'Atomic'] },
			{ game: 1, title: 'Müller, 1 – Carlsen', about: ['1/2-1/2', '1951.01.02', 'Cup 1'] },
		]);
		const views: FileView[] = [];
		await opened.search('white:muller result:1-0 date:1960', (view) => views.push(view));
		expect(views.at(-1)).toMatchObject({ games: 500, matches: 10, done: true });
		expect((await opened.rows(0, 99)).map(({ game }) => game)).toEqual([10, 60, 110, 160, 210, 260, 310, 360, 410, 460]);
		expect(await opened.game(1)).toMatchObject({ at: 1, game: 60, text: gameOf(60).trim(), preset: { id: 'atomic' } });
		await expect(opened.game(10)).rejects.toThrow('not in the list');
		expect(await opened.rows(10, 20)).toEqual([]);
	});

	it('is read in steps, and the games found before a cancelled reading stay', async () => {
		const text = pgnOf(30_000);
		const opened = new OpenedFile();
		const views: FileView[] = [];
		await opened.open(new File([text], 'games.pgn'), (view) => {
			views.push(view);
			if (view.read >= 2 << 20) opened.stop();
		});
		expect(views.length).toBeGreaterThan(1);
		const { games, cancelled, done } = views.at(-1)!;
		expect([cancelled, done]).toEqual([true, true]);
		expect(games).toBeGreaterThan(1000);
		expect(games).toBeLessThan(30_000);
		expect(await opened.rows(games - 1, games + 1)).toHaveLength(1);
		await opened.search('', (view) => views.push(view));
		expect(views.at(-1)).toMatchObject({ games: 30_000, done: true });
		expect(views.at(-1)!.cancelled).toBe(undefined);
	});

	it.each([
		['zst', zstdOf],
		['gz', (content: Uint8Array) => new Uint8Array(gzipSync(content))],
	])('is unpacked: .%s', async (ending, pack) => {
		const { opened, views, last } = await open(new Uint8Array(pack(bytes(pgnOf(5000)))), `games.pgn.${ending}`);
		expect(views.some(({ phase }) => phase === 'unpack')).toBe(true);
		expect(last()).toMatchObject({ phase: 'read', games: 5000, done: true });
		expect((await opened.game(4999)).text).toBe(gameOf(4999).trim());
	});

	it('in Latin-1 keeps its letters', async () => {
		const { opened } = await open(new Uint8Array(Buffer.from(gameOf(1), 'latin1')));
		expect(await opened.game(0)).toMatchObject({ title: 'Müller, 1 – Carlsen' });
		expect((await opened.game(0)).text).toContain('Müller');
	});

	it('with a variant that the page does not have names it', async () => {
		const { opened } = await open('[White "A"]\n[Variant "Unheard of"]\n\n1. e4 *\n');
		expect(await opened.game(0)).toMatchObject({ preset: undefined, variant: 'Unheard of' });
	});
});

describe('a file of positions', () => {
	const LINE = '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";';

	it('is listed by the ids of its lines', async () => {
		const { opened, last } = await open(`${LINE}\n\n${LINE.replace('001', '002')}\n`, 'wac.epd');
		expect(last()).toMatchObject({ unit: 'position', games: 2, done: true });
		expect((await opened.rows(0, 2)).map(({ title }) => title)).toEqual(['WAC.001', 'WAC.002']);
		const views: FileView[] = [];
		await opened.search('id:002', (view) => views.push(view));
		expect(views.at(-1)!.matches).toBe(1);
		expect((await opened.game(0)).text).toBe(LINE.replace('001', '002'));
	});
});

describe('another file', () => {
	it('is a text in the encoding of its program', async () => {
		const kif = '手合割：平手\n   1 ７六歩(77)\n';
		const latin = 'Variant: Café noir\n';
		expect((await open(encode(kif, 'shift_jis') as Uint8Array<ArrayBuffer>, 'a.kif')).last().text).toBe(kif);
		expect((await open(bytes(kif), 'a.kif')).last().text).toBe(kif);
		expect((await open(new Uint8Array(Buffer.from(latin, 'latin1')), 'a.txt')).last().text).toBe(latin);
	});

	it('is passed on as a text if it is small', async () => {
		expect((await open('[mychess:chess]\nking = k\n', 'variants.ini')).last()).toMatchObject({
			text: '[mychess:chess]\nking = k\n',
			done: true,
		});
	});

	it.each([
		['', 'is empty'],
		['\u0000\u0001\u0002 picture', 'is not a text file'],
		[new Uint8Array(zstdOf(bytes(pgnOf(3))).subarray(0, 40)), 'not valid Zstandard'],
		[new Uint8Array(gzipSync(pgnOf(3)).subarray(0, 40)), 'not valid gzip'],
		['word '.repeat(300_000), 'neither PGN nor a list'],
	])('is refused with the reason %#', async (content, reason) => {
		expect((await open(content)).last()).toMatchObject({ refused: expect.stringContaining(reason), done: true });
	});
});

describe('a search', () => {
	const TAGS = [
		{ name: 'White', value: 'Carlsen, Magnus' },
		{ name: 'Black', value: 'Šturm, José' },
		{ name: 'Date', value: '2020.01.02' },
		{ name: 'FEN', value: '8/8/8/8/8/8/8/8 w - - 0 1' },
	];
	it.each([
		['', true],
		['carlsen', true],
		['sturm jose', true],
		['white:carlsen black:sturm', true],
		['black:carlsen', false],
		['player:carlsen', true],
		['"carlsen, magnus"', true],
		['white:"carlsen, m"', true],
		['year:2020', true],
		['-carlsen', false],
		['-kasparov', true],
		['-white:sturm', true],
		['8/8', false],
		['fen:8/8', true],
		['white:', true],
		[':', false],
		['white:kasp', false],
		['"', true],
	])('%j: %s', (query, fits) => {
		expect(queryOf(query)(TAGS)).toBe(fits);
	});
});
