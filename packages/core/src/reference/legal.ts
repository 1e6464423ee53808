import type { Choice } from '../rules/types.js';
import { candidatesOf, type GenerateOptions, merge } from './candidates.js';
import { evaluate, holds } from './interpreter.js';
import type { Context, State } from './types.js';

/** A candidate and, where it is refused, what refuses it. */
export interface Judged {
	readonly candidate: Context;
	readonly refused: { readonly law: string } | { readonly choice: string } | undefined;
}

/** Clause 12: candidates, the choices among them, the laws, the choices among what is left. */
export function judge(state: State, options: GenerateOptions = {}): Judged[] {
	const { prefer, forbid } = state.rules.ruleset;
	let judged: Judged[] = candidatesOf(state, options).map((candidate) => ({ candidate, refused: undefined }));
	for (const choice of prefer) if (choice.stage === 'candidates') judged = choose(judged, choice);
	judged = judged.map((entry) => {
		if (entry.refused !== undefined) return entry;
		const law = forbid.find((law) => holds(entry.candidate, law.if));
		return law === undefined ? entry : { ...entry, refused: { law: law.id } };
	});
	for (const choice of prefer) if (choice.stage === 'legal') judged = choose(judged, choice);
	return judged;
}

/** If any satisfies the condition, or by how far it does, the others are refused. */
function choose(judged: readonly Judged[], choice: Choice): Judged[] {
	const { keep } = choice;
	const score = ({ candidate }: Judged): number => ('most' in keep ? evaluate(candidate, keep.most) : holds(candidate, keep.if) ? 1 : 0);
	const scores = judged.map((entry) => (entry.refused === undefined ? score(entry) : Number.NEGATIVE_INFINITY));
	const best = Math.max(...scores);
	return judged.map((entry, index) =>
		entry.refused !== undefined || scores[index] === best ? entry : { ...entry, refused: { choice: choice.id } },
	);
}

/** The legal candidates of the phase, whatever outcome may hold: what `moves` and `stuck` ask. */
export function generate(state: State, options: GenerateOptions = {}): Context[] {
	const found = new Map<string, Context>();
	for (const { candidate, refused } of judge(state, options)) if (refused === undefined) merge(found, candidate, false);
	return [...found.values()];
}
