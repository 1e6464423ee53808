import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@x/games';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { chooseGame, sheets } from '../src/strings/page.js';
import { building, titles } from '../src/strings/panels.js';
import { literalsIn, textOf as textIn } from './literals.js';

const src = join(import.meta.dirname, '../src');
const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map((name) => name.replaceAll('\\', '/'))
	.sort();
const modules = names.filter((name) => name.startsWith('strings/'));
const textOf = (name: string): string => readFileSync(join(src, name), 'utf8');

/** Files that hold texts in a notation: games, rules and positions that examples begin with, and code. */
const NOTATION = new Set([
	'lazy/examples.ts',
	'landing/pages.ts',
	'lazy/editor/json-snippets.ts',
	'lazy/editor/snippets.ts',
	'lazy/share-panel/embed.ts',
	'lazy/workshop/cannon-skirmish.ts',
	'worker/languages/cannon-skirmish-json.ts',
	'worker/languages/facts.ts',
	'worker/languages/fbr-examples.ts',
	'worker/languages/lion-skirmish.ts',
	'worker/notations/uci.ts',
	'worker/recognise/program.ts',
	'worker/recognise/shogi.ts',
	'worker/recognise/xiangqi.ts',
	'worker/share/code.ts',
]);

describe('the texts of the page', () => {
	const known = new Set([titles, building, sheets].flatMap((names) => Object.keys(names)));

	it('are in src/strings and nowhere else', () => {
		const found = names
			.filter((name) => !name.startsWith('strings/') && !NOTATION.has(name))
			.flatMap((name) => literalsIn(name, textOf(name), known).map(({ line, text }) => `src/${name}:${line}: ${text}`));
		expect(found).toEqual([]);
	});

	it.each([
		['<p>Copied</p>', 'Copied'],
		['<p>{isOpen ? "Close it" : <b />}</p>', 'Close it'],
		['<button aria-label="Copy the link" />', 'Copy the link'],
		['<input placeholder={empty ? "fen" : ""} />', 'fen'],
		['<Field hint={"Read as " + name} />', 'Read as'],
		['button("Undo", run)', 'Undo'],
		['say("The text was copied.")', 'The text was copied.'],
	])('are found in %s', (source, text) => {
		expect(literalsIn('a.tsx', `export const a = (): unknown => ${source};`).map((one) => one.text)).toEqual([text]);
	});

	it.each([
		'<p class="file-count file-none" id="count">{1}</p>',
		'<path d="M4 12a8 8 0 1 0 2 5" />',
		'list.querySelector("button, a")',
		'event.key === "Enter" ? "ArrowLeft" : mode === "Some mode"',
		'<p aria-live="polite">{open("Game")}</p>',
		'matchMedia("(min-width: 40em) and (hover)")',
	])('are not confused with names for programs in %s', (source) => {
		expect(literalsIn('a.tsx', `export const a = (): unknown => ${source};`, known)).toEqual([]);
	});
});

/** Globals of a page or a worker, and time and chance: a text depends on its parameters only. */
const OUTSIDE = /^(document|window|globalThis|self|location|navigator|localStorage|fetch|performance|Date|setTimeout|console|random)$/;

const isPure = (node: ts.Node): boolean => {
	if (ts.isAwaitExpression(node) || ts.isThrowStatement(node) || node.kind === ts.SyntaxKind.ThisKeyword) return false;
	return (
		!(ts.isIdentifier(node) && OUTSIDE.test(node.text)) &&
		(ts.forEachChild(node, (child) => (isPure(child) ? undefined : true)) ?? false) === false
	);
};

/** The statements of a module of texts that are neither a constant text, a function that returns one, a type, nor an import that is allowed. */
const impureIn = (name: string): readonly string[] => {
	const tree = ts.createSourceFile(name, textOf(name), ts.ScriptTarget.Latest, true);
	const isPlain = (node: ts.Expression): boolean => {
		if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return isPlain(node.expression);
		if (ts.isObjectLiteralExpression(node))
			return node.properties.every((property) => ts.isPropertyAssignment(property) && isPlain(property.initializer));
		if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
		return ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || (ts.isArrowFunction(node) && isPure(node));
	};
	return tree.statements
		.filter((statement) => {
			if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return false;
			if (ts.isImportDeclaration(statement))
				return !(statement.importClause?.isTypeOnly || /\/language\.js'$/.test(statement.moduleSpecifier.getText()));
			if (!ts.isVariableStatement(statement)) return true;
			const { declarations, flags } = statement.declarationList;
			return !(flags & ts.NodeFlags.Const) || !declarations.every(({ initializer }) => initializer !== undefined && isPlain(initializer));
		})
		.map((statement) => `${name}: ${statement.getText().split('\n')[0]}`);
};

/** Typography: a pattern that texts do not contain, and its replacement. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
	[/\.\.\./, '…'],
	[/\p{L} …$/u, 'an ellipsis without a space before it'],
	[/(^|[\s(])"|"([\s).,:;]|$)/, '“ and ”'],
	[/\p{L}'\p{L}/u, '’'],
	[/\d x \d/, '×'],
	[/ {2}|\s[.,:;!?](\s|$)/, 'one space, after a punctuation mark'],
	[/\bError:/, 'a sentence'],
];

const misprintsIn = (name: string): readonly string[] => {
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
		const text = textIn(node, '{}');
		for (const [pattern, instead] of TYPOGRAPHY)
			if (text !== undefined && !text.startsWith('{ ') && pattern.test(text)) found.push(`${text} → ${instead}`);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(name, textOf(name), ts.ScriptTarget.Latest, true));
	return found;
};

describe('a module of texts', () => {
	it.each(modules)('%s holds plain constants and pure functions, and imports only types and the rules of the language', (name) => {
		expect(impureIn(name)).toEqual([]);
	});

	it.each(modules)('%s has the quotation marks, apostrophes, ellipses and signs of printed English', (name) => {
		expect(misprintsIn(name)).toEqual([]);
	});
});

// A new visitor reads it before the list of games is loaded.
it('says how many games there are', () => {
	expect(chooseGame).toContain(` ${Object.keys(games).length} `);
});
