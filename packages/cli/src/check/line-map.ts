import { type Excerpt, excerptOf, type Place } from './fault.js';

/** The lines of a text: places of offsets, and excerpts. */
export class LineMap {
	private readonly text: string;
	private readonly first: number;
	private readonly starts: number[] = [0];

	/** `first`: the number of the first line. */
	constructor(text: string, first: number) {
		this.text = text;
		this.first = first;
		for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
	}

	place(offset: number): Place {
		const index = this.indexOf(offset);
		return { line: this.first + index, column: offset - this.starts[index]! + 1 };
	}

	excerpt(from: number, to: number): Excerpt {
		const index = this.indexOf(from);
		const start = this.starts[index]!;
		const line = this.text.slice(start, (this.starts[index + 1] ?? this.text.length + 1) - 1).replace(/\r$/, '');
		return excerptOf(line, Math.min(from - start, line.length), Math.min(to - start, line.length));
	}

	private indexOf(offset: number): number {
		let [low, high] = [0, this.starts.length - 1];
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.starts[middle]! <= offset) low = middle;
			else high = middle - 1;
		}
		return low;
	}
}
