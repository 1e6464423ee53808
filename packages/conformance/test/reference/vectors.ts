import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ReferenceGame, reference, type State } from '@x/core/reference';
import { setupFromText, type Vector } from '@x/core/testing';
import { games as allGames, isGameId } from '@x/games';
import { chess } from '@x/games/chess';
import { testRulesets } from '@x/games/testing';
import { byExtent } from '../../../../tools/lib/sample.js';

const games = new Map<string, ReferenceGame>();

/** A test game by its name, interpreted once. */
export function gameOf(name: string): ReferenceGame {
	const known = games.get(name);
	if (known !== undefined) return known;
	const ruleset = testRulesets[name];
	if (ruleset === undefined) throw new RangeError(`There is no test game '${name}'.`);
	const game = reference(ruleset);
	games.set(name, game);
	return game;
}

export const stateOf = (name: string, text: string): State => {
	const game = gameOf(name);
	return game.stateOf(setupFromText(text, game.ruleset, isGameId(name) ? allGames[name].names : chess.names));
};

/** Vectors of more nodes are counted in full runs only: the interpreter lists some hundred positions in a second. */
export const LITERAL_NODES: number = byExtent({ full: Number.POSITIVE_INFINITY, normal: 1000, quick: 450 });

export interface PerftInput {
	readonly game: string;
	readonly position: string;
	readonly depth: number;
	readonly unit: 'phase' | 'turn';
}

export const count = ({ game, position, depth, unit }: PerftInput): number => gameOf(game).perft(stateOf(game, position), depth, unit);

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The vectors that come with the package. */
export const ownVectors = <I, E>(file: string): readonly Vector<I, E>[] =>
	read(fileURLToPath(new URL(`../../vectors/${file}`, import.meta.url))) as readonly Vector<I, E>[];

/** Larger tables outside the repository, where they are present. */
export function sharedRows<Row>(file: string): readonly Row[] {
	const root = process.env.X_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
	const path = `${root}/vectors/${file}`;
	return existsSync(path) ? (read(path) as readonly Row[]) : [];
}
