import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byExtent, runs } from '../../../tools/lib/sample.js';
import { CANNON_SKIRMISH } from '../src/lazy/workshop/cannon-skirmish.js';
import { checkOf } from '../src/link/bits.js';
import { fromLink, LINK_VERSION, toLink } from '../src/link/link.js';
import { type AppState, initialState, type Start } from '../src/state/app-state.js';
import { docOf } from '../src/state/doc.js';
import { FBR_EXAMPLES } from '../src/worker/languages/fbr-examples.js';
import { isPlane, ownId } from '../src/worker/protocol.js';
import { classical, game as planeGame } from './plane-texts.js';
import { engine, read, sans } from './support.js';

/** The random states of the page. */
const STATES = byExtent({ full: 1000, normal: 50, quick: 30 });

interface Vector {
	readonly version: number;
	readonly what: string;
	readonly link: string;
	readonly state: AppState;
	/** The moves of the restored game. */
	readonly moves: readonly string[];
}

const vectors: readonly Vector[] = JSON.parse(readFileSync(new URL('../vectors/links.json', import.meta.url), 'utf8'));

const cell = fc.tuple(fc.constantFrom(...'abcdefghijklmnop'), fc.integer({ min: 1, max: 16 })).map(([file, rank]) => `${file}${rank}`);
const name = fc.tuple(cell, cell, fc.constantFrom('', '', '', 'q', 'n')).map((parts) => parts.join(''));
const oddName = fc.oneof(name, fc.constantFrom('N@e4', '0000', 'e4', 'a01b2', ''), fc.string({ unit: 'grapheme', maxLength: 8 }));
const words = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const anyState: fc.Arbitrary<AppState> = fc.record({
	ruleset: fc.record({ id: fc.oneof(fc.constantFrom('chess', 'chess960'), words), hash: fc.string({ maxLength: 8 }) }),
	start: fc.oneof(
		fc.constant({ kind: 'preset' as const }),
		fc.record({ kind: fc.constant('number' as const), number: fc.nat() }),
		fc.record({ kind: fc.constant('fen' as const), fen: words }),
	),
	record: fc.oneof(
		fc.record({ kind: fc.constant('moves' as const), moves: fc.oneof(fc.array(name), fc.array(oddName)) }),
		fc.record({ kind: fc.constant('text' as const), text: words }),
	),
	cursor: fc.nat(),
	flipped: fc.boolean(),
});
/** A game on a board without edges: where it looks is in the link, too. */
const planeState: fc.Arbitrary<AppState> = fc
	.tuple(anyState, fc.constantFrom('icn', 'icn:seed', 'icn:site'), fc.oneof(fc.constantFrom('4,4*40', '1.5,-20/140'), words))
	.map(([value, id, view]) => ({ ...value, ruleset: { id, hash: 'plane' }, ...(view === '' ? {} : { view }) }));
/** One of several games in a text that is not the first. */
const laterGame: fc.Arbitrary<AppState> = fc
	.tuple(fc.oneof(anyState, planeState), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
	.map(([value, game]) => ({ ...value, game }));
/** A piece in some notation next to the game. */
const withPiece: fc.Arbitrary<AppState> = fc
	.tuple(fc.oneof(anyState, planeState, laterGame), words)
	.map(([value, piece]) => ({ ...value, piece }));
const state = fc.oneof(anyState, planeState, laterGame, withPiece);

describe('a link', () => {
	it('restores its state, for every state', () => {
		fc.assert(
			fc.property(state, (value) => {
				expect(fromLink(toLink(value))).toEqual({ ok: true, state: value });
			}),
			{ numRuns: runs(1500) },
		);
	});

	it('is unique for its state: every link that opens is written identically', () => {
		const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
		const edited = fc.tuple(state, fc.nat(), fc.constantFrom(...alphabet)).map(([value, at, character]) => {
			const link = toLink(value);
			const place = at % link.length;
			return link.slice(0, place) + character + link.slice(place + 1);
		});
		fc.assert(
			fc.property(fc.oneof(edited, fc.string()), (link) => {
				const opened = fromLink(link);
				if (opened.ok) expect(toLink(opened.state)).toBe(link);
				else expect(opened.message).toMatch(/^The link .*\.$/);
			}),
			{ numRuns: runs(1500) },
		);
	});

	it('is refused when it is cut anywhere', () => {
		const link = toLink({ ...initialState, record: { kind: 'moves', moves: ['e2e4', 'e7e5', 'g1f3'] }, cursor: 3 });
		for (let length = 0; length < link.length; length++) expect(fromLink(link.slice(0, length)).ok).toBe(false);
	});

	it('of a newer version is reported as such', () => {
		const body = `__${'A'.repeat(20)}`;
		expect(fromLink(body + checkOf(body))).toEqual({
			ok: false,
			message: 'The link was made by a newer version of this page. Reload the page.',
		});
	});

	it('is never called newer if it is damaged', () => {
		const damaged = fc.tuple(state, fc.nat(), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 })).map(([value, at, text]) => {
			const link = toLink(value);
			const place = at % link.length;
			return link.slice(0, place) + text + link.slice(place + 1);
		});
		fc.assert(
			fc.property(fc.oneof(damaged, fc.string(), fc.stringMatching(/^[\w-]{1,30}$/)), (link) => {
				const opened = fromLink(link);
				if (!opened.ok && link.slice(-2) !== checkOf(link.slice(0, -2))) expect(opened.message).not.toContain('newer');
			}),
			{ numRuns: runs(1500) },
		);
	});

	it('needs 13 bits for a move of chess', () => {
		const game = Array.from({ length: 80 }, (_, ply) => (ply % 2 === 0 ? 'g1f3' : 'g8f6'));
		expect(toLink({ ...initialState, record: { kind: 'moves', moves: game }, cursor: 80 }).length).toBeLessThan(200);
	});

	it('has a length proportional to a 1 MB text, and is read in linear time', () => {
		const long = 'x'.repeat(1_000_000);
		const link = toLink({ ...initialState, record: { kind: 'text', text: long } });
		expect(link.length).toBeLessThan(1_000_100);
		expect(fromLink(link).ok).toBe(true);
	});
});

/** A sequence of numbers that look random, the same in each run. */
const dice = (seed: number) => {
	let value = seed;
	return (sides: number): number => {
		value = (Math.imul(value, 1103515245) + 12345) & 0x7fffffff;
		return (value >>> 8) % sides;
	};
};

const OWN: readonly string[] = [
	ownId({ language: 'sjaak', text: CANNON_SKIRMISH }),
	ownId({ language: 'fairy', text: '[tiny:chess]\nmaxRank = 6\nstalemateValue = loss\n' }),
	ownId({ language: 'fbr', text: FBR_EXAMPLES[0]!.text }),
];
const VIEWS = ['4,4*40', '1.5,-20/140', '1e40,-7*3', ''] as const;

/** The result of a state in the page: the hash and the names of moves that the engine adds. */
const settled = (state: AppState): AppState => {
	const { hash, settled: names, shown } = engine.answer('read', { doc: docOf(state), place: { node: state.cursor } });
	return {
		...state,
		ruleset: { ...state.ruleset, hash: hash.slice(0, 8) },
		cursor: shown,
		...(names === undefined ? {} : { record: { kind: 'moves', moves: names } }),
	};
};

interface Line {
	readonly start: Start;
	/** The moves, each with its name, its text and the text of another move in its place. */
	readonly moves: readonly { readonly name: string; readonly san: string; readonly other: string }[];
}

/** A game of a few moves. */
const lineOf = (id: string, roll: (sides: number) => number): Line => {
	const start = id === 'chess960' ? { kind: 'number' as const, number: roll(960) } : { kind: 'preset' as const };
	const moves: { name: string; san: string; other: string }[] = [];
	while (moves.length < 3) {
		const { legal } = read({ kind: 'moves', moves: moves.map(({ name }) => name) }, { ruleset: id, start }).position;
		if (legal.length === 0) break;
		const { name, san } = legal[roll(legal.length)]!;
		moves.push({ name, san, other: legal[roll(legal.length)]!.san });
	}
	return { start, moves };
};

/** A part of a game, perhaps as a text with variations, comments and a second game after it. */
const playedState = (id: string, { start, moves: all }: Line, roll: (sides: number) => number): AppState => {
	const moves = all.slice(0, roll(all.length + 1));
	const isText = roll(2) === 0;
	const text = moves.map(({ san, other }) => `${san} {${'clock '.repeat(roll(3))}é★} (${other} $${roll(9)})`).join(' ');
	return {
		ruleset: { id, hash: '' },
		start,
		record: isText
			? { kind: 'text', text: text + (roll(3) === 0 ? '\n\n[White "B"]\n\n*' : '') }
			: { kind: 'moves', moves: moves.map(({ name }) => name) },
		cursor: roll(moves.length + 1),
		flipped: roll(2) === 0,
		...(roll(4) === 0 ? { piece: 'mbn mR+cpR' } : {}),
		...(isText && roll(5) === 0 ? { game: 1 } : {}),
	};
};

const planeStates = (roll: (sides: number) => number): AppState => {
	const view = VIEWS[roll(VIEWS.length)]!;
	const icn = [classical, planeGame, planeGame.slice(0, roll(planeGame.length)), 'K0,0|k9,9'][roll(4)]!;
	const id = ['icn', 'icn:seed', 'icn:site'][roll(3)]!;
	const state: AppState = { ...initialState, ruleset: { id, hash: '' }, record: { kind: 'text', text: icn }, cursor: roll(9) };
	return view === '' ? state : { ...state, view };
};

describe('a state of the page', () => {
	it(`is restored by its link: ${STATES} states of all games, rules of users, boards without edges`, () => {
		const roll = dice(23);
		const all = engine.answer('presets', {}).map(({ id }) => id);
		const ids = [...all.filter((id) => !isPlane(id)), ...OWN];
		const lines = ids.map((id) => lineOf(id, roll));
		for (let index = 0; index < STATES; index++) {
			const game = index % ids.length;
			const begun = index % 7 === 0 ? planeStates(roll) : playedState(ids[game]!, lines[game]!, roll);
			// The engine reads one of each game: it takes longer than all the rest.
			const isRead = index < ids.length;
			const state = isRead ? settled(begun) : begun;
			const link = toLink(state);
			const opened = fromLink(link);
			expect(opened).toEqual({ ok: true, state });
			// The page settles the opened state, and writes the same link.
			if (opened.ok && isRead) expect(toLink(settled(opened.state))).toBe(link);
		}
	}, 30_000);
});

describe('the links in vectors/links.json', () => {
	it('hold every version that was ever written', () => {
		expect(new Set(vectors.map(({ version }) => version))).toEqual(new Set(Array.from({ length: LINK_VERSION }, (_, index) => index + 1)));
	});

	it.each(vectors)('open: $what', ({ link, state: expected, moves }) => {
		const opened = fromLink(link);
		expect(opened).toEqual({ ok: true, state: expected });
		const reading = read(expected.record, { ruleset: expected.ruleset.id, start: expected.start, game: expected.game });
		expect(sans(reading.nodes)).toEqual(moves);
	});
});
