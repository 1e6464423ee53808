import { type Position, pieces } from '@x/core';
import type { Span } from '@x/diagnostics';
import { notationLosses as strings } from '../../strings/notation-losses.js';
import type { NotationToken } from '../notation-views.js';
import { kindTitle, sideTitle } from '../words.js';

/** The pieces of a board in text, and the marks around their letters. */
const PIECE = /[+\-*]?\p{L}[~^']*/gu;

/** The orders in which boards are written: signs by axis, the last axis first; the order of axes may be reversed. */
interface Order {
	readonly filesFirst: boolean;
	readonly ahead: 1 | -1;
}

/** Last rank first, as in FEN; file by file. */
const ORDERS: readonly Order[] = [
	{ filesFirst: false, ahead: -1 },
	{ filesFirst: true, ahead: 1 },
];

type Placed = ReturnType<typeof pieces>[number];

const compare = (a: readonly number[], b: readonly number[], { filesFirst, ahead }: Order): number => {
	for (let axis = a.length - 1; axis > 1; axis--) if (a[axis] !== b[axis]) return b[axis]! - a[axis]!;
	const file = a[0]! - b[0]!;
	const rank = ((a[1] ?? 0) - (b[1] ?? 0)) * ahead;
	return filesFirst ? file || rank : rank || file;
};

/** Whether equal pieces have equal texts, and different sides different ones. */
const fits = (placed: readonly Placed[], words: readonly string[]): boolean => {
	const texts = new Map<string, string>();
	return placed.every(({ piece: { side, kind } }, index) => {
		const plain = words[index]!.replace(/[~^']+$/, '');
		const name = `${side} ${kind}`;
		const known = texts.get(name) ?? plain;
		texts.set(name, known);
		return known === plain;
	});
};

/** The pieces in the board of a text, in the order of the text; none if the text is not understood. `hands`: the range of the pieces in hand. */
export const boardTokens = (text: string, hands: Span | undefined, position: Position): readonly NotationToken[] => {
	const [whole = ''] = /^\S*/.exec(text) ?? [];
	const field = whole.slice(0, hands?.from);
	const found = [...field.matchAll(PIECE)];
	const { game } = position;
	const all = pieces(position);
	if (all.length !== found.length) return [];
	const words = found.map(([word]) => word);
	for (const order of ORDERS) {
		const placed = [...all].sort((a, b) => compare(game.vecOf(a.cell), game.vecOf(b.cell), order));
		if (!fits(placed, words)) continue;
		return placed.map(({ cell, piece: { side, kind } }, index) => {
			const { 0: word, index: from } = found[index]!;
			const title = strings.pieceOn(sideTitle(game, side), kindTitle(game, kind), game.cellName(cell));
			return { from, to: from + word.length, cell, words: title };
		});
	}
	return [];
};

/** The pieces in the hands of a text: in brackets behind the board, in the third field of SFEN, or in the second field of FEEN. */
export const handTokens = (text: string, span: Span | undefined, position: Position): readonly NotationToken[] => {
	if (span === undefined) return [];
	const { game } = position;
	const letters = new Map(
		Object.entries(game.names?.kinds ?? {}).flatMap(([kind, { letter, promotedOf }]): [string, string][] =>
			promotedOf === undefined && !letter.startsWith('+') ? [[letter.toLowerCase(), kind]] : [],
		),
	);
	return [...text.slice(span.from, span.to).matchAll(/(\d*)([+-]?\p{L})/gu)].map(({ 0: word, 1: count = '', 2: letter = '', index }) => {
		const first = letter === letter.toUpperCase();
		const side = game.ruleset.sideOrder[first ? 0 : 1] ?? '';
		const kind = letters.get(letter.replace(/[+-]/, '').toLowerCase());
		const title = strings.inHand(count, kind === undefined ? letter : kindTitle(game, kind), sideTitle(game, side));
		return { from: span.from + index, to: span.from + index + word.length, drop: kind, side: first ? 0 : 1, words: title };
	});
};

/** The range of the hands in a text of FEN: in brackets, in the third field of SFEN, or behind the last rank. */
export const handSpan = (text: string, dialect: string, { game }: Position): Span | undefined => {
	const pocket = /\[([^\]]+)\]/.exec(text);
	if (pocket !== null) return { from: pocket.index + 1, to: pocket.index + pocket[0].length - 1 };
	const third = dialect === 'sfen' ? /^\S+ \S+ ([^\s-]+)/.exec(text) : null;
	if (third !== null) return { from: third[0].length - third[1]!.length, to: third[0].length };
	const { axes } = game.ruleset.space;
	const [low = 0, high = 0] = (axes[1]?.extent ?? []).map(Number);
	const [board = ''] = text.split(' ', 1);
	const isBehind = dialect === 'lichess' && axes.length === 2 && board.split('/').length > high - low + 1;
	return isBehind ? { from: board.lastIndexOf('/') + 1, to: board.length } : undefined;
};
