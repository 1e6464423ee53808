/** Who imports whom, read from the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Import
 * @property {string} file the importing file
 * @property {number} line
 * @property {string} specifier as written
 * @property {string | undefined} target the imported file, for a relative import
 */

/**
 * All imports of a file: static, dynamic, `export … from` and types alike.
 *
 * @param {string} file
 * @param {string} [text]
 * @returns {Import[]}
 */
export const importsOf = (file, text = readFileSync(file, 'utf8')) =>
	ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
		file,
		line: text.slice(0, pos).split('\n').length,
		specifier: fileName,
		target: fileName.startsWith('.') ? sourceOf(resolve(dirname(file), fileName)) : undefined,
	}));

/** `./walk.js` is written for `walk.ts` or `walk.tsx`. */
const sourceOf = (path) => {
	const stem = path.replace(/\.js$/, '');
	return [`${stem}.ts`, `${stem}.tsx`, path].find((candidate) => existsSync(candidate)) ?? path;
};

/** @param {string} specifier */
export const isBuiltIn = (specifier) => specifier.startsWith('node:') || builtinModules.includes(specifier.split('/')[0]);

/** `@x/core/games/chess` is of the package `@x/core`; `zod/mini` of `zod`. */
export const packageOf = (specifier) =>
	specifier
		.split('/')
		.slice(0, specifier.startsWith('@') ? 2 : 1)
		.join('/');

/**
 * The circles in an import graph: each as the files on the way round, the first one given again at the end.
 *
 * @param {Map<string, readonly string[]>} graph
 * @returns {string[][]}
 */
export const circles = (graph) => {
	const state = new Map();
	const way = [];
	const found = [];
	const visit = (file) => {
		if (state.get(file) === 'done') return;
		if (state.get(file) === 'open') {
			found.push([...way.slice(way.indexOf(file)), file]);
			return;
		}
		state.set(file, 'open');
		way.push(file);
		for (const next of graph.get(file) ?? []) visit(next);
		way.pop();
		state.set(file, 'done');
	};
	for (const file of graph.keys()) visit(file);
	return found;
};
