import type { XiangqiGame } from '../game.js';
import { safeParseMove } from '../move-text.js';
import { type Losses, writable } from './check.js';
import { firstPly, wordsOf, wrapped } from './movetext.js';

const escaped = (value: string): string => value.replace(/["\\]/g, '\\$&');

/** The name of the notation of the moves, by the first one. */
export function formatOf({ moves }: XiangqiGame): string | undefined {
	const first = moves[0] && safeParseMove(moves[0].text);
	if (first?.ok !== true) return undefined;
	return { wxf: 'WXF', drop: 'WXF', points: 'ICCS', chinese: 'Chinese' }[first.value.form];
}

/** A game in the form of PGN. */
export function writePgn(value: XiangqiGame, losses: Losses, path: string): string {
	const abilities = { title: 'PGN', variations: true, nags: (nag: number) => nag >= 0 && nag < 1000, comment: /\}/, tag: /\n/ };
	const game = writable(value, abilities, losses, path);
	const format = formatOf(game);
	const tags: readonly (readonly [string, string])[] = [
		['Game', 'Chinese Chess'],
		...game.tags.map(({ name, value: text }) => [name, text] as const),
		['Result', game.result],
		...(game.fen === undefined ? [] : [['FEN', game.fen] as const]),
		...(format === undefined ? [] : [['Format', format] as const]),
	];
	const style = { comment: (text: string) => `{${text}}`, nag: (nag: number) => `$${nag}`, glue: ' ' } as const;
	const moves = wrapped([...wordsOf(game, firstPly(game.fen), style), game.result]);
	return `${tags.map(([name, text]) => `[${name} "${escaped(text)}"]`).join('\n')}\n\n${moves}\n`;
}
