/**
 * Finds tests of the form `'kind' in node` on nodes of a ruleset, outside `rules/fold.ts` and `rules/nodes/` of `@x/core`.
 *
 * A pass over nodes is a table of handlers (`fold`, `foldSome`), so that the compiler names every pass that a new kind of node must answer.
 *
 *     node tools/dispatch.mjs
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { isMain, place, Report } from './lib/report.mjs';
import { root } from './lib/workspace.mjs';

const TYPES = 'packages/core/src/rules/types.ts';
const UNIONS = ['Zone', 'CellRef', 'Num', 'Cond', 'PieceExpr', 'Effect', 'Path'];
const FREE = /^packages\/core\/src\/rules\/(?:fold\.ts|nodes\/)/;

/** The source files of all packages and apps. */
const sources = () =>
	['packages', 'apps'].flatMap((folder) =>
		readdirSync(join(root, folder)).flatMap((name) => {
			const src = join(root, folder, name, 'src');
			if (!existsSync(src)) return [];
			const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
			return files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts')).map((file) => join(src, file));
		}),
	);

/**
 * The tests of kinds in some files, with their places.
 *
 * @param {readonly string[]} files absolute paths
 * @returns {string[]}
 */
export function kindTests(files) {
	const { config } = ts.readConfigFile(resolve(root, 'tsconfig.base.json'), ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson(
		{ ...config.compilerOptions, lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
		root,
	);
	const types = resolve(root, TYPES);
	const program = ts.createProgram([...files, types], options);
	const checker = program.getTypeChecker();
	/** @param {ts.Type} type @returns {ts.Type[]} */
	const partsOf = (type) => (type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type]);

	/** @type {Set<ts.Type>} */
	const nodes = new Set();
	program.getSourceFile(types)?.forEachChild((node) => {
		if (!ts.isTypeAliasDeclaration(node) || !UNIONS.includes(node.name.text)) return;
		for (const part of partsOf(checker.getTypeAtLocation(node))) if (part.flags & ts.TypeFlags.Object) nodes.add(part);
	});
	if (nodes.size === 0) throw new Error(`Expected the unions of nodes in ${TYPES}, found none.`);

	/** @param {ts.Type} type @returns {boolean} */
	const isNode = (type) =>
		partsOf(type).some((part) => {
			if (!(part.flags & ts.TypeFlags.TypeParameter)) return nodes.has(part);
			const base = checker.getBaseConstraintOfType(part);
			return base !== undefined && base !== part && isNode(base);
		});

	return files.flatMap((file) => {
		const source = program.getSourceFile(file);
		if (source === undefined || FREE.test(place(file))) return [];
		/** @type {string[]} */
		const found = [];
		/** @param {ts.Node} node */
		const visit = (node) => {
			if (
				ts.isBinaryExpression(node) &&
				node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
				ts.isStringLiteral(node.left) &&
				isNode(checker.getTypeAtLocation(node.right))
			)
				found.push(`${place(file)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
			node.forEachChild(visit);
		};
		visit(source);
		return found;
	});
}

if (isMain(import.meta)) {
	const report = new Report('dispatch');
	const files = sources();
	const faults = kindTests(files);
	for (const fault of faults) report.fail(`${fault}; use \`fold\`, \`foldSome\`, or \`asPath\` and its like of \`rules/fold.ts\``);
	report.pass(files.length - new Set(faults.map((fault) => fault.split(':')[0])).size);
	report.end();
}
