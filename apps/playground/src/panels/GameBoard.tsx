import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board.js';
import { Chooser } from '../board/Chooser.js';
import { layout, type Orientation } from '../board/geometry.js';
import { capital, cellSpeech } from '../board/speech.js';
import { useStore } from '../context.js';
import type { Question } from '../state/table.js';
import type { Reading } from '../worker/protocol.js';
import { boardMarks } from './board-marks.js';

/** The board of the game: gives it what to draw, takes what the user does. */
export function GameBoard(): JSX.Element {
	const { store, table } = useStore();
	const reading = store.reading.value;
	// A new position empties the hand.
	useSignalEffect(() => {
		void store.reading.value?.position.key;
		table.clear();
	});
	if (reading === undefined) return <div class="board board-waiting" style={{ aspectRatio: '1' }} aria-hidden="true" />;
	return <ReadBoard reading={reading} />;
}

function ReadBoard({ reading }: { readonly reading: Reading }): JSX.Element {
	const { store, table } = useStore();
	const { board, position, sides } = reading;
	const picked = table.picked.value;
	const question = table.question.value;
	const refusal = table.refusal.value;
	const broken = store.fenDraft.value?.reading?.problems.some((problem) => problem.severity === 'error') === true;
	const stuck = reading.startProblems.length > 0;
	const cut = reading.problems.some((problem) => problem.severity === 'error');
	const orientation: Orientation = store.state.value.flipped ? 'second' : 'first';

	const marks = useMemo(() => boardMarks(position, picked, refusal), [position, picked, refusal]);
	const titles = useMemo(() => new Map(position.pieces.map((piece) => [piece.cell, piece.title])), [position]);
	const names = useMemo(() => new Map(board.cells.map((cell) => [cell.cell, cell.name])), [board]);
	const movers = useMemo(() => new Set(position.legal.map((move) => move.from)), [position]);
	const focus = table.focus.value >= 0 ? table.focus.value : (board.cells[0]?.cell ?? 0);
	const bottom = Object.values(sides)[store.state.value.flipped ? 1 : 0] ?? '';

	const speak = (cell: number): string => {
		const on = (type: string): boolean => marks.some((mark) => mark.type === type && 'cell' in mark && mark.cell === cell);
		return cellSpeech(names.get(cell) ?? '', titles.get(cell), {
			picked: picked === cell,
			canMove: picked === undefined && movers.has(cell),
			target: on('target'),
			capture: on('capture'),
			checked: on('check'),
		});
	};

	return (
		<>
			<Board
				label={`Board, ${bottom} below`}
				cells={board.cells}
				pieces={position.pieces}
				marks={marks}
				orientation={orientation}
				focus={focus}
				speak={speak}
				dimmed={broken || stuck}
				onFocus={(cell) => {
					table.focus.value = cell;
				}}
				onSelect={table.select}
				onLift={table.lift}
				onDrop={table.drop}
				onCancel={table.cancel}
			>
				{question === undefined ? null : <Which question={question} reading={reading} orientation={orientation} />}
			</Board>
			{broken || stuck ? (
				<p class="board-state">FEN broken: last good position</p>
			) : cut ? (
				<p class="board-state">Text broken: shown as far as it can be read</p>
			) : null}
		</>
	);
}

function Which({
	question,
	reading,
	orientation,
}: {
	readonly question: Question;
	readonly reading: Reading;
	readonly orientation: Orientation;
}): JSX.Element {
	const { table } = useStore();
	const { board, sides } = reading;
	const seen = layout(board.cells, orientation);
	const place = seen.places.get(question.to);
	const tone = Object.keys(sides).indexOf(reading.position.side);
	const promotes = question.moves.every((move) => move.promotion !== undefined);
	const choices = question.moves.map((move) => {
		const kind = move.promotionKind;
		const label = promotes ? (move.promotion ?? '') : capital(move.san);
		return {
			id: move.name,
			label,
			piece: promotes && kind !== undefined ? { tone, kind, letter: move.promotionLetter ?? kind } : undefined,
		};
	});
	const back = (): void => {
		table.cancel();
		document.querySelector<HTMLElement>(`[data-cell="${question.from}"]`)?.focus();
	};
	return (
		<Chooser
			title={promotes ? 'Promote to' : 'Which move?'}
			choices={choices}
			left={(place?.column ?? 0) / seen.width}
			top={(place?.row ?? 0) / seen.height}
			width={1 / seen.width}
			onChoose={(id) => {
				table.choose(id);
				document.querySelector<HTMLElement>(`[data-cell="${question.to}"]`)?.focus();
			}}
			onCancel={back}
		/>
	);
}
