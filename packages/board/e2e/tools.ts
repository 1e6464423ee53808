import type { Plugin } from 'esbuild';

/** The tools of the repository, which are scripts without types, as the tests use them. */
const tool = <T>(path: string): Promise<T> => import(new URL(`../../../tools/${path}`, import.meta.url).href) as Promise<T>;

interface BrowserTool {
	needBrowser(): Promise<string>;
}

interface WorkspaceTool {
	workspaceResolver(options?: { readonly dist?: boolean }): Plugin;
}

/** A file of a page. */
export interface ServedFile {
	readonly type: string;
	readonly text: string | Buffer;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A web server for pages of tests. */
export interface PageServer {
	/** It ends in a slash. */
	readonly address: string;
	close(): Promise<void>;
}

interface ServeTool {
	serve(fileOf: (path: string) => ServedFile | undefined): Promise<PageServer>;
}

export const browserTool = (): Promise<BrowserTool> => tool('browser.mjs');
export const workspaceTool = (): Promise<WorkspaceTool> => tool('lib/workspace.mjs');

/** Starts a server that gives files by their paths. */
export const serve: ServeTool['serve'] = async (fileOf) => (await tool<ServeTool>('lib/serve.mjs')).serve(fileOf);
