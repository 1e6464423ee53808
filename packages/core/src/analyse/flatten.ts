import type { Path, Ruleset } from '../rules/types.js';

/** The most branches into which a path is unrolled. A path with more is compiled to a program. */
const LIMIT = 2048;

/**
 * A path as linear branches: `use` is inlined, `seq` spliced, `any` distributed.
 *
 * Items keep their order; an `each` stands before the items of its scope, with an empty `path`. Loops stay whole.
 * Returns undefined where there would be too many branches.
 */
export function flatten(ruleset: Ruleset, path: Path): (readonly Path[])[] | undefined {
	let tooMany = false;
	const heads = new Map<Path, Path>();
	/** Each `each` without its scope: one object for all of its places. */
	const headOf = (node: Extract<Path, { each: unknown }>): Path => {
		const head = heads.get(node) ?? { ...node, path: { seq: [] } };
		heads.set(node, head);
		return head;
	};
	/** Continues every line by a path. It may change the lists given. */
	const extend = (lines: Path[][], node: Path): Path[][] => {
		if (tooMany) return lines;
		if ('seq' in node) {
			let longer = lines;
			for (const part of node.seq) longer = extend(longer, part);
			return longer;
		}
		if ('any' in node) {
			const all: Path[][] = [];
			for (const line of lines) {
				for (const part of node.any) {
					for (const longer of extend([line.slice()], part)) all.push(longer);
					if (all.length > LIMIT) tooMany = true;
					if (tooMany) return all;
				}
			}
			return all;
		}
		if ('use' in node) return extend(lines, ruleset.paths[node.use]!);
		const binds = 'each' in node;
		for (const line of lines) line.push(binds ? headOf(node) : node);
		return binds ? extend(lines, node.path) : lines;
	};
	const branches = extend([[]], path);
	return tooMany ? undefined : branches;
}

/** Linear items as one path: the scope of an `each` is all items after it. */
export function unflatten(items: readonly Path[]): Path {
	const at = items.findIndex((item) => 'each' in item);
	if (at < 0) return { seq: items };
	const each = items[at]!;
	if (!('each' in each)) return { seq: items };
	return { seq: [...items.slice(0, at), { ...each, path: unflatten(items.slice(at + 1)) }] };
}
