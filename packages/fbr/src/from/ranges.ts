import type { Zone } from '@x/core';

/** The size of a board of files and ranks. */
export interface BoardSize {
	readonly files: number;
	readonly ranks: number;
}

const file = (index: number): string => String.fromCharCode(97 + index);
const span = (from: string, to: string): string => (from === to ? from : `${from}-${to}`);

/** A part of a board: files and ranks that are null for all of them. */
interface Box {
	readonly files: readonly [number, number] | null;
	readonly ranks: readonly [number, number] | null;
}

/** Cells as boxes, whole ranks and files where they fit. */
function boxes({ files, ranks }: BoardSize, cells: readonly number[]): readonly Box[] {
	const rows = new Map<number, number[]>();
	for (const cell of [...cells].sort((a, b) => a - b)) {
		const rank = Math.floor(cell / files);
		rows.set(rank, [...(rows.get(rank) ?? []), cell % files]);
	}
	const bands: { key: string; row: readonly (readonly [number, number])[]; from: number; to: number }[] = [];
	for (const [rank, row] of rows) {
		const found = runs(row);
		const key = String(found);
		const last = bands.at(-1);
		if (last?.key === key && last.to === rank - 1) last.to = rank;
		else bands.push({ key, row: found, from: rank, to: rank });
	}
	return bands.flatMap(({ row, from, to }) =>
		row.map(([left, right]): Box => {
			const whole = left === 0 && right === files - 1;
			return { files: whole ? null : [left, right], ranks: !whole && from === 0 && to === ranks - 1 ? null : [from, to] };
		}),
	);
}

/** Cells as a board range: `[8]`, `[d-f1-3]`, `[c4,f5]`. */
export const rangeOf = (size: BoardSize, cells: readonly number[]): string =>
	`[${boxes(size, cells)
		.map(
			({ files, ranks }) =>
				(files === null ? '' : span(file(files[0]), file(files[1]))) + (ranks === null ? '' : span(`${ranks[0] + 1}`, `${ranks[1] + 1}`)),
		)
		.join()}]`;

/** Cells as a zone of boxes. */
export function boxesOf(size: BoardSize, cells: readonly number[]): Zone {
	const found = boxes(size, cells).map(({ files, ranks }): Zone => ({ box: [files, ranks] }));
	return found.length === 1 ? found[0]! : { union: found };
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
