import { batch, effect, type Signal, signal, untracked } from '@preact/signals';
import { positionSpeech } from '../board/speech.js';
import type { LegalMove, Reading, WhyNot } from '../worker/protocol.js';
import { docOf } from './doc.js';
import { implied, movesOf, type Source } from './implied.js';
import { play } from './play.js';
import { count, type Store } from './store.js';

/** Several moves lead from one cell to another; the user has to choose. */
export interface Question {
	readonly from: Source;
	readonly to: number;
	readonly moves: readonly LegalMove[];
}

/** The user's interaction with the board: the selected piece, an open question, a refused move. */
export interface Interaction {
	readonly focus: Signal<number>;
	readonly picked: Signal<Source | undefined>;
	readonly question: Signal<Question | undefined>;
	readonly refusal: Signal<WhyNot | undefined>;
	/** The text announced to screen readers. */
	readonly spoken: Signal<string>;
	select(cell: number): void;
	lift(source: Source): void;
	drop(from: Source, to: number): void;
	/** Selects a kind of piece in the hand, or deselects it. */
	take(kind: string): void;
	/** Plays a legal move by its name. */
	play(name: string): void;
	choose(name: string): void;
	cancel(): void;
	/** Removes the refusal. */
	clearRefusal(): void;
	/** Resets the interaction: the position has changed. */
	clear(): void;
	say(text: string): void;
}

/** Milliseconds to wait for an answer before the page says that it is waiting. */
const PATIENCE = 150;

export const createInteraction = (store: Store): Interaction => {
	const focus = signal(-1);
	const picked = signal<Source | undefined>(undefined);
	const question = signal<Question | undefined>(undefined);
	const refusal = signal<WhyNot | undefined>(undefined);
	const spoken = signal('');

	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** Counts removed refusals: a reason that arrives later is not shown. */
	let forgotten = 0;
	const clearRefusal = (): void => {
		clearTimeout(waiting);
		forgotten++;
		refusal.value = undefined;
	};
	const clear = (): void => {
		batch(() => {
			picked.value = undefined;
			question.value = undefined;
			clearRefusal();
		});
	};
	// A refusal belongs to one position: any other news replaces it.
	effect(() => {
		const news = [store.notice.value, store.fenDraft.value?.text, store.refusedLink.value, store.state.value.record];
		if (news.length > 0) untracked(clearRefusal);
	});
	const say = (text: string): void => {
		// Screen readers announce a repeated text only if it differs.
		spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
	};
	const nameOf = (reading: Reading, cell: number): string => reading.board.cells.find((known) => known.cell === cell)?.name ?? '';
	const called = ({ position }: Reading, source: Source): string | undefined => {
		if (typeof source === 'number') return position.pieces.find((piece) => piece.cell === source)?.title;
		return position.hands.find(({ side }) => side === position.side)?.pieces.find(({ kind }) => kind === source)?.title;
	};

	const make = (shown: Reading, { name }: LegalMove): void => {
		// Early readings contain the legal moves, but not yet their texts.
		const make = (reading: Reading): void => {
			const move = reading.position.legal.find((legal) => legal.name === name);
			if (move !== undefined && reading.hash === shown.hash) makeOf(reading, move);
		};
		if (shown.early === true) store.whenComplete(make);
		else make(shown);
	};
	const makeOf = (reading: Reading, move: LegalMove): void => {
		clear();
		focus.value = move.to ?? focus.peek();
		const played = play(store.state.peek().record, reading, move);
		if (played.followed) {
			store.go(played.cursor);
			return;
		}
		store.dispatch({ type: 'play', record: played.record, cursor: played.cursor, label: move.san });
		const news = played.lost
			? `${move.san} replaced text that could not be read.`
			: played.branched
				? `${move.san} starts a variation. The moves of the game are kept.`
				: undefined;
		if (news !== undefined) store.notice.value = { text: news, undo: true };
	};
	const tryMove = (reading: Reading, from: Source, to: number): void => {
		const moves = movesOf(reading.position, from).filter((move) => move.to === to);
		if (moves.length === 1) make(reading, moves[0]!);
		else if (moves.length > 1) {
			batch(() => {
				picked.value = from;
				refusal.value = undefined;
				question.value = { from, to, moves };
			});
		} else refuse(from, to);
	};
	const refuse = (source: Source, to: number): void => {
		const state = store.state.peek();
		clear();
		const asked = forgotten;
		const from = typeof source === 'number' ? source : undefined;
		// The first answer needs the second worker. On a slow connection a preliminary text is shown.
		waiting = setTimeout(() => {
			if (picked.peek() !== undefined || store.state.peek() !== state || forgotten !== asked) return;
			refusal.value = { from, to, message: 'This move is not legal. Finding the reason …', culprits: [], at: undefined };
		}, PATIENCE);
		store.client.ask('why', { doc: docOf(state), node: state.cursor, from: source, to }, (why) => {
			clearTimeout(waiting);
			if (store.state.peek() !== state || forgotten !== asked) return;
			refusal.value = why;
			say(why.message);
		});
	};
	const pick = (reading: Reading, source: Source): void => {
		const piece = called(reading, source);
		if (piece === undefined) return;
		batch(() => {
			picked.value = source;
			refusal.value = undefined;
		});
		const targets = new Set(movesOf(reading.position, source).map((move) => move.to)).size;
		const name = typeof source === 'number' ? nameOf(reading, source) : 'In hand';
		say(`${name}, ${piece}, picked up. ${targets === 0 ? 'It cannot move.' : `${count(targets, 'square')} to go to.`}`);
	};
	/** The source of a move when an empty cell is clicked without a selection. */
	const meant = ({ position }: Reading, cell: number): Source | undefined => {
		if (position.pieces.some((piece) => piece.cell === cell)) return undefined;
		const source = implied(position);
		return source !== undefined && movesOf(position, source).some((move) => move.to === cell) ? source : undefined;
	};

	return {
		focus,
		picked,
		question,
		refusal,
		spoken,
		clearRefusal,
		clear,
		say,
		select: (cell) =>
			store.whenFresh((reading) => {
				const held = picked.peek();
				focus.value = cell;
				const source = held === undefined ? meant(reading, cell) : undefined;
				if (source !== undefined) tryMove(reading, source, cell);
				else if (held === undefined) pick(reading, cell);
				else if (held === cell) {
					clear();
					say('Put back.');
				} else {
					const reaches = movesOf(reading.position, held).some((move) => move.to === cell);
					const side = reading.position.side;
					const own = reading.position.pieces.some((piece) => piece.cell === cell && piece.side === side);
					if (own && !reaches) pick(reading, cell);
					else tryMove(reading, held, cell);
				}
			}),
		lift: (source) => store.whenFresh((reading) => pick(reading, source)),
		take: (kind) =>
			store.whenFresh((reading) => {
				if (picked.peek() === kind) {
					clear();
					say('Put back.');
				} else pick(reading, kind);
			}),
		play: (name) =>
			store.whenFresh((reading) => {
				const move = reading.position.legal.find((legal) => legal.name === name);
				if (move !== undefined) make(reading, move);
			}),
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

/** The announcement of a position: the last move and the side to move. */
export const announce = (reading: Reading): string => {
	const last = reading.position.last;
	const mover = last === undefined ? '' : (reading.sides[last.side] ?? last.side);
	return positionSpeech(reading.position, mover, (cell) => reading.board.cells.find((known) => known.cell === cell)?.name ?? '');
};
