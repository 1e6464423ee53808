import { compile } from '@x/core/compile';
import { shogi } from '@x/games/shogi';
import { parse } from '@x/kif';
import { safeReadMove } from '@x/kif/moves';
import { toPgn } from '@x/kif/pgn';
import { safePlay } from '@x/san';
import type { ReadGames } from '../viewer/reader.js';
import { entryOf } from './entry.js';
import type { Playing } from './played.js';

/** Moves as KI2 writes them, without the sign of the side. */
const inKi2: Playing = {
	play: (text, position) => {
		const move = safeReadMove(text, position);
		const played = move.ok ? safePlay(position, move.value) : move;
		if (played.ok) return { position: played.value };
		return { fault: { message: `${text}: ${played.problems[0]?.message ?? 'not legal'}`, hint: played.problems[0]?.hint } };
	},
	show: (text) => text,
};

/** The games of a file of shogi, with the moves in KI2. */
export const read: ReadGames['read'] = (text, options) => {
	const rules = compile(shogi);
	return parse(text).map((game, index) => {
		const { value } = toPgn(game, rules, { mode: 'repair', notation: 'ki2' });
		return entryOf(value, { index, text: text.slice(game.span.from, game.span.to).trim(), rules, playing: inKi2 }, options);
	});
};
