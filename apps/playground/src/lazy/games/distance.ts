/** The letters to insert, remove, replace or exchange with their neighbour to turn one word into another. */
export const distance = (one: string, other: string): number => {
	let older: readonly number[] = [];
	let before: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const equal = one[i - 1] === other[j - 1];
			let least = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (equal ? 0 : 1));
			if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, older[j - 2]! + 1);
			row.push(least);
		}
		older = before;
		before = row;
	}
	return before[other.length]!;
};
