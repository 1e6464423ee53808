import type { Game, Position } from '@x/core';
import { type Engine, isEngineError, type ProtocolName, startEngine } from '@x/engines';
import { type GameEngine, type PositionInfo, playGame, scoreFor } from '@x/engines/positions';
import * as strings from '../../strings/worker/evaluation.js';
import type { EngineView, EvaluationView, LineView } from '../evaluation-views.js';
import { lineMoves } from './line-view.js';
import { portTransport } from './port-transport.js';
import { scoreView } from './score-view.js';

/** Milliseconds between two views: an engine reports faster than people read. */
const PAUSE = 100;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The engine that the user opened. */
export class UserEngine {
	#engine: Engine | undefined;
	#player: { readonly game: Game; readonly engine: Promise<GameEngine> } | undefined;

	/** Starts it, and tells when it ends. */
	async start(port: MessagePort, protocol: ProtocolName, tell: (view: EngineView) => void): Promise<void> {
		await this.close();
		try {
			const engine = await startEngine(portTransport(port), { protocol });
			this.#engine = engine;
			tell({ name: engine.name || strings.engine, problem: undefined, done: false });
			const error = await engine.closed;
			if (this.#engine === engine) this.#forget();
			tell({ name: undefined, problem: error?.message, done: true });
		} catch (error) {
			const code = isEngineError(error) ? error.problem.code : undefined;
			const problem = code === 'engines/start-slow' ? strings.silent(protocol) : messageOf(error);
			tell({ name: undefined, problem, done: true });
		}
	}

	async close(): Promise<void> {
		const engine = this.#engine;
		this.#forget();
		await engine?.close();
	}

	#forget(): void {
		this.#engine = undefined;
		this.#player = undefined;
	}

	/** Its thoughts about a position, until the signal or for some milliseconds. */
	async think(
		position: Position,
		{ lines, time }: { readonly lines: number; readonly time: number | undefined },
		signal: AbortSignal,
		tell: (view: EvaluationView) => void,
	): Promise<void> {
		const view: { lines: LineView[]; depth: number; nodes: number; problem: string | undefined } = {
			lines: [],
			depth: 0,
			nodes: 0,
			problem: undefined,
		};
		let timer: ReturnType<typeof setTimeout> | undefined;
		const told = (done: boolean): void => tell({ ...view, lines: view.lines.filter(Boolean), done });
		try {
			const player = await this.#playerOf(position.game);
			if (signal.aborted) return;
			const most = player.engine.hasOption('MultiPV') || player.engine.hasOption('USI_MultiPV') ? lines : 1;
			const analysis = player.analyse(
				position,
				{ lines: most, ...(time === undefined ? { infinite: true } : { moveTime: time }) },
				{ signal },
			);
			for await (const info of analysis) {
				take(view, info, position);
				timer ??= setTimeout(() => {
					timer = undefined;
					told(false);
				}, PAUSE);
			}
		} catch (error) {
			if (signal.aborted) return;
			view.problem = messageOf(error);
		} finally {
			clearTimeout(timer);
		}
		told(true);
	}

	#playerOf(game: Game): Promise<GameEngine> {
		if (this.#engine === undefined) return Promise.reject(new Error(strings.noEngine));
		if (this.#player?.game.hash !== game.hash) {
			const engine = playGame(this.#engine, game);
			engine.catch(() => {
				this.#player = undefined;
			});
			this.#player = { game, engine };
		}
		return this.#player.engine;
	}
}

/** Adds what an engine reports to a view. */
const take = (
	view: { lines: LineView[]; depth: number; nodes: number; problem: string | undefined },
	info: PositionInfo,
	position: Position,
): void => {
	view.depth = Math.max(view.depth, info.depth ?? 0);
	view.nodes = info.nodes ?? view.nodes;
	if (info.line.texts.length === 0) return;
	const score = scoreFor(position.game.ruleset.sideOrder[0]!, info);
	view.lines[info.rank - 1] = { score: score && scoreView(score), moves: lineMoves(info.line.moves) };
	view.problem ??= info.line.warnings[0]?.message;
};
