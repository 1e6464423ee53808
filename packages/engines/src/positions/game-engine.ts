import type { Game, Move, Position } from '@x/core';
import { checkOptions, misuse, objectGiven, quote } from '@x/diagnostics';
import type { Analysis } from '../analysis.js';
import type { Engine, RequestOptions } from '../engine.js';
import { EngineError, fail, problemOf } from '../errors.js';
import { reversed } from '../judgement.js';
import type { Best, Info, Limits, Score } from '../protocol/messages.js';
import { Line } from './line.js';
import { positionText } from './position-text.js';
import { readTurn, sideOf } from './read-move.js';
import { castlesByRook, variantOf } from './variant.js';
import type { Wording } from './wording.js';
import { turnsFrom, writeTurn } from './write-move.js';

/** How an engine knows a game. */
export interface GameOptions {
	/** The engine's name of the variant; found by the id of the game by default. */
	readonly variant?: string | undefined;
	/** Whether castling is named as the king that captures its own rook; by default for the games whose id ends with 960. */
	readonly chess960?: boolean | undefined;
}

/** When a search ends: as `Limits`, with times by the names of the sides and with moves of the game. */
export interface SearchLimits extends Omit<Limits, 'clock' | 'increment' | 'only'> {
	readonly clock?: Readonly<Record<string, number>> | undefined;
	readonly increment?: Readonly<Record<string, number>> | undefined;
	readonly only?: readonly Move[] | undefined;
	/** How many of the best lines the engine reports; 1 by default. */
	readonly lines?: number | undefined;
}

/** The thoughts of an engine about a position. */
export interface PositionInfo extends Omit<Info, 'moves'> {
	/** The side from whose view the score is: the side to move. */
	readonly side: string;
	readonly line: Line;
}

/** The answer to a search of a position. */
export interface PositionBest {
	/** The first move of the turn; undefined if the engine has none. */
	readonly move: Move | undefined;
	/** All moves of the turn: games with several moves in a turn have more than one. */
	readonly moves: readonly Move[];
	/** The expected reply, if it is legal. */
	readonly ponder: Move | undefined;
	readonly says: Best['says'];
}

/**
 * A score from the view of a side.
 *
 * @example
 * scoreFor('black', { side: 'white', score: { kind: 'points', value: 30 } }); // → { kind: 'points', value: -30 }
 */
export const scoreFor = (side: string, info: Pick<PositionInfo, 'side' | 'score'>): Score | undefined => {
	const { score } = info;
	return score === undefined || info.side === side ? score : reversed(score);
};

/** An analysis of a position: `for await` reads it, `result` is the move. */
export class PositionAnalysis implements AsyncIterable<PositionInfo> {
	readonly position: Position;
	/** The best move. It fails with an `EngineError` if the engine names a move that is not legal. */
	readonly result: Promise<PositionBest>;
	readonly #analysis: Promise<Analysis>;
	readonly #wording: Wording;

	/** @internal */
	constructor(position: Position, analysis: Promise<Analysis>, wording: Wording) {
		this.position = position;
		this.#analysis = analysis;
		this.#wording = wording;
		this.result = analysis.then(({ result }) => result).then((best) => this.#best(best));
		this.result.catch(() => {});
	}

	/** Asks for the answer now. It returns the answer. */
	stop(): Promise<PositionBest> {
		this.#analysis.then((analysis) => analysis.stop()).catch(() => {});
		return this.result;
	}

	/** Says that the expected move was played: the search goes on in the engine's own time. */
	ponderHit(): void {
		this.#analysis.then((analysis) => analysis.ponderHit()).catch(() => {});
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<PositionInfo, void> {
		for await (const info of await this.#analysis) yield this.#info(info);
	}

	#info({ moves, ...rest }: Info): PositionInfo {
		return { ...rest, side: sideOf(this.position), line: new Line(this.position, moves, this.#wording) };
	}

	#best({ move, ponder, says }: Best): PositionBest {
		if (move === undefined) return { move: undefined, moves: [], ponder: undefined, says };
		const moves = readTurn(move, this.position, this.#wording);
		if (moves === undefined)
			throw new EngineError(problemOf('best-move', `Expected a legal move of the engine, found ${quote(move)}.`, { data: { move } }));
		const reply = ponder === undefined ? undefined : new Line(this.position, [move, ponder], this.#wording).moves[moves.length];
		return { move: moves[0], moves, ponder: reply, says };
	}
}

/** An engine that plays a game of `@x/core`. */
export class GameEngine {
	readonly engine: Engine;
	readonly game: Game;
	readonly #wording: Wording;
	#lines = 1;

	/** @internal */
	constructor(engine: Engine, game: Game, wording: Wording) {
		this.engine = engine;
		this.game = game;
		this.#wording = wording;
	}

	/**
	 * The text of a legal turn in the engine's notation.
	 *
	 * @throws TypeError for moves of another game.
	 */
	write(...moves: readonly Move[]): string {
		for (const move of moves) this.#checkGame(move.position, 'move');
		return writeTurn(moves, this.#wording);
	}

	/** The legal moves of a turn from a text of the engine; undefined if no legal turn has this name. */
	read(text: string, position: Position): readonly Move[] | undefined {
		this.#checkGame(position, 'position');
		return readTurn(text, position, this.#wording);
	}

	/**
	 * Searches a position. The engine learns its history, too.
	 *
	 * @throws EngineError if the protocol has no words for the position or a limit.
	 */
	analyse(position: Position, limits: SearchLimits = {}, options: RequestOptions = {}): PositionAnalysis {
		this.#checkGame(position, 'position');
		const { lines = 1, ...others } = limits;
		if (!Number.isInteger(lines) || lines < 1) misuse('limits.lines', 'a whole number from 1', lines);
		const text = positionText(position, this.#wording);
		const words = this.#limits(others, position);
		return new PositionAnalysis(
			position,
			this.#search(lines, () => this.engine.search(text, words, options)),
			this.#wording,
		);
	}

	/** Searches a position, and returns the best move alone. */
	bestMove(position: Position, limits: SearchLimits, options: RequestOptions = {}): Promise<PositionBest> {
		return this.analyse(position, limits, options).result;
	}

	async #search(lines: number, search: () => Analysis): Promise<Analysis> {
		if (lines !== this.#lines) {
			const name = ['MultiPV', 'USI_MultiPV'].find((one) => this.engine.hasOption(one));
			if (name === undefined) fail('unsupported', 'The engine reports one line only.', { data: { limit: 'lines' } });
			this.#lines = lines;
			await this.engine.setOption(name!, lines);
		}
		return search();
	}

	#limits({ clock, increment, only, ...rest }: Omit<SearchLimits, 'lines'>, position: Position): Limits {
		const [first = '', second = ''] = this.game.ruleset.sideOrder;
		const pair = (times: Readonly<Record<string, number>> | undefined, name: string): readonly [number, number] | undefined => {
			if (times === undefined) return undefined;
			checkOptions(times, { [first]: 'number', [second]: 'number' }, `limits.${name}`);
			return [times[first] ?? 0, times[second] ?? 0];
		};
		const turns = only?.flatMap((move) => turnsFrom(position, move));
		return {
			...rest,
			clock: pair(clock, 'clock'),
			increment: pair(increment, 'increment'),
			only: turns?.map((moves) => writeTurn(moves, this.#wording)),
		};
	}

	#checkGame(position: Position, argument: string): void {
		objectGiven(position, argument, 'a Position', 'game');
		if (position.game.hash !== this.game.hash) misuse(argument, `a position of ${this.game.title ?? 'the game of the engine'}`, position);
	}
}

/**
 * Begins a game of `@x/core` on an engine: chooses the variant, and how castling is named.
 *
 * @throws EngineError if the engine does not play the game.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const newGame = async (engine: Engine) => (await playGame(engine, compile(shogi))).engine.variant;
 */
export const playGame = async (engine: Engine, game: Game, options: GameOptions = {}): Promise<GameEngine> => {
	objectGiven(game, 'game', 'a Game', 'ruleset', 'start');
	checkOptions(options, { variant: 'string', chess960: 'boolean' });
	const variant = variantOf(engine, game, options.variant);
	const { chess960 = castlesByRook(game) } = options;
	if (engine.hasOption('UCI_Chess960')) await engine.setOption('UCI_Chess960', chess960);
	else if (chess960 && engine.protocol === 'uci')
		fail('variant', 'The engine cannot castle from other squares: it has no option "UCI_Chess960".');
	await engine.newGame(variant);
	// XBoard names such castling by words, but an engine that speaks UCI as well names the squares.
	const castlesByWord = engine.protocol === 'xboard' && !engine.hasOption('UCI_Chess960');
	return new GameEngine(engine, game, { protocol: engine.protocol, chess960, castlesByWord });
};
