import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { PgnArchive, splitRanges } from '../src/archive.js';
import { parse } from '../src/index.js';
import { random } from './support/random.js';

const FORMS = [
	(n: number) => `[Event "E ${n}"]\n[White "W"]\n\n1. e4 {a comment\nof two lines} e5 (1... c5) 1-0\n\n`,
	(n: number) => `[Event "E ${n}"]\r\n[Result "*"]\r\n\r\n1. d4 {}\r\n\r\n{[not "a tag"]} d5 *\r\n\r\n`,
	(n: number) => `[Event "E ${n}"]\n\n1. e4 {\n\n[Event "inside of a comment"]\n\n} e5 *\n\n`,
	(n: number) => `[Event "E ${n}"]\n[FEN "8/8[]/ w"]\n\n*\n\n`,
	(n: number) => `[Event "E ${n}"]\n\n1. e4 e5\n2. Nf3\n\nNc6\n\n`,
];
const fileOf = (next: () => number, games: number): Uint8Array =>
	new TextEncoder().encode(Array.from({ length: games }, (_, n) => FORMS[Math.floor(next() * FORMS.length)]!(n)).join(''));

describe('an archive', () => {
	it('finds every game, and reads each alone as in the whole file', async () => {
		const next = random(4);
		for (let round = 0; round < 50; round++) {
			const bytes = fileOf(next, 20);
			const games = parse(bytes);
			const archive = new PgnArchive(round % 2 === 0 ? bytes : new Blob([bytes as Uint8Array<ArrayBuffer>]));
			const one = Math.floor(next() * games.length);
			expect(await archive.game(one)).toEqual(games[one]);
			expect(await archive.scan()).toBe(games.length);
			expect([archive.isComplete, archive.count, archive.size]).toEqual([true, games.length, bytes.length]);
			for (const [index, game] of games.entries()) {
				expect(await archive.game(index)).toEqual(game);
				expect(await archive.tags(index)).toEqual(game.tags);
				const to = games[index + 1]?.span.from ?? game.span.to;
				expect(await archive.bytes(index)).toEqual(bytes.slice(game.span.from, to));
			}
		}
	});

	it('lists games with their tags from any number on, and grows its index meanwhile', async () => {
		const bytes = fileOf(random(5), 30);
		const archive = new PgnArchive(bytes);
		const found: number[] = [];
		for await (const { game, tags, ...entry } of archive.list(12)) {
			found.push(game);
			expect(tags[0]!.value).toBe(`E ${game}`);
			// The moves are not read, so their number is not known.
			expect(Object.keys(entry)).toEqual(['offset', 'line', 'column', 'length', 'next']);
		}
		expect(found).toEqual(Array.from({ length: 18 }, (_, n) => n + 12));
		expect(archive.count).toBe(30);
	});

	it('reads no further than needed, reports its progress, and stops on a signal', async () => {
		const bytes = new Uint8Array(8 << 20).fill(32);
		const game = new TextEncoder().encode('[Event "x"]\n\n1. e4 *\n');
		for (let at = 0; at < bytes.length; at += 1 << 12) bytes.set(game, at);
		const reads: number[] = [];
		const slice = (from: number, to: number) => ({
			arrayBuffer: () => {
				reads.push(to - from);
				return Promise.resolve(bytes.slice(from, to).buffer);
			},
		});
		const archive = new PgnArchive({ size: bytes.length, slice });
		expect((await archive.game(3)).tags[0]!.value).toBe('x');
		expect(reads.reduce((sum, one) => sum + one)).toBeLessThan(2 << 20);
		const controller = new AbortController();
		const done: number[] = [];
		const onProgress = (read: number, size: number): void => {
			expect(size).toBe(bytes.length);
			if (done.push(read) === 3) controller.abort(new Error('enough'));
		};
		await expect(archive.scan(undefined, { signal: controller.signal, onProgress })).rejects.toThrow('enough');
		expect(done).toHaveLength(3);
		expect(archive.isComplete).toBe(false);
		expect(await archive.scan()).toBe(2048);
	});

	it('reads a part of a larger buffer, and a `Buffer` of node, whose slices share its bytes', async () => {
		const text = '[White "a"]\n\n1. e4 *\n\n[White "b"]\n\n1. d4 *\n';
		const larger = new TextEncoder().encode(`1. c4 *\n\n${text}\n[White "c"] *`);
		const part = larger.subarray(9, 9 + text.length);
		for (const source of [part, Buffer.from(part.buffer, part.byteOffset, part.length), Buffer.from(text)]) {
			const archive = new PgnArchive(source);
			expect(await archive.scan()).toBe(2);
			expect(await archive.game(1)).toEqual(parse(text)[1]);
			expect(await splitRanges(source, 2)).toEqual(await splitRanges(new TextEncoder().encode(text), 2));
		}
	});

	it('names games that do not exist, and wrong arguments', async () => {
		const archive = new PgnArchive(new TextEncoder().encode('1. e4 *'));
		await expect(archive.game(1)).rejects.toThrow('Expected the number of a game, found 1: the archive has 1 game, numbered from 0.');
		await expect(archive.tags(-1)).rejects.toThrow('found -1');
		expect(() => new PgnArchive('1. e4' as unknown as Uint8Array)).toThrow(/source.*Expected a Blob or a Uint8Array/);
		await expect(archive.scan(1, { onprogress: 1 } as object)).rejects.toThrow(TypeError);
		await expect(splitRanges(new Uint8Array(1), 0)).rejects.toThrow('a positive whole number');
	});
});

describe('byte ranges', () => {
	it('cover the file, begin at games, and give the games of the whole', async () => {
		const next = random(6);
		for (let round = 0; round < 60; round++) {
			const bytes = fileOf(next, 1 + Math.floor(next() * 30));
			const parts = 1 + Math.floor(next() * 9);
			const ranges = await splitRanges(bytes, parts);
			expect(ranges.length).toBeLessThanOrEqual(parts);
			expect(ranges[0]!.from).toBe(0);
			expect(ranges.at(-1)!.to).toBe(bytes.length);
			for (const [index, { from }] of ranges.entries()) expect(from).toBe(index === 0 ? 0 : ranges[index - 1]!.to);
			const texts = (games: ReturnType<typeof parse>) =>
				games.map(({ tags, moves, result }) => [tags.map(({ value }) => value), moves.map(({ san }) => san), result]);
			expect(ranges.flatMap(({ from, to }) => texts(parse(bytes.slice(from, to))))).toEqual(texts(parse(bytes)));
		}
	});
	it('give the games of the whole wherever a stray sign stands', async () => {
		const next = random(7);
		const SIGNS = [
			'\\',
			'{',
			'}',
			'(',
			')',
			'[',
			'"',
			';x',
			'%',
			'*',
			'1-0',
			'!',
			'$1',
			'\n',
			'\n\n',
			'<',
			'\u0001',
			'\u0001\n\n',
			'e4',
			'½',
			'1–0 \u0002',
		];
		const shown = (games: ReturnType<typeof parse>) =>
			games.map(({ tags, comments, moves, result, problems }) => [
				tags.map(({ name, value }) => [name, value]),
				comments.map(({ text }) => text),
				JSON.stringify(moves, (key, value) => (key === 'span' ? undefined : value)),
				result,
				problems.map(({ code }) => code),
			]);
		let cuts = 0;
		for (let round = 0; round < runs(400); round++) {
			let text = new TextDecoder().decode(fileOf(next, 12));
			for (let stray = 0; stray < 3; stray++) {
				const at = Math.floor(next() * text.length);
				text = text.slice(0, at) + SIGNS[Math.floor(next() * SIGNS.length)] + text.slice(at);
			}
			const bytes = new TextEncoder().encode(text);
			const ranges = await splitRanges(bytes, 8);
			cuts += ranges.length - 1;
			const parts = ranges.flatMap(({ from, to }) => shown(parse(bytes.slice(from, to))));
			const whole = shown(parse(bytes));
			for (const [index, game] of whole.entries()) expect(parts[index], `game ${index} of ${JSON.stringify(text)}`).toEqual(game);
			expect(parts).toHaveLength(whole.length);
		}
		// Most files are divided nevertheless.
		expect(cuts).toBeGreaterThan(runs(400));
	});
	it('are not divided in a comment that is longer than what is read at once', async () => {
		const bytes = new TextEncoder().encode(`[A "a"]\n\n1. e4 {${`e5\n\n[B "b"]\n\n`.repeat(20_000)}} 1-0\n\n[C "c"]\n\n1. e4 *`);
		const [first, second, ...others] = await splitRanges(bytes, 5);
		expect([first!.to, others]).toEqual([bytes.length - 16, []]);
		expect(second!.from).toBe(first!.to);
	});
});
