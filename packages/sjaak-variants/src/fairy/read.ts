import { compile } from '@x/core/compile';
import { type Diagnostic, isRulesetError, NotationError, textGiven } from '@x/diagnostics';
import { toRuleset } from '../convert.js';
import type { Converted } from '../losses.js';
import { safeParse } from '../parse.js';
import type { Variant } from '../syntax.js';
import { SectionReader } from './section-reader.js';
import { sectionsOf } from './sections.js';

/**
 * Variants that play the sections of a `variants.ini` for Fairy-Stockfish, as far as the language can say them, each with a list of what it
 * cannot. A section that takes over another one of the file has its keys; of those of the program itself only `chess` and `fairy` are known.
 *
 * `data.span` of what is lost is where it stands in the text.
 *
 * @throws {NotationError} if what a section says makes no variant, with the place of that section.
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

/** Why a game cannot begin: its rules cannot be played, or its start is not a position of them. */
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
 * `fromFairy` without the exception: what the sections that make variants say, and the faults of those that make none. Sections take over the
 * keys of those, too.
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
