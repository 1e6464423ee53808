/**
 * Whether two parts of a ruleset are equal: equal values, lists in the same order, objects with the same keys in any order. A key whose
 * value is undefined counts as missing.
 *
 * @example
 * import { isSame } from '@x/core/build';
 * isSame({ is: 'at', a: { who: 'empty' } }, { a: { who: 'empty' }, is: 'at' }) // true
 */
export function isSame(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	for (const key in one) if (!isSame(one[key as never], other[key as never])) return false;
	for (const key in other) if (other[key as never] !== undefined && one[key as never] === undefined) return false;
	return true;
}

/** An object of a ruleset. */
export type Node = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not a list. */
export const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether an object in a part of a ruleset passes a test, at any depth. A node that stands in several places is tested once.
 *
 * @example
 * import { someNode } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * someNode(chess.rules.paths, (node) => 'capture' in node) // true
 */
export function someNode(part: unknown, test: (node: Node) => boolean, seen: Set<object> = new Set()): boolean {
	if (typeof part !== 'object' || part === null || seen.has(part)) return false;
	seen.add(part);
	if (!Array.isArray(part) && test(part as Node)) return true;
	for (const key in part) if (someNode(part[key as never], test, seen)) return true;
	return false;
}

/**
 * Every object in a part of a ruleset that has a key, in the order of the text. An object that stands in several places is listed once.
 *
 * @example
 * import { nodesWith } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * nodesWith(chess.rules.outcomes, 'repeats').length // 2
 */
export function nodesWith(part: unknown, key: string): readonly Node[] {
	const found: Node[] = [];
	someNode(part, (node) => {
		if (node[key] !== undefined && Object.hasOwn(node, key)) found.push(node);
		return false;
	});
	return found;
}

/**
 * Whether a part of a ruleset holds an object with one of these keys, at any depth.
 *
 * @example
 * import { mentions } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * mentions(chess.rules.outcomes, 'repeats') // true
 */
export const mentions = (part: unknown, ...keys: readonly string[]): boolean =>
	someNode(part, (node) => keys.some((key) => node[key] !== undefined && Object.hasOwn(node, key)));
