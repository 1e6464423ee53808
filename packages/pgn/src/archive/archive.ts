import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';
import type { GamePlace, GameRead, PgnVisitor } from '../events/visitor.js';
import { type ParseOptions, safeParse } from '../parse.js';
import type { StopSignal } from '../stream/options.js';
import { ByteInput } from '../stream/reader.js';
import type { ParsedGame, Tag } from '../tree/game.js';
import { type ArchiveSource, type BlobLike, blobOf, bytesOf, piecesOf, utf8BlobOf } from './bytes.js';

/** A game of an archive, found without reading its moves: only its tags. */
export interface ArchiveEntry extends Omit<GameRead, 'moves'> {
	readonly tags: readonly Tag[];
}

/** The options for going through an archive. */
export interface ScanOptions {
	/** Stops before the next piece. */
	readonly signal?: StopSignal | undefined;
	/** Receives the bytes read up to now, and all bytes. */
	readonly onProgress?: ((bytes: number, size: number) => void) | undefined;
}

const RULES: Readonly<Record<keyof ScanOptions, OptionRule>> = { signal: 'object', onProgress: 'function' };
/** The places of a game in the index: offset, line, column. */
const FIELDS = 3;

/**
 * A file of games with an index that grows as far as it is needed: a game is found by its number, and then read alone. The index takes 24 bytes for
 * each game; the text stays in the file. A file of UTF-16 is an exception: its text is kept in memory in UTF-8, and offsets count the bytes of that.
 *
 * @example
 * const archive = new PgnArchive(new TextEncoder().encode('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n'));
 * const tags = await archive.tags(1);
 * tags[0]?.value // → 'B'
 * const game = await archive.game(0);
 * game.moves[0]?.san // → 'e4'
 * const games = await archive.scan();
 * games // → 2
 */
export class PgnArchive {
	private blob: BlobLike;
	/** For each game that was found its offset, line and column; behind them the place behind the last one. */
	private places: Float64Array = Float64Array.of(0, 1, 1);
	private found = 0;
	private complete = false;
	/** One scan goes on where the one before it stopped. */
	private scanning: Promise<unknown> = Promise.resolve();

	/** @throws TypeError if the source is neither a `Blob` nor a `Uint8Array`. */
	constructor(source: ArchiveSource) {
		this.blob = blobOf(source);
	}

	/** The bytes of the file. */
	get size(): number {
		return this.blob.size;
	}

	/** The number of games found up to now. */
	get count(): number {
		return this.found;
	}

	/** Whether all games have been found. */
	get isComplete(): boolean {
		return this.complete;
	}

	/**
	 * Finds games until there are `games` of them; all by default.
	 *
	 * @returns the number of games found up to now
	 * @throws the reason of `signal`. The games found before stay found.
	 */
	async scan(games: number = Number.POSITIVE_INFINITY, options: ScanOptions = {}): Promise<number> {
		checkOptions(options, RULES);
		if (typeof games !== 'number' || Number.isNaN(games)) misuse('games', 'a number', games);
		const run = this.scanning.then(async () => {
			if (this.complete || this.found >= games) return;
			for await (const _ of this.entries(this.found, options)) if (this.found >= games) return;
		});
		// A scan that was stopped does not stop the next one.
		this.scanning = run.catch(() => undefined);
		await run;
		return this.found;
	}

	/**
	 * The games from a number on, in their order, each with its tags. Games that have not been found before are added to the index.
	 *
	 * @throws RangeError if there are fewer games; the reason of `signal`.
	 *
	 * @example
	 * const archive = new PgnArchive(new TextEncoder().encode('[Result "1-0"] 1. e4 1-0 [Result "0-1"] 1. e4 0-1'));
	 * const won: number[] = [];
	 * for await (const { game, tags } of archive.list()) if (tags.some(({ value }) => value === '1-0')) won.push(game);
	 * won // → [0]
	 */
	async *list(from = 0, options: ScanOptions = {}): AsyncGenerator<ArchiveEntry> {
		checkOptions(options, RULES);
		if (!Number.isSafeInteger(from) || from < 0) throw this.missing(from);
		if (from > this.found) await this.scan(from, options);
		if (from > this.found) throw this.missing(from);
		yield* this.entries(from, options);
	}

	/** The bytes of a game, up to the next one. @throws RangeError if there are fewer games. */
	async bytes(game: number): Promise<Uint8Array> {
		const { offset, next } = await this.find(game);
		return bytesOf(this.blob, offset, next);
	}

	/** The tags of a game. @throws RangeError if there are fewer games. */
	async tags(game: number): Promise<readonly Tag[]> {
		const { next, ...from } = await this.find(game);
		let tags: readonly Tag[] = [];
		// Only the tags are used: the moves are skipped.
		const visitor: PgnVisitor = {
			endTags: (found) => {
				tags = found;
				return false;
			},
		};
		const input = new ByteInput(visitor, { from: { game, ...from } }, false);
		input.add(await bytesOf(this.blob, from.offset, next));
		input.advance(true);
		return tags;
	}

	/** A game as a tree; its spans and lines are those of the file. @throws RangeError if there are fewer games; TypeError for wrong options. */
	async game(game: number, options: Omit<ParseOptions, 'mode'> = {}): Promise<ParsedGame> {
		const { offset, line, column, next } = await this.find(game);
		const result = safeParse(await bytesOf(this.blob, offset, next), { ...options, from: { game, offset, line, column } });
		const [found] = result.ok ? result.value : [];
		return found ?? Promise.reject(this.missing(game));
	}

	private async find(
		game: number,
	): Promise<{ readonly offset: number; readonly line: number; readonly column: number; readonly next: number }> {
		if (!Number.isSafeInteger(game) || game < 0) throw this.missing(game);
		if (game >= this.found) await this.scan(game + 1);
		if (game >= this.found) throw this.missing(game);
		const { places } = this;
		const at = FIELDS * game;
		return { offset: places[at]!, line: places[at + 1]!, column: places[at + 2]!, next: places[at + FIELDS]! };
	}

	private missing(game: number): RangeError {
		const games = `${this.found} game${this.found === 1 ? '' : 's'}`;
		return new RangeError(`Expected the number of a game, found ${game}: the archive has ${games}, numbered from 0.`);
	}

	/** Reads from a known game on, and adds games to the index. */
	private async *entries(from: number, { signal, onProgress }: ScanOptions): AsyncGenerator<ArchiveEntry> {
		this.blob = await utf8BlobOf(this.blob);
		const at = FIELDS * from;
		const place: GamePlace = { game: from, offset: this.places[at]!, line: this.places[at + 1]!, column: this.places[at + 2]! };
		let tags: readonly Tag[] = [];
		const ready: ArchiveEntry[] = [];
		const input = new ByteInput(
			{
				endTags: (found) => {
					tags = found;
					return false;
				},
				endGame: ({ moves: _, ...game }) => {
					this.add(game);
					ready.push({ ...game, tags });
				},
			},
			{ from: place },
			false,
		);
		let read = place.offset;
		for await (const piece of piecesOf(this.blob, place.offset)) {
			signal?.throwIfAborted();
			input.add(piece);
			input.advance(false);
			read += piece.length;
			onProgress?.(read, this.size);
			yield* ready.splice(0);
		}
		input.advance(true);
		this.complete = true;
		yield* ready.splice(0);
	}

	private add({ game, next, offset, line, column }: Omit<GameRead, 'moves'>): void {
		if (game < this.found) return;
		const at = FIELDS * game;
		if (at + 2 * FIELDS > this.places.length) {
			const places = new Float64Array(2 * this.places.length + 2 * FIELDS);
			places.set(this.places);
			this.places = places;
		}
		this.places.set([offset, line, column, next.offset, next.line, next.column], at);
		this.found = game + 1;
	}
}
