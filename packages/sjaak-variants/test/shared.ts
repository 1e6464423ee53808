import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Ruleset } from '@x/core';
import { compile } from '@x/core/compile';
import { parse, shortName, type Variant } from '../src/index.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A file of this package's vectors. */
export const readVectors = <T>(name: string): readonly T[] => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A text of the shared material, which is not ours to publish; undefined where it is not at hand, an error where it has to be. */
export function sharedText(path: string): string | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	if (existsSync(`${root}/${path}`)) return readFileSync(`${root}/${path}`, 'utf8');
	// Empty, it means none on purpose.
	if (process.env.CI !== undefined && process.env.X_SHARED !== '') throw new Error(`The shared material is missing: ${root}/${path}`);
	return undefined;
}

export const sharedRows = <T>(path: string): readonly T[] => JSON.parse(sharedText(path) ?? '[]');

/** The file that the engine ships. */
export const shipped: string = sharedText('vectors/sjaak/variants-1.4.1.txt') ?? '';
/** The engine's own variants, written in its language. */
export const builtin: string = sharedText('vectors/sjaak/builtin_as_variants.txt') ?? '';

/** The example of the document that the language was first described in. */
export function seedExample(): string {
	const seed = sharedText('seeds/003_ce64d43e41be79be.txt') ?? '';
	return seed.slice(seed.indexOf('Variant: FIDE Chess (8x8)'));
}

const parsed = new Map<string, readonly Variant[]>();

/** The variants of a text; texts are read once. */
export function variantsOf(text: string, compat?: '1.4.1'): readonly Variant[] {
	const key = `${compat} ${text}`;
	const known = parsed.get(key) ?? parse(text, { compat }).variants;
	parsed.set(key, known);
	return known;
}

export const named = (text: string, short: string, compat?: '1.4.1'): Variant | undefined =>
	variantsOf(text, compat).find(({ name }) => shortName(name) === short);

/** Rules as move counts have them: a game goes on whatever ends it; mates, and promotions that attack, are listed where a rule forbids them. */
export const countable = (ruleset: Ruleset): Game =>
	compile({
		...ruleset,
		outcomes: ruleset.outcomes.filter(({ when }) => when === 'stuck'),
		forbid: ruleset.forbid.filter(({ id }) => !['no-mate-by-drop', 'no-mate-by-kind', 'quiet-promotion'].includes(id)),
	});
