import type { Alternative, DirectionLetter, Leg, ModeName, Modification, Move, Sequence, Steps } from '../tree.js';

/** Constructors for the nodes of MBN that conversions make. */
export const mode = (name: ModeName): Modification => ({ type: 'mode', name });
export const direction = (letter: DirectionLetter): Modification => ({ type: 'direction', letter });
export const both = (first: DirectionLetter, second: DirectionLetter): Modification => ({ type: 'directions', letters: [first, second] });

export const base = (letter: string, steps?: Steps): Move => ({ type: 'base', letter, ...(steps && { steps }) });

export const alternative = (modifications: readonly Modification[], ...moves: readonly [Move, ...Move[]]): Alternative => ({
	modifications,
	moves,
});

export const choice = (alternatives: readonly Alternative[]): Leg => ({
	type: 'choice',
	alternatives: alternatives as readonly [Alternative, ...Alternative[]],
});

/** Legs that continue in the direction of the one before. */
export const sequence = (legs: readonly Leg[]): Sequence => ({
	legs: legs as readonly [Leg, ...Leg[]],
	links: legs.slice(1).map(() => '-' as const),
});

/** Some sequences as one leg with alternatives; a sequence of several legs is put into brackets. */
export function united(sequences: readonly Sequence[]): Sequence {
	if (sequences.length === 1) return sequences[0]!;
	return sequence([
		choice(
			sequences.flatMap((one): readonly Alternative[] => {
				const [only, ...more] = one.legs;
				if (more.length === 0 && only.type === 'choice') return only.alternatives;
				return [alternative([], { type: 'group', body: one })];
			}),
		),
	]);
}
