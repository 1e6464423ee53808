/** The words of a source file, without comments. */
import ts from 'typescript';

/**
 * @typedef {object} Word
 * @property {string} word in lower case
 * @property {number} line
 */

const NAMES = new Set([
	ts.SyntaxKind.Identifier,
	ts.SyntaxKind.StringLiteral,
	ts.SyntaxKind.NoSubstitutionTemplateLiteral,
	ts.SyntaxKind.TemplateHead,
	ts.SyntaxKind.TemplateMiddle,
	ts.SyntaxKind.TemplateTail,
	ts.SyntaxKind.JsxText,
]);

/** `ownKing`, `own-king`, `OWN_KING` → own, king; `chess960` stays whole. */
const split = (text) =>
	text
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.match(/[a-z]+[0-9]*/g) ?? [];

/**
 * Every word in the identifiers and strings of a source text.
 *
 * @param {string} text
 * @param {string} file
 * @returns {Word[]}
 */
export const wordsOf = (text, file) => {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
	const words = [];
	const visit = (node) => {
		if (NAMES.has(node.kind) && !ts.isImportDeclaration(node.parent ?? source)) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
			for (const word of split(node.text)) words.push({ word, line: line + 1 });
		}
		ts.forEachChild(node, (child) => {
			// The path of a module is checked by the folder table.
			if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && child === node.moduleSpecifier) return;
			visit(child);
		});
	};
	visit(source);
	return words;
};

const NODE_GLOBALS = new Set(['process', 'Buffer', '__dirname', '__filename', 'require']);

/**
 * Uses of globals that exist only in node, and of `console`.
 *
 * @param {string} text
 * @param {string} file
 * @returns {{ name: string, line: number }[]}
 */
export const globalsOf = (text, file) => {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found = [];
	const visit = (node) => {
		if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
			const { expression } = node;
			if (ts.isIdentifier(expression) && (NODE_GLOBALS.has(expression.text) || expression.text === 'console')) {
				const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
				found.push({ name: expression.text, line: line + 1 });
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
};
