import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, DeclarationReflection, type TypeDocOptions } from 'typedoc';
import { outsideCode } from '../markdown.js';
import { addressOf, type Section, type SidebarItem, type SitePage } from '../page.js';
import { packageFolders, siteFolder } from '../repository.js';

/** The options of typedoc-plugin-markdown that the pages use: TypeDoc's own types do not know them. */
const MARKDOWN = {
	hidePageHeader: true,
	hideBreadcrumbs: true,
	outputFileStrategy: 'modules',
	useCodeBlocks: true,
	// TypeDoc numbers headings of one name in its own way.
	useHTMLAnchors: true,
	parametersFormat: 'table',
	propertiesFormat: 'table',
	interfacePropertiesFormat: 'table',
	typeAliasPropertiesFormat: 'table',
	enumMembersFormat: 'table',
	typeDeclarationFormat: 'table',
	tableColumnSettings: { hideInherited: true, hideOverrides: true, hideModifiers: true, hideDefaults: true },
};

/** Entry points: the name that programs import, and the absolute file of its source. */
export type EntryPoints = readonly (readonly [name: string, file: string])[];

/** Writes the reference of entry points as Markdown files, and gives the file of each. */
const write = async (entries: EntryPoints, plugin: string, out: string): Promise<ReadonlyMap<string, string>> => {
	const options: TypeDocOptions = {
		entryPoints: entries.map(([, file]) => file),
		plugin: [plugin],
		tsconfig: join(siteFolder, 'tsconfig.reference.json'),
		out,
		name: '@x',
		readme: 'none',
		// The packages are type-checked by a step of their own.
		skipErrorChecking: true,
		excludeInternal: true,
		excludePrivate: true,
		excludeExternals: true,
		disableSources: true,
		groupOrder: ['Functions', 'Variables', 'Classes', 'Interfaces', 'Type Aliases', '*'],
		sort: ['source-order'],
		validation: false,
		logLevel: 'Error',
		...(MARKDOWN as object),
	};
	const app = await Application.bootstrapWithPlugins(options);
	const project = await app.convert();
	if (project === undefined) throw new Error('TypeDoc cannot read the packages.');
	const names = new Map(entries.map(([name, file]) => [file, name]));
	for (const child of project.children ?? []) {
		const name = names.get(project.getSymbolIdFromReflection(child)?.fileName ?? '');
		if (name !== undefined) child.name = name;
	}
	// The file of a module has another name than the module if it would be that of an export.
	const files = new Map<string, string>();
	app.renderer.on('beginPage', ({ model, url }) => {
		if (model instanceof DeclarationReflection) files.set(model.name, url);
	});
	await app.generateOutputs(project);
	return files;
};

/** `@x/core/compile` → `reference/core/compile` */
const pathOf = (name: string): string => `reference/${name.slice('@x/'.length)}`;

/** A heading, after its anchor if it has one. */
const HEADING = /(?:<a id="([^"]+)"><\/a>\n+)?^(#+) (.*)$/gm;

/**
 * A page whose headings have the anchors that TypeDoc gave them, in the form of VitePress. All other headings, such as `Parameters`, have anchors that are
 * none of these: a type and an interface of one name share one.
 */
const withAnchors = (text: string): string => {
	const isUsed = new Set<string>();
	return outsideCode(text, (prose) =>
		prose.replace(HEADING, (_, anchor: string | undefined, level: string, words: string) => {
			const own = anchor === undefined || isUsed.has(anchor) ? `heading--${isUsed.size}` : anchor;
			isUsed.add(own);
			return `${level} ${words} {#${own}}`;
		}),
	);
};

const pageOf = (name: string, folder: string, file: string): SitePage => ({
	path: pathOf(name),
	title: name,
	description: `Every export of ${name}, with its types and examples.`,
	text: withAnchors(readFileSync(join(folder, file), 'utf8')),
	source: file,
	settings: { outline: 3 },
});

/** The page that lists the entry points. */
const overview = (entries: EntryPoints): SitePage => {
	const lists = packageFolders().flatMap(({ name, short, description }) => {
		const own = entries.filter(([entry]) => entry === name || entry.startsWith(`${name}/`));
		if (own.length === 0) return [];
		const links = own.map(([entry]) => `[\`${entry}\`](${addressOf(pathOf(entry))})`);
		return [`## ${name}\n\n${description} [Its first page](${addressOf(`packages/${short}`)}).\n\n${links.join(' · ')}\n`];
	});
	return {
		path: 'reference',
		title: 'Reference',
		description: 'Every export of every entry point of the packages, with its types and examples that run.',
		text: `# Reference\n\nEvery export of every entry point. All examples run in the tests.\n\n${lists.join('\n')}`,
	};
};

/** A page for each entry point, made from the doc comments. `plugin` is the file of typedoc-plugin-markdown. */
export const referenceSection = async (entries: EntryPoints, plugin: string): Promise<Section> => {
	const folder = mkdtempSync(join(tmpdir(), 'reference-'));
	try {
		const files = await write(entries, plugin, folder);
		const pages = entries.map(([name]) => pageOf(name, folder, files.get(name)!));
		const sidebar = packageFolders().flatMap(({ name }): readonly SidebarItem[] => {
			const [first, ...rest] = entries.filter(([entry]) => entry === name || entry.startsWith(`${name}/`)).map(([entry]) => entry);
			if (first === undefined) return [];
			const item = { text: first, link: addressOf(pathOf(first)) };
			const items = rest.map((entry) => ({ text: entry.slice(name.length), link: addressOf(pathOf(entry)) }));
			return [items.length === 0 ? item : { ...item, collapsed: true, items }];
		});
		return {
			path: 'reference',
			sidebar: [{ text: 'Reference', link: '/reference/', items: sidebar }],
			pages: [overview(entries), ...pages],
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};
