import { describe, expect, it } from 'vitest';
import { type Drag, dragTo, sameSource } from '../src/element/drag.js';
import { track } from '../src/element/identity.js';
import { checked } from '../src/element/properties.js';
import { ENGLISH } from '../src/element/words.js';

describe('a drag', () => {
	const down: Drag = { pointer: 1, from: { cell: 5 }, start: { x: 100, y: 100 }, at: { x: 100, y: 100 }, moving: false };

	it('is a click until it has moved far enough, and a drag to its end', () => {
		const near = dragTo(down, { x: 105, y: 105 }, true);
		expect(near.moving).toBe(false);
		const far = dragTo(near, { x: 120, y: 100 }, true);
		expect(far).toMatchObject({ moving: true, at: { x: 120, y: 100 } });
		expect(dragTo(far, { x: 100, y: 100 }, true).moving).toBe(true);
	});

	it('needs a piece', () => {
		expect(dragTo(down, { x: 300, y: 300 }, false).moving).toBe(false);
	});

	it('has a source that is compared by its cell or its kind', () => {
		expect(sameSource({ cell: 5 }, { cell: 5 })).toBe(true);
		expect(sameSource({ cell: 5 }, { cell: 6 })).toBe(false);
		expect(sameSource({ drop: 'P' }, { drop: 'P' })).toBe(true);
		expect(sameSource({ drop: 'P' }, { cell: 'P' })).toBe(false);
		expect(sameSource(undefined, undefined)).toBe(false);
	});
});

describe('the names of pieces', () => {
	const piece = (cell: number, letter: string, side = 0) => ({ cell, side, letter, picture: letter });
	const numbers = (): (() => number) => {
		let count = 0;
		return () => count++;
	};

	it('stay with a moved piece, a taken one and a stranger', () => {
		const fresh = numbers();
		const before = track([], [piece(1, 'N'), piece(2, 'P'), piece(3, 'P', 1)], fresh);
		const after = track(before, [piece(3, 'N'), piece(2, 'P')], fresh);
		expect(after).toEqual([
			{ key: 0, piece: piece(3, 'N') },
			{ key: 1, piece: piece(2, 'P') },
		]);
		expect(track(after, [piece(3, 'N'), piece(9, 'Q')], fresh).map(({ key }) => key)).toEqual([0, 3]);
	});
});

describe('the words', () => {
	const nothing = {
		picked: false,
		canMove: false,
		target: false,
		capture: false,
		checked: false,
		premoving: false,
		premoved: false,
		drawings: [],
	};

	it('name cells', () => {
		const { cell } = ENGLISH;
		expect(cell({ ...nothing, name: 'e4', piece: 'white pawn' })).toBe('e4, white pawn');
		expect(cell({ ...nothing, name: 'g8', piece: 'black knight', canMove: true })).toBe('g8, black knight, can move');
		expect(cell({ ...nothing, name: 'g8', piece: 'black knight', canMove: true, premoving: true, premoved: true })).toBe(
			'g8, black knight, premove, can premove',
		);
		expect(cell({ ...nothing, name: 'f3', piece: undefined, target: true })).toBe('f3, empty, can go here');
		expect(cell({ ...nothing, name: 'd5', piece: 'black pawn', capture: true })).toBe('d5, black pawn, can be captured');
		expect(cell({ ...nothing, name: 'e8', piece: 'black king', checked: true, picked: true })).toBe('e8, black king, in check, picked up');
		expect(cell({ ...nothing, name: 'e4', piece: undefined, drawings: ['red circle on e4'] })).toBe('e4, empty, red circle on e4');
	});

	it('name the piece that is picked up', () => {
		expect(ENGLISH.picked('white knight', 'g1', 2)).toBe('g1, white knight, picked up. 2 squares to go to.');
		expect(ENGLISH.picked('white king', 'e1', 1)).toBe('e1, white king, picked up. 1 square to go to.');
		expect(ENGLISH.picked('black pawn', undefined, 0)).toBe('In hand, black pawn, picked up. It cannot move.');
	});

	it('name boards, hands and moves', () => {
		expect([ENGLISH.board(''), ENGLISH.board('white')]).toEqual(['Board', 'Board, white below']);
		expect([ENGLISH.hand('white'), ENGLISH.emptyHand('Sente')]).toEqual(['White in hand', 'Sente has nothing in hand']);
		expect([ENGLISH.inHand('black pawn', 2), ENGLISH.inHand('duck', undefined)]).toEqual(['2 black pawn', 'any number of duck']);
		expect(ENGLISH.moved('white knight', 'f3')).toBe('White knight to f3.');
	});
});

describe('a property', () => {
	it('takes its type, and null as nothing', () => {
		expect(checked('orientation', 'second')).toBe('second');
		expect(checked('pieces', null)).toBeUndefined();
		expect(checked('focusCell', 0)).toBe(0);
	});

	it.each([
		['orientation', 'third', 'Expected "first" or "second" for the property orientation of a board, found "third".'],
		['pieces', {}, 'Expected an array for the property pieces of a board, found a value of type object.'],
		['geometry', 'chess', 'Expected an object for the property geometry of a board, found "chess".'],
		['destinations', [], 'Expected a Map for the property destinations of a board, found an array.'],
	] as const)('refuses another type for %s', (name, value, message) => {
		expect(() => checked(name, value)).toThrow(new TypeError(message));
	});
});
