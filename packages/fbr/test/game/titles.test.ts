import { games } from '@x/games';
import { type Definition, parse as parseMbn } from '@x/mbn';
import { describe, expect, it } from 'vitest';
import { fromRuleset } from '../../src/from/index.js';
import { gallery } from '../../src/gallery/index.js';
import { fingerprint } from '../../src/game/fingerprint.js';
import { toGame } from '../../src/game/index.js';
import { PROMOTED, SUBSTITUTES, TITLES } from '../../src/game/piece-titles.js';
import { parse, stringify } from '../../src/index.js';

/** The titles of the kinds of a definition. */
const titlesOf = (text: string): Readonly<Record<string, string | undefined>> =>
	Object.fromEntries(Object.entries(toGame(parse(text)).rules.kinds).map(([kind, { title }]) => [kind, title]));

const print = (moves: string): string | undefined =>
	fingerprint((parseMbn(`X=${moves}`).items[0] as Definition).moves!, { type: 'X', macros: {} });

describe('the tables', () => {
	it('have moves that can be compared, each once', () => {
		const found = [...TITLES, ...SUBSTITUTES].map(([moves]) => print(moves));
		expect(found).not.toContain(undefined);
		expect(new Set(found).size).toBe(found.length);
	});

	it('have names for promoted pieces of known ones', () => {
		const known = TITLES.map(([, title]) => title);
		for (const [title, rows] of Object.entries(PROMOTED)) {
			expect(known).toContain(title);
			for (const moves of Object.keys(rows)) expect(print(moves)).toBeDefined();
		}
	});

	it.each(TITLES.filter(([moves]) => !moves.startsWith('<')))('%s is a %s', (moves, title) => {
		const commoner = title === 'king' ? 'commoner' : title;
		const found = titlesOf(`9x10\nroyal K X=${moves.replace('{K}', '{X}')} G=W+fF`);
		expect(found.X ?? found.G).toBe(title === 'king' ? commoner : title);
	});
});

describe('moves that are the same', () => {
	it.each([
		['R+F', 'FR', 'W0F', 'F+R', 'vsW0+F'],
		['W+fF', 'fK+sbW', 'fF+bW+fsW'],
		['BN', 'I', 'V', 'N+F0', ':1,2:+B'],
		['P', 'mfW+cefF+[1-2]mefW02', 'mfW+cfF', 'mfW+cefF+imefW02'],
		['mR+cR', 'R', 'W0'],
		['(mW-fF)', 'mW-fF'],
		['mfF+cfW', 'S'],
	])('%s', (first, ...others) => {
		for (const other of others) expect(print(other), other).toBe(print(first));
	});

	it.each([
		['W', 'W2', 'W02', 'mW', 'W[a1]'],
		['N', 'fN', '(ff)N', 'N0', 'pN', 'nN'],
		['R', 'gR', 'cpR', 'R2'],
	])('are not those of others: %s', (...all) => {
		expect(new Set(all.map(print)).size).toBe(all.length);
	});

	it('are not guessed where they look around', () => {
		expect(print('K-!mK')).toBeUndefined();
		expect(print('/{K}/Q')).toBeUndefined();
		expect(print('N(r)0')).toBeUndefined();
	});
});

describe('titles', () => {
	it('are those of the base pieces for letters without moves', () => {
		expect(titlesOf('royal K Q R B N P')).toEqual({ K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' });
	});

	it('are those of the moves where a letter has others', () => {
		expect(titlesOf('royal K N=R R=N Q=mhQ')).toEqual({ K: 'king', N: 'rook', R: 'knight', Q: undefined });
	});

	it('follow the macros of the definition', () => {
		expect(titlesOf('royal @Q=R+N K Q')).toMatchObject({ Q: 'chancellor' });
		expect(titlesOf('royal @B=N K Q R B')).toEqual({ K: 'king', Q: undefined, R: 'rook', B: 'knight' });
	});

	it('are the comments where there are some, and no other piece has the same', () => {
		expect(titlesOf('royal K Q|Dame| A|Queen|=F C=Q')).toEqual({ K: 'king', Q: 'Dame', A: 'Queen', C: undefined });
	});

	it('are given once in a game, first to the piece with the letter', () => {
		expect(titlesOf('royal K A=N N M=K C=K')).toEqual({ K: 'king', A: undefined, N: 'knight', M: 'commoner', C: undefined });
	});

	it('tell royal pieces from others', () => {
		expect(titlesOf('royal K=N M=K')).toEqual({ K: 'king', M: 'commoner' });
		expect(titlesOf('royal{M} M=K')).toEqual({ M: 'king' });
	});

	it('tell the silver of shogi by its gold', () => {
		expect(titlesOf('royal K S=F+fW')).toMatchObject({ S: 'khon' });
		expect(titlesOf('royal K S=F+fW G=W+fF')).toMatchObject({ S: 'silver', G: 'gold' });
	});

	it('of promoted pieces are those of their base', () => {
		const text = 'royal K R B G=W+fF S=F+fW P=fW +R=R+F +B=B+W +S=W+fF +P=W+fF';
		expect(titlesOf(text)).toMatchObject({ '+R': 'dragon', '+B': 'horse', '+S': 'promoted silver', '+P': 'tokin' });
		expect(titlesOf('royal K R C=R+F')).toMatchObject({ C: 'crowned rook' });
	});

	it('of pieces that remember what they were say so', () => {
		const text = '8x8\nk7/8/8/8/8/8/8/K7[] w\nroyal holding=demote K Q P N +P==QN +N==Q';
		expect(titlesOf(text)).toMatchObject({ Q: 'queen', 'Q~P': 'promoted queen', 'Q~N': undefined, 'N~P': 'promoted knight' });
	});

	it('are the same for both sides, or none', () => {
		expect(titlesOf('royal K Q=R q=B')).toMatchObject({ Q: undefined });
		expect(titlesOf('royal K Q=R q=W0')).toMatchObject({ Q: 'rook' });
	});

	it('give up on macros of macros, which are longer than any piece', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRST'];
		const macros = letters.slice(1).map((letter, at) => `@${letter}=${letters[at]}${letters[at]}`);
		const item = parseMbn('X=T').items[0] as Definition;
		const known = parseMbn(macros.join(' ')).items.flatMap((one) =>
			one.type === 'macro' ? [[one.name.letters, one.moves!] as const] : [],
		);
		expect(fingerprint(item.moves!, { type: 'X', macros: Object.fromEntries(known) })).toBeUndefined();
	});
});

/** Pieces with several names, where the games of `@x/games` have that of their inventor. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	amazon: ['general'],
	archbishop: ['cardinal', 'janus', 'minister', 'dragon', 'hawk'],
	chancellor: ['marshal', 'marshall', 'elephant'],
	commoner: ['mann'],
	ferz: ['met', 'counsellor'],
	alfil: ['elephant'],
	rook: ['chariot'],
	tokin: ['promoted pawn'],
	'berolina pawn': ['pawn'],
};

describe('the gallery', () => {
	it.each(gallery.map(({ id, text }) => [id, text] as const))('%s has a title of its own for each kind', (_, text) => {
		const found = Object.values(titlesOf(text));
		expect(found).not.toContain(undefined);
		expect(new Set(found).size).toBe(found.length);
	});

	it('has the titles of the ready games', () => {
		const ready = new Map(Object.entries(games).map(([id, game]) => [id, game.rules.kinds]));
		for (const { id, text } of gallery) {
			const kinds = ready.get(id) ?? ready.get(id.replaceAll('-', ''));
			for (const [kind, title = ''] of Object.entries(titlesOf(text))) {
				const other = kinds?.[kind]?.title;
				if (other !== undefined) expect([title, ...(OTHER_NAMES[title] ?? [])], `${id} ${kind}`).toContain(other);
			}
		}
	});

	it('is written without the titles', () => {
		for (const { text } of gallery.filter(({ id }) => ['chess', 'shogi', 'capablanca', 'xiangqi'].includes(id))) {
			const { rules, names } = toGame(parse(text));
			const kinds = Object.fromEntries(Object.entries(rules.kinds).map(([kind, { moves }]) => [kind, { moves }]));
			const written = stringify(fromRuleset(rules, { names }).value);
			expect(written).not.toContain('|');
			expect(written).toBe(stringify(fromRuleset({ ...rules, kinds }, { names }).value));
		}
	});
});
