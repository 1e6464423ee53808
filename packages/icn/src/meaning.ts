import { atMost } from './coordinates.js';
import type { Border, Dialect, IcnGame, Player } from './game.js';
import type { Header, Item } from './header.js';
import { playersOf } from './players.js';
import { BOTH, type Reader } from './reader.js';
import { unescaped } from './tags.js';

/** Variants whose edges are those of their initial pieces. The site adds these edges if a text does not have edges. */
const EDGES: ReadonlyMap<string, Border> = /* @__PURE__ */ new Map([
	['chess', [1, 8, 1, 8]],
	['obstocean', [-6, 15, -3, 12]],
	['4444chess', [0, 20, 0, 20]],
	['5dchess', [0, 72, 0, 72]],
]);

/** The variant in the metadata, identified by its code or its name. */
export const variantOf = ({ Variant = '' }: IcnGame['metadata']): string => Variant.toLowerCase().replace(/[×x_ ]/g, '');

/** The edges that the site adds to a text without edges; undefined for most variants. */
export const impliedBorder = (metadata: IcnGame['metadata']): Border | undefined => EDGES.get(variantOf(metadata));

/** The combined meaning of the items of a text, once the players are known. */
export function gameOf(reader: Reader, { items, places }: Header): (dialect: Dialect) => IcnGame {
	const { metadata, turnOrder, win = ['checkmate'], enPassant, border, pieces } = items;
	const { text } = reader;
	const players = playersOf(turnOrder);
	const each = <T>(item: Item, sides: readonly T[]): Partial<Record<Player, NonNullable<T>>> => {
		if (sides.length !== players.length) reader.note('side-count', ...places.get(item)!);
		const found: Partial<Record<Player, NonNullable<T>>> = {};
		players.forEach((player, nth) => {
			const side = sides[nth];
			if (side) found[player] = side;
		});
		return found;
	};
	const promotions = items.promotions ? each('promotions', items.promotions) : {};
	const lists: readonly unknown[] = typeof win[0] === 'string' ? players.map(() => win) : win;
	const winning = each('win', lists) as IcnGame['win'];
	const last = turnOrder.at(-1);
	if (enPassant && last !== 1 && last !== 2) reader.note('en-passant-player', ...places.get('enPassant')!);
	const edges = places.has('border') ? undefined : impliedBorder(metadata);
	if (edges) {
		const to = text.indexOf(']') + 1;
		reader.note('implied-border', 0, to);
		reader.note('ambiguous-dialect', 0, to);
	}
	if (border && pieces) {
		const [left, right, bottom, top] = border;
		const inside = pieces.every(({ at: [x, y] }) => atMost(left, x) && atMost(x, right) && atMost(bottom, y) && atMost(y, top));
		if (!inside) reader.note('outside-border', ...places.get('border')!);
	}
	if (!pieces && !reader.errors[BOTH]) reader.note(places.size + Object.keys(metadata).length > 0 ? 'no-position' : 'empty', 0, reader.end);
	return (dialect) => {
		const seed = dialect === 'seed';
		for (const name of seed ? Object.keys(metadata) : []) {
			const value = metadata[name]!;
			if (value.includes('\\')) metadata[name] = unescaped(value);
		}
		return Object.assign(items, { dialect, promotions, win: winning }, edges && !seed && { border: edges });
	};
}
