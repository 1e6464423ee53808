import { checkOptions, type Diagnostic, misuse, NotationError } from '@x/diagnostics';
import type { Dialect, KifGame, ParsedGame } from './game.js';
import { DIALECTS } from './options.js';
import { writeCsa } from './write/csa.js';
import { writeJkf } from './write/jkf.js';
import { writeKakinoki } from './write/kakinoki.js';
import { inexpressible } from './write/path.js';
import { reduce } from './write/reduce.js';

export interface StringifyOptions {
	/** By default the dialect in which the game was read, or KIF. */
	readonly dialect?: Dialect | undefined;
}

const write = (game: KifGame, dialect: Dialect): string =>
	dialect === 'csa' ? writeCsa(game) : dialect === 'jkf' ? writeJkf(game) : writeKakinoki(game, dialect);

/**
 * Writes a game, or several in CSA.
 *
 * @throws {NotationError} with every part of the game that the dialect cannot say. `reduce` leaves them out.
 *
 * @example
 * const games = parse('   1 ７六歩(77)');
 * stringify(games, { dialect: 'csa' }) // → 'V2.2\nPI\n+\n+7776FU\n'
 */
export function stringify(game: KifGame | readonly KifGame[], options: StringifyOptions = {}): string {
	checkOptions(options, { dialect: DIALECTS });
	const games: readonly KifGame[] = Array.isArray(game) ? game : [game as KifGame];
	if (games.length === 0) misuse('game', 'a KifGame or several', game);
	const { dialect = (games[0] as ParsedGame | undefined)?.dialect ?? 'kif' } = options;
	const reduced = games.map((one) => reduce(one, dialect));
	const lost: readonly Diagnostic[] = [
		...reduced.flatMap((one) => one.lost),
		...(games.length > 1 && dialect !== 'csa'
			? [inexpressible('[1]', 'one game', String(games.length), 'Only CSA has several games in a text.')]
			: []),
	];
	if (lost.length > 0) throw new NotationError(lost);
	return reduced.map(({ value }) => write(value, dialect)).join('/\n');
}
