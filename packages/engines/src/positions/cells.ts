import type { Cell, Game } from '@x/core';
import type { ProtocolName } from '../protocol/protocol.js';

/** The names of the cells of a game in an engine's notation. */
export interface CellNames {
	readonly nameOf: (cell: Cell) => string;
	/** Matches one name at the start of a text. */
	readonly pattern: RegExp;
	readonly cellOf: (name: string) => Cell | undefined;
}

const letterAt = (index: number): string => String.fromCharCode(97 + index);

type Style = 'from-1' | 'from-0' | 'shogi' | 'own';

/** The most ranks of which letters name each. */
const MOST_LETTERS = 26;

/** Boards of ten ranks count them from 0 but in UCI, so that a rank is one digit. */
const TEN_RANKS = 10;

const sizesOf = ({ ruleset }: Game): readonly number[] =>
	ruleset.space.axes.map(({ extent: [least, most] }) => Number(most) - Number(least) + 1);

const styleOf = (game: Game, protocol: ProtocolName): Style => {
	const [files = 0, ranks = 0, ...more] = sizesOf(game);
	const scheme = game.names?.cells ?? 'a1';
	if (more.length > 0 || files > MOST_LETTERS || (scheme !== 'a1' && scheme !== 'shogi')) return 'own';
	if (protocol === 'usi') return 'shogi';
	return protocol !== 'uci' && ranks === TEN_RANKS ? 'from-0' : 'from-1';
};

const NAMED: Readonly<Record<Exclude<Style, 'own'>, RegExp>> = {
	'from-1': /^[a-z]\d+/,
	'from-0': /^[a-z]\d/,
	shogi: /^\d+[a-z]/,
};

const build = (game: Game, style: Style): CellNames => {
	const [files = 0, ranks = 0] = sizesOf(game);
	const nameIn = (cell: Cell): string => {
		if (style === 'own') return game.cellName(cell);
		const [x = 0, y = 0] = game.vecOf(cell);
		if (style === 'shogi') return `${files - x}${letterAt(ranks - 1 - y)}`;
		return `${letterAt(x)}${style === 'from-0' ? y : y + 1}`;
	};
	const names: string[] = [];
	const cells = new Map<string, Cell>();
	for (let cell = 0; cell < game.cells; cell++) {
		if (!game.isCell(cell)) continue;
		const name = nameIn(cell);
		names[cell] = name;
		cells.set(name, cell);
	}
	const own = style === 'own' ? [...cells.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/\W/g, '\\$&')) : [];
	return {
		nameOf: (cell) => names[cell] ?? '',
		pattern: style === 'own' ? new RegExp(`^(?:${own.join('|')})`) : NAMED[style],
		cellOf: (name) => cells.get(name),
	};
};

const known = new WeakMap<Game, Map<Style, CellNames>>();

/** The names of the cells of a game in a protocol. */
export const cellNamesOf = (game: Game, protocol: ProtocolName): CellNames => {
	const style = styleOf(game, protocol);
	const styles = known.get(game) ?? new Map<Style, CellNames>();
	known.set(game, styles);
	const names = styles.get(style) ?? build(game, style);
	styles.set(style, names);
	return names;
};
