/** A value that is not as it should be: the path to it, its expected form, and the value. */
export interface Fault {
	readonly path: string;
	readonly expected: string;
	readonly found: unknown;
}

/** Finds the first fault of a value. */
export type Check = (value: unknown) => Fault | undefined;

const is =
	(expected: string, holds: (value: unknown) => boolean): Check =>
	(found) =>
		holds(found) ? undefined : { path: '', expected, found };

const optional =
	(check: Check): Check =>
	(value) =>
		value === undefined ? undefined : check(value);

const choice = (...names: readonly unknown[]): Check => is(names.map((name) => `"${name}"`).join(' or '), (value) => names.includes(value));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const OBJECT = is('an object', isObject);
const ARRAY = is('an array', Array.isArray);
const TEXT = is('a string', (value) => typeof value === 'string');
const NUMBER = is('a number', Number.isFinite);
const BOOLEAN = is('a boolean', (value) => typeof value === 'boolean');
const INDEX = is('a whole number', Number.isInteger);
const CELL = is('the id of a cell', (value) => typeof value === 'string' || typeof value === 'number');

const below = (step: string, fault: Fault | undefined): Fault | undefined => fault && { ...fault, path: step + fault.path };

const list =
	(check: Check): Check =>
	(value) => {
		if (!Array.isArray(value)) return ARRAY(value);
		for (let index = 0; index < value.length; index++) {
			const fault = check(value[index]);
			if (fault !== undefined) return below(`[${index}]`, fault);
		}
		return undefined;
	};

const fields = (checks: Readonly<Record<string, Check>>): Check => {
	const entries = Object.entries(checks);
	return (value) => {
		if (!isObject(value)) return OBJECT(value);
		for (const [name, check] of entries) {
			const fault = check((value as Record<string, unknown>)[name]);
			if (fault !== undefined) return below(`.${name}`, fault);
		}
		return undefined;
	};
};

const destinations: Check = (value) => {
	if (!(value instanceof Map)) return { path: '', expected: 'a Map', found: value };
	for (const [from, cells] of value) {
		const fault = CELL(from) ?? list(CELL)(cells);
		if (fault !== undefined) return below(`.get(${JSON.stringify(from)})`, fault);
	}
	return undefined;
};

const STYLE = {
	cells: optional(choice('checkered', 'plain', 'points')),
	lines: optional(list(ARRAY)),
	rivers: optional(list(NUMBER)),
	stars: optional(list(ARRAY)),
	ground: optional(choice('wood', 'green')),
};

const style: Check = (value) => {
	for (const name of isObject(value) ? Object.keys(value) : [])
		if (!Object.hasOwn(STYLE, name)) return { path: '', expected: `only ${Object.keys(STYLE).join(', ')}`, found: name };
	return fields(STYLE)(value);
};

const PICTURE = { side: INDEX, picture: TEXT, letter: TEXT };
const LOOK = { ...PICTURE, title: TEXT };
const COLORS = ['green', 'red', 'blue', 'yellow'];
const COLOR = optional(choice(...COLORS));
const ARROWS = list(fields({ from: CELL, to: CELL, color: COLOR }));
const HAND_PIECE = fields({ ...LOOK, kind: TEXT, count: optional(NUMBER) });

const MOVES = list(
	fields({
		id: TEXT,
		from: optional(CELL),
		to: optional(CELL),
		drop: optional(TEXT),
		shifts: optional(list(fields({ from: CELL, to: CELL }))),
	}),
);

/** The checks of parts of a view. They are linear, and look at the parts that drawing needs. */
export const CHECKS: Readonly<Record<string, Check>> = {
	geometry: fields({
		shape: choice('square', 'hex'),
		slices: list(OBJECT),
		cells: list(fields({ cell: CELL, name: TEXT, slice: INDEX, x: NUMBER, y: NUMBER })),
		style: optional(style),
	}),
	style,
	pieces: list(fields({ cell: CELL, ...LOOK })),
	/** A piece without a board needs no name. */
	look: fields(PICTURE),
	hands: list(fields({ side: INDEX, pieces: list(HAND_PIECE) })),
	sides: list(fields({ title: TEXT, color: choice('white', 'black', 'red', 'blue', 'green', 'yellow', 'neutral') })),
	sets: list(fields({ art: OBJECT })),
	orientation: choice('first', 'second'),
	lastMove: list(CELL),
	checks: list(CELL),
	marks: list(
		fields({
			cell: CELL,
			type: optional(choice('circle', 'tint', 'frame', 'dot', 'cross', 'diamond', 'slash', 'backslash')),
			color: COLOR,
		}),
	),
	arrows: ARROWS,
	drawings: fields({ arrows: ARROWS, circles: list(fields({ cell: CELL, color: COLOR })) }),
	turn: fields({ side: INDEX }),
	moves: MOVES,
	premoves: (value) => (typeof value === 'function' ? undefined : MOVES(value)),
	destinations,
	mode: choice('play', 'free', 'view'),
	viewOnly: BOOLEAN,
	drawable: choice(true, false, ...COLORS),
	draggable: BOOLEAN,
	selectable: BOOLEAN,
	coordinates: choice('inside', 'edge', 'none'),
	numerals: choice('arabic', 'kanji'),
	animation: is('a number of milliseconds', (value) => Number.isFinite(value) && (value as number) >= 0),
	label: TEXT,
	words: OBJECT,
	describeCell: is('a function', (value) => typeof value === 'function'),
	focusCell: CELL,
};

/** The first fault of a part, with its path from the part's name. */
export const faultOf = (name: string, value: unknown): Fault | undefined => below(name, CHECKS[name]?.(value));

/** A value as messages describe it. */
export const foundText = (value: unknown): string => {
	if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
	if (Array.isArray(value)) return 'an array';
	if (value === undefined || value === null || typeof value === 'number') return String(value);
	return `a value of type ${typeof value}`;
};
