/**
 * Installs every tarball with plain npm into an empty project, then imports and requires it there, under
 * each supported version of node, with one real call for each package.
 *
 *     node tools/smoke.mjs
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, Report } from './lib/report.mjs';
import { download, mustDownload } from './lib/run.mjs';
import { entries, inTemporaryFolder, published, specifier } from './lib/workspace.mjs';
import { packAll } from './pack.mjs';

/** The supported versions of node: the running one, and the newest of each later major version, from the npm package `node`. */
const NODES = ['22.23.3', '24.21.0'];

/** The code that runs after loading: reads a FEN, plays a SAN, writes both; reads and writes an ICN. */
const CALLS = `
const { chess } = all['@x/games/ready/chess'];
const { apply, legal, turn } = all['@x/core'];
const fen = all['@x/fen'];
const san = all['@x/san'];
const equal = (is, expected) => { if (is !== expected) throw new Error('Expected ' + expected + ', found ' + is + '.'); };
const position = fen.parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess);
equal(legal(position).length, 20);
const move = san.resolve('e4', position);
const after = apply(position, move);
equal(turn(after).side, 'black');
equal(san.stringify(san.resolve('Nf6', after), after), 'Nf6');
equal(fen.stringify(after).split(' ')[0], 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
let refused = false;
try { san.resolve('Ke3', position); } catch (error) { refused = error instanceof all['@x/core'].NotationError; }
equal(refused, true);
const icn = all['@x/icn'];
equal(icn.stringify(icn.parse('K1,1|k5,5 1. K1,1 > 1,2'), { style: 'compact' }), 'w 1 K1,1|k5,5  1,1>1,2');
console.log('loaded ' + Object.keys(all).length + ' entry points');
`;

/**
 * The two programs of the empty project.
 *
 * @param {readonly string[]} specifiers
 */
export const programs = (specifiers) => ({
	'import.mjs': `const all = {};\n${specifiers.map((one) => `all['${one}'] = await import('${one}');`).join('\n')}\n${CALLS}`,
	'require.cjs': `const all = {};\n${specifiers.map((one) => `all['${one}'] = require('${one}');`).join('\n')}\n${CALLS}`,
});

/**
 * Installs tarballs into an empty folder, with the peers that their entry points need.
 *
 * @param {string} dir
 * @param {readonly { file: string }[]} tarballs
 */
export const installTarballs = async (dir, tarballs) => {
	writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'somebody', private: true }));
	await mustDownload(
		'npm',
		['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs.map(({ file }) => file), 'zod', 'preact'],
		{
			cwd: dir,
		},
	);
};

/** Installs, imports and calls. */
export const smoke = async () => {
	const report = new Report('smoke');
	const specifiers = published().flatMap((one) => [...entries(one).keys()].map((subpath) => specifier(one, subpath)));
	await inTemporaryFolder(async (tarballDir) => {
		const tarballs = await packAll(tarballDir);
		await inTemporaryFolder(async (dir) => {
			await installTarballs(dir, tarballs);
			const written = programs(specifiers);
			for (const [name, text] of Object.entries(written)) writeFileSync(join(dir, name), text);
			/** @type {{ label: string, start: (file: string) => [program: string, args: string[]] }[]} */
			const nodes = [{ label: `node ${process.versions.node}`, start: (file) => [process.execPath, [file]] }];
			for (const version of NODES) {
				const label = `node ${version}`;
				nodes.push({
					label,
					start: (file) => ['npx', ['--yes', '--prefer-offline', '-p', `node@${version}`, '-c', `node --version && node ${file}`]],
				});
			}
			for (const { label, start } of nodes) {
				for (const file of Object.keys(written)) {
					const [program, args] = start(file);
					const { code, output } = await download(program, args, { cwd: dir });
					const loaded = /loaded \d+ entry points/.exec(output)?.[0];
					const right = program === process.execPath || output.includes(`v${label.slice(5)}`);
					if (code === 0) console.log(`  ${label.padEnd(14)} ${file.padEnd(12)} ${loaded}`);
					report.check(code === 0 && loaded !== undefined && right, `${label}, ${file}:\n${output}`);
					const warning = /\b\w*Warning: .*/.exec(output);
					report.check(warning === null, `${label}, ${file} warns: ${warning?.[0]}`);
				}
			}
		});
	});
	return report;
};

if (isMain(import.meta)) (await smoke()).end();
