import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../src/lazy/examples.js';
import { docOf } from '../src/state/doc.js';
import { engine } from './support.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const json = (path: string): { private?: boolean; bin?: unknown } => JSON.parse(read(path));
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A class over the other packages, for programs that have one already: there is nothing in it that the page does not show. */
const FACADES = ['chess'];

/** The published libraries that the page shows, without their scope. A program of a terminal is not a library. */
const published = readdirSync(here('../../../packages'))
	.filter((folder) => {
		const manifest = json(`../../../packages/${folder}/package.json`);
		return manifest.private !== true && manifest.bin === undefined && !FACADES.includes(folder);
	})
	.sort();

const sources = readdirSync(here('../src'), { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.tsx?$/.test(path))
	.map((path) => read(`../src/${path.replaceAll('\\', '/')}`))
	.join('\n');

/** The packages of which the page runs something: imports of types do not count. */
const run = new Set(
	Array.from(sources.matchAll(/^import \{([^}]*)\} from '@x\/([a-z-]+)(?:\/[^']*)?';/gm), ([, names = '', name]) =>
		names.split(',').some((one) => /^\s*(?!type )\S/.test(one)) ? name : undefined,
	),
);

describe('every published package', () => {
	it('runs in the page', () => {
		expect(published.filter((name) => !run.has(name))).toEqual([]);
	});

	it('has an example', () => {
		expect([...new Set(EXAMPLES.map(({ shows }) => shows))].sort()).toEqual(published);
	});
});

describe('an example', () => {
	it.each(EXAMPLES)('of @x/$shows opens: $title', ({ shows, state }) => {
		const reading = engine.answer('read', { doc: docOf(state), place: { node: state.cursor } });
		expect(reading.preset.id).toBe(state.ruleset.id);
		expect(reading.startProblems).toEqual([]);
		const errors = reading.problems.filter(({ severity }) => severity === 'error');
		expect(errors.length > 0).toBe(shows === 'diagnostics');
		expect(reading.shown).toBe(state.cursor);
	});

	it('has a title of its own and one sentence', () => {
		expect(new Set(EXAMPLES.map(({ title }) => title)).size).toBe(EXAMPLES.length);
		expect(EXAMPLES.filter(({ says }) => !/^[A-Z][^.]*\.$/.test(says))).toEqual([]);
	});
});
