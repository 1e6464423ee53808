import type { Cond, Hook, Names, Outcome, Path, Ruleset, Vec } from '@x/core';
import {
	act,
	all,
	at,
	capture,
	captured,
	compare,
	count,
	each,
	is,
	land,
	mark,
	matches,
	moves,
	repeats,
	row,
	royalAttacked,
	same,
	seq,
	setPoint,
	step,
	store,
	test,
	variable,
} from '@x/core/build';
import { clocks, facing, orthodox, type PieceDefinition } from './orthodox.js';

/** One of the three games that may meet each other, each with its own army. */
export interface Sanki {
	/** The pieces behind the foot soldiers, from the first file on. */
	readonly first: string;
	readonly pieceMoves: Readonly<Record<string, PieceDefinition>>;
	/** The letter of the foot soldiers, and the kinds to which they promote on the last row. */
	readonly soldier: string;
	readonly promotesTo: readonly string[];
	/** The condition under which neither side can be mated any more; absent: never. */
	readonly dead?: Cond;
}

/** Nothing but royals stands on the board. */
export const royalsOnly: Cond = compare(count({ who: 'occupied', notKind: ['K'] }), '=', 0);

const empty = at({ who: 'empty' });
const behind = { from: 'at', by: [0, -1] } as const;

/** Captures in passing whatever foot soldier has just stepped twice, by a step onto the cell that it passed. */
export const passing = (steps: readonly Vec[]): Path =>
	each(
		steps,
		'd',
		seq(step('d'), test(same('at', { point: 'ep' })), empty, test(is(behind, { who: 'enemy' })), mark('passing'), capture(behind), land()),
	);

/** At the start of a turn, the en passant cell is cleared unless a capture on it is legal. */
const forget: Hook = {
	id: 'nothing-in-passing',
	if: all(is({ point: 'ep' }, { who: 'empty' }), compare(moves('next', same({ mark: 'passing' }, 'at')), '=', 0)),
	do: [setPoint('ep', null)],
};

/** Two steps straight on, for a foot soldier that still has its first move (dropped ones have not); what it passes is a point, if said. */
export const firstSteps = (point?: string): Path =>
	seq(
		test(is('origin', { flag: 'fresh' })),
		step([0, 1]),
		empty,
		...(point === undefined ? [] : [act(setPoint(point, 'at'))]),
		step([0, 1]),
		empty,
		land(),
	);

/** No piece has a move, even if the safety of the royal piece is ignored. */
const jammed = ({ kinds }: Pick<Ruleset, 'kinds'>): Cond =>
	all(
		...Object.entries(kinds).map(([kind, { moves: path }]) =>
			compare(count({ who: 'friend', kind: [kind] }, { if: compare(matches({ use: path }, 'at', 'piece'), '>', 0) }), '=', 0),
		),
	);

const outcomesOf = (game: Ruleset, dead: Cond | undefined): readonly Outcome[] => [
	...(dead === undefined ? [] : [{ id: 'insufficient-material', when: 'turn', if: dead, result: 'draw' } as const]),
	{ id: 'repetition', when: 'turn', if: compare(repeats(), '>', 2), result: 'draw' },
	{ id: 'move-limit', when: 'turn', if: compare(variable('halfmove'), '>', 99), result: 'draw' },
	{ id: 'move-cap', when: 'turn', if: compare(variable('fullmove'), '>', 300), result: 'draw' },
	{ id: 'no-move', when: 'stuck', if: jammed(game), result: 'draw' },
	{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
	{ id: 'stalemate', when: 'stuck', result: 'draw' },
];

/** Captured pieces are kept next to the board, by the side that captured them. */
const kept = (kinds: readonly string[]): readonly Hook[] =>
	kinds.map((kind) => ({ id: `keep-${kind}`, do: [store('taken', 'own', kind, captured({ kind: [kind] }))] }));

/** The outcomes of the family in the words of players. */
export const JAMMED: NonNullable<NonNullable<Names['notes']>['rules']> = {
	'no-move': {
		title: 'No move at all',
		texts: ['If none of the player’s pieces could move even if check did not matter, the game is a draw.'],
	},
};

/** A game of the family. Its foot soldier, chess's pawn or another, leaves the point `ep`. */
export function sankiGame({ first, pieceMoves, soldier, promotesTo, dead }: Sanki): Ruleset {
	const game = orthodox({ drawing: facing(8, first, soldier.repeat(8)), pieceMoves, promotesTo, castling: {} });
	return {
		...game,
		zones: { ...game.zones, beyond: row(4, 7), dark: { parity: 0 }, light: { parity: 1 } },
		flags: { ...game.flags, fresh: { kinds: [soldier] } },
		stores: { taken: {} },
		after: [...clocks([soldier]), ...kept(Object.keys(game.kinds).filter((kind) => kind !== 'K'))],
		outcomes: outcomesOf(game, dead),
		turn: {
			start: 'white',
			phases: {
				white: { side: 'white', enter: [forget], next: [{ to: 'black' }] },
				black: { side: 'black', enter: [forget], next: [{ to: 'white' }] },
			},
		},
		start: {
			...game.start,
			pieces: game.start.pieces.map(({ at: cell, piece }) => ({
				at: cell,
				piece: piece.kind === soldier ? { ...piece, flags: ['fresh'] } : piece,
			})),
		},
	};
}
