import type { Game, GameDefinition, Position } from '@x/core';
import { type Engine, EngineError, type OptionValue, startEngine } from '@x/engines';
import { type GameEngine, type PositionInfo, playGame, type SearchLimits } from '@x/engines/positions';
import { processTransport } from '@x/engines/process';
import { Unusable } from '@x/jobs/errors';
import type { Player, PlayerScore, Thought } from './player.js';
import type { ProgramChoice } from './player-choice.js';

/** The game of a program, and where it is played. */
export interface ProgramSurroundings {
	readonly game: Game;
	/** The rules of the game, for programs that do not know it. */
	readonly definition: () => Promise<GameDefinition>;
	/** Ends the program when it is aborted. */
	readonly signal: AbortSignal;
}

/** Faults of a program that no other game would be without. */
const HOPELESS = [
	'engines/start',
	'engines/start-slow',
	'engines/protocol',
	'engines/option-unknown',
	'engines/option-value',
	'engines/option-refused',
	'engines/variant',
	'engines/unsupported',
];

/** Whether a fault of an engine is one of the game that it plays, which it loses by it. */
export const isLosing = (error: unknown): error is EngineError => error instanceof EngineError && !HOPELESS.includes(error.code);

/** The program does not play the game. */
export class UnknownVariant extends Unusable {}

/** An engine's fault as one for which the work cannot be done. */
const unusable = ({ name }: ProgramChoice, error: unknown): unknown => {
	if (!(error instanceof EngineError)) return error;
	const Kind = error.code === 'engines/variant' ? UnknownVariant : Unusable;
	return new Kind(`${name}: ${error.message}`, error.problem.hint);
};

/** The value of an option from its text, as the engine wants it. */
const optionValue = (engine: Engine, name: string, text: string): OptionValue => {
	const option = engine.options.find((one) => one.name.toLowerCase() === name.toLowerCase());
	if (option?.type === 'spin' && /^-?\d+$/.test(text)) return Number(text);
	if (option?.type === 'check' && /^(?:true|false)$/.test(text)) return text === 'true';
	return option?.type === 'button' ? undefined : text;
};

/** The name of rules that an engine has learned from this program. */
const LEARNED = 'rules';

/** Begins the game on an engine, which learns the rules if it does not know them and can. */
const begin = async (engine: Engine, choice: ProgramChoice, { game, definition }: ProgramSurroundings): Promise<GameEngine> => {
	try {
		return await playGame(engine, game, { variant: choice.variant });
	} catch (error) {
		if (!(error instanceof EngineError) || error.code !== 'engines/variant' || !engine.hasOption('VariantPath')) throw error;
		const { uploadRules } = await import('@x/engines/variants');
		const { variant } = await uploadRules(engine, await definition(), { variant: LEARNED });
		return playGame(engine, game, { variant });
	}
};

const scoreOf = ({ score }: PositionInfo): PlayerScore | undefined =>
	score === undefined || score.bound !== undefined ? undefined : { kind: score.kind, value: score.value };

/** An engine that is a program. It is started for its first game, and again after a fault. */
export class ProgramPlayer implements Player {
	readonly #choice: ProgramChoice;
	readonly #surroundings: ProgramSurroundings;
	#engine: Engine | undefined;
	#player: GameEngine | undefined;

	constructor(choice: ProgramChoice, surroundings: ProgramSurroundings) {
		this.#choice = choice;
		this.#surroundings = surroundings;
	}

	async #start(): Promise<Engine> {
		const { command, arguments: words, protocol, options } = this.#choice;
		const { signal } = this.#surroundings;
		const engine = await startEngine(processTransport(command, { arguments: words }), { protocol, signal });
		this.#engine = engine;
		for (const [name, text] of Object.entries(options)) await engine.setOption(name, optionValue(engine, name, text));
		return engine;
	}

	/** Throws an `Unusable` if the program cannot play the game. */
	async newGame(): Promise<void> {
		try {
			this.#player = await begin(this.#engine ?? (await this.#start()), this.#choice, this.#surroundings);
		} catch (error) {
			throw unusable(this.#choice, error);
		}
	}

	async think(position: Position, limits: SearchLimits): Promise<Thought> {
		const player = this.#player!;
		try {
			const analysis = player.analyse(position, limits);
			let [score, depth, line]: [PlayerScore | undefined, number | undefined, PositionInfo['line'] | undefined] = [
				undefined,
				undefined,
				undefined,
			];
			for await (const info of analysis) {
				if (info.rank !== 1 || info.line.texts.length === 0) continue;
				score = scoreOf(info) ?? score;
				depth = info.depth ?? depth;
				line = info.line;
			}
			const { moves, says } = await analysis.result;
			return { moves, line: line?.moves ?? moves, score, depth, resigns: says === 'resign' };
		} catch (error) {
			// The next game begins with a new program.
			await this.close();
			throw isLosing(error) ? error : unusable(this.#choice, error);
		}
	}

	async close(): Promise<void> {
		const engine = this.#engine;
		this.#engine = undefined;
		await engine?.close();
	}
}
