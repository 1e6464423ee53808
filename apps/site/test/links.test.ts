import { expect, it } from 'vitest';
import { Links } from '../src/links.js';
import type { SitePage } from '../src/page.js';

const page = (source: string, path: string, text: string): SitePage => ({ path, title: path, description: '', text, source });

const pages = (text: string): readonly SitePage[] => [
	page('packages/core/README.md', 'packages/core', text),
	page('packages/core/docs/rules-model.md', 'packages/core/rules-model', ''),
	page('docs/errors/README.md', 'errors', ''),
];

const rewritten = (text: string): { readonly text: string; readonly faults: readonly string[] } => {
	const all = pages(text);
	const links = new Links(all);
	return { text: links.rewritten(all[0]!), faults: links.faults };
};

it('turns links between Markdown files into addresses', () => {
	expect(rewritten('See [the `model`](docs/rules-model.md#6-nodes), [codes](../../docs/errors).').text).toBe(
		'See [the `model`](/packages/core/rules-model/#6-nodes), [codes](/errors/).',
	);
});

it('leaves other addresses and code alone', () => {
	const text = '[a](https://x.test/b) [c](#d) [e](/play/) `[f](docs/rules-model.md)`\n\n```md\n[g](docs/rules-model.md)\n```';
	expect(rewritten(text)).toEqual({ text, faults: [] });
});

it('shows the words of a link to a file without a page', () => {
	expect(rewritten('Read [the licence](../../LICENSE).')).toEqual({ text: 'Read the licence.', faults: [] });
});

it('reports a link to nothing', () => {
	expect(rewritten('[gone](docs/gone.md)').faults).toEqual(['packages/core/README.md: docs/gone.md leads to nothing']);
});
