import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/Board.js';
import { Chooser } from '../board/Chooser.js';
import { centre, type Layout, layout } from '../board/geometry.js';
import { cellSpeech } from '../board/speech.js';
import { useStore } from '../context.js';
import { staying } from '../state/implied.js';
import type { Question } from '../state/interaction.js';
import type { PositionView, Reading } from '../worker/protocol.js';
import { boardMarks } from './board-marks.js';
import { Hand } from './Hand.js';

/** The board of the game: passes it the position and handles the user's actions. */
export function GameBoard(): JSX.Element {
	const { store, interaction } = useStore();
	const reading = store.reading.value;
	// A new position clears the selection.
	const before = useRef('');
	useSignalEffect(() => {
		const shown = store.reading.value;
		const name = `${shown?.hash} ${shown?.position.key} ${shown?.shown}`;
		if (name === before.current) return;
		before.current = name;
		interaction.clear();
	});
	if (reading === undefined) {
		return (
			<div class="board-area">
				<div class="board board-waiting" style={{ aspectRatio: '1' }} aria-hidden="true" />
			</div>
		);
	}
	return <ReadBoard reading={reading} />;
}

/** Narrow pages stack several boards. */
const narrow = matchMedia('(max-width: 820px)');

const useNarrow = (): boolean => {
	const [is, set] = useState(narrow.matches);
	useEffect(() => {
		const follow = (): void => set(narrow.matches);
		narrow.addEventListener('change', follow);
		return () => narrow.removeEventListener('change', follow);
	}, []);
	return is;
};

function ReadBoard({ reading }: { readonly reading: Reading }): JSX.Element {
	const { store, interaction } = useStore();
	const { board, position, sides } = reading;
	const picked = interaction.picked.value;
	const question = interaction.question.value;
	const refusal = interaction.refusal.value;
	const broken = store.fenDraft.value?.reading?.problems.some((problem) => problem.severity === 'error') === true;
	const stuck = reading.startProblems.length > 0;
	const cut = reading.problems.some((problem) => problem.severity === 'error');
	const flipped = store.state.value.flipped;
	const slices = board.slices.length;
	const columns = Math.ceil(slices / (slices > 2 ? 2 : 1) / (useNarrow() && slices > 1 ? 2 : 1));
	const shape = JSON.stringify(board);
	const seen = useMemo(() => layout(board, flipped ? 'second' : 'first', columns), [shape, flipped, columns]);

	const marks = useMemo(() => boardMarks(position, picked, refusal), [position, picked, refusal]);
	const titles = useMemo(() => new Map(position.pieces.map((piece) => [piece.cell, piece.title])), [position]);
	const names = useMemo(() => new Map(board.cells.map((cell) => [cell.cell, cell.name])), [board]);
	const movers = useMemo(() => new Set(position.legal.map((move) => move.from)), [position]);
	const focus = names.has(interaction.focus.value) ? interaction.focus.value : (board.cells[0]?.cell ?? 0);
	const bottom = Object.values(sides)[flipped ? 1 : 0] ?? '';
	const hands = flipped ? position.hands : position.hands.toReversed();

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
		<div class="board-area" style={{ '--ratio': seen.width / seen.height, '--hands': hands.length }}>
			{hands[0] === undefined ? null : <Hand hand={hands[0]} turn={position.side} />}
			<Board
				label={`Board, ${bottom} below`}
				board={seen}
				pieces={position.pieces}
				marks={marks}
				focus={focus}
				speak={speak}
				dimmed={broken || stuck}
				onFocus={(cell) => {
					interaction.focus.value = cell;
				}}
				onSelect={interaction.select}
				onLift={interaction.lift}
				onDrop={interaction.drop}
				onCancel={interaction.cancel}
			>
				{question === undefined ? null : <Which question={question} seen={seen} position={position} />}
			</Board>
			{hands[1] === undefined ? null : <Hand hand={hands[1]} turn={position.side} />}
			<Passes position={position} />
			{broken || stuck ? (
				<p class="board-state">The FEN has faults. This is the last valid position.</p>
			) : cut ? (
				<p class="board-state">Text broken: shown as far as it can be read</p>
			) : null}
		</div>
	);
}

/** Buttons for moves without a target cell: passes. */
function Passes({ position }: { readonly position: PositionView }): JSX.Element {
	const { interaction } = useStore();
	const passes = staying(position, interaction.picked.value);
	return (
		<>
			{passes.map((move) => (
				<button key={move.name} type="button" class="tool pass" onClick={() => interaction.play(move.name)}>
					{passes.length === 1 ? 'Pass' : move.san}
				</button>
			))}
		</>
	);
}

interface WhichProps {
	readonly question: Question;
	readonly seen: Layout;
	readonly position: PositionView;
}

function Which({ question, seen, position }: WhichProps): JSX.Element {
	const { interaction } = useStore();
	const place = centre(seen, question.to);
	// Moves that differ only in the resulting piece are shown as pieces. One choice may keep the piece as it is.
	const promotes = new Set(question.moves.map((move) => move.promotion)).size === question.moves.length;
	const must = question.moves.every((move) => move.promotion !== undefined);
	const same = position.pieces.find((piece) => piece.cell === question.from);
	const choices = question.moves.map((move) => ({
		id: move.name,
		label: promotes ? (move.promotion ?? `${move.mover}, unpromoted`) : move.san,
		piece: promotes ? (move.becomes ?? same) : undefined,
	}));
	const back = (): void => {
		interaction.cancel();
		document.querySelector<HTMLElement>(`[data-cell="${typeof question.from === 'number' ? question.from : question.to}"]`)?.focus();
	};
	return (
		<Chooser
			title={!promotes ? 'Which move?' : must ? 'Promote to' : 'Promote?'}
			choices={choices}
			left={(place.x - 0.5) / seen.width}
			top={(place.y - 0.5) / seen.height}
			width={1 / seen.width}
			height={1 / seen.height}
			onChoose={(id) => {
				interaction.choose(id);
				document.querySelector<HTMLElement>(`[data-cell="${question.to}"]`)?.focus();
			}}
			onCancel={back}
		/>
	);
}
