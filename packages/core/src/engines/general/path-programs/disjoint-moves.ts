import { Inspection } from '../../../analyse/inspect.js';
import type { Effect, Path, Ruleset } from '../../../rules/types.js';

const stores = (effect: Effect): boolean => 'store' in effect && typeof effect.add === 'number' && effect.add !== 0;

const writesStore = (effect: Effect): boolean => 'store' in effect;

/** Whether every walk of a path writes one number of a store, exactly once. */
function storesPiece(ruleset: Ruleset, path: Path): boolean {
	if ('seq' in path) {
		const [part, ...others] = path.seq.filter((one) => does(ruleset, one, writesStore));
		return part !== undefined && others.length === 0 && storesPiece(ruleset, part);
	}
	if ('any' in path) return path.any.every((part) => storesPiece(ruleset, part));
	if ('each' in path) return storesPiece(ruleset, path.path);
	if ('use' in path) return storesPiece(ruleset, ruleset.paths[path.use]!);
	return 'do' in path && stores(path.do);
}

/** Whether a path, or a path that it uses, has an effect that passes a test. */
function does(ruleset: Ruleset, path: Path, test: (effect: Effect) => boolean): boolean {
	let found = false;
	const effect = (node: Effect): void => {
		found ||= test(node);
	};
	new Inspection(ruleset, { effect }).path(path);
	return found;
}

/**
 * Whether no walk of a path equals a move of a piece.
 *
 * Proof: either the path has no effects, and a walk of a piece that changes nothing is not a move; or each of its walks writes a store,
 * and no walk of a piece does. Two walks with different writes are different moves.
 */
export function isDisjoint(ruleset: Ruleset, path: Path): boolean {
	if ('use' in path) return isDisjoint(ruleset, ruleset.paths[path.use]!);
	if ('any' in path) return path.any.every((part) => isDisjoint(ruleset, part));
	if (!does(ruleset, path, () => true)) return true;
	const quiet = Object.values(ruleset.kinds).every(({ moves }) => !does(ruleset, { use: moves }, writesStore));
	return quiet && storesPiece(ruleset, path);
}

type Pick = Extract<Path, { pick: unknown }>;

/** The walks of a path that lift the pieces of one `pick`. */
export interface Lift {
	readonly pick: Pick;
	readonly path: Path;
}

/**
 * The walks of a path by the `pick` that first lifts one own piece, with only tests before; the lifted piece distinguishes them. Undefined
 * where some walk lifts none, or picks another cell.
 *
 * Proof that the parts have the walks of the path, in its order: an alternative is distributed over the tests before it and what follows it,
 * and tests change nothing.
 */
export function liftsOf(
	ruleset: Ruleset,
	path: Path,
	before: readonly Path[] = [],
	after: readonly Path[] = [],
): readonly Lift[] | undefined {
	if ('use' in path) return liftsOf(ruleset, ruleset.paths[path.use]!, before, after);
	if ('any' in path) {
		const parts = path.any.map((part) => liftsOf(ruleset, part, before, after) ?? []);
		return parts.some((part) => part.length === 0) ? undefined : parts.flat();
	}
	if ('pick' in path)
		return path.origin === true && path.pick.who === 'friend' ? [{ pick: path, path: { seq: [...before, path, ...after] } }] : undefined;
	if (!('seq' in path)) return undefined;
	const first = path.seq.findIndex((part) => !('test' in part));
	const rest = path.seq.slice(first + 1);
	if (first < 0 || rest.some((part) => picks(ruleset, part))) return undefined;
	return liftsOf(ruleset, path.seq[first]!, [...before, ...path.seq.slice(0, first)], [...rest, ...after]);
}

function some(ruleset: Ruleset, path: Path, test: (node: Path) => boolean): boolean {
	let found = false;
	const see = (node: Path): void => {
		found ||= test(node);
	};
	new Inspection(ruleset, { path: see }).path(path);
	return found;
}

/** Whether a walk of a path may lift a piece, and so begin on its cell. */
export const liftsAny = (ruleset: Ruleset, path: Path): boolean => some(ruleset, path, (node) => 'pick' in node && node.origin === true);

const picks = (ruleset: Ruleset, path: Path): boolean => some(ruleset, path, (node) => 'pick' in node);
