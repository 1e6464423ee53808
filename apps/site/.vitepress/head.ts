import type { HeadConfig, TransformContext } from 'vitepress';
import { origin } from '../src/repository.js';

/** The address of a page, from its file. */
const addressOf = (file: string): string => `${origin}/${file.replace(/index\.md$/, '')}`;

/** The tags of a page for previews of links and for search engines. They need whole addresses; without the server's name they are paths. */
export const headOf = ({ pageData, title, description }: TransformContext): HeadConfig[] => {
	const { picture = 'site' } = pageData.frontmatter as { readonly picture?: string };
	const property = (name: string, content: string): HeadConfig => ['meta', { property: name, content }];
	const icon: HeadConfig = ['link', { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }];
	if (pageData.isNotFound) return [icon];
	return [
		icon,
		['link', { rel: 'canonical', href: addressOf(pageData.relativePath) }],
		property('og:type', 'website'),
		property('og:title', title),
		property('og:description', description),
		property('og:url', addressOf(pageData.relativePath)),
		property('og:image', `${origin}/pictures/previews/${picture}.png`),
		['meta', { name: 'twitter:card', content: 'summary_large_image' }],
	];
};
