import {
	any,
	arrive,
	at,
	board,
	box,
	diagonals,
	each,
	hop,
	is,
	lame,
	leap,
	loop,
	orthogonals,
	placed,
	quiet,
	ride,
	row,
	royalAttacked,
	ruleset,
	seq,
	side,
	step,
	take,
	test,
	turns,
	within,
} from '../../ruleset/build.js';
import type { Names } from '../../ruleset/names.js';
import type { Path, Ruleset, Vec } from '../../ruleset/types.js';

const inside = (zone: string): Path => seq(test(within(zone)), arrive());

/** An orthogonal step, then one further out to either side. */
const legs = orthogonals.map((leg) => {
	const [x, y] = [Number(leg[0]), Number(leg[1])];
	return { leg, next: [1, -1].map((turn): Vec => (x === 0 ? [turn, y] : [x, turn])) };
});

/** Generals must not face each other: as if each could capture the other along an open file. */
const facing: Path = each(
	[[0, 1]],
	'f',
	seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), take(undefined, { who: 'enemy', kind: ['K'] })),
);

/** Xiangqi without the rules on perpetual check and chase. After the Asian rules' moves; counts agree with Fairy-Stockfish. */
export const xiangqi: Ruleset = ruleset({
	space: board(9, 10),
	zones: { palace: box([3, 5], [0, 2]), home: row(0, 4), beyond: row(5, 9) },
	sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
	kinds: {
		R: { title: 'chariot', moves: 'chariot' },
		N: { title: 'horse', moves: 'horse' },
		B: { title: 'elephant', moves: 'elephant' },
		A: { title: 'advisor', moves: 'advisor' },
		K: { title: 'general', moves: 'general' },
		C: { title: 'cannon', moves: 'cannon' },
		P: { title: 'soldier', moves: 'soldier' },
	},
	paths: {
		chariot: ride(orthogonals),
		horse: lame(legs),
		elephant: each(diagonals, 'd', seq(step('d'), at({ who: 'empty' }), step('d'), inside('home'))),
		advisor: leap(diagonals, inside('palace')),
		general: any(leap(orthogonals, inside('palace')), facing),
		cannon: any(ride(orthogonals, quiet()), hop(orthogonals, take())),
		soldier: any(
			leap([[0, 1]]),
			seq(
				test(within('beyond', 'origin')),
				leap([
					[1, 0],
					[-1, 0],
				]),
			),
		),
	},
	royal: is('at', { kind: ['K'] }),
	forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
	outcomes: [
		{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
		{ id: 'stalemate', when: 'stuck', result: 'loss' },
	],
	turn: turns('white', 'black'),
	start: {
		pieces: placed(
			['rnbakabnr', '.........', '.c.....c.', 'p.p.p.p.p', '.........', '.........', 'P.P.P.P.P', '.C.....C.', '.........', 'RNBAKABNR'],
			(letter) => ({ side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() }),
		),
	},
});

/** How notations name the parts of {@link xiangqi}. */
export const xiangqiNames: Names = {
	kinds: Object.fromEntries(Object.keys(xiangqi.kinds).map((letter) => [letter, { letter }])),
	cells: 'a1',
	sides: { white: 'w', black: 'b' },
};
