import type { Game } from '@x/core';
import { stringify } from '@x/fen';
import { dialectsOf } from '@x/fen/dialects';

/** The letters of XBoard's table of pieces, in its order. The king is the last one. */
const ORDER = 'PNBRQFEACWMOHIJGDVLSUKTXYZ';

/** A table of pieces: the letters that a game uses, each at its place in XBoard's order, and dots between them. */
const tableOf = ({ names, ruleset }: Game): string => {
	const letters = Object.keys(ruleset.kinds).map((kind) => names?.kinds[kind]?.letter ?? kind);
	const used = ORDER.split('').map((letter) => (letters.includes(letter) && letter !== 'K' ? letter : '.'));
	const table = used.join('').replace(/\.+$/, '');
	const last = letters.includes('K') ? 'K' : '.';
	return `${table}${last}${table.toLowerCase()}${last.toLowerCase()}`;
};

/** The line with which an engine gives XBoard a board that it does not know: pieces, size, hands, and the start. */
export const setupLine = (game: Game): string => {
	const [files = 8, ranks = 8] = game.ruleset.space.axes.map(({ extent: [least, most] }) => Number(most) - Number(least) + 1);
	const holdings = Object.keys(game.ruleset.stores).length > 0 ? Object.keys(game.ruleset.kinds).length : 0;
	const [dialect] = dialectsOf(game);
	const start = dialect === undefined ? '' : stringify(game.start, { dialect });
	return `setup (${tableOf(game)}) ${files}x${ranks}+${holdings}_fairy ${start}`.trimEnd();
};
