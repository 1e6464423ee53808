import { editor as strings } from '../../strings/editor.js';
import { printJson } from '../../worker/languages/json/print.js';
import type { Added, Snippet } from './snippet.js';

interface Table {
	[key: string]: unknown;
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table at a key, created where it is missing. */
const inside = (table: Table, key: string): Table => {
	const found = table[key];
	if (isTable(found)) return found;
	const made: Table = {};
	table[key] = made;
	return made;
};

const refused = (text: string, reason: string): Added => ({ text, from: text.length, to: text.length, reason });

/** Changes the definition in a text and prints it again. `change` returns the text to select, or undefined if there is nothing to add. */
const changed =
	(change: (rules: Table, game: Table) => string | undefined): Snippet['add'] =>
	(text) => {
		let game: unknown;
		try {
			game = JSON.parse(text);
		} catch {
			return refused(text, strings.broken);
		}
		if (!isTable(game)) return refused(text, strings.broken);
		const sought = change(isTable(game.rules) ? game.rules : game, game);
		if (sought === undefined) return refused(text, strings.there);
		const written = printJson(game);
		const from = Math.max(0, written.indexOf(sought));
		return { text: written, from, to: from + sought.length };
	};

const EMPTY = { test: { is: 'at', a: { who: 'empty' } } };
const STEP = { step: { bound: 'd' } };
const QUIET = { seq: [EMPTY, { do: { land: true } }] };
const CAPTURE = { seq: [{ test: { is: 'at', a: { who: 'enemy' } } }, { do: { capture: 'at' } }, { do: { land: true } }] };
const SLIDE = { loop: { seq: [STEP, EMPTY] } };

const each = (vectors: readonly (readonly number[])[], ...seq: readonly object[]): object => ({ each: vectors, as: 'd', path: { seq } });

const JUMPS = (a: number, b: number): readonly (readonly number[])[] =>
	[
		[a, b],
		[b, a],
	].flatMap(([x = 0, y = 0]) => [
		[x, y],
		[x, -y],
		[-x, y],
		[-x, -y],
	]);

const LINES = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
];

/** A path for boards with any number of axes: the vectors get a zero for each further one. */
type PathFor = (vectors: (two: readonly (readonly number[])[]) => readonly (readonly number[])[]) => object;

const PIECES: readonly (readonly [title: string, name: string, path: PathFor])[] = [
	[strings.leaper, 'leaper', (on) => each(on(JUMPS(1, 3)), STEP, { any: [QUIET, CAPTURE] })],
	[strings.rider, 'rider', (on) => each(on(JUMPS(1, 2)), SLIDE, STEP, { any: [QUIET, CAPTURE] })],
	[
		strings.hopper,
		'hopper',
		(on) => ({
			any: [
				each(on(LINES), SLIDE, STEP, QUIET),
				each(on(LINES), SLIDE, STEP, { test: { is: 'at', a: { who: 'occupied' } } }, SLIDE, STEP, CAPTURE),
			],
		}),
	],
];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const addPiece = (name: string, pathFor: PathFor): Snippet['add'] =>
	changed((rules, game) => {
		const kinds = inside(rules, 'kinds');
		const paths = inside(rules, 'paths');
		let free = name;
		for (let number = 2; free in kinds || free in paths; number++) free = `${name}${number}`;
		const { axes } = inside(rules, 'space');
		const more = Array.isArray(axes) ? Math.max(0, axes.length - 2) : 0;
		paths[free] = pathFor((vectors) => vectors.map((vector) => [...vector, ...Array.from({ length: more }, () => 0)]));
		kinds[free] = { title: free, moves: free };
		if ('names' in game) {
			const letters = inside(inside(game, 'names'), 'kinds');
			const used = new Set(Object.values(letters).map((one) => (isTable(one) ? String(one.letter).toUpperCase() : '')));
			letters[free] = { letter: [...name.toUpperCase(), ...ALPHABET].find((letter) => !used.has(letter)) ?? '?' };
		}
		return `"${free}": { "title"`;
	});

const addEnding = (id: string, outcome: object): Snippet['add'] =>
	changed((rules) => {
		const outcomes: readonly unknown[] = Array.isArray(rules.outcomes) ? rules.outcomes : [];
		if (outcomes.some((one) => isTable(one) && one.id === id)) return undefined;
		rules.outcomes = [...outcomes, { id, ...outcome }];
		return `"id": "${id}"`;
	});

/** The middle of a board; undefined where it has no bounds. */
const middleOf = (axes: unknown): readonly number[] | undefined => {
	if (!Array.isArray(axes)) return undefined;
	const ends = axes.map((axis: unknown): readonly unknown[] => (isTable(axis) && Array.isArray(axis.extent) ? axis.extent : []));
	const middle = ends.map(([least, most]) =>
		typeof least === 'number' && typeof most === 'number' ? Math.floor((least + most) / 2) : Number.NaN,
	);
	return middle.some(Number.isNaN) ? undefined : middle;
};

/** A side wins if one of its royal pieces, or of its pieces where the rules do not name the royal ones, stands in the middle. */
const addHill: Snippet['add'] = changed((rules) => {
	const zones = inside(rules, 'zones');
	const middle = middleOf(inside(rules, 'space').axes);
	if ('hill' in zones || middle === undefined) return undefined;
	zones.hill = { cells: [middle] };
	const { a } = inside(rules, 'royal');
	const kind = isTable(a) && Array.isArray(a.kind) ? { kind: a.kind } : {};
	const outcomes: readonly unknown[] = Array.isArray(rules.outcomes) ? rules.outcomes : [];
	const hill = { compare: [{ count: { who: 'enemy', ...kind }, zone: 'hill' }, '>', 0] };
	rules.outcomes = [...outcomes, { id: 'hill', when: 'turn', if: hill, result: 'loss' }];
	return '"id": "hill"';
});

/** The additions to a game in JSON. */
export const JSON_SNIPPETS: readonly Snippet[] = [
	...PIECES.map(([title, name, path]) => ({ title, add: addPiece(name, path) })),
	{
		title: strings.repetition,
		add: addEnding('repetition', { when: 'turn', if: { compare: [{ repeats: 'position' }, '>', 2] }, result: 'draw' }),
	},
	{ title: strings.hill, add: addHill },
];
