import { readFileSync } from 'node:fs';
import type { DefaultTheme } from 'vitepress';

/** The sidebar of each section, as the generator wrote it. */
export const sidebar: DefaultTheme.SidebarMulti = JSON.parse(
	readFileSync(new URL('../generated/pages/sidebars.json', import.meta.url), 'utf8'),
);

/** The bar. */
export const nav: DefaultTheme.NavItem[] = [
	{ text: 'Tutorials', link: '/tutorials/', activeMatch: '^/tutorials/' },
	{ text: 'Cookbook', link: '/cookbook/', activeMatch: '^/cookbook/' },
	{ text: 'Guides', link: '/guides/', activeMatch: '^/guides/' },
	{ text: 'Packages', link: '/packages/', activeMatch: '^/packages/' },
	{
		text: 'Rules',
		items: [
			{ text: 'All games', link: '/rules/' },
			{ text: 'FBR', link: '/fbr/' },
			{ text: 'The rules model', link: '/packages/core/rules-model/' },
		],
		activeMatch: '^/(?:rules|fbr)/',
	},
	{ text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
	{ text: 'Errors', link: '/errors/', activeMatch: '^/errors/' },
	{ text: 'Play', link: '/play/', target: '_self' },
];
