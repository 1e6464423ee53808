import type { PieceData, Setup, Vec } from '@x/core';
import type { PlaneOptions, PlaneWin } from '@x/plane/rules';
import fc from 'fast-check';

const KINDS = 'K P N B R Q AM HA CH AR GU CA GI ZE CE RQ RC NR HU RO OB'.split(' ');
/** Rows and files of the window. */
export const SIZE = 9;
/** The factor for the number of runs: `X_RUNS=20 npx vitest run` tests twenty times as many cases. */
export const RUNS: number = Number(process.env.X_RUNS ?? 1);
/** The time limit of a property test: far more than its usual second or two. */
export const PATIENCE: number = 120_000 * RUNS;

export interface Placed {
	readonly options: PlaneOptions;
	readonly setup: Setup;
}

export type Border = NonNullable<PlaneOptions['border']>;
export const WINDOW: Border = [0, SIZE - 1, 0, SIZE - 1];

/** Boards without edges, with all four, and with some: half-planes, quarter-planes, strips. */
export const someEdges: fc.Arbitrary<Border> = fc
	.tuple(...WINDOW.map((edge) => fc.option(fc.constant(edge), { nil: null })))
	.map((edges) => edges as unknown as Border);

const WINS: readonly (readonly PlaneWin[])[] = [
	['checkmate'],
	['royalcapture'],
	['allroyalscaptured', 'koth'],
	['allpiecescaptured', 'checkmate'],
	['threecheck'],
];

/** Positions on a window: few pieces close together, so that they meet. */
export const placements = (edges: fc.Arbitrary<Border | undefined>): fc.Arbitrary<Placed> =>
	fc
		.record({
			cells: fc.uniqueArray(fc.integer({ min: 0, max: SIZE * SIZE - 1 }), { minLength: 3, maxLength: 11 }),
			kinds: fc.array(fc.tuple(fc.nat(KINDS.length - 1), fc.boolean(), fc.boolean()), { minLength: 11, maxLength: 11 }),
			holes: fc.uniqueArray(fc.nat(SIZE * SIZE - 1), { maxLength: 2 }),
			slideLimit: fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
			side: fc.boolean(),
			win: fc.tuple(fc.nat(WINS.length - 1), fc.nat(WINS.length - 1)),
			order: fc.constantFrom(undefined, undefined, undefined, ['white', 'white', 'black'] as const),
			moveRule: fc.option(fc.constantFrom(1, 2, 100), { nil: undefined }),
			border: edges,
		})
		.map(({ cells, kinds, holes, slideLimit, side, win, order, moveRule, border }) => {
			const at = (cell: number): Vec => [cell % SIZE, Math.floor(cell / SIZE)];
			const pieces = cells.map((cell, index): { at: Vec; piece: PieceData } => {
				const [number, white, right] = kinds[index]!;
				const kind = index < 2 ? 'K' : KINDS[number]!;
				const owner = kind === 'OB' ? 'neutral' : (index < 2 ? index === 0 : white) ? 'white' : 'black';
				return { at: at(cell), piece: { side: owner, kind, ...(right && kind !== 'OB' && { flags: ['right'] }) } };
			});
			const promotions = { rows: [6, 8], kinds: ['Q', 'N'] };
			const used = [...new Set([...pieces.map(({ piece }) => piece.kind), 'Q', 'N'])];
			const options: PlaneOptions = {
				promotions: { white: promotions, black: { rows: [0], kinds: ['Q', 'N'] } },
				kinds: used,
				...(border && { border }),
				...(order && { order }),
				...(moveRule !== undefined && { moveRule }),
				...(slideLimit !== undefined && { slideLimit }),
				win: { white: WINS[win[0]]!, black: WINS[win[1]]! },
				holes: holes.filter((hole) => !cells.includes(hole)).map(at),
			};
			const first = side ? 'white' : 'black';
			// A pawn that has just stepped twice leaves a point on the cell behind it, if that cell exists.
			const step = side ? 1 : -1;
			const passer = pieces.find(
				({ at: [x, y], piece }) =>
					piece.kind === 'P' &&
					piece.side !== first &&
					Number(y) + step >= 0 &&
					Number(y) + step < SIZE &&
					!pieces.some((other) => other.at.join() === [x, Number(y) + step].join()) &&
					!options.holes!.some((hole) => hole.join() === [x, Number(y) + step].join()),
			);
			const points = passer === undefined ? {} : { ep: [[passer.at[0]!, Number(passer.at[1]) + step]] };
			return { options, setup: { pieces, phase: first, points } };
		});
