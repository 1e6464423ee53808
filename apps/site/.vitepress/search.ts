import type { DefaultTheme } from 'vitepress';

/** The search: an index of all pages that is loaded with the first question and answers without a server. */
export const search: NonNullable<DefaultTheme.Config['search']> = {
	provider: 'local',
	options: {
		translations: { button: { buttonText: 'Search', buttonAriaLabel: 'Search' } },
		// A game is found by its other names: the index has them in its title.
		_render: (text, env, md) => {
			const html = md.render(text, env);
			const { also } = (env.frontmatter ?? {}) as { readonly also?: readonly string[] };
			return also === undefined ? html : html.replace(/(<h1[^>]*>[^<]*)/, (_, title: string) => `${title.trim()}, or ${also.join(', ')} `);
		},
		miniSearch: {
			searchOptions: {
				combineWith: 'AND',
				fuzzy: 0.2,
				prefix: true,
				boost: { title: 4, text: 2, titles: 1 },
				// Most questions are about a game or a task, few about one export or code. This function runs in the browser, alone.
				boostDocument: (id: string) => ({ rules: 2, cookbook: 2, tutorials: 2, errors: 0.5, reference: 0.7 })[id.split('/')[1] ?? ''] ?? 1,
			},
		},
	},
};
