import type { Cond, Filter, GameDefinition, Kind, Names, Path, Ruleset, Vec } from '@x/core';
import {
	act,
	all,
	any,
	at,
	attacked,
	before,
	board,
	capture,
	captured,
	compare,
	count,
	defineGame,
	diagonals,
	each,
	is,
	land,
	leap,
	mark,
	matches,
	mover,
	neighbours,
	not,
	orthogonals,
	pick,
	placed,
	repeats,
	ride,
	row,
	ruleset,
	same,
	seq,
	set,
	setPoint,
	side,
	some,
	step,
	test,
	turns,
	within,
} from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { shogiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { pieceOf } from './parts/orthodox.js';
import { SENTE_GOTE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

/** The moves of a piece, given its arrival effects. */
type Go = (arrival: Path) => Path;

const up: Vec = [0, 1];
const down: Vec = [0, -1];
const forwards: readonly Vec[] = [
	[1, 1],
	[-1, 1],
];
const backwards: readonly Vec[] = [
	[1, -1],
	[-1, -1],
];
const sideways: readonly Vec[] = [
	[1, 0],
	[-1, 0],
];
const vertical: readonly Vec[] = [up, down];

const but = (...left: readonly Vec[]): readonly Vec[] => neighbours.filter((vector) => !left.some((one) => String(one) === String(vector)));
const twice = ([x, y]: Vec): Vec => [2 * Number(x), 2 * Number(y)];
const steps =
	(...vectors: readonly Vec[]): Go =>
	(arrival) =>
		leap(vectors, arrival);
const slides =
	(along: readonly Vec[], ...once: readonly Vec[]): Go =>
	(arrival) =>
		once.length === 0 ? ride(along, arrival) : any(ride(along, arrival), leap(once, arrival));

const LIONS = ['N', '+O'];
const lions: Filter = { who: 'enemy', kind: LIONS };
const enemy = at({ who: 'enemy' });
const empty = at({ who: 'empty' });
const arrive = (ending: Path): Path => any(seq(empty, ending), seq(enemy, capture(), ending));

/** The pieces of these kinds may stay where they are (jitto) if they can step away and back. */
const stays = (kind: readonly string[], vectors: readonly Vec[]): Path =>
	seq(
		pick({ who: 'friend', kind }, { origin: true }),
		test(compare(matches(each(vectors, 's', seq(step('s'), empty)), 'at'), '>', 0)),
		land(),
	);

/** As a lion, but only along lines: a step, a leap over it, both with captures, or a capture without leaving. */
const stings = (vectors: readonly Vec[]): Path =>
	any(
		leap(vectors, arrive(land())),
		leap(vectors.map(twice), arrive(land())),
		...vectors.map((vector) =>
			seq(
				step(vector),
				enemy,
				capture(),
				any(seq(step(vector), arrive(land())), seq(step([-Number(vector[0]), -Number(vector[1])]), land())),
			),
		),
	);

/** Arrives. Marks the capture of a lion from afar; a law refuses it if the lion is protected. */
const pounce = any(
	seq(empty, land()),
	seq(at({ who: 'enemy', notKind: LIONS }), capture(), land()),
	seq(at(lions), capture(), mark('pounce'), land()),
);

/** The lion: two steps of a king in one move, each of which may capture, or a leap over the first; it may return to where it was. */
const lion = (): Path => {
	const far = neighbours.flatMap((one) => neighbours.map((two): Vec => [Number(one[0]) + Number(two[0]), Number(one[1]) + Number(two[1])]));
	const ring = far.filter(
		([x, y], nth) =>
			Math.max(Math.abs(Number(x)), Math.abs(Number(y))) === 2 && far.findIndex((one) => String(one) === `${x},${y}`) === nth,
	);
	const second = (one: Vec, weak: boolean): Path =>
		any(
			...neighbours.map((two) => {
				const [x, y] = [Number(one[0]) + Number(two[0]), Number(one[1]) + Number(two[1])];
				if (x === 0 && y === 0) return seq(step(two), land());
				return seq(step(two), weak && Math.max(Math.abs(x), Math.abs(y)) === 2 ? pounce : arrive(land()));
			}),
		);
	const weak: Filter = { who: 'enemy', kind: ['P', 'I'] };
	const strong: Filter = { who: 'enemy', notKind: ['P', 'I'] };
	return any(
		leap(neighbours, arrive(land())),
		leap(ring, pounce),
		...neighbours.flatMap((one) => [
			seq(step(one), at(weak), capture(), second(one, true)),
			seq(step(one), at(strong), capture(), second(one, false)),
		]),
	);
};

const goldSteps: readonly Vec[] = [...orthogonals, ...forwards];

/** Letter → the piece, and what it becomes, with its path or the letter of the kind whose moves it has; `+` and a letter as notations write it. */
const PIECES: readonly (readonly [letter: string, title: string, go: Go, promoted?: readonly [title: string, path: Path | string]])[] = [
	['K', 'king', steps(...neighbours)],
	['Q', 'queen', slides(neighbours)],
	['N', 'lion', lion],
	['A', 'reverse chariot', slides(vertical), ['whale', ride([...vertical, ...backwards])]],
	['B', 'bishop', slides(diagonals), ['dragon horse', any(ride(diagonals), leap(orthogonals))]],
	['C', 'copper general', steps(up, ...forwards, down), ['side mover', any(ride(sideways), leap(vertical))]],
	['D', 'dragon king', slides(orthogonals, ...diagonals), ['soaring eagle', any(ride(but(...forwards)), stings(forwards))]],
	['E', 'drunk elephant', steps(...but(down)), ['crown prince', 'K']],
	['F', 'ferocious leopard', steps(...diagonals, ...vertical), ['bishop', ride(diagonals)]],
	['G', 'gold general', steps(...goldSteps), ['rook', ride(orthogonals)]],
	['H', 'dragon horse', slides(diagonals, ...orthogonals), ['horned falcon', any(ride(but(up)), stings([up]))]],
	['I', 'go-between', steps(...vertical), ['drunk elephant', leap(but(down))]],
	['L', 'lance', slides([up]), ['white horse', ride([...vertical, ...forwards])]],
	['M', 'side mover', slides(sideways, ...vertical), ['free boar', ride([...sideways, ...diagonals])]],
	['O', 'kirin', steps(...diagonals, ...orthogonals.map(twice)), ['lion', 'N']],
	['P', 'pawn', steps(up), ['gold general', leap(goldSteps)]],
	['R', 'rook', slides(orthogonals), ['dragon king', any(ride(orthogonals), leap(diagonals))]],
	['S', 'silver general', steps(up, ...diagonals), ['vertical mover', any(ride(vertical), leap(sideways))]],
	['T', 'blind tiger', steps(...but(up)), ['flying stag', any(ride(vertical), leap(but(up, down)))]],
	['V', 'vertical mover', slides(vertical, ...sideways), ['flying ox', ride([...vertical, ...diagonals])]],
	['X', 'phoenix', steps(...orthogonals, ...diagonals.map(twice)), ['queen', 'Q']],
];

/** A piece promotes as it comes into the camp, or by a capture that touches it. Pawns and lances may also promote on the last row. */
const mayPromote = (letter: string): Cond => {
	const entering = all(not(within('camp', 'origin')), within('camp'));
	const capturing = all(compare(captured(), '>', 0), some(within('camp', 'origin'), within('camp')));
	return some(entering, capturing, ...(letter === 'P' || letter === 'L' ? [within('last')] : []));
};

const DRAWING = [
	'lfcsgekgscfl',
	'a.b.txot.b.a',
	'mvrhdqndhrvm',
	'pppppppppppp',
	'...i....i...',
	'............',
	'............',
	'...I....I...',
	'PPPPPPPPPPPP',
	'MVRHDNQDHRVM',
	'A.B.TOXT.B.A',
	'LFCSGKEGSCFL',
];

/** As many of these as the side has. */
const royals = (who: 'friend' | 'enemy') => count({ who, kind: ['K', '+E'] });
const lone = (who: 'friend' | 'enemy') => count({ who });

const rules: Ruleset = /* @__PURE__ */ (() => {
	const kinds: Record<string, Kind> = {};
	const paths: Record<string, Path> = {};
	for (const [letter, title, go, promoted] of PIECES) {
		const become = promoted && seq(test(mayPromote(letter)), land(), act(set('at', { kind: `+${letter}`, side: 'own' })));
		kinds[letter] = { title, moves: letter };
		paths[letter] = go(arrive(become ? any(land(), become) : land()));
		if (!promoted) continue;
		const [name, path] = promoted;
		kinds[`+${letter}`] = { title: name, moves: typeof path === 'string' ? path : `+${letter}` };
		if (typeof path !== 'string') paths[`+${letter}`] = path;
	}
	const captures = compare(captured({ kind: LIONS }), '>', 0);
	const byOther = all(captures, mover({ notKind: LIONS }));
	paths.jitto = any(stays(LIONS, neighbours), stays(['+D'], forwards), stays(['+H'], [up]));
	return ruleset({
		space: board(12, 12),
		zones: { camp: row(8, 11), last: row(11) },
		sides: { white: side('white', [1, 1]), black: side('black', [-1, -1]) },
		kinds,
		points: { lion: 'reply' },
		paths,
		after: [{ id: 'lion-captured', if: byOther, do: [setPoint('lion', 'at')] }],
		forbid: [
			{ id: 'lion-protected', if: all(same({ mark: 'pounce' }, 'at'), attacked('at', { by: 'other' })) },
			{
				id: 'lion-for-lion',
				if: all(byOther, before(is({ point: 'lion' }, { who: 'occupied' })), not(before(same({ point: 'lion' }, 'at')))),
			},
		],
		outcomes: [
			{ id: 'royals-captured', when: 'turn', if: compare(royals('friend'), '=', 0), result: 'loss' },
			{ id: 'royals-captured', when: 'turn', if: compare(royals('enemy'), '=', 0), result: 'win' },
			{ id: 'bare-king', when: 'turn', if: all(compare(lone('friend'), '=', 1), compare(lone('enemy'), '>', 2)), result: 'loss' },
			{ id: 'bare-king', when: 'turn', if: all(compare(lone('enemy'), '=', 1), compare(lone('friend'), '>', 2)), result: 'win' },
			{ id: 'two-kings', when: 'turn', if: all(compare(lone('friend'), '=', 1), compare(lone('enemy'), '=', 1)), result: 'draw' },
			{ id: 'repetition', when: 'turn', if: compare(repeats(), '>', 3), result: 'draw' },
			{ id: 'stuck', when: 'stuck', result: 'loss' },
		],
		turn: turns('white', 'black', ['jitto']),
		start: { pieces: placed(DRAWING, pieceOf), phase: 'white' },
	});
})();

const STAY = 'Instead of moving, it may stay where it is if such a step and back is possible.';

/** The lion's power, and the laws about lions, in the words of players. */
const NOTES: NonNullable<Names['notes']> = {
	rules: {
		'lion-protected': {
			title: 'Lion takes lion',
			texts: [
				'A lion may always capture a lion next to it.',
				'It may not capture a lion two squares away that another enemy piece protects, unless it captures another piece than a pawn or a go-between on the way.',
			],
		},
		'lion-for-lion': {
			title: 'Lion for lion',
			texts: [
				'When another piece than a lion has captured a lion, the opponent’s next move may not capture a lion on another square, except with a lion.',
			],
		},
	},
	moves: {
		N: [
			'Moves one or two steps, each one square in any direction.',
			'Each step may capture, and the second one may lead back to the first square.',
			'It also jumps to any square two away, over any piece.',
			'Instead of moving, it may stay where it is if a square next to it is empty.',
		],
		'+D': [
			'Moves any distance along ranks and files or diagonally backward.',
			'Diagonally forward it moves one or two squares in a line: it may capture on both, jump over the first, or capture on the first and come back.',
			STAY,
		],
		'+H': [
			'Moves any distance along diagonals, sideways or backward.',
			'Straight forward it moves one or two squares: it may capture on both, jump over the first, or capture on the first and come back.',
			STAY,
		],
		jitto: [
			'Instead of moving, a player may let a lion, a soaring eagle or a horned falcon stay where it is, if it could step away and back.',
		],
	},
};

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: SENTE_GOTE, look: shogiLook(rules), notes: NOTES });

/** The sides, kinds and reasons of Chushogi. */
export interface Chushogi extends WhiteAndBlack {
	readonly kind:
		| 'K'
		| 'Q'
		| 'R'
		| 'B'
		| 'N'
		| 'P'
		| 'A'
		| '+A'
		| '+B'
		| 'C'
		| '+C'
		| 'D'
		| '+D'
		| 'E'
		| '+E'
		| 'F'
		| '+F'
		| 'G'
		| '+G'
		| 'H'
		| '+H'
		| 'I'
		| '+I'
		| 'L'
		| '+L'
		| 'M'
		| '+M'
		| 'O'
		| '+O'
		| '+P'
		| '+R'
		| 'S'
		| '+S'
		| 'T'
		| '+T'
		| 'V'
		| '+V'
		| 'X'
		| '+X';
	readonly reason: 'royals-captured' | 'bare-king' | 'two-kings' | 'repetition' | 'stuck';
}

/**
 * Chu shogi, the middle shogi of the fourteenth century: no drops; the lion moves twice, or passes by stepping away and back; a side that loses the king, and the crown prince if there
 * is one, loses the game. An attack on them need not be answered.
 *
 * A lion captures a protected lion only next to it, or with something better than a pawn or go-between on the way; and when a lion has been
 * captured by something else, the next move may not capture a lion elsewhere but with a lion. A piece promotes as it comes into the camp, or by a
 * capture that touches it, pawns and lances also on the last row. A bare king against more pieces loses; the fourth occurrence of a
 * position is a draw, though players forbid the move that causes it.
 *
 * After the rules of the Japanese Chu Shogi Association (chessvariants.com); counts agree with shogiops.
 *
 * @example
 * legal(compile(chushogi).start).length // → 36
 */
export const chushogi: GameDefinition<Chushogi> = /* @__PURE__ */ defineGame({
	id: 'chushogi',
	title: 'Chushogi',
	also: ['Chu shogi', '中将棋', 'Middle shogi'],
	rules,
	names,
	dialects: completeFen,
});
