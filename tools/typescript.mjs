/**
 * Checks the declarations for users: compiles every entry point of the packed tarballs without `skipLibCheck`, and the programs of pages with a
 * board, with the oldest and the newest supported TypeScript, under both module resolutions that support `exports`.
 *
 *     node tools/typescript.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { mustDownload, run } from './lib/run.mjs';
import { declarationsOf } from './lib/surface.mjs';
import { inTemporaryFolder, published, specifier } from './lib/workspace.mjs';
import { packAll } from './pack.mjs';

/** The supported versions: zod's declarations need 5.4, and ours need nothing newer. */
const VERSIONS = ['5.4.5', '7.0.2'];

const RESOLUTIONS = [
	{ moduleResolution: 'bundler', module: 'esnext' },
	{ moduleResolution: 'nodenext', module: 'nodenext' },
];

/** Entry points whose declarations use names of the DOM: their own, or those of an external library. */
const WITH_DOM = /\/schema$|^@x\/board(?:\/|$)/;

/** Entry points whose declarations use those of a framework. They are compiled in the programs of pages, where its faults are not ours. */
const OF_FRAMEWORK = /^@x\/board\/(?:react|solid|svelte|vue)$/;

/**
 * The compiled programs, with the TypeScript libraries that each needs.
 *
 * @param {readonly string[]} specifiers
 */
export const consumers = (specifiers) => {
	const code = (these) => these.map((one, index) => `export * as entry${index} from '${one}';\n`).join('');
	return [
		{ name: 'plain', lib: ['es2022'], code: code(specifiers.filter((one) => !WITH_DOM.test(one))) },
		{ name: 'dom', lib: ['es2022', 'dom'], code: code(specifiers.filter((one) => WITH_DOM.test(one) && !OF_FRAMEWORK.test(one))) },
	].filter((one) => one.code !== '');
};

/**
 * The programs of pages with a board, by their files: with the line for React of the page on frameworks, and the recipe.
 *
 * @param {string} readme
 * @param {string} recipe
 */
export const pages = (readme, recipe) => {
	const line = /```jsx\n(<x-board [^`]*)```/.exec(readme)?.[1];
	if (line === undefined) throw new Error('The page of the board on frameworks has no line for React.');
	// A type that is unknown would be "any", with which every program compiles.
	const typed = 'type Typed<T> = 0 extends 1 & T ? false : true;';
	const given = `${typed}
import type { Position } from '@x/core';
import { viewOf } from '@x/board/game';
import { chess } from '@x/board/sets/chess';
declare const position: Position;
declare const play: (id: string) => void;
`;
	return {
		'recipe.ts': recipe,
		'page.ts': `${typed}
import '@x/board/define';
import '@x/board/define-plane';
const ids: string[] = [];
const board = document.querySelector('x-board');
board?.addEventListener('board-move', ({ detail }) => {
	const typed: Typed<typeof detail> = true;
	ids.push(detail.move.id);
});
board?.addEventListener('click', ({ clientX }) => clientX.toFixed());
const plane = document.createElement('x-plane');
plane.addEventListener('plane-move', ({ detail }) => detail.to[0] > 0n);
plane.lastMove = [[1n, 2n]];
`,
		'react.tsx': `${given}
import '@x/board/define';
import type {} from '@x/board/react';
import type { JSX } from 'react';
const SETS = [chess];
export const board = (
${line});
const typed: Typed<JSX.IntrinsicElements['x-board']> = true;
export const plane = <x-plane className="wide" wheel="ctrl" lastMove={[[1n, 2n]]} onplane-view={({ detail }) => play(detail.view)} />;
`,
		'solid.tsx': `/** @jsxImportSource solid-js */
${given}
import type {} from '@x/board/solid';
import type { JSX } from 'solid-js';
export const board = <x-board {...viewOf(position)} sets={[chess]} theme="oak dark" on:board-move={({ detail }) => play(detail.move.id)} />;
const typed: Typed<JSX.IntrinsicElements['x-board']['label']> = true;
export const plane = <x-plane class="wide" on:plane-view={({ detail }) => play(detail.view)} />;
`,
		'svelte.ts': `${given}
import type {} from '@x/board/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
export const board: SvelteHTMLElements['x-board'] = { ...viewOf(position), sets: [chess], 'onboard-move': ({ detail }) => play(detail.move.id) };
const typed: Typed<SvelteHTMLElements['x-board']['label']> = true;
export const plane: SvelteHTMLElements['x-plane'] = { class: 'wide', 'onplane-view': ({ detail }) => play(detail.view) };
`,
		'vue.ts': `${given}
import type {} from '@x/board/vue';
import type { GlobalComponents } from 'vue';
type Attributes<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];
export const board: Attributes<'x-board'> = { ...viewOf(position), sets: [chess], onBoardMove: ({ detail }) => play(detail.move.id) };
const typed: Typed<Attributes<'x-board'>['label']> = true;
export const plane: Attributes<'x-plane'> = { onPlaneView: ({ detail }) => play(detail.view) };
`,
	};
};

/** Every published entry point, and each member of a pattern. */
const allSpecifiers = () =>
	published().flatMap((one) =>
		declarationsOf(one).flatMap(({ subpath, members }) =>
			members === undefined ? [specifier(one, subpath)] : members.map(({ star }) => specifier(one, subpath.replace('*', star))),
		),
	);

/** The peer libraries, including optional ones: some entry points need them. */
const peers = () => [
	...new Set(
		published().flatMap(({ manifest }) =>
			Object.entries(manifest.peerDependencies ?? {}).flatMap(([name, range]) => (name.startsWith('@x/') ? [] : [`${name}@${range}`])),
		),
	),
];

const npmInstall = (dir, names) => {
	mkdirSync(dir, { recursive: true });
	writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
	return mustDownload('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...names], { cwd: dir });
};

/** Packs, installs, compiles. */
export const checkDeclarations = async () => {
	const report = new Report('typescript');
	await inTemporaryFolder(async (dir) => {
		const tarballs = join(dir, 'tarballs');
		const project = join(dir, 'project');
		mkdirSync(tarballs);
		const packed = await packAll(tarballs);
		await npmInstall(project, [...packed.map(({ file }) => file), ...peers()]);
		const programs = consumers(allSpecifiers());
		const read = (path) => readFileSync(join(project, 'node_modules/@x/board', path), 'utf8');
		for (const version of VERSIONS) {
			const compiler = join(dir, version);
			await npmInstall(compiler, [`typescript@${version}`]);
			const compile = (file, resolution, lib, options = {}) => {
				const compilerOptions = { ...resolution, lib, target: 'es2022', strict: true, noEmit: true, types: [], ...options };
				writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
				return run(join(compiler, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: project });
			};
			for (const resolution of RESOLUTIONS) {
				const title = `TypeScript ${version}, ${resolution.moduleResolution}`;
				for (const { name, lib, code } of programs) {
					writeFileSync(join(project, `${name}.ts`), code);
					const { code: exit, output } = await compile(`${name}.ts`, resolution, lib);
					if (exit === 0) console.log(`  ${title.padEnd(28)} ${name.padEnd(7)} ${code.split('\n').length - 1} entry points`);
					report.check(exit === 0, `${title}, ${name}:\n${output}`);
				}
				for (const [file, code] of Object.entries(pages(read('docs/frameworks.md'), read('recipes/typescript/page.ts')))) {
					writeFileSync(join(project, file), code);
					const options = { jsx: 'react-jsx', exactOptionalPropertyTypes: true, skipLibCheck: /^(?:react|solid|svelte|vue)/.test(file) };
					const { code: exit, output } = await compile(file, resolution, ['es2022', 'dom', 'dom.iterable'], options);
					if (exit === 0) console.log(`  ${title.padEnd(28)} ${file}`);
					report.check(exit === 0, `${title}, ${file}:\n${output}`);
				}
				writeFileSync(join(project, 'none.ts'), `export * from '${packed[0]?.name}/no/such/entry';\n`);
				const { code } = await compile('none.ts', resolution, ['es2022']);
				report.check(code !== 0, `${title} compiled an entry point that does not exist`);
			}
		}
	});
	return report;
};

if (isMain(import.meta)) (await checkDeclarations()).end();
