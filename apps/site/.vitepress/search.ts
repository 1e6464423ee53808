import type { DefaultTheme } from 'vitepress';

/** The search: an index of all pages that is loaded with the first question and answers without a server. */
export const search: NonNullable<DefaultTheme.Config['search']> = {
	provider: 'local',
	options: {
		translations: { button: { buttonText: 'Search', buttonAriaLabel: 'Search the site' } },
		miniSearch: {
			searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
		},
	},
};
