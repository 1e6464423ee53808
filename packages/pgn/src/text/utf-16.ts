/** The length of a byte order mark of UTF-16. */
const MARK = 2;

/** The name of the encoding that a byte order mark of UTF-16 stands for; `undefined` without one. */
const encodingOf = (first: number | undefined, second: number | undefined): 'utf-16le' | 'utf-16be' | undefined => {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** Whether bytes begin with a byte order mark of UTF-16. */
export const isUtf16 = (bytes: Uint8Array): boolean => encodingOf(bytes[0], bytes[1]) !== undefined;

/** Turns a file of UTF-16 with a byte order mark into UTF-8, piece by piece. The bytes of other files stay as they are. */
export class Utf16Input {
	private decoder: InstanceType<typeof TextDecoder> | undefined;
	private readonly encoder = new TextEncoder();
	/** The bytes before the encoding is known: at most one. */
	private first: Uint8Array = new Uint8Array(0);
	private isKnown: boolean;

	/** @param isStart whether the first piece is the start of a file */
	constructor(isStart: boolean) {
		this.isKnown = !isStart;
	}

	/** Whether the pieces are UTF-16. */
	get isUtf16(): boolean {
		return this.decoder !== undefined;
	}

	/** A piece in UTF-8. */
	utf8(piece: Uint8Array): Uint8Array {
		if (this.isKnown) return this.decoder === undefined ? piece : this.encoder.encode(this.decoder.decode(piece, { stream: true }));
		if (piece.length === 0) return piece;
		const { first } = this;
		const start = first.length === 0 ? piece : new Uint8Array([...first, ...piece.subarray(0, MARK)]);
		if (start.length < MARK && (start[0] === 0xff || start[0] === 0xfe)) {
			this.first = start.slice();
			return new Uint8Array(0);
		}
		this.isKnown = true;
		const encoding = encodingOf(start[0], start[1]);
		if (encoding !== undefined) this.decoder = new TextDecoder(encoding);
		if (first.length === 0) return this.utf8(piece);
		const whole = new Uint8Array(first.length + piece.length);
		whole.set(first);
		whole.set(piece, first.length);
		return this.utf8(whole);
	}

	/** The rest in UTF-8, behind the last piece. */
	end(): Uint8Array {
		if (this.isKnown) return this.decoder === undefined ? this.first.subarray(0, 0) : this.encoder.encode(this.decoder.decode());
		this.isKnown = true;
		return this.first;
	}
}
