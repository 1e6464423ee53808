import { apply, type Game, legal, type Move, outcome, type Position, turn } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { castlesByRook, isInsideTurn, readTurn, type Wording, writeTurn } from '@x/engines/positions';
import type { ProtocolName } from '@x/engines/protocols';
import { readPosition } from '../game/playable.js';

/** A game, its position, and how its moves are named. */
export class Match {
	readonly protocol: ProtocolName;
	#game: Game;
	#position: Position;
	#chess960: boolean;

	constructor(game: Game, protocol: ProtocolName) {
		this.protocol = protocol;
		this.#game = game;
		this.#position = game.start;
		this.#chess960 = castlesByRook(game);
	}

	get game(): Game {
		return this.#game;
	}

	get position(): Position {
		return this.#position;
	}

	get wording(): Wording {
		return { protocol: this.protocol, chess960: this.#chess960, castlesByWord: this.protocol === 'xboard' };
	}

	/** Another game begins. */
	choose(game: Game): void {
		this.#game = game;
		this.#position = game.start;
		this.#chess960 = castlesByRook(game);
	}

	castleByRook(value: boolean): void {
		this.#chess960 = value;
	}

	/** Sets a position. Returns what is wrong with the text. */
	setUp(start: string | undefined): string | undefined {
		if (start === undefined) {
			this.#position = this.#game.start;
			return undefined;
		}
		try {
			const { position, problems } = readPosition(start, this.#game);
			if (position === undefined) return problems[0]?.message ?? start;
			this.#position = position;
			return undefined;
		} catch (error) {
			return isNotationError(error) || error instanceof Error ? error.message : String(error);
		}
	}

	/** Plays a turn. Returns whether it is legal. */
	play(text: string): boolean {
		const moves = readTurn(text, this.#position, this.wording);
		if (moves === undefined) return false;
		this.add(moves);
		return true;
	}

	add(moves: readonly Move[]): void {
		for (const move of moves) this.#position = apply(this.#position, move) as Position;
	}

	/** Goes back to an earlier position of the game. */
	goTo(position: Position): void {
		this.#position = position;
	}

	/** The moves of a turn from their name; undefined if it is not legal. */
	read(text: string): readonly Move[] | undefined {
		return readTurn(text, this.#position, this.wording);
	}

	write(moves: readonly Move[]): string {
		return writeTurn(moves, this.wording);
	}

	/** The text of a move that is a turn; undefined for one that its side has to continue. */
	firstOf(move: Move): string | undefined {
		return isInsideTurn(apply(this.#position, move) as Position) ? undefined : this.write([move]);
	}

	/** Which of the two sides is to move: 0 is the one that moves first in the game. */
	get toMove(): 0 | 1 {
		return turn(this.#position).side === this.#game.ruleset.sideOrder[0] ? 0 : 1;
	}

	/** Whether the side to move has a move: the game may go on. */
	get goesOn(): boolean {
		return legal(this.#position).length > 0;
	}

	/** The result as PGN writes it; undefined while the game goes on. */
	get result(): { readonly text: string; readonly reason: string } | undefined {
		const end = outcome(this.#position);
		if (end === undefined) return undefined;
		const [first] = this.#game.ruleset.sideOrder;
		const text = end.winner === undefined ? '1/2-1/2' : end.winner === first ? '1-0' : '0-1';
		return { text, reason: end.reason };
	}
}
