import type { Game } from '@x/core';
import type { Field } from '../field.js';
import { refuse } from '../results.js';

/**
 *     8/8/8/3k4/8/2R5/3K4/8 b - 32 8 2
 *                               ^
 *
 * Extends the en passant field of games that count moves against a bare king. During the count, the field contains the maximum number of
 * plies, and the clock after it is the count. Returns the field itself for other games.
 */
export function withLimit({ names, ruleset }: Game, field: Field): Field {
	const name = names?.clocks?.limit;
	if (name === undefined) return field;
	const none = ruleset.vars[name]?.start ?? 0;
	return {
		...field,
		read: (text, draft, readable) => {
			if (!/^[1-9]\d{0,8}$/.test(text)) return field.read(text, draft, readable);
			draft.vars[name] = +text;
			return text;
		},
		write: (setup, options, position) => {
			const limit = setup.vars?.[name] ?? none;
			if (limit === none) return field.write(setup, options, position);
			const isLimit = typeof limit === 'number' && limit % 1 === 0 && limit > 0 && limit < 1e9;
			return isLimit ? `${limit}` : refuse(`the value ${limit} of ${name}`);
		},
		covers: [field.covers ?? [], name].flat(),
	};
}
