import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gallery as fbrGallery } from '@x/fbr/gallery';
import { gallery as sjaakGallery } from '@x/sjaak-variants/gallery';
import { describe, expect, test } from 'vitest';
import { textKindOf } from '../src/input/text-kind.js';
import { Session } from './support/session.js';

const ROOT = new URL('../../../', import.meta.url);
/** Data that is not in this repository; tests without it are skipped. */
const SHARED = process.env.X_SHARED === undefined ? new URL('../shared/', ROOT) : new URL(`file://${process.env.X_SHARED}/`);
const vectors = new URL('vectors/', SHARED);
const hasShared = process.env.X_SHARED !== '' && existsSync(vectors);
// An empty value means that the data is absent on purpose.
if (!hasShared && process.env.CI && process.env.X_SHARED !== '') throw new Error(`The shared vectors are missing: ${vectors}`);
if (!hasShared) console.log('The kinds of the shared vectors are not tested: there is no folder vectors.');

const read = (path: string, root: URL = ROOT): string => readFileSync(new URL(path, root), 'utf8');
const kindOf = (text: string): Promise<string | undefined> => textKindOf('-', new TextEncoder().encode(text));

/** The kinds of some texts, each with the texts that have it; those of the expected kind are left out. */
const others = async (texts: readonly string[], expected: string): Promise<readonly string[]> => {
	expect(texts.length).toBeGreaterThan(2);
	const found = await Promise.all(texts.map(async (text) => [await kindOf(text), text] as const));
	return found.flatMap(([kind, text]) => (kind === expected ? [] : [`${kind}: ${text.slice(0, 80)}`]));
};

describe('a text without the name of a file', () => {
	test('is FBR if it begins with the head of a game, or consists of rules and pieces', async () => {
		expect(await others([...fbrGallery.map(({ text }) => text)], 'fbr')).toEqual([]);
		const headless = fbrGallery.map(({ text }) => text.split('\n').slice(3).join('\n')).filter((text) => /^[a-z]{3}/.test(text));
		expect(await others(headless, 'fbr')).toEqual([]);
		expect(
			await others([':Tiny\n4x4\nroyal K foo', 'royal promtion+[8] K +P==Q', 'K Q R N +P==QRN', 'K=W Q royal{K} stalemate=draw'], 'fbr'),
		).toEqual([]);
	});

	test('is variants.txt, ICN or FEN by its own examples', async () => {
		expect(await others([...sjaakGallery.map(({ text }) => text)], 'variants.txt')).toEqual([]);
		const icn: readonly { readonly text: string }[] = JSON.parse(read('packages/icn/vectors/texts.json'));
		expect(
			await others(
				icn.filter(({ text }) => /\|[A-Za-z]/.test(text)).map(({ text }) => text),
				'icn',
			),
		).toEqual([]);
		const fen: readonly { readonly text: string }[] = JSON.parse(read('packages/fen/vectors/valid.json'));
		expect(
			await others(
				fen.map(({ text }) => text),
				'fen',
			),
		).toEqual([]);
	});

	test.runIf(hasShared)('is the notation of the files that the libraries are tested with', async () => {
		const games = readdirSync(new URL('pgn/', vectors));
		expect(
			await others(
				games.map((name) => read(`pgn/${name}`, vectors)),
				'pgn',
			),
		).toEqual([]);
		expect(await kindOf(read('sjaak/variants-1.4.1.txt', vectors))).toBe('variants.txt');
		const feen: readonly { readonly feen: string }[] = JSON.parse(read('feen/starts.json', vectors));
		expect(
			await others(
				feen.map((one) => one.feen).filter((text) => /^\S*\//.test(text)),
				'feen',
			),
		).toEqual([]);
		const written: readonly Readonly<Record<'board' | 'start' | 'rules' | 'pieces', string | null>>[] = JSON.parse(
			read('fbr/bridge-variants.json', vectors),
		);
		const texts = written.map(({ board, start, rules, pieces }) =>
			[board, start, rules, pieces].filter((part) => part !== null).join('\n'),
		);
		expect(await others(texts, 'fbr')).toEqual([]);
		expect(
			await others(
				written.map(({ rules, pieces }) => `${rules} ${pieces}`),
				'fbr',
			),
		).toEqual([]);
	});

	test('is not a notation if it is a page of Markdown, even one with examples', async () => {
		const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(new URL('packages/', ROOT)).map((name) => `packages/${name}/README.md`)];
		const present = pages.filter((path) => existsSync(new URL(path, ROOT)));
		expect(present.length).toBeGreaterThan(12);
		for (const path of present) expect([path, await kindOf(read(path))]).toEqual([path, undefined]);
	});
});

test('says that a file is in no known notation, and which option names it', async () => {
	const session = new Session({ 'README.md': '# A list\n\n| a | b |\n|---|---|\n| `x == y` | royal |\n' });
	for (const words of [['check'], ['check', '--fix']])
		expect(await session.x([...words, 'README.md'])).toMatchObject({
			code: 2,
			out: '',
			notes: expect.stringMatching(/^error: x cannot tell what notation README\.md is in\.\nhint: Name it: --as KIND, one of pgn, /),
		});
	expect(await session.x(['convert', 'README.md', '--to', 'fen'])).toMatchObject({
		code: 2,
		notes: expect.stringMatching(/^error: x cannot tell what notation README\.md is in\.\nhint: Name it: --from NOTATION, one of fen, /),
	});
});
