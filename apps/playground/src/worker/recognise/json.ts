import { history, lastMove, moveName, type Position, restore, type SavedGame } from '@x/core';
import type { Start } from '../../state/app-state.js';
import { playableGame } from '../all-games.js';
import { type OwnRules, ownId } from '../languages/ids.js';
import { definitionIn } from '../languages/json/definition.js';
import { readJson } from '../languages/json/read.js';
import { startAt } from '../notations/positions.js';
import { type PlayableGame, presetOf } from '../playable-game.js';
import type { Given } from '../recognise-views.js';
import type { TestVector } from '../share-views.js';

interface Answer {
	readonly given: Given;
	readonly certain: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((name) => typeof name === 'string');

const isSavedGame = (value: Values): value is Values & SavedGame =>
	value.version === 1 && typeof value.hash === 'string' && isNames(value.moves) && value.format === undefined;

/** The game of a hash: the one on the board, or the one of the id. */
const gameOf = ({ hash, game }: SavedGame, current: string): PlayableGame | undefined => {
	const own = playableGame(current);
	if (own?.game.hash === hash) return own;
	return game === undefined ? undefined : playableGame(game);
};

const boardAt = (playable: PlayableGame, start: Start, moves: readonly string[]): Given => ({
	to: 'board',
	preset: presetOf(playable),
	start,
	record: { kind: 'moves', moves },
});

/** A game that `save` wrote. Another hash means other rules, by which the moves may still be legal. */
const savedGame = (saved: SavedGame, current: string): Answer | undefined => {
	const playable = gameOf(saved, current);
	if (playable === undefined) return undefined;
	const { game } = playable;
	const read = restore(game, { ...saved, hash: game.hash });
	if (!read.ok) return { given: boardAt(playable, { kind: 'preset' }, saved.moves), certain: false };
	const line: readonly Position[] = history(read.value);
	const names = line.slice(1).map((position) => moveName(lastMove(position)!));
	const start = startAt(playable, line[0]!);
	return start && { given: boardAt(playable, start, names), certain: saved.hash === game.hash };
};

const isStart = (value: unknown): value is Start =>
	isObject(value) &&
	(value.kind === 'preset' ||
		(value.kind === 'number' && Number.isInteger(value.number)) ||
		(value.kind === 'fen' && typeof value.fen === 'string'));

const isOwnRules = (value: unknown): value is OwnRules =>
	isObject(value) && /^(?:sjaak|fairy|fbr|json)$/.test(String(value.language)) && typeof value.text === 'string';

/** The data for tests of the panel “Share”. */
const testVector = ({ game, rules, start, moves }: Values & Partial<TestVector>): Answer | undefined => {
	if (!isStart(start) || !isNames(moves)) return undefined;
	const id = typeof game === 'string' ? game : isOwnRules(rules) ? ownId(rules) : undefined;
	const playable = id === undefined ? undefined : playableGame(id);
	return playable && { given: boardAt(playable, start, moves), certain: true };
};

const isRules = (value: unknown): boolean => isObject(value) && isObject(value.space) && isObject(value.kinds);

/** A text in JSON that this page or the packages write: a saved game, data for tests, or rules. */
export const boardOfJson = (text: string, current: string): Answer | undefined => {
	if (!text.startsWith('{')) return undefined;
	const { read } = readJson(text);
	// Rules with faults are for the workshop, which lists them.
	if (read === undefined)
		return /"space"\s*:\s*\{/.test(text) && /"kinds"\s*:\s*\{/.test(text)
			? { given: { to: 'workshop', language: 'json', text }, certain: false }
			: undefined;
	const { value } = read;
	if (!isObject(value)) return undefined;
	if (value.format === 'x-test-vector') return testVector(value);
	if (isSavedGame(value)) return savedGame(value, current);
	if (!isRules(value) && !isRules(value.rules)) return undefined;
	return { given: { to: 'workshop', language: 'json', text }, certain: definitionIn(read).problems.length === 0 };
};
