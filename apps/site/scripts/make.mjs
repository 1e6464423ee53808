/**
 * Makes the sections that take long: the rules of all games, those of FBR, and the reference. Each is kept in `generated/made`, and turbo remembers them
 * while the sources are the same: `npx turbo run make --filter=@x/site`.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { entries, published, specifier } from '../../../tools/lib/workspace.mjs';
import { load } from './bundle.mjs';

const SECTIONS = ['rules', 'fbr', 'reference'];

/** The games are one pattern of entry points, of which one stands for all. */
const SHOWN_GAME = './chess';

/** @param {import('../../../tools/lib/workspace.mjs').Package} one */
const shownEntries = (one) => {
	const pattern = Object.keys(one.manifest.exports ?? {}).includes('./*');
	const named = new Set(Object.keys(one.manifest.exports ?? {}));
	return [...entries(one)].filter(([subpath]) => !pattern || named.has(subpath) || subpath === SHOWN_GAME || /^\.\/\w+\//.test(subpath));
};

const [, , section] = process.argv;
if (section === undefined) {
	// Side by side: each keeps one core busy.
	const codes = SECTIONS.map((name) => {
		const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
		return new Promise((resolve) => child.on('close', resolve));
	});
	if ((await Promise.all(codes)).some((code) => code !== 0)) process.exitCode = 1;
} else {
	const libraries = published().filter(({ manifest }) => manifest.bin === undefined);
	const { make } = await load('make', `make-${section}`);
	await make(section, {
		entries: libraries.flatMap((one) => shownEntries(one).map(([subpath, file]) => [specifier(one, subpath), file])),
		plugin: fileURLToPath(import.meta.resolve('typedoc-plugin-markdown')),
	});
}
