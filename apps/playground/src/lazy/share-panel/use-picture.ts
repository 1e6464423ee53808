import type { BoardView, PieceSet } from '@x/board';
import { toPng, toSvg } from '@x/board/svg';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import type { PictureView, Reading } from '../../worker/protocol.js';

/** The board as a picture. */
export interface SharedPicture {
	/** Undefined until its parts are there. */
	readonly svg: string | undefined;
	png(width: number): Promise<Blob>;
}

const boardView = ({ board, boardSides, position }: Reading, sets: readonly PieceSet[], flipped: boolean): BoardView => {
	const { pieces, hands, lastMove, checks } = position;
	return { geometry: board, sides: boardSides, pieces, hands, lastMove, checks, sets, orientation: flipped ? 'second' : 'first' };
};

const planeView = ({ board, sides, pieces, lastMove }: PictureView, sets: readonly PieceSet[], flipped: boolean): BoardView => ({
	geometry: board,
	sides,
	pieces,
	lastMove,
	sets,
	orientation: flipped ? 'second' : 'first',
});

/** Draws the position on the board; of a board without edges, the part with most pieces. */
export const usePicture = ({ store, sets, interaction }: Context, dark: boolean): SharedPicture => {
	const reading = store.reading.value;
	const { flipped } = store.state.value;
	const [plane, setPlane] = useState<PictureView>();
	const isPlane = reading?.plane !== undefined;
	useEffect(() => {
		if (!isPlane) return;
		const ask = { doc: docOf(store.state.peek()), node: reading.shown };
		store.client.ask('pictures', { of: [ask] }, ([answer]) => setPlane(answer));
	}, [reading?.position]);
	const found = sets.of(reading?.family ?? '', reading?.position.pieces ?? []);
	const { marks, arrows, drawings } = interaction.drawn.value;
	const view = useMemo(() => {
		if (reading === undefined) return undefined;
		if (isPlane) return plane && planeView(plane, found, flipped);
		return { ...boardView(reading, found, flipped), marks, arrows, ...(drawings && { drawings }) };
	}, [reading, plane, found, flipped, marks, arrows, drawings]);
	const title = reading?.preset.title ?? '';
	const svg = useMemo(() => view && toSvg(view, { dark, title }), [view, dark, title]);
	return {
		svg,
		png: (width) => (view === undefined ? Promise.reject(new Error(title)) : toPng(view, { dark, title, width })),
	};
};
