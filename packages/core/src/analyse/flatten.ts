import type { Path, Ruleset } from '../ruleset/types.js';

/** Beyond this a path is not worth unrolling; it is walked as a program. */
const LIMIT = 2048;

/**
 * A path as linear branches: `use` is inlined, `seq` spliced, `any` distributed.
 *
 * Items keep their order; an `each` stands before what it binds, with an empty `path`. Loops stay whole.
 * Returns undefined where the branches would be too many.
 */
export function flatten(ruleset: Ruleset, path: Path): (readonly Path[])[] | undefined {
	let tooMany = false;
	const join = (heads: (readonly Path[])[], tails: (readonly Path[])[]): (readonly Path[])[] => {
		if (heads.length * tails.length > LIMIT) {
			tooMany = true;
			return [];
		}
		if (heads.length === 1 && heads[0]!.length === 0) return tails;
		return heads.flatMap((head) => tails.map((tail) => head.concat(tail)));
	};
	const visit = (node: Path): (readonly Path[])[] => {
		if (tooMany) return [];
		if ('seq' in node) return node.seq.reduce<(readonly Path[])[]>((done, part) => join(done, visit(part)), [[]]);
		if ('any' in node) {
			const all = node.any.flatMap(visit);
			if (all.length > LIMIT) tooMany = true;
			return tooMany ? [] : all;
		}
		if ('use' in node) return visit(ruleset.paths[node.use]!);
		if ('each' in node) return join([[{ ...node, path: { seq: [] } }]], visit(node.path));
		return [[node]];
	};
	const branches = visit(path);
	return tooMany ? undefined : branches;
}

/** Linear items as one path again: an `each` takes all that follows into its scope. */
export function unflatten(items: readonly Path[]): Path {
	const at = items.findIndex((item) => 'each' in item);
	if (at < 0) return { seq: items };
	const each = items[at]!;
	if (!('each' in each)) return { seq: items };
	return { seq: [...items.slice(0, at), { ...each, path: unflatten(items.slice(at + 1)) }] };
}
