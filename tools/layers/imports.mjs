/** The imports of a source file. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Import
 * @property {string} file the importing file
 * @property {number} line
 * @property {string} specifier as written
 * @property {string | undefined} target the imported file, for a relative import
 * @property {boolean} types it is gone when the program runs
 */

/**
 * All imports of a file: static, dynamic, `export … from` and types alike.
 *
 * @param {string} file
 * @param {string} [text]
 * @returns {Import[]}
 */
export const importsOf = (file, text = readFileSync(file, 'utf8')) => {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
	const found = [];
	const add = (node, literal, types) => {
		if (literal === undefined || !ts.isStringLiteralLike(literal)) return;
		const specifier = literal.text;
		const target = specifier.startsWith('.') ? sourceOf(resolve(dirname(file), specifier)) : undefined;
		found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, specifier, target, types });
	};
	const visit = (node) => {
		if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, onlyTypes(node.importClause));
		else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly || everyIsType(node.exportClause));
		else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
		else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], false);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
};

/** `{ type A, type B }` */
const everyIsType = (clause) =>
	clause?.elements !== undefined && clause.elements.length > 0 && clause.elements.every((one) => one.isTypeOnly);

/** `import type { A }`, `import { type A }`; never `import './a.js'`. */
const onlyTypes = (clause) =>
	clause !== undefined && (clause.isTypeOnly || (clause.name === undefined && everyIsType(clause.namedBindings)));

/** `./walk.js` is written for `walk.ts` or `walk.tsx`. */
const sourceOf = (path) => {
	const stem = path.replace(/\.js$/, '');
	return [`${stem}.ts`, `${stem}.tsx`, path].find((candidate) => existsSync(candidate)) ?? path;
};
