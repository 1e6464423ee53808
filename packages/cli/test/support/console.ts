/** A fenced block of a page. */
export interface PageBlock {
	readonly language: string;
	/** The name behind the language: the block is this file. */
	readonly file: string | undefined;
	readonly text: string;
}

/** The fenced blocks of a page. */
export const blocksOf = (page: string): readonly PageBlock[] =>
	[...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, language = '', file, text = '']) => ({ language, file, text }));

/** The words of a line of a shell, with double quotation marks. */
const wordsOf = (line: string): readonly string[] => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"(.*)"$/, '$1'));

/** The commands of a block, each with its output: `$ x …` and the lines behind it. */
export const commandsOf = (block: string): readonly { readonly words: readonly string[]; readonly output: string }[] =>
	block
		.split(/^\$ x /m)
		.slice(1)
		.map((part) => {
			const end = part.indexOf('\n');
			return { words: wordsOf(part.slice(0, end)), output: part.slice(end + 1) };
		});
