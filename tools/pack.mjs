/**
 * The packages as published: packed with pnpm, which applies `publishConfig` and writes real versions for `workspace:^`. Checks their
 * manifests and the contents of their tarballs, and runs publint and are-the-types-wrong on the tarballs.
 *
 *     node tools/pack.mjs
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { must, run } from './lib/run.mjs';
import { inTemporaryFolder, published, root } from './lib/workspace.mjs';
import { manifestFaults } from './metadata.mjs';

/**
 * Packs every published package.
 *
 * @param {string} dir where the tarballs go
 * @param {string} [from]
 * @returns {Promise<{ name: string, file: string }[]>}
 */
export const packAll = async (dir, from = root) => {
	const packed = [];
	for (const one of published(from)) {
		const before = new Set(readdirSync(dir));
		await must('pnpm', ['pack', '--pack-destination', dir], { cwd: one.dir });
		const [file] = readdirSync(dir).filter((name) => !before.has(name));
		packed.push({ name: one.name, file: join(dir, file) });
	}
	return packed;
};

/**
 * The relative links of a page in a package, as paths inside the package; `..` is outside.
 *
 * @param {string} page its path in the package
 * @param {string} text
 * @returns {string[]}
 */
export const relativeLinks = (page, text) =>
	[...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, link]) =>
		/^[a-z]+:/.test(link) ? [] : [posix.normalize(posix.join(posix.dirname(page), link))],
	);

const NOT_PACKED = /(?:^|\/)(?:test|e2e|node_modules|\.turbo|reports)\/|\.test\.|tsup\.config|vitest\.config/;

/** A list in one line, at most three entries. */
const some = (paths) => `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;

/**
 * Faults of an unpacked tarball.
 *
 * @param {string} name
 * @param {string} dir the tarball's `package` folder
 * @param {{ changelog: boolean }} source whether the package has a changelog
 * @returns {string[]}
 */
export const contentFaults = (name, dir, { changelog }) => {
	const inside = allFiles(dir).map((file) => relative(dir, file).replaceAll('\\', '/'));
	const has = new Set(inside);
	const faults = [];
	for (const path of ['package.json', 'README.md', 'LICENSE', ...(changelog ? ['CHANGELOG.md'] : [])])
		if (!has.has(path)) faults.push(`${name}: the tarball has no ${path}`);
	for (const page of inside.filter((path) => /^(?:README|docs\/.*)\.md$/.test(path)))
		for (const link of relativeLinks(page, readFileSync(join(dir, page), 'utf8')))
			if (!has.has(link) && !inside.some((path) => path.startsWith(`${link.replace(/\/$/, '')}/`)))
				faults.push(`${name}: ${page} leads to ${link}, which is not in the tarball`);
	const wrong = inside.filter((path) => NOT_PACKED.test(path));
	if (wrong.length > 0) faults.push(`${name}: the tarball holds ${some(wrong)}`);
	const withSources = inside.filter(
		(path) => path.endsWith('.map') && JSON.parse(readFileSync(join(dir, path), 'utf8')).sourcesContent?.some((text) => text),
	);
	if (withSources.length > 0 && inside.some((path) => path.startsWith('src/')))
		faults.push(`${name}: the tarball holds its sources twice: src, and in source maps`);
	return faults;
};

/** All files below a folder, including `dist`. */
const allFiles = (dir) =>
	readdirSync(dir, { withFileTypes: true, recursive: true }).flatMap((entry) =>
		entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
	);

/** The number of files and bytes of a folder. */
const weightOf = (dir) => {
	const sizes = allFiles(dir).map((file) => statSync(file).size);
	return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

/** The entry points that are scripts for pages: they set a global, and have no types to import. */
const scriptsOf = ({ exports = {} }) => Object.keys(exports).filter((one) => one.endsWith('.js'));

/** The linters for packages, and their arguments for a tarball. */
const LINTERS = [
	{ name: 'publint', args: (file) => ['run', '--strict', file] },
	{
		name: 'attw',
		args: (file, manifest) => {
			const scripts = scriptsOf(manifest);
			return [
				file,
				'--profile',
				'esm-only',
				'--no-emoji',
				'--no-color',
				...(scripts.length > 0 ? ['--exclude-entrypoints', ...scripts] : []),
			];
		},
	},
];

/** Checks manifests, contents and both linters, for every package. */
export const lintPackages = async () => {
	const report = new Report('packages');
	await inTemporaryFolder(async (dir) => {
		const faults = published().flatMap((one) => manifestFaults(one));
		const tarballs = join(dir, 'tarballs');
		mkdirSync(tarballs);
		for (const { name, file } of await packAll(tarballs)) {
			const one = /** @type {import('./lib/workspace.mjs').Package} */ (published().find((each) => each.name === name));
			const unpacked = join(dir, one.short);
			mkdirSync(unpacked);
			await must('tar', ['-xzf', file, '-C', unpacked]);
			const inside = join(unpacked, 'package');
			const found = contentFaults(name, inside, { changelog: existsSync(join(one.dir, 'CHANGELOG.md')) });
			if (found.length === 0) report.pass();
			faults.push(...found);
			const { files, bytes } = weightOf(inside);
			console.log(`  unpacked ${name.padEnd(20)} ${String(files).padStart(5)} files ${(bytes / 1000).toFixed(0).padStart(7)} kB`);
			for (const { name: linter, args } of LINTERS) {
				const { code, output } = await run(linter, args(file, one.manifest));
				if (code === 0) console.log(`  ${linter.padEnd(8)} ${name}`);
				report.check(code === 0, `${linter} ${name}:\n${output}`);
			}
		}
		for (const fault of faults) report.fail(fault);
	});
	return report;
};

if (isMain(import.meta)) (await lintPackages()).end();
