/**
 * Checks the declarations for users: compiles every entry point of the packed tarballs without `skipLibCheck`, with the oldest and the newest supported
 * TypeScript, under both module resolutions that support `exports`.
 *
 *     node tools/typescript.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { must, run } from './lib/run.mjs';
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

/**
 * The compiled programs, with the TypeScript libraries that each needs.
 *
 * @param {readonly string[]} specifiers
 */
export const consumers = (specifiers) => {
	const code = (these) => these.map((one, index) => `export * as entry${index} from '${one}';\n`).join('');
	return [
		{ name: 'plain', lib: ['es2022'], code: code(specifiers.filter((one) => !WITH_DOM.test(one))) },
		{ name: 'dom', lib: ['es2022', 'dom'], code: code(specifiers.filter((one) => WITH_DOM.test(one))) },
	].filter((one) => one.code !== '');
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
	return must('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...names], { cwd: dir });
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
		for (const version of VERSIONS) {
			const compiler = join(dir, version);
			await npmInstall(compiler, [`typescript@${version}`]);
			const compile = (name, resolution, lib) => {
				const compilerOptions = { ...resolution, lib, target: 'es2022', strict: true, noEmit: true, types: [] };
				writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
				return run(join(compiler, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: project });
			};
			for (const resolution of RESOLUTIONS) {
				const title = `TypeScript ${version}, ${resolution.moduleResolution}`;
				for (const { name, lib, code } of programs) {
					writeFileSync(join(project, `${name}.ts`), code);
					const { code: exit, output } = await compile(name, resolution, lib);
					if (exit === 0) console.log(`  ${title.padEnd(28)} ${name.padEnd(7)} ${code.split('\n').length - 1} entry points`);
					report.check(exit === 0, `${title}, ${name}:\n${output}`);
				}
				writeFileSync(join(project, 'none.ts'), `export * from '${packed[0]?.name}/no/such/entry';\n`);
				const { code } = await compile('none', resolution, ['es2022']);
				report.check(code !== 0, `${title} compiled an entry point that does not exist`);
			}
		}
	});
	return report;
};

if (isMain(import.meta)) (await checkDeclarations()).end();
