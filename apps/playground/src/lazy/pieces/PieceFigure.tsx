import { centre, layout, type PieceSet } from '@x/board';
import { pieceSvg, toSvg } from '@x/board/svg';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { FiguresView } from '../../worker/protocol.js';
import { figureOf } from './figure.js';
import { Spots, Trails } from './Marks.js';
import { pictureOf } from './picture.js';

interface PieceFigureProps {
	readonly view: FiguresView;
	readonly figure: FiguresView['figures'][number];
	readonly sets: readonly PieceSet[];
	readonly dark: boolean;
}

/** A picture of the moves of a piece, as a decoration next to its sentence. */
export function PieceFigure({ view, figure, sets, dark }: PieceFigureProps): JSX.Element {
	const { at, look, side } = figure;
	const orientation = view.sides.indexOf(side) === 1 ? 'second' : 'first';
	const part = useMemo(() => figureOf(view.board, at, figure.ways), [view.board, figure]);
	const board = useMemo(() => layout(part.geometry, orientation, part.columns), [part, orientation]);
	const picture = useMemo(() => pictureOf(part.ways, at, board), [part, board]);
	const images = useMemo(() => {
		const ground = { geometry: part.geometry, orientation, sides: view.boardSides, pieces: [] } as const;
		return [
			toSvg(ground, { dark, coordinates: 'none', hands: false, columns: part.columns }),
			pieceSvg(look, { sets, sides: view.boardSides, dark }),
		].map((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
	}, [part, sets, dark, orientation]);
	const { x, y } = centre(board, at);
	const percent = (value: number, whole: number): string => `${((100 * value) / whole).toFixed(2)}%`;
	const place = {
		left: percent(x - 0.5, board.width),
		top: percent(y - 0.5, board.height),
		width: percent(1, board.width),
		height: percent(1, board.height),
	};
	const [width, height] = [Math.ceil(board.width * 100), Math.ceil(board.height * 100)];
	const box = `0 0 ${width} ${height}`;
	return (
		<span class="piece-figure" aria-hidden="true" style={{ aspectRatio: `${width} / ${height}` }}>
			<img src={images[0]} alt="" draggable={false} />
			<svg viewBox={box} aria-hidden="true" focusable="false">
				<Trails board={board} picture={picture} at={at} />
			</svg>
			<img src={images[1]} alt="" draggable={false} style={place} />
			<svg viewBox={box} aria-hidden="true" focusable="false">
				<Spots board={board} picture={picture} held={new Set()} />
			</svg>
		</span>
	);
}
