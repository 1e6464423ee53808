/** The time of the client for lines of thinking, as CPU time of this process. */

/** @typedef {import('./modules.mjs').Modules} Modules */
/** @typedef {import('./modules.mjs').Game} Game */
/** @typedef {import('../../packages/engines/dist/positions.js').PositionInfo} PositionInfo */
/** @typedef {import('../../packages/engines/dist/index.js').Transport} Transport */
/** @typedef {import('../../packages/engines/dist/index.js').TransportEnd} TransportEnd */

/** A line of 20 moves, as strong engines report them. */
const MOVES = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6b8 d2d4 b8d7';

/** The lines that come at once. */
const BURST = 100;

/** @param {number} number */
const lineOf = (number) =>
	`info depth ${number % 40} seldepth 30 multipv 1 score cp ${number % 100} nodes ${number * 1000} nps 1000000 hashfull 100 tbhits 0 time ${number} pv ${MOVES}`;

/**
 * An engine in this process that reports lines as fast as they are read.
 *
 * @param {number} lines
 * @returns {Transport}
 */
const talker = (lines) => {
	/** @type {(line: string) => void} */
	let listener = () => {};
	/** @type {(end: TransportEnd) => void} */
	let end = () => {};
	/** @type {Promise<TransportEnd>} */
	const closed = new Promise((resolve) => {
		end = resolve;
	});
	const talk = (from = 0) => {
		for (let number = from; number < Math.min(lines, from + BURST); number++) listener(lineOf(number));
		if (from + BURST < lines) setImmediate(() => talk(from + BURST));
		else listener('bestmove e2e4');
	};
	/** @param {string} line */
	const answer = (line) => {
		if (line === 'uci') listener('uciok');
		else if (line === 'isready') listener('readyok');
		else if (line.startsWith('go')) talk();
	};
	return {
		closed,
		send: (line) => void setImmediate(() => answer(line)),
		listen: (next) => {
			listener = next;
		},
		close: () => end({ kind: 'closed' }),
	};
};

/**
 * Microseconds of CPU for a line: received and given to the program, and read as SAN as well.
 *
 * @param {Modules} modules
 * @param {Game} game chess
 * @param {number} lines
 * @returns {Promise<{ received: number, san: number }>}
 */
export const timeOfLines = async (modules, game, lines) => {
	const engine = await modules.startEngine(talker(lines), {});
	const player = await modules.playGame(engine, game);
	/** @param {(info: PositionInfo) => void} use */
	const measure = async (use) => {
		const before = process.cpuUsage();
		for await (const info of player.analyse(game.start, { depth: 1 })) use(info);
		const { user, system } = process.cpuUsage(before);
		return (user + system) / lines;
	};
	await measure(({ line }) => line.san);
	const received = await measure(() => {});
	const san = (await measure(({ line }) => line.san)) - received;
	await engine.close();
	return { received, san };
};
