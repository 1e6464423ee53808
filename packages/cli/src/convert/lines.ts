import { type Block, blocksOf, oneBlock } from '../input/blocks.js';
import { textOf } from '../input/input-file.js';

/** The lines of an input that are neither empty nor comments. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
	for await (const { text, line } of blocksOf(bytes)) {
		let number = line;
		for (const one of text.split(/\r?\n/)) {
			if (one.trim() !== '' && !one.startsWith('#')) yield { text: one, line: number };
			number++;
		}
	}
}

/** All of an input. */
export const wholeOf = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Block> => oneBlock(textOf(bytes));
