import type { Redis } from 'ioredis';
import { Unusable } from '../../output/exit-code.js';

/** The two libraries, which few users need: they are optional. */
interface Libraries {
	readonly bullmq: typeof import('bullmq');
	readonly connect: (url: string) => Promise<Redis>;
}

/** Jobs of this form are in this queue: a version with another form has another one. */
export const QUEUE = 'x-jobs-1';

/** The longest pause between two tries to reach a server that was there before, in milliseconds. */
const LONGEST_PAUSE = 2000;

/** Loads the libraries. Throws an `Unusable` if they are not installed. */
export const redisLibraries = async (): Promise<Libraries> => {
	try {
		const [bullmq, { Redis: Client }] = await Promise.all([import('bullmq'), import('ioredis')]);
		const connect = async (url: string): Promise<Redis> => {
			checkUrl(url);
			let reached = false;
			const client = new Client(url, {
				lazyConnect: true,
				// Commands wait while the server is away.
				maxRetriesPerRequest: null,
				retryStrategy: (times) => (reached ? Math.min(times * 100, LONGEST_PAUSE) : null),
			});
			let fault = 'It does not answer.';
			client.on('error', (error: Error) => {
				fault = error.message;
			});
			try {
				await client.connect();
			} catch (error) {
				client.disconnect();
				throw new Unusable(
					`Cannot reach the queue ${url}: ${fault || (error as Error).message}`,
					'Start a Redis server, such as `redis-server --appendonly yes`.',
				);
			}
			reached = true;
			return client;
		};
		return { bullmq, connect };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
		throw new Unusable(
			'Expected bullmq and ioredis for --queue, found neither or one of them.',
			'Install them where this program is: npm install bullmq ioredis',
		);
	}
};

const checkUrl = (url: string): void => {
	if (!/^rediss?:\/\/./.test(url)) throw new Unusable(`Expected an address such as redis://127.0.0.1:6379 for --queue, found "${url}".`);
};
