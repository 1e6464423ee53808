import type { Names, Path, Vec } from '@x/core';
import {
	act,
	all,
	any,
	at,
	capture,
	compare,
	count,
	each,
	is,
	land,
	not,
	pawn,
	promote,
	same,
	seq,
	set,
	setPoint,
	step,
	test,
	within,
} from '@x/core/build';

const empty = at({ who: 'empty' });
const diagonally: readonly Vec[] = [
	[1, 1],
	[-1, 1],
];

export interface WalkingPawn {
	/** Steps without a capture. */
	readonly steps: readonly Vec[];
	/** Steps that capture. */
	readonly captures?: readonly Vec[];
	readonly promotesTo?: readonly string[];
	/** Where it may step twice straight on, and be captured in passing for it; absent: nowhere. */
	readonly second?: string;
	/** The kinds that it captures en passant; by default its own. */
	readonly victims?: readonly string[];
	/** The cells that it may stand on; by default all. */
	readonly within?: string;
}

/** A pawn with its own steps and captures. */
export function walkingPawn({
	steps,
	captures = diagonally,
	promotesTo = ['Q', 'R', 'B', 'N'],
	second,
	victims = ['P'],
	within: zone,
}: WalkingPawn): Path {
	const ending = promote(promotesTo, 'last');
	const inside = zone === undefined ? [] : [test(within(zone))];
	const behind = { from: 'at', by: [0, -1] } as const;
	const twice: Path[] =
		second === undefined
			? []
			: [seq(test(within(second, 'origin')), step([0, 1]), empty, act(setPoint('ep', 'at')), step([0, 1]), empty, ending)];
	const passing: Path[] =
		second === undefined || victims.length === 0
			? []
			: [
					each(
						captures,
						'd',
						seq(
							step('d'),
							test(same('at', { point: 'ep' })),
							empty,
							test(is(behind, { who: 'enemy', kind: victims })),
							capture(behind),
							land(),
						),
					),
				];
	return any(
		each(steps, 'd', seq(step('d'), empty, ...inside, ending)),
		each(captures, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), ending)),
		...twice,
		...passing,
	);
}

/** The pawn of chess with other promotions. */
export const chessPawn = (promotesTo: readonly string[]): Path =>
	pawn({ promotesTo, last: 'last', second: 'second', passed: 'ep', victim: { who: 'enemy', kind: ['P'] } });

/**
 * A pawn that steps diagonally and captures straight on; its double step leaves two points, the cell that it passed and its own, since the
 * one does not tell the other.
 */
export const berolinaPawn = (promotesTo: readonly string[]): Path =>
	any(
		each(diagonally, 'd', seq(step('d'), empty, promote(promotesTo, 'last'))),
		seq(step([0, 1]), at({ who: 'enemy' }), capture(), promote(promotesTo, 'last')),
		each(
			diagonally,
			'd',
			seq(
				test(within('second', 'origin')),
				step('d'),
				empty,
				act(setPoint('ep', 'at')),
				step('d'),
				empty,
				land(),
				act(setPoint('passer', 'at')),
			),
		),
		seq(
			step([0, 1]),
			test(same('at', { point: 'ep' })),
			empty,
			test(is({ point: 'passer' }, { who: 'enemy', kind: ['P'] })),
			capture({ point: 'passer' }),
			land(),
		),
	);

/** Each side's own promotions: a pawn's path told by who moves. */
export const bySide = (white: Path, black: Path): Path =>
	any(seq(test({ mover: { side: ['white'] } }), white), seq(test({ mover: { side: ['black'] } }), black));

/**
 * A pawn of the grand family: from the promotion zone on it may, and on the last row must, become a piece of which its side has fewer than
 * at the start. Where it can become nothing it may not go to the last row, and still attacks a king there.
 */
export function limitedPawn(limits: Readonly<Record<string, number>>): Path {
	const kinds = Object.entries(limits);
	const fewer = kinds.map(([kind, most]) => compare(count({ who: 'friend', kind: [kind] }), '<', most));
	const become = kinds.map(([kind], index) => seq(test(fewer[index]!), act(set('at', { kind, side: 'own' }))));
	const full = fewer.map((condition) => not(condition));
	const ending = any(seq(test(not(within('last'))), land()), seq(test(within('camp')), land(), any(...become)));
	const behind = { from: 'at', by: [0, -1] } as const;
	return any(
		seq(step([0, 1]), empty, ending),
		seq(test(within('second', 'origin')), step([0, 1]), empty, act(setPoint('ep', 'at')), step([0, 1]), empty, land()),
		each(diagonally, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), ending)),
		// No king is ever captured: this only tells that it is in check.
		each(diagonally, 'd', seq(step('d'), at({ who: 'enemy', kind: ['K'] }), test(all(within('last'), ...full)), capture(), land())),
		each(
			diagonally,
			'd',
			seq(step('d'), test(same('at', { point: 'ep' })), empty, test(is(behind, { who: 'enemy', kind: ['P'] })), capture(behind), land()),
		),
	);
}

/** The moves of the pawns of the grand family in the words of players. */
export const LIMITED_PAWN: NonNullable<Names['notes']> = {
	moves: {
		pawn: [
			'Moves one square forward without capturing.',
			'From its third rank it may go two squares forward if both are empty.',
			'Captures one square diagonally forward.',
			'It may not go to its last rank while there is no piece that it may become.',
		],
	},
};
