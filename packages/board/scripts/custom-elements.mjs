/**
 * Writes `dist/custom-elements.json`, from which editors and documentation tools know the elements: their properties, attributes, methods, events, slots,
 * parts and custom properties, with the comments of the sources.
 *
 *     node packages/board/scripts/custom-elements.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** The custom properties of a list of moves. */
const MOVES_ROLES = ['ink-soft', 'line', 'hover', 'current', 'current-ink', 'focus'];

/** The custom properties of a viewer. */
const GAME_ROLES = ['panel', 'sunk', 'ink', 'ink-2', 'line', 'accent', 'accent-ink', 'red', 'focus', 'shadow'];

/** The elements. Slots and parts are those of the shadow roots: a test in a browser compares them. */
const ELEMENTS = [
	{
		tagName: 'x-board',
		name: 'XBoard',
		module: 'dist/define.js',
		source: 'src/element/x-board.ts',
		events: ['src/element/events.ts', 'BoardEventMap'],
		themes: [['src/draw/theme.ts', 'LIGHT_THEME']],
		slots: ['under', 'over'],
		parts: ['frame', 'picture', 'pieces', 'grid', 'hand', 'hand-name', 'hand-piece', 'actions', 'action', 'chooser'],
		others: ['panel', 'panel-ink', 'focus', 'radius', 'shadow', 'max-height'],
	},
	{
		tagName: 'x-game',
		name: 'XGame',
		module: 'dist/define-x-game.js',
		source: 'src/viewer/x-game.ts',
		events: ['src/viewer/events.ts', 'GameEventMap'],
		attributes: ['src/viewer/properties.ts', 'GAME_ATTRIBUTES'],
		isThemed: true,
		themes: [],
		slots: [''],
		parts: [
			...['frame', 'chooser', 'event', 'player', 'time', 'board', 'bar', 'button', 'menu', 'tags', 'note'],
			...['moves', 'move', 'comment', 'number', 'line'],
		],
		others: GAME_ROLES,
		prefix: '--x-game-',
	},
	{
		tagName: 'x-moves',
		name: 'XMoves',
		module: 'dist/define-moves.js',
		source: 'src/moves/x-moves.ts',
		events: ['src/moves/events.ts', 'MovesEventMap'],
		themes: [],
		slots: [],
		parts: ['list', 'table', 'move', 'number', 'comment', 'evaluation', 'clock', 'lines', 'line', 'fold', 'result'],
		others: MOVES_ROLES,
		prefix: '--x-moves-',
	},
	{
		tagName: 'x-plane',
		name: 'XPlane',
		module: 'dist/define-plane.js',
		source: 'src/plane/x-plane.ts',
		events: ['src/plane/events.ts', 'PlaneEventMap'],
		themes: [
			['src/draw/theme.ts', 'LIGHT_THEME'],
			['src/plane/theme.ts', 'PLANE_LIGHT'],
		],
		slots: [''],
		parts: ['frame', 'canvas', 'chooser', 'bar', 'tools', 'go', 'button', 'input', 'place', 'lists', 'list', 'stop', 'help'],
		others: ['panel', 'panel-ink', 'focus'],
	},
];

const parse = (file) => ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The declaration of a name at the top of a file. */
const declaration = (file, name) => {
	for (const statement of parse(file).statements) {
		if (ts.isVariableStatement(statement)) {
			const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
			if (found !== undefined) return found;
		}
		if ((ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) && statement.name?.text === name) return statement;
	}
	throw new Error(`${file}: Expected a declaration of ${name}.`);
};

/** The text of a comment, on one line; undefined without one. */
const description = (node) => {
	const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
	const text = ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();
	return text ? { description: text } : {};
};

const typed = (node) => (node === undefined ? {} : { type: { text: node.getText().replaceAll(/\s+/g, ' ') } });

const has = (node, ...kinds) => (ts.getModifiers(node) ?? []).some(({ kind }) => kinds.includes(kind));

/** A field or a method of a class; undefined for one that is not of the element's own interface. */
const memberOf = (member) => {
	const name = member.name?.getText() ?? '#';
	if (
		name.startsWith('#') ||
		has(member, ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.StaticKeyword) ||
		/Callback$|EventListener$/.test(name)
	)
		return undefined;
	if (ts.isPropertyDeclaration(member)) return { kind: 'field', name, ...typed(member.type), ...description(member) };
	if (ts.isGetAccessor(member)) return { kind: 'field', name, readonly: true, ...typed(member.type), ...description(member) };
	if (!ts.isMethodDeclaration(member)) return undefined;
	const parameters = member.parameters.map((one) => ({
		name: one.name.getText(),
		...typed(one.type),
		...(one.questionToken !== undefined && { optional: true }),
	}));
	return { kind: 'method', name, parameters, return: typed(member.type), ...description(member) };
};

/** The texts of a list in a source: of `observedAttributes`, or of the constant that it names. */
const textsOf = (file, node) => {
	const list = ts.isIdentifier(node) ? declaration(file, node.text).initializer : node;
	return (ts.isAsExpression(list) ? list.expression : list).elements.map(({ text }) => text);
};

const rolesOf = ([file, name]) => declaration(file, name).initializer.expression.properties.map((one) => one.name.text);

/** The attributes of an element: the list of `observedAttributes`, or the keys of the table that it takes them from. */
const attributesOf = (source, element, table) => {
	if (table !== undefined) return declaration(...table).initializer.properties.map((one) => one.name.text);
	return textsOf(source, element.members.find((one) => one.name?.getText() === 'observedAttributes').initializer);
};

const elementOf = ({
	tagName,
	name,
	module,
	source,
	events,
	attributes: table,
	themes,
	isThemed = themes.length > 0,
	slots,
	parts,
	others,
	prefix = '--x-board-',
}) => {
	const element = declaration(source, name);
	const members = element.members.map(memberOf).filter((one) => one !== undefined);
	const attributes = attributesOf(source, element, table).map((attribute) => {
		const fieldName = attribute.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
		const { type, description: text } = members.find((one) => one.name === fieldName);
		return { name: attribute, fieldName, type, description: text };
	});
	const theme = {
		name: 'theme',
		type: { text: "'lagoon' | 'oak' | 'slate' | 'heather' | 'print' | 'light' | 'dark'" },
		description: 'A theme, light or dark, or both, as in "oak dark". By default lagoon, light or dark as the system.',
	};
	const roles = [...themes.flatMap(rolesOf), ...others];
	return {
		kind: 'javascript-module',
		path: module,
		declarations: [
			{
				kind: 'class',
				customElement: true,
				name,
				tagName,
				superclass: { name: 'HTMLElement' },
				...description(element),
				members,
				attributes: [...attributes, ...(isThemed ? [theme] : [])],
				events: declaration(...events).members.map((one) => ({ name: one.name.text, ...typed(one.type), ...description(one) })),
				slots: slots.map((one) => ({ name: one })),
				cssParts: parts.map((one) => ({ name: one })),
				cssProperties: [...new Set(roles)].map((one) => ({ name: prefix + one })),
			},
		],
		exports: [
			{ kind: 'custom-element-definition', name: tagName, declaration: { name, module } },
			{ kind: 'js', name, declaration: { name, module } },
		],
	};
};

/** The manifest, in the schema of custom-elements-manifest. */
export const manifest = () => ({ schemaVersion: '1.0.0', readme: 'README.md', modules: ELEMENTS.map(elementOf) });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
	writeFileSync(join(root, 'dist/custom-elements.json'), `${JSON.stringify(manifest(), undefined, '\t')}\n`);
