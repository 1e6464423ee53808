import { type BoardPiece, type BoardSide, type CellId, type Geometry, type Layout, layout, type Mark, type PieceSet } from '@x/board';
import { Board } from '@x/board/preact';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import * as strings from '../../strings/diagrams.js';

const WORDS = { help: strings.help };

/** A board whose slices stand two in a row, whatever room there is: drawings on it have to know where. */
export const diagramLayout = (geometry: Geometry, orientation: Layout['orientation']): Layout => {
	const { slices } = layout(geometry, orientation, geometry.slices.length > 1 ? 2 : 1);
	return layout({ ...geometry, slices: slices.map(({ title, x, y }) => ({ title, at: [x, y] as const })) }, orientation);
};

/** The marks of a piece that is picked up. */
export const heldMarks = (cell: CellId | undefined): readonly Mark[] =>
	cell === undefined
		? []
		: [
				{ cell, type: 'tint' },
				{ cell, type: 'frame' },
			];

/** The position, the drawings and the answers of a diagram. It has more than 15 members: each is a property of the board that it shows. */
export interface DiagramBoardProps {
	readonly label: string;
	readonly board: Layout;
	readonly pieces: readonly BoardPiece[];
	readonly sides?: readonly BoardSide[];
	readonly sets: readonly PieceSet[];
	readonly held: number | undefined;
	/** The cell that Tab reaches. */
	readonly focus: number;
	readonly speak: (cell: number) => string;
	/** The picture belongs to an older version of the text. */
	readonly dimmed: boolean;
	/** Drawings under and over the pieces, in hundredths of a cell. */
	readonly under?: ComponentChildren;
	readonly over?: ComponentChildren;
	readonly onFocus: (cell: number) => void;
	readonly onSelect: (cell: number) => void;
	readonly onDrop: (from: number, to: number) => void;
	readonly onCancel: () => void;
}

/** A board without rules, with drawings. Its cells have numbers. */
export function DiagramBoard(props: DiagramBoardProps): JSX.Element {
	const { board, held, speak, onFocus, onSelect, onDrop } = props;
	const marks = useMemo(() => heldMarks(held), [held]);
	return (
		<Board
			mode="free"
			class={props.dimmed ? 'dimmed' : ''}
			label={props.label}
			words={WORDS}
			geometry={board.geometry}
			orientation={board.orientation}
			pieces={props.pieces}
			sides={props.sides}
			sets={props.sets}
			marks={marks}
			focusCell={props.focus}
			describeCell={(cell) => speak(Number(cell))}
			onFocusCell={({ detail }) => onFocus(Number(detail.cell))}
			onCell={({ detail }) => onSelect(Number(detail.cell))}
			onDrop={({ detail: { from, to } }) => {
				if (to !== undefined) onDrop(Number(from), Number(to));
			}}
			onCancel={props.onCancel}
		>
			<Drawing board={board} slot="under">
				{props.under}
			</Drawing>
			<Drawing board={board} slot="over">
				{props.over}
			</Drawing>
		</Board>
	);
}

interface DrawingProps {
	readonly board: Layout;
	readonly slot: 'under' | 'over';
	readonly children: ComponentChildren;
}

function Drawing({ board, slot, children }: DrawingProps): JSX.Element | null {
	if (!children) return null;
	return (
		<svg slot={slot} viewBox={`0 0 ${board.width * 100} ${board.height * 100}`} aria-hidden="true" focusable="false">
			{children}
		</svg>
	);
}
