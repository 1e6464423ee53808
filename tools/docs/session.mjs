/**
 * Turns a page's blocks into a module that runs them and checks their claims.
 *
 * An expression (or a `const x = …`, or `if (…) expression`) followed by `// → text` must have that value, printed by node's `util.inspect`; blanks at brackets and
 * commas do not count, and `…` in the text matches anything. After an expression the arrow may be omitted if the text begins like a value (a
 * quote, a bracket, a digit, true, false, undefined). A statement followed by `// throws Name` must throw an error of that name;
 * `// throws Name: part of its message`.
 */
import { inspect } from 'node:util';
import ts from 'typescript';

/** The text of a value in documentation. */
export const shown = (value) =>
	inspect(value, { breakLength: Number.POSITIVE_INFINITY, compact: true, depth: 20, maxArrayLength: 200, sorted: false });

const flat = (text) =>
	text
		.replace(/\s+/g, ' ')
		.replace(/ ?([[\]{}(),]) ?/g, '$1')
		.trim();

/**
 * Whether a value matches the text of the page.
 *
 * @param {unknown} value
 * @param {string} text with `…` for anything
 */
export const agrees = (value, text) => {
	const pattern = flat(text)
		.split('…')
		.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
		.join('[\\s\\S]*');
	return new RegExp(`^${pattern}$`, 'u').test(flat(shown(value)));
};

/**
 * The listener that a session calls: `report` receives each claim that does not hold, `count` each that does.
 *
 * @param {{ report: (place: string, fault: string) => void, count: () => void }} listener
 */
export const claims = ({ report, count }) => {
	const check = (holds, place, fault) => (holds ? count() : report(place, fault));
	const caught = (error, name, part, place) =>
		check(
			error instanceof Error && error.name === name && error.message.includes(part),
			place,
			`threw ${error instanceof Error ? `${error.name}: ${error.message}` : shown(error)}; the page says ${name}${part && `: ${part}`}`,
		);
	return {
		/** The value in a claim whose condition does not hold. */
		skipped: Symbol('the condition does not hold'),
		is(value, text, place) {
			check(agrees(value, text), place, `is ${flat(shown(value))}; the page says ${text}`);
			return value;
		},
		async throws(work, name, part, place) {
			try {
				await work();
			} catch (error) {
				caught(error, name, part, place);
				return;
			}
			report(place, `did not throw; the page says ${name}`);
		},
	};
};

/** A comment that begins like a value. */
const BARE = /^((?:['"[{]|-?\d|(?:true|false|undefined|null)\b).*)$/;

/** The claim after a statement: on its last line, or on the lines that follow it. */
const claimAfter = (code, end, isExpression) => {
	const [tail, ...below] = code.slice(end).split('\n');
	const own = /^;?\s*\/\/\s*(.*)$/.exec(tail);
	const lines = own
		? [own[1], ...below]
		: /^;?\s*$/.test(tail)
			? below.map((line, at) => (at === 0 ? line.replace(/^\s*\/\/\s*/, '//') : line))
			: [];
	const first = own ? lines[0] : lines[0]?.startsWith('//') ? lines[0].slice(2) : '';
	const is = /^→\s*(.*)$/.exec(first) ?? (own && isExpression ? BARE.exec(first) : null);
	if (is) {
		const more = [];
		for (const line of lines.slice(1)) {
			const next = /^\s*\/\/ {3,}(.*)$/.exec(line);
			if (!next) break;
			more.push(next[1]);
		}
		return { text: [is[1], ...more].join(' '), bare: !first.startsWith('→') };
	}
	const throws = /^throws\s+(\w+)(?::\s*(.*))?$/.exec(first.trim());
	if (throws) return { name: throws[1], part: throws[2] ?? '' };
	return undefined;
};

/**
 * A block as the body of a scope, and its imports.
 *
 * @param {import('./blocks.mjs').Block & { place: string }} block
 * @returns {{ imports: string[], body: string, claims: number, stray: string[] }}
 */
export const compileBlock = ({ code, line, place }) => {
	const source = ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest, true);
	const imports = [];
	let body = '';
	let used = 0;
	let bare = 0;
	for (const statement of source.statements) {
		const text = statement.getText(source);
		if (ts.isImportDeclaration(statement)) {
			imports.push(text);
			continue;
		}
		const at = JSON.stringify(`${place}:${line + source.getLineAndCharacterOfPosition(statement.getStart(source)).line}`);
		const claim = claimAfter(code, statement.getEnd(), ts.isExpressionStatement(statement));
		if (claim?.bare) bare += 1;
		else if (claim) used += 1;
		if (claim?.name !== undefined) {
			body += `await $claims.throws(async () => { ${text}\n}, ${JSON.stringify(claim.name)}, ${JSON.stringify(claim.part)}, ${at});\n`;
		} else if (claim && ts.isExpressionStatement(statement)) {
			body += `$claims.is(${statement.expression.getText(source)}, ${JSON.stringify(claim.text)}, ${at});\n`;
		} else if (claim && ts.isIfStatement(statement) && !statement.elseStatement && ts.isExpressionStatement(statement.thenStatement)) {
			const [condition, value] = [statement.expression, statement.thenStatement.expression].map((part) => part.getText(source));
			body += `$claims.is((${condition}) ? (${value}) : $claims.skipped, ${JSON.stringify(claim.text)}, ${at});\n`;
		} else if (claim && ts.isVariableStatement(statement)) {
			const name = statement.declarationList.declarations.at(-1)?.name;
			body += `${text}\n$claims.is(${name?.getText(source)}, ${JSON.stringify(claim.text)}, ${at});\n`;
		} else if (claim) {
			body += `$claims.is('neither an expression nor a constant', ${JSON.stringify(claim.text)}, ${at});\n`;
		} else body += `${text.replace(/^export\s+(?=const|let|function|class|interface|type|async)/, '')}\n`;
	}
	const stray = [];
	const arrows = (code.match(/\/\/\s*(?:→|throws\s+\w)/g) ?? []).length;
	if (arrows !== used) stray.push(`${arrows - used} claim(s) belong to no statement of the block's own level`);
	if (/\/\/\s*(?:=>|->|⇒|==)/.test(code)) stray.push('a claim is written `// → value`');
	return { imports, body, claims: used + bare, stray };
};

/** The names that a piece of code uses but does not declare. */
const freeNames = (code) => {
	const source = ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest, true);
	const made = new Set();
	const used = new Set();
	const bind = (name) => {
		if (ts.isIdentifier(name)) made.add(name.text);
		else for (const element of name.elements) if (ts.isBindingElement(element)) bind(element.name);
	};
	const visit = (node) => {
		if (ts.isVariableDeclaration(node) || ts.isParameter(node)) bind(node.name);
		if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) made.add(node.name.text);
		if (ts.isImportSpecifier(node) || ts.isImportClause(node) || ts.isNamespaceImport(node)) {
			if (node.name) made.add(node.name.text);
		}
		if (ts.isIdentifier(node)) {
			const { parent } = node;
			const property =
				(ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isPropertyAssignment(parent) && parent.name === node);
			if (!property) used.add(node.text);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return [...used].filter((name) => !made.has(name));
};

/**
 * The module of a session. Later blocks see the names of earlier ones and may use a name again.
 *
 * @param {readonly (import('./blocks.mjs').Block & { place: string })[]} blocks
 * @param {{ known?: Map<string, string> }} [options] `known`: names that are imported when they are used and not made: name → specifier
 * @returns {{ code: string, claims: number, stray: string[] }}
 */
export const sessionOf = (blocks, { known = new Map() } = {}) => {
	const imports = new Set();
	const stray = [];
	let count = 0;
	let inner = '';
	let closing = '';
	for (const block of blocks) {
		const compiled = compileBlock(block);
		for (const line of compiled.imports) imports.add(line);
		count += compiled.claims;
		for (const fault of compiled.stray) stray.push(`${block.place}:${block.line}: ${fault}`);
		inner += `{\n${compiled.body}`;
		closing += '}';
	}
	for (const name of freeNames(blocks.map(({ code }) => code).join('\n'))) {
		const from = known.get(name);
		if (from !== undefined) imports.add(`import { ${name} } from '${from}';`);
	}
	return {
		code: `${mergeImports([...imports])}\nexport default async ($claims: any) => {\n${inner}${closing}\n};\n`,
		claims: count,
		stray,
	};
};

/** Joins imports: two blocks may both import a name, a module may do so once. */
const mergeImports = (lines) => {
	const named = new Map();
	const others = [];
	for (const line of lines) {
		const match = /^import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"];?$/.exec(line.replace(/\s+/g, ' '));
		if (!match) others.push(line);
		else {
			const names = named.get(match[2]) ?? new Set();
			for (const name of match[1].split(',')) if (name.trim() !== '') names.add(name.trim().replace(/^type /, ''));
			named.set(match[2], names);
		}
	}
	return [...others, ...[...named].map(([from, names]) => `import { ${[...names].join(', ')} } from '${from}';`)].join('\n');
};
