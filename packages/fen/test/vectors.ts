import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Setup, Span } from '@x/core';
import { chess } from '@x/core/games/chess';
import { chess960 } from '@x/core/games/chess960';
import type { Edit, ParseOptions } from '../src/index.js';

export const games: Readonly<Record<string, Game>> = { chess, chess960 };

/** The game of a vector; orthodox chess unless it says otherwise. */
export function gameOf(name: string | undefined): Game {
	const game = games[name ?? 'chess'];
	if (game === undefined) throw new Error(`no game ${name}`);
	return game;
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
	readonly severity: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readVectors = <T = Vector>(name: string): readonly T[] => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A file of the shared material; undefined where that is not at hand, an error where it has to be. */
export function readShared<T>(path: string): readonly T[] | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	if (existsSync(`${root}/${path}`)) return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
	if (process.env.CI) throw new Error(`The shared vectors are missing: ${root}/${path}`);
	return undefined;
}
