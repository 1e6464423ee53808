import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Ruleset } from '@x/core';
import { compile } from '@x/core/compile';
import { parse, shortName, type Variant } from '../src/index.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A file of this package's vectors. */
export const readVectors = <T>(name: string): readonly T[] => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A text of the shared data, which we may not publish; `undefined` if it is absent, and an error if it is required. */
export function sharedText(path: string): string | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	if (existsSync(`${root}/${path}`)) return readFileSync(`${root}/${path}`, 'utf8');
	// An empty value means that the data is absent on purpose.
	if (process.env.CI !== undefined && process.env.X_SHARED !== '') throw new Error(`The shared data is missing: ${root}/${path}`);
	return undefined;
}

export const sharedRows = <T>(path: string): readonly T[] => JSON.parse(sharedText(path) ?? '[]');

/** The file that the engine ships. */
export const shipped: string = sharedText('vectors/sjaak/variants-1.4.1.txt') ?? '';
/** The engine's own variants, written in its language. */
export const builtin: string = sharedText('vectors/sjaak/builtin_as_variants.txt') ?? '';

/** The example of the document that first described the language. */
export function seedExample(): string {
	const seed = sharedText('seeds/003_ce64d43e41be79be.txt') ?? '';
	return seed.slice(seed.indexOf('Variant: FIDE Chess (8x8)'));
}

const parsed = new Map<string, readonly Variant[]>();

/** The variants of a text, cached. */
export function variantsOf(text: string, compat?: '1.4.1'): readonly Variant[] {
	const key = `${compat} ${text}`;
	const known = parsed.get(key) ?? parse(text, { compat }).variants;
	parsed.set(key, known);
	return known;
}

export const named = (text: string, short: string, compat?: '1.4.1'): Variant | undefined =>
	variantsOf(text, compat).find(({ name }) => shortName(name) === short);

/** The rules for move counts: a game continues after any ending, and mates and attacking promotions count even if a rule forbids them. */
export const countable = (ruleset: Ruleset): Game =>
	compile({
		...ruleset,
		outcomes: ruleset.outcomes.filter(({ when }) => when === 'stuck'),
		forbid: ruleset.forbid.filter(({ id }) => !['no-mate-by-drop', 'no-mate-by-kind', 'quiet-promotion'].includes(id)),
	});
