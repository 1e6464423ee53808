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
	compare,
	diagonals,
	each,
	is,
	kept,
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
	within,
} from '@x/core/build';
import { bareKings, idlePlies } from './ends.js';
import { xiangqiLook } from './looks.js';
import { namesOf } from './names.js';
import { clocks, kindsAndPaths, type PieceDefinition, pieceOf } from './orthodox.js';
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

const inside = (zone: string): Path => seq(test(within(zone)), arrive());

export const chariot = (): Path => ride(orthogonals);

/** Generals must not face each other: as if each could capture the other along an open file. */
const facing = (): Path =>
	each([[0, 1]], 'f', seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), take(undefined, { who: 'enemy', kind: ['K'] })));

const xiangqiPieces = (): Record<string, PieceDefinition> => ({
	R: ['chariot', chariot()],
	N: ['horse', horse()],
	B: ['elephant', each(diagonals, 'd', seq(step('d'), at({ who: 'empty' }), step('d'), inside('home')))],
	A: ['advisor', leap(diagonals, inside('palace'))],
	K: ['general', any(leap(orthogonals, inside('palace')), facing())],
	C: ['cannon', cannon()],
	P: [
		'soldier',
		any(
			leap([[0, 1]]),
			seq(
				test(within('beyond', 'origin')),
				leap([
					[1, 0],
					[-1, 0],
				]),
			),
		),
	],
});

/** A piece is attacked by anything but a general or a soldier, and nothing could take the attacker's place there. */
const threatened: Cond = all(
	attacked('at', { by: 'own', if: is('at', { notKind: ['K', 'P'] }) }),
	not(attacked('at', { by: 'other', as: { kind: 'P', side: 'own' } })),
);

/** The other general while it is attacked; and the pieces that a move newly threatens. */
const traces: Ruleset['traces'] = {
	check: { of: { who: 'enemy', kind: ['K'] }, if: attacked('at', { by: 'own' }) },
	chase: {
		of: { who: 'enemy', notKind: ['K', 'P'] },
		if: all(threatened, not(before(threatened))),
	},
};

const always = (trace: string, by: 'own' | 'other'): Cond => compare(kept(trace, by), '>', 0);
const never = (trace: string, by: 'own' | 'other'): Cond => compare(kept(trace, by), '=', 0);
const again = compare(repeats(), '>', 2);
const peaceful = some(all(never('check', 'own'), never('check', 'other')), all(always('check', 'own'), always('check', 'other')));

/**
 * The third time that a position comes: a side that alone gave check with each of its moves, or else alone chased one piece with each of them,
 * has lost. A chase is a new threat: the other side has answered the last one.
 */
const repetition: readonly Outcome[] = [
	{ id: 'perpetual-check', when: 'turn', if: all(again, always('check', 'own'), never('check', 'other')), result: 'loss' },
	{ id: 'perpetual-check', when: 'turn', if: all(again, always('check', 'other'), never('check', 'own')), result: 'win' },
	{ id: 'perpetual-chase', when: 'turn', if: all(again, peaceful, always('chase', 'own'), never('chase', 'other')), result: 'loss' },
	{ id: 'perpetual-chase', when: 'turn', if: all(again, peaceful, always('chase', 'other'), never('chase', 'own')), result: 'win' },
	{ id: 'repetition', when: 'turn', if: again, result: 'draw' },
	idlePlies(100),
];

export interface Xiangqi {
	readonly drawing: readonly string[];
	readonly palace?: Zone;
	readonly pieceMoves?: Readonly<Record<string, PieceDefinition>>;
}

/** A game of the xiangqi family. */
export function xiangqiGame({ drawing, palace = box([3, 5], [0, 2]), pieceMoves = {} }: Xiangqi): Ruleset {
	const height = drawing.length;
	const used = drawing.join('').toUpperCase();
	const known = Object.entries({ ...xiangqiPieces(), ...pieceMoves }).filter(([letter]) => used.includes(letter));
	const { kinds, paths } = kindsAndPaths(Object.fromEntries(known));
	return ruleset({
		space: board(drawing[0]!.length, height),
		zones: { palace, home: row(0, Math.floor(height / 2) - 1), beyond: row(Math.floor(height / 2), height - 1) },
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds,
		vars: { halfmove: { start: 0 }, fullmove: { start: 1 } },
		traces,
		paths,
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
			...repetition,
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
