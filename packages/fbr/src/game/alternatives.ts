import type { Alternative, Definition, Leg, ModeName, Sequence } from '@x/mbn';
import type { Model } from './model.js';

/** The alternatives of moves, those in groups included. */
export function alternativesIn(sequence: Sequence): readonly Alternative[] {
	const inLeg = (leg: Leg): readonly Alternative[] => (leg.type === 'choice' ? leg.alternatives.flatMap(within) : alternativesIn(leg.body));
	const within = (one: Alternative): readonly Alternative[] => [
		one,
		...one.moves.flatMap((move) => (move.type === 'group' ? alternativesIn(move.body) : [])),
	];
	return sequence.legs.flatMap(inLeg);
}

/** Whether an alternative has a mode. */
export const hasMode = ({ modifications }: Alternative, ...names: readonly ModeName[]): boolean =>
	modifications.some((one) => one.type === 'mode' && names.includes(one.name));

/** The letters and names that moves use, which are base moves or macros. */
export const namesIn = (sequence: Sequence): readonly string[] =>
	alternativesIn(sequence).flatMap(({ moves }) =>
		moves.flatMap((move) => (move.type === 'base' ? [move.letter] : move.type === 'name' ? [move.name] : [])),
	);

/** The definitions of pieces: of both sides, of Black's alone, and those that a declaration allows. */
export const definitionsOf = ({ definitions, black, declared }: Model): readonly Definition[] => [
	...definitions.values(),
	...black.values(),
	...declared.map(({ definition }) => definition),
];

/** All moves that a definition writes: of pieces, behind prefixes, and of macros. */
export const sequencesOf = (model: Model): readonly Sequence[] => [
	...[...definitionsOf(model), ...[...model.roles.values()].flatMap((table) => [...table.values()])].flatMap(({ moves }) => moves ?? []),
	...Object.values(model.macros),
];
