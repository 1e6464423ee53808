/**
 * Lists the tests of the form `'kind' in node` on nodes of a ruleset, outside `rules/fold.ts` and `rules/nodes/` of `@x/core`.
 *
 * A pass over nodes is a table of handlers (`fold`, `foldSome`), so that the compiler names every pass that a new kind of node must answer.
 */
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const UNIONS = ['Zone', 'CellRef', 'Num', 'Cond', 'PieceExpr', 'Effect', 'Path'];
const FREE = [/^packages\/core\/src\/rules\/fold\.ts$/, /^packages\/core\/src\/rules\/nodes\//];

const files = ['packages', 'apps'].flatMap((folder) =>
	readdirSync(resolve(root, folder)).flatMap((name) => {
		const sources = `${folder}/${name}/src`;
		try {
			return readdirSync(resolve(root, sources), { recursive: true })
				.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
				.map((file) => `${sources}/${file}`);
		} catch {
			return [];
		}
	}),
);
const config = ts.readConfigFile(resolve(root, 'tsconfig.base.json'), ts.sys.readFile).config;
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
const program = ts.createProgram(
	files.map((file) => resolve(root, file)),
	{ ...options, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: ['node'] },
);
const checker = program.getTypeChecker();

const types = program.getSourceFile(resolve(root, 'packages/core/src/rules/types.ts'));
const nodes = new Set();
types.forEachChild((node) => {
	if (!ts.isTypeAliasDeclaration(node) || !UNIONS.includes(node.name.text)) return;
	const type = checker.getTypeAtLocation(node);
	for (const part of type.isUnion() ? type.types : [type]) if (part.flags & ts.TypeFlags.Object) nodes.add(part);
});

const partsOf = (type) => (type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type]);
const isNode = (type) =>
	partsOf(type).some((part) => {
		if (!(part.flags & ts.TypeFlags.TypeParameter)) return nodes.has(part);
		const base = checker.getBaseConstraintOfType(part);
		return base !== undefined && base !== part && isNode(base);
	});

const found = [];
for (const file of files) {
	if (FREE.some((free) => free.test(file))) continue;
	const source = program.getSourceFile(resolve(root, file));
	const visit = (node) => {
		if (
			ts.isBinaryExpression(node) &&
			node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
			ts.isStringLiteral(node.left) &&
			isNode(checker.getTypeAtLocation(node.right))
		)
			found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
		node.forEachChild(visit);
	};
	visit(source);
}
for (const place of found) console.log(place);
if (found.length > 0) {
	console.error(
		`Found ${found.length} tests of the kind of a node by \`in\`. Use a table of handlers or \`asPath\` and its like of \`rules/fold.ts\`.`,
	);
	process.exitCode = 1;
}
