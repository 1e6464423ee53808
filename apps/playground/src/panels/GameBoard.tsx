import { type BoardMove, type BoardWords, type CellId, ENGLISH, type XBoard } from '@x/board';
import { Board } from '@x/board/preact';
import type { Diagnostic } from '@x/diagnostics';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStore } from '../context.js';
import type { Picked } from '../state/interaction.js';
import { boardTheme } from '../state/look.js';
import * as strings from '../strings/board.js';
import type { Reading } from '../worker/protocol.js';
import { PlayerBar } from './PlayerBar.js';

const NONE: readonly BoardMove[] = [];

/** The page itself says which move was made, and why one is refused. */
const WORDS: Partial<BoardWords> = {
	moved: () => '',
	refused: () => '',
	// The reach of a piece without a move is said under the board.
	picked: (piece, cell, targets) => (targets > 0 || cell === undefined ? ENGLISH.picked(piece, cell, targets) : ''),
};

/** The board of the game: passes it the position and handles the user's actions. */
export function GameBoard(): JSX.Element {
	const { store } = useStore();
	const reading = store.reading.value;
	if (reading === undefined) {
		return (
			<div class="board-area">
				<div class="board-waiting" aria-hidden="true" />
			</div>
		);
	}
	return <ReadBoard reading={reading} />;
}

function ReadBoard({ reading }: { readonly reading: Reading }): JSX.Element {
	const { store, interaction, sets } = useStore();
	const { position, boardSides } = reading;
	const { pieces, hands, lastMove, checks, moves, turn } = position;
	const element = useRef<XBoard>(null);
	const onCell = usePatience(element);
	// Readings of one game have equal boards, and so have those of rules that are being edited, mostly.
	const geometry = useMemo(() => reading.board, [JSON.stringify(reading.board)]);
	const sides = useMemo(() => boardSides, [JSON.stringify(boardSides)]);
	const waits = interaction.waits.value(reading);
	const broken = store.fenDraft.value?.reading?.problems.some((problem) => problem.severity === 'error') === true;
	const stuck = reading.startProblems.length > 0;
	const faulty = store.faulty.value ?? (broken || stuck ? 'FEN' : undefined);
	const cut = reading.problems.find((problem) => problem.severity === 'error');
	const pick = (source?: Picked): void => {
		interaction.clear();
		interaction.picked.value = source;
	};
	return (
		<div class="board-area">
			<PlayerBar reading={reading} top={true} />
			<Board
				boardRef={element}
				theme={boardTheme(store.look.value)}
				geometry={geometry}
				sides={sides}
				sets={sets.of(reading.family, [
					...pieces,
					...hands.flatMap((hand) => hand.pieces),
					...moves.flatMap(({ becomes }) => becomes ?? []),
				])}
				orientation={store.state.value.flipped ? 'second' : 'first'}
				pieces={pieces}
				hands={hands}
				lastMove={lastMove}
				checks={checks}
				moves={waits ? NONE : moves}
				turn={turn}
				words={WORDS}
				focusCell={interaction.focus.value}
				onCell={onCell}
				onPick={({ detail }) => pick(detail.source)}
				onHand={({ detail }) => pick(JSON.stringify(detail) === JSON.stringify(interaction.picked.peek()) ? undefined : detail)}
				onCancel={() => pick()}
				{...interaction.drawn.value}
				{...interaction.ahead.value}
				onMove={({ detail }) => interaction.play(detail.move.id)}
				onRefuse={({ detail }) => {
					pick();
					if (!waits) interaction.refuse(detail.source, detail.to);
				}}
			/>
			<PlayerBar reading={reading} top={false} />
			{faulty || cut ? <p class="board-state">{faulty ? strings.faulty(faulty) : stopWords(cut!)}</p> : null}
		</div>
	);
}

/** Where the reading of a text stopped. */
const stopWords = ({ data }: Diagnostic): string => (typeof data?.move === 'number' ? strings.stoppedAt(data.move) : strings.stopped);

/** Keeps presses that are faster than the engine until the board shows the position that they are meant for. */
const usePatience = (element: { readonly current: XBoard | null }): ((event: CustomEvent<{ readonly cell: CellId }>) => void) => {
	const { store } = useStore();
	const kept = useRef<CellId[]>([]);
	const fresh = store.fresh.value;
	useEffect(() => {
		while (fresh && store.fresh.peek() && kept.current.length > 0) element.current?.press(kept.current.shift()!);
	}, [fresh, store.reading.value]);
	return (event) => {
		if (store.fresh.peek()) return;
		event.preventDefault();
		kept.current.push(event.detail.cell);
	};
};
