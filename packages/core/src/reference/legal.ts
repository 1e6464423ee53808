import { fold, foldSome, type Pass } from '../rules/fold.js';
import { placeOf } from '../rules/sources.js';
import type { Choice } from '../rules/types.js';
import { candidatesOf, type GenerateOptions, merge } from './candidates.js';
import { evaluate, holds } from './interpreter.js';
import type { Context, State } from './types.js';

/** A candidate, and the law or choice that refuses it, if any. */
export interface TestedCandidate {
	readonly candidate: Context;
	readonly refused: Refused | undefined;
}

/** The law or the choice that refuses a candidate, and its place in the ruleset. Of a law with alternatives, that of the one that holds. */
export type Refused = { readonly law: string; readonly place: string } | { readonly choice: string; readonly place: string };

/** Clause 12: the candidates, tested by choices among candidates, then by laws, then by choices among legal moves. */
export function testedCandidates(state: State, options: GenerateOptions = {}): TestedCandidate[] {
	const { prefer, forbid } = state.rules.ruleset;
	let tested: TestedCandidate[] = candidatesOf(state, options).map((candidate) => ({ candidate, refused: undefined }));
	for (const [at, choice] of prefer.entries()) if (choice.stage === 'candidates') tested = choose(tested, choice, placeOf('prefer', at));
	tested = tested.map((entry) => {
		if (entry.refused !== undefined) return entry;
		const at = forbid.findIndex((law) => holds(entry.candidate, law.if));
		const law = forbid[at];
		if (law === undefined) return entry;
		return { ...entry, refused: { law: law.id, place: alternative(law.if, entry.candidate, placeOf('forbid', at, 'if')) } };
	});
	for (const [at, choice] of prefer.entries()) if (choice.stage === 'legal') tested = choose(tested, choice, placeOf('prefer', at));
	return tested;
}

/** The place of the alternative of a condition that holds, or of the condition. */
const alternative: Pass<'condition', string, [Context, string]> = foldSome<'condition', string, [Context, string]>(
	'condition',
	{
		some: ({ some }, candidate, place) => {
			const at = some.findIndex((part) => holds(candidate, part));
			return alternative(some[at]!, candidate, `${place}${placeOf('some', at)}`);
		},
	},
	(_, __, place) => place,
);

const score: Pass<'choice', number, [Context]> = fold('choice', {
	if: ({ if: condition }, candidate) => (holds(candidate, condition) ? 1 : 0),
	most: ({ most }, candidate) => evaluate(candidate, most),
});

/** Refuses all but the best: those that satisfy the condition, if any does, or those with the highest value of `most`. */
function choose(tested: readonly TestedCandidate[], choice: Choice, place: string): TestedCandidate[] {
	const scores = tested.map(({ refused, candidate }) => (refused === undefined ? score(choice.keep, candidate) : Number.NEGATIVE_INFINITY));
	// Candidates that fail conditions are judged by the others.
	const sound = scores.filter((_, index) => tested[index]!.candidate.failed.length === 0);
	const best = Math.max(...(sound.some(Number.isFinite) ? sound : scores));
	return tested.map((entry, index) =>
		entry.refused !== undefined || scores[index]! >= best ? entry : { ...entry, refused: { choice: choice.id, place } },
	);
}

/** The legal candidates of the phase, whether or not an outcome holds. `moves` and `stuck` count them. */
export function generate(state: State, options: GenerateOptions = {}): Context[] {
	const found = new Map<string, Context>();
	for (const { candidate, refused } of testedCandidates(state, options)) if (refused === undefined) merge(found, candidate, false);
	return [...found.values()];
}
