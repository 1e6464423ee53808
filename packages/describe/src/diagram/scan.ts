import { moveKey, type PieceProbe, type ProbedMove } from './piece-probe.js';
import type { Way } from './scene.js';

interface FoundMove {
	readonly move: ProbedMove;
	readonly over: Set<number>;
	readonly hurdles: Set<number>;
	/** By cell: the number of sides (of two) whose piece there stops the move. */
	readonly stops: Map<number, number>;
	flagged: boolean;
}

/** Finds the moves of a piece and their conditions, by probing boards with one piece more or less. */
export class DiagramScan {
	private readonly probe: PieceProbe;
	private readonly others: ReadonlyMap<number, number>;
	private readonly empty: readonly number[];
	private readonly board: Int32Array;
	private readonly vecOf: (cell: number) => readonly number[];
	private readonly found = new Map<string, FoundMove>();

	constructor(probe: PieceProbe, others: ReadonlyMap<number, number>, size: number, vecOf: (cell: number) => readonly number[]) {
		this.probe = probe;
		this.others = others;
		this.vecOf = vecOf;
		this.empty = probe.cells.filter((cell) => !others.has(cell));
		this.board = new Int32Array(size);
		for (const [cell, code] of others) this.board[cell] = code;
		this.board[probe.at] = probe.code;
	}

	ways(): readonly Way[] {
		const { probe, empty } = this;
		for (const move of this.movesWith().values()) this.record(move);
		// Captures of an enemy that is not there.
		for (const cell of empty) {
			for (const move of this.movesWith([cell, probe.enemyCode]).values()) if (move.takes && move.cell === cell) this.record(move);
		}
		const open = [...this.found.values()];
		const takes = new Set(open.filter(({ move }) => move.takes && !this.others.has(move.cell)).map(({ move }) => move.cell));
		for (const code of [probe.enemyCode, probe.friendCode]) for (const cell of empty) this.testBlocker(open, takes, cell, code);
		for (const [cell, code] of this.others) {
			this.testChange(open, cell, 0, ({ over }) => over.add(cell));
			this.board[cell] = code;
		}
		if (probe.code !== probe.codeWithoutFlags) {
			this.testChange([...this.found.values()], probe.at, probe.codeWithoutFlags, (one) => {
				one.flagged = true;
			});
			this.board[probe.at] = probe.code;
		}
		return [...this.found.values()].map((one) => this.wayOf(one)).sort((a, b) => a.cell - b.cell || Number(a.takes) - Number(b.takes));
	}

	/** The moves with some pieces added to the board. */
	private movesWith(...put: readonly (readonly [cell: number, code: number])[]): ReadonlyMap<string, ProbedMove> {
		return this.probe.moves(this.probe.positionOf(this.boardWith(put)));
	}

	private boardWith(put: readonly (readonly [cell: number, code: number])[]): Int32Array {
		const board = this.board.slice();
		for (const [cell, code] of put) board[cell] = code;
		return board;
	}

	private record(move: ProbedMove): FoundMove {
		const key = moveKey(move);
		const found = this.found.get(key) ?? { move, over: new Set(), hurdles: new Set(), stops: new Map(), flagged: false };
		for (const kind of move.becomes) found.move.becomes.add(kind);
		this.found.set(key, found);
		return found;
	}

	/** Puts a piece on an empty cell, and records the moves that it stops and those that it makes possible. */
	private testBlocker(open: readonly FoundMove[], takes: ReadonlySet<number>, cell: number, code: number): void {
		const { probe, empty } = this;
		const position = probe.positionOf(this.boardWith([[cell, code]]));
		const moves = probe.moves(position);
		const could = new Set(empty.filter((other) => other !== cell && probe.couldTake(position, other)));
		for (const { move, stops } of open) {
			if (move.cell === cell || (move.to === cell && !move.takes)) continue;
			const imagined = move.takes && !this.others.has(move.cell);
			if (imagined ? could.has(move.cell) : moves.has(moveKey(move))) continue;
			stops.set(cell, (stops.get(cell) ?? 0) + 1);
		}
		for (const [key, move] of moves) {
			const before = this.found.get(key);
			if (move.cell !== cell && (before === undefined || before.hurdles.size > 0)) this.record(move).hurdles.add(cell);
		}
		for (const other of could) {
			if (takes.has(other)) continue;
			for (const move of this.movesWith([cell, code], [other, probe.enemyCode]).values())
				if (move.takes && move.cell === other) this.record(move).hurdles.add(cell);
		}
	}

	/** Changes a cell, and calls back for every move that this removes. The board keeps the change. */
	private testChange(open: readonly FoundMove[], cell: number, code: number, each: (one: FoundMove) => void): void {
		const { probe, others } = this;
		this.board[cell] = code;
		const position = probe.positionOf(this.board.slice());
		const moves = probe.moves(position);
		for (const one of open) {
			const { move, hurdles } = one;
			if (move.cell === cell) continue;
			if (hurdles.size > 0) {
				const [hurdle] = hurdles;
				const put: [number, number][] = [probe.enemyCode, probe.friendCode].map((piece) => [hurdle!, piece]);
				const victim: [number, number][] = move.takes && !others.has(move.cell) ? [[move.cell, probe.enemyCode]] : [];
				if (!put.some((piece) => this.movesWith(piece, ...victim).has(moveKey(move)))) each(one);
			} else if (move.takes && !others.has(move.cell) ? !probe.couldTake(position, move.cell) : !moves.has(moveKey(move))) each(one);
		}
	}

	private wayOf({ move, over, hurdles, stops, flagged }: FoundMove): Way {
		const { cell, takes, to, becomes } = move;
		const { probe, vecOf } = this;
		const origin = vecOf(probe.at);
		const far = (other: number): number => Math.hypot(...vecOf(other).map((value, axis) => value - origin[axis]!));
		const both = [...stops].filter(([, sides]) => sides === 2).map(([other]) => other);
		const sorted = (cells: Iterable<number>): readonly number[] => [...cells].sort((a, b) => far(a) - far(b) || a - b);
		const own = probe.kind;
		return {
			cell,
			takes,
			to,
			over: sorted(over),
			hurdles: sorted(hurdles),
			stops: sorted(both),
			flagged,
			becomes: becomes.size === 1 && becomes.has(own) ? [] : [...becomes].sort(),
		};
	}
}
