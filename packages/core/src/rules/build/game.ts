import { checkOptions, misuse } from '@x/diagnostics';
import { freezeDeep } from '../frozen.js';
import type { GameDefinition } from '../game-definition.js';
import type { Cond, PieceData, Ruleset, Setup, Vec } from '../types.js';
import type { GameWords } from '../words.js';

type Needed = 'space' | 'sides' | 'kinds' | 'paths' | 'turn';

/** Some rules, to be added to others: the result of `clocks`, `checkmate` or a function of your own. */
export type RulesetPart = Partial<
	Pick<
		Ruleset,
		| 'zones'
		| 'kinds'
		| 'flags'
		| 'stores'
		| 'points'
		| 'vars'
		| 'traces'
		| 'defs'
		| 'paths'
		| 'royal'
		| 'after'
		| 'forbid'
		| 'prefer'
		| 'outcomes'
	>
>;

/**
 * A ruleset from the parts that every game must have. All other parts are empty: there are no royal pieces, and the board starts empty. The
 * first side starts, unless `sideOrder` is given. Further parts add their entries: their lists follow the others.
 *
 * @throws TypeError if two parts have an entry of the same name.
 *
 * @example
 * import { board, leap, neighbours, ruleset, side, turns } from '@x/core/build';
 * const parts = {
 * 	space: board(8, 8),
 * 	sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
 * 	kinds: { M: { moves: 'mann' } },
 * 	paths: { mann: leap(neighbours) },
 * 	turn: turns('white', 'black'),
 * };
 * ruleset(parts).outcomes.length // → 0
 * ruleset(parts, clocks(), checkmate(['M'])).outcomes.length // → 2
 * ruleset(parts, { paths: { mann: leap(diagonals) } }) // throws TypeError: more[0].paths.mann
 */
export const ruleset = (
	parts: Pick<Ruleset, Needed> & Partial<Omit<Ruleset, Needed | 'version'>>,
	...more: readonly RulesetPart[]
): Ruleset =>
	more.reduce<Ruleset>(added, {
		version: 2,
		sideOrder: startingFirst(parts),
		zones: {},
		flags: {},
		stores: {},
		points: {},
		vars: {},
		traces: {},
		defs: {},
		royal: NO_ROYAL,
		after: [],
		forbid: [],
		prefer: [],
		outcomes: [],
		start: { pieces: [] },
		...parts,
	});

const PART = {
	zones: 'object',
	kinds: 'object',
	flags: 'object',
	stores: 'object',
	points: 'object',
	vars: 'object',
	traces: 'object',
	defs: 'object',
	paths: 'object',
	royal: 'object',
	after: 'object',
	forbid: 'object',
	prefer: 'object',
	outcomes: 'object',
} as const satisfies Record<keyof RulesetPart, 'object'>;

const NO_ROYAL: Cond = { some: [] };

/** A ruleset with the entries of a part. */
function added(rules: Ruleset, part: RulesetPart, index: number): Ruleset {
	const merged: Record<string, unknown> = { ...rules };
	checkOptions(part, PART, `more[${index}]`);
	for (const [name, value] of Object.entries(part)) {
		const before = rules[name as keyof RulesetPart];
		if (name === 'royal') {
			if (rules.royal !== NO_ROYAL) misuse(`more[${index}].royal`, 'no royal pieces, because another part has some', value);
			merged.royal = value;
		} else if (Array.isArray(before)) merged[name] = [...before, ...(value as readonly unknown[])];
		else {
			for (const key of Object.keys(value))
				if (Object.hasOwn(before as object, key))
					misuse(`more[${index}].${name}.${key}`, 'a name that no other part has', value[key as never]);
			merged[name] = { ...before, ...value };
		}
	}
	return merged as unknown as Ruleset;
}

/** The side of the starting phase, then the others by name. */
const startingFirst = ({ sides, turn }: Pick<Ruleset, 'sides' | 'turn'>): string[] => {
	const starts = turn.phases[turn.start]?.side;
	const names = Object.keys(sides).sort();
	return [...names.filter((name) => name === starts), ...names.filter((name) => name !== starts)];
};

/**
 * Two phases that alternate, each named like its side.
 *
 * @example
 * turns('white', 'black').start // 'white'
 */
export const turns = (first: string, second: string, also: readonly string[] = []): Ruleset['turn'] => {
	const walks = also.length === 0 ? {} : { also };
	return {
		start: first,
		phases: { [first]: { side: first, ...walks, next: [{ to: second }] }, [second]: { side: second, ...walks, next: [{ to: first }] } },
	};
};

/**
 * Pieces from a drawing: last row first, one character per cell, `.` for none, cells from zero.
 *
 * @example
 * placed(['r.', '.R'], (letter) => ({ side: letter === 'R' ? 'white' : 'black', kind: 'R' })).length // 2
 */
export const placed = (rows: readonly string[], piece: (letter: string, at: Vec) => PieceData): Setup['pieces'] =>
	rows
		.map((text, index) => ({ text, y: rows.length - 1 - index }))
		.sort((a, b) => a.y - b.y)
		.flatMap(({ text, y }) =>
			[...text].flatMap((letter, x) => (letter === '.' || letter === ' ' ? [] : [{ at: [x, y], piece: piece(letter, [x, y]) }])),
		);

/**
 * A definition that cannot be changed, with all of its parts: a program that imports it cannot break it for others. `structuredClone` makes a copy that
 * can be changed.
 *
 * @example
 * import { defineGame } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * const mine = defineGame({ ...chess, id: 'mine', title: 'Mine' });
 * Object.isFrozen(mine.rules.kinds) // true
 */
export const defineGame = <W extends GameWords = GameWords>(definition: GameDefinition<W>): GameDefinition<W> => freezeDeep(definition);
