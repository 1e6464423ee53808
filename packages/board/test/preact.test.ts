import { describe, expect, it } from 'vitest';
import { Piece } from '../src/preact/index.js';
import { attributesOf, valuesOf } from '../src/preact/props.js';
import { shogi } from '../src/sets/shogi.js';

describe('the Preact board', () => {
	it.each([
		[{ pieces: [] }, {}, { pieces: [] }],
		[{}, { pieces: [], label: 'x' }, { pieces: undefined, label: undefined }],
		[{ label: 'y' }, { label: 'x' }, { label: 'y' }],
		[{ onMove: () => {}, style: 'x', toString: 1 }, { class: 'x' }, {}],
	])('writes the properties of %j after %j', (props, before, values) => {
		expect(valuesOf(props, before)).toEqual(values);
		expect(Object.keys(valuesOf(props, before)).sort()).toEqual(Object.keys(values).sort());
	});

	it('passes on all other attributes', () => {
		const attributes = { class: 'a', id: 'b', style: { width: 3 }, part: 'board', 'data-x': 1, 'aria-busy': true };
		expect(attributesOf({ ...attributes, label: 'x', pieces: [], onMove: () => {}, boardRef: {}, children: [] })).toEqual(attributes);
	});
});

describe('the Preact piece', () => {
	it('has the colours of light and of dark pages', () => {
		const look = { side: 1, picture: 'pawn', letter: 'P' };
		const sets = [shogi];
		expect(JSON.stringify(Piece({ look, sets }))).toContain('var(--x-board-wood-fill, #f4dca6)');
		expect(JSON.stringify(Piece({ look, sets, dark: true }))).toContain('var(--x-board-wood-fill, #e2c68c)');
	});
});
