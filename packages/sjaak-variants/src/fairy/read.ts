import { compile } from '@x/core/compile';
import { type Diagnostic, isRulesetError, NotationError, textGiven } from '@x/diagnostics';
import { toRuleset } from '../convert.js';
import type { Converted } from '../losses.js';
import { safeParse } from '../parse.js';
import type { Variant } from '../syntax.js';
import { SectionReader } from './section-reader.js';
import { sectionsOf } from './sections.js';

/**
 * Converts the sections of a `variants.ini` of Fairy-Stockfish to variants, as far as the language can express them, each with its losses.
 * A section can be based on another section of the file, or on the built-in `chess` and `fairy`; other built-in variants are unknown.
 *
 * `data.span` of a loss is its place in the text.
 *
 * @throws {NotationError} if a section does not make a variant; the error has the place of the section.
 *
 * @example
 * const [tiny] = fromFairy('[tiny]\nmaxRank = 5\nmaxFile = 5\nstartFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1\ndoubleStep = false\ncastling = false');
 * [tiny?.value.name, tiny?.lost.length] // [ 'tiny', 0 ]
 */
export function fromFairy(text: string): readonly Converted<Variant>[] {
	const { found, problems } = safeFromFairy(text);
	if (problems.length > 0) throw new NotationError(problems);
	return found;
}

/** The reason why a game cannot begin: its rules cannot be compiled, or its start is not a legal position. */
function startFaults(variant: Variant): readonly { readonly message: string }[] {
	try {
		compile(toRuleset(variant));
		return [];
	} catch (error) {
		if (isRulesetError(error)) return error.problems;
		throw error;
	}
}

/**
 * Does the same as `fromFairy` without throwing: returns the sections that make variants, and the faults of the others. Sections can be
 * based on faulty ones.
 *
 * @example
 * const { found, problems } = safeFromFairy('[tall]\nmaxRank = 99\nstartFen = 9/9 w\n[plain]\n');
 * [found.map(({ value }) => value.name), problems.length > 0] // [ [ 'plain' ], true ]
 */
export function safeFromFairy(text: string): { readonly found: readonly Converted<Variant>[]; readonly problems: readonly Diagnostic[] } {
	textGiven(text);
	const problems: Diagnostic[] = [];
	const found = sectionsOf(text).flatMap((section): Converted<Variant>[] => {
		const reader = new SectionReader(section);
		const result = safeParse(reader.text());
		if (result.ok) {
			const value = result.value.variants[0]!;
			const faults = startFaults(value);
			if (faults.length === 0) return [{ value, lost: reader.lost }];
			const span = section.places.get('startFen') ?? section.span;
			for (const { message } of faults)
				problems.push({
					code: 'sjaak/unplayable-start',
					severity: 'error',
					span,
					message: `[${section.name}] cannot be played: ${message}`,
				});
			return [];
		}
		for (const { data: _, ...problem } of result.problems)
			if (problem.severity === 'error')
				problems.push({ ...problem, span: section.span, message: `[${section.name}] does not make a variant: ${problem.message}` });
		return [];
	});
	return { found, problems };
}
