import { type Game, hasLegalMove, type Move, moveName, type Position, setupOf, turn } from '@x/core';
import { foundText } from '../model/faults.js';
import type { BoardMove } from '../model/move.js';
import { gameOfGiven, sidesGiven } from './given.js';
import { boardMoves, isPass } from './moves.js';

/** The phase in which a side moves its pieces; undefined for a side that never does. */
const phaseOf = ({ ruleset }: Game, side: string): string | undefined => {
	const { phases, start } = ruleset.turn;
	return [start, ...Object.keys(phases)].find((name) => phases[name]?.side === side && phases[name]?.pieces !== false);
};

/** The most entries of `known` for a game. */
const KEPT = 4000;

/** The moves of pieces that stand alone, by game. */
const known = new WeakMap<Game, Map<string, readonly Move[]>>();

/** A board of a game on which a side has the turn, whether the game could lead there or not. */
class PremoveBoard {
	private readonly game: Game;
	private readonly side: string;
	/** The state outside of the cells. */
	private readonly registers: Int32Array;
	/** The pieces by cell. */
	private readonly codes: number[];
	/** The phase and the hands, on which the moves of a piece may depend. */
	private readonly state: string;

	constructor(position: Position, side: string, phase: string) {
		const { game } = position;
		this.game = game;
		this.side = side;
		const setup = { ...setupOf(position), pieces: [], phase };
		const { registers, lattice } = game.engine.ground;
		this.registers = registers.of(setup, (vec) => lattice.cellAt(vec));
		this.codes = Array.from(game.engine.board(position));
		this.state = `${phase} ${JSON.stringify(setup.stores)}`;
	}

	/** The position of the side with these pieces. */
	private positionOf(codes: readonly number[]): Position {
		return this.game.engine.begin(this.game, { codes, registers: this.registers, seen: [] });
	}

	private movesOn(codes: readonly number[]): readonly Move[] {
		return this.game.engine.legal(this.positionOf(codes));
	}

	private sideOf(code: number): number | undefined {
		const { codes } = this.game.engine.ground;
		return codes.kind[code]! < 0 ? undefined : codes.side[code];
	}

	/**
	 * All moves that may become legal, some of them twice: the moves on the board as it is, which has castling, and those over other pieces; those of
	 * each piece alone, with its captures; drops on any cell.
	 */
	moves(): readonly Move[] {
		const { codes, game, side } = this;
		const own = game.engine.ground.codes.sides.indexOf(side);
		const alone = codes.flatMap((code, cell) => (this.sideOf(code) === own ? this.alone(cell, own) : []));
		const drops = this.movesOn(codes.map(() => 0)).filter(({ from }) => from === undefined);
		return [...this.movesOn(codes), ...alone, ...drops].filter((move) => !isPass(move));
	}

	private alone(cell: number, own: number): readonly Move[] {
		const { codes, game, state } = this;
		const all = known.get(game) ?? new Map<string, readonly Move[]>();
		const key = `${codes[cell]} ${cell} ${state}`;
		const found = all.get(key) ?? this.found(cell, own);
		if (all.size >= KEPT) all.clear();
		known.set(game, all.set(key, found));
		return found;
	}

	/** The moves of a piece alone. Laws may need other pieces, as royals: if the piece has none without them, they stay. */
	private found(cell: number, own: number): readonly Move[] {
		const { codes, game } = this;
		const { royal } = game.engine.ground;
		const isFirst = (code: number, at: number): boolean => codes.indexOf(code) === at;
		const keeps: readonly ((code: number, at: number) => boolean)[] = [
			() => false,
			(code) => royal[code] === 1,
			(code, at) => isFirst(code, at) && codes.lastIndexOf(code) === at,
			isFirst,
		];
		for (const keep of keeps) {
			const board = codes.map((code, at) => (at === cell || keep(code, at) ? code : 0));
			const moves = this.movesFrom(cell, board, own);
			if (moves.length > 0) return moves;
		}
		return [];
	}

	/** A piece that can be captured, if there is one. */
	private enemy(own: number): number | undefined {
		const { codes, royal } = this.game.engine.ground;
		const kinds = Object.keys(this.game.ruleset.kinds).map((kind) => codes.of(own === 0 ? 1 : 0, codes.kindIndex(kind), 0));
		return [...this.codes, ...kinds].find((code) => ![undefined, own].includes(this.sideOf(code)) && royal[code] !== 1);
	}

	/** The moves of a piece, and its captures on each empty cell if an enemy came there. */
	private movesFrom(cell: number, board: readonly number[], own: number): readonly Move[] {
		const { game } = this;
		const { engine } = game;
		const position = this.positionOf(board);
		const quiet = engine.legal(position).filter(({ from }) => from === cell);
		const reached = new Set(quiet.map(({ to }) => to));
		const enemy = this.enemy(own);
		const captures = board.flatMap((code, at) => {
			if (enemy === undefined || code !== 0 || reached.has(at) || !game.isCell(at)) return [];
			const met = this.positionOf(board.with(at, enemy));
			if (!engine.attackers(met, at, own).includes(cell)) return [];
			return engine.legal(met).filter(({ from, captured }) => from === cell && captured.some((one) => one.cell === at));
		});
		return [...quiet, ...captures];
	}

	make({ writes }: Move): void {
		const { codes } = this.game.engine.ground;
		for (const { cell, piece } of writes) {
			if (piece === undefined) this.codes[cell] = 0;
			else this.codes[cell] = codes.of(codes.sides.indexOf(piece.side), codes.kindIndex(piece.kind), codes.bitsOf(piece.flags));
		}
	}
}

/** The moves that a side may make ahead, after those that it has made ahead. */
const premovesOfSide = (position: Position, side: string, made: readonly BoardMove[]): readonly BoardMove[] => {
	const phase = phaseOf(position.game, side);
	if (phase === undefined) return [];
	const board = new PremoveBoard(position, side, phase);
	for (const { id, from } of made) {
		const move = board.moves().find((one) => one.from === from && moveName(one) === id);
		if (move !== undefined) board.make(move);
	}
	const unique = new Map(boardMoves(board.moves()).map((move) => [`${move.from} ${move.id}`, move]));
	return [...unique.values()];
};

/**
 * The moves that sides may make ahead while another side is to move, after the moves `made` that they have made ahead: those of each piece as if it
 * were alone on the board, its captures, castling, and drops on every cell. They need not become legal. Empty if a side of `movers` is to move, and if the game
 * is over.
 *
 * Given to `viewOf` as the option `premoves`, it is called when the user makes a move ahead. Called directly, it gives plain data, as from a worker.
 *
 * @throws TypeError if the first argument is not a position, for a mover that the game does not have, and if `made` is not an array.
 *
 * @example
 * import { premovesOf } from '@x/board/game';
 * import { apply, legal } from '@x/core';
 * import { chess } from '@x/games/ready/chess';
 * const position = apply(chess.start, legal(chess.start)[0]);
 * const first = premovesOf(position, ['white']).find(({ id }) => id === 'd1d5');
 * premovesOf(position, ['white'], [first]).some(({ id }) => id === 'd5g8') // → true
 */
export const premovesOf = (position: Position, movers: readonly string[], made: readonly BoardMove[] = []): readonly BoardMove[] => {
	sidesGiven(gameOfGiven(position), movers, 'movers');
	if (!Array.isArray(made)) throw new TypeError(`made: Expected an array, found ${foundText(made)}.`);
	if (movers.includes(turn(position).side) || !hasLegalMove(position)) return [];
	return movers.flatMap((side) => premovesOfSide(position, side, made));
};
