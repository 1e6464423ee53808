import { ASKERS, otherOf } from '../board/codes.js';
import type { Effect } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Act } from './evaluation-context.js';
import { numberOf } from './expressions.js';

/** An effect as a closure. Variables are counted everywhere; what else effects do is compiled by the programs. */
export function actOf(game: EvaluatedGame, effect: Effect, skipping = false): Act {
	if (!('var' in effect)) return game.extended().act(effect, skipping);
	const places = ASKERS.map((side) => game.registers.variable(effect.var, effect.of === 'other' ? otherOf(side) : side));
	const { board: bench } = game;
	if (effect.to === undefined && typeof effect.add === 'number') {
		const step = effect.add;
		return (walker) => {
			const place = places[walker.side]!;
			bench.write(place, bench.registers[place]! + step);
			return true;
		};
	}
	const add = effect.add === undefined ? undefined : numberOf(game, effect.add);
	const to = effect.to === undefined ? undefined : numberOf(game, effect.to);
	return (walker) => {
		const place = places[walker.side]!;
		const base = to === undefined ? game.board.registers[place]! : to(walker);
		game.board.write(place, base + (add === undefined ? 0 : add(walker)));
		return true;
	};
}
