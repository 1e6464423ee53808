import { describe, expect, it } from 'vitest';
import { adoptProperties, defineProperties } from '../src/element/accessors.js';
import { PROPERTIES } from '../src/element/properties.js';
import { XBoard } from '../src/index.js';
import { XPlane } from '../src/plane/index.js';
import { PLANE_PROPERTIES } from '../src/plane/properties.js';

describe.each<[string, object, readonly string[]]>([
	['XBoard', XBoard.prototype, Object.keys(PROPERTIES)],
	['XPlane', XPlane.prototype, PLANE_PROPERTIES],
])('the properties of %s', (_, prototype, names) => {
	it('can be set under their names and in lower case, as templates write attributes', () => {
		const accessors = Object.getOwnPropertyDescriptors(prototype) as Readonly<Record<string, PropertyDescriptor | undefined>>;
		for (const name of names) {
			expect(accessors[name], name).toMatchObject({ get: expect.any(Function), set: expect.any(Function), enumerable: true });
			expect(accessors[name.toLowerCase()], name).toMatchObject({ set: expect.any(Function), enumerable: name === name.toLowerCase() });
		}
	});

	it('have names that differ in lower case, too', () => {
		expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
	});
});

describe('an accessor', () => {
	it('reads and writes one value under both names', () => {
		class Element {
			readonly values = new Map<string, unknown>();
		}
		const set = ({ values }: Element, name: string, value: unknown): void => void values.set(name, value);
		defineProperties(Element.prototype, ['lastMove'], { get: ({ values }, name) => values.get(name), set });
		const element = new Element() as Element & { lastMove: unknown; lastmove: unknown };
		element.lastmove = 1;
		expect([element.lastMove, element.lastmove]).toEqual([1, 1]);
		element.lastMove = 2;
		expect([element.lastMove, element.lastmove, element.values.size]).toEqual([2, 2, 1]);
	});

	it('takes over a value set before under either name', () => {
		const taken: unknown[] = [];
		const element: object = { lastmove: 1, focusCell: 'e4' };
		adoptProperties(element, ['lastMove', 'focusCell', 'label'], (_, ...pair) => void taken.push(pair));
		expect(taken).toEqual([
			['lastMove', 1],
			['focusCell', 'e4'],
		]);
		expect(element).toEqual({});
	});
});
