import type { GameDefinition, GameWords, Path } from '@x/core';
import { any } from '@x/core/build';
import { asPath } from '@x/core/rules';
import { castles, foundCastles } from './parts/orthodox.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether two parts of rulesets are the same, whatever the order of their keys is. */
const isSame = (a: unknown, b: unknown): boolean => {
	if (!isObject(a) || !isObject(b)) return a === b;
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
};

/** The castling of chess, and castling with the nearest rook, for kings that are royal and for those that are not. */
const CASTLINGS: readonly (readonly [fixed: readonly Path[], found: Path])[] = /* @__PURE__ */ (() => [
	[castles('RNBQKBNR', {}), foundCastles()],
	[castles('RNBQKBNR', { unsafe: true }), foundCastles({ unsafe: true })],
])();

/** A path with castling from any file in place of that of chess; `undefined` if it does not have that of chess. */
const widened = (path: Path): Path | undefined => {
	const branches = isObject(path) ? asPath('any', path)?.any : undefined;
	if (!Array.isArray(branches)) return undefined;
	for (const [fixed, found] of CASTLINGS) {
		const others = branches.filter((one) => !fixed.some((castling) => isSame(castling, one)));
		if (others.length === branches.length - fixed.length) return any(...others, found);
	}
	return undefined;
};

/**
 * A game in which king and rooks castle from any file of the first rank, as in Chess960, and which has the moves of `definition` otherwise. `undefined`
 * if the game does not have the castling of chess.
 *
 * @example
 * import { castlingFromAnyFile } from '@x/games/any-file';
 * import { chess } from '@x/games/chess';
 * castlingFromAnyFile(chess)?.rules.paths.pawn === chess.rules.paths.pawn // → true
 */
export function castlingFromAnyFile<W extends GameWords>(definition: GameDefinition<W>): GameDefinition<W> | undefined;
// For a definition that may be one of several.
export function castlingFromAnyFile(definition: GameDefinition): GameDefinition | undefined;
export function castlingFromAnyFile(definition: GameDefinition): GameDefinition | undefined {
	const paths = Object.entries(definition.rules.paths).map(([name, path]) => [name, path, widened(path)] as const);
	if (paths.every(([, , wider]) => wider === undefined)) return undefined;
	return {
		...definition,
		rules: { ...definition.rules, paths: Object.fromEntries(paths.map(([name, path, wider]) => [name, wider ?? path])) },
	};
}
