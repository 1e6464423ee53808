/** The memory that starts of an engine keep. */
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./modules.mjs').Modules} Modules */

const PROGRAM = fileURLToPath(new URL('../../packages/engines/test/fake/program.mjs', import.meta.url));

/** An engine that works, two that exit, and one that writes garbage. */
const SCRIPTS = ['', 'go → {exit 1}', 'uci → {exit 3}', 'go → {times 500 blah} | bestmove e2e4'];

/** The collections of garbage before the memory is read, and the milliseconds after each. */
const COLLECTIONS = 6;
const BETWEEN = 20;

const require = createRequire(import.meta.url);

/** The function that collects garbage. @returns {() => void} */
const collector = () => {
	require('node:v8').setFlagsFromString('--expose-gc');
	return require('node:vm').runInNewContext('gc');
};

/**
 * Starts the fake engine again and again, searches, and closes it: twice as many times as asked, and the second half is measured.
 *
 * @param {Modules} modules
 * @param {number} starts
 * @returns {Promise<number>} the bytes that are kept
 */
export const memoryOf = async (modules, starts) => {
	const collect = collector();
	/** @param {string} script */
	const once = async (script) => {
		const transport = modules.processTransport(process.execPath, { arguments: [PROGRAM, 'uci', script] });
		const engine = await modules.startEngine(transport, { answerLimit: 60_000 }).catch(() => undefined);
		await engine?.search({}, { depth: 1 }).result.catch(() => {});
		await engine?.close();
		await transport.closed;
	};
	// Handles of programs are given back in tasks between collections: one collection alone leaves about 8 kB of each start.
	const used = async () => {
		for (let time = 0; time < COLLECTIONS; time++) {
			collect();
			await setTimeout(BETWEEN);
		}
		return process.memoryUsage().heapUsed;
	};
	const all = async () => {
		for (let start = 0; start < starts; start += SCRIPTS.length) await Promise.all(SCRIPTS.map(once));
		return used();
	};
	// The first starts also compile the code, which stays.
	const before = await all();
	return (await all()) - before;
};
