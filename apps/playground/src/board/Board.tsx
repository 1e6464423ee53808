import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Drag, moveTo, pointIn, press, release } from './drag.js';
import { Grid } from './Grid.js';
import { cellUnder, type Layout } from './geometry.js';
import { type Tracked, track } from './identity.js';
import { OverMarks, UnderMarks } from './marks.js';
import type { BoardPiece, BoardProps } from './model.js';
import { PieceArt } from './pieces.js';
import { Squares } from './Squares.js';

/**
 * A board of any size. Draws cells, pieces and marks, and reports the user's actions. It contains no rules.
 *
 * The picture is one SVG, hidden from screen readers. A grid of empty cells above it carries focus, names and touch.
 */
export function Board(props: BoardProps): JSX.Element {
	const { board } = props;
	const frame = useRef<HTMLDivElement>(null);
	const [drag, setDrag] = useState<Drag>();
	const pieces = useTracked(props.pieces);
	const dropped = useRef(false);
	const still = dropped.current;
	useEffect(() => {
		dropped.current = false;
	}, [props.pieces]);
	const occupied = useMemo(() => new Set(props.pieces.map((piece) => piece.cell)), [props.pieces]);

	// Escape cancels a drag, wherever the focus is.
	useEffect(() => {
		if (drag === undefined) return;
		const leave = ({ key }: KeyboardEvent): void => {
			if (key !== 'Escape') return;
			setDrag(undefined);
			props.onCancel();
		};
		addEventListener('keydown', leave);
		return () => removeEventListener('keydown', leave);
	}, [drag === undefined]);

	const point = (event: PointerEvent): { readonly x: number; readonly y: number } =>
		pointIn(frame.current!.getBoundingClientRect(), board.width, board.height, event.clientX, event.clientY);

	const down = (event: PointerEvent): void => {
		const cell = cellUnder(board, point(event));
		if (event.button !== 0 || cell === undefined || drag !== undefined) return;
		setDrag(press(event.pointerId, cell, point(event)));
	};
	const move = (event: PointerEvent): void => {
		if (drag === undefined || event.pointerId !== drag.pointer || !occupied.has(drag.from)) return;
		const next = moveTo(drag, point(event));
		if (next.moving && !drag.moving) {
			(event.currentTarget as Element).setPointerCapture(event.pointerId);
			props.onLift(drag.from);
		}
		setDrag(next);
	};
	const up = (event: PointerEvent): void => {
		if (drag === undefined || event.pointerId !== drag.pointer) return;
		const over = cellUnder(board, point(event));
		// An empty cell cannot be dragged. A press there counts only if it is released on the same cell.
		const end = drag.moving || over === drag.from ? release(drag, over) : { type: 'cancel' as const };
		setDrag(undefined);
		if (end.type === 'select') props.onSelect(end.cell);
		else if (end.type === 'drop') {
			dropped.current = true;
			props.onDrop(end.from, end.to);
		} else if (drag.moving) props.onCancel();
	};

	return (
		<div
			class={`board${props.dimmed ? ' board-dimmed' : ''}${board.places.size < Math.round(board.width * board.height) ? ' board-open' : ''}`}
			ref={frame}
			style={{ aspectRatio: `${board.width} / ${board.height}` }}
		>
			<svg class="board-picture" viewBox={`0 0 ${board.width * 100} ${board.height * 100}`} aria-hidden="true" focusable="false">
				<Squares board={board} />
				<UnderMarks board={board} marks={props.marks} />
				{props.under}
				<g class={still ? 'pieces pieces-still' : 'pieces'}>
					{pieces.map(({ key, piece }) => (
						<PieceOn key={key} board={board} piece={piece} ghost={drag?.moving === true && drag.from === piece.cell} />
					))}
				</g>
				<OverMarks board={board} marks={props.marks} />
				{props.over}
				<Carried drag={drag} pieces={props.pieces} />
			</svg>
			<Grid
				{...props}
				occupied={occupied}
				onPointerDown={down}
				onPointerMove={move}
				onPointerUp={up}
				onPointerCancel={() => setDrag(undefined)}
			/>
			{props.children}
		</div>
	);
}

const useTracked = (pieces: readonly BoardPiece[]): readonly Tracked<BoardPiece>[] => {
	const before = useRef<readonly Tracked<BoardPiece>[]>([]);
	const count = useRef(0);
	return useMemo(() => {
		before.current = track(before.current, pieces, () => String(count.current++).padStart(6, '0'));
		return before.current;
	}, [pieces]);
};

function PieceOn({
	board,
	piece,
	ghost,
}: {
	readonly board: Layout;
	readonly piece: BoardPiece;
	readonly ghost: boolean;
}): JSX.Element | null {
	const place = board.places.get(piece.cell);
	if (place === undefined) return null;
	return (
		<g
			class={ghost ? 'piece-on piece-ghost' : 'piece-on'}
			style={{ transform: `translate(${place.x * 100 - 50}px, ${place.y * 100 - 50}px)` }}
		>
			<PieceArt {...piece} />
		</g>
	);
}

function Carried({ drag, pieces }: { readonly drag: Drag | undefined; readonly pieces: readonly BoardPiece[] }): JSX.Element | null {
	const piece = drag?.moving === true ? pieces.find(({ cell }) => cell === drag.from) : undefined;
	if (drag === undefined || piece === undefined) return null;
	return (
		<g class="piece-carried" transform={`translate(${drag.at.x * 100 - 55} ${drag.at.y * 100 - 58}) scale(1.1)`}>
			<PieceArt {...piece} />
		</g>
	);
}
