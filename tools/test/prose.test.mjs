import { describe, expect, it } from 'vitest';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { markdownHits, sourceHits, turnsIn } from '../prose/find.mjs';
import { partsOf, scan } from '../prose/scan.mjs';
import { prose } from '../prose.mjs';
import { manifest, write } from './workspace.mjs';

const found = (text, file = 'a.ts', options = {}) => sourceHits(text, file, options).map(({ line, found }) => `${line} ${found}`);

describe('the words', () => {
	it.each([
		['whoever moves', 'whoever'],
		['after so many plies', 'so many'],
		['the board is told of it', 'is told'],
		['which is no letter', 'is no'],
		['what is asked of a piece', 'is asked of'],
		['who asks for it', 'who asks'],
		['it comes all the same', 'all the same'],
		["a piece that is nobody's", "nobody's"],
		['a cell beside the king', 'beside'],
		['What a piece does.', 'What … as a subject'],
		['A cell. Who moves first wins.', 'What … as a subject'],
		['mended by hand', 'mend'],
		['hears\nall the\nsame', 'all the same'],
	])('%s', (text, name) => {
		expect(turnsIn(text).map((hit) => hit.name)).toEqual([name]);
	});

	it.each([
		['there is no such cell'],
		['it is no longer legal'],
		['there are no pieces'],
		['What is this?'],
		['besides, it is legal'],
		['a recommendation, an amendment'],
		['tells what a piece does'],
		['as many as there are'],
	])('lets pass: %s', (text) => {
		expect(turnsIn(text)).toEqual([]);
	});
});

describe('sources', () => {
	it('reads comments: of one line, of several, at the end, and those inside nothing', () => {
		expect(found('/** For whoever moves. */\nconst a = 1; // so many\n/*\n * it is\n * told\n */\n{ /* mend */ }\n')).toEqual([
			'1 whoever',
			'2 so many',
			'4 is told',
			'7 mend',
		]);
	});

	it('joins comments in neighbouring lines', () => {
		expect(found('// it is\n// told so\nlet a;\n// is\n\n// told\n')).toEqual(['1 is told']);
	});

	it('leaves code in comments alone', () => {
		expect(found('/**\n * A `whoever`, {@link whoever}.\n *\n * @example\n * whoever(1)\n * @throws whoever\n */\n')).toEqual([
			'6 whoever',
		]);
	});

	it('reads messages, not words alone, nor paths, nor slashes in strings and expressions', () => {
		const text = [
			`import { a } from './beside of it.js';`,
			`const b = 'beside';`,
			`const c = 'a cell beside // another';`,
			'const d = `so many $' + '{b} and $' + '{`it is told`} whoever it is`;',
			`const e = /beside of it/;`,
			`const f = 'http://example.org'; // mend`,
		].join('\n');
		expect(found(text)).toEqual(['3 beside', '4 so many', '4 is told', '4 whoever', '6 mend']);
	});

	it('reads the text of elements', () => {
		expect(found('const a = <p title="so many of them">The board is told.</p>;', 'a.tsx')).toEqual(['1 so many', '1 is told']);
	});

	it('finds identifiers by their parts, and some whole', () => {
		expect(found('const isCalm = 1, becalmed = 2, ownKernel = routeOf(aptRouteOf), toString = document.createTreeWalker();')).toEqual([
			'1 isCalm',
			'1 ownKernel',
			'1 routeOf',
		]);
		expect(found('const isCalm = 1;', 'a.ts', { names: false })).toEqual([]);
		expect(partsOf('OWN_kingSide2')).toEqual(['own', 'king', 'side2']);
	});

	it('reads the titles of tests, and no other strings of them', () => {
		const text = [
			`describe('so many pieces', () => {`,
			`	it.skipIf(a).each([['it is told of it']])('it is told', () => say('whoever it is'));`,
			'	test(`a cell beside $' + '{b} $' + "{say('whoever it is')} so many`, () => 1); // mend",
			`	test.each${'`whoever it is`'}('all the same to it', () => 1);`,
			`});`,
		].join('\n');
		expect(found(text, 'a.test.ts', { titles: true })).toEqual([
			'1 so many',
			'2 is told',
			'3 beside',
			'3 so many',
			'3 mend',
			'4 all the same',
		]);
	});

	it('gives each identifier its place', () => {
		expect(scan('let one;', 'a.ts').identifiers).toEqual([{ at: 4, name: 'one' }]);
	});
});

it('reads Markdown: text and headings, not code', async () => {
	const text =
		'---\n"@x/core": minor\n---\n\n# For whoever\n\nIt is\ntold `so many` words.\n\n```ts\n// so many\n```\n\n| a | mend it |\n|---|---|\n| b | **beside** |\n';
	expect((await markdownHits(text, 'a.md')).map(({ line, found }) => `${line} ${found}`)).toEqual([
		'5 whoever',
		'7 is told',
		'14 mend',
		'16 beside',
	]);
});

it('fails on every file with hits, except generated ones', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, {
			'packages/core/package.json': manifest('@x/core'),
			'packages/core/src/index.ts': '// whoever\n',
			'packages/core/test/index.test.ts': `it('mends a board', () => wanted('whoever moves'));\n`,
			'README.md': 'It is told.\n',
			'docs/api/core.api.md': 'whoever\n',
			'packages/core/CHANGELOG.md': 'whoever\n',
			'.changeset/one.md': '---\n"@x/core": patch\n---\n\nMended it.\n',
		});
		expect((await prose(dir)).report.faults).toEqual([
			expect.stringMatching(/^\.changeset\/one\.md: 1 words of the list:\n.*one\.md:5: Mended \(mend\); write: fix/),
			expect.stringMatching(/^README\.md: 1 /),
			expect.stringMatching(/^packages\/core\/src\/index\.ts: 1 /),
			expect.stringMatching(/^packages\/core\/test\/index\.test\.ts: 1 .*\n.*: mends \(mend\)/),
		]);
	}));
