import { ASKERS, otherOf } from '../board/codes.js';
import type { Effect } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Act } from './evaluation-context.js';
import { numberOf } from './expressions.js';

/** An effect as a closure. Variable effects are compiled here; the path runtime compiles all others. */
export function actOf(game: EvaluatedGame, effect: Effect, skipping = false): Act {
	if (!('var' in effect)) return game.extended().act(effect, skipping);
	const places = ASKERS.map((side) => game.registers.variable(effect.var, effect.of === 'other' ? otherOf(side) : side));
	const { boardState } = game;
	if (effect.to === undefined && typeof effect.add === 'number') {
		const step = effect.add;
		return (context) => {
			const place = places[context.side]!;
			boardState.write(place, boardState.registers[place]! + step);
			return true;
		};
	}
	const add = effect.add === undefined ? undefined : numberOf(game, effect.add);
	const to = effect.to === undefined ? undefined : numberOf(game, effect.to);
	return (context) => {
		const place = places[context.side]!;
		const base = to === undefined ? game.boardState.registers[place]! : to(context);
		game.boardState.write(place, base + (add === undefined ? 0 : add(context)));
		return true;
	};
}
