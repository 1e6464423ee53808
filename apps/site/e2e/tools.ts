/** The tools of the repository, which are scripts without types, as the tests use them. */
const tool = <T>(path: string): Promise<T> => import(new URL(`../../../tools/${path}`, import.meta.url).href) as Promise<T>;

/** A fenced block of a page. */
export interface Block {
	readonly language: string;
	/** The name in brackets behind the language: the block is this file. */
	readonly file: string | undefined;
	readonly code: string;
}

interface BrowserTool {
	needBrowser(): Promise<string>;
}

/** A web server for pages of tests. */
export interface PageServer {
	/** It ends in a slash. */
	readonly address: string;
	close(): Promise<void>;
}

interface ServeTool {
	serve(fileOf: (path: string) => { readonly type: string; readonly text: string | Buffer } | undefined): Promise<PageServer>;
}

interface BlocksTool {
	fencedBlocks(text: string): readonly Block[];
}

export const { needBrowser } = await tool<BrowserTool>('browser.mjs');
export const { fencedBlocks } = await tool<BlocksTool>('docs/blocks.mjs');
export const { serve } = await tool<ServeTool>('lib/serve.mjs');
