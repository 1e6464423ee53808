/**
 * The public surface as a reviewed file: `docs/exports/<package>.txt` names everything that each entry point exports.
 *
 *     node tools/exports.mjs            fails when the surface differs from the file
 *     node tools/exports.mjs --update   writes the file anew
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isMain, Report } from './lib/report.mjs';
import { entries, published, root, SOURCE, specifier } from './lib/workspace.mjs';

/**
 * A TypeScript program over all entry points of some packages.
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

/** What kind of thing an export is; a class or an enum is both a value and a type, and is called by its own name. */
const kindOf = (symbol) => {
	const { flags } = symbol;
	if (flags & ts.SymbolFlags.Class) return 'class';
	if (flags & ts.SymbolFlags.Enum) return 'enum';
	const value = flags & ts.SymbolFlags.Function ? 'function' : flags & ts.SymbolFlags.Variable ? 'const' : undefined;
	const type = flags & ts.SymbolFlags.Type ? 'type' : undefined;
	return [value, type].filter((part) => part !== undefined).join('+') || 'namespace';
};

/**
 * The exports of one source file.
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

/** A constant that can be called is a function to its users. */
const callable = (checker, symbol) => {
	const at = symbol.valueDeclaration;
	return at !== undefined && checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures().length > 0 ? 'function' : 'const';
};

/**
 * The text of a package's file.
 *
 * @param {ts.Program} program
 * @param {import('./lib/workspace.mjs').Package} one
 */
export const surfaceOf = (program, one) =>
	[...entries(one)]
		.map(([subpath, file]) => {
			const lines = exportsOf(program, file).map(({ kind, name }) => `${kind} ${name}`);
			return `# ${specifier(one, subpath)}\n${lines.join('\n')}\n`;
		})
		.join('\n');

/** The lines that one text has and the other has not. */
export const difference = (was, is) => {
	const sections = (text) => {
		let at = '';
		return text.split('\n').flatMap((line) => {
			if (line.startsWith('# ')) at = line.slice(2);
			return line === '' ? [] : [line.startsWith('# ') ? line : `${at}: ${line}`];
		});
	};
	const [before, after] = [sections(was), sections(is)];
	return [
		...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
		...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
	];
};

/** @param {{ update?: boolean }} [options] */
export const checkExports = ({ update = false } = {}) => {
	const report = new Report('exports');
	const all = published();
	const program = programOf(all.flatMap((one) => [...entries(one).values()]));
	const folder = join(root, 'docs/exports');
	for (const one of all) {
		const file = join(folder, `${one.short}.txt`);
		const surface = surfaceOf(program, one);
		for (const [subpath, source] of entries(one)) {
			const names = exportsOf(program, source);
			report.check(existsSync(source) && names.length > 0, `${specifier(one, subpath)} exports nothing`);
			report.check(!names.some(({ name }) => name === 'default'), `${specifier(one, subpath)} has a default export; exports are named`);
		}
		if (update) {
			mkdirSync(folder, { recursive: true });
			writeFileSync(file, surface);
		}
		const lines = difference(existsSync(file) ? readFileSync(file, 'utf8') : '', surface);
		for (const line of lines) report.fail(`${one.name}: ${line}`);
		if (lines.length === 0) report.pass();
	}
	return report;
};

if (isMain(import.meta)) {
	const report = checkExports({ update: process.argv.includes('--update') });
	if (report.faults.length > 0) console.log('  Meant? Then `node tools/exports.mjs --update`, and a changeset that says so.');
	report.end();
}
