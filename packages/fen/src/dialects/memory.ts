import type { Game, Setup } from '@x/core';
import type { Draft } from '../field.js';
import { namedKinds } from '../kinds.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import { writeHand } from '../text/hand.js';
import { handOf } from './hand.js';
import type { Tokens } from './tokens.js';

/** Records that the piece on a cell has a flag, with the range of the text that states it. */
export type Carry = (flag: string, cell: number, from: number, to: number) => void;

/** A part of the state that no field of FEN expresses: a point, a variable, a store, or the pieces with a flag. */
export interface Memory {
	/** Its name in the ruleset. */
	readonly name: string;
	/** Its name in texts: letters, digits, dots and dashes; any other UTF-16 unit is `%` and four hexadecimal digits. */
	readonly word: string;
	/** Writes its value; returns an empty text for the default value, which texts omit. */
	readonly write: (setup: Setup) => string;
	/** Reads its value into the draft, or reports a fault. `carry` receives the cells of pieces with a flag. */
	readonly read: (value: string, from: number, draft: Draft, carry: Carry) => void;
}

const wordOf = (name: string): string => name.replace(/[^A-Za-z0-9.-]/g, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Finds a cell by its name, in upper or lower case. */
export const cellCalled = (game: Game, name: string): number | undefined => game.cellNamed(name) ?? game.cellNamed(name.toLowerCase());

/** The words of a list, each with its index. */
function listed(value: string, from: number): readonly (readonly [word: string, from: number])[] {
	let at = from;
	return value.split('+').map((word) => {
		const begin = at;
		at += word.length + 1;
		return [word, begin];
	});
}

function flagMemory(game: Game, flag: string, report: Report): Memory {
	return {
		name: flag,
		word: wordOf(flag),
		write: ({ pieces }) => {
			const carriers = pieces.filter(({ piece }) => piece.flags?.includes(flag)).map(({ at }) => game.cell(at));
			return carriers
				.sort((a, b) => a - b)
				.map((cell) => game.cellName(cell))
				.join('+');
		},
		read: (value, from, _, carry) => {
			for (const [word, begin] of listed(value, from)) {
				const cell = cellCalled(game, word);
				if (cell === undefined) report('state-value', `Expected a cell of the board, found "${word}".`, begin, begin + word.length);
				else carry(flag, cell, begin, begin + word.length);
			}
		},
	};
}

function pointMemory(game: Game, point: string, report: Report): Memory {
	return {
		name: point,
		word: wordOf(point),
		write: ({ points = {} }) => {
			const [at, other] = points[point] ?? [];
			if (other) refuse(`two cells of the point ${point}`);
			return at ? game.cellName(game.cell(at)) : '';
		},
		read: (value, from, draft) => {
			const cell = cellCalled(game, value);
			if (cell === undefined) report('state-value', `Expected a cell of the board, found "${value}".`, from, from + value.length);
			else draft.points = { ...draft.points, [point]: [game.vecOf(cell)] };
		},
	};
}

function numberMemory({ names, ruleset }: Game, name: string, report: Report): Memory {
	const { start = 0, perSide = false } = ruleset.vars[name] ?? {};
	const owners = ruleset.sideOrder.map((side) => [side, wordOf(names?.sides[side] ?? side)] as const);
	const spell = (count: number): string =>
		count % 1 === 0 && Math.abs(count) < 2 ** 30 ? `${count}` : refuse(`the value ${count} of ${name}`);
	const countIn = (value: string): number | undefined => {
		const count = /^-?\d{1,10}$/.test(value) ? +value : Number.NaN;
		return Math.abs(count) < 2 ** 30 ? count : undefined;
	};
	return {
		name,
		word: wordOf(name),
		write: ({ vars = {} }) => {
			const value = vars[name] ?? start;
			const of = (side: string): number => (typeof value === 'number' ? value : (value[side] ?? start));
			if (!perSide) return typeof value !== 'number' ? refuse(`a value of ${name} for each side`) : value === start ? '' : spell(value);
			return owners.flatMap(([side, sign]) => (of(side) === start ? [] : `${sign}:${spell(of(side))}`)).join('+');
		},
		read: (value, from, { vars }) => {
			const bad = (word: string, begin: number, expected: string): void =>
				report('state-value', `Expected ${expected}, found "${word}".`, begin, begin + word.length);
			if (!perSide) {
				const count = countIn(value);
				if (count === undefined) bad(value, from, 'a whole number');
				else vars[name] = count;
				return;
			}
			const counts = Object.fromEntries(owners.map(([side]) => [side, start]));
			for (const [word, begin] of listed(value, from)) {
				const [sign, given = '', more] = word.split(':');
				const side = owners.find((owner) => owner[1] === sign)?.[0];
				const count = countIn(given);
				if (side === undefined || count === undefined || more !== undefined) bad(word, begin, 'the number of a side, such as "w:1"');
				else counts[side] = count;
			}
			vars[name] = counts;
		},
	};
}

function storeMemory(game: Game, store: string, tokens: Tokens, report: Report): Memory {
	const { hand: _, gate: __, ...names } = game.names!;
	const hand = handOf({ ruleset: game.ruleset, names: { ...names, hand: store } }, tokens, namedKinds(game));
	return {
		name: store,
		word: wordOf(store),
		write: (setup) => writeHand(hand.list(setup)),
		read: (value, from, draft) => hand.read(report, value, from, draft),
	};
}

/** All state of a game that fields do not cover, in the order of the rules. `covered` contains the names that they cover. */
export function memoriesOf(game: Game, tokens: Tokens, covered: readonly string[], report: Report): readonly Memory[] {
	const { castling, files } = game.names ?? {};
	const { flags, points, vars, stores } = game.ruleset;
	const left = (names: object, known: readonly unknown[]): readonly string[] => Object.keys(names).filter((name) => !known.includes(name));
	return [
		...left(flags, [castling?.flag, files?.flag]).map((name) => flagMemory(game, name, report)),
		...left(points, covered).map((name) => pointMemory(game, name, report)),
		...left(vars, covered)
			.filter((name) => vars[name]?.life !== 'walk')
			.map((name) => numberMemory(game, name, report)),
		...left(stores, covered).map((name) => storeMemory(game, name, tokens, report)),
	];
}
