import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { rectangle } from '../src/index.js';
import type { BoardView } from '../src/model/state.js';
import { NoCanvasError, pieceSvg, toPng, toSvg } from '../src/svg/index.js';

const ENTITY = /&(?!(?:amp|lt|gt|quot);)/;
const ATTRIBUTES = /^(?:\s+[\w:-]+="[^"<]*")*\s*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML excludes
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** The fault of an XML text, if any: of its tags, attributes, entities or characters. */
const xmlFault = (text: string): string | undefined => {
	const open: string[] = [];
	let end = 0;
	if (FORBIDDEN.test(text)) return 'a character that XML does not allow';
	for (const match of text.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g)) {
		const [tag, closing, name = '', attributes = '', empty] = match;
		const between = text.slice(end, match.index);
		if (/[<>]/.test(between) || ENTITY.test(between)) return `text: ${between}`;
		if (between !== '' && open.length === 0) return 'text outside the root';
		end = match.index + tag.length;
		if (closing === '/') {
			if (open.pop() !== name) return `closing tag: ${tag}`;
			continue;
		}
		if (!ATTRIBUTES.test(attributes) || ENTITY.test(attributes)) return `attributes: ${tag}`;
		const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, one]) => one);
		if (new Set(names).size !== names.length) return `an attribute twice: ${tag}`;
		if (empty !== '/') open.push(name);
	}
	if (end !== text.length) return `after the last tag: ${text.slice(end)}`;
	return open.length === 0 ? undefined : `unclosed: ${open.join()}`;
};

const count = (text: string, part: string): number => text.split(part).length - 1;

const PAWN = { side: 0, picture: 'pawn', letter: 'P', title: 'white pawn' };
const SIDES = [
	{ title: 'white', color: 'white' },
	{ title: 'black', color: 'black' },
] as const;
const EMPTY: BoardView = { geometry: rectangle(8, 8), pieces: [] };
const HELD: BoardView = {
	...EMPTY,
	sides: SIDES,
	hands: [
		{ side: 0, pieces: [{ ...PAWN, kind: 'P', count: 3 }] },
		{ side: 1, pieces: [] },
	],
};

describe('a board as SVG', () => {
	it('has the size of its cells, and of the picture', () => {
		expect(toSvg({ geometry: rectangle(10, 8), pieces: [] })).toMatch(
			/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1000 800">/,
		);
		expect(toSvg({ geometry: rectangle(10, 8), pieces: [] }, { width: 500 })).toContain('viewBox="0 0 1000 800" width="500" height="400"');
	});

	it('draws pieces on their cells, seen from either end', () => {
		const view = { ...EMPTY, pieces: [{ ...PAWN, cell: 'a1' }] };
		expect(toSvg(view)).toContain('<g transform="translate(0 700)">');
		expect(toSvg({ ...view, orientation: 'second' })).toContain('<g transform="translate(700 0)">');
	});

	it('draws the last move, checks, marks and arrows', () => {
		const text = toSvg({
			...EMPTY,
			lastMove: ['e2'],
			checks: ['e1'],
			marks: [{ cell: 'a1', color: 'blue' }],
			arrows: [{ from: 'a1', to: 'c3' }],
		});
		for (const color of ['rgb(243 182 45 / 74%)', 'rgb(190 50 36 / 40%)', '#00308c', '#15781b']) expect(text).toContain(`"${color}"`);
		expect(xmlFault(text)).toBeUndefined();
	});

	it('has the names of columns and rows, or leaves them out', () => {
		expect([...toSvg(EMPTY).matchAll(/>(\w+)<\/text>/g)].map(([, names]) => names)).toEqual(['aceg1357', 'bdfh2468']);
		expect(count(toSvg(EMPTY, { coordinates: 'none' }), '<text')).toBe(0);
		expect(EMPTY.geometry.cells[0]).toMatchObject({ column: 'a', row: '1' });
	});

	it('makes room for the names of hexagons', () => {
		const cell = { cell: 'a1', name: 'a1', slice: 0, x: 0, y: 0, tone: 0, column: 'a', row: '1' };
		const view: BoardView = { geometry: { shape: 'hex', slices: [{ title: '' }], cells: [cell] }, pieces: [] };
		expect(toSvg(view)).toContain('viewBox="0 0 168 152"');
		expect(toSvg(view, { coordinates: 'none' })).toContain('viewBox="0 0 116 100"');
	});

	it('puts several boards into columns', () => {
		const { cells } = rectangle(2, 2);
		const slices = [{ title: 'Level 1' }, { title: 'Level 2' }];
		const view: BoardView = {
			geometry: {
				shape: 'square',
				slices,
				cells: [0, 1].flatMap((slice) => cells.map((cell) => ({ ...cell, cell: `${cell.cell}${slice}`, slice }))),
			},
			pieces: [],
		};
		expect(toSvg(view)).toContain('viewBox="0 0 440 250"');
		expect(toSvg(view, { columns: 1 })).toContain('viewBox="0 0 200 500"');
		expect(toSvg(view)).toContain('>Level 2</text>');
	});

	it('takes the colours of the theme, of dark pages, and its own', () => {
		expect(toSvg(EMPTY)).toContain('fill="#6d9b96"');
		expect(toSvg(EMPTY, { dark: true })).toContain('fill="#5d8a86"');
		expect(toSvg(EMPTY, { theme: 'oak' })).toContain('fill="#b1875a"');
		expect(toSvg(EMPTY, { theme: 'oak', dark: true })).toContain('fill="#a07c54"');
		expect(toSvg(EMPTY, { theme: 'lagoon' })).toBe(toSvg(EMPTY));
		expect(toSvg(EMPTY, { theme: 'slate', dark: true, colors: { dark: 'navy' } })).toContain('fill="navy"');
	});

	it('can have a title', () => {
		expect(toSvg(EMPTY, { title: 'R & D' })).toContain(' role="img"><title>R &amp; D</title>');
		expect(toSvg(EMPTY)).not.toContain('role=');
	});
});

describe('a part of a board', () => {
	it('is the rectangle around cells, in any order, from either end', () => {
		expect(toSvg(EMPTY, { part: ['b2', 'd5'] })).toContain('viewBox="100 300 300 400"');
		expect(toSvg(EMPTY, { part: ['d2', 'b5'], width: 90 })).toContain('viewBox="100 300 300 400" width="90" height="120"');
		expect(toSvg(EMPTY, { part: ['c5', 'd3', 'b2'] })).toContain('viewBox="100 300 300 400"');
		expect(toSvg({ ...EMPTY, orientation: 'second' }, { part: ['b2', 'd5'] })).toContain('viewBox="400 100 300 400"');
	});

	it('is as wide as its hexagons', () => {
		const cell = { cell: 'a1', name: 'a1', slice: 0, x: 0, y: 0, tone: 0, column: 'a', row: '1' };
		const view: BoardView = { geometry: { shape: 'hex', slices: [{ title: '' }], cells: [cell] }, pieces: [] };
		expect(toSvg(view, { part: ['a1'] })).toContain('viewBox="0 0 115.47 100"');
	});

	it('has the pieces that are seen in it, and no hands', () => {
		const picture = toSvg({ ...HELD, pieces: ['a1', 'h8', 'c3'].map((cell) => ({ ...PAWN, cell })) }, { part: ['b2', 'd4'] });
		expect(count(picture, 'translate(200 500)')).toBe(1);
		expect(count(picture, '>P</text>')).toBe(1);
		expect(picture).not.toContain('>White</text>');
		expect(xmlFault(picture)).toBeUndefined();
	});

	it('refuses what are not cells of the board', () => {
		const refused = (part: unknown) => () => toSvg(EMPTY, { part } as object);
		expect(refused([])).toThrow('options.part: Expected cells, found an object.');
		expect(refused(['a1', 'z9'])).toThrow('options.part[1]: Expected a cell of the board, found "z9".');
	});
});

describe('hands in a picture', () => {
	it('are drawn if one has pieces', () => {
		const text = toSvg(HELD);
		expect(text).toContain('viewBox="0 0 800 986"');
		expect(text).toContain('>White</text>');
		expect(text).toContain('>3</text>');
		expect(text.indexOf('>Black<')).toBeLessThan(text.indexOf('>White<'));
		expect(xmlFault(text)).toBeUndefined();
	});

	it('are left out if all are empty, or on request', () => {
		const none = { ...HELD, hands: HELD.hands!.map((hand) => ({ ...hand, pieces: [] })) };
		expect(toSvg(none)).toContain('viewBox="0 0 800 800"');
		expect(toSvg(none, { hands: true })).toContain('viewBox="0 0 800 986"');
		expect(toSvg(HELD, { hands: false })).toContain('viewBox="0 0 800 800"');
		expect(toSvg(EMPTY, { hands: true })).toBe(toSvg(EMPTY));
	});

	it('change places with the sides', () => {
		const text = toSvg({ ...HELD, orientation: 'second' });
		expect(text.indexOf('>White<')).toBeLessThan(text.indexOf('>Black<'));
	});

	it('go on in another row', () => {
		const pieces = Array.from({ length: 9 }, (_, kind) => ({ ...PAWN, kind: String(kind), count: undefined }));
		const text = toSvg({ ...HELD, hands: [{ side: 0, pieces }] });
		expect(text).toContain('viewBox="0 0 800 973"');
		expect(count(text, '>∞</text>')).toBe(9);
	});

	it('have colours of their own on dark pages', () => {
		const view: BoardView = { ...EMPTY, hands: [{ side: 1, pieces: [{ ...PAWN, side: 1, kind: 'P', count: 1 }] }] };
		expect(toSvg(view, { dark: true })).toContain('fill="#4b524e"');
		expect(toSvg(view, { dark: true, colors: { 'black-fill': '#000' } })).toContain('fill="#000"');
		expect(toSvg(view)).not.toContain('#4b524e');
	});
});

describe('a piece as SVG', () => {
	it('is its picture or its letter', () => {
		const set = { id: 'x', title: 'X', color: 'body', art: { pawn: { shape: 'M1 1h9v9z' } } } as const;
		expect(pieceSvg(PAWN, { sets: [set] })).toContain('d="M1 1h9v9z"');
		expect(pieceSvg(PAWN)).toContain('>P</text>');
		expect(pieceSvg(PAWN, { width: 45 })).toContain('viewBox="0 0 100 100" width="45" height="45"');
	});

	it('turns at the top of the board, if its set turns pieces', () => {
		const set = { id: 'x', title: 'X', color: 'none', turned: true, art: { pawn: { shape: 'M1 1h9v9z' } } } as const;
		expect(pieceSvg(PAWN, { sets: [set], top: true })).toContain('rotate(180 50 50)');
		expect(pieceSvg(PAWN, { sets: [set] })).not.toContain('rotate');
	});
});

describe('faults of options', () => {
	const refused = (options: unknown): string => {
		try {
			toSvg(EMPTY, options as never);
		} catch (error) {
			return String(error);
		}
		return 'accepted';
	};

	it('are named', () => {
		expect(refused({ wdith: 3 })).toBe(
			'TypeError: options.wdith: Unknown option. Expected one of "width", "title", "theme", "dark", "colors", "columns", "hands", "coordinates", "numerals", "part".',
		);
		expect(refused({ width: 0 })).toBe('RangeError: options.width: Expected a positive number, found 0.');
		expect(refused({ width: Number.NaN })).toBe('RangeError: options.width: Expected a positive number, found NaN.');
		expect(refused({ width: '300' })).toBe('TypeError: options.width: Expected a positive number, found "300".');
		expect(refused({ columns: 1.5 })).toBe('RangeError: options.columns: Expected a positive whole number, found 1.5.');
		expect(refused({ coordinates: 'no' })).toBe('TypeError: options.coordinates: Expected "inside" or "edge" or "none", found "no".');
		expect(refused({ theme: 'wood' })).toBe(
			'TypeError: options.theme: Expected "lagoon" or "oak" or "slate" or "heather" or "print", found "wood".',
		);
		expect(refused({ colors: { drak: 'red' } })).toMatch(/^TypeError: options\.colors\.drak: Unknown role\. Expected one of "light", /);
		expect(refused({ colors: { dark: 3 } })).toBe('TypeError: options.colors.dark: Expected a string, found 3.');
		expect(refused({ toString: 1 })).toMatch(/^TypeError: options\.toString: Unknown option/);
		expect(refused({ width: undefined, colors: { dark: undefined } })).toBe('accepted');
	});

	it('are those of each function', () => {
		expect(() => pieceSvg(PAWN, { columns: 1 } as never)).toThrow('options.columns: Unknown option.');
	});

	it('include views without a board', () => {
		expect(() => toSvg(undefined as never)).toThrow('view: Expected an object with geometry and pieces');
	});
});

describe('faults of a view', () => {
	it.each([
		[{ geometry: {} }, 'view.geometry.shape: Expected "square" or "hex", found undefined.'],
		[{ pieces: {} }, 'view.pieces: Expected an array, found a value of type object.'],
		[{ orientation: 'white' }, 'view.orientation: Expected "first" or "second", found "white".'],
		[
			{ marks: [{ cell: 'a1', type: 'ring' }] },
			'view.marks[0].type: Expected "circle" or "tint" or "frame" or "dot" or "cross" or "diamond" or "slash" or "backslash", found "ring".',
		],
		[
			{ arrows: [{ from: 'a1', to: 'b2', color: 'pink' }] },
			'view.arrows[0].color: Expected "green" or "red" or "blue" or "yellow", found "pink".',
		],
		[
			{ arrows: [{ from: 'a1', to: 'b2', color: 'constructor' }] },
			'view.arrows[0].color: Expected "green" or "red" or "blue" or "yellow", found "constructor".',
		],
		[{ arrows: [{ from: 'a1' }] }, 'view.arrows[0].to: Expected the id of a cell, found undefined.'],
	])('%j is named', (part, message) => {
		expect(() => toSvg({ ...EMPTY, ...part } as never)).toThrow(new TypeError(message));
	});

	it.each([
		[undefined, 'look: Expected an object, found undefined.'],
		[{ picture: 'pawn', letter: 'P' }, 'look.side: Expected a whole number, found undefined.'],
		[{ side: 0, letter: 'P' }, 'look.picture: Expected a string, found undefined.'],
		[{ side: 0, picture: 'pawn' }, 'look.letter: Expected a string, found undefined.'],
	])('the look %j is named', (look, message) => {
		expect(() => pieceSvg(look as never)).toThrow(new TypeError(message));
	});
});

describe('all texts', () => {
	const any = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(']]>', '"\'><&amp;', '\0\uD800', '$dark', '<!--'));

	it('give well-formed XML', () => {
		fc.assert(
			fc.property(any, any, any, any, (title, letter, name, color) => {
				const look = { side: 0, picture: letter, letter, title, note: title };
				const cell = { cell: name, name, slice: 0, x: 0, y: 0, tone: 0, column: name, row: name };
				const view: BoardView = {
					geometry: { shape: 'square', slices: [{ title }, { title: name }], cells: [cell] },
					sides: [{ title, color: 'red' }],
					pieces: [{ ...look, cell: name }],
					hands: [{ side: 0, pieces: [{ ...look, kind: name, count: 1 }] }],
				};
				const colors = { light: color, 'red-fill': color, dark: color };
				expect(xmlFault(toSvg(view, { title, colors }))).toBeUndefined();
				expect(xmlFault(pieceSvg(look, { title, colors }))).toBeUndefined();
			}),
			{ numRuns: runs(300) },
		);
	});

	it('are checked by a reader that finds faults', () => {
		for (const text of ['<a>', '<a></b>', '<a b="&"/>', '<a>&x;</a>', '<a b="<"/>', '<a/>x', '<a b="" b=""/>', '<a>\0</a>', '<a>"></a>'])
			expect(xmlFault(text), text).toBeDefined();
	});
});

describe('the work for a picture', () => {
	it('grows with its size only', () => {
		const length = (size: number): number =>
			toSvg({ geometry: rectangle(size, size), pieces: [] }, { coordinates: 'none' }).length / size ** 2;
		expect(length(128)).toBeLessThan(length(16) * 1.5);
	});
});

describe('a board as PNG', () => {
	it('needs a canvas', async () => {
		await expect(toPng(EMPTY)).rejects.toThrow(NoCanvasError);
		await expect(toPng(EMPTY)).rejects.toThrow('There is no canvas here. Convert the text of toSvg instead.');
	});

	it('checks its options first', async () => {
		await expect(toPng(EMPTY, { width: -1 })).rejects.toThrow(RangeError);
	});
});

describe('marks', () => {
	it('are drawn in shapes that differ, hatching under the pieces and a diamond over them', () => {
		const drawn = (type: 'slash' | 'backslash' | 'diamond'): string =>
			toSvg({ geometry: rectangle(2, 2), pieces: [{ cell: 'a1', ...PAWN }], marks: [{ cell: 'a1', type }] });
		const texts = [drawn('slash'), drawn('backslash'), drawn('diamond')];
		expect(new Set(texts).size).toBe(3);
		expect(texts[0]).toContain('M-32 0L0 -32');
		expect(texts[1]).toContain('scale(-1 1)');
		expect(texts[2]).toContain('M0 -19L19 0');
	});
});
