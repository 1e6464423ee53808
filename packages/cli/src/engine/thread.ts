import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Game } from '@x/core';
import type { ProtocolName } from '@x/engines/protocols';
import { titles } from '@x/games/titles';
import type { GameSource } from '../game/game-source.js';
import { gameOf } from '../game/playable.js';
import { version } from '../version.js';
import type { EngineSurroundings } from './engine-server.js';
import { UciServer } from './uci-server.js';
import { variantName } from './variant-name.js';
import { XboardServer } from './xboard-server.js';

/** The data for the thread of an engine. */
export interface EngineThreadData {
	readonly protocol: ProtocolName;
	/** The game at the start, and its name among the variants. */
	readonly source: GameSource;
	readonly variant: string;
}

const port = parentPort!;
const { protocol, source, variant } = workerData as EngineThreadData;

/** Lines that have come, and who waits for the next one. */
const lines: (string | undefined)[] = [];
let waiting: ((line: string | undefined) => void) | undefined;

port.on('message', (line: string | undefined) => {
	if (waiting === undefined) lines.push(line);
	else {
		const resolve = waiting;
		waiting = undefined;
		resolve(line);
	}
});

const game = await gameOf(source);

/** The names of the game at the start: as the user named it; that of a file also has its id and its title, which come before ours. */
const own = [
	variant,
	...(source.kind === 'id' ? [] : [game.id, game.title]).flatMap((name) => (name === undefined ? [] : [variantName(name)])),
];

/** The games that have been chosen, by the names of the variants. */
const chosen = new Map(own.map((name) => [name, Promise.resolve(game)]));
const gameNamed = (name: string): Promise<Game> => {
	const known = chosen.get(name) ?? gameOf({ kind: 'id', id: name });
	chosen.set(name, known);
	return known;
};

const variants = [...new Set([...own, ...Object.keys(titles)])];

const surroundings: EngineSurroundings = {
	write: (line) => port.postMessage(line),
	poll: () => {
		// The thread computes without a pause: messages are fetched.
		for (let got = receiveMessageOnPort(port); got !== undefined; got = receiveMessageOnPort(port))
			lines.push(got.message as string | undefined);
		return lines.shift();
	},
	next: () =>
		lines.length > 0
			? Promise.resolve(lines.shift())
			: new Promise((resolve) => {
					waiting = resolve;
				}),
	gameOf: gameNamed,
	variants,
	game,
	variant,
	version: version(),
};

await (protocol === 'xboard' ? new XboardServer(surroundings) : new UciServer(surroundings, protocol)).run();
port.close();
