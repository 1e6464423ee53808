/** The median of numbers that are given as value → how often; 0 for none. */
export const median = (counts: readonly (readonly [number, number])[]): number => {
	const sorted = [...counts].sort(([a], [b]) => a - b);
	const total = sorted.reduce((all, [, count]) => all + count, 0);
	let before = 0;
	for (const [value, count] of sorted) {
		before += count;
		if (2 * before >= total) return value;
	}
	return 0;
};
