/** Games of an engine against itself. */

/** @typedef {import('./modules.mjs').Modules} Modules */
/** @typedef {import('./modules.mjs').Engine} Engine */
/** @typedef {import('./modules.mjs').Position} Position */
/** @typedef {import('./modules.mjs').Game} Game */
/** @typedef {import('./modules.mjs').GameEngine} GameEngine */
/** @typedef {import('./modules.mjs').GameId} GameId */
/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Command} Command */

/**
 * A refused or misread move, with the line of play that leads to it.
 *
 * @typedef {object} Fault
 * @property {string} message
 * @property {string} [fen] the position of the engine's answer
 * @property {number} [seed] the game
 */

/** @typedef {{ turns: number, moves: number, faults: Fault[] }} Played */

/** The most turns of a game. */
const LONGEST = 120;

/** The most turns that are drawn by lot at the start, so that games differ. */
const DRAWN = 8;

/** Steps through the numbers of the starts of Chess960: without a common factor, so that all come once. */
const STEP = 73;
const STARTS = 960;

/** Random numbers that are the same in every run. @param {number} seed */
const randomFrom = (seed) => () => {
	seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
	return seed / 2 ** 32;
};

/**
 * The start of a game by its number: those of Chess960 are all different.
 *
 * @param {Modules} modules
 * @param {Game} game
 * @param {number} seed
 */
const startOf = ({ position, startSetup }, game, seed) =>
	game.id === 'chess960' ? position(game, startSetup((seed * STEP) % STARTS)) : game.start;

/**
 * A position after some turns that are drawn by lot. The first game has none.
 *
 * @param {Modules} modules
 * @param {Position} start
 * @param {number} seed
 */
const openingFrom = ({ apply, legal, outcome, isInsideTurn }, start, seed) => {
	const random = randomFrom(seed);
	random();
	let position = start;
	for (let left = seed === 1 ? 0 : Math.floor(random() * (DRAWN + 1)); left > 0 || isInsideTurn(position); left--) {
		const moves = legal(position);
		const next = moves.length === 0 ? position : apply(position, moves[Math.floor(random() * moves.length)]);
		if (outcome(next) !== undefined) break;
		position = next;
	}
	return position;
};

/**
 * Plays one game of an engine against itself.
 *
 * @param {Modules} modules
 * @param {GameEngine} player
 * @param {Row['limits']} limits
 * @param {number} seed
 * @returns {Promise<Played>}
 */
const playOne = async (modules, player, limits, seed) => {
	const { apply, outcome, stringify, isEngineError } = modules;
	/** @type {Fault[]} */
	const faults = [];
	let position = openingFrom(modules, startOf(modules, player.game, seed), seed);
	let [turns, moves] = [0, 0];
	/** @param {string} message */
	const addFault = (message) => faults.push({ message, fen: stringify(position), seed });
	try {
		for (; turns < LONGEST && outcome(position) === undefined; turns++) {
			const analysis = player.analyse(position, limits);
			for await (const { line } of analysis) {
				moves += line.san.length;
				for (const { message } of line.warnings) addFault(`${message} ${line.texts.join(' ')}`);
			}
			const best = await analysis.result;
			if (best.moves.length === 0) {
				addFault(`Expected a move, found ${best.says ?? 'none'}.`);
				break;
			}
			for (const move of best.moves) position = apply(position, move);
		}
	} catch (error) {
		if (!isEngineError(error)) throw error;
		addFault(error.message);
	}
	return { turns, moves, faults };
};

/**
 * The faults of an engine that ended nothing.
 *
 * @param {Engine} engine
 * @returns {Fault[]}
 */
const warningsOf = ({ warnings }) => warnings.map(({ message }) => ({ message }));

/**
 * Plays games of a variant. An engine with a fault is ended, and started again for the next game.
 *
 * @param {Modules} modules
 * @param {Row & Command} row
 * @param {GameId} id
 * @param {number} games
 * @returns {Promise<Played>}
 */
export const playGames = async (modules, { path, words, protocol, limits }, id, games) => {
	const game = modules.compile(modules.games[id]);
	const start = () => modules.startEngine(modules.processTransport(path, { arguments: words }), { protocol });
	/** @type {Played} */
	const all = { turns: 0, moves: 0, faults: [] };
	let engine = await start();
	try {
		for (let seed = 1; seed <= games; seed++) {
			const { turns, moves, faults } = await playOne(modules, await modules.playGame(engine, game), limits, seed);
			all.turns += turns;
			all.moves += moves;
			all.faults.push(...faults);
			if (faults.length === 0) continue;
			all.faults.push(...warningsOf(engine));
			await engine.close();
			engine = await start();
		}
		all.faults.push(...warningsOf(engine));
		return all;
	} finally {
		await engine.close();
	}
};
