import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { bundleSize, fileSizes, firstChunk, firstLoad, gzipped, reached, sizeFaults } from '../sizes.mjs';
import { write } from './workspace.mjs';

it('finds modules that must not be in a bundle', () => {
	expect(reached(['packages/core/src/reference/walk.ts', 'packages/core/src/board/board.ts'])).toEqual([
		'packages/core/src/reference/walk.ts',
	]);
});

it('follows what a page loads by itself: scripts, their static imports, styles, workers; not what comes later', () =>
	inTemporaryFolder((dir) => {
		write(dir, {
			'index.html': `<link rel="icon" href="icon.png"><link rel="stylesheet" crossorigin href="./a/style.css"><script type="module" src="./a/main.js"></script>`,
			'icon.png': '',
			'a/style.css': '',
			'a/main.js': `import{x}from"./shared.js";import("./later.js");new Worker(new URL("worker.js",import.meta.url))`,
			'a/shared.js': '',
			'a/later.js': '',
			'a/worker.js': '',
		});
		expect(
			firstLoad(dir)
				.map((file) => relative(dir, file))
				.sort(),
		).toEqual(['a/main.js', 'a/shared.js', 'a/style.css', 'a/worker.js', 'index.html']);
	}));

it('measures in gzip', () => {
	expect(gzipped('a'.repeat(1000))).toBeLessThan(40);
});

it('measures a bundle whole, and a file, as gzip does', () =>
	inTemporaryFolder(async (dir) => {
		const code = `export const text = '${'abc'.repeat(500)}';\n`;
		write(dir, { 'text.js': code });
		expect(await fileSizes([join(dir, 'text.js')])).toEqual([gzipped(code)]);
		const whole = gzipped(`var a="${'abc'.repeat(500)}";export{a as text};\n`);
		expect(await bundleSize(code)).toBe(whole);
	}));

it('measures what a page loads first, without what it imports later', async () => {
	const first = `globalThis.text = '${'abc'.repeat(50)}';`;
	const later = `${first} globalThis.later = () => import('data:text/javascript,1');`;
	expect(await firstChunk(later)).toBeLessThan((await firstChunk(first)) + 2000);
	expect(await firstChunk(first)).toBeLessThan(200);
});

it('finds sizes on a page that differ from the measured ones', () => {
	const rows = [
		{ name: '@x/a', bytes: 10_000 },
		{ name: '@x/b', bytes: 5_000 },
	];
	expect(sizeFaults('| `@x/a` | 10.2 kB |\n| `@x/b` | 5.6 kB |\n| `@x/c` | 1.0 kB |\n', rows)).toEqual([
		'@x/b: Expected 5.0 kB, found 5.6 kB',
		'@x/c is not measured',
	]);
});
