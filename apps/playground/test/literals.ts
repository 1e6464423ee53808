import ts from 'typescript';

/** A text in a source that a user would read. */
export interface Literal {
	readonly line: number;
	readonly text: string;
}

/** Attributes whose values users read or hear. */
const VISIBLE = /^(title|alt|label|placeholder|hint|aria-(label|description|valuetext|roledescription))$/;

/** Attributes and properties whose values are for programs: names of classes, paths of drawings, identifiers, names of pictures. */
const HIDDEN =
	/^(class|className|id|key|type|name|role|for|d|path|points|viewBox|transform|style|accept|closedby|fen|moves|code|notation|panel|mode|dialect|PICTURES)$|^aria-/;

/** Functions that receive CSS selectors, media queries or names of events, and errors that only programmers read. */
const HIDDEN_CALLS =
	/(^|\.)(startsWith|has|get|querySelector|querySelectorAll|closest|matches|matchMedia|getPropertyValue|setProperty|(Type|Range)?Error|RegExp|Intl\.\w+)$/;

/** Names of keys. */
const KEYS = /^(Arrow(Up|Down|Left|Right)?|Enter|Escape|Esc|Tab|Home|End|Page(Up|Down)?|Backspace|Delete|Control|Shift|Alt|Meta)$/;

/** Paths of drawings, CSS selectors and media queries in constants. */
const isForPrograms = (text: string): boolean =>
	/^M[\d.]+ [-\d.]/.test(text) || /^[a-z][\w-]*(, [\w[\]="-]+)+$/.test(text) || /^(screen and )?\([a-z-]+: \w+\)$/.test(text);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Several words, at least one of them of two letters. */
const isSentence = (text: string): boolean => /\p{L}{2}/u.test(text) && /\S\s+\S/.test(text);

/** The fixed parts of a template. */
const partsOf = (node: ts.TemplateExpression, hole: string): string =>
	[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole);

/** The text of a literal, with a sign for each hole of a template. */
export const textOf = (node: ts.Node, hole = '…'): string | undefined => {
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	return ts.isTemplateExpression(node) ? partsOf(node, hole) : undefined;
};

const nameOf = (node: ts.Node): string | undefined => {
	if (ts.isJsxAttribute(node)) return node.name.getText();
	if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) return node.name.getText().replace(/^['"]|['"]$/g, '');
	return ts.isVariableDeclaration(node) ? node.name.getText() : undefined;
};

const isCompared = ({ parent }: ts.Node): boolean =>
	(ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) || ts.isCaseClause(parent);

const isHiddenCall = (node: ts.Node): boolean =>
	(ts.isCallExpression(node) || ts.isNewExpression(node)) && HIDDEN_CALLS.test(node.expression.getText());

/** Whether the text of a node of a `.tsx` file is shown as it is: a child of an element, or the value of a visible attribute. */
const isShown = (node: ts.Node): boolean => {
	const { parent } = node;
	if (ts.isJsxAttribute(parent)) return VISIBLE.test(parent.name.getText());
	if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? VISIBLE.test(parent.parent.name.getText()) : true;
	if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
	if (ts.isParenthesizedExpression(parent) || ts.isTemplateSpan(parent)) return isShown(parent);
	if (ts.isTemplateExpression(parent)) return isShown(parent);
	return ts.isBinaryExpression(parent) && /^(\?\?|\|\||&&|\+)$/.test(parent.operatorToken.getText()) && isShown(parent);
};

/**
 * The texts in a source that users would read: in elements and in attributes that are shown or announced, and elsewhere several words, or in a `.tsx` file
 * a word with a capital letter. `known`: words that are identifiers.
 */
export const literalsIn = (file: string, source: string, known: ReadonlySet<string> = new Set()): readonly Literal[] => {
	const isTsx = file.endsWith('.tsx');
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, isTsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
	const found: Literal[] = [];
	const add = (node: ts.Node, text: string): void => {
		const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
		found.push({ line: line + 1, text: text.trim() });
	};
	const isRead = (node: ts.Node, text: string): boolean => {
		if (!hasLetter(text) || isForPrograms(text) || isCompared(node)) return false;
		if (isTsx && isShown(node)) return true;
		return isSentence(text) || (isTsx && /^\p{Lu}\p{Ll}+$/u.test(text) && !KEYS.test(text) && !known.has(text));
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
		const name = nameOf(node);
		if ((name !== undefined && HIDDEN.test(name) && !VISIBLE.test(name)) || isHiddenCall(node)) return;
		const text = textOf(node);
		if (ts.isJsxText(node) && hasLetter(node.text)) add(node, node.text);
		else if (text !== undefined && isRead(node, text)) add(node, text);
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
};
