/** The maximum nesting of objects and arrays. */
export const DEEPEST = 64;

/**
 * The number of keys of all objects in a value. NaN if the value is too deep or JSON cannot represent it exactly; negative if a name is
 * "__proto__".
 */
export function countKeys(value: unknown, depth = 0): number {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return 0;
	if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return 0;
	if (typeof value !== 'object' || depth >= DEEPEST) return Number.NaN;
	let count = Array.isArray(value) ? 0 : Object.keys(value).length;
	if (Object.hasOwn(value, '__proto__')) count = -1e9;
	for (const inner of Object.values(value)) count += countKeys(inner, depth + 1);
	return count;
}
