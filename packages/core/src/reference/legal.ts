import { fold, type Pass } from '../rules/fold.js';
import type { Choice } from '../rules/types.js';
import { candidatesOf, type GenerateOptions, merge } from './candidates.js';
import { evaluate, holds } from './interpreter.js';
import type { Context, State } from './types.js';

/** A candidate, and the law or choice that refuses it, if any. */
export interface TestedCandidate {
	readonly candidate: Context;
	readonly refused: { readonly law: string } | { readonly choice: string } | undefined;
}

/** Clause 12: the candidates, tested by choices among candidates, then by laws, then by choices among legal moves. */
export function testedCandidates(state: State, options: GenerateOptions = {}): TestedCandidate[] {
	const { prefer, forbid } = state.rules.ruleset;
	let tested: TestedCandidate[] = candidatesOf(state, options).map((candidate) => ({ candidate, refused: undefined }));
	for (const choice of prefer) if (choice.stage === 'candidates') tested = choose(tested, choice);
	tested = tested.map((entry) => {
		if (entry.refused !== undefined) return entry;
		const law = forbid.find((law) => holds(entry.candidate, law.if));
		return law === undefined ? entry : { ...entry, refused: { law: law.id } };
	});
	for (const choice of prefer) if (choice.stage === 'legal') tested = choose(tested, choice);
	return tested;
}

const score: Pass<'choice', number, [Context]> = fold('choice', {
	if: ({ if: condition }, candidate) => (holds(candidate, condition) ? 1 : 0),
	most: ({ most }, candidate) => evaluate(candidate, most),
});

/** Refuses all but the best: those that satisfy the condition, if any does, or those with the highest value of `most`. */
function choose(tested: readonly TestedCandidate[], choice: Choice): TestedCandidate[] {
	const scores = tested.map(({ refused, candidate }) => (refused === undefined ? score(choice.keep, candidate) : Number.NEGATIVE_INFINITY));
	const best = Math.max(...scores);
	return tested.map((entry, index) =>
		entry.refused !== undefined || scores[index] === best ? entry : { ...entry, refused: { choice: choice.id } },
	);
}

/** The legal candidates of the phase, whether or not an outcome holds. `moves` and `stuck` count them. */
export function generate(state: State, options: GenerateOptions = {}): Context[] {
	const found = new Map<string, Context>();
	for (const { candidate, refused } of testedCandidates(state, options)) if (refused === undefined) merge(found, candidate, false);
	return [...found.values()];
}
