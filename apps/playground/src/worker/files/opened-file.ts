import { decode } from '@x/kif';
import { decodeText, PgnArchive } from '@x/pgn/archive';
import { gameIdOf } from '@x/pgn/games';
import * as engineStrings from '../../strings/worker/engine.js';
import * as strings from '../../strings/worker/files.js';
import { listed } from '../all-games.js';
import type { FileGame, FileRow, FileView } from '../files-views.js';
import { listKind } from '../recognise/shape.js';
import { entryOf, linesOf, MOST_LINES, rowOf, tagsOf } from './position-lines.js';
import { queryOf } from './query.js';
import { FileFault, unpacked } from './unpack.js';

/** Bytes of the longest text that is not a list. */
const LONGEST_TEXT = 1 << 20;
/** Bytes of the longest game that is put into the moves field. */
const LONGEST_GAME = 1 << 20;
/** Bytes that show the kind of a file. */
const HEAD = 1 << 16;

type Tags = readonly { readonly name: string; readonly value: string }[];
type Tell = (view: FileView) => void;

const tagValue = (tags: Tags, ...names: readonly string[]): string | undefined =>
	names
		.map((called) => tags.find(({ name }) => name === called)?.value.trim())
		.find((value) => value !== undefined && !/^[?.*-]*$/.test(value));

const titleOf = (tags: Tags, game: number): string => {
	const [white, black] = [tagValue(tags, 'White'), tagValue(tags, 'Black')];
	return white === undefined && black === undefined
		? (tagValue(tags, 'Event') ?? strings.game(game + 1))
		: engineStrings.players(white, black);
};

/** The entries of a file, found while they are needed. */
interface Entries {
	readonly unit: FileView['unit'];
	readonly size: number;
	/** Calls back with all entries in their order, from the first one, and with the bytes read. */
	scan(signal: AbortSignal, found: (tags: Tags) => void, read: (bytes: number) => void): Promise<void>;
	/** The number of entries found up to now. */
	count(): number;
	row(game: number): Promise<FileRow>;
	entry(game: number, at: number): Promise<FileGame>;
}

const gamesIn = (blob: Blob): Entries => {
	const archive = new PgnArchive(blob);
	return {
		unit: 'game',
		size: blob.size,
		count: () => archive.count,
		scan: async (signal, found, read) => {
			let at = 0;
			for await (const { tags } of archive.list(0, {
				signal,
				onProgress: (bytes) => {
					at = bytes;
				},
			})) {
				found(tags);
				if (at > 0) read(at);
				at = 0;
			}
			read(blob.size);
		},
		row: async (game) => {
			const tags = await archive.tags(game);
			const about = [tagValue(tags, 'Result'), tagValue(tags, 'Date', 'UTCDate'), tagValue(tags, 'Event'), tagValue(tags, 'Variant')];
			return { game, title: titleOf(tags, game), about: about.filter((value) => value !== undefined) };
		},
		entry: async (game, at) => {
			const bytes = await archive.bytes(game);
			if (bytes.length > LONGEST_GAME) {
				const refused = strings.longGame(LONGEST_GAME);
				return { at, game, title: strings.game(game + 1), text: '', preset: undefined, variant: undefined, refused };
			}
			const { tags } = await archive.game(game);
			const text = decodeText(bytes).trim();
			const variant = tagValue(tags, 'Variant');
			const id = gameIdOf(variant);
			const preset = listed().find((one) => one.id === id);
			return { at, game, title: titleOf(tags, game), text, preset, variant: preset === undefined ? variant : undefined };
		},
	};
};

const positionsIn = (text: string, size: number): Entries => {
	const lines = linesOf(text);
	return {
		unit: 'position',
		size,
		count: () => lines.length,
		scan: async (signal, found, read) => {
			for (const [index, line] of lines.entries()) {
				found(tagsOf(line));
				// Other questions are answered between the lines.
				if (index % 2000 !== 1999) continue;
				await new Promise((resolve) => setTimeout(resolve, 0));
				signal.throwIfAborted();
				read(Math.floor((size * index) / lines.length));
			}
			read(size);
		},
		row: async (game) => rowOf(lines[game]!, game),
		entry: async (game, at) => entryOf(lines[game]!, game, at),
	};
};

/** A small text: UTF-8 or UTF-16, Shift_JIS where it is Japanese, as of older programs of shogi, or else Windows-1252. */
const textOf = (bytes: Uint8Array): string => {
	const { text, encoding } = decode(bytes);
	return encoding === 'shift_jis' && !/[ぁ-ヺ手]/.test(text) ? decodeText(bytes) : text;
};

/** The entries of a file, or its text if it is small and no list. */
const contentOf = async (name: string, blob: Blob): Promise<Entries | string> => {
	const head = new TextDecoder('windows-1252').decode(await blob.slice(0, HEAD).arrayBuffer());
	if (head.trim() === '') throw new FileFault(strings.empty(name));
	if (head.includes('\u0000')) throw new FileFault(strings.notText(name));
	const kind = listKind(head.replace(/^ï»¿/, ''));
	if (kind === 'games') {
		const small = blob.size <= HEAD && /\d,-?\d+\|/.test(head);
		return small ? await blob.text() : gamesIn(blob);
	}
	if (kind === 'positions' && blob.size <= MOST_LINES) return positionsIn(await blob.text(), blob.size);
	if (kind === 'positions') throw new FileFault(strings.manyPositions(name, MOST_LINES));
	if (blob.size <= LONGEST_TEXT) return textOf(new Uint8Array(await blob.arrayBuffer()));
	throw new FileFault(strings.longText(name, LONGEST_TEXT));
};

/** The file that is open, and the search in it. */
export class OpenedFile {
	private entries: Entries | undefined;
	private matches: number[] = [];
	/** All entries match. */
	private all = true;
	private view: FileView | undefined;
	private running = new AbortController();

	async open(file: File, tell: Tell): Promise<void> {
		const signal = this.begin();
		this.entries = undefined;
		this.matches = [];
		const { name } = file;
		let view: FileView = { name, unit: 'game', phase: 'unpack', read: 0, size: file.size, games: 0, matches: 0, query: '', done: false };
		try {
			const blob = await unpacked(file, signal, (read) => {
				view = { ...view, read };
				tell(view);
			});
			const content = await contentOf(name, blob);
			signal.throwIfAborted();
			if (typeof content === 'string') {
				tell({ ...view, text: content, done: true });
				return;
			}
			this.entries = content;
			this.view = { ...view, unit: content.unit, phase: 'read', read: 0, size: content.size };
			await this.search('', tell);
		} catch (error) {
			if (signal.aborted) tell({ ...view, done: true, cancelled: true });
			else tell({ ...view, done: true, refused: error instanceof FileFault ? error.message : strings.notRead(name, String(error)) });
		}
	}

	/** Searches in the open file. The first search also finds its entries. */
	async search(query: string, tell: Tell): Promise<void> {
		const signal = this.begin();
		const { entries, view } = this;
		if (entries === undefined || view === undefined) return;
		const [test, isAll] = [queryOf(query), query.trim() === ''];
		this.all = isAll;
		const matches: number[] = [];
		this.matches = matches;
		let game = 0;
		const now = (read: number, more: Partial<FileView> = {}): void => {
			if (signal.aborted && more.cancelled === undefined) return;
			const games = entries.count();
			tell({ ...view, query, read, games, matches: isAll ? games : matches.length, ...more });
		};
		let last = 0;
		try {
			await entries.scan(
				signal,
				(tags) => {
					if (!isAll && test(tags)) matches.push(game);
					game++;
				},
				(read) => {
					last = read;
					now(read);
				},
			);
			now(entries.size, { done: true });
		} catch (error) {
			if (!signal.aborted) throw error;
			now(last, { done: true, cancelled: true });
		}
	}

	/** Stops reading; the entries found before stay. */
	stop(): void {
		this.running.abort();
	}

	async rows(from: number, to: number): Promise<readonly FileRow[]> {
		const rows: FileRow[] = [];
		for (let at = from; at < to; at++) {
			const game = this.gameAt(at);
			if (game !== undefined && this.entries !== undefined) rows.push(await this.entries.row(game));
		}
		return rows;
	}

	async game(at: number): Promise<FileGame> {
		const game = this.gameAt(at);
		if (game === undefined || this.entries === undefined) throw new FileFault(strings.notInList);
		return this.entries.entry(game, at);
	}

	private gameAt(at: number): number | undefined {
		return this.all ? (at < (this.entries?.count() ?? 0) ? at : undefined) : this.matches[at];
	}

	private begin(): AbortSignal {
		this.running.abort();
		this.running = new AbortController();
		return this.running.signal;
	}
}
