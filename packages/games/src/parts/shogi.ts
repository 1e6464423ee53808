import type { Cond, Filter, Kind, Outcome, Path, Ruleset, Vec } from '@x/core';
import {
	act,
	all,
	any,
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
	phase,
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
} from '@x/core/build';
import { bareKings, emptyHands } from './ends.js';
import { pieceOf } from './orthodox.js';

export interface ShogiPiece {
	readonly title: string;
	/** The path of the piece, with the given ending. */
	readonly go: (arrival: Path) => Path;
	/** The title and the path of the promoted piece. */
	readonly promoted?: readonly [title: string, path: Path];
	/** The number of last rows from which it could never move again. There it must promote, and may not be dropped. */
	readonly stuck?: number;
	/** How many of its kind may stand on one file when one more is dropped, which may not give mate. */
	readonly perFile?: number;
}

export interface Shogi {
	readonly drawing: readonly string[];
	readonly pieceMoves: Readonly<Record<string, ShogiPiece>>;
	/** Last rows on which pieces promote, coming, going or staying. */
	readonly camp: number;
	/** They must promote there. */
	readonly must?: true;
	/** The outcomes of repetition; by default a draw at the fourth occurrence. */
	readonly repetition?: readonly Outcome[];
	readonly more?: Partial<Ruleset>;
}

const arriving = (ending: Path): Path =>
	any(seq(at({ who: 'empty' }), ending), seq(at({ who: 'enemy' }), { do: { capture: 'at' } }, ending));

/** Leaps, and rides with leaps. */
export const leaps =
	(...vectors: readonly Vec[]) =>
	(arrival: Path): Path =>
		leap(vectors, arrival);
export const rides =
	(vectors: readonly Vec[], ...more: readonly Vec[]) =>
	(arrival: Path): Path =>
		more.length === 0 ? ride(vectors, arrival) : any(ride(vectors, arrival), leap(more, arrival));

export const goldSteps: readonly Vec[] = [
	[0, 1],
	[1, 1],
	[-1, 1],
	[1, 0],
	[-1, 0],
	[0, -1],
];
const up: Vec = [0, 1];
export const gold = (): Path => leap(goldSteps);

const asGold = (title: string): readonly [string, Path] => [`promoted ${title}`, gold()];

/** The pieces of shogi. */
export const shogiPieces = (): Readonly<Record<'P' | 'L' | 'N' | 'S' | 'G' | 'B' | 'R' | 'K', ShogiPiece>> => ({
	P: { title: 'pawn', go: leaps(up), promoted: asGold('pawn'), stuck: 1, perFile: 1 },
	L: { title: 'lance', go: rides([up]), promoted: asGold('lance'), stuck: 1 },
	N: { title: 'knight', go: leaps([1, 2], [-1, 2]), promoted: asGold('knight'), stuck: 2 },
	S: { title: 'silver', go: leaps(...diagonals, up), promoted: asGold('silver') },
	G: { title: 'gold', go: leaps(...goldSteps) },
	B: { title: 'bishop', go: rides(diagonals), promoted: ['horse', any(ride(diagonals), leap(orthogonals))] },
	R: { title: 'rook', go: rides(orthogonals), promoted: ['dragon', any(ride(orthogonals), leap(diagonals))] },
	K: { title: 'king', go: leaps(...neighbours) },
});

/** Fewer than a number of friends of the kind on the cursor's file. */
const room = (kind: string, most: number): Cond => {
	const own: Filter = { who: 'friend', kind: [kind] };
	const column = each(
		[
			[0, 1],
			[0, -1],
		],
		'u',
		seq(loop(step('u'), { min: 1 }), at(own)),
	);
	return compare(matches(column, 'at'), '<', most);
};

/** The other king, while it is attacked. */
export const checkTrace: Ruleset['traces'] = { check: { of: { who: 'enemy', kind: ['K'] }, if: attacked('at', { by: 'own' }) } };

const occurs = (times: number): Cond => compare(repeats(), '>', times - 1);

/** When a position comes for this number of times, a side that gave check with all of its moves meanwhile has lost. */
export const perpetualCheck = (times: number): readonly Outcome[] => [
	{ id: 'perpetual-check', when: 'turn', if: all(occurs(times), compare(kept('check', 'own'), '>', 0)), result: 'loss' },
	{ id: 'perpetual-check', when: 'turn', if: all(occurs(times), compare(kept('check', 'other'), '>', 0)), result: 'win' },
];

/** A position that comes for this number of times is a draw. */
export const repetitionDraws = (times: number): Outcome => ({ id: 'repetition', when: 'turn', if: occurs(times), result: 'draw' });

/** The side whose move brings a position for this number of times has lost. */
export const repetitionLoses = (times: number): Outcome => ({ id: 'repetition', when: 'turn', if: occurs(times), result: 'win' });

/** When a position comes for this number of times, the side that moved first in the game has lost. */
export const repetitionLosesForFirst = (times: number): readonly Outcome[] => [
	{ id: 'repetition', when: 'turn', if: all(occurs(times), phase('white')), result: 'loss' },
	{ id: 'repetition', when: 'turn', if: all(occurs(times), phase('black')), result: 'win' },
];

/** At the fourth occurrence of a position, a side that gave check with all its moves loses; otherwise the game is drawn. */
export const fourfold: readonly Outcome[] = [...perpetualCheck(4), repetitionDraws(4)];

/** The kinds of a game, the paths of their moves, and those of their drops. */
function promotingKinds(pieceMoves: Shogi['pieceMoves'], must: boolean): Pick<Ruleset, 'kinds' | 'paths'> {
	const kinds: Record<string, Kind> = {};
	const paths: Record<string, Path> = {};
	const touches = some(within('camp'), within('camp', 'origin'));
	const drops: Path[] = [];
	for (const [kind, { title, go, promoted, stuck, perFile }] of Object.entries(pieceMoves)) {
		kinds[kind] = { title, moves: title };
		const stay =
			promoted === undefined
				? land()
				: must
					? seq(test(not(touches)), land())
					: stuck === undefined
						? land()
						: seq(test(not(within(`last${stuck}`))), land());
		const ending = promoted === undefined ? stay : any(seq(test(touches), land(), act(set('at', { kind: `+${kind}`, side: 'own' }))), stay);
		paths[title] = go(arriving(ending));
		if (promoted !== undefined) {
			kinds[`+${kind}`] = { title: promoted[0], moves: promoted[0] };
			paths[promoted[0]] = promoted[1];
		}
		if (kind === 'K') continue;
		drops.push(
			drop(kind, {
				store: 'hand',
				...(stuck === undefined ? {} : { zone: `before${stuck}` }),
				...(perFile === undefined ? {} : { tests: [room(kind, perFile)], mark: 'pawn-drop' }),
			}),
		);
	}
	return { kinds, paths: { ...paths, drops: any(...drops) } };
}

/** A game of the shogi family: promotion in the camp, drops of captured pieces, and a side without a legal move loses. */
export function shogiGame({ drawing, pieceMoves, camp, must, repetition = fourfold, more = {} }: Shogi): Ruleset {
	const height = drawing.length;
	const { kinds, paths } = promotingKinds(pieceMoves, must === true);
	const pawns = Object.keys(pieceMoves).filter((kind) => pieceMoves[kind]!.perFile !== undefined);
	const promotable = Object.keys(pieceMoves).filter((kind) => pieceMoves[kind]!.promoted !== undefined);
	const banked = [...Object.keys(pieceMoves).filter((kind) => kind !== 'K'), ...promotable.map((kind) => `+${kind}`)];
	return ruleset({
		space: board(drawing[0]!.length, height),
		zones: {
			camp: row(height - camp, height - 1),
			last1: row(height - 1),
			last2: row(height - 2, height - 1),
			before1: row(0, height - 2),
			before2: row(0, height - 3),
		},
		sides: { white: side('white', [1, 1]), black: side('black', [-1, -1]) },
		kinds,
		traces: checkTrace,
		stores: { hand: { as: Object.fromEntries(promotable.map((kind) => [`+${kind}`, kind])) } },
		paths,
		royal: is('at', { kind: ['K'] }),
		after: banked.map((kind) => ({ id: `bank-${kind}`, do: [store('hand', 'own', kind, captured({ kind: [kind] }))] })),
		forbid: [
			{ id: 'own-royal-safe', if: royalAttacked('own') },
			...(pawns.length === 0
				? []
				: [
						{
							id: 'no-mate-by-pawn-drop',
							if: all(same({ mark: 'pawn-drop' }, 'at'), royalAttacked('other'), compare(moves('next'), '=', 0)),
						},
					]),
		],
		// If repetition loses, even bare kings can win.
		outcomes: [
			...(repetition.at(-1)?.result === 'draw' ? [bareKings(emptyHands)] : []),
			...repetition,
			{ id: 'checkmate', when: 'stuck', result: 'loss' },
		],
		turn: turns('white', 'black', ['drops']),
		start: { pieces: placed(drawing, pieceOf), phase: 'white' },
		...more,
	});
}

/** A gold that also rides straight back. */
export const yariGold = (): Path => any(ride([[0, -1]]), leap(goldSteps.filter(([, y]) => y !== -1)));
