/**
 * Reads the examples of all catalogues of codes, run from sources: `test/error-examples.ts` of each package, or the same file of `conformance`, which
 * tests the packages that others stand on.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inTemporaryFolder, packages, root, workspaceResolver } from '../lib/workspace.mjs';

/** @typedef {import('../lib/error-examples.js').ErrorExample} ErrorExample */
/** @typedef {import('../lib/error-examples.js').ExampleProblem} ExampleProblem */
/** @typedef {import('../lib/error-examples.js').ExampleFix} ExampleFix */

/** The file with the examples of a package; undefined if it has none. */
const fileOf = (one, from) =>
	[join(one.dir, 'test/error-examples.ts'), join(from, `packages/conformance/test/${one.short}/error-examples.ts`)].find((file) =>
		existsSync(file),
	);

/** The modules that the pages need, which are TypeScript, too. */
const HELPERS = { render: 'packages/diagnostics/src/render.ts', examples: 'tools/lib/error-examples.ts' };

/** A bundled module finds the files next to its source. */
const ownPlaces = {
	name: 'own places',
	/** @param {import('esbuild').PluginBuild} bundler */
	setup(bundler) {
		bundler.onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, ({ path }) => ({
			contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
			loader: 'ts',
		}));
	},
};

/**
 * An example with the problem of its bad text.
 *
 * @typedef {object} Shown
 * @property {string} source the package's name
 * @property {ErrorExample} example
 * @property {ExampleProblem} problem
 * @property {ExampleFix | undefined} repair
 * @property {string} rendered the problem as text
 */

/**
 * The examples of all packages that have some, in their order.
 *
 * @param {string} [from]
 * @returns {Promise<Shown[]>}
 */
export const shownExamples = (from = root) =>
	inTemporaryFolder(async (dir) => {
		const having = packages(from).flatMap((one) => {
			const file = fileOf(one, from);
			return file === undefined ? [] : [{ ...one, file }];
		});
		const helpers = Object.entries(HELPERS).map(([out, path]) => ({ in: join(root, path), out: `helpers/${out}` }));
		await build({
			entryPoints: [...having.map((one) => ({ in: one.file, out: one.short })), ...helpers],
			outdir: dir,
			outExtension: { '.js': '.mjs' },
			plugins: [workspaceResolver({ from }), ownPlaces],
			nodePaths: packages(from).map((one) => join(one.dir, 'node_modules')),
			bundle: true,
			splitting: true,
			format: 'esm',
			platform: 'node',
			target: 'node20',
			tsconfigRaw: {},
			logLevel: 'silent',
		});
		const load = (name) => import(pathToFileURL(join(dir, `${name}.mjs`)).href);
		const [{ render }, { problemOf, repairOf }] = [await load('helpers/render'), await load('helpers/examples')];
		const shown = [];
		for (const one of having) {
			for (const example of (await load(one.short)).examples) {
				const problem = problemOf(example);
				if (problem === undefined)
					throw new Error(`the bad example of ${example.code} does not have the code; run the tests of ${one.name}`);
				// A value has no line to show.
				const { span: _, path = String(problem.data?.path ?? ''), ...rest } = problem;
				const rendered = example.isValue ? render('', { ...rest, path }) : render(example.bad, problem);
				shown.push({ source: one.name, example, problem, repair: repairOf(problem), rendered });
			}
		}
		return shown;
	});
