import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { fromLink, toLink } from '../link/link.js';
import * as fieldStrings from '../strings/fields.js';
import * as linkStrings from '../strings/links.js';
import * as moveStrings from '../strings/moves.js';
import * as pageStrings from '../strings/page.js';
import * as undoStrings from '../strings/undo.js';
import type { Client } from '../worker/client.js';
import { type FenReading, isOwn, isPlane, type Listed, type Place, type Preset, type Reading } from '../worker/protocol.js';
import type { Action } from './action.js';
import { type AppState, type GameRecord, HASH_LENGTH, initialState, type Start } from './app-state.js';
import { docOf } from './doc.js';
import { act, type Log, newLog, redo, undo } from './log.js';
import { splitFragment } from './panels.js';
import { createView, type View } from './view.js';

/** A sentence under the board: the effect of an action. */
export interface Notice {
	readonly text: string;
	/** Offers to undo the action. */
	readonly undo: boolean;
	/** Another action offered with the notice. */
	readonly action?: { readonly label: string; readonly run: () => void };
}

/** A link that could not be opened, as a fragment. Its text is kept until it is corrected or dismissed. */
export interface RefusedLink {
	readonly text: string;
	readonly message: string;
}

/** Text in the FEN field that is not (yet) the position on the board. */
export interface FenDraft {
	readonly text: string;
	readonly reading: FenReading | undefined;
}

/** The state of the page, and the engine's last reading of it. */
interface StoreState {
	readonly log: Signal<Log>;
	readonly state: ReadonlySignal<AppState>;
	readonly reading: Signal<Reading | undefined>;
	/** The reading belongs to the current state. */
	readonly fresh: ReadonlySignal<boolean>;
	/** The board shown is unbounded. */
	readonly unbounded: ReadonlySignal<boolean>;
	/** The games to choose from, once they have been requested. */
	readonly presets: Signal<readonly Listed[] | undefined>;
	/** The game that the text names, if it is not the chosen one. */
	readonly suggested: Signal<{ readonly variant: string; readonly preset: Preset } | undefined>;
	readonly notice: Signal<Notice | undefined>;
	readonly fenDraft: Signal<FenDraft | undefined>;
	/** The title of another notation whose text has faults. */
	readonly faulty: Signal<string | undefined>;
	readonly refusedLink: Signal<RefusedLink | undefined>;
	/** The address keeps a refused link until the game changes. */
	readonly addressKept: ReadonlySignal<boolean>;
	/** The dialect of the FEN field; the usual one if the game does not have it. */
	readonly dialect: Signal<string>;
	readonly client: Client;
}

/** The state of the page, and the ways to change it. */
export interface Store extends StoreState, View {
	dispatch(action: Action, merge?: string): void;
	/** The user edited the moves field; the move before the caret is shown. */
	write(text: string, caret: number, merge: string): void;
	/** The user edited the FEN field. */
	writeFen(text: string, merge: string): void;
	/** The moves field contains a position: moves the text to the FEN field. */
	moveToFen(text: string): void;
	go(node: number): void;
	undo(): void;
	redo(): void;
	open(link: string): void;
	link(): string;
	/** The engine has failed. A link that caused it is kept; the page has a board in any case. */
	fail(message: string): void;
	/** Runs now, or as soon as the reading is up to date. */
	whenFresh(run: (reading: Reading) => void): void;
	/** Runs with a complete reading, which contains the texts of its moves: now, or as soon as it arrives. */
	whenComplete(run: (reading: Reading) => void): void;
	/** Requests the games to choose from. */
	list(): void;
	/** Begins another game, or reads the same moves with other rules; `early` is its reading, if known. */
	choose(preset: Preset, record?: GameRecord, merge?: string, early?: Reading): void;
}

export const createStore = (client: Client): Store => {
	const log = signal(newLog(initialState));
	const state = computed(() => log.value.present);
	const reading = signal<Reading | undefined>(undefined);
	const readState = signal<AppState | undefined>(undefined);
	const fresh = computed(() => readState.value === state.value);
	const unbounded = computed(() => isPlane(reading.value?.preset.id ?? state.value.ruleset.id));
	const presets = signal<readonly Listed[] | undefined>(undefined);
	const suggested = signal<{ readonly variant: string; readonly preset: Preset } | undefined>(undefined);
	const notice = signal<Notice | undefined>(undefined);
	const fenDraft = signal<FenDraft | undefined>(undefined);
	const faulty = signal<string | undefined>(undefined);
	const refusedLink = signal<RefusedLink | undefined>(undefined);
	const view = createView();
	/** The undo log at the time of the refusal: another log means that the game has changed since. */
	let stepsAtRefusal: Log['past'] = [];
	const addressKept = computed(() => refusedLink.value !== undefined && log.value.past === stepsAtRefusal);
	/** Unfinished FEN by the state in which it was written. Undo restores both. */
	const drafts = new WeakMap<AppState, string>();
	const dialect = signal('');
	let warned = false;
	let waiting: ((reading: Reading) => void)[] = [];
	let wholeWaiting: ((reading: Reading) => void)[] = [];

	const read = (place: Place, early?: Reading): void => {
		const asked = state.peek();
		const take = (answer: Reading): void => {
			if (answer.preset.id !== asked.ruleset.id) {
				const own = isOwn(asked.ruleset.id);
				refuseLink(toLink(asked), own ? linkStrings.unplayable : linkStrings.unknownRules);
				return;
			}
			batch(() => {
				const { hash } = answer;
				const action: Action = { type: 'settle', cursor: answer.shown, hash: hash.slice(0, HASH_LENGTH), game: answer.game };
				log.value = act(log.peek(), answer.settled === undefined ? action : { ...action, moves: answer.settled });
				reading.value = answer;
				readState.value = state.peek();
				if (state.peek().ruleset.hash !== hash.slice(0, HASH_LENGTH) && !warned) {
					warned = true;
					notice.value = {
						text: moveStrings.otherRules(answer.preset.title),
						undo: false,
					};
				}
			});
			const { variant } = answer;
			if (variant !== undefined && suggested.peek()?.variant !== variant) {
				client.ask('named', { variant }, (preset) => {
					if (preset !== undefined && preset.id !== answer.preset.id) suggested.value = { variant, preset };
				});
			}
			const ready = waiting;
			waiting = [];
			for (const run of ready) store.whenFresh(run);
			if (answer.early === true) return;
			const whole = wholeWaiting;
			wholeWaiting = [];
			for (const run of whole) store.whenComplete(run);
		};
		if (early !== undefined) take(early);
		client.ask('read', { doc: docOf(asked), place, ...(early === undefined ? {} : { rest: true }) }, take);
	};
	/** Keeps the text of a link, and the game that was on the board. */
	const refuseLink = (text: string, message: string): void => {
		const before = readState.peek();
		if (before === undefined) log.value = newLog(initialState);
		else if (state.peek() !== before) log.value = { ...undo(log.peek()), future: [] };
		if (state.peek() !== before) read({ node: state.peek().cursor });
		stepsAtRefusal = log.peek().past;
		refusedLink.value = { text, message };
	};
	const change = (next: Log, place?: Place, early?: Reading): void => {
		if (next === log.peek()) return;
		log.value = next;
		read(place ?? { node: next.present.cursor }, early);
	};
	/** Puts text into the FEN field without beginning a game there. */
	const showDraft = (text: string): void => {
		fenDraft.value = { text, reading: undefined };
		client.ask('fen', { ruleset: state.peek().ruleset.id, dialect: dialect.peek(), text }, (answer) => {
			if (fenDraft.peek()?.text === answer.text) fenDraft.value = { text, reading: answer };
		});
	};
	/** The game changes elsewhere: an unfinished FEN is replaced by the position on the board. */
	const replaceDraft = (next: Log): void => {
		const draft = fenDraft.peek();
		const now = log.peek();
		if (draft === undefined || next.present === now.present) return;
		fenDraft.value = undefined;
		if (draft.reading?.fen !== undefined) return;
		drafts.set(now.present, draft.text);
		const again = { label: fieldStrings.editAgain, run: () => showDraft(draft.text) };
		const undoable = next.past !== now.past;
		notice.value = {
			text: fieldStrings.draftReplaced,
			undo: undoable,
			...(undoable ? {} : { action: again }),
		};
	};
	const step = (next: Log): void => {
		batch(() => {
			notice.value = undefined;
			fenDraft.value = undefined;
			change(next);
			const draft = drafts.get(next.present);
			if (draft !== undefined) showDraft(draft);
		});
	};
	/** The chosen game of several stays chosen while the text before it is unchanged. */
	const gameIn = (text: string): number | undefined => {
		const { record, game } = state.peek();
		const begins = reading.peek()?.games[game ?? 0]?.from ?? 0;
		return record.kind === 'text' && text.slice(0, begins) === record.text.slice(0, begins) ? game : undefined;
	};
	const dispatch = (action: Action, merge = '', early?: Reading): void => {
		if (action.type === 'flip' || action.type === 'look' || action.type === 'piece') {
			// View changes apply at once: the engine does not read anything again.
			batch(() => {
				const wasFresh = fresh.peek();
				log.value = act(log.peek(), action);
				if (wasFresh) readState.value = state.peek();
			});
			return;
		}
		batch(() => {
			notice.value = undefined;
			const next = act(log.peek(), action, merge);
			replaceDraft(next);
			change(next, undefined, early);
		});
	};

	const store: Store = {
		log,
		state,
		reading,
		fresh,
		unbounded,
		presets,
		suggested,
		notice,
		...view,
		fenDraft,
		faulty,
		refusedLink,
		addressKept,
		dialect,
		client,
		dispatch,
		write: (text, caret, merge) => {
			notice.value = undefined;
			const next = act(log.peek(), { type: 'write', text, game: gameIn(text) }, merge);
			replaceDraft(next);
			change(next, { caret });
		},
		writeFen: (text, merge) => {
			fenDraft.value = { text, reading: fenDraft.peek()?.reading };
			client.ask('fen', { ruleset: state.peek().ruleset.id, dialect: dialect.peek(), text }, (answer) => {
				if (fenDraft.peek()?.text !== answer.text) return;
				fenDraft.value = { text, reading: answer };
				const shown = reading.peek();
				if (answer.fen === undefined || shown?.position.fen === answer.fen) return;
				const lost = (shown?.nodes.length ?? 1) - 1;
				change(act(log.peek(), { type: 'begin', start: { kind: 'fen', fen: answer.fen }, label: undoStrings.newPosition }, merge));
				if (lost > 0) notice.value = { text: moveStrings.newGame(lost), undo: true };
			});
		},
		moveToFen: (text) => {
			store.write('', 0, text);
			store.writeFen(text, text);
		},
		go: (node) => dispatch({ type: 'go', cursor: node }),
		undo: () => step(undo(log.peek())),
		redo: () => step(redo(log.peek())),
		open: (fragment) => {
			const [link, panel] = splitFragment(fragment);
			const opened = link === '' ? { ok: true as const, state: initialState } : fromLink(link);
			// Undo ends at the first page view. A link opened later can be undone.
			const first = readState.peek() === undefined;
			if (!opened.ok) {
				refuseLink(fragment, opened.message);
				return;
			}
			refusedLink.value = undefined;
			if (opened.state.piece !== undefined) view.build('Piece');
			if (panel !== undefined) view.panel.value = panel;
			if (first) {
				log.value = newLog(opened.state);
				read({ node: opened.state.cursor });
			} else dispatch({ type: 'open', state: opened.state });
		},
		list: () => {
			if (presets.peek() !== undefined) return;
			client.ask('presets', {}, (answer) => {
				presets.value = answer;
			});
		},
		choose: (preset, record, merge, early) => {
			const { numbered } = preset;
			const start: Start = numbered === undefined || record !== undefined ? { kind: 'preset' } : { kind: 'number', number: numbered.usual };
			dispatch({ type: 'choose', ruleset: { id: preset.id, hash: '' }, start, ...(record === undefined ? {} : { record }) }, merge, early);
		},
		link: () => toLink(state.value),
		fail: (message) => {
			if (reading.peek() === undefined && state.peek() !== initialState)
				refuseLink(toLink(state.peek()), pageStrings.engineFailed(message));
			else notice.value = { text: pageStrings.engineFailed(message), undo: false };
		},
		whenFresh: (run) => {
			const shown = reading.peek();
			if (fresh.peek() && shown !== undefined) run(shown);
			else waiting.push(run);
		},
		whenComplete: (run) => {
			const shown = reading.peek();
			if (fresh.peek() && shown !== undefined && shown.early !== true) run(shown);
			else wholeWaiting.push(run);
		},
	};
	return store;
};
