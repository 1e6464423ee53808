import { ADDRESS, type BoardState } from './board-state.js';

let scratch = /* @__PURE__ */ new Int32Array(64);

/** The net changes since the log stood at `mark`: pairs of address and value, by address. */
export function changesSince(boardState: BoardState, mark: number): Int32Array {
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
export function wasAt({ log, top, board }: BoardState, mark: number, cell: number): number {
	for (let index = mark; index < top; index += 2) if ((log[index]! & ADDRESS) === cell) return log[index + 1]!;
	return board[cell]!;
}

/** Runs a function on the current board, inside `withBoardAt`. */
export type Raise = <T>(ask: () => T) => T;

/** Runs a function on the board as it was at a log height, then redoes the writes since. */
export function withBoardAt<T>(boardState: BoardState, height: number, ask: (raise: Raise) => T): T {
	if (boardState.top <= height) return ask((inner) => inner());
	const { size } = boardState;
	// Callers hold log heights: the log is restored entry by entry.
	const log = boardState.log.slice(height, boardState.top);
	const since: [number, number][] = [];
	for (let index = 0; index < log.length; index += 2) {
		const address = log[index]! & ADDRESS;
		since.push([address, address < size ? boardState.board[address]! : boardState.registers[address - size]!]);
	}
	const redo = (): void => {
		for (const [address, value] of since) {
			if (address < size) boardState.set(address, value);
			else boardState.write(address - size, value);
		}
		while (boardState.log.length < height + log.length)
			boardState.log = Int32Array.from({ length: 2 * boardState.log.length }, (_, index) => boardState.log[index] ?? 0);
		boardState.log.set(log, height);
		boardState.top = height + log.length;
	};
	boardState.undo(height);
	const answer = ask((inner) =>
		withBoardAt(boardState, height, () => {
			redo();
			const found = inner();
			boardState.undo(height);
			return found;
		}),
	);
	redo();
	return answer;
}
