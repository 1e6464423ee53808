/**
 * A function of an object that computes each result once. The last one is also kept by itself: programs mostly ask about one object many times
 * in a row, and a comparison is faster than a look-up.
 */
export function remembered<K extends object, T>(compute: (key: K) => T): (key: K) => T {
	const known = new WeakMap<K, { readonly result: T }>();
	let last: readonly [K, T] | undefined;
	return (key) => {
		if (last?.[0] !== key) {
			const found = known.get(key) ?? { result: compute(key) };
			known.set(key, found);
			last = [key, found.result];
		}
		return last[1];
	};
}
