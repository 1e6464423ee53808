import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleBlocks, filesIn, markdownBlocks, uninstalled } from '../docs/blocks.mjs';
import { lengthFaults, linkFaults, wordsOf } from '../docs/readmes.mjs';
import { agrees, claims, sessionOf } from '../docs/session.mjs';
import { pages } from '../docs.mjs';
import { place } from '../lib/report.mjs';
import { inTemporaryFolder, root } from '../lib/workspace.mjs';
import { write } from './workspace.mjs';

/** Runs a page of plain JavaScript and gives back what it counted and reports. */
const play = async (...blocks) => {
	const session = sessionOf(blocks.map((code) => ({ file: 'page.md', place: 'page.md', line: 1, code })));
	const reports = [...session.stray];
	let held = 0;
	const code = session.code.replace('export default', 'return').replace('$claims: any', '$claims');
	await new Function(code)()(claims({ report: (place, fault) => reports.push(`${place}: ${fault}`), count: () => (held += 1) }));
	return { held, reports };
};

describe('finding code', () => {
	it('takes the ts blocks of a page with their lines', () => {
		const text = 'One\n\n```ts\na;\nb;\n```\n\n```js\nno;\n```\n\n  ```ts\n  c;\n  ```\n';
		expect(markdownBlocks('x.md', text)).toEqual([
			{ file: 'x.md', line: 4, code: 'a;\nb;' },
			{ file: 'x.md', line: 13, code: 'c;' },
		]);
	});

	it('takes blocks with a name as files, the last one of a name, and not as a part of the session', () => {
		const text = '```ts [a.ts]\nold;\n```\n\n```ts\nb;\n```\n\n```ts [a.ts]\nnew;\n```\n\n```html [page/b.html]\n<p>\n```\n';
		expect(markdownBlocks('x.md', text).map(({ code }) => code)).toEqual(['b;']);
		expect([...filesIn(text)]).toEqual([
			['a.ts', 'new;\n'],
			['page/b.html', '<p>\n'],
		]);
	});

	it('leaves no file of a page without a test that runs it', () => {
		const shown = pages().filter((file) => filesIn(readFileSync(file, 'utf8')).size > 0);
		expect(shown.length).toBeGreaterThan(3);
		const tested = (file) => existsSync(join(root, 'apps/site/e2e', `${basename(file, '.md')}.e2e.test.ts`));
		expect(shown.filter((file) => !tested(file)).map(place)).toEqual([]);
	});

	it('finds imports that no install line above names', () => {
		const page = (install, code) => `Do\n\n\`\`\`sh\n${install}\n\`\`\`\n\n\`\`\`ts\nlet a;\n${code}\n\`\`\`\n`;
		expect(uninstalled(page('npm install @x/core', "import { a } from '@x/san/moves';"))).toEqual([{ line: 9, name: '@x/san' }]);
		expect(uninstalled(page('npm install @x/core @x/san', "import { a } from '@x/san/moves';"))).toEqual([]);
		expect(uninstalled(page('npm install @x/core # not @x/san', "import '@x/san';"))).toEqual([{ line: 9, name: '@x/san' }]);
		expect(uninstalled(page('npm install @x/core', "import { a } from 'node:fs';"))).toEqual([]);
		expect(uninstalled(`${page('npm install @x/core', '')}With \`npm install @x/san\`:\n\n\`\`\`ts\nimport '@x/san';\n\`\`\`\n`)).toEqual(
			[],
		);
	});

	it('finds the peers that an entry point needs and that no install line above brings', () => {
		const page = (install) => `\`\`\`sh\n${install}\n\`\`\`\n\n\`\`\`ts\nimport { a } from '@x/kif/pgn';\n\`\`\`\n`;
		const needs = new Map([['@x/kif/pgn', { run: ['@x/fen', 'zod'] }]]);
		expect(uninstalled(page('npm install @x/kif'), { needs }).map(({ name }) => name)).toEqual(['@x/fen', 'zod']);
		expect(uninstalled(page('npm install @x/kif @x/fen zod'), { needs })).toEqual([]);
		expect(uninstalled(page('npm install @x/kif zod'), { needs, brings: (name) => [name, '@x/fen'] })).toEqual([]);
	});

	it('takes what another page installs as installed', () => {
		const text = "```ts\nimport { a } from '@x/core';\nimport '@x/san';\n```\n";
		expect(uninstalled(text, { given: ['@x/core'] }).map(({ name }) => name)).toEqual(['@x/san']);
	});

	it('takes examples, fenced or not, one-line or not, up to the next tag', () => {
		const text = `/**\n * Adds.\n *\n * @example\n * add(1, 2); // → 3\n * add(1); // throws TypeError\n *\n * @param a what\n */
const add = 1;
/** @example one; */
/**
 * @example
 * \`\`\`ts
 * two;
 * \`\`\`
 */`;
		expect(exampleBlocks('x.ts', text).map(({ line, code }) => [line, code])).toEqual([
			[5, 'add(1, 2); // → 3\nadd(1); // throws TypeError'],
			[11, 'one;'],
			[15, 'two;'],
		]);
	});
});

describe('claims', () => {
	it('compares as util.inspect shows it', () => {
		expect(agrees(['a', { b: 1 }], `[ 'a', { b: 1 } ]`)).toBe(true);
		expect(agrees('a', 'a')).toBe(false);
		expect(agrees([1, 2, 3], '[ 1, … ]')).toBe(true);
		expect(agrees(undefined, 'undefined')).toBe(true);
	});

	it('count what holds', async () => {
		expect(await play(`1 + 1; // → 2\nconst a = 'x'; // → 'x'\n[a,\n\ta];\n// → [ 'x', 'x' ]`)).toEqual({ held: 3, reports: [] });
	});

	it('report what does not hold, with its line', async () => {
		expect(await play('const a = 1;\na + 1; // → 3')).toEqual({ held: 0, reports: ['page.md:2: is 2; the page says 3'] });
	});

	it('may leave the arrow out where a value begins', async () => {
		expect(await play(`[1, 2] // [1,2]\n'a'; // 'b'\n1; // one of them`)).toEqual({
			held: 1,
			reports: ["page.md:2: is 'a'; the page says 'b'"],
		});
	});

	it('may stand behind a condition, which has to hold', async () => {
		const narrow = 'const a = { ok: true, b: 1 };\nif (a.ok) a.b; // → 1\nif (!a.ok) a.b; // → 1';
		expect(await play(narrow)).toEqual({ held: 1, reports: ['page.md:3: is Symbol(the condition does not hold); the page says 1'] });
	});

	it('go on over comment lines that are indented', async () => {
		expect(await play(`({ one: 1, two: 2 }) // → { one: 1,\n//      two: 2 }`)).toEqual({ held: 1, reports: [] });
	});

	it('see errors by name and message', async () => {
		const fail = `const fail = () => { throw new RangeError('too far'); };\n`;
		expect(await play(`${fail}fail(); // throws RangeError`)).toEqual({ held: 1, reports: [] });
		expect(await play(`${fail}fail(); // throws RangeError: far`)).toEqual({ held: 1, reports: [] });
		expect((await play(`${fail}fail(); // throws TypeError`)).reports).toEqual([
			'page.md:2: threw RangeError: too far; the page says TypeError',
		]);
		expect((await play('1; // throws TypeError')).reports).toEqual(['page.md:1: did not throw; the page says TypeError']);
	});

	it('must belong to a statement and be written with →', async () => {
		expect((await play('if (true) {\n\t1; // → 2\n}')).reports).toEqual([expect.stringContaining('belong to no statement')]);
		expect((await play('1; // => 1')).reports).toEqual([expect.stringContaining('written `// → value`')]);
	});
});

describe('a page is a session', () => {
	it('later blocks see earlier names and may use them again', async () => {
		expect(await play('const a = 1; const b = 2;', 'const a = 10;\na + b; // → 12')).toEqual({ held: 1, reports: [] });
	});

	it('imports what an example uses and does not make', () => {
		const known = new Map([
			['legal', '@x/core'],
			['chess', '@x/games/ready/chess'],
			['apply', '@x/core'],
		]);
		const block = (code) => sessionOf([{ file: 'a', place: 'a', line: 1, code }], { known }).code.split('\nexport')[0];
		expect(block('legal(chess.start)').split('\n').sort()).toEqual([
			`import { chess } from '@x/games/ready/chess';`,
			`import { legal } from '@x/core';`,
		]);
		expect(block('const legal = 1; a.apply(legal)')).toBe('');
	});

	it('joins imports of the same module', () => {
		const blocks = [`import { a } from 'x';`, `import { a, type B } from 'x';`].map((code) => ({ file: 'a', place: 'a', line: 1, code }));
		expect(sessionOf(blocks).code.split('\n')[0]).toBe(`import { a, B } from 'x';`);
	});
});

describe('READMEs', () => {
	it('are limited in their words, as wc -w counts them', () =>
		inTemporaryFolder((dir) => {
			expect(wordsOf('| `a` | b |\n\n- c  d')).toBe(8);
			write(dir, {
				'README.md': 'word '.repeat(701),
				'packages/a/package.json': '{ "name": "@x/a", "version": "0.1.0" }',
				'packages/a/README.md': 'word '.repeat(601),
				'packages/b/package.json': '{ "name": "@x/b", "version": "0.1.0" }',
				'packages/b/README.md': 'word '.repeat(600),
			});
			expect(lengthFaults(dir)).toEqual([
				'README.md: Expected at most 700 words, found 701: move what few readers need to docs/',
				'packages/a/README.md: Expected at most 600 words, found 601: move what few readers need to docs/',
			]);
		}));

	it('lead to all pages of their package, which the tarball has', () =>
		inTemporaryFolder((dir) => {
			write(dir, {
				'packages/a/package.json': '{ "name": "@x/a", "version": "0.1.0", "files": ["dist"] }',
				'packages/a/README.md': '[Errors](docs/errors.md)',
				'packages/a/docs/errors.md': '',
				'packages/a/docs/speed.md': '',
			});
			expect(linkFaults(dir)).toEqual([
				'packages/a/README.md has no link to docs/speed.md',
				"packages/a: the manifest's files leave out docs",
			]);
		}));
});
