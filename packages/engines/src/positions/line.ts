import type { Move, Position } from '@x/core';
import { quote } from '@x/diagnostics';
import { stringify } from '@x/san';
import { type EngineProblem, warningOf } from '../errors.js';
import { afterTurn, readTurn } from './read-move.js';
import type { Wording } from './wording.js';

interface Played {
	readonly moves: readonly Move[];
	readonly positions: readonly Position[];
	readonly warnings: readonly EngineProblem[];
}

/** A line of an engine. It is played on the board when one of its parts is first read. */
export class Line {
	/** Where the line begins. */
	readonly from: Position;
	/** The moves as the engine named them. */
	readonly texts: readonly string[];
	readonly #wording: Wording;
	#played: Played | undefined;
	#san: readonly string[] | undefined;

	/** @internal */
	constructor(from: Position, texts: readonly string[], wording: Wording) {
		this.from = from;
		this.texts = texts;
		this.#wording = wording;
	}

	/** The moves, up to the first that is not legal. */
	get moves(): readonly Move[] {
		return this.#play().moves;
	}

	/** The positions after each of the moves. */
	get positions(): readonly Position[] {
		return this.#play().positions;
	}

	/** The moves in SAN. */
	get san(): readonly string[] {
		this.#san ??= this.moves.map((move) => stringify(move, move.position));
		return this.#san;
	}

	/** The faults of the line: its first move that is not legal. */
	get warnings(): readonly EngineProblem[] {
		return this.#play().warnings;
	}

	#play(): Played {
		this.#played ??= play(this.from, this.texts, this.#wording);
		return this.#played;
	}
}

const play = (from: Position, texts: readonly string[], wording: Wording): Played => {
	const moves: Move[] = [];
	const positions: Position[] = [];
	let position = from;
	for (const [index, text] of texts.entries()) {
		const played = readTurn(text, position, wording);
		if (played === undefined) {
			const message = `Expected a legal move as number ${index + 1} of the line, found ${quote(text)}.`;
			return { moves, positions, warnings: [warningOf('line-move', message, { text, index })] };
		}
		for (const move of played) {
			position = afterTurn(position, [move]);
			moves.push(move);
			positions.push(position);
		}
	}
	return { moves, positions, warnings: [] };
};

/**
 * A line of an engine in a position: for programs that have the moves as text.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * readLine(['e2e4', 'e7e5', 'g1f3'], chess.start, { protocol: 'uci', chess960: false }).san // → [ 'e4', 'e5', 'Nf3' ]
 */
export const readLine = (texts: readonly string[], position: Position, wording: Wording): Line => new Line(position, texts, wording);
