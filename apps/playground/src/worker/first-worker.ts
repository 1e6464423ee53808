import { runWorker } from '../trusted.js';
import type { Channel } from './client.js';
import FirstWorker from './worker.js?worker&inline';

/** The worker of the first game. In the build its code is in the page's script: vite.config.ts turns the import into a text. */
export const firstWorker = (): Channel =>
	(import.meta.env.DEV ? new FirstWorker() : runWorker(FirstWorker as unknown as string)) as unknown as Channel;
