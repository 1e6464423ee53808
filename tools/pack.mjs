/**
 * The packages as they are published: packed with pnpm (which applies `publishConfig` and writes real versions for `workspace:^`), then looked
 * at by publint and are-the-types-wrong.
 *
 *     node tools/pack.mjs            both linters on every tarball
 */
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { must, run } from './lib/run.mjs';
import { inTemporaryFolder, published, root } from './lib/workspace.mjs';

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
 * The files of the same package that a page leads to.
 *
 * @param {string} page its path in the package
 * @param {string} text
 * @returns {string[]}
 */
export const linksInside = (page, text) =>
	[...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
		.flatMap(([, link]) => (/^[a-z]+:/.test(link) ? [] : [posix.normalize(posix.join(posix.dirname(page), link))]))
		.filter((path) => !path.startsWith('..'));

/** What a tarball has to hold and what it must not. */
const contents = async (report, { name, file }) => {
	const { stdout } = await must('tar', ['-tzf', file]);
	const inside = stdout.split('\n').map((path) => path.replace(/^package\//, ''));
	for (const path of ['package.json', 'README.md', 'LICENSE']) report.check(inside.includes(path), `${name}: the package has no ${path}`);
	for (const page of inside.filter((path) => /^(?:README|docs\/.*)\.md$/.test(path))) {
		const { stdout: text } = await must('tar', ['-xzOf', file, `package/${page}`]);
		for (const link of linksInside(page, text))
			report.check(inside.includes(link), `${name}: ${page} leads to ${link}, which is not in the package`);
	}
	const wrong = inside.filter((path) =>
		/(?:^|\/)(?:test|e2e|node_modules|\.turbo|reports)\/|\.test\.|tsup\.config|vitest\.config/.test(path),
	);
	report.check(wrong.length === 0, `${name}: the package carries ${wrong.slice(0, 3).join(', ')}`);
};

/** The linters of packages. */
const LINTERS = [
	{ name: 'publint', args: ['run', '--strict'] },
	{ name: 'attw', args: ['--profile', 'esm-only', '--no-emoji', '--no-color'] },
];

/** Both linters on every package. */
export const lintPackages = async () => {
	const report = new Report('packages');
	await inTemporaryFolder(async (dir) => {
		for (const tarball of await packAll(dir)) {
			await contents(report, tarball);
			for (const { name, args } of LINTERS) {
				const { code, output } = await run(name, [...args, tarball.file]);
				if (code === 0) console.log(`  ${name.padEnd(8)} ${tarball.name}`);
				report.check(code === 0, `${name} ${args.join(' ')} ${tarball.name}:\n${output}`);
			}
		}
	});
	return report;
};

if (isMain(import.meta)) (await lintPackages()).end();
