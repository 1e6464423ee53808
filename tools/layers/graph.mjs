/** The imports of a workspace, read and checked by dependency-cruiser. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { packages, SOURCE } from '../lib/workspace.mjs';
import { circles, knots } from './circles.mjs';
import { FOLDER_ORDERS, PACKAGES } from './order.mjs';
import { rulesOf } from './rules.mjs';

/**
 * @typedef {object} Graph
 * @property {string[]} faults
 * @property {number} files
 * @property {number} imports
 * @property {Circles} circles with types
 * @property {Circles} runtimeCircles without imports that are gone when the program runs
 */

/**
 * @typedef {object} Circles
 * @property {number} imports that belong to a circle
 * @property {number} knots groups of files that all reach each other
 * @property {number} files in these
 */

/** The line of an import, which dependency-cruiser does not report. */
const lineOf = (file, specifier) => {
	if (!existsSync(file)) return 1;
	const lines = readFileSync(file, 'utf8').split('\n');
	const at = lines.findIndex((line) => ['"', "'", '`'].some((quote) => line.includes(quote + specifier + quote)));
	return at + 1;
};

/** The number of imports in circles, and of strongly connected components. */
const countCircles = (graph, inKnot) => {
	let imports = 0;
	for (const [from, targets] of graph) for (const to of targets) if (inKnot.has(from) && inKnot.get(from) === inKnot.get(to)) imports++;
	return { imports, knots: new Set(inKnot.values()).size, files: inKnot.size };
};

/** Faults of the manifests: dependencies outside the table, and circles among packages. */
const manifestFaults = (all) => {
	const names = new Set(all.map(({ name }) => name));
	const faults = [];
	const graph = new Map();
	for (const { name, manifest } of all) {
		if (PACKAGES[name] === undefined) faults.push(`${name} has no place in tools/layers/order.mjs`);
		const needs = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies });
		graph.set(
			name,
			needs.filter((one) => names.has(one)),
		);
	}
	for (const ring of circles(graph)) faults.push(`a circle of packages, development dependencies included: ${ring.join(' → ')}`);
	return faults;
};

/**
 * @param {string} from the workspace's root
 * @returns {Promise<Graph>}
 */
export const graphOf = async (from) => {
	const all = packages(from);
	const rules = rulesOf(all, from);
	const sources = all.map(({ dir }) => relative(from, join(dir, 'src')).replaceAll('\\', '/')).filter((dir) => existsSync(join(from, dir)));
	const { output } = await cruise(sources, {
		baseDir: from,
		validate: true,
		ruleSet: { forbidden: rules },
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(?:^|/)dist/' },
		tsPreCompilationDeps: true,
		moduleSystems: ['es6'],
		skipAnalysisNotInRules: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: [SOURCE, 'import', 'default'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
		},
	});
	if (typeof output === 'string') throw new Error(output);
	const full = new Map();
	const runtime = new Map();
	for (const { source, dependencies } of output.modules) {
		full.set(source, [...new Set(dependencies.map(({ resolved }) => resolved))]);
		runtime.set(source, [
			...new Set(dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')).map(({ resolved }) => resolved)),
		]);
	}
	const inKnot = knots(full);
	const faults = manifestFaults(all);
	for (const { name } of all) {
		const folders = FOLDER_ORDERS[name];
		if (folders === undefined) continue;
		const src = `${relative(from, all.find((one) => one.name === name)?.dir ?? '')}/src/`.replaceAll('\\', '/');
		const found = output.modules.flatMap(({ source }) => (source.startsWith(src) ? [source.slice(src.length).split('/')[0]] : []));
		for (const folder of new Set(found))
			if (!(folder in folders)) faults.push(`${src}${folder} has no place in the order of tools/layers/order.mjs`);
	}
	for (const { rule, from: file, to, unresolvedTo = to, cycle } of output.summary.violations) {
		const why = rules.find(({ name }) => name === rule.name)?.comment;
		const way = cycle === undefined ? '' : `: ${[file, ...cycle.map(({ name }) => name)].join(' → ')}`;
		faults.push(`${file}:${lineOf(join(from, file), unresolvedTo)}: ${unresolvedTo}: ${why}${way}`);
	}
	return {
		faults,
		files: output.modules.length,
		imports: output.summary.totalDependenciesCruised ?? 0,
		circles: countCircles(full, inKnot),
		runtimeCircles: countCircles(runtime, knots(runtime)),
	};
};
