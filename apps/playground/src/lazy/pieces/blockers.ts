import type { Blocker } from '../../worker/protocol.js';

/** The next content of a clicked cell: nothing, an enemy, a friend, nothing. */
export const turned = (others: readonly Blocker[], cell: number): readonly Blocker[] => {
	const there = others.find((one) => one.cell === cell);
	const rest = others.filter((one) => one.cell !== cell);
	if (there === undefined) return [...rest, { cell, friend: false }];
	return there.friend ? rest : [...rest, { cell, friend: true }];
};
