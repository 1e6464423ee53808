import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameReader } from '../src/viewer/reader.js';
import { loadText, readGames, Unreadable } from '../src/viewer/source.js';
import { GAME_ENGLISH } from '../src/viewer/words.js';

afterEach(() => {
	vi.unstubAllGlobals();
});

const load = (signal: AbortSignal = new AbortController().signal): Promise<string> => loadText('game.kif', GAME_ENGLISH, signal);

describe('the text at the address of a viewer', () => {
	it('is what the server has', async () => {
		const fetched = vi.fn(async () => new Response('1. e4 *'));
		vi.stubGlobal('fetch', fetched);
		const { signal } = new AbortController();
		expect(await load(signal)).toBe('1. e4 *');
		expect(fetched).toHaveBeenCalledExactlyOnceWith('game.kif', { signal });
	});

	it.each<readonly [what: string, answer: () => Response, message: string]>([
		['the server does not have', () => new Response('', { status: 404, statusText: 'Not Found' }), '404 Not Found'],
		['the server refuses without a word', () => new Response('', { status: 500 }), '500'],
		[
			'no server has',
			() => {
				throw new TypeError('Failed to fetch');
			},
			'Failed to fetch',
		],
	])('that %s is named with the reason', async (_, answer, reason) => {
		vi.stubGlobal('fetch', async () => answer());
		await expect(load()).rejects.toThrow(new Unreadable(`The game at game.kif cannot be loaded: ${reason}`));
	});

	it('is not waited for when another one is wanted', async () => {
		const wanted = new AbortController();
		vi.stubGlobal('fetch', async (_: string, { signal }: { readonly signal: AbortSignal }) => signal.throwIfAborted());
		wanted.abort();
		await expect(load(wanted.signal)).rejects.toMatchObject({ name: 'AbortError' });
	});
});

const readerOf = (format: string, sign: string, more: Partial<GameReader> = {}): GameReader => ({
	format,
	title: format.toUpperCase(),
	needs: [`@x/${format}`, '@x/core'],
	matches: (text) => text.includes(sign),
	load: async () => ({ read: (text) => (text === '' ? [] : [{ title: format, text, open: expect.unreachable }]) }),
	...more,
});

describe('the games of a text', () => {
	const readers = [
		readerOf('one', '1'),
		readerOf('gone', 'gone', { load: () => Promise.reject(new Error('not found')) }),
		readerOf('bad', 'bad', {
			load: async () => ({
				read: () => {
					throw new Error('Expected a move, found "bad".');
				},
			}),
		}),
		readerOf('all', ''),
	];
	const read = (text: string, format?: string) => readGames(text, format, readers, {}, GAME_ENGLISH);

	it.each([
		['1. e4', undefined, 'one'],
		['e4', undefined, 'all'],
		['1. e4', 'all', 'all'],
	])('%s, with the format %s, are read by the reader %s', async (text, format, title) => {
		expect((await read(text, format)).map((game) => game.title)).toEqual([title]);
	});

	it.each([
		['', undefined, 'The text has no game.'],
		['1. e4', 'other', 'Expected one of one, gone, bad, all as the format, found "other".'],
		['gone', undefined, 'Games in GONE need @x/gone, @x/core. A part of them is not installed.'],
		['bad', undefined, 'The game cannot be read. Expected a move, found "bad".'],
	])('%j, with the format %s, cannot be shown: %s', async (text, format, message) => {
		await expect(read(text, format)).rejects.toThrow(new Unreadable(message));
	});

	it('are none where no reader recognises the text', async () => {
		await expect(readGames('e4', undefined, readers.slice(0, 1), {}, GAME_ENGLISH)).rejects.toThrow('The text has no game.');
	});
});
