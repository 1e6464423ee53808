/** A range in a text; `to` is exclusive. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

const MOVE =
	/(?:\d?[A-Za-z]{1,2})?-?\d+,-?\d+[^\S\n]*[>x][^\S\n]*-?\d+,-?\d+(?:[^\S\n]*=?[^\S\n]*\d?[A-Za-z]{1,2}(?![-\dA-Za-z]))?(?:[^\S\n]*[+#])?(?:[^\S\n]*[!?]+)?/g;
const PIECE = /(?<![\w,>-])\d?[A-Za-z]{1,2}-?\d+,-?\d+\+?(?=\s|\||$)/g;

const blanks = (found: string): string => ' '.repeat(found.length);

/** The text with metadata and braces replaced by blanks, so that offsets stay the same. */
const bare = (text: string): string => text.replace(/\{[^}]*\}/g, blanks).replace(/\[\w+\s+"(?:[^"\\]|\\.)*"\]/g, blanks);

const all = (pattern: RegExp, text: string): readonly Span[] =>
	[...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/** The ranges of the last `count` move-like words of a readable text: its moves. */
export const moveSpans = (text: string, count: number): readonly Span[] => {
	const found = count === 0 ? [] : all(MOVE, bare(text));
	return found.length < count ? [] : found.slice(found.length - count);
};

/** The range of a part of a game, given by a path such as `moves[3].from` or `extras.slideLimit`; the whole text if unknown. */
export const spanOf = (text: string, path: string, moves: readonly Span[]): Span => {
	const [, list, nth] = /^(moves|pieces)\[(\d+)\]/.exec(path) ?? [];
	const whole = { from: 0, to: text.length };
	if (list === 'moves') return moves[Number(nth)] ?? whole;
	const header = bare(text).slice(0, moves[0]?.from);
	if (list === 'pieces') return all(PIECE, header)[Number(nth)] ?? whole;
	const word = path.split('.')[1]?.replace(/\[\d+\]$/, '') ?? '';
	const named = path.startsWith('extras.') ? `"${word}"` : path.startsWith('metadata.') ? `[${word}` : '';
	const at = named === '' ? -1 : text.indexOf(named);
	if (at >= 0) return { from: at, to: at + named.length };
	const turn = path === 'turnOrder' ? /(?<=^|\s)(?:[a-z]{1,2}|\d)(?::(?:[a-z]{1,2}|\d))+(?=\s|$)/.exec(header) : null;
	return turn === null ? whole : { from: turn.index, to: turn.index + turn[0].length };
};
