import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type GamePlace, PgnReader, type PgnVisitor, read, readGames } from '../src/stream.js';
import { random } from './support/random.js';

/** All calls of a visitor, with their texts and offsets. */
const recorder = (): { readonly visitor: PgnVisitor; readonly calls: unknown[] } => {
	const calls: unknown[] = [];
	const visitor: PgnVisitor = {
		beginGame: (place) => calls.push(['begin', place]),
		tag: (tag) => calls.push(['tag', tag]),
		endTags: (tags) => void calls.push(['tags', tags.length]),
		move: ({ from, to, text }, legal) => calls.push(['move', from, to, text, legal]),
		nag: (nag) => calls.push(['nag', nag]),
		comment: (token) => calls.push(['comment', token.from, token.to, token.text()]),
		openVariation: () => calls.push(['(']),
		closeVariation: () => calls.push([')']),
		result: (result) => calls.push(['result', result]),
		problem: (problem) => calls.push(['problem', problem]),
		endGame: (game) => void calls.push(['end', game]),
	};
	visitor.move = (token, legal) => calls.push(['move', token.from, token.to, token.text(), legal]);
	return { visitor, calls };
};

/** Pieces of text that meet in all orders: complete tokens, halves of tokens, and characters of more than one byte. */
const PIECES = [
	'[Event "x"]\n',
	'[White "a \\"b\\" ü"] ',
	'[FEN "8/8[]/ w - - 0 1"]\r\n',
	'[bad]',
	'[',
	']',
	'"',
	'\\',
	'\n',
	'\r\n',
	'\n\n',
	' ',
	'\t',
	'1. ',
	'12...',
	'3…',
	'1.e4',
	'e4 ',
	'Nf3+ ',
	'e8=Q#',
	'e8(Q) ',
	'exd6 e.p. ',
	'exd6 ep',
	'Qh5 dbl ch ',
	'Qh5 mate',
	'c4 ch4 ',
	'd4 dis ',
	'!',
	'?',
	'!!? ',
	'$1 ',
	'$',
	'$1000 ',
	'+- ',
	'= ',
	'(=)',
	'(D) ',
	'(',
	') ',
	'{ text } ',
	'{',
	'}',
	'{[%clk 0:01:00]}',
	'; line\n',
	';',
	'\n% escape\n',
	'%',
	'--',
	'Z0 ',
	'0000 ',
	'Nf3,d4 ',
	',',
	'1-0',
	'0-1 ',
	'1/2-1/2\n',
	'½-½ ',
	'1–0 ',
	'* ',
	'*',
	'♘f3 ',
	'Кf3',
	'\u00a0',
	'\ufeff',
	'\u0001',
	'\u0000',
	'a'.repeat(300),
	'7'.repeat(300),
	'[Round "',
	'0-0 ',
	'\n[Event "y"]\n\n',
	'{ a\n\n[Event "z"]\n\n1. d4 { b } *',
];

const textOf = (next: () => number, length: number): string =>
	Array.from({ length }, () => PIECES[Math.floor(next() * PIECES.length)]).join('');

const whole = (bytes: Uint8Array): unknown[] => {
	const { visitor, calls } = recorder();
	const reader = new PgnReader(visitor, { limits: { token: 200, depth: 3 } });
	reader.push(bytes);
	reader.end();
	return calls;
};

describe('a reader of pieces', () => {
	it('makes the same calls for any division into pieces', () => {
		const next = random(1);
		for (let round = 0; round < runs(3000); round++) {
			const bytes = new TextEncoder().encode(textOf(next, 1 + Math.floor(next() * 40)));
			const { visitor, calls } = recorder();
			const reader = new PgnReader(visitor, { limits: { token: 200, depth: 3 } });
			const size = [1, 2, 7, 50][round % 4]!;
			for (let at = 0; at < bytes.length; ) {
				const to = Math.min(bytes.length, at + 1 + Math.floor(next() * size));
				const chunk = bytes.slice(at, to);
				reader.push(chunk);
				chunk.fill(63);
				at = to;
			}
			reader.end();
			expect(calls).toEqual(whole(bytes));
		}
	});

	it('accounts for every byte: games follow each other, and tokens too', () => {
		const next = random(2);
		for (let round = 0; round < runs(2000); round++) {
			const bytes = new TextEncoder().encode(textOf(next, 1 + Math.floor(next() * 40)));
			let behind = 0;
			for (const [name, from, to] of whole(bytes) as [string, number, number][]) {
				if (name !== 'move' && name !== 'comment') continue;
				expect(from).toBeGreaterThanOrEqual(behind);
				expect(to).toBeGreaterThan(from);
				behind = to;
			}
			expect(behind).toBeLessThanOrEqual(bytes.length);
		}
	});

	it('goes on at the place behind any game', async () => {
		const next = random(3);
		for (let round = 0; round < runs(300); round++) {
			const bytes = new TextEncoder().encode(textOf(next, 60));
			const { visitor, calls } = recorder();
			await read(bytes, visitor, { limits: { token: 200 } });
			const ends = (calls as [string, { next: GamePlace }][]).flatMap(([name, game], at) =>
				name === 'end' ? [{ at, next: game.next }] : [],
			);
			const end = ends[Math.floor(next() * ends.length)];
			if (end === undefined) continue;
			const rest = recorder();
			await read(bytes.subarray(end.next.offset), rest.visitor, { limits: { token: 200 }, from: end.next });
			expect(rest.calls).toEqual(calls.slice(end.at + 1));
		}
	});
});

describe('readers of sources', () => {
	it('join the halves of a character in two pieces of text', async () => {
		const text = '1. e4 {\ud83d\ude00} *';
		for (let at = 0; at <= text.length; at++) {
			const { visitor, calls } = recorder();
			await read([text.slice(0, at), '', text.slice(at)], visitor);
			expect(calls).toContainEqual(['comment', 6, 12, '{\ud83d\ude00}']);
		}
		const { visitor, calls } = recorder();
		await read(['1. e4 {\ud83d', new TextEncoder().encode('} {'), '\ud83d'], visitor);
		expect(calls).toContainEqual(['comment', 6, 11, '{\ufffd}']);
		expect(calls).toContainEqual(['comment', 12, 16, '{\ufffd']);
	});

	it('stop on a signal between two games of the same piece', async () => {
		const controller = new AbortController();
		const { signal } = controller;
		const text = '1. e4 * 1. d4 * 1. c4 *';
		let games = 0;
		const reading = async (): Promise<void> => {
			for await (const _ of readGames(text, { signal })) if (++games === 2) controller.abort(new Error('enough'));
		};
		await expect(reading()).rejects.toThrow('enough');
		expect(games).toBe(2);
	});
});
