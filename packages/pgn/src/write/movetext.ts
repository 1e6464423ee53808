/** The most characters of a line: the standard demands fewer than 80. */
const WIDTH = 79;

/** Writes the tokens of movetext with blanks between them, in lines of at most 79 characters or in one line. */
export class Movetext {
	private readonly width: number;
	private text = '';
	private column = 0;
	/** The last token; it may still grow. */
	private held = '';
	/** Opening parentheses before the next token. */
	private prefix = '';

	constructor(wrap: boolean) {
		this.width = wrap ? WIDTH : Number.POSITIVE_INFINITY;
	}

	/** Adds a token behind a blank or a line break. */
	add(token: string): void {
		this.flush();
		this.held = this.prefix + token;
		this.prefix = '';
	}

	/** Adds a text directly behind the last token. A line break may stand between them if they do not fit in one line. */
	append(text: string): void {
		if (this.prefix !== '' || this.held === '' || this.held.length + text.length > WIDTH) this.add(text);
		else this.held += text;
	}

	/** Opens a variation: the next token follows directly. */
	open(): void {
		this.prefix += '(';
	}

	close(): void {
		if (this.prefix === '') this.append(')');
		else this.add(')');
	}

	/** Adds a comment in braces. Its words may be in several lines; a command is one word, which readers of others need in one line. */
	comment(words: readonly string[]): void {
		const last = words.length - 1;
		for (const [index, word] of words.entries()) {
			const opened = index === 0 ? `{ ${word}` : word;
			const whole = index === last ? `${opened} }` : opened;
			if (whole.length <= WIDTH) {
				this.add(whole);
				continue;
			}
			if (index === 0) this.add('{');
			this.add(word);
			if (index === last) this.add('}');
		}
	}

	/** Adds a comment from `;` to the end of the line. */
	lineComment(text: string): void {
		this.add(`; ${text}`);
		this.flush();
		this.text += '\n';
		this.column = 0;
	}

	/** The text, without a line break at its end. */
	end(): string {
		this.flush();
		return this.text;
	}

	private flush(): void {
		const { held } = this;
		if (held === '') return;
		this.held = '';
		if (this.column > 0 && this.column + 1 + held.length <= this.width) {
			this.text += ` ${held}`;
			this.column += 1 + held.length;
			return;
		}
		// Simple readers take a line that begins with % for an escape, and one that begins with [ for a tag pair.
		const indent = held.startsWith('%') || held.startsWith('[') ? ' ' : '';
		this.text += `${this.column > 0 ? '\n' : ''}${indent}${held}`;
		this.column = indent.length + held.length;
	}
}
