import { checkOptions, misuse, quote } from '@x/diagnostics';
import { Analysis } from './analysis.js';
import { checkLimits, checkPosition, longest } from './check-limits.js';
import { EngineError, type EngineProblem, fail, problemOf } from './errors.js';
import { checkValue, optionNamed } from './option-value.js';
import type { Best, EngineOption, Info, Limits, OptionValue, PositionText } from './protocol/messages.js';
import type { Protocol, ProtocolName } from './protocol/protocol.js';
import type { Searching, Session } from './session.js';
import { onAbort, type StopSignal } from './signal.js';

/** How a request is given up. */
export interface RequestOptions {
	/** Ends the request when it is aborted: it fails with the reason of the signal. */
	readonly signal?: StopSignal | undefined;
}

/** The limits of time that an engine has for its answers, in milliseconds. */
export interface Patience {
	/** Until it is ready. */
	readonly readyLimit: number;
	/** Until it answers when it has to: after `stop`, and when its time is over. */
	readonly answerLimit: number;
}

/** An engine that runs: options, games and searches. One request is made after the other; a new one stops the search that runs. */
export class Engine {
	readonly #session: Session;
	readonly #patience: Patience;
	/** Settles when all requests before are done. */
	#queue: Promise<unknown> = Promise.resolve();
	#running: Run | undefined;
	#variant: string | undefined;

	/** @internal */
	constructor(session: Session, patience: Patience) {
		this.#session = session;
		this.#patience = patience;
	}

	get protocol(): ProtocolName {
		return this.#session.protocol.name;
	}

	/** The name of the program, if it has said it. */
	get name(): string | undefined {
		return this.#session.name;
	}

	get author(): string | undefined {
		return this.#session.author;
	}

	/** The options, as the engine announced them. */
	get options(): readonly EngineOption[] {
		return [...this.#session.options.values()];
	}

	/** The names of the variants that the engine plays. One that names none plays that of its protocol. */
	get variants(): readonly string[] {
		const { variants, protocol } = this.#session;
		return variants.length === 0 ? [protocol.variant] : variants;
	}

	/** The variant of the current game. */
	get variant(): string | undefined {
		return this.#variant;
	}

	/** Faults of the engine that ended nothing, each once. */
	get warnings(): readonly EngineProblem[] {
		return this.#session.warnings.list;
	}

	/** Resolves when the engine is gone: with its error, or undefined if it was closed. */
	get closed(): Promise<EngineError | undefined> {
		return this.#session.ended.then((failure) => (this.#session.closing ? undefined : failure));
	}

	/** Whether the engine has an option, in any case of its letters. */
	hasOption(name: string): boolean {
		return this.#session.options.has(name.toLowerCase());
	}

	/**
	 * Sets an option.
	 *
	 * @throws EngineError if the engine has no such option, the option no such value, or the engine refuses it.
	 */
	async setOption(name: string, value?: OptionValue): Promise<void> {
		const option = optionNamed(name, this.#session.options);
		checkValue(option, value);
		const refusal = await this.#exclusively(() => this.#heard([this.#session.protocol.option(option, value)]));
		if (refusal !== undefined)
			fail('option-refused', `The engine refused the option ${quote(option.name)}: ${quote(refusal)}.`, { data: { option: option.name } });
		if (option.name === this.#session.variantOption) this.#variant = String(value);
	}

	/** Sends lines, and waits until the engine is ready. Returns the first error that it reports. */
	async #heard(lines: readonly string[]): Promise<string | undefined> {
		let refusal: string | undefined;
		this.#session.complaint = (text) => {
			refusal ??= text;
		};
		try {
			this.#session.send(lines);
			await this.#session.ready(this.#patience.readyLimit);
		} finally {
			this.#session.complaint = undefined;
		}
		return refusal;
	}

	/** Resolves when the engine has done all that was asked before. */
	ready(): Promise<void> {
		return this.#session.ready(this.#patience.readyLimit);
	}

	/**
	 * Begins a game: the engine forgets the one before.
	 *
	 * @param variant the engine's name of the variant; by default, that of the game before
	 * @throws EngineError if the engine does not play the variant.
	 */
	async newGame(variant: string | undefined = this.#variant): Promise<void> {
		const { variantOption, protocol } = this.#session;
		const { variants } = this;
		if (variant !== undefined && !variants.includes(variant))
			fail('variant', `The engine does not play the variant ${quote(variant)}.`, { data: { variant, variants } });
		if (variant !== undefined && variantOption !== undefined) await this.setOption(variantOption, variant);
		this.#variant = variant;
		await this.#exclusively(() => this.#heard(protocol.newGame(variant)));
	}

	/** Notes a variant that the engine has learned since it started. */
	addVariant(variant: string): void {
		this.#session.learn(variant);
	}

	/**
	 * Sends lines of the protocol that this package has no words for, and waits until the engine is ready.
	 *
	 * @returns the first error that the engine reports
	 */
	sendRaw(lines: readonly string[]): Promise<string | undefined> {
		for (const [index, line] of lines.entries()) if (/[\r\n]/.test(line)) misuse(`lines[${index}]`, 'a text of one line', line);
		return this.#exclusively(() => this.#heard(lines));
	}

	/**
	 * Searches a position until a limit is reached or it is stopped. Without limits, it is searched until it is stopped. A search that runs is
	 * stopped first.
	 *
	 * @throws EngineError if the protocol cannot say a limit.
	 */
	search(position: PositionText, limits: Limits = {}, { signal }: RequestOptions = {}): Analysis {
		const { protocol } = this.#session;
		checkOptions(position, { start: 'string', moves: 'object', toMove: [0, 1] }, 'position');
		checkPosition(position);
		checkLimits(limits, protocol);
		const bounded = ['depth', 'nodes', 'mate', 'moveTime', 'clock', 'byoyomi'].some((key) => limits[key as keyof Limits] !== undefined);
		const run = new Run(this.#session, position, bounded ? limits : { ...limits, infinite: true }, this.#patience.answerLimit);
		const off = onAbort(signal, () => run.abort(signal?.reason));
		const done = this.#exclusively(async () => {
			this.#running = run;
			try {
				await run.go(this.#variant);
			} finally {
				off();
				this.#running = undefined;
			}
		});
		done.catch((error: unknown) => run.analysis.fail(error));
		return run.analysis;
	}

	/** Ends the search that runs, if one does. */
	stop(): void {
		this.#running?.stop();
	}

	/** Ends the engine: it may finish for a moment, then it is killed. Resolves when it is gone. */
	async close(): Promise<void> {
		this.#running?.abort(new EngineError(problemOf('closed', 'The engine was closed.')));
		this.#session.close(false);
		const timer = setTimeout(() => this.#session.close(true), this.#patience.answerLimit);
		await this.#session.ended;
		clearTimeout(timer);
	}

	/** Runs an action when no other one runs. It stops a search that runs. */
	#exclusively<T>(action: () => Promise<T>): Promise<T> {
		this.#running?.stop();
		const done = this.#queue.then(() => {
			if (this.#session.failure !== undefined) throw this.#session.failure;
			return action();
		});
		this.#queue = done.catch(() => {});
		return done;
	}
}

/** One search of an engine. */
class Run implements Searching {
	readonly analysis: Analysis;
	readonly #session: Session;
	readonly #position: PositionText;
	readonly #answerLimit: number;
	#limits: Limits;
	#stopped = false;
	#sent = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Ends the run: the engine has answered, or failed. */
	#release: () => void = () => {};

	constructor(session: Session, position: PositionText, limits: Limits, answerLimit: number) {
		this.#session = session;
		this.#position = position;
		this.#limits = limits;
		this.#answerLimit = answerLimit;
		this.analysis = new Analysis({ stop: () => this.stop(), ponderHit: () => this.#ponderHit() });
	}

	get #protocol(): Protocol {
		return this.#session.protocol;
	}

	async go(variant: string | undefined): Promise<void> {
		if (this.analysis.over) return;
		const { features } = this.#session;
		const answered = new Promise<void>((resolve) => {
			this.#release = resolve;
		});
		this.#session.searching = this;
		this.#session.send(this.#protocol.go(this.#position, this.#limits, features, variant));
		this.#sent = true;
		this.#limitTime(longest(this.#limits, this.#position.toMove ?? 0));
		if (this.#stopped) this.#sendStop();
		await answered;
		clearTimeout(this.#timer);
		if (this.#protocol.afterAnswer === undefined || this.#session.failure !== undefined) return;
		this.#session.send([this.#protocol.afterAnswer]);
		await this.#session.ready(this.#answerLimit);
	}

	/** The engine has to answer within this time and some patience. */
	#limitTime(milliseconds: number): void {
		clearTimeout(this.#timer);
		if (milliseconds === Number.POSITIVE_INFINITY) return;
		const limit = milliseconds + this.#answerLimit;
		this.#timer = setTimeout(() => this.#session.silent(limit, 'its best move'), Math.min(limit, 2 ** 31 - 1));
	}

	stop(): void {
		if (this.#stopped) return;
		this.#stopped = true;
		if (this.#sent) this.#sendStop();
	}

	#sendStop(): void {
		const { line, answers } = this.#protocol.stop(this.#limits);
		this.#session.send([line]);
		this.#limitTime(0);
		if (answers) return;
		// The result of an analysis is its last line.
		const settle = (): void => this.best({ move: this.analysis.latest.get(1)?.moves[0] });
		this.#session.ready(this.#answerLimit).then(settle, () => {});
	}

	#ponderHit(): void {
		const { ponderHit } = this.#protocol;
		if (ponderHit === undefined || !this.#limits.ponder || !this.#sent || this.#stopped) return;
		this.#limits = { ...this.#limits, ponder: false };
		this.#session.send([ponderHit]);
		this.#limitTime(longest(this.#limits, this.#position.toMove ?? 0));
	}

	/** The request fails; the engine is stopped, and its answer is thrown away. */
	abort(reason: unknown): void {
		this.analysis.fail(reason);
		this.stop();
	}

	info(info: Info): void {
		this.analysis.add(info);
	}

	best(best: Best): void {
		this.#session.searching = undefined;
		// Nothing is left to stop, and the engine would not answer.
		this.#stopped = true;
		if (!this.analysis.over) this.analysis.finish(best);
		this.#release();
	}

	refused(error: EngineError): void {
		this.analysis.fail(error);
		if (this.#session.failure === undefined) this.stop();
		else this.#release();
	}
}
