import { checkOptions, misuse, NotationError, objectGiven } from '@x/diagnostics';
import type { FileDialect, XiangqiGame } from './game.js';
import { FILE_DIALECTS } from './options.js';
import { Losses } from './write/check.js';
import { writeDhtmlxq } from './write/dhtmlxq.js';
import { writePgn } from './write/pgn.js';
import { writePlayok } from './write/playok.js';

/** The options of `stringify`. */
export interface StringifyOptions {
	/** The form of the file; `pgn` by default. */
	readonly dialect?: FileDialect | undefined;
	/** Whether parts that the form cannot say are refused, as by default, or left out. `losses` lists them. */
	readonly lost?: 'refuse' | 'drop' | undefined;
}

const WRITERS: Readonly<Record<FileDialect, (game: XiangqiGame, losses: Losses, path: string) => string>> = {
	pgn: writePgn,
	dhtmlxq: writeDhtmlxq,
	playok: writePlayok,
};

/**
 * Writes games as a file. Moves stay in their notation: `rewrite` of `@x/wxf/play` translates them. DhtmlXQ has moves by points only.
 *
 * @throws {NotationError} with every part of the games that the form cannot say, unless `lost` is `drop`. Moves that are not moves are always refused.
 *
 * @example
 * stringify(parse('1. H2-E2 H9-G7'), { dialect: 'dhtmlxq' }).split('\n')[2] // → '[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]'
 */
export function stringify(games: XiangqiGame | readonly XiangqiGame[], options: StringifyOptions = {}): string {
	checkOptions(options, { dialect: FILE_DIALECTS, lost: ['refuse', 'drop'] });
	const { dialect = 'pgn', lost = 'refuse' } = options;
	const list = Array.isArray(games) ? (games as readonly XiangqiGame[]) : [games as XiangqiGame];
	for (const game of list) objectGiven(game, 'games', 'a XiangqiGame or a list of them', 'moves', 'tags', 'result');
	if (list.length === 0) misuse('games', 'at least one game', games);
	const losses = new Losses();
	const text = list.map((game, index) => WRITERS[dialect](game, losses, list.length === 1 ? '$' : `$[${index}]`)).join('\n');
	const refused = lost === 'refuse' ? losses.problems : losses.problems.filter(({ data }) => String(data?.path).endsWith('.text'));
	if (refused.length > 0) throw new NotationError(refused);
	return text;
}
