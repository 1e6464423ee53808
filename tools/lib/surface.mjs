/** The exports of the packages' entry points, read by TypeScript. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { SOURCE } from './workspace.mjs';

/**
 * A TypeScript program of some sources of the workspace.
 *
 * @param {readonly string[]} sources
 */
export const programOf = (sources) =>
	ts.createProgram([...sources], {
		target: ts.ScriptTarget.ES2022,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		customConditions: [SOURCE],
		lib: ['lib.es2023.d.ts'],
		types: [],
		strict: true,
		noEmit: true,
		skipLibCheck: true,
	});

/** The kind of an export. A class or an enum is both a value and a type, and has a kind of its own. */
const kindOf = (symbol) => {
	const { flags } = symbol;
	if (flags & ts.SymbolFlags.Class) return 'class';
	if (flags & ts.SymbolFlags.Enum) return 'enum';
	const value = flags & ts.SymbolFlags.Function ? 'function' : flags & ts.SymbolFlags.Variable ? 'const' : undefined;
	const type = flags & ts.SymbolFlags.Type ? 'type' : undefined;
	return [value, type].filter((part) => part !== undefined).join('+') || 'namespace';
};

/**
 * The exports of one file.
 *
 * @param {ts.Program} program
 * @param {string} file
 * @returns {{ name: string, kind: string, symbol: ts.Symbol }[]}
 */
export const exportsOf = (program, file) => {
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(file);
	const module = source && checker.getSymbolAtLocation(source);
	if (module === undefined) return [];
	return checker
		.getExportsOfModule(module)
		.map((symbol) => {
			const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
			const typeOnly = symbol.declarations?.some((one) => ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly));
			const kind = kindOf(real);
			return { name: symbol.name, kind: typeOnly ? 'type' : kind === 'const' ? callable(checker, real) : kind, symbol: real };
		})
		.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** A callable constant counts as a function. */
const callable = (checker, symbol) => {
	const at = symbol.valueDeclaration;
	return at !== undefined && checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures().length > 0 ? 'function' : 'const';
};

/**
 * @typedef {object} Declared an entry point as users see it, or a pattern of them
 * @property {string} subpath `.`, `./games/chess`, `./presets/*`
 * @property {string} file its built declarations; of a pattern, the folder's part of the path
 * @property {{ star: string, file: string }[]} [members] what a pattern stands for
 */

/**
 * The built declarations of each published entry point. An entry without a condition `types` is not published. A file with an entry of its own
 * is not a member of a pattern.
 *
 * @param {import('./workspace.mjs').Package} one
 * @returns {Declared[]}
 */
export const declarationsOf = (one) => {
	const listed = Object.entries(one.manifest.exports ?? {}).flatMap(([subpath, target]) =>
		typeof target === 'object' && target.types !== undefined ? [{ subpath, types: target.types, source: target[SOURCE] }] : [],
	);
	const single = new Set(listed.map(({ types }) => types));
	return listed.map(({ subpath, types, source }) => {
		const file = resolve(one.dir, types);
		if (!subpath.includes('*')) return { subpath, file };
		const [before, after] = source.split('*');
		const members = readdirSync(join(one.dir, before))
			.filter((name) => name.endsWith(after))
			.map((name) => name.slice(0, -after.length))
			.filter((star) => !single.has(types.replace('*', star)))
			.sort()
			.map((star) => ({ star, file: resolve(one.dir, types.replace('*', star)) }));
		return { subpath, file, members };
	});
};
