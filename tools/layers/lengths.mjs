import ts from 'typescript';

/** The most lines of a function, and the most members of an interface. */
export const LONGEST_FUNCTION = 60;
export const MOST_MEMBERS = 15;

const FUNCTION_REASON = /longer than 60 lines: \S/i;
const MEMBERS_REASON = /more than 15 members: \S/i;

const isFunction = (node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** The name under which a reader finds a function. */
const nameOf = (node) => {
	if (ts.isConstructorDeclaration(node)) return 'constructor';
	const named = node.name ?? (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent.name : undefined);
	return named === undefined ? 'a function' : `\`${named.getText()}\``;
};

/** The comments before the statement or member that contains a node. */
const commentsOf = (node, text) => {
	let at = node;
	while (at.parent !== undefined && !ts.isBlock(at.parent) && !ts.isSourceFile(at.parent) && !ts.isClassLike(at.parent)) {
		if (at !== node && isFunction(at)) break;
		if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) break;
		at = at.parent;
	}
	return text.slice(at.getFullStart(), at.getStart());
};

const isCode = (line) => line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*)/.test(line);

/**
 * The functions and interfaces of a source file that are too long and give no reason.
 *
 * Lines of functions inside a function count for the inner one alone, so a function that returns an object of functions counts only its own
 * statements. Blank lines and comments do not count. Interfaces without functions are data and may have any number of members.
 *
 * @param {string} text
 * @param {string} file
 * @returns {{ line: number, what: string }[]}
 */
export const lengthsOf = (text, file) => {
	const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
	const lines = text.split('\n');
	const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line;
	const found = [];

	/** Visits a node; returns the number of lines that belong to functions inside it. */
	const visit = (node) => {
		let inner = 0;
		ts.forEachChild(node, (child) => {
			inner += visit(child);
		});
		if (ts.isInterfaceDeclaration(node)) {
			const functions = node.members.filter(
				(member) =>
					ts.isMethodSignature(member) ||
					(ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type)),
			);
			if (functions.length > 0 && node.members.length > MOST_MEMBERS && !MEMBERS_REASON.test(commentsOf(node, text)))
				found.push({
					line: lineAt(node.getStart()) + 1,
					what: `interface \`${node.name.text}\` has ${node.members.length} members; divide it, or say in its comment why it has "more than ${MOST_MEMBERS} members: …"`,
				});
		}
		if (!isFunction(node)) return inner;
		const all = lines.slice(lineAt(node.getStart()), lineAt(node.end) + 1).filter(isCode).length;
		const own = all - inner;
		if (own > LONGEST_FUNCTION && !FUNCTION_REASON.test(commentsOf(node, text)))
			found.push({
				line: lineAt(node.getStart()) + 1,
				what: `${nameOf(node)} has ${own} lines; divide it, or say in its comment why it is "longer than ${LONGEST_FUNCTION} lines: …"`,
			});
		// A function on one line shares that line with the function around it.
		return all > 1 ? all : inner;
	};
	visit(source);
	return found;
};
