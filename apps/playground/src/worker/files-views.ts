import type { Preset } from './preset.js';

/** The messages between the page and the worker of files: the text of a file stays there. */

/** The state of the opened file and of the search in it; repeated while it is read. */
export interface FileView {
	readonly name: string;
	/** The things in the list. */
	readonly unit: 'game' | 'position';
	readonly phase: 'unpack' | 'read';
	/** Bytes read up to now, and all bytes. */
	readonly read: number;
	readonly size: number;
	/** The number of games found up to now, and of those that fit the search. */
	readonly games: number;
	readonly matches: number;
	readonly query: string;
	readonly done: boolean;
	/** Reading was cancelled before the end. */
	readonly cancelled?: true;
	/** The text of a small file that is not a list. */
	readonly text?: string;
	/** The reason why the file cannot be opened. */
	readonly refused?: string;
}

/** A row of the list. */
export interface FileRow {
	/** The number of the game in the file, from 0. */
	readonly game: number;
	readonly title: string;
	/** The result, the event, the date and the variant, as far as they are known. */
	readonly about: readonly string[];
}

/** A game of the file. */
export interface FileGame {
	/** Its index among the matches. */
	readonly at: number;
	readonly game: number;
	readonly title: string;
	readonly text: string;
	/** The game that its tags name; undefined if the page does not have it, or the entry is a position. */
	readonly preset: Preset | undefined;
	/** The name of a variant that the page does not have. */
	readonly variant: string | undefined;
	/** The reason why it cannot be opened. */
	readonly refused?: string;
}

export interface FileQuestions {
	/** Opens a file, or searches in the opened one. */
	readonly file: {
		readonly ask: { readonly file: File } | { readonly query: string };
		readonly answer: FileView;
	};
	/** Stops reading; the games found before stay in the list. */
	readonly fileStop: { readonly ask: Record<string, never>; readonly answer: true };
	readonly fileRows: { readonly ask: { readonly from: number; readonly to: number }; readonly answer: readonly FileRow[] };
	/** One of the matches. */
	readonly fileGame: { readonly ask: { readonly at: number }; readonly answer: FileGame };
}
