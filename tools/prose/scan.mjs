/** The prose of a source file (its comments and messages), and its identifiers. */
import ts from 'typescript';

/**
 * @typedef {object} Passage
 * @property {number} at where it begins in the file
 * @property {string} text as long as in the file; what is not prose is blanked
 */

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** The text of a comment, without code and examples. */
const commentText = (text) =>
	text
		.replace(/^\/\*+|\*\/$|^[ \t]*\*(?!\/)|\/\//gm, blank)
		.replace(/@example[\s\S]*?(?=\n\s*@\w|$)/g, blank)
		.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, '_'))
		.replace(/\{@link [^}]*\}/g, (link) => link.replace(/[^\n]/g, '_'));

const STRINGS = new Set([
	ts.SyntaxKind.StringLiteral,
	ts.SyntaxKind.NoSubstitutionTemplateLiteral,
	ts.SyntaxKind.TemplateHead,
	ts.SyntaxKind.TemplateMiddle,
	ts.SyntaxKind.TemplateTail,
	ts.SyntaxKind.JsxText,
]);

const isPath = ({ parent }) => ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);

/** The function of a call, without what it is called on: `it.skipIf(a).each(b)('…')` calls `it`. */
const calledName = (node) => {
	if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node))
		return calledName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
	return ts.isIdentifier(node) ? node.text : undefined;
};

const TITLED = ['it', 'test', 'describe'];

/** Whether a string, or a part of a template, is in the title of a test. */
const isTitle = (node) => {
	const { parent } = node;
	if (ts.isCallExpression(parent) && parent.arguments[0] === node) return TITLED.includes(calledName(parent) ?? '');
	return (ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent)) && isTitle(ts.isTemplateSpan(parent) ? parent.parent.head : parent);
};

/**
 * Comments, strings of more than one word, and identifiers.
 *
 * @param {string} text
 * @param {string} file its name says which language it is
 * @param {{ titles?: boolean }} [options] whether the titles of tests are the only strings: the others of a test are its data
 * @returns {{ passages: Passage[], identifiers: { at: number, name: string }[] }}
 */
export const scan = (text, file, { titles = false } = {}) => {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const passages = [];
	const identifiers = [];
	/** @type {[from: number, to: number][]} where a slash begins no comment */
	const literals = [];
	const visit = (node) => {
		if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) identifiers.push({ at: node.getStart(source), name: node.text });
		if (STRINGS.has(node.kind) || ts.isRegularExpressionLiteral(node)) {
			const [from, to] = [node.kind === ts.SyntaxKind.JsxText ? node.pos : node.getStart(source), node.end];
			literals.push([from, to]);
			const words = text.slice(from + 1, to - 1);
			if (ts.isRegularExpressionLiteral(node) || isPath(node) || !/\p{L}{2,}\s+\p{L}/u.test(words)) return;
			if (titles && !isTitle(node)) return;
			passages.push({ at: from + 1, text: words });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	literals.sort(([a], [b]) => a - b);
	const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;
	let next = 0;
	for (let match = COMMENT.exec(text); match !== null; match = COMMENT.exec(text)) {
		const { index: at } = match;
		while (next < literals.length && literals[next][1] <= at) next++;
		const inside = literals[next];
		if (inside !== undefined && inside[0] <= at) COMMENT.lastIndex = inside[1];
		else passages.push({ at, text: commentText(match[0]) });
	}
	return { passages, identifiers };
};

/** `isCalm` → is, calm; `OWN_KING` → own, king. */
export const partsOf = (name) =>
	name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((part) => part !== '');
