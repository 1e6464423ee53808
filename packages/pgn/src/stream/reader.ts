import { misuse } from '@x/diagnostics';
import { type DecodingFault, GameReader } from '../events/game-reader.js';
import { limitsOf } from '../events/limits.js';
import type { PgnVisitor } from '../events/visitor.js';
import { ByteText } from '../text/byte-text.js';
import { Utf16Input } from '../text/utf-16.js';
import { checkReadOptions, type ReadOptions } from './options.js';

/**
 * Reads PGN from bytes that arrive in pieces. It keeps the bytes of the current token and calls the visitor for everything before it, so that its
 * memory is constant. Any division into pieces gives the same calls.
 *
 * The visitor is called in `push` and `end`. `endGame` may not return a promise here: `read` waits for promises.
 *
 * @example
 * const sans: string[] = [];
 * const reader = new PgnReader({ move: (token) => { sans.push(token.text()) } });
 * reader.push(new TextEncoder().encode('1. e4 e'));
 * reader.push(new TextEncoder().encode('5 1-0'));
 * reader.end();
 * sans // → ['e4', 'e5']
 */
export class PgnReader {
	private readonly input: ByteInput;

	constructor(visitor: PgnVisitor, options: Omit<ReadOptions, 'signal'> = {}) {
		this.input = new ByteInput(visitor, options, false);
	}

	/** Reads a piece. Its bytes may be changed afterwards. @throws TypeError if it is not a `Uint8Array`. */
	push(chunk: Uint8Array): void {
		this.input.add(chunk);
		while (this.input.advance(false));
		this.input.keep();
	}

	/** Reads the rest. */
	end(): void {
		while (this.input.advance(true));
	}
}

/** The bytes of a reader: the current piece, behind the rest of the one before it. */
export class ByteInput {
	readonly games: GameReader;
	private readonly texts = new ByteText();
	private readonly utf16: Utf16Input;
	private isEnded = false;
	/** Bytes of its own; pieces without a rest before them are read where they are. */
	private buffer: Uint8Array = new Uint8Array(0);

	constructor(visitor: PgnVisitor, options: ReadOptions, stops: boolean) {
		if (typeof visitor !== 'object' || visitor === null) misuse('visitor', 'an object with methods', visitor);
		checkReadOptions(options);
		const { validator, limits, from } = options;
		const decode = (start: number, to: number): string => this.texts.text(this.games.lexer.bytes, start, to);
		const takeFault = (): DecodingFault | undefined => this.texts.takeFault();
		this.utf16 = new Utf16Input(from === undefined || from.offset === 0);
		const isUtf16 = (): boolean => this.utf16.isUtf16;
		this.games = new GameReader({ visitor, validator, limits: limitsOf(limits), decode, takeFault, isUtf16, stops }, from);
	}

	/** Adds a piece behind the bytes that are not read. */
	add(chunk: Uint8Array): void {
		if (!(chunk instanceof Uint8Array)) misuse('chunk', 'a Uint8Array', chunk);
		this.addUtf8(this.utf16.utf8(chunk));
	}

	private addUtf8(chunk: Uint8Array): void {
		const { lexer } = this.games;
		const rest = lexer.end - lexer.at;
		if (rest === 0) {
			this.drop();
			lexer.bytes = chunk;
			lexer.end = chunk.length;
			return;
		}
		if (lexer.bytes !== this.buffer || lexer.end + chunk.length > this.buffer.length) this.keepIn(rest + chunk.length);
		this.buffer.set(chunk, lexer.end);
		lexer.end += chunk.length;
	}

	/** Reads on. Returns `true` if the reader stopped at the end of a game. */
	advance(final: boolean): boolean {
		const { lexer } = this.games;
		if (final && !this.isEnded) {
			this.isEnded = true;
			this.addUtf8(this.utf16.end());
		}
		// Older bytes behind the end are not read as a part of the last token.
		if (final && lexer.bytes === this.buffer) this.buffer.fill(0, lexer.end);
		return lexer.run(final);
	}

	/** Copies the bytes that are not read, because the piece belongs to the caller. */
	keep(): void {
		const { lexer } = this.games;
		if (lexer.at < lexer.end && lexer.bytes !== this.buffer) this.keepIn(lexer.end - lexer.at);
	}

	/** Moves the bytes that are not read to the start of the buffer, which gets space for `length` bytes. */
	private keepIn(length: number): void {
		const { lexer } = this.games;
		const rest = lexer.bytes.subarray(lexer.at, lexer.end);
		if (length <= this.buffer.length && lexer.bytes === this.buffer) this.buffer.copyWithin(0, lexer.at, lexer.end);
		else {
			const buffer = length <= this.buffer.length ? this.buffer : new Uint8Array(Math.max(2 * length, 1024));
			buffer.set(rest);
			this.buffer = buffer;
		}
		this.drop();
		lexer.bytes = this.buffer;
	}

	/** Forgets the bytes that were read. */
	private drop(): void {
		const { lexer } = this.games;
		this.games.base += lexer.at;
		lexer.shift(lexer.at);
	}
}
