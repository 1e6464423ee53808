import { decodeText } from '@x/pgn/archive';
import { type Edit, follows, withEdits } from './repairs.js';

const NEWLINE = 0x0a;

/** The most bytes of a line that are looked at. */
const LINE = 4096;

/**
 * The last two blocks of a file, by offsets of the file. Faults are found later than their bytes are read, but never by more than a block. A block
 * that leaves the window is given on with its repairs.
 */
export class PgnWindow {
	private bytes: Buffer = Buffer.alloc(0);
	/** The offset of the first byte in the file. */
	private start: number;
	/** The length of the older block. */
	private older = 0;
	private edits: Edit[] = [];
	private readonly repaired: ((bytes: Uint8Array) => void) | undefined;

	constructor(start: number, repaired: ((bytes: Uint8Array) => void) | undefined) {
		this.start = start;
		this.repaired = repaired;
	}

	push(block: Buffer): void {
		this.leave(this.older);
		this.older = this.bytes.length;
		this.bytes = Buffer.concat([this.bytes, block]);
	}

	/** The offset behind the last byte. */
	get end(): number {
		return this.start + this.bytes.length;
	}

	finish(): void {
		this.leave(this.bytes.length);
	}

	has(offset: number): boolean {
		return offset >= this.start && offset <= this.start + this.bytes.length;
	}

	/** Whether a repair can be made. If so, it will be. */
	repair(edit: Edit): boolean {
		if (!this.has(edit.from) || !follows(edit, this.edits.at(-1))) return false;
		if (this.repaired !== undefined) this.edits.push(edit);
		return true;
	}

	/** The number of line breaks between two offsets. */
	linesBetween(from: number, to: number): number {
		const end = to - this.start;
		let count = 0;
		for (let at = this.bytes.indexOf(NEWLINE, from - this.start); at >= 0 && at < end; at = this.bytes.indexOf(NEWLINE, at + 1)) count++;
		return count;
	}

	between(from: number, to: number): string {
		return decodeText(this.bytes.subarray(from - this.start, to - this.start));
	}

	/** The line of an offset, up to it. */
	lineBefore(offset: number): string {
		const end = offset - this.start;
		const newline = end === 0 ? -1 : this.bytes.lastIndexOf(NEWLINE, end - 1);
		return decodeText(this.bytes.subarray(newline + 1, end));
	}

	/** The rest of the line of an offset. */
	lineBehind(offset: number): string {
		const from = offset - this.start;
		const newline = this.bytes.indexOf(NEWLINE, from);
		const end = Math.min(newline < 0 ? this.bytes.length : newline, from + LINE);
		return decodeText(this.bytes.subarray(from, end)).replace(/\r$/, '');
	}

	/** Gives on the first bytes, with their repairs. */
	private leave(length: number): void {
		const end = this.start + length;
		if (this.repaired !== undefined && length > 0) {
			const edits = this.edits.filter(({ to }) => to <= end);
			this.edits = this.edits.filter(({ to }) => to > end);
			this.repaired(withEdits(this.bytes.subarray(0, length), this.start, edits));
		}
		this.bytes = this.bytes.subarray(length);
		this.start = end;
	}
}
