import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkErrors } from '../errors.mjs';
import { inTemporaryFolder } from '../lib/workspace.mjs';
import { write } from './workspace.mjs';

/** A notation of words in small letters. */
const NOTATION = `
import { readFileSync } from 'node:fs';
const catalogue = JSON.parse(readFileSync(new URL('../vectors/errors.json', import.meta.url), 'utf8'));
const read = (text) => {
	const at = text.search(/[A-Z]/);
	if (at < 0) return [];
	const span = { from: at, to: at + 1 };
	const fix = { ...span, text: text[at].toLowerCase() };
	return [{ code: 'word/capital', severity: 'error', message: 'Expected a small letter.', hint: 'Write one.', span, data: { fix } }];
};
export const examples = catalogue.map((entry) => ({ isValue: false, settings: [['game', 'chess']], ...entry, read }));
`;

const entry = (good) => JSON.stringify([{ code: 'word/capital', meaning: 'A letter is a capital.', bad: 'aBc', good }]);

const WORKSPACE = {
	'packages/word/package.json': JSON.stringify({ name: '@x/word', version: '1.0.0' }),
	'packages/word/test/error-examples.ts': NOTATION,
	'packages/word/vectors/errors.json': entry('abc'),
};

it('writes a page for each namespace, and an index', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, WORKSPACE);
		expect((await checkErrors({ from: dir, update: true })).faults).toEqual([]);
		const page = readFileSync(join(dir, 'docs/errors/word.md'), 'utf8');
		expect(page).toContain('# Codes `word/…` of `@x/word`\n');
		expect(page.slice(page.indexOf('## '))).toBe(
			[
				'## word/capital\n',
				'A letter is a capital.\n',
				'Wrong, in the game `chess`:\n',
				'```text\n1 | aBc\n  |  ^\nerror word/capital: Expected a small letter.\nhint: Write one.\n```\n',
				'Right:\n',
				'```text\nabc\n```\n',
				'Repair: replace `B` by `b`.\n',
			].join('\n'),
		);
		const index = readFileSync(join(dir, 'docs/errors/README.md'), 'utf8');
		expect(index).toContain('1 codes. Each has a wrong text and a right one; 1 have a certain repair');
		expect(index).toContain('| [`word/capital`](word.md#wordcapital) | A letter is a capital. | yes |');
		expect((await checkErrors({ from: dir })).faults).toEqual([]);
	}));

it('fails for a page that is not up to date, is missing or has no catalogue', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, WORKSPACE);
		await checkErrors({ from: dir, update: true });
		write(dir, { 'packages/word/vectors/errors.json': entry('xyz'), 'docs/errors/gone.md': '' });
		expect((await checkErrors({ from: dir })).faults).toEqual([
			expect.stringMatching(/^docs\/errors\/word\.md differs from the catalogues, first in line \d+$/),
			'docs/errors/gone.md is not the page of a namespace',
		]);
	}));

it('refuses a bad example without its code', () =>
	inTemporaryFolder(async (dir) => {
		write(dir, { ...WORKSPACE, 'packages/word/vectors/errors.json': entry('abc').replace('aBc', 'abd') });
		await expect(checkErrors({ from: dir })).rejects.toThrow(
			'the bad example of word/capital does not have the code; run the tests of @x/word',
		);
	}));
