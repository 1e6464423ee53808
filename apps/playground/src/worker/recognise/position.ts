import { isNotationError } from '@x/diagnostics';
import { safeParsePosition, stringify } from '@x/fen';
import { type GameId, games, isGameId } from '@x/games';
import { playableGame } from '../all-games.js';
import { type FenDialect, type PlayableGame, presetOf } from '../playable-game.js';
import type { Preset } from '../protocol.js';

/** A position of a game. */
export interface Fit {
	readonly preset: Preset;
	/** In the game's usual dialect. */
	readonly fen: string;
	/** The dialect in which it was read. */
	readonly dialect: FenDialect;
	/** Without remarks. */
	readonly exact: boolean;
	/** With remarks at most about brackets, walls or counters, which the game writes otherwise. */
	readonly complete: boolean;
}

/** The games that a text of several games most probably means, in this order. */
const FAMILIAR: readonly GameId[] = [
	'chess',
	'chess960',
	'crazyhouse',
	'shogi',
	'xiangqi',
	'janggi',
	'makruk',
	'minishogi',
	'three-check',
	'chushogi',
	'seirawan',
	'capablanca',
	'grand',
	'duck',
	'placement',
];

/** The most games whose rules are compiled for one text. */
const MOST_TRIED = 24;
/** Among the first games, those that read a text without remarks are preferred. */
const FIRST = 3;

/** All games: the one on the board first, then the familiar ones. */
export const gamesFrom = (current: string): readonly string[] => [...new Set([current, ...FAMILIAR, ...Object.keys(games)])];

/** Whether the board of a text can be that of a game, by its ranks and letters. */
const suits = (id: GameId, ranks: number, letters: ReadonlySet<string>): boolean => {
	const { rules, names } = games[id];
	const [, ...others] = rules.space.axes.map(({ extent: [low, high] }) => Number(high) - Number(low) + 1);
	const needed = others.reduce((a, b) => a * b, 1);
	// Some dialects write the hands behind another slash.
	if (ranks !== needed && ranks !== needed + 1) return false;
	const known = new Set(
		Object.values(names.kinds).flatMap(({ letter, also = [] }) => [letter, ...also].map((one) => one.replace('+', '').toLowerCase())),
	);
	return [...letters].every((letter) => known.has(letter));
};

/** Reads a text in one dialect of a game. */
const readIn = ({ game, dialects: [usual], ...playable }: PlayableGame, dialect: FenDialect, text: string): Fit | undefined => {
	try {
		const read = safeParsePosition(text, game, dialect.options);
		if (!read.ok || usual === undefined) return undefined;
		return {
			preset: presetOf(playable),
			fen: stringify(read.value, usual.options),
			dialect,
			exact: read.warnings.every(({ code }) => code === 'fen/clock-form'),
			complete: read.warnings.every(({ code }) => /\/(?:clock-form|board-form|missing-field)$/.test(code)),
		};
	} catch (error) {
		if (isNotationError(error)) return undefined;
		throw error;
	}
};

/**
 * The game and the position of a text: of the game on the board if its dialects can read it, and otherwise of the most familiar game that reads it without
 * remarks. `only`: the id of the dialect, if it is known.
 */
export const fitPosition = (text: string, current: string, only?: string): Fit | undefined => {
	const [board = ''] = text.trim().split(/\s/, 1);
	const placed = board.replace(/\[.*$/, '');
	const ranks = placed.split(/\/+/).filter((rank) => rank !== '').length;
	const letters = new Set(placed.toLowerCase().match(/[a-z]/g) ?? []);
	const tried = gamesFrom(current).filter((id) => (isGameId(id) ? suits(id, ranks, letters) : id === current));
	let best: Fit | undefined;
	for (const [index, id] of tried.slice(0, MOST_TRIED).entries()) {
		const fit = bestIn(id, text.trim(), only);
		if (id === current && fit?.complete) return fit;
		if (fit?.exact) return startIn(tried.slice(index + 1), text.trim(), only) ?? fit;
		best ??= fit;
		// A remark about a familiar game is more probable than an unusual game.
		if (best !== undefined && index >= FIRST) return best;
	}
	return best;
};

/** The game and the dialect in which a text has the fewest errors. The game on the board and the familiar ones are tried. */
export const nearestPosition = (text: string, current: string): Pick<Fit, 'preset' | 'dialect'> | undefined => {
	let best: (Pick<Fit, 'preset' | 'dialect'> & { readonly errors: number }) | undefined;
	for (const id of new Set([current, ...FAMILIAR])) {
		const playable = playableGame(id);
		for (const dialect of playable?.dialects ?? []) {
			const errors = errorsIn(playable!, dialect, text.trim());
			if (best === undefined || errors < best.errors) best = { preset: presetOf(playable!), dialect, errors };
		}
	}
	return best;
};

const errorsIn = ({ game }: PlayableGame, { options }: FenDialect, text: string): number => {
	try {
		const read = safeParsePosition(text, game, options);
		return read.ok ? 0 : read.problems.filter(({ severity }) => severity === 'error').length;
	} catch (error) {
		if (isNotationError(error)) return Number.POSITIVE_INFINITY;
		throw error;
	}
};

/** The best reading of a text in the dialects of a game. */
const bestIn = (id: string, text: string, only: string | undefined): Fit | undefined => {
	const playable = playableGame(id);
	let best: Fit | undefined;
	for (const dialect of playable?.dialects ?? []) {
		if (only !== undefined && dialect.id !== only) continue;
		const fit = readIn(playable!, dialect, text);
		if (fit?.exact) return fit;
		best ??= fit;
	}
	return best;
};

/** The familiar game that begins with the position of a text. */
const startIn = (ids: readonly string[], text: string, only: string | undefined): Fit | undefined => {
	for (const id of ids.filter((one) => FAMILIAR.some((familiar) => familiar === one))) {
		const fit = bestIn(id, text, only);
		const { game, dialects } = playableGame(id)!;
		if (fit !== undefined && dialects[0] !== undefined && fit.fen === stringify(game.start, dialects[0].options)) return fit;
	}
	return undefined;
};
