import { readFileSync } from 'node:fs';
import * as fen from '@x/fen';
import * as dialects from '@x/fen/dialects';
import * as text from '@x/fen/text';
import { expect, test } from 'vitest';

test('exports exactly the functions that docs/reading-and-writing.md lists', () => {
	expect(Object.keys(fen).sort()).toEqual([
		'isValidPosition',
		'isValidText',
		'parse',
		'parsePosition',
		'safeParse',
		'safeParsePosition',
		'stringify',
		'stringifySetup',
	]);
});

test('exports from `./text` exactly the functions that docs/text.md lists', () => {
	const page = readFileSync(new URL('../../../fen/docs/text.md', import.meta.url), 'utf8');
	expect(Object.keys(text).sort()).toEqual(Array.from(page.matchAll(/^\| `(\w+)\(/gm), ([, name]) => name).sort());
});

test('exports from `./dialects` exactly the dialects of docs/dialects.md, and a record of them', () => {
	const { dialects: byName, dialectsOf: _, isDialectName: __, usual: ___, ...values } = dialects;
	expect(Object.values(byName).length).toBe(Object.keys(values).length);
	expect(new Set(Object.values(byName))).toEqual(new Set(Object.values(values)));
	const page = readFileSync(new URL('../../../fen/docs/dialects.md', import.meta.url), 'utf8');
	const rows = Array.from(page.matchAll(/^\| `(\w+)` +\| `([\w-]+)` +\|/gm), ([, value, name]) => [value, name]);
	expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(byName).sort());
	for (const [value, name] of rows) expect(Reflect.get(values, value!)).toBe(Reflect.get(byName, name!));
});
