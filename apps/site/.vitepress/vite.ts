import type { UserConfig } from 'vitepress';

/** How the site's own scripts are built: from the sources of the packages. */
export const vite: NonNullable<UserConfig['vite']> = {
	resolve: { conditions: ['@x/source', 'import', 'module', 'browser', 'default'] },
	ssr: { noExternal: [/^@x\//] },
	build: { chunkSizeWarningLimit: 4000 },
	server: { host: '127.0.0.1' },
};
