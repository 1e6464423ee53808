import type { XiangqiGame } from '../game.js';
import { toPlayok } from '../tags.js';
import { type Losses, writable } from './check.js';
import { firstPly, wordsOf, wrapped } from './movetext.js';
import { formatOf } from './pgn.js';

const GLYPHS: readonly string[] = ['', '!', '?', '!!', '??', '!?', '?!'];

/** A game in the form of the World Xiangqi Federation and of playOK. */
export function writePlayok(value: XiangqiGame, losses: Losses, path: string): string {
	const abilities = {
		title: 'a playOK file',
		variations: false,
		nags: (nag: number) => nag > 0 && nag < GLYPHS.length,
		comment: /\}/,
		tag: /\n/,
	};
	const game = writable(value, abilities, losses, path);
	const lines = [
		`FORMAT ${formatOf(game) ?? 'WXF'}`,
		...game.tags.map(({ name, value: text }) => `${toPlayok(name)} ${text}`.trimEnd()),
		`RESULT ${game.result}`,
		...(game.fen === undefined ? [] : [`FEN ${game.fen}`]),
	];
	const comment = (text: string): string => `\n${text.replace(/^/gm, '# ')}\n`;
	const moves = wrapped(wordsOf(game, firstPly(game.fen), { comment, nag: (nag) => GLYPHS[nag]!, glue: '' }))
		.replace(/\n+/g, '\n')
		.trim();
	return `${lines.join('\n')}\nSTART{\n${moves === '' ? '' : `${moves}\n`}}END\n`;
}
