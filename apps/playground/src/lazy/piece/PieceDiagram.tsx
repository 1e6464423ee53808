import type { BoardPiece, CellId, PieceSet } from '@x/board';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import * as diagramStrings from '../../strings/diagrams.js';
import * as strings from '../../strings/piece.js';
import type { Blocker, PieceDrawing, Walk } from '../../worker/protocol.js';
import { turned } from '../pieces/blockers.js';
import { DiagramBoard, diagramLayout } from '../pieces/DiagramBoard.js';
import { Legend } from '../pieces/Legend.js';
import { Spots, Trails } from '../pieces/Marks.js';
import { pictureOf, spotSpeech } from '../pieces/picture.js';
import { Legs } from './Legs.js';
import { WalkLine } from './WalkLine.js';

interface PieceDiagramProps {
	readonly drawing: PieceDrawing;
	/** It belongs to an older text. */
	readonly dimmed: boolean;
	readonly sets: readonly PieceSet[];
	readonly say: (text: string) => void;
	/** Draws the piece on another cell or with other pieces. */
	readonly onDraw: (at: number | undefined, others: readonly Blocker[] | 'sample') => void;
}

/** The moves of the piece on a board with other pieces, put there by the user. */
export function PieceDiagram({ drawing, dimmed, sets, say, onDraw }: PieceDiagramProps): JSX.Element {
	const { at, others, ways, look, blockers, walks, count } = drawing;
	const [focus, setFocus] = useState<number>();
	const [held, hold] = useState<number>();
	const [step, setStep] = useState<{ readonly walk: Walk; readonly leg: number }>();
	const board = useMemo(() => diagramLayout(drawing.board, 'first'), [drawing.board]);
	const picture = useMemo(() => pictureOf(ways, at, board), [ways, at, board]);
	const names = useMemo(() => new Map(drawing.board.cells.map(({ cell, name }) => [Number(cell), name])), [drawing.board]);
	const nameOf = (cell: CellId): string => names.get(Number(cell)) ?? '';
	const titles = new Map(others.map(({ cell, friend }) => [cell, blockers[friend ? 1 : 0].title]));
	// The walk of an older drawing is not shown.
	const shown = step !== undefined && walks.includes(step.walk) ? step : undefined;
	const pieces: readonly BoardPiece[] = [
		{ ...look, cell: shown === undefined ? at : shown.walk.cells[shown.leg]! },
		...others
			.filter(({ cell }) => shown === undefined || !(shown.leg === shown.walk.cells.length - 1 && shown.walk.captured.includes(cell)))
			.map(({ cell, friend }) => ({ ...blockers[friend ? 1 : 0], cell })),
	];
	const speak = (cell: number): string =>
		cell === at
			? (held === cell ? strings.itselfHeld : strings.itself)(nameOf(cell), look.title)
			: spotSpeech(nameOf(cell), titles.get(cell), picture.spots.get(cell), nameOf);
	const move = (from: number, to: number): void => {
		hold(undefined);
		if (from === to) return;
		const free = others.filter(({ cell }) => cell !== to && cell !== from);
		if (from === at) onDraw(to, free);
		else if (to !== at) onDraw(at, [...free, { cell: to, friend: others.find(({ cell }) => cell === from)?.friend === true }]);
	};
	const select = (cell: number): void => {
		if (held !== undefined) move(held, cell);
		else if (cell === at) {
			hold(cell);
			say(strings.pickedUp(nameOf(cell), look.title));
		} else {
			const next = turned(others, cell);
			const there = next.find((one) => one.cell === cell);
			say(strings.placed(nameOf(cell), there && blockers[there.friend ? 1 : 0].title));
			onDraw(at, next);
		}
	};
	return (
		<div class="diagram">
			<DiagramBoard
				label={strings.diagram(nameOf(at))}
				board={board}
				pieces={pieces}
				sets={sets}
				held={held}
				focus={focus !== undefined && names.has(focus) ? focus : at}
				speak={speak}
				dimmed={dimmed}
				under={<Trails board={board} picture={picture} at={at} />}
				over={
					shown === undefined ? (
						<Spots board={board} picture={picture} held={new Set(others.map(({ cell }) => cell))} />
					) : (
						<WalkLine board={board} {...shown} />
					)
				}
				onFocus={setFocus}
				onSelect={select}
				onDrop={move}
				onCancel={() => hold(undefined)}
			/>
			<p class="diagram-cell">
				{focus === undefined || !(picture.spots.has(focus) || titles.has(focus)) ? strings.moves(count, nameOf(at)) : speak(focus)}
			</p>
			<Legs walks={walks} shown={shown} nameOf={nameOf} titleOf={(cell) => titles.get(cell)} say={say} onStep={setStep} />
			<Legend picture={picture} />
			<BoardTools onDraw={(some) => onDraw(at, some)} empty={others.length === 0} />
		</div>
	);
}

interface BoardToolsProps {
	readonly empty: boolean;
	readonly onDraw: (others: readonly Blocker[] | 'sample') => void;
}

/** How to use the board, and its buttons. */
function BoardTools({ empty, onDraw }: BoardToolsProps): JSX.Element {
	return (
		<>
			<p class="diagram-help">{diagramStrings.help}</p>
			<div class="diagram-tools">
				<button type="button" class="tool" aria-disabled={empty} onClick={() => onDraw([])}>
					{strings.emptyBoard}
				</button>
				<button type="button" class="tool" onClick={() => onDraw('sample')}>
					{strings.sampleBoard}
				</button>
			</div>
		</>
	);
}
