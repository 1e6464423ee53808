import { expect, test } from 'vitest';
import * as icn from '../src/index.js';
import * as schema from '../src/schema.js';

test('the surface is what the README lists, and nothing else', () => {
	expect(Object.keys(icn).sort()).toEqual([
		'annotated',
		'fromChess',
		'fromLong',
		'isValid',
		'parse',
		'parseMove',
		'positionAt',
		'replay',
		'safeParse',
		'safeParseMove',
		'sorted',
		'stringify',
		'stringifyMove',
		'toChess',
		'toLong',
		'toRuleset',
		'withPreset',
	]);
	expect(Object.keys(schema).sort()).toEqual(['longSchema', 'parseLong']);
});
