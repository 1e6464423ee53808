import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, defaultClientConditions, defineConfig, type Plugin, runnerImport } from 'vite';
import '../../packages/board/scripts/glyphs.mjs';
import '../../packages/plane/scripts/lanes.mjs';

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

/** The code of the first worker, which Vite puts into a wrapper, alone: src/trusted.ts makes the worker. */
const workerCode = (): Plugin => ({
	name: 'worker-code',
	apply: 'build',
	enforce: 'post',
	transform: (code, id) =>
		id.endsWith('?worker&inline') ? `${/^const jsContent = .*;$/m.exec(code)![0]}\nexport default jsContent;` : undefined,
});

/**
 * The policy of the built page, in the order of the reasons:
 *
 *     the page loads its own scripts, styles and fonts, from its folder, and nothing from elsewhere ('self' is the folder's disk for `file://`;
 *     hashes of scripts would need `integrity`, which browsers refuse there)
 *     workers are made from code that these scripts hold; pictures are its own, too
 *     the frames of engines are its own files, with narrower policies (public/engine)
 *     a form sends nothing, a `<base>` moves no address, and an embedded object shows nothing
 *     text never becomes markup or a script: the one policy of src/trusted.ts approves addresses of scripts, and nothing else
 */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"worker-src 'self' blob:",
	"manifest-src 'self'",
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"frame-src 'self'",
	"form-action 'none'",
	"base-uri 'none'",
	"object-src 'none'",
	"require-trusted-types-for 'script'",
	'trusted-types x-playground',
].join('; ');

const contentPolicy = (): Plugin => ({
	name: 'content-policy',
	apply: 'build',
	// A policy is valid from its place on: it comes first.
	transformIndexHtml: (html) =>
		html.replace(
			/(<meta charset[^>]*>)(\s*)/,
			(all, _, gap) => `${all}<meta http-equiv="Content-Security-Policy" content="${POLICY}" />${gap}`,
		),
});

/** The licence of the fonts, which goes where they go. */
const fontLicence = (): Plugin => ({
	name: 'font-licence',
	apply: 'build',
	generateBundle() {
		for (const font of ['next', 'mono']) {
			const path = createRequire(import.meta.url).resolve(`@fontsource-variable/atkinson-hyperlegible-${font}/LICENSE`);
			this.emitFile({ type: 'asset', fileName: `assets/atkinson-hyperlegible-${font}.OFL.txt`, source: readFileSync(path) });
		}
	},
});

/** A worker that is loaded late comes as a script that holds its code in a string: see src/worker/lazy-worker.ts. */
const lazyWorker = (): Plugin => ({
	name: 'lazy-worker',
	apply: 'build',
	enforce: 'post',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle)) {
			if (!/all-worker-[^/]*\.js$/.test(file.fileName)) continue;
			const wrap = (code: string): string => `globalThis.xLazyWorker=${JSON.stringify(code)};`;
			if (file.type === 'chunk') file.code = wrap(file.code);
			else file.source = wrap(String(file.source));
		}
	},
});

/**
 * The part of the page that is loaded late (src/lazy/part.tsx) is built like a worker, into a script of its own. It takes the modules that
 * the page has already from the page, where src/lazy/share.ts puts them.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
	'@x/board': ['centre', 'layout', 'outline'],
	'@x/board/preact': ['Board', 'Piece'],
	preact: ['Fragment', 'h'],
	'preact/hooks': ['useEffect', 'useLayoutEffect', 'useMemo', 'useRef', 'useState'],
	'preact/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
	// A page has a policy of Trusted Types once.
	trusted: ['OFFLINE', 'PAGE', 'runScript', 'trusted'],
};

const fromPage = (): Plugin => ({
	name: 'from-page',
	apply: 'build',
	enforce: 'pre',
	resolveId: (id) => {
		const name = /\/(trusted)\.js$/.exec(id)?.[1] ?? id;
		return name in SHARED ? `\0page/${name}` : undefined;
	},
	load: (id) => {
		const name = id.startsWith('\0page/') ? id.slice(6) : '';
		const names = SHARED[name];
		return names === undefined ? undefined : `export const { ${names.join(', ')} } = globalThis.xPage[${JSON.stringify(name)}];`;
	},
});

/** The server of the published page: previews of links need whole addresses. Without it they are paths of that server. */
const origin = (): string => {
	const { homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly homepage?: string };
	return homepage === undefined ? '' : new URL(homepage).origin;
};

/** Writes a page for each game, with its texts and its picture, next to the first page: see src/landing/pages.ts. */
const landingPages = (conditions: readonly string[]): Plugin => ({
	name: 'landing-pages',
	apply: 'build',
	async writeBundle({ dir = 'dist' }) {
		const { module } = await runnerImport<typeof import('./src/landing/pages.js')>('./src/landing/pages.ts', {
			configFile: false,
			root: import.meta.dirname,
			resolve: { conditions: [...conditions] },
			logLevel: 'error',
		});
		for (const { path, text } of module.landingFiles(readFileSync(join(dir, 'index.html'), 'utf8'), origin())) {
			const file = join(dir, path);
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, text);
		}
	},
});

/** The files below a folder. */
const filesBelow = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).flatMap((entry) =>
		entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')] : [],
	);

/**
 * The worker that keeps the files of the page for visits without a network. Its list has every file of the build but maps, licences and the pictures
 * of games, which previews of links show. The names of most files contain a hash of their content.
 */
const offline = (): Plugin => ({
	name: 'offline',
	apply: 'build',
	writeBundle: {
		sequential: true,
		order: 'post',
		async handler({ dir = 'dist' }) {
			const files = filesBelow(dir).filter((file) => !/\.(?:map|txt)$|\/picture\.svg$|^offline\.js$/.test(file));
			const entries = files.map((url) => {
				const revision = url.startsWith('assets/')
					? null
					: createHash('sha256')
							.update(readFileSync(join(dir, url)))
							.digest('hex')
							.slice(0, 16);
				return { url, revision };
			});
			await build({
				configFile: false,
				logLevel: 'warn',
				publicDir: false,
				define: { FILES: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
				build: {
					outDir: dir,
					emptyOutDir: false,
					target: 'es2022',
					lib: { entry: 'src/offline/offline-worker.ts', formats: ['iife'], name: 'offline', fileName: () => 'offline.js' },
				},
			});
		},
	},
});

/** Constants of other modules, such as the texts in src/strings, are written where they are used: that is shorter than a name for each. */
const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const;

// Serving reads the packages' sources (hot reload across the workspace); building takes what is published.
// PLAYGROUND_SOURCE=1 builds from sources too, for a look before the packages are built.
export default defineConfig(({ command, isPreview }) => {
	const fromSource = (command === 'serve' && !isPreview) || process.env.PLAYGROUND_SOURCE === '1';
	return {
		base: './',
		plugins: [
			classicScript(),
			contentPolicy(),
			workerCode(),
			lazyWorker(),
			fontLicence(),
			landingPages(fromSource ? ['@x/source'] : []),
			offline(),
		],
		resolve: fromSource ? { conditions: ['@x/source', ...defaultClientConditions] } : {},
		// A late script may load another one: addresses are relative to the script that has them, which runs as a classic script.
		experimental: {
			renderBuiltUrl: (file, { hostType }) =>
				hostType === 'js'
					? { runtime: `new URL(${JSON.stringify(file.replace(/^assets\//, ''))},document.currentScript.src).href` }
					: { relative: true },
		},
		worker: { format: 'iife', plugins: () => [fromPage()], rolldownOptions: { optimization } },
		build: {
			target: 'es2022',
			sourcemap: true,
			modulePreload: false,
			assetsInlineLimit: 0,
			cssCodeSplit: false,
			rolldownOptions: { output: { format: 'iife' }, optimization },
		},
		server: { host: '127.0.0.1', port: 5173 },
	};
});
