import { quote } from '@x/diagnostics';
import { EngineError, type EngineProblem, problemOf, warningOf } from './errors.js';
import type { Best, EngineOption, Info, Message } from './protocol/messages.js';
import type { Protocol } from './protocol/protocol.js';
import { LONGEST_LINE } from './transport/line-splitter.js';
import type { Transport, TransportEnd } from './transport/transport.js';
import { Warnings } from './warnings.js';

/** Lines in a row that have no meaning where they come, after which a program is not taken for an engine any more. */
const MOST_NOISE = 10_000;

/** The receiver of the answers of the search that runs. */
export interface Searching {
	info(info: Info): void;
	best(best: Best): void;
	refused(error: EngineError): void;
}

interface Waiting {
	readonly token: string;
	readonly resolve: () => void;
	readonly reject: (error: unknown) => void;
}

const endError = ({ kind, code, message }: TransportEnd, started: boolean): EngineError => {
	const detail = message === undefined ? '' : ` ${message}`;
	if (kind === 'error' && !started) return new EngineError(problemOf('start', `The engine could not be started.${detail}`));
	if (kind !== 'exit') return new EngineError(problemOf('connection', `The connection to the engine ended.${detail}`));
	const how = code === undefined ? 'exited' : typeof code === 'number' ? `exited with the code ${code}` : `was ended by the signal ${code}`;
	return new EngineError(problemOf('exit', `The engine ${how}.${detail}`, { data: { ...(code !== undefined && { code }) } }));
};

/** One run of an engine: reads its lines, and knows what it said about itself and whether it failed. */
export class Session {
	readonly protocol: Protocol;
	readonly warnings: Warnings;
	readonly options: Map<string, EngineOption> = new Map();
	readonly features: Map<string, string> = new Map();
	name: string | undefined;
	author: string | undefined;
	variants: readonly string[] = [];
	/** The option that chooses the variant. */
	variantOption: string | undefined;
	started = false;
	searching: Searching | undefined;
	/** Takes errors that the engine reports while no search runs. */
	complaint: ((text: string) => void) | undefined;
	failure: EngineError | undefined;
	/** Whether the engine was closed on request. */
	closing = false;
	readonly ended: Promise<EngineError | undefined>;
	/** The first line that could not be read. */
	firstNoise: string | undefined;
	readonly #transport: Transport;
	#noise = 0;
	#pings: Waiting[] = [];
	#count = 0;
	#onStart: { readonly started: () => void; readonly wait: () => void; readonly failed: (error: EngineError) => void } | undefined;

	constructor(transport: Transport, protocol: Protocol, report: ((problem: EngineProblem) => void) | undefined) {
		this.protocol = protocol;
		this.warnings = new Warnings(report);
		this.#transport = transport;
		transport.listen((line) => this.#line(line));
		this.ended = transport.closed.then((end) => {
			if (!this.closing) this.fail(endError(end, this.started));
			return this.failure;
		});
	}

	/** The engine knows one more variant: its option has one more value. */
	learn(variant: string): void {
		if (this.variants.includes(variant)) return;
		this.variants = [...this.variants, variant];
		const key = this.variantOption?.toLowerCase() ?? '';
		const option = this.options.get(key);
		if (option?.type === 'combo') this.options.set(key, { ...option, values: this.variants });
	}

	send(lines: readonly string[]): void {
		if (this.failure === undefined) for (const line of lines) this.#transport.send(line);
	}

	/** Ends the engine because of an error. All that waits for it fails. */
	fail(error: EngineError): void {
		if (this.failure !== undefined) return;
		this.failure = error;
		this.#transport.close(true);
		this.#release(error);
	}

	/** Ends the engine on request. */
	close(force: boolean): void {
		if (this.failure === undefined) {
			this.send(['quit']);
			this.closing = true;
			this.failure = new EngineError(problemOf('closed', 'The engine was closed.'));
			this.#release(this.failure);
		}
		this.#transport.close(force);
	}

	#release(error: EngineError): void {
		for (const { reject } of this.#pings.splice(0)) reject(error);
		this.#onStart?.failed(error);
		this.#onStart = undefined;
		const { searching } = this;
		this.searching = undefined;
		searching?.refused(error);
	}

	/** Sends the first lines, and waits until the engine has said all about itself. */
	start(limit: number): Promise<void> {
		const { hello, mayBeMute } = this.protocol;
		return new Promise<void>((resolve, reject) => {
			let timer: ReturnType<typeof setTimeout> | undefined;
			const arm = (milliseconds: number): void => {
				clearTimeout(timer);
				timer = setTimeout(() => {
					if (mayBeMute && this.features.size === 0) done(resolve);
					else this.fail(this.#slow(limit));
				}, milliseconds);
			};
			const done = (settle: () => void): void => {
				clearTimeout(timer);
				this.#onStart = undefined;
				this.started = true;
				settle();
			};
			this.#onStart = {
				started: () => done(resolve),
				wait: () => arm(limit),
				failed: (error) => {
					clearTimeout(timer);
					reject(error);
				},
			};
			if (this.failure !== undefined) {
				reject(this.failure);
				return;
			}
			// An engine of the first version of XBoard's protocol has two seconds, and says nothing.
			arm(mayBeMute ? Math.min(limit, 2000) : limit);
			this.send(hello);
		});
	}

	#slow(limit: number): EngineError {
		const { name } = this.protocol;
		if (this.firstNoise === undefined)
			return new EngineError(
				problemOf('start-slow', `The engine did not say within ${limit} ms that it has started.`, {
					hint: 'Raise `startLimit`, or choose another protocol.',
				}),
			);
		return new EngineError(
			problemOf('protocol', `Expected an engine that speaks ${name}, found one that answered ${quote(this.firstNoise)}.`, {
				hint: 'Choose another protocol.',
			}),
		);
	}

	/** Resolves when the engine has done all that was sent before. */
	ready(limit: number): Promise<void> {
		if (this.failure !== undefined) return Promise.reject(this.failure);
		this.#count++;
		const token = String(this.#count);
		const line = this.protocol.ping(token, this.features);
		if (line === undefined) return Promise.resolve();
		return new Promise<void>((resolve, reject) => {
			const timer = setTimeout(() => this.silent(limit, 'whether it is ready'), limit);
			const settled =
				<T extends readonly unknown[]>(settle: (...values: T) => void) =>
				(...values: T): void => {
					clearTimeout(timer);
					settle(...values);
				};
			this.#pings.push({ token, resolve: settled(resolve), reject: settled(reject) });
			this.send([line]);
		});
	}

	/** The engine did not answer in time: it is ended. */
	silent(limit: number, what: string): void {
		this.fail(new EngineError(problemOf('silent', `The engine did not answer within ${limit} ms when it was asked for ${what}.`)));
	}

	#line(line: string): void {
		if (this.failure !== undefined) return;
		if (line.length >= LONGEST_LINE) {
			this.warnings.add(warningOf('long-line', `A line of the engine is longer than ${LONGEST_LINE} characters. It is left out.`));
			this.#addNoise();
			return;
		}
		const read = this.protocol.read(line);
		if (Array.isArray(read)) for (const message of read as readonly Message[]) this.#message(message);
		else this.#message(read as Message);
	}

	/** Counts a line without meaning. */
	#addNoise(): void {
		this.#noise++;
		if (this.#noise >= MOST_NOISE)
			this.fail(
				new EngineError(problemOf('garbage', `The engine wrote ${MOST_NOISE} lines in a row that have no meaning where they came.`)),
			);
	}

	#stray(what: string): void {
		this.warnings.add(warningOf('stray', `The engine wrote ${what} while no search ran. It is left out.`));
		this.#addNoise();
	}

	#message(message: Message): void {
		switch (message.type) {
			case 'info':
				this.#info(message);
				break;
			case 'best':
				this.#best(message.best);
				break;
			case 'ready':
				this.#pong(message.token);
				break;
			case 'refused':
			case 'complaint':
				this.#complained(message);
				break;
			case 'unreadable':
				this.firstNoise ??= message.text;
				if (!this.started && this.#isForeign(message.text)) this.fail(this.#slow(0));
				if (this.started)
					this.warnings.add(warningOf('line', `Cannot read the line ${quote(message.text)}. It is left out.`, { text: message.text }));
				this.#addNoise();
				break;
			case 'remark':
				if (this.searching === undefined) this.#addNoise();
				break;
			default:
				this.#introduced(message);
		}
	}

	/** Whether the engine answers that it does not know the greeting. */
	#isForeign(text: string): boolean {
		return /\b(unknown|unrecognized|invalid|error)\b/i.test(text) && text.includes(this.protocol.hello[0]!);
	}

	#info({ info, faults = [] }: Message & { type: 'info' }): void {
		for (const fault of faults)
			this.warnings.add(warningOf('value', `Cannot read ${quote(fault)} in a line of thinking. It is left out.`, { text: fault }));
		if (this.searching !== undefined) {
			this.#noise = 0;
			this.searching.info(info);
		} else if (info.text === undefined) this.#stray('a line of thinking');
		else this.#addNoise();
	}

	#best(best: Best): void {
		if (this.searching !== undefined) {
			this.#noise = 0;
			this.searching.best(best);
		} else if (best.move !== undefined) this.#stray('a best move');
		// An engine of XBoard names the result of the game behind its last move.
		else this.#addNoise();
	}

	#pong(token: string | undefined): void {
		const at = token === undefined ? 0 : this.#pings.findIndex((one) => one.token === token);
		const ping = at < 0 ? undefined : this.#pings[at];
		if (ping === undefined) {
			this.#stray('that it is ready');
			return;
		}
		this.#noise = 0;
		this.#pings.splice(0, at + 1);
		ping.resolve();
	}

	#complained({ type, text }: Message & { type: 'refused' | 'complaint' }): void {
		if (type === 'refused' && this.searching !== undefined) {
			const message = `The engine refused the position or a move: ${quote(text)}.`;
			this.searching.refused(new EngineError(problemOf('refused', message, { data: { text } })));
		} else if (this.complaint !== undefined) this.complaint(text);
		else {
			this.warnings.add(warningOf('complaint', `The engine reported an error: ${quote(text)}.`, { text }));
			this.#addNoise();
		}
	}

	/** The introduction of an engine. */
	#introduced(message: Message): void {
		this.#noise = 0;
		switch (message.type) {
			case 'name':
				this.name = message.text;
				break;
			case 'author':
				this.author = message.text;
				break;
			case 'option':
				this.options.set(message.option.name.toLowerCase(), message.option);
				break;
			case 'variants':
				this.variants = message.names;
				this.variantOption = message.option;
				break;
			case 'feature':
				this.features.set(message.name, message.value);
				break;
			case 'wait':
				this.#onStart?.wait();
				break;
			case 'started':
				this.#onStart?.started();
				break;
		}
	}
}
