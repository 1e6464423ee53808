/** Reads the log of a board: pairs of an address and the value that was there before. Addresses from the number of cells on are registers. */

/** The address of a log entry without the mark of a joined write. */
export const ADDRESS = 0x3fffffff;

/** A board with the log of its writes. */
export interface LoggedBoard {
	readonly board: ArrayLike<number>;
	readonly registers: ArrayLike<number>;
	readonly log: Int32Array;
	/** The height of the log. */
	readonly top: number;
	readonly size: number;
}

let scratch = /* @__PURE__ */ new Int32Array(64);

/** The net changes since the log stood at `mark`: pairs of address and value, by address. */
export function changesSince(boardState: LoggedBoard, mark: number): Int32Array {
	const { size } = boardState;
	const { log, top } = boardState;
	let found = 0;
	for (let index = mark; index < top; index += 2) {
		const address = log[index]! & ADDRESS;
		let first = true;
		for (let earlier = mark; earlier < index && first; earlier += 2) first = (log[earlier]! & ADDRESS) !== address;
		if (!first) continue;
		const value = address < size ? boardState.board[address]! : boardState.registers[address - size]!;
		if (value === log[index + 1]) continue;
		if (found + 2 > scratch.length) scratch = Int32Array.from({ length: scratch.length * 2 }, (_, place) => scratch[place] ?? 0);
		let place = found;
		for (; place > 0 && scratch[place - 2]! > address; place -= 2) {
			scratch[place] = scratch[place - 2]!;
			scratch[place + 1] = scratch[place - 1]!;
		}
		scratch[place] = address;
		scratch[place + 1] = value;
		found += 2;
	}
	return scratch.slice(0, found);
}

/** The code on a cell when the log stood at `mark`. */
export function wasAt({ log, top, board }: LoggedBoard, mark: number, cell: number): number {
	for (let index = mark; index < top; index += 2) if ((log[index]! & ADDRESS) === cell) return log[index + 1]!;
	return board[cell]!;
}
