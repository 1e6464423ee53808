/** The size of a board of files and ranks. */
export interface BoardSize {
	readonly files: number;
	readonly ranks: number;
}

const file = (index: number): string => String.fromCharCode(97 + index);
const span = (from: string, to: string): string => (from === to ? from : `${from}-${to}`);

/** Cells as a board range, whole ranks and files where they fit: `[8]`, `[d-f1-3]`, `[c4,f5]`. */
export function rangeOf({ files, ranks }: BoardSize, cells: readonly number[]): string {
	const rows = new Map<number, number[]>();
	for (const cell of [...cells].sort((a, b) => a - b)) {
		const rank = Math.floor(cell / files);
		rows.set(rank, [...(rows.get(rank) ?? []), cell % files]);
	}
	const boxes: { key: string; from: number; to: number }[] = [];
	for (const [rank, row] of rows) {
		const key = runs(row)
			.map(([from, to]) => (from === 0 && to === files - 1 ? '' : span(file(from), file(to))))
			.join(',');
		const last = boxes.at(-1);
		if (last?.key === key && last.to === rank - 1) last.to = rank;
		else boxes.push({ key, from: rank, to: rank });
	}
	const areas = boxes.flatMap(({ key, from, to }) => {
		const whole = from === 0 && to === ranks - 1;
		const numbers = span(`${from + 1}`, `${to + 1}`);
		return key.split(',').map((part) => (part === '' ? numbers : whole ? part : part + numbers));
	});
	return `[${areas.join(',')}]`;
}

/** Numbers in order as runs. */
function runs(row: readonly number[]): readonly (readonly [number, number])[] {
	const found: [number, number][] = [];
	for (const one of row) {
		const last = found.at(-1);
		if (last !== undefined && last[1] === one - 1) last[1] = one;
		else found.push([one, one]);
	}
	return found;
}
