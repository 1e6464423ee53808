import {
	act,
	all,
	any,
	arrive,
	at,
	attacked,
	board,
	captured,
	compare,
	diagonals,
	drop,
	each,
	is,
	kept,
	land,
	leap,
	loop,
	matches,
	moves,
	neighbours,
	not,
	orthogonals,
	placed,
	repeats,
	ride,
	row,
	royalAttacked,
	ruleset,
	same,
	seq,
	set,
	side,
	some,
	step,
	store,
	test,
	turns,
	within,
} from '../../ruleset/build.js';
import type { Names } from '../../ruleset/names.js';
import type { Kind, Path, Ruleset, Vec } from '../../ruleset/types.js';

const gold: readonly Vec[] = [
	[0, 1],
	[1, 1],
	[-1, 1],
	[1, 0],
	[-1, 0],
	[0, -1],
];
const silver: readonly Vec[] = [
	[0, 1],
	[1, 1],
	[-1, 1],
	[1, -1],
	[-1, -1],
];
const knight: readonly Vec[] = [
	[1, 2],
	[-1, 2],
];
const promotable = ['P', 'L', 'N', 'S', 'B', 'R'];
const droppable = ['P', 'L', 'N', 'S', 'G', 'B', 'R'];

/** May promote when the move touches the camp; must where the kind could never move again. */
const up = (kind: string, dead?: string): Path => {
	const stay = dead === undefined ? land() : seq(test(not(within(dead))), land());
	const turn = seq(test(some(within('camp'), within('camp', 'origin'))), land(), act(set('at', { kind: `+${kind}`, side: 'own' })));
	return arrive(any(turn, stay));
};

/** No other unpromoted pawn of one's own on the file. */
const alone = compare(
	matches(
		each(
			[
				[0, 1],
				[0, -1],
			],
			'u',
			seq(loop(step('u'), { min: 1 }), at({ who: 'friend', kind: ['P'] })),
		),
		'at',
	),
	'=',
	0,
);

/** Shogi. After the rules of the Japan Shogi Association without the counting of impasses and with a draw by every repetition; counts agree with Fairy-Stockfish. */
export const shogi: Ruleset = ruleset({
	space: board(9, 9),
	zones: { camp: row(6, 8), last: row(8), lastTwo: row(7, 8), all: row(0, 8), notLast: row(0, 7), notLastTwo: row(0, 6) },
	sides: { white: side('white', [1, 1]), black: side('black', [-1, -1]) },
	kinds: Object.fromEntries(
		(
			[
				['P', 'pawn'],
				['L', 'lance'],
				['N', 'knight'],
				['S', 'silver'],
				['G', 'gold'],
				['B', 'bishop'],
				['R', 'rook'],
				['K', 'king'],
				['+P', 'gold'],
				['+L', 'gold'],
				['+N', 'gold'],
				['+S', 'gold'],
				['+B', 'horse'],
				['+R', 'dragon'],
			] as const
		).map(([kind, path]): [string, Kind] => [kind, { moves: path }]),
	),
	stores: { hand: { as: Object.fromEntries(promotable.map((kind) => [`+${kind}`, kind])) } },
	paths: {
		pawn: leap([[0, 1]], up('P', 'last')),
		lance: ride([[0, 1]], up('L', 'last')),
		knight: leap(knight, up('N', 'lastTwo')),
		silver: leap(silver, up('S')),
		gold: leap(gold),
		bishop: ride(diagonals, up('B')),
		rook: ride(orthogonals, up('R')),
		king: leap(neighbours),
		horse: any(ride(diagonals), leap(orthogonals)),
		dragon: any(ride(orthogonals), leap(diagonals)),
		drops: any(
			drop('P', { store: 'hand', zone: 'notLast', tests: [alone], mark: 'pawn-drop' }),
			drop('L', { store: 'hand', zone: 'notLast' }),
			drop('N', { store: 'hand', zone: 'notLastTwo' }),
			...['S', 'G', 'B', 'R'].map((kind) => drop(kind, { store: 'hand' })),
		),
	},
	royal: is('at', { kind: ['K'] }),
	after: [...droppable, ...promotable.map((kind) => `+${kind}`)].map((kind) => ({
		id: `bank-${kind}`,
		do: [store('hand', 'own', kind, captured({ kind: [kind] }))],
	})),
	forbid: [
		{ id: 'own-royal-safe', if: royalAttacked('own') },
		{ id: 'no-mate-by-pawn-drop', if: all(same({ mark: 'pawn-drop' }, 'at'), royalAttacked('other'), compare(moves('next'), '=', 0)) },
	],
	outcomes: [
		{ id: 'repetition', when: 'turn', if: compare(repeats(), '>', 3), result: 'draw' },
		{ id: 'checkmate', when: 'stuck', result: 'loss' },
	],
	turn: turns('white', 'black', ['drops']),
	start: {
		pieces: placed(
			['lnsgkgsnl', '.r.....b.', 'ppppppppp', '.........', '.........', '.........', 'PPPPPPPPP', '.B.....R.', 'LNSGKGSNL'],
			(letter) => ({ side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() }),
		),
	},
});

/** Shogi in which a repetition by continuous check loses: the one use of traces here. Checked by hand. */
export const shogiWithChecks: Ruleset = {
	...shogi,
	traces: { check: { of: { who: 'enemy', kind: ['K'] }, if: attacked('at', { by: 'own' }) } },
	outcomes: [
		{ id: 'perpetual-check', when: 'turn', if: all(compare(repeats(), '>', 3), compare(kept('check', 'own'), '>', 0)), result: 'loss' },
		{ id: 'perpetual-check', when: 'turn', if: all(compare(repeats(), '>', 3), compare(kept('check', 'other'), '>', 0)), result: 'win' },
		...shogi.outcomes,
	],
};

/** How notations name the parts of {@link shogi}. */
export const shogiNames: Names = {
	kinds: Object.fromEntries(
		Object.keys(shogi.kinds).map((kind) => [kind, kind.length === 1 ? { letter: kind } : { letter: kind, promotedOf: kind[1]! }]),
	),
	cells: 'shogi',
	sides: { white: 'w', black: 'b' },
	hand: 'hand',
};
