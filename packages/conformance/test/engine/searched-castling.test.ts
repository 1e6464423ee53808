import {
	apply,
	attackers,
	find,
	findUnique,
	inCheck,
	key,
	legal,
	type Move,
	moveQuery,
	movesTo,
	outcome,
	type Path,
	type PieceData,
	perft,
	playthrough,
	position,
	type Ruleset,
	type Setup,
	setupOf,
	validate,
} from '@x/core';
import { any, board, castle, type FoundPartnerOptions, foundPartnerCastle, leap, neighbours, side } from '@x/core/build';
import { plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { reference } from '@x/core/reference';
import { bitboardPlanOf } from '@x/core/src/analyse/bitboard-plan-of';
import { loadBitboards } from '@x/core/src/engines/bitboard/load';
import { type Random, randomFrom } from '@x/core/testing';
import { chess960, startSetup } from '@x/games/chess960';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { moveText } from './games.js';

/** Random positions of each ruleset; a longer run is asked with X_RANDOM_GAMES. */
const POSITIONS = byExtent({ full: 100, normal: 12, quick: 4 });

type Wing = FoundPartnerOptions['wings'][number];

const short: Wing = { direction: 1, to: [6, 0], partnerTo: [5, 0], mark: 'short' };
const long: Wing = { direction: -1, to: [2, 0], partnerTo: [3, 0], mark: 'long' };
const base = { flag: 'castle', partner: ['R'] };

/** Chess960 with other ways to castle. */
const withKing = (...castlings: readonly Path[]): Ruleset => ({
	...chess960.rules,
	paths: { ...chess960.rules.paths, king: any(leap(neighbours), ...castlings) },
});

const withWings = (wings: readonly Wing[], options: Partial<FoundPartnerOptions> = {}): Ruleset =>
	withKing(foundPartnerCastle({ ...base, ...options, wings }));

/** The rules on six rows of six cells. */
const small: Ruleset = {
	...withWings([
		{ ...short, to: [4, 1], partnerTo: [2, 1] },
		{ ...long, to: [3, 1], partnerTo: [0, 1] },
	]),
	space: board(6, 6),
	start: {
		phase: 'white',
		pieces: [
			{ at: [2, 1], piece: { side: 'white', kind: 'K' } },
			{ at: [2, 4], piece: { side: 'black', kind: 'K' } },
		],
	},
};

const accepted: Readonly<Record<string, Ruleset>> = {
	'as it is': chess960.rules,
	'through attacked cells': withWings([short, long], { unsafe: true }),
	'one wing, with kings to the edge': withWings([{ ...short, to: [7, 0], partnerTo: [6, 0] }]),
	'wings that cross': withWings([
		{ ...short, to: [1, 0], partnerTo: [4, 0] },
		{ ...long, to: [4, 0], partnerTo: [3, 0] },
	]),
	'partners of two kinds': {
		...withWings([short, long], { partner: ['R', 'N'] }),
		flags: { castle: { ...chess960.rules.flags.castle, kinds: ['K', 'R'] } },
	},
	'a second side that sits opposite': {
		...chess960.rules,
		sides: { white: side('white', [1, 1]), black: side('black', [-1, -1]) },
	},
	'a board of six rows': small,
	'three castlings from fixed cells': withKing(
		castle({ ...base, direction: 1, distance: 3, mark: 'short' }),
		castle({ ...base, direction: -1, distance: 4, mark: 'long' }),
		castle({ ...base, direction: -1, distance: 3, mark: 'middle' }),
	),
};

const refused: Readonly<Record<string, Ruleset>> = {
	'two wings in one direction': withWings([short, { ...short, to: [5, 0], partnerTo: [4, 0], mark: 'other' }]),
	'one cell as target of both pieces': withWings([{ ...short, partnerTo: [6, 0] }]),
	'targets on two ranks': withWings([{ ...short, partnerTo: [5, 1] }]),
	'a wing whose mark is that of the partner': withWings([{ ...short, mark: 'partner' }]),
	'a search and a fixed cell': withKing(
		foundPartnerCastle({ ...base, wings: [short] }),
		castle({ ...base, direction: -1, distance: 4, mark: 'long' }),
	),
	'two marks of one fixed castling': withKing(
		castle({ ...base, direction: 1, distance: 3, mark: 'one' }),
		castle({ ...base, direction: 1, distance: 3, mark: 'two' }),
	),
	'a fixed castling onto the first cell': withKing(castle({ ...base, direction: 1, distance: 3, steps: 1, mark: 'one' })),
	'a frame that exchanges the axes': {
		...chess960.rules,
		sides: {
			white: side('white', [1, 1]),
			black: {
				...side('black', [1, -1]),
				frame: {
					matrix: [
						[0, 1],
						[1, 0],
					],
				},
			},
		},
	},
	'a partner that castles': {
		...chess960.rules,
		paths: {
			...chess960.rules.paths,
			rook: any(chess960.rules.paths.rook!, foundPartnerCastle({ ...base, partner: ['K'], wings: [short] })),
		},
	},
};

/** A random setup with kings and flagged partners, most of them on the rank where they castle. */
function randomSetup({ space, kinds }: Ruleset, random: Random, rank: number): Setup {
	const [files, ranks] = space.axes.map(({ extent }) => Number(extent[1]) + 1) as [number, number];
	const pieces = new Map<string, PieceData>();
	const put = (at: readonly [number, number], piece: PieceData): void => {
		if (!pieces.has(String(at))) pieces.set(String(at), piece);
	};
	for (const [sideName, home] of [
		['white', rank],
		['black', ranks - 1 - rank],
	] as const) {
		const flagged = (kind: string): PieceData => ({ side: sideName, kind, flags: ['castle'] });
		let king: [number, number] = [random(2) === 0 ? files >> 1 : random(files), random(8) === 0 ? random(ranks) : home];
		while (pieces.has(String(king))) king = [random(files), home];
		put(king, random(10) === 0 ? { side: sideName, kind: 'K' } : flagged('K'));
		for (let count = random(3) + 1; count > 0; count--) {
			const at: [number, number] = [random(files), random(10) === 0 ? random(ranks) : home];
			put(at, random(4) === 0 ? { side: sideName, kind: 'R' } : flagged('R'));
		}
		const others = Object.keys(kinds).filter((kind) => kind !== 'K');
		for (let count = random(7); count > 0; count--) {
			const at: [number, number] = [random(files), random(ranks)];
			const kind = others[random(others.length)]!;
			// Few pieces in the way.
			if (at[1] === home && random(3) > 0) continue;
			if (kind !== 'P' || (at[1] > 0 && at[1] < ranks - 1)) put(at, { side: random(3) === 0 ? 'white' : 'black', kind });
		}
	}
	return {
		phase: random(2) === 0 ? 'white' : 'black',
		pieces: [...pieces].map(([at, piece]) => ({ at: at.split(',').map(Number), piece })),
	};
}

const texts = (moves: Parameters<typeof moveText>[0][]): string[] => moves.map(moveText).sort();

function enginesOf(ruleset: Ruleset): { readonly tables: ReturnType<typeof load>; readonly bitboards: ReturnType<typeof load> } {
	const planned = plan(ruleset, chess960.names);
	return { tables: load(planned, programs), bitboards: loadBitboards(bitboardPlanOf(planned)!) };
}

/** Compares a setup in both engines and in the interpreter; returns the castlings, or undefined where the setup is refused. */
function compare(ruleset: Ruleset, { tables, bitboards }: ReturnType<typeof enginesOf>, setup: Setup): readonly Move[] | undefined {
	const where = JSON.stringify(setup);
	const made = validate(tables, setup);
	const same = validate(bitboards, setup);
	if (!made.ok || !same.ok) {
		const codes = [made, same].map((result) => (result.ok ? [] : result.problems.map(({ code }) => code)));
		expect(codes[1], where).toEqual(codes[0]);
		return undefined;
	}
	const [known, fast] = [made.value, same.value];
	const definition = reference(ruleset);
	const state = definition.stateOf(setup);
	const moves = legal(fast);
	expect(texts([...moves]), where).toEqual(texts([...legal(known)]));
	expect(texts([...moves]), where).toEqual(texts(definition.legal(state)));
	expect(key(fast), where).toBe(key(known));
	expect(setupOf(fast), where).toEqual(setupOf(known));
	expect(outcome(fast, { claims: true }), where).toEqual(outcome(known, { claims: true }));
	expect(outcome(fast, { claims: true }), where).toEqual(definition.outcome(state, { claims: true }));
	expect(perft(fast, 2), where).toBe(perft(known, 2));
	for (const sideName of ['white', 'black']) {
		expect(inCheck(fast, sideName), where).toBe(definition.inCheck(state, sideName));
		for (let cell = 0; cell < bitboards.cells; cell += 3)
			expect(attackers(fast, cell, sideName), where).toEqual(attackers(known, cell, sideName));
	}
	const castlings = moves.filter(({ marks }) => marks.length > 0);
	for (const mark of ['short', 'long', 'partner', 'middle']) {
		expect(texts([...find(fast, { mark })]), where).toEqual(texts([...find(known, { mark })]));
		const [one, other] = [findUnique(fast, moveQuery(bitboards, { mark })), findUnique(known, moveQuery(tables, { mark }))];
		expect(one && moveText(one), where).toBe(other && moveText(other));
	}
	for (const move of castlings) {
		expect(texts([...movesTo(fast, move.to)]), where).toEqual(texts([...movesTo(known, move.to)]));
		expect(texts([...find(fast, { from: move.from!, to: move.to })]), where).toEqual(
			texts([...find(known, { from: move.from!, to: move.to })]),
		);
		const text = moveText(move);
		const after = apply(fast, move);
		const knownAfter = apply(known, legal(known).find((other) => moveText(other) === text)!);
		const stateAfter = definition.apply(state, definition.legal(state).find((other) => moveText(other) === text)!);
		expect(key(after), where).toBe(key(knownAfter));
		expect(setupOf(after), where).toEqual(setupOf(knownAfter));
		expect(texts([...legal(after)]), where).toEqual(texts([...legal(knownAfter)]));
		expect(texts([...legal(after)]), where).toEqual(texts(definition.legal(stateAfter)));
		const playing = playthrough(fast);
		playing.play(move);
		expect([playing.inCheck(), key(playing.position())], where).toEqual([inCheck(knownAfter), key(knownAfter)]);
		expect(playing.undo() && key(playing.position()), where).toBe(key(known));
	}
	return castlings;
}

describe('castling with a searched partner has a bitboard plan', () => {
	it.each(Object.entries(accepted))('%s', (_, ruleset) => {
		expect(bitboardPlanOf(plan(ruleset, chess960.names))).toBeDefined();
	});

	it.each(Object.entries(refused))('but not %s', (_, ruleset) => {
		expect(bitboardPlanOf(plan(ruleset, chess960.names))).toBeUndefined();
	});
});

describe('castling on bitboards equals the general engine and the interpreter', () => {
	it.each(Object.entries(accepted))('%s, on random positions', (_, ruleset) => {
		const engines = enginesOf(ruleset);
		const random = randomFrom(4 + ruleset.space.axes.length);
		const rank = ruleset === small ? 1 : 0;
		let castlings = 0;
		for (let tested = 0; tested < POSITIONS; ) {
			const setup = randomSetup(ruleset, random, rank);
			const known = validate(engines.tables, setup);
			// Most of them with castling.
			if (known.ok && random(4) > 0 && !legal(known.value).some(({ marks }) => marks.length > 0)) continue;
			castlings += compare(ruleset, engines, setup)?.length ?? 0;
			if (known.ok) tested++;
		}
		expect(castlings).toBeGreaterThan(POSITIONS / 10);
	});

	it('every cell of king and rook, with an own piece on each cell of the rank or an attack on it', () => {
		const { tables, bitboards } = enginesOf(chess960.rules);
		const definition = reference(chess960.rules);
		const coincidences = new Set<string>();
		const castling = (moves: readonly Parameters<typeof moveText>[0][]): string[] => texts(moves.filter(({ marks }) => marks.length > 0));
		const literal = new Set(sampleOf('ways of castling', [...Array(8 * 8 * 17).keys()], { normal: 0.08, quick: 0.02 }));
		let found = 0;
		for (let way = 0; way < 8 * 8 * 17; way++) {
			const [king, rook, other] = [way & 7, (way >> 3) & 7, way >> 6];
			if (king === rook) continue;
			// The sides castle by turns.
			const [own, enemy, rank, up] = (king + rook + other) % 2 === 0 ? ['white', 'black', 0, 1] : ['black', 'white', 7, -1];
			const flags = ['castle'];
			const pieces: { at: [number, number]; piece: PieceData }[] = [
				{ at: [king, rank], piece: { side: own, kind: 'K', flags } },
				{ at: [rook, rank], piece: { side: own, kind: 'R', flags } },
				{ at: [king < 4 ? 7 : 0, rank + 6 * up], piece: { side: enemy, kind: 'K' } },
			];
			const cell: [number, number] = [other & 7, other < 8 ? rank : rank + 4 * up];
			if (other < 8 && (cell[0] === king || cell[0] === rook)) continue;
			if (other < 16)
				pieces.push({ at: cell, piece: { side: other < 8 ? own : enemy, kind: other < 8 ? 'R' : 'Q', flags: other < 8 ? flags : [] } });
			const setup: Setup = { phase: own, pieces };
			const made = validate(bitboards, setup);
			if (!made.ok) continue;
			const known = position(tables, setup);
			const moves = legal(made.value).filter(({ marks }) => marks.length > 0);
			found += moves.length;
			expect(texts(moves), JSON.stringify(setup)).toEqual(castling(legal(known)));
			if (literal.has(way)) expect(texts(moves), JSON.stringify(setup)).toEqual(castling(definition.legal(definition.stateOf(setup))));
			for (const move of moves) {
				const after = find(known, { mark: move.marks[0]!, to: move.to })[0]!;
				expect(setupOf(apply(made.value, move)), JSON.stringify(setup)).toEqual(setupOf(apply(known, after)));
				for (const { cell, piece } of move.writes)
					if (cell === move.from || cell === move.to)
						coincidences.add(`${piece?.kind} on the ${cell === move.from ? 'first cell' : 'cell of the partner'}`);
			}
		}
		expect(found).toBeGreaterThan(300);
		expect([...coincidences].filter((text) => !text.startsWith('undefined')).sort()).toEqual([
			'K on the cell of the partner',
			'K on the first cell',
			'R on the cell of the partner',
			'R on the first cell',
		]);
	});

	it('perft 2 of start numbers, and castling of the same kings and rooks alone', () => {
		const engines = enginesOf(chess960.rules);
		for (let number = 0; number < 960; number += byExtent({ full: 1, normal: 48, quick: 96 })) {
			const start = startSetup(number);
			expect(perft(position(engines.bitboards, start), 2)).toBe(perft(position(engines.tables, start), 2));
			if (number % 5 > 0) continue;
			const castling = start.pieces.filter(({ piece: { kind } }) => 'KR'.includes(kind));
			expect(compare(chess960.rules, engines, { ...start, pieces: castling })).toBeDefined();
		}
	});
});
