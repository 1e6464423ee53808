import type { CellId, Mark, MarkColor } from '@x/board';
import { setsOf } from '@x/board/sets';
import { toSvg } from '@x/board/svg';
import type { Way } from '@x/describe/diagram';
import { figureOf } from '@x/playground/src/lazy/pieces/figure';
import type { FiguresView } from '@x/playground/src/worker/piece-views';

/** The signs of a move on a cell, with their words below the pictures. */
const SIGNS = {
	goes: { type: 'dot', color: 'green', words: 'a green dot: it moves there' },
	takes: { type: 'cross', color: 'red', words: 'a red cross: it captures there' },
	both: { type: 'circle', color: 'blue', words: 'a blue circle: it moves or captures' },
	needs: { type: 'diamond', color: 'yellow', words: 'a yellow diamond: it needs a piece to leap over' },
} as const satisfies Readonly<Record<string, Pick<Mark, 'type'> & { readonly color: MarkColor; readonly words: string }>>;

type Sign = keyof typeof SIGNS;

/** The sign for the ways of a piece to a cell. */
const signOf = (ways: readonly Way[]): Sign => {
	if (ways.every(({ hurdles }) => hurdles.length > 0)) return 'needs';
	const [takes, goes] = [ways.some((way) => way.takes), ways.some((way) => !way.takes)];
	return takes && goes ? 'both' : takes ? 'takes' : 'goes';
};

/** The picture of the moves of a piece, and the signs in it. */
export interface DrawnFigure {
	readonly svg: string;
	readonly signs: ReadonlySet<Sign>;
}

/** The words of some signs. */
export const signWords = (signs: ReadonlySet<Sign>): string =>
	(Object.keys(SIGNS) as Sign[]).flatMap((sign) => (signs.has(sign) ? [SIGNS[sign].words] : [])).join(' · ');

/** The width of a picture in pixels. */
const WIDTH = 200;

/** Draws the moves of a piece on the part of the board around it. */
export const drawFigure = (view: FiguresView, figure: FiguresView['figures'][number]): DrawnFigure => {
	const { geometry, ways, columns } = figureOf(view.board, figure.at, figure.ways);
	const byCell = new Map<CellId, Way[]>();
	for (const way of ways) byCell.set(way.cell, [...(byCell.get(way.cell) ?? []), way]);
	const signs = new Set<Sign>();
	const marks = [...byCell].map(([cell, here]): Mark => {
		const sign = signOf(here);
		signs.add(sign);
		const { type, color } = SIGNS[sign];
		return { cell, type, color };
	});
	const piece = { ...figure.look, cell: figure.at, side: view.sides.indexOf(figure.side) };
	const svg = toSvg(
		{ geometry, sides: view.boardSides, pieces: [piece], sets: setsOf(view.family), marks },
		{ width: WIDTH, columns, coordinates: 'none', hands: false },
	);
	return { svg, signs };
};
