import { useEffect, useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { docOf } from '../../state/doc.js';
import type { Log } from '../../state/log.js';
import { notationCards as words } from '../../strings/notation-cards.js';
import type { Doc, NotationCard, NotationReading, NotationsView } from '../../worker/protocol.js';

/** The text of a card while it is edited. */
interface Draft {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly reading: NotationReading | undefined;
}

/** The document in which an edit began: comments and variations that an unfinished text lacks come back with its end. */
interface Base {
	readonly id: string;
	readonly merge: string;
	readonly doc: Doc;
	readonly node: number;
}

/** The cards, and the one that is edited. */
export interface Notations {
	readonly view: NotationsView | undefined;
	readonly draft: Draft | undefined;
	write(card: NotationCard, text: string, caret: number, merge: string): void;
	/** Ends the edit; the card shows the game on the board again. */
	leave(): void;
}

const isBroken = (reading: NotationReading | undefined): boolean => reading?.problems.some(({ severity }) => severity === 'error') === true;

/** Asks for the cards whenever the position changes, and carries edits to the board. */
export const useNotations = ({ store }: Context): Notations => {
	const reading = store.reading.value;
	const { past } = store.log.value;
	const [view, show] = useState<NotationsView>();
	const [draft, setDraft] = useState<Draft>();
	const now = useRef<Draft>(undefined);
	const base = useRef<Base>(undefined);
	const mine = useRef<Log['past']>(undefined);
	const keep = (next: Draft | undefined): void => {
		now.current = next;
		setDraft(next);
		store.faulty.value = next !== undefined && next.reading?.game === undefined && isBroken(next.reading) ? next.title : undefined;
	};
	const leave = (): void => {
		base.current = undefined;
		keep(undefined);
	};
	useEffect(() => {
		if (reading === undefined) return;
		store.client.ask('notations', { doc: docOf(store.state.peek()), node: reading.shown }, show);
	}, [reading?.position, reading?.nodes]);
	useEffect(() => {
		// The game was changed elsewhere.
		if (now.current !== undefined && mine.current !== undefined && mine.current !== past) leave();
		mine.current = past;
	}, [past]);
	useEffect(() => leave, []);

	const open = (card: NotationCard, { game }: NotationReading, merge: string): void => {
		if (game === undefined) return;
		const state = store.state.peek();
		const { ruleset = state.ruleset.id, start, record, cursor } = game;
		const same = JSON.stringify([ruleset, start, record]) === JSON.stringify([state.ruleset.id, state.start, state.record]);
		if (same) {
			if (cursor !== undefined) store.go(cursor);
			return;
		}
		const isPosition = card.about === 'position';
		if (isPosition && store.reading.peek()?.position.fen === (start.kind === 'fen' ? start.fen : undefined)) return;
		const lost = isPosition ? (store.reading.peek()?.nodes.length ?? 1) - 1 : 0;
		const shown = isPosition ? 0 : card.about === 'rules' ? state.cursor : (cursor ?? Number.MAX_SAFE_INTEGER);
		const rules = ruleset === state.ruleset.id ? state.ruleset : { id: ruleset, hash: '' };
		const { game: chosen, ...rest } = state;
		const kept = record.kind === 'text' && chosen !== undefined ? { game: chosen } : {};
		const next = { ...rest, ...kept, ruleset: rules, start, record, cursor: shown };
		store.dispatch({ type: 'open', state: next, label: words.undo(card.title) }, merge);
		mine.current = store.log.peek().past;
		if (lost > 0) store.notice.value = { text: words.replaced(lost), undo: true };
	};
	const write = (card: NotationCard, text: string, caret: number, merge: string): void => {
		const before = now.current;
		keep({ id: card.id, title: card.title, text, reading: before?.id === card.id ? before.reading : undefined });
		mine.current ??= store.log.peek().past;
		if (base.current?.id !== card.id || base.current.merge !== merge)
			base.current = { id: card.id, merge, doc: docOf(store.state.peek()), node: store.reading.peek()?.shown ?? 0 };
		const { doc, node } = base.current;
		store.client.ask('readNotation', { doc, node, id: card.id, text, caret }, (answer) => {
			if (now.current?.text !== answer.text || now.current.id !== answer.id) return;
			keep({ ...now.current, reading: answer });
			open(card, answer, merge);
		});
	};
	return { view, draft, write, leave };
};
