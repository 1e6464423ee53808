/** Complete lines of a text. */
export interface Block {
	readonly text: string;
	/** The number of its first line, from 1. */
	readonly line: number;
}

/** Characters after which a block ends with the next line. */
const SIZE = 1 << 20;

/** The text of a stream in blocks of complete lines. A byte order mark is left out. */
export async function* blocksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
	const decoder = new TextDecoder();
	let [pending, line] = ['', 1];
	for await (const chunk of bytes) {
		pending += decoder.decode(chunk, { stream: true });
		const end = pending.length < SIZE ? -1 : pending.lastIndexOf('\n');
		if (end < 0) continue;
		const text = pending.slice(0, end + 1);
		yield { text, line };
		line += linesIn(text);
		pending = pending.slice(end + 1);
	}
	yield { text: pending + decoder.decode(), line };
}

/** All of a text as one block. */
export async function* oneBlock(text: Promise<string>): AsyncGenerator<Block> {
	yield { text: await text, line: 1 };
}

const linesIn = (text: string): number => {
	let count = 0;
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
	return count;
};
