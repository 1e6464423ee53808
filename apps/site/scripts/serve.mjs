/** Serves the site while it is written: pages are made again when a Markdown file or the generator changes. */
import { join } from 'node:path';
import { createServer } from 'vitepress';
import { must } from '../../../tools/lib/run.mjs';
import { folder } from './bundle.mjs';
import { generate } from './generate.mjs';

const root = join(folder, '../..');

/** What the pages are made from. */
const SOURCES = ['README.md', 'docs', 'packages', 'apps/site/pages', 'apps/site/tutorials', 'apps/site/cookbook'];

/**
 * @param {import('node:http').Server} server receives the connections of hot reload
 */
export const serveSite = async (server) => {
	await must('turbo', ['run', 'make', '--filter=@x/site', '--output-logs=errors-only']);
	await generate();
	const site = await createServer(folder, { middlewareMode: true, hmr: { server } });
	let writing = Promise.resolve();
	site.watcher.add(SOURCES.map((path) => join(root, path)));
	site.watcher.on('change', (file) => {
		if (!file.endsWith('.md') || file.includes('/generated/')) return;
		writing = writing.then(generate).catch((error) => console.error(error.message));
	});
	return { middlewares: site.middlewares, close: () => site.close() };
};
