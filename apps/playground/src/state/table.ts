import { batch, type Signal, signal } from '@preact/signals';
import { positionSpeech } from '../board/speech.js';
import type { LegalMove, Reading, WhyNot } from '../worker/protocol.js';
import { play } from './play.js';
import { count, docOf, type Store } from './store.js';

/** Several moves lead from one cell to another: which is meant? */
export interface Question {
	readonly from: number;
	readonly to: number;
	readonly moves: readonly LegalMove[];
}

/** The user's hand over the board: what it holds, what it is asked, what it was refused. */
export interface Table {
	readonly focus: Signal<number>;
	readonly picked: Signal<number | undefined>;
	readonly question: Signal<Question | undefined>;
	readonly refusal: Signal<WhyNot | undefined>;
	/** What is read aloud. */
	readonly spoken: Signal<string>;
	select(cell: number): void;
	lift(cell: number): void;
	drop(from: number, to: number): void;
	choose(name: string): void;
	cancel(): void;
	/** Lets go of everything: the position has changed. */
	clear(): void;
	say(text: string): void;
}

const movesFrom = (reading: Reading, cell: number): readonly LegalMove[] => reading.position.legal.filter((move) => move.from === cell);

export const createTable = (store: Store): Table => {
	const focus = signal(-1);
	const picked = signal<number | undefined>(undefined);
	const question = signal<Question | undefined>(undefined);
	const refusal = signal<WhyNot | undefined>(undefined);
	const spoken = signal('');

	const clear = (): void => {
		batch(() => {
			picked.value = undefined;
			question.value = undefined;
			refusal.value = undefined;
		});
	};
	const say = (text: string): void => {
		// The same words twice are read twice only if the text differs.
		spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
	};
	const nameOf = (reading: Reading, cell: number): string => reading.board.cells.find((known) => known.cell === cell)?.name ?? '';
	const pieceOn = (reading: Reading, cell: number): string | undefined =>
		reading.position.pieces.find((piece) => piece.cell === cell)?.title;

	const make = (reading: Reading, move: LegalMove): void => {
		clear();
		focus.value = move.to;
		const played = play(store.state.peek().record, reading, move);
		if (played.followed) {
			store.go(played.cursor);
			return;
		}
		store.dispatch({ type: 'play', record: played.record, cursor: played.cursor, start: played.start, label: move.san });
		if (played.dropped > 0) {
			const verb = played.dropped === 1 ? 'gives' : 'give';
			store.notice.value = { text: `The ${count(played.dropped, 'move')} that followed ${verb} way to ${move.san}.`, undo: true };
		}
	};
	const tryMove = (reading: Reading, from: number, to: number): void => {
		const moves = movesFrom(reading, from).filter((move) => move.to === to);
		if (moves.length === 1) make(reading, moves[0]!);
		else if (moves.length > 1) {
			batch(() => {
				picked.value = from;
				refusal.value = undefined;
				question.value = { from, to, moves };
			});
		} else refuse(from, to);
	};
	const refuse = (from: number, to: number): void => {
		const state = store.state.peek();
		clear();
		store.client.ask('why', { doc: docOf(state), node: state.cursor, from, to }, (why) => {
			if (store.state.peek() !== state) return;
			refusal.value = why;
			say(why.message);
		});
	};
	const pick = (reading: Reading, cell: number): void => {
		const piece = pieceOn(reading, cell);
		if (piece === undefined) return;
		batch(() => {
			picked.value = cell;
			refusal.value = undefined;
		});
		const targets = new Set(movesFrom(reading, cell).map((move) => move.to)).size;
		say(`${nameOf(reading, cell)}, ${piece}, picked up. ${targets === 0 ? 'It cannot move.' : `${count(targets, 'square')} to go to.`}`);
	};

	return {
		focus,
		picked,
		question,
		refusal,
		spoken,
		clear,
		say,
		select: (cell) =>
			store.whenFresh((reading) => {
				const held = picked.peek();
				focus.value = cell;
				if (held === undefined) pick(reading, cell);
				else if (held === cell) {
					clear();
					say('Put back.');
				} else {
					const reaches = movesFrom(reading, held).some((move) => move.to === cell);
					const side = reading.position.side;
					const own = reading.position.pieces.some((piece) => piece.cell === cell && piece.side === side);
					if (own && !reaches) pick(reading, cell);
					else tryMove(reading, held, cell);
				}
			}),
		lift: (cell) => store.whenFresh((reading) => pick(reading, cell)),
		drop: (from, to) => store.whenFresh((reading) => tryMove(reading, from, to)),
		choose: (name) => {
			const move = question.peek()?.moves.find((candidate) => candidate.name === name);
			if (move !== undefined) store.whenFresh((reading) => make(reading, move));
		},
		cancel: () => {
			if (picked.peek() !== undefined) say('Put back.');
			clear();
		},
	};
};

/** What is read aloud for a position: the move that led there and whose turn it is. */
export const announce = (reading: Reading): string => {
	const last = reading.position.last;
	const mover = last === undefined ? '' : (reading.sides[last.side] ?? last.side);
	return positionSpeech(reading.position, mover, (cell) => reading.board.cells.find((known) => known.cell === cell)?.name ?? '');
};
