import { someInPath } from '../../../analyse/inspect.js';
import { asEffect, asPath, foldSome, no, type Pass } from '../../../rules/fold.js';
import type { NodeOf } from '../../../rules/nodes/table.js';
import type { Effect, Path, Ruleset } from '../../../rules/types.js';

const writesStore = (effect: Effect): boolean => asEffect('store', effect) !== undefined;

/** Whether every walk of a path writes one number of a store, exactly once. */
const storesPiece: Pass<'path', boolean, [Ruleset]> = /* @__PURE__ */ foldSome<'path', boolean, [Ruleset]>(
	'path',
	{
		seq: ({ seq }, ruleset) => {
			const [part, ...others] = seq.filter((one) => someInPath(ruleset, one, { effect: writesStore }));
			return part !== undefined && others.length === 0 && storesPiece(part, ruleset);
		},
		any: ({ any }, ruleset) => any.every((part) => storesPiece(part, ruleset)),
		each: ({ path }, ruleset) => storesPiece(path, ruleset),
		use: ({ use }, ruleset) => storesPiece(ruleset.paths[use]!, ruleset),
		do: ({ do: effect }) => {
			const add = asEffect('store', effect)?.add;
			return typeof add === 'number' && add !== 0;
		},
	},
	no,
);

/**
 * Whether no walk of a path equals a move of a piece.
 *
 * Proof: either the path has no effects, and a walk of a piece that changes nothing is not a move; or each of its walks writes a store,
 * and no walk of a piece does. Two walks with different writes are different moves.
 */
export function isDisjoint(ruleset: Ruleset, path: Path): boolean {
	const use = asPath('use', path)?.use;
	if (use !== undefined) return isDisjoint(ruleset, ruleset.paths[use]!);
	const any = asPath('any', path)?.any;
	if (any !== undefined) return any.every((part) => isDisjoint(ruleset, part));
	if (!someInPath(ruleset, path, { effect: () => true })) return true;
	const quiet = Object.values(ruleset.kinds).every(({ moves }) => !someInPath(ruleset, { use: moves }, { effect: writesStore }));
	return quiet && storesPiece(path, ruleset);
}

/** The walks of a path that lift the pieces of one `pick`. */
export interface Lift {
	readonly pick: NodeOf<'path', 'pick'>;
	readonly path: Path;
}

/**
 * The walks of a path by the `pick` that first lifts one own piece, with only tests before; the lifted piece distinguishes them. Undefined
 * where some walk lifts none, or picks another cell.
 *
 * Proof that the parts have the walks of the path, in its order: an alternative is distributed over the tests before it and what follows it,
 * and tests change nothing.
 */
export const liftsOf = (ruleset: Ruleset, path: Path): readonly Lift[] | undefined => lifts(path, ruleset, [], []);

const lifts: Pass<'path', readonly Lift[] | undefined, [Ruleset, readonly Path[], readonly Path[]]> = /* @__PURE__ */ foldSome<
	'path',
	readonly Lift[] | undefined,
	[Ruleset, readonly Path[], readonly Path[]]
>(
	'path',
	{
		use: ({ use }, ruleset, before, after) => lifts(ruleset.paths[use]!, ruleset, before, after),
		any: ({ any }, ruleset, before, after) => {
			const parts = any.map((part) => lifts(part, ruleset, before, after) ?? []);
			return parts.some((part) => part.length === 0) ? undefined : parts.flat();
		},
		pick: (pick, _, before, after) =>
			pick.origin === true && pick.pick.who === 'friend' ? [{ pick, path: { seq: [...before, pick, ...after] } }] : undefined,
		seq: ({ seq }, ruleset, before, after) => {
			const first = seq.findIndex((part) => asPath('test', part) === undefined);
			const rest = seq.slice(first + 1);
			if (first < 0 || rest.some((part) => picks(ruleset, part))) return undefined;
			return lifts(seq[first]!, ruleset, [...before, ...seq.slice(0, first)], [...rest, ...after]);
		},
	},
	() => undefined,
);

/** Whether a walk of a path may lift a piece, and so begin on its cell. */
export const liftsAny = (ruleset: Ruleset, path: Path): boolean =>
	someInPath(ruleset, path, { path: (node) => asPath('pick', node)?.origin === true });

const picks = (ruleset: Ruleset, path: Path): boolean => someInPath(ruleset, path, { path: (node) => asPath('pick', node) !== undefined });
