import type { Game } from '@x/core';
import type { Field } from '../field.js';
import { refuse } from '../results.js';

/**
 *     8/8/8/3k4/8/2R5/3K4/8 b - 32 8 2
 *                               ^
 *
 * The en passant field of a game in which moves are counted against a bare king: while they are, the most plies that may be counted stand
 * there, and the clock that follows is the count. In other games the field as before.
 */
export function withLimit({ names, ruleset }: Game, field: Field): Field {
	const name = names?.clocks?.limit;
	if (name === undefined) return field;
	const none = ruleset.vars[name]?.start ?? 0;
	return [
		field[0],
		field[1],
		(text, draft, readable) => {
			if (!/^[1-9]\d{0,8}$/.test(text)) return field[2](text, draft, readable);
			draft.vars[name] = +text;
			return text;
		},
		(setup, options, position) => {
			const limit = setup.vars?.[name] ?? none;
			if (limit === none) return field[3](setup, options, position);
			return typeof limit === 'number' && limit % 1 === 0 && limit > 0 && limit < 1e9 ? `${limit}` : refuse(`a ${name} of ${limit}`);
		},
		[field[4] ?? [], name].flat(),
	];
}
