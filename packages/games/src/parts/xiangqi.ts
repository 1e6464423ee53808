import type { Cond, Names, Outcome, Path, Ruleset, Zone } from '@x/core';
import {
	all,
	any,
	arrive,
	at,
	attacked,
	before,
	board,
	box,
	captured,
	compare,
	diagonals,
	each,
	hop,
	is,
	kept,
	kindsOf,
	leap,
	loop,
	not,
	orthogonals,
	placed,
	repeats,
	ride,
	row,
	royalAttacked,
	ruleset,
	seq,
	side,
	some,
	step,
	take,
	test,
	turns,
	use,
	within,
} from '@x/core/build';
import { bareKings, idlePlies } from './ends.js';
import { xiangqiLook } from './looks.js';
import { namesOf } from './names.js';
import { clocks, type PieceDefinition, pieceOf } from './orthodox.js';
import { cannon, horse } from './pieces.js';
import { RED_BLACK } from './side-titles.js';

/** The start of xiangqi. */
export const xiangqiDrawing: readonly string[] = [
	'rnbakabnr',
	'.........',
	'.c.....c.',
	'p.p.p.p.p',
	'.........',
	'.........',
	'P.P.P.P.P',
	'.C.....C.',
	'.........',
	'RNBAKABNR',
];

const inside = (zone: string, ending: Path): Path => seq(test(within(zone)), ending);

export const chariot = (): Path => ride(orthogonals);

/** Generals must not face each other: as if each could capture the other along an open file. */
const facing = (): Path =>
	each([[0, 1]], 'f', seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), take(undefined, { who: 'enemy', kind: ['K'] })));

/** The pieces, whose moves end in a certain way. */
const xiangqiPieces = (ending: Path = arrive()): Record<string, PieceDefinition> => ({
	R: ['chariot', ride(orthogonals, ending)],
	N: ['horse', horse(ending)],
	B: ['elephant', each(diagonals, 'd', seq(step('d'), at({ who: 'empty' }), step('d'), inside('home', ending)))],
	A: ['advisor', leap(diagonals, inside('palace', ending))],
	K: ['general', any(leap(orthogonals, inside('palace', ending)), facing())],
	C: ['cannon', cannon()],
	P: [
		'soldier',
		any(
			leap([[0, 1]], ending),
			seq(
				test(within('beyond', 'origin')),
				leap(
					[
						[1, 0],
						[-1, 0],
					],
					ending,
				),
			),
		),
	],
});

/** The other general, while it is attacked. */
const checkTrace: Ruleset['traces'] = { check: { of: { who: 'enemy', kind: ['K'] }, if: attacked('at', { by: 'own' }) } };

const taken = (kind: string, relation: '=' | '>'): Cond => compare(captured({ kind: [kind] }), relation, 0);

/** The piece on a cell could be captured at once, by a piece of the kinds given. The first condition is cheap, the second exact. */
const capturable = (cell: 'origin' | 'at', kinds?: readonly string[]): Cond => {
	const by = { by: 'other', ...(kinds && { if: is('at', { kind: kinds }) }) } as const;
	return all(attacked(cell, by), attacked(cell, { ...by, via: 'capture' }));
};

const capturing = (kind: string): string => `capture by ${xiangqiPieces()[kind]![0]}`;

/** The captures by pieces of a kind that do not leave the own general attacked. */
function capturesOf(kind: string): Path {
	const captures = kind === 'C' ? hop(orthogonals, take()) : xiangqiPieces(take())[kind]![1];
	return seq(test(is('origin', { kind: [kind] })), captures, test(not(royalAttacked('own'))));
}

/**
 * Captures that threaten: of a chariot by a weaker piece, even if it is protected (clause 15 of the Asian rules); else of a piece in whose place the other
 * side cannot take; but not of a piece that could take a piece of its own kind first (clause 24).
 */
function threats(): Path {
	const unprotected = not({ def: 'protected' });
	const ofOthers = ['R', 'C', 'N', 'A', 'B'].map((kind) =>
		seq(use(capturing(kind)), test(all(taken(kind, '='), kind === 'R' ? unprotected : some(taken('R', '>'), unprotected)))),
	);
	const ofEquals = ['R', 'C', 'N'].map((kind) =>
		seq(
			test(all(is('origin', { kind: [kind] }), not(capturable('origin', [kind])))),
			use(capturing(kind)),
			test(all(taken(kind, '>'), unprotected)),
		),
	);
	return any(...ofOthers, ...ofEquals);
}

/** The paths that recognise chases: the legal captures, and those that threaten. */
const chasePaths = (): Ruleset['paths'] => {
	const kinds = Object.keys(xiangqiPieces());
	return {
		...Object.fromEntries(kinds.map((kind) => [capturing(kind), capturesOf(kind)])),
		capture: any(...kinds.map((kind) => use(capturing(kind)))),
		threat: threats(),
	};
};

/** A number of pieces threaten the piece under the cursor. Most pieces are not even attacked. */
const threatened = (attackers: number): Cond => {
	const by = { by: 'own', if: is('at', { notKind: ['K', 'P'] }), ...(attackers > 1 && { atLeast: attackers }) } as const;
	return all(attacked('at', by), attacked('at', { ...by, via: 'threat' }));
};

const chaseDefs: Ruleset['defs'] = {
	protected: capturable('at'),
	threatened: threatened(1),
	'threatened twice': threatened(2),
	'threatened three times': threatened(3),
};

/** The move has made such a threat, or added a piece to one. More than three pieces are not counted. */
const newly = (def: string, more: Cond = { some: [] }): Cond => all({ def }, some(not(before({ def })), more));

/** The pieces that a move chases. A soldier may be chased until it has crossed the river, that is until it is in the half of the chaser (clause 25). */
const chaseTrace: Ruleset['traces'] = {
	chase: {
		of: { who: 'enemy', notKind: ['K'] },
		if: all(
			some(is('at', { notKind: ['P'] }), within('home')),
			newly('threatened', newly('threatened twice', newly('threatened three times'))),
		),
	},
};

const always = (trace: string, by: 'own' | 'other'): Cond => compare(kept(trace, by), '>', 0);
const never = (trace: string, by: 'own' | 'other'): Cond => compare(kept(trace, by), '=', 0);
const again = compare(repeats(), '>', 2);
const peaceful = some(all(never('check', 'own'), never('check', 'other')), all(always('check', 'own'), always('check', 'other')));

/**
 * The third time that a position comes: a side that alone gave check with each of its moves, or else alone chased one piece with each of them,
 * has lost; otherwise the game is drawn.
 */
const repetition = (chases: boolean): readonly Outcome[] => [
	{ id: 'perpetual-check', when: 'turn', if: all(again, always('check', 'own'), never('check', 'other')), result: 'loss' },
	{ id: 'perpetual-check', when: 'turn', if: all(again, always('check', 'other'), never('check', 'own')), result: 'win' },
	...(chases ? perpetualChase : []),
	{ id: 'repetition', when: 'turn', if: again, result: 'draw' },
	idlePlies(100),
];

const perpetualChase: readonly Outcome[] = [
	{ id: 'perpetual-chase', when: 'turn', if: all(again, peaceful, always('chase', 'own'), never('chase', 'other')), result: 'loss' },
	{ id: 'perpetual-chase', when: 'turn', if: all(again, peaceful, always('chase', 'other'), never('chase', 'own')), result: 'win' },
];

export interface Xiangqi {
	readonly drawing: readonly string[];
	readonly palace?: Zone;
	readonly pieceMoves?: Readonly<Record<string, PieceDefinition>>;
	/** Perpetual chase loses, as perpetual check does. */
	readonly chases?: true;
}

/** A game of the xiangqi family. */
export function xiangqiGame({ drawing, palace = box([3, 5], [0, 2]), pieceMoves = {}, chases }: Xiangqi): Ruleset {
	const height = drawing.length;
	const used = drawing.join('').toUpperCase();
	const known = Object.entries({ ...xiangqiPieces(), ...pieceMoves }).filter(([letter]) => used.includes(letter));
	const { kinds, paths } = kindsOf(Object.fromEntries(known));
	return ruleset({
		space: board(drawing[0]!.length, height),
		zones: { palace, home: row(0, Math.floor(height / 2) - 1), beyond: row(Math.floor(height / 2), height - 1) },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds,
		vars: { halfmove: { start: 0 }, fullmove: { start: 1 } },
		traces: { ...checkTrace, ...(chases && chaseTrace) },
		paths: { ...paths, ...(chases && chasePaths()) },
		...(chases && { defs: chaseDefs }),
		royal: is('at', { kind: ['K'] }),
		// Only captures count: the rule of moves knows no other progress.
		after: clocks([]),
		forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
		outcomes: [
			// Advisors and elephants never reach the other general.
			bareKings(
				[],
				['K', 'A', 'B'].filter((letter) => letter in kinds),
			),
			...repetition(chases === true),
			{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
			{ id: 'stalemate', when: 'stuck', result: 'loss' },
		],
		turn: turns('white', 'black'),
		start: { pieces: placed(drawing, pieceOf), phase: 'white' },
	});
}

/** Names of the family: horses and elephants have two letters in use. */
export const xiangqiNames = (rules: Ruleset): Names => {
	const names = namesOf(rules, { silent: [] });
	const also = { N: ['H'], B: ['E'] };
	const kinds = Object.entries(names.kinds).map(([kind, name]) => [
		kind,
		kind === 'N' || kind === 'B' ? { ...name, also: also[kind] } : name,
	]);
	return { ...names, kinds: Object.fromEntries(kinds) as Names['kinds'], sideTitles: RED_BLACK, look: xiangqiLook(rules) };
};
