import { readFileSync } from 'node:fs';
import * as fen from '@x/fen';
import * as dialects from '@x/fen/dialects';
import * as text from '@x/fen/text';
import { expect, test } from 'vitest';

test('exports exactly the functions that the README lists', () => {
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

test('exports from `./text` exactly the functions that the README lists', () => {
	const readme = readFileSync(new URL('../../../fen/README.md', import.meta.url), 'utf8');
	const [, section = ''] = /### Text without a game\n(.*?)\n##/s.exec(readme) ?? [];
	expect(Object.keys(text).sort()).toEqual(Array.from(section.matchAll(/^\| `(\w+)\(/gm), ([, name]) => name).sort());
});

test('exports from `./dialects` exactly the dialects of the README, and a record of them', () => {
	const { dialects: byName, dialectsOf: _, isDialectName: __, usual: ___, ...values } = dialects;
	expect(Object.values(byName).length).toBe(Object.keys(values).length);
	expect(new Set(Object.values(byName))).toEqual(new Set(Object.values(values)));
	const readme = readFileSync(new URL('../../../fen/README.md', import.meta.url), 'utf8');
	const rows = Array.from(readme.matchAll(/^\| `(\w+)` +\| `([\w-]+)` +\|/gm), ([, value, name]) => [value, name]);
	expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(byName).sort());
	for (const [value, name] of rows) expect(Reflect.get(values, value!)).toBe(Reflect.get(byName, name!));
});
