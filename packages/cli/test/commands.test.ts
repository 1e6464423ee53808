import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLink } from '../src/game/link.js';
import { recordsOf, Session } from './support/session.js';
import { SMALL_AND_SMALLER } from './support/variants.js';
import { zstdFrame } from './support/zstd.js';

/** Links of the playground, with the states that its own reader finds in them. */
const links: readonly {
	readonly link: string;
	readonly state: {
		readonly ruleset: { readonly id: string };
		readonly start: { readonly kind: string; readonly fen?: string; readonly number?: number };
		readonly record: { readonly moves?: readonly string[] };
	};
}[] = JSON.parse(readFileSync(new URL('../../../apps/playground/vectors/links.json', import.meta.url), 'utf8'));

describe('GAME', () => {
	test('reads all links of the playground as it does', () => {
		expect(links.length).toBeGreaterThan(5);
		for (const { link, state } of links) {
			const { ruleset, start, record } = state;
			if (ruleset.id === 'icn') {
				expect(() => readLink(link)).toThrow('Expected a link with a bounded board');
				continue;
			}
			const { source, fen, number, moves = [] } = readLink(link);
			const id =
				source.kind === 'id'
					? source.id
					: `${{ 'variants.txt': 'variants:', 'variants.ini': 'ini:', fbr: 'fbr:', json: 'json:', diagram: 'diagram:' }[source.language]}${source.text}`;
			expect([id, fen, number, moves]).toEqual([ruleset.id, start.fen, start.number, record.moves ?? []]);
		}
	});

	test('refuses damaged links', async () => {
		const { link } = links[1]!;
		expect(await new Session().x(['describe', `#${link.slice(0, -1)}A`])).toMatchObject({
			code: 2,
			notes: expect.stringContaining('cut off or mistyped'),
		});
	});

	test('is an id, a title, a file, one of several games of a file, or a link', async () => {
		const session = new Session({ 'v.txt': SMALL_AND_SMALLER });
		const titleOf = async (game: string): Promise<string> => (await session.x(['describe', game])).out.split('\n')[0]!;
		expect(await titleOf('chess')).toBe('# Chess');
		expect(await titleOf('King of the Hill')).toBe('# King of the Hill');
		expect(await titleOf('v.txt#smaller')).toBe('# Smaller');
		expect(await titleOf(`https://example.org/#${links[1]!.link}`)).toBe('# Chess');
		expect(await titleOf(`https://example.org/#${links[1]!.link}.rules`)).toBe('# Chess');
		expect(await session.x(['describe', 'v.txt'])).toMatchObject({
			code: 2,
			notes: 'error: Expected one game, found 2: Small, Smaller.\nhint: Name one of them: FILE#"Small".\n',
		});
		expect((await session.x(['describe', 'v.txt#none'])).notes).toContain(
			'Expected one of "Small", "Smaller" in the file of rules, found "none".',
		);
	});

	test('shows the faults of rules with carets', async () => {
		const { code, notes } = await new Session({ 'v.txt': SMALL_AND_SMALLER.replace('slide (H', 'slid (H') }).x(['describe', 'v.txt#Small']);
		expect(code).toBe(2);
		expect(notes).toContain('5 | Move: slid (H, V)\n  |       ^^^^\n');
	});
});

describe('inputs', () => {
	test('reads Zstandard, also several frames', async () => {
		const session = new Session({ 'a.pgn.zst': Buffer.concat([zstdFrame('1. e4 e5 *\n\n'), zstdFrame('1. e4 e6 2. Ke3 *\n')]) });
		expect(recordsOf((await session.x(['check', 'a.pgn.zst', '--json'])).out)).toMatchObject([{ line: 3, game: 2 }, { games: 2 }]);
	});
});

describe('explain', () => {
	const explain = async (...words: string[]): Promise<string> => {
		const { code, out } = await new Session().x(['explain', ...words]);
		return `${code} ${out.trim()}`;
	};

	/** Sente has a pawn in hand, and one on file 5. */
	const ONE_PAWN = '4k4/9/9/9/9/9/4P4/9/4K4 b P 1';

	test.each([
		[['chess', 'start', 'Nf3'], '0 Nf3 is legal.'],
		[['chess', 'start', 'g1f3'], '0 Nf3 is legal.'],
		[['chess', 'start', 'a1a4'], '1 a1a4 is not legal. Your own pawn on a2 blocks the way to a4.'],
		[['chess', 'start', 'Ke2'], '1 Ke2 is not legal. Your own pawn is on e2.'],
		[['chess', '4k3/8/8/8/8/8/4r3/4K2R w K - 0 1', 'O-O'], '1 O-O is not legal. The king is in check.'],
		[
			['chess', '4k3/8/8/8/8/N1N5/8/4K3 w - - 0 1', 'Nb5'],
			'1 Nb5 is not legal. More than one move fits, from a3 and c3.\nhint: The nearest legal moves are Nab5, Ncb5.',
		],
		[['shogi', 'start', '7g7e'], '1 7g7e is not legal. A pawn cannot go from 7g to 7e.'],
		[['xiangqi', 'start', 'h1f2'], '1 h1f2 is not legal. Your own elephant on g1 blocks the way to f2.'],
		[['chess', 'start', 'O-O'], '1 O-O is not legal. Your own bishop is on f1.'],
		[['crazyhouse', 'start', 'N@d2'], '1 N@d2 is not legal. Your own pawn is on d2.'],
		[['crazyhouse', 'start', 'N@d4'], '1 N@d4 is not legal. White has no knight in hand.'],
		[['shogi', ONE_PAWN, 'P*5e'], '1 P*5e is not legal. A pawn of yours is already on file 5.'],
		[['shogi', ONE_PAWN, 'p@7g'], '0 P@7g is legal.'],
		[['chess', 'start', 'P@e5'], '1 P@e5 is not legal. A pawn cannot be put on the board in this game.'],
	])('%s', async (words, answer) => {
		expect(await explain(...words)).toBe(answer);
	});

	test('refuses texts that are not moves, and positions with faults', async () => {
		const session = new Session();
		expect((await session.x(['explain', 'chess', 'start', 'hello'])).notes).toBe(
			'error: Expected a move, found "hello".\nhint: Write cells, such as e2e4, or a piece and its target, such as Nf3.\n',
		);
		expect((await session.x(['explain', 'crazyhouse', 'start', 'hello'])).notes).toContain('or a drop, such as P@e5.\n');
		expect((await session.x(['explain', 'chess', '8/8', 'Ke2'])).notes).toContain('Expected 8 ranks, found 2.');
	});

	test('continues the moves of a link', async () => {
		expect(await explain(`#${links[1]!.link}`, 'start', 'f6')).toBe('0 f6 is legal.');
	});
});

describe('diff', () => {
	test('exits with 1 for different rules', async () => {
		const { code, out } = await new Session().x(['diff', 'chess', 'king-of-the-hill']);
		expect([code, out]).toEqual([1, expect.stringMatching(/^Adds /)]);
		expect(await new Session().x(['diff', 'chess', 'chess'])).toMatchObject({ code: 0, out: 'Chess and Chess have the same rules.\n' });
	});
});

describe('draw', () => {
	test('writes a picture to the output, or into a file', async () => {
		const session = new Session();
		const { code, out } = await session.x(['draw', 'chess', '--arrows', 'e2-e4', '--marks', 'd5', '--width', '320']);
		expect(code).toBe(0);
		expect(out).toMatch(/^<svg [^>]*width="320"[\s\S]*<title>Chess<\/title>[\s\S]*<\/svg>\n$/);
		expect(await session.x(['draw', 'shogi', 'start', '--figures', '-o', 'a.svg'])).toMatchObject({ code: 0, out: '' });
		expect(session.read('a.svg')).toMatch(/^<svg /);
		expect((await session.x(['draw', 'chess', '--marks', 'z9'])).notes).toContain('Expected a cell of the board, such as a1, found "z9".');
	});
});

describe('describe', () => {
	test('lists all games without an argument, and one section on demand', async () => {
		const session = new Session();
		expect((await session.x(['describe'])).out).toContain('\nchess ');
		const { out } = await session.x(['describe', 'chess', '--section', 'promotion']);
		expect(out).toMatch(/^# Chess\n\n## Promotion\n\n- /);
		expect((await session.x(['describe', 'chess', '--section', 'nothing'])).notes).toContain('Expected a section, one of Board, Pieces, ');
	});
});

describe('a game in a file', () => {
	const files = {
		'mine.txt': 'files=4\nranks=4\nshuffle=R\nrook:R:R:rook:a1:2\nking:K:K:king:b1',
		'two.ini': '[one:chess]\nmaxRnk = 8\n\n[two:chess]\nstalemateValue = loss',
	};

	test('names what its rules leave out, next to the result', async () => {
		const { code, out, notes } = await new Session(files).x(['perft', 'mine.txt', '1']);
		expect([code, out !== '']).toEqual([0, true]);
		expect(notes.split('\n')).toEqual([
			'mine.txt: lost: The definition in FBR leaves out that the start is shuffled.',
			'mine.txt: lost: The definition in FBR leaves out the pieces in hand: rook.',
			'',
		]);
	});

	test('names what the section leaves out, not what the others do', async () => {
		const session = new Session(files);
		expect((await session.x(['describe', 'two.ini#one'])).notes).toMatch(/^two\.ini: lost: .*maxRnk/);
		expect((await session.x(['describe', 'two.ini#two'])).notes).toBe('');
	});
});
