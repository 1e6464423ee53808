import { connect as connectSocket } from 'node:net';
import type { Redis } from 'ioredis';
import { Unusable } from '../unusable.js';

/** The two libraries, which few users need: they are optional. */
interface Libraries {
	readonly bullmq: typeof import('bullmq');
	readonly connect: (url: string) => Promise<Connection>;
}

/** A connection to the server of a queue. */
export interface Connection {
	readonly redis: Redis;
	/** The options of BullMQ. Users without the command INFO cannot see the version of the server. */
	readonly options: { readonly connection: Redis; readonly skipVersionCheck: boolean };
}

/** Jobs of this form are in this queue: a version with another form has another one. */
export const QUEUE = 'x-jobs-1';

/** The longest pause between two tries to reach a server that was there before, in milliseconds. */
const LONGEST_PAUSE = 2000;

/** Loads the libraries. Throws an `Unusable` if they are not installed. */
export const redisLibraries = async (): Promise<Libraries> => {
	try {
		const [bullmq, { Redis: Client }] = await Promise.all([import('bullmq'), import('ioredis')]);
		return { bullmq, connect: (url) => connectTo(url, Client) };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
		throw new Unusable(
			'Expected bullmq and ioredis for --queue, found neither or one of them.',
			'Install them where this program is: npm install bullmq ioredis',
		);
	}
};

/** The address of a queue without its user, its password and its options, which no message may show. */
export const shownUrl = (url: string): string => {
	try {
		const { protocol, host, pathname } = new URL(url);
		return `${protocol}//${host}${pathname}`;
	} catch {
		return 'an address that cannot be read';
	}
};

const checkUrl = (url: string): void => {
	if (/^rediss?:\/\/./.test(url) && URL.canParse(url)) return;
	const found = /[@?]/.test(url) ? 'another text' : `"${url}"`;
	throw new Unusable(`Expected an address such as redis://127.0.0.1:6379 for --queue, found ${found}.`);
};

const connectTo = async (url: string, Client: typeof Redis): Promise<Connection> => {
	checkUrl(url);
	// The first connection is one for questions: the ready check of the others needs the answer.
	const probe = await opened(url, Client, false);
	try {
		const hasInfo = await canAskVersion(probe);
		await checkRights(probe);
		const redis = await opened(url, Client, hasInfo);
		return { redis, options: { connection: redis, skipVersionCheck: !hasInfo } };
	} catch (error) {
		throw await refusalOf(error, url);
	} finally {
		probe.disconnect();
	}
};

/** A connection that waits for the server whenever it is away. Throws an `Unusable` if it was never there. */
const opened = async (url: string, Client: typeof Redis, enableReadyCheck: boolean): Promise<Redis> => {
	let reached = false;
	const client = new Client(url, {
		lazyConnect: true,
		enableReadyCheck,
		// Commands wait while the server is away.
		maxRetriesPerRequest: null,
		retryStrategy: (times) => (reached ? Math.min(times * 100, LONGEST_PAUSE) : null),
	});
	let fault: Error | undefined;
	client.on('error', (error: Error) => {
		fault ??= error;
	});
	try {
		await client.connect();
	} catch (error) {
		client.disconnect();
		throw await refusalOf(fault ?? error, url);
	}
	reached = true;
	return client;
};

/** A connection that was closed at once: the server gives its reason before it is asked, and the reason may be lost with the connection. */
const refusalOf = async (error: unknown, url: string): Promise<unknown> => {
	const isClosed = error instanceof Error && CLOSED.test(error.message) && url.startsWith('redis:');
	const greeting = isClosed ? await greetingOf(new URL(url)) : '';
	return refusal(greeting.startsWith('-') ? new Error(greeting.slice(1)) : error, url) ?? error;
};

/** The text that a server sends by itself within a second. */
const greetingOf = ({ hostname, port }: URL): Promise<string> =>
	new Promise((resolve) => {
		const socket = connectSocket({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379), timeout: 1000 });
		const end = (text: string): void => {
			socket.destroy();
			resolve(text);
		};
		socket.once('data', (bytes) => end(String(bytes)));
		for (const event of ['error', 'close', 'timeout'] as const) socket.once(event, () => end(''));
	});

const CLOSED = /Connection is closed|ECONNRESET|EPIPE/;

const canAskVersion = async (probe: Redis): Promise<boolean> => {
	try {
		await probe.info('server');
		return true;
	} catch (error) {
		if (/^NOPERM/.test((error as Error).message)) return false;
		throw error;
	}
};

/** Asks for the rights that BullMQ needs, since it repeats refused commands without end. */
const checkRights = async (probe: Redis): Promise<void> => {
	await probe.eval("return redis.call('EXISTS', KEYS[1])", 1, `bull:${QUEUE}:meta`);
};

/** Reasons why a server refuses a connection or a command: a sentence for the user in place of each, and the way on. */
const REFUSALS: readonly (readonly [pattern: RegExp, reason: string | undefined, hint: string])[] = [
	[
		/^DENIED/,
		'It is in protected mode, and accepts connections of its own machine only.',
		'Give its users a password, as docs/scale.md says.',
	],
	[
		/^(?:NOAUTH|WRONGPASS|ERR (?:AUTH|invalid password))/,
		'It expects another user or password.',
		'Write them as redis://USER:PASSWORD@HOST:PORT. X_QUEUE keeps the address out of the list of processes.',
	],
	[/^NOPERM/, undefined, 'Allow the user the commands +@all -@dangerous and the keys ~bull:*.'],
	[/^(?:MISCONF|READONLY|OOM)/, undefined, 'The server must be able to write.'],
	[
		/self-signed|unable to verify|unable to get local issuer/i,
		'Its certificate is of an authority that is not known here.',
		'Name the file of that authority: NODE_EXTRA_CA_CERTS=FILE.',
	],
	[/wrong version number|packet length too long|EPROTO/, 'It does not speak TLS.', 'Write redis:// in place of rediss://.'],
	[CLOSED, 'It closed the connection.', 'If it expects TLS, write rediss:// in place of redis://.'],
	[/ETIMEDOUT/, 'It does not answer.', 'Check the address. A server without TLS does not answer rediss:// either.'],
	[/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/, undefined, 'Start a Redis server, such as `redis-server --appendonly yes`.'],
];

/** The refusal of a server in words for the user; undefined for errors of another kind. */
export const refusal = (error: unknown, url: string): Unusable | undefined => {
	if (error instanceof Unusable || !(error instanceof Error)) return undefined;
	const { name, code = '' } = error as NodeJS.ErrnoException;
	// A name with several addresses has an error for each.
	const message = error.message || (error instanceof AggregateError ? String((error.errors[0] as Error | undefined)?.message) : '');
	const [line = ''] = message.split('\n');
	const [, reason = `${line.slice(0, 200).replace(/\.$/, '')}.`, hint] =
		REFUSALS.find(([pattern]) => pattern.test(`${line} ${code}`)) ?? [];
	if (hint === undefined && name !== 'ReplyError' && code === '') return undefined;
	return new Unusable(`Cannot reach the queue ${shownUrl(url)}: ${reason}`, hint);
};
