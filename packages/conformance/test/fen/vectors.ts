import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Setup } from '@x/core';
import { compile } from '@x/core/compile';
import type { Span } from '@x/diagnostics';
import type { Edit, ParseOptions } from '@x/fen';
import { dialects, isDialectName } from '@x/fen/dialects';
import { games as allGames, isGameId } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { shogi } from '@x/games/shogi';
import { xiangqi } from '@x/games/xiangqi';

export const games: Record<string, Game> = { chess, chess960, shogi: compile(shogi), xiangqi: compile(xiangqi) };

/** The game of a vector; orthodox chess by default. */
export function gameOf(name = 'chess'): Game {
	const game = games[name] ?? (isGameId(name) ? compile(allGames[name]) : undefined);
	if (game === undefined) throw new Error(`unknown game ${name}`);
	games[name] = game;
	return game;
}

/** The options of a vector, including its dialect. */
export function optionsOf({ options, dialect }: { readonly options?: ParseOptions; readonly dialect?: string }): ParseOptions {
	if (dialect === undefined) return options ?? {};
	if (!isDialectName(dialect)) throw new Error(`unknown dialect ${dialect}`);
	return { ...options, dialect: dialects[dialect] };
}

export interface Expected {
	readonly code: string;
	readonly span: Span;
	readonly fix?: Edit | string;
}

export interface Vector {
	readonly id: string;
	readonly text: string;
	readonly game?: string;
	readonly options?: ParseOptions;
	readonly dialect?: string;
	readonly canonical: string;
	readonly codes: readonly string[];
	readonly problems: readonly Expected[];
}

export interface Example extends Expected {
	readonly meaning: string;
	readonly text?: string;
	readonly setup?: Setup;
	readonly game?: string;
	readonly options?: ParseOptions;
	readonly dialect?: string;
	readonly severity: string;
	/** The intended text, in the form of the bad example. */
	readonly good?: unknown;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readVectors = <T = Vector>(name: string): readonly T[] =>
	JSON.parse(readFileSync(here(`../../../fen/vectors/${name}.json`), 'utf8'));

/** A file of the shared data; `undefined` if the data is absent, and an error if it is required. */
export function readShared<T>(path: string): readonly T[] | undefined {
	const root = process.env.X_SHARED ?? here('../../../../../shared');
	if (existsSync(`${root}/${path}`)) return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
	// An empty value means that the data is absent on purpose.
	if (process.env.CI && process.env.X_SHARED !== '') throw new Error(`The shared vectors are missing: ${root}/${path}`);
	return undefined;
}
