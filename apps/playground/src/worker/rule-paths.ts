import type { Ruleset, Sources } from '@x/core';
import { placeOf } from '@x/core/rules';

/** Objects, and lists of objects: vectors and other plain lists belong to the part around them. */
const isPart = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !(Array.isArray(value) && value.every((item) => typeof item !== 'object'));

function* partsOf(value: object, keys: readonly (string | number)[]): Generator<readonly (string | number)[], void, undefined> {
	for (const [key, inner] of Object.entries(value)) {
		if (!isPart(inner)) continue;
		const path = [...keys, key];
		yield path;
		// A path is one rule: its steps lead to it.
		if (keys[0] !== 'paths') yield* partsOf(inner, path);
	}
}

/** The parts of a ruleset to which its rules lead, by keys. */
export const rulePaths = (rules: Ruleset): readonly (readonly (string | number)[])[] => [...partsOf(rules, [])];

/** Sources for a game without a text: each part of its rules is named by its place. */
export const placeSources = (rules: Ruleset): Sources =>
	Object.fromEntries(
		rulePaths(rules).map((path) => {
			const place = placeOf(...path);
			return [place, [{ name: place }]] as const;
		}),
	);
