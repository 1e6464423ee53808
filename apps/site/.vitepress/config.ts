import { defineConfig } from 'vitepress';
import { headOf } from './head.js';
import { markdown } from './markdown.js';
import { search } from './search.js';
import { nav, sidebar } from './sidebar.js';
import { vite } from './vite.js';

export default defineConfig({
	srcDir: 'generated/pages',
	outDir: 'dist',
	cacheDir: 'node_modules/.cache/vitepress',
	lang: 'en',
	title: '@x',
	titleTemplate: ':title · @x',
	description: 'Every kind of chess, in every way of writing it: TypeScript packages for rules, notations and boards.',
	// Each page is the index of its folder: its address needs no rewriting by a server.
	cleanUrls: true,
	metaChunk: true,
	// The page and the pictures are not pages of VitePress; scripts/check-links.mjs looks at all of them.
	ignoreDeadLinks: [/^\/play\//],
	transformHead: headOf,
	markdown,
	vite,
	vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('x-') } } },
	themeConfig: {
		logo: { src: '/mark.svg', alt: '@x, first page' },
		siteTitle: false,
		nav,
		sidebar,
		search,
		outline: { level: [2, 3] },
		docFooter: { prev: 'Before', next: 'Next' },
		darkModeSwitchLabel: 'Dark',
		sidebarMenuLabel: 'Pages',
		returnToTopLabel: 'To the top',
		externalLinkIcon: true,
	},
});
