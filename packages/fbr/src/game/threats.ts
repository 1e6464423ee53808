import type { Cast } from './cast.js';
import { SIDES, type SideName } from './turn-plan.js';

/**
 * The phase in which the attacks of a side are found: that of its first move, where each piece can make its usual moves in it; otherwise
 * one that the game never enters.
 */
export function threatOf(game: Cast, side: SideName): string {
	const { turn, model } = game;
	const first = turn.phase(side, []);
	const whole = first?.options.some(({ part, when }) => {
		const { rule, own } = turn.parts[part]!;
		return when === undefined && rule.prefix === undefined && model.types.every((type) => own[side].includes(type));
	});
	// Where several parts can be made, their equal moves would be found several times.
	return whole && first!.options.length === 1 ? side : `${side}.threat`;
}

/** The phases that exist for attacks only. */
export const threatPhases = (game: Cast): readonly { readonly name: string; readonly side: SideName }[] =>
	SIDES.flatMap((side) => {
		const name = threatOf(game, side);
		return name === side ? [] : [{ name, side }];
	});
