import type { Cond, Hook, Law, Num, Outcome, Path, Ruleset, Vec } from '@x/core';
import {
	addVar,
	all,
	any,
	arrive,
	at,
	before,
	board,
	box,
	compare,
	count,
	diagonals,
	each,
	end,
	hop,
	is,
	kindsOf,
	leap,
	loop,
	mark,
	matches,
	moves,
	not,
	occupied,
	orthogonals,
	phase,
	pick,
	placed,
	quiet,
	repeats,
	ride,
	royalAttacked,
	ruleset,
	same,
	seq,
	setVar,
	side,
	some,
	step,
	sum,
	take,
	test,
	turns,
	variable,
	within,
} from '@x/core/build';
import { bareKings, stalemateDraws } from './ends.js';
import { clocks, type PieceDefinition, pieceOf } from './orthodox.js';
import { horse } from './pieces.js';
import { checkTrace, perpetualCheck, repetitionLoses } from './shogi.js';

export interface Janggi {
	/** Generals that face each other must be answered, or end the game. */
	readonly facing?: true;
	/** Points decide where a game ends without mate; else it is a draw. */
	readonly points?: true;
	/** Which occurrence of a position counts; the third unless said. */
	readonly occurrences?: number;
	/** The side that brings a position for that time loses; else the game ends as without mate. */
	readonly repeating?: 'loses';
	/** Plies without a capture after which the game ends as without mate; 100 unless said. */
	readonly idle?: number;
}

const corners: readonly Vec[] = [0, 2, 7, 9].flatMap((y): Vec[] => [
	[3, y],
	[5, y],
]);
const centres: readonly Vec[] = [
	[4, 1],
	[4, 8],
];
const hurdle = occupied({ notKind: ['C'] });
const landing = (): Path => any(quiet(), take(undefined, { who: 'enemy', notKind: ['C'] }));
/** One of the lines that are drawn through a palace's centre. */
const drawn = test(some(within('centre', 'origin'), within('centre')));

/** From a corner of a palace through its centre to the other corner. */
const across = (through: Path, ending: Path): Path =>
	each(diagonals, 'd', seq(test(within('lines', 'origin')), step('d'), through, step('d'), test(within('lines')), ending));

const pieceMoves = (): Record<string, PieceDefinition> => {
	const inPalace = (): Path =>
		any(leap(orthogonals, seq(test(within('palace')), arrive())), leap(diagonals, seq(drawn, test(within('palace')), arrive())));
	return {
		R: [
			'chariot',
			any(
				ride(orthogonals),
				leap(diagonals, seq(test(all(within('lines', 'origin'), within('lines'))), arrive())),
				across(seq(test(within('lines')), at({ who: 'empty' })), arrive()),
			),
		],
		C: ['cannon', any(hop(orthogonals, landing(), hurdle), across(seq(test(within('lines')), at(hurdle)), landing()))],
		N: ['horse', horse()],
		B: [
			'elephant',
			any(
				...orthogonals.map((leg) => {
					const [x, y] = [Number(leg[0]), Number(leg[1])];
					const outward = [1, -1].map((turn): Vec => (x === 0 ? [turn, y] : [x, turn]));
					const empty = at({ who: 'empty' });
					return seq(step(leg), empty, each(outward, 'd', seq(step('d'), empty, step('d'), arrive())));
				}),
			),
		],
		A: ['guard', inPalace()],
		K: ['general', inPalace()],
		P: [
			'soldier',
			any(
				leap([
					[0, 1],
					[1, 0],
					[-1, 0],
				]),
				leap(
					[
						[1, 1],
						[-1, 1],
					],
					seq(drawn, test(all(within('goal', 'origin'), within('goal'))), arrive()),
				),
			),
		],
	};
};

const open = each(
	[
		[0, 1],
		[0, -1],
	],
	'f',
	seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), at({ who: 'enemy', kind: ['K'] })),
);
/** The generals stand on one file with nothing between them. */
const facing: Cond = compare(count({ who: 'friend', kind: ['K'] }, { if: compare(matches(open, 'at'), '>', 0) }), '>', 0);
const passed: Cond = same({ mark: 'pass' }, 'at');

const values: readonly (readonly [string, number])[] = [
	['R', 13],
	['C', 7],
	['N', 5],
	['B', 3],
	['A', 3],
	['P', 2],
];

/** The points of a side; the second side has one and a half more. */
const points = (who: 'friend' | 'enemy', extra: number): Num =>
	sum(...values.map(([kind, times]) => ({ of: count({ who, kind: [kind] }), times })), { of: 3, times: extra / 3 });

const byPoints = (id: string, when: Cond): readonly Outcome[] =>
	(['white', 'black'] as const).map((first) => ({
		id,
		when: 'turn',
		if: all(phase(first), when),
		result: { points: [points('friend', first === 'black' ? 1.5 : 0), points('enemy', first === 'white' ? 1.5 : 0)] },
	}));

/** The draws and losses that a player may claim: perpetual check, repetition, too many plies without a capture. */
function claimsOf({ points: scored, occurrences = 3, repeating, idle = 100 }: Janggi): readonly Outcome[] {
	const draw = (id: string, when: Cond): readonly Outcome[] =>
		scored ? byPoints(id, when) : [{ id, when: 'turn', if: when, result: 'draw' }];
	return [
		...perpetualCheck(occurrences),
		...(repeating === 'loses' ? [repetitionLoses(occurrences)] : draw('repetition', compare(repeats(), '>', occurrences - 1))),
		...draw('move-rule', all(compare(variable('halfmove'), '>', idle - 1), compare(moves('next'), '>', 0))),
	].map((outcome) => ({ ...outcome, claim: 'mover' }));
}

/** A game of the janggi family. */
export function janggiGame(options: Janggi): Ruleset {
	const { facing: answered, points: scored } = options;
	const twice: Cond = compare(variable('passes'), '>', 1);
	const accepted: readonly Cond[] = answered === true ? [all(facing, before(facing))] : [];
	const { kinds, paths } = kindsOf(pieceMoves());
	const safe: Cond = answered === true ? all(royalAttacked('own'), not(all(passed, before(facing)))) : royalAttacked('own');
	const laws: Law[] = [{ id: 'own-royal-safe', if: safe }];
	if (answered === true) laws.push({ id: 'facing-answered', if: all(facing, before(facing), not(passed)) });
	const endings: readonly Hook[] =
		scored === true
			? [{ id: 'over', if: some(twice, ...accepted), do: [setVar('over', 1)] }]
			: [
					{ id: 'passes-over', if: twice, do: [end('draw', 'passes')] },
					...accepted.map((when) => ({ id: 'facing-over', if: all(when, not(twice)), do: [end('draw', 'facing')] })),
				];
	return ruleset({
		space: board(9, 10),
		zones: {
			palace: box([3, 5], [0, 2]),
			goal: box([3, 5], [7, 9]),
			centre: { cells: centres },
			lines: { cells: [...corners, ...centres] },
		},
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds,
		vars: { halfmove: { start: 0 }, fullmove: { start: 1 }, passes: { start: 0, identity: true }, over: { start: 0 } },
		paths: { ...paths, pass: seq(pick({ who: 'friend', kind: ['K'] }, { origin: true }), mark('pass')) },
		royal: is('at', { kind: ['K'] }),
		after: [...clocks([]), { id: 'passes', if: passed, do: [addVar('passes', 1)], else: [setVar('passes', 0)] }, ...endings],
		forbid: laws,
		traces: checkTrace,
		outcomes: [
			...(scored === true ? byPoints('points', compare(variable('over'), '=', 1)) : [bareKings([], ['K', 'A'])]),
			...claimsOf(options),
			...stalemateDraws,
		],
		turn: turns('white', 'black', ['pass']),
		start: {
			pieces: placed(
				['rnba.abnr', '....k....', '.c.....c.', 'p.p.p.p.p', '.........', '.........', 'P.P.P.P.P', '.C.....C.', '....K....', 'RNBA.ABNR'],
				pieceOf,
			),
			phase: 'white',
		},
	});
}
