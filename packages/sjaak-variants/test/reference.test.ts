import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { safeParse } from '../src/index.js';
import { AXES, COMPASS, ENDINGS, FLAGS, GLOBAL_KEYS, PIECE_KEYS, SWITCHES } from '../src/words.js';

const page = readFileSync(new URL('../docs/language.md', import.meta.url), 'utf8');
/** All text between backquotes. */
const said = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!.replaceAll('\\|', '|'));

describe('the reference of the language', () => {
	it.each([...GLOBAL_KEYS, ...PIECE_KEYS])('describes the key %s', (key) => {
		expect(said.some((text) => text.startsWith(`${key}:`))).toBe(true);
	});

	it.each([...FLAGS, ...SWITCHES, ...Object.keys(COMPASS), ...AXES])('describes %s', (word) => {
		expect(said).toContain(word);
	});

	it.each([...ENDINGS])('describes the ending %s and its scores', (ending, scores) => {
		const row = page.split('\n').find((line) => new RegExp(`^\\|.*\`${ending}\\d*\``).test(line) && line.split('|').length === 6);
		for (const score of scores) expect(row).toContain(`\`${score}\``);
	});

	it('contains generators and examples that are read without faults', () => {
		const [, example = ''] = /```variants\n([\s\S]*?)```/.exec(page) ?? [];
		const read = safeParse(example);
		expect(read.ok ? read.warnings : read.problems).toEqual([]);
		const generators = said.filter((text) => /^(?:slide|hop|leap|aleap|step|ride) /.test(text));
		expect(generators.length).toBeGreaterThanOrEqual(8);
		for (const generator of generators) {
			const result = safeParse(example.replace('leap (1,2)', generator));
			expect(result.ok ? [] : result.problems.map(({ message }) => message), generator).toEqual([]);
		}
	});
});
