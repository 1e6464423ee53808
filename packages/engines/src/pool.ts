/**
 * Some engines for many requests.
 *
 * @module
 */
import { checkOptions, misuse } from '@x/diagnostics';
import type { Engine, RequestOptions } from './engine.js';
import { EngineError, problemOf } from './errors.js';
import { onAbort } from './signal.js';

export type { Engine, RequestOptions } from './engine.js';

/** The size of a pool, and how its engines are started. */
export interface PoolOptions {
	/** Starts an engine; called when one is needed. */
	readonly start: () => Promise<Engine>;
	/** The most engines that run at the same time. */
	readonly size: number;
	/** The most requests that wait; more are refused. 1000 by default. */
	readonly waiting?: number | undefined;
}

interface Waiting {
	readonly take: (engine: Promise<Engine>) => void;
	readonly refuse: (error: unknown) => void;
}

/** Some engines for many requests, as on a server. An engine that failed is replaced when the next request needs one. */
export class EnginePool {
	readonly #options: PoolOptions & { readonly waiting: number };
	readonly #idle: Engine[] = [];
	readonly #waiting: Waiting[] = [];
	readonly #all = new Set<Promise<Engine>>();
	#busy = 0;
	#closed: EngineError | undefined;

	/**
	 * @example
	 * import { EnginePool } from '@x/engines/pool';
	 * const pool = new EnginePool({ size: 2, start: () => Promise.reject(new Error('none')) });
	 * await pool.use(async () => 1).catch((error) => error.message); // → 'none'
	 * await pool.close();
	 */
	constructor(options: PoolOptions) {
		checkOptions(options, { start: 'function', size: 'number', waiting: 'number' });
		if (!Number.isInteger(options.size) || options.size < 1) misuse('options.size', 'a whole number from 1', options.size);
		this.#options = { start: options.start, size: options.size, waiting: options.waiting ?? 1000 };
	}

	/** Requests that wait for an engine. */
	get waiting(): number {
		return this.#waiting.length;
	}

	/** Engines that work. */
	get busy(): number {
		return this.#busy;
	}

	/**
	 * Runs an action with an engine as soon as one is free. The pool serves requests in their order.
	 *
	 * @throws EngineError if too many requests wait, or the pool was closed.
	 */
	async use<T>(action: (engine: Engine) => Promise<T>, { signal }: RequestOptions = {}): Promise<T> {
		const engine = await this.#engine(signal);
		let sound = true;
		const watch = (): void => {
			sound = false;
		};
		void engine.closed.then(watch);
		try {
			return await action(engine);
		} finally {
			engine.stop();
			// One event may have ended both the engine and the action.
			await Promise.resolve();
			this.#release(sound ? engine : undefined);
		}
	}

	async #engine(signal: RequestOptions['signal']): Promise<Engine> {
		if (this.#closed !== undefined) throw this.#closed;
		if (signal?.aborted === true) throw signal.reason;
		if (this.#busy < this.#options.size) {
			this.#busy++;
			return this.#take();
		}
		if (this.#waiting.length >= this.#options.waiting)
			throw new EngineError(problemOf('unsupported', `Expected at most ${this.#options.waiting} waiting requests, found one more.`));
		return new Promise((resolve, refuse) => {
			const entry: Waiting = {
				take: (engine) => {
					off();
					engine.then(resolve, refuse);
				},
				refuse: (error) => {
					off();
					refuse(error);
				},
			};
			this.#waiting.push(entry);
			const off = onAbort(signal, () => {
				const at = this.#waiting.indexOf(entry);
				if (at >= 0) this.#waiting.splice(at, 1);
				refuse(signal?.reason);
			});
		});
	}

	/** An idle engine, or a new one. The place is already counted; it is given back if none can be started. */
	async #take(): Promise<Engine> {
		const idle = this.#idle.pop();
		if (idle !== undefined) return idle;
		const started = this.#options.start();
		this.#all.add(started);
		try {
			const engine = await started;
			void engine.closed.then(() => {
				this.#all.delete(started);
				const at = this.#idle.indexOf(engine);
				if (at >= 0) this.#idle.splice(at, 1);
			});
			return engine;
		} catch (error) {
			this.#all.delete(started);
			this.#release(undefined);
			throw error;
		}
	}

	#release(engine: Engine | undefined): void {
		if (engine !== undefined) this.#idle.push(engine);
		const next = this.#closed === undefined ? this.#waiting.shift() : undefined;
		if (next === undefined) this.#busy--;
		else next.take(this.#take());
	}

	/** Ends all engines, and refuses the requests that wait. Resolves when the engines are gone. */
	async close(): Promise<void> {
		this.#closed ??= new EngineError(problemOf('closed', 'The pool was closed.'));
		for (const { refuse } of this.#waiting.splice(0)) refuse(this.#closed);
		await Promise.all([...this.#all].map((started) => started.then((engine) => engine.close()).catch(() => {})));
	}
}
