import { checkOptions, objectGiven } from '@x/diagnostics';
import { Engine } from './engine.js';
import { EngineError, type EngineProblem, problemOf } from './errors.js';
import type { OptionValue } from './protocol/messages.js';
import type { Protocol, ProtocolName } from './protocol/protocol.js';
import { uci } from './protocol/uci.js';
import { Session } from './session.js';
import { onAbort, type StopSignal } from './signal.js';
import type { Transport } from './transport/transport.js';

/** The protocols. Most programs need one of them: the others are loaded when they are used. */
const PROTOCOLS: Readonly<Record<ProtocolName, () => Promise<Protocol>>> = {
	uci: async () => uci,
	usi: async () => (await import('./protocol/usi.js')).usi,
	ucci: async () => (await import('./protocol/ucci.js')).ucci,
	'uci-cyclone': async () => (await import('./protocol/cyclone.js')).cyclone,
	xboard: async () => (await import('./protocol/xboard.js')).xboard,
};

/** How an engine is started. */
export interface StartOptions {
	/** `uci` by default. */
	readonly protocol?: ProtocolName | undefined;
	/** Options that are set before the first game. */
	readonly options?: Readonly<Record<string, OptionValue>> | undefined;
	/** Milliseconds until the engine must have said all about itself; 10 000 by default. */
	readonly startLimit?: number | undefined;
	/** Milliseconds until it must be ready after options and at the start of a game; 10 000 by default. */
	readonly readyLimit?: number | undefined;
	/** Milliseconds until the engine must have answered after it was stopped, or after its time was over; 5000 by default. */
	readonly answerLimit?: number | undefined;
	/** Receives faults of the engine that end nothing, each once. */
	readonly onWarning?: ((problem: EngineProblem) => void) | undefined;
	/** Ends the engine when it is aborted. */
	readonly signal?: StopSignal | undefined;
}

/**
 * Starts an engine: greets it, reads its options, sets some, and waits until it is ready. If that fails, the engine is ended and gone before
 * the promise rejects.
 *
 * @throws EngineError if the program cannot be started, is silent, or speaks another protocol.
 *
 * @example
 * import { streamTransport } from '@x/engines/streams';
 * const answers: Record<string, string> = { uci: 'id name Tiny\nuciok\n', isready: 'readyok\n' };
 * const written: string[] = [];
 * const from = new ReadableStream<string>({ start: (out) => void written.push('') });
 * isEngineError(await startEngine(streamTransport({ from, write() {} }), { startLimit: 1 }).catch((error) => error)); // → true
 */
export const startEngine = async (transport: Transport, options: StartOptions = {}): Promise<Engine> => {
	objectGiven(transport, 'transport', 'a Transport', 'send', 'listen', 'closed');
	checkOptions(options, {
		protocol: Object.keys(PROTOCOLS),
		options: 'object',
		startLimit: 'number',
		readyLimit: 'number',
		answerLimit: 'number',
		onWarning: 'function',
		signal: 'object',
	});
	const {
		protocol = 'uci',
		options: settings = {},
		startLimit = 10_000,
		readyLimit = 10_000,
		answerLimit = 5000,
		onWarning,
		signal,
	} = options;
	const session = new Session(transport, await PROTOCOLS[protocol](), onWarning);
	const engine = new Engine(session, { readyLimit, answerLimit });
	let aborted = false;
	const off = onAbort(signal, () => {
		aborted = true;
		session.fail(new EngineError(problemOf('closed', 'The engine was ended by a signal.')));
	});
	void session.ended.then(off);
	try {
		await session.start(startLimit);
		session.send(session.protocol.accept(session.features));
		for (const [name, value] of Object.entries(settings)) await engine.setOption(name, value);
		await engine.ready();
		return engine;
	} catch (error) {
		session.close(true);
		await session.ended;
		throw aborted ? signal?.reason : error;
	}
};
