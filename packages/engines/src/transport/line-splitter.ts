/** Longer lines are cut: a program that never ends its line must not fill the memory. */
export const LONGEST_LINE = 65_536;

/**
 * Cuts a text that comes in parts into lines. Both ends of lines are known: with and without a carriage return. Longer lines than 65 536 characters
 * are cut there.
 *
 * @example
 * import { LineSplitter } from '@x/engines/streams';
 * const lines: string[] = [];
 * const splitter = new LineSplitter((line) => lines.push(line));
 * splitter.push('uci');
 * splitter.push('ok\r\nready');
 * splitter.finish();
 * lines; // → [ 'uciok', 'ready' ]
 */
export class LineSplitter {
	#rest = '';
	/** The rest of a line that was cut is dropped. */
	#dropping = false;
	readonly #listener: (line: string) => void;

	constructor(listener: (line: string) => void) {
		this.#listener = listener;
	}

	push(text: string): void {
		let from = 0;
		for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
			this.#add(text.slice(from, end));
			this.#end();
			from = end + 1;
		}
		this.#add(text.slice(from));
	}

	/** The text ends: a line without an end is one, too. */
	finish(): void {
		if (this.#rest !== '') this.#end();
	}

	#add(part: string): void {
		if (this.#dropping || part === '') return;
		this.#rest += part;
		if (this.#rest.length < LONGEST_LINE) return;
		this.#rest = this.#rest.slice(0, LONGEST_LINE);
		this.#end();
		this.#dropping = true;
	}

	#end(): void {
		const line = this.#rest;
		this.#rest = '';
		if (this.#dropping) this.#dropping = false;
		else this.#listener(line.endsWith('\r') ? line.slice(0, -1) : line);
	}
}
