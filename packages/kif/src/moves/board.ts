import { type Cell, type Game, inHand, type Position, pieces, type Setup, setupOf } from '@x/core';
import type { Diagram, Hand, PieceCode, Placed, Side, Square } from '../game.js';
import { codeOfLetter } from '../pieces.js';

/** The largest board that the formats have signs for. */
const MOST_SQUARES = 16;

/** A board of files and ranks as the players of shogi see it. */
export class Board {
	readonly game: Game;
	readonly width: number;
	readonly height: number;
	readonly #codes: ReadonlyMap<string, PieceCode>;

	constructor(game: Game) {
		this.game = game;
		const [width = 0, height = 0] = game.vecOf(game.cells - 1).map((last) => Number(last) + 1);
		this.width = width;
		this.height = height;
		this.#codes = new Map(
			Object.keys(game.ruleset.kinds).flatMap((kind) => {
				const code = codeOfLetter(game.names?.kinds[kind]?.letter ?? kind);
				return code === undefined ? [] : [[kind, code] as const];
			}),
		);
	}

	/** Whether the formats have signs for every square and every piece. */
	get fits(): boolean {
		const { ruleset, cells } = this.game;
		return (
			ruleset.space.axes.length === 2 &&
			ruleset.sideOrder.length === 2 &&
			this.width <= MOST_SQUARES &&
			this.height <= MOST_SQUARES &&
			this.width * this.height === cells &&
			this.#codes.size === Object.keys(ruleset.kinds).length
		);
	}

	/** The first side is Black (先手). */
	sideOf(side: string): Side {
		return side === this.game.ruleset.sideOrder[0] ? 'black' : 'white';
	}

	/** The name of a side in the rules. */
	sideNamed(side: Side): string {
		return this.game.ruleset.sideOrder[side === 'black' ? 0 : 1]!;
	}

	squareOf(cell: Cell): Square {
		const [x, y] = this.game.vecOf(cell);
		return { file: this.width - Number(x), rank: this.height - Number(y) };
	}

	/** The cell of a square; undefined for squares that the board does not have. */
	cellOf({ file, rank }: Square): Cell | undefined {
		if (!(file >= 1 && file <= this.width && rank >= 1 && rank <= this.height)) return undefined;
		const cell = this.game.cell([this.width - file, this.height - rank]);
		return typeof cell === 'number' ? cell : undefined;
	}

	codeOf(kind: string): PieceCode | undefined {
		return this.#codes.get(kind);
	}

	/** The kind of a piece; undefined for pieces that the game does not have. */
	kindOf(piece: PieceCode): string | undefined {
		for (const [kind, code] of this.#codes) if (code === piece) return kind;
		return undefined;
	}

	/** A position as a drawing shows it. */
	diagramOf(position: Position): Diagram {
		const ranks = Array.from({ length: this.height }, () => Array<Placed | null>(this.width).fill(null));
		for (const { cell, piece } of pieces(position)) {
			const { file, rank } = this.squareOf(cell);
			ranks[rank - 1]![this.width - file] = { side: this.sideOf(piece.side), piece: this.codeOf(piece.kind)! };
		}
		const hand = (side: Side): Hand =>
			Object.fromEntries(
				Object.entries(inHand(position, this.sideNamed(side))[this.game.names?.hand ?? ''] ?? {}).map(([kind, count]) => [
					this.codeOf(kind)!,
					count,
				]),
			);
		const { phase } = setupOf(position);
		const turn = this.sideOf(this.game.ruleset.turn.phases[phase!]?.side ?? '');
		return { ranks, hands: { black: hand('black'), white: hand('white') }, turn };
	}

	/** The setup of a drawing; undefined if the game does not have its board or one of its pieces. */
	setupOf({ ranks, hands, turn }: Diagram): Setup | undefined {
		if (ranks.length !== this.height || ranks.some(({ length }) => length !== this.width)) return undefined;
		let known = true;
		const kindOf = (piece: PieceCode): string => {
			const kind = this.kindOf(piece);
			if (kind === undefined) known = false;
			return kind ?? '';
		};
		const placed = ranks.flatMap((rank, y) =>
			rank.flatMap((one, x) =>
				one === null ? [] : [{ at: [x, this.height - 1 - y], piece: { side: this.sideNamed(one.side), kind: kindOf(one.piece) } }],
			),
		);
		const held = (['black', 'white'] as const).flatMap((side) => {
			const counts = (Object.entries(hands[side]) as [PieceCode, number][]).filter(([, count]) => count > 0);
			return counts.length === 0
				? []
				: [[this.sideNamed(side), Object.fromEntries(counts.map(([piece, count]) => [kindOf(piece), count]))]];
		});
		const { ruleset, names, start } = this.game;
		if (!known || (held.length > 0 && names?.hand === undefined)) return undefined;
		const side = this.sideNamed(turn);
		const [phase] = Object.entries(ruleset.turn.phases).find(([, one]) => one.side === side) ?? [];
		const { vars, points } = setupOf(start);
		return {
			pieces: placed,
			...(held.length > 0 && { stores: { [names!.hand!]: Object.fromEntries(held) } }),
			...(points !== undefined && { points }),
			...(vars !== undefined && { vars }),
			phase: phase ?? setupOf(start).phase,
		} as Setup;
	}
}

const boards = new WeakMap<Game, Board>();

/** The board of a game, made once. */
export function boardOf(game: Game): Board {
	const board = boards.get(game) ?? new Board(game);
	boards.set(game, board);
	return board;
}
