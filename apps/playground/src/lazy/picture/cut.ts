import type { SvgOptions } from '@x/board/svg';
import type { GamePicture } from '@x/games/list';
import type { PictureView } from '../../worker/protocol.js';

/** The content of a picture: a part of a board, and one mark at most. */
export type PictureCut = Pick<GamePicture, 'part' | 'mark'>;

/** Columns and rows around a royal piece. */
const SIDE = 3;

/** The lowest of `SIDE` coordinates in a row near one of them, all of them on the board. */
const firstNear = (at: number, all: readonly number[]): number => Math.max(Math.min(at, Math.max(...all) - SIDE + 1), Math.min(...all));

/** The cells in two corners of the part around a royal piece, which stands in the middle of its row. */
const aroundRoyal = ({ board: { cells }, royal }: PictureView): SvgOptions['part'] => {
	const at = cells.find(({ cell }) => cell === royal);
	if (at === undefined) return undefined;
	const near = cells.filter(({ slice }) => slice === at.slice);
	const left = firstNear(
		at.x - 1,
		near.map(({ x }) => x),
	);
	const bottom = firstNear(
		at.y,
		near.map(({ y }) => y),
	);
	const nearest = (x: number, y: number) => [...near].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]!.cell;
	return [nearest(left, bottom), nearest(left + SIDE - 1, bottom + SIDE - 1)];
};

/** The part of the board that a picture shows: the one given, or the one around the royal piece of the first side. */
export const partOf = (view: PictureView, part: PictureCut['part']): SvgOptions['part'] =>
	part === 'all' ? undefined : (part ?? aroundRoyal(view));

/** The colours of marks: what is not allowed or lost is red, a cause is blue, a drop is green. */
const COLORS = { arrow: 'red', cross: 'red', tint: 'red', frame: 'blue', diamond: 'green' } as const;

/** The mark of a picture as a board draws it. */
export const marksOf = ({ mark }: PictureCut) => {
	if (mark === undefined) return {};
	const color = COLORS[mark.type];
	const { type, cells } = mark;
	const [from, to] = cells;
	if (type !== 'arrow') return { marks: cells.map((cell) => ({ cell, type, color })) };
	return from === undefined || to === undefined ? {} : { arrows: [{ from, to, color }] };
};
