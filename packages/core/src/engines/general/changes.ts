import { ADDRESS } from '../../evaluate/log.js';
import type { BoardState } from './board-state.js';

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
