import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { Arrow, CellId, Drawings, Mark, Source } from '@x/board';
import type { BoardProps } from '@x/board/preact';
import * as strings from '../strings/moves.js';
import type { HeldPiece, LegalMove, MoveView, Reading, WhyNot } from '../worker/protocol.js';
import { docOf } from './doc.js';
import { play } from './play.js';
import { positionSpeech } from './speech.js';
import type { Store } from './store.js';

/** Moves suggested in a position, the best one first. */
export interface Hint {
	/** The key of the position. */
	readonly key: string;
	readonly moves: readonly Pick<MoveView, 'from' | 'to'>[];
}

/** A piece that is picked up, or one in the hand of the side that is not to move, which is looked at. */
export type Picked = Source | HeldPiece;

/** Marks and arrows on the board, and the user's drawings with what happens to them. */
export interface Drawn extends Pick<BoardProps, 'drawable' | 'onDraw'> {
	readonly marks: readonly Mark[];
	readonly arrows: readonly Arrow[];
	readonly drawings?: Drawings;
}

/** The moves that the user may make while the computer is to move, and what happens to them. */
export type Ahead = Pick<BoardProps, 'premoves' | 'onPremove'>;

/** The page's answers to the user's actions on the board: moves, refusals, announcements. */
export interface Interaction {
	/** The cell that Tab reaches after a move that was made elsewhere. */
	readonly focus: Signal<CellId | undefined>;
	readonly refusal: Signal<WhyNot | undefined>;
	/** The suggested moves; shown while their position is on the board. */
	readonly hint: Signal<Hint | undefined>;
	/** The piece that is picked up on the board. */
	readonly picked: Signal<Picked | undefined>;
	/** The marks and arrows on the board: of a refused move, a hint, the layers; and the drawings in the comment of the shown move. */
	readonly drawn: Signal<Drawn>;
	/** Whether the computer is to move: then the user does not move now, but ahead. */
	readonly waits: Signal<(reading: Reading) => boolean>;
	readonly ahead: Signal<Ahead>;
	/** The text announced to screen readers. */
	readonly spoken: Signal<string>;
	/** Plays a legal move by its name. */
	play(name: string): void;
	/** Finds and shows the reason why a move is not legal. */
	refuse(source: Source, to: CellId): void;
	/** Removes the refusal. */
	clear(): void;
	say(text: string): void;
}

/** The delay in milliseconds before the message that the page waits. */
const PATIENCE = 150;

export const createInteraction = (store: Store): Interaction => {
	const focus = signal<CellId | undefined>(undefined);
	const refusal = signal<WhyNot | undefined>(undefined);
	const hint = signal<Hint | undefined>(undefined);
	const picked = signal<Picked | undefined>(undefined);
	const drawn = signal<Drawn>({ marks: [], arrows: [] });
	const waits = signal((_: Reading): boolean => false);
	const ahead = signal<Ahead>({});
	const spoken = signal('');

	let waiting: ReturnType<typeof setTimeout> | undefined;
	/** Counts removed refusals: a reason that arrives later is not shown. */
	let forgotten = 0;
	const clear = (): void => {
		clearTimeout(waiting);
		forgotten++;
		refusal.value = undefined;
	};
	// A refusal belongs to one position: any other news replaces it.
	effect(() => {
		const news = [store.notice.value, store.fenDraft.value?.text, store.refusedLink.value, store.state.value.record];
		if (news.length > 0) untracked(clear);
	});
	let position = '';
	effect(() => {
		const shown = store.reading.value;
		const name = `${shown?.hash} ${shown?.position.key} ${shown?.shown}`;
		if (name === position) return;
		position = name;
		untracked(clear);
	});
	const say = (text: string): void => {
		// Screen readers announce a repeated text only if it differs.
		spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
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
		const news = played.lost ? strings.replacedText(move.san) : played.branched ? strings.startsVariation(move.san) : undefined;
		if (news !== undefined) store.notice.value = { text: news, undo: true };
	};
	const refuse = (source: Source, cell: CellId): void => {
		const state = store.state.peek();
		clear();
		const asked = forgotten;
		const to = Number(cell);
		const from = 'cell' in source ? Number(source.cell) : undefined;
		// The first answer needs the second worker. On a slow connection a preliminary text is shown.
		waiting = setTimeout(() => {
			if (store.state.peek() !== state || forgotten !== asked) return;
			refusal.value = { from, to, message: strings.findingReason, culprits: [], at: undefined, rules: [] };
		}, PATIENCE);
		const asking = { doc: docOf(state), node: state.cursor, from: from ?? ('drop' in source ? source.drop : ''), to };
		store.client.ask('why', asking, (why) => {
			clearTimeout(waiting);
			if (store.state.peek() !== state || forgotten !== asked) return;
			refusal.value = why;
			say(why.message);
		});
	};

	return {
		focus,
		refusal,
		hint,
		picked,
		drawn,
		waits,
		ahead,
		spoken,
		clear,
		say,
		play: (name) =>
			store.whenFresh((reading) => {
				const move = reading.position.legal.find((legal) => legal.name === name);
				if (move !== undefined) make(reading, move);
			}),
		refuse: (source, to) => store.whenFresh(() => refuse(source, to)),
	};
};

/** The announcement of a position: the last move and the side to move. */
export const announce = (reading: Reading): string => {
	const last = reading.position.last;
	const mover = last === undefined ? '' : (reading.sides[last.side] ?? last.side);
	return positionSpeech(reading.position, mover, (cell) => reading.board.cells.find((known) => known.cell === cell)?.name ?? '');
};
