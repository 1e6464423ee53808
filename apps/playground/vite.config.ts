import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/**
 * The build also runs from a folder opened by `file://`, where browsers refuse module scripts:
 * the one script is classic (`iife`), carries its worker in itself, and is loaded with `defer`.
 */
const classicScript = (): Plugin => ({
	name: 'classic-script',
	apply: 'build',
	enforce: 'post',
	transformIndexHtml: {
		order: 'post',
		handler: (html) =>
			html
				.replace(/<script type="module" crossorigin/g, '<script defer')
				.replace(/<link rel="stylesheet" crossorigin/g, '<link rel="stylesheet"'),
	},
});

// Serving reads the packages' sources (hot reload across the workspace); building takes what is published.
// PLAYGROUND_SOURCE=1 builds from sources too, for a look before the packages are built.
export default defineConfig(({ command, isPreview }) => {
	const fromSource = (command === 'serve' && !isPreview) || process.env.PLAYGROUND_SOURCE === '1';
	return {
		base: './',
		plugins: [classicScript()],
		resolve: fromSource ? { conditions: ['@x/source', ...defaultClientConditions] } : {},
		worker: { format: 'iife' },
		build: {
			target: 'es2022',
			sourcemap: true,
			modulePreload: false,
			assetsInlineLimit: 0,
			cssCodeSplit: false,
			rolldownOptions: { output: { format: 'iife' } },
		},
		server: { host: '127.0.0.1', port: 5173 },
	};
});
