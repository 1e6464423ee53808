import type { Path, Ruleset, Vec } from '@x/core';
import { ruleset, turns } from '@x/core/build';
import { checkOptions, type OptionRule, objectGiven } from '@x/diagnostics';
import type { Castling, Definition, Sequence } from '../tree.js';
import { castlingPath } from './castling.js';
import { RequirementList, type Requirements } from './requirements.js';
import { toPath } from './to-path.js';

export interface PieceGame {
	/** Files and ranks, and levels where there are several boards. */
	readonly size: readonly number[];
	/** Axes that close on themselves. */
	readonly wraps?: readonly boolean[] | undefined;
	/** The moves of each piece by its letter with prefixes: a text, a tree of MBN or a finished path. */
	readonly pieces: Readonly<Record<string, string | Sequence | Definition | { readonly path: Path; readonly needs?: Requirements }>>;
	/** Castlings of the royal pieces. */
	readonly castlings?: readonly Castling[] | undefined;
	readonly macros?: Readonly<Record<string, string | Sequence>> | undefined;
	/** The letters of royal pieces: their own side may not leave them attacked. */
	readonly royals?: readonly string[] | undefined;
	readonly captures?: 'completed' | 'immediate' | undefined;
}

const RULES: Readonly<Record<keyof PieceGame, OptionRule>> = {
	size: 'object',
	wraps: 'object',
	pieces: 'object',
	castlings: 'object',
	macros: 'object',
	royals: 'object',
	captures: ['completed', 'immediate'],
};

/**
 * A game without an initial position in which pieces move as MBN says, two sides alternate, and nothing else happens: a board to try pieces
 * on. Black's view is White's with the ranks reversed.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if moves have faults, or no meaning on the board.
 *
 * @example
 * Object.keys(pieceRuleset({ size: [8, 8], pieces: { K: 'K', C: 'mR+cpR' }, royals: ['K'] }).kinds) // [ 'K', 'C' ]
 */
export function pieceRuleset(game: PieceGame): Ruleset {
	objectGiven(game, 'game', 'a board and pieces', 'size', 'pieces');
	checkOptions(game, RULES, 'game');
	const { size, wraps = [], royals = [] } = game;
	const letters = Object.keys(game.pieces);
	const kinds = Object.fromEntries(letters.map((letter) => [letter, letter]));
	const common = { size, wraps, kinds, royals, ...(game.captures && { captures: game.captures }) };
	const paths: Record<string, Path> = {};
	const all = new RequirementList();
	for (const [at, [letter, moves]] of Object.entries(game.pieces).entries()) {
		if (typeof moves === 'object' && 'path' in moves) {
			paths[letter] = moves.path;
			if (moves.needs) all.add(moves.needs);
		} else {
			const { path, needs } = toPath(moves, { ...common, macros: game.macros, prefix: `${at + 1}.`, self: [letter] });
			paths[letter] = path;
			all.add(needs);
		}
	}
	for (const castling of game.castlings ?? []) {
		const { path, needs } = castlingPath(castling, { ...common, prefix: `${castling.name}.` });
		for (const letter of royals) paths[letter] = { any: [paths[letter]!, path] };
		all.add(needs);
	}
	const { zones, maps, wraps: named, points, vars, flags, forbid } = all;
	const unit = (axis: number, length: number): Vec => size.map((_, at) => (at === axis ? length : 0));
	const side = (name: string, forward: 1 | -1): Ruleset['sides'][string] => ({
		team: name,
		frame: { matrix: size.map((_, axis) => unit(axis, axis === 1 ? forward : 1)) },
		threat: name,
	});
	return ruleset({
		space: {
			axes: size.map((length, axis) => ({ extent: [0, length - 1], ...(wraps[axis] && { wrap: true }) })),
			...(Object.keys(maps).length > 0 && { maps }),
			...(Object.keys(named).length > 0 && { wraps: named }),
		},
		sides: { white: side('white', 1), black: side('black', -1) },
		kinds: Object.fromEntries(letters.map((letter) => [letter, { moves: letter }])),
		flags: Object.fromEntries(flags.map((flag) => [flag, {}])),
		zones,
		points,
		vars,
		paths,
		royal: royals.length === 0 ? { some: [] } : { is: 'at', a: { kind: royals } },
		forbid: [...(royals.length > 0 ? [{ id: 'check', if: { royalAttacked: 'own' as const } }] : []), ...forbid],
		turn: turns('white', 'black'),
	});
}
