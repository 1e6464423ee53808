import { expect, test } from 'vitest';
import * as chess from '../src/chess.js';
import * as icn from '../src/index.js';
import * as play from '../src/play.js';
import * as position from '../src/position.js';
import * as schema from '../src/schema.js';

test('exports exactly the functions that its pages list', () => {
	expect(Object.keys(icn).sort()).toEqual([
		'KINDS',
		'annotated',
		'fromLong',
		'isValid',
		'kindTitle',
		'parse',
		'parseMove',
		'positionAt',
		'safeParse',
		'safeParseMove',
		'sorted',
		'stringify',
		'stringifyMove',
		'toLong',
		'withPreset',
	]);
	expect(Object.keys(play).sort()).toEqual(['replay', 'toRuleset']);
	expect(Object.keys(position).sort()).toEqual(['icnOf', 'positionAtEnd', 'safeIcnOf']);
	expect(Object.keys(chess).sort()).toEqual(['fromChess', 'toChess']);
	expect(Object.keys(schema).sort()).toEqual(['longSchema', 'parseLong']);
});
