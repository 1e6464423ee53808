import { useRef, useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { NO_MOVES } from '../../state/app-state.js';
import * as strings from '../../strings/opened.js';
import * as undoStrings from '../../strings/undo.js';
import { FIRST, type FileGame, type FileView } from '../../worker/protocol.js';
import { openBoard, takeText } from './place.js';

/** The opened file, and the actions on it. */
export interface EditedFile {
	/** Undefined if no list is open. */
	readonly view: FileView | undefined;
	/** The game of the list that is on the board. */
	readonly game: FileGame | undefined;
	open(file: File): void;
	search(query: string): void;
	cancel(): void;
	close(): void;
	/** Puts one of the matches on the board. */
	show(at: number): void;
}

/** Opens files. `done` is called when a game is on the board, or when the file turned out to be no list. */
export function useFile(context: Context, done: () => void): EditedFile {
	const { store, interaction } = context;
	const [view, setView] = useState<FileView>();
	const [game, setGame] = useState<FileGame>();
	const closed = useRef(0);

	const open = (file: File): void => {
		const session = ++closed.current;
		setGame(undefined);
		store.client.ask('file', { file }, (answer) => {
			if (session !== closed.current) return;
			const { text, refused, done: isRead, games } = answer;
			setView(text === undefined && refused === undefined ? answer : undefined);
			if (refused !== undefined) store.notice.value = { text: refused, undo: false };
			else if (text !== undefined) takeText(context, text, {}, openText);
			else if (isRead) interaction.say(strings.listRead(answer.name, games, answer.unit));
			if (text !== undefined || refused !== undefined) done();
		});
	};
	const openText = (text: string): void => open(new File([text], strings.pastedText));
	const shown = (answer: FileGame): void => {
		const { text, preset, variant, title, refused } = answer;
		done();
		if (refused !== undefined) {
			store.notice.value = { text: refused, undo: false };
			return;
		}
		setGame(answer);
		if (view?.unit === 'position') {
			takeText(context, text, {}, openText);
			return;
		}
		const start = { kind: 'preset' } as const;
		openBoard(
			context,
			{ preset: preset ?? { id: FIRST, title: FIRST }, start, record: text === '' ? NO_MOVES : { kind: 'text', text } },
			undoStrings.openingGame,
			false,
		);
		store.notice.value = { text: variant === undefined ? strings.opened(title) : strings.openedUnknown(title, variant), undo: true };
	};
	return {
		view,
		game,
		open,
		search: (query) => store.client.ask('file', { query }, setView),
		cancel: () => store.client.ask('fileStop', {}, () => undefined),
		close: () => {
			closed.current++;
			store.client.ask('fileStop', {}, () => undefined);
			setView(undefined);
			setGame(undefined);
		},
		show: (at) => store.client.ask('fileGame', { at }, shown),
	};
}
