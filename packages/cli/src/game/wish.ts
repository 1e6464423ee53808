import { type CellLike, type Game, legal, type Move, type MoveParts, type Position, pieces, toMove, turn } from '@x/core';
import { type Diagnostic, quote } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';
import { safeResolve } from '@x/san';

/** A move that is not legal: the moves that the text may mean, and why the notation refuses it. */
export interface WishedMove {
	readonly wishes: readonly MoveParts[];
	readonly problems: readonly Diagnostic[];
}

/** A move that a user writes. */
type WrittenMove = { readonly move: Move } | WishedMove;

/** The longest beginning of a text that is the name of a cell, and the rest. */
const cellAtStart = (game: Game, text: string): readonly [cell: string, rest: string] | undefined => {
	for (let length = text.length; length > 0; length--) {
		const cell = text.slice(0, length);
		if (game.cellNamed(cell) !== undefined) return [cell, text.slice(length)];
	}
	return undefined;
};

/** The kind of a piece by its letter, the longest first. */
const kindAtStart = (game: Game, text: string): readonly [kind: string | undefined, rest: string] => {
	const letters = Object.entries(game.names?.kinds ?? {})
		.map(([kind, { letter }]) => [kind, letter] as const)
		.sort((a, b) => b[1].length - a[1].length);
	const found = letters.find(([, letter]) => letter !== '' && text.startsWith(letter));
	return found === undefined ? [undefined, text] : [found[0], text.slice(found[1].length)];
};

/** `e2e4`, `e2-e4`, `e7xd8=Q` */
const coordinateWish = (game: Game, text: string): MoveParts | undefined => {
	const from = cellAtStart(game, text);
	const to = from && cellAtStart(game, from[1].replace(/^[-x:]/, ''));
	if (from === undefined || to === undefined) return undefined;
	const promotion = to[1].replace(/^=/, '');
	return {
		from: from[0],
		to: to[0],
		...(promotion === '' ? {} : { promotion: kindAtStart(game, promotion.toUpperCase())[0] ?? promotion }),
	};
};

/** The cells of the pieces of the side to move that have a kind. */
const cellsOf = (position: Position, kind: string): readonly CellLike[] => {
	const { side } = turn(position);
	return [...pieces(position)].flatMap(({ cell, piece }) => (piece.side === side && piece.kind === kind ? [cell] : []));
};

/** `Nf3`, `Ngxf3`, `exd5`, `e8=Q`: a kind and a target, with the file, the rank or the cell of the origin. */
const pieceWishes = (position: Position, text: string): readonly MoveParts[] => {
	const { game } = position;
	const [kind, rest] = kindAtStart(game, text);
	const [body = '', letter] = rest.split('=');
	// A move without a letter is that of a kind whose letter is not written.
	const moved = kind ?? game.names?.silent?.[0];
	const to = Array.from(body, (_, at) => body.slice(at)).find((name) => game.cellNamed(name) !== undefined);
	if (to === undefined || moved === undefined) return [];
	const origin = body.slice(0, -to.length).replace(/[-x:]$/, '');
	if (!/^(?:[a-z]?|\d*)$/.test(origin) && game.cellNamed(origin) === undefined) return [];
	const promotion = letter === undefined ? {} : { promotion: kindAtStart(game, letter)[0] ?? letter };
	return cellsOf(position, moved)
		.filter((cell) => fits(game.cellName(game.cell(cell)), origin))
		.map((from) => ({ from, to, ...promotion }));
};

/** `P@e5`, `P*5e`: a piece from the hand. */
const dropWish = (game: Game, text: string): MoveParts | undefined => {
	const [, letter = '', to = ''] = /^([^@*]+)[@*](.+)$/.exec(text) ?? [];
	if (game.cellNamed(to) === undefined) return undefined;
	const [[kind] = []] = [letter, letter.toUpperCase()].map((one) => kindAtStart(game, one)).filter(([, rest]) => rest === '');
	return kind === undefined ? undefined : { drop: kind, to };
};

const fits = (name: string, origin: string): boolean => name.startsWith(origin) || name.endsWith(origin);

const hintOf = ({ ruleset }: Game): string =>
	Object.keys(ruleset.stores).length === 0
		? 'Write cells, such as e2e4, or a piece and its target, such as Nf3.'
		: 'Write cells, such as e2e4, a piece and its target, such as Nf3, or a drop, such as P@e5.';

/** Reads a move: a name such as `e2e4`, or SAN. Throws an `Unusable` for a text that is neither. */
export const readMove = (text: string, position: Position): WrittenMove => {
	const named = toMove(position, text);
	if (named.ok) return { move: named.value };
	const read = safeResolve(text, position);
	if (read.ok) return { move: read.value };
	const { game } = position;
	const plain = text.replace(/[+#!?]+$/, '');
	const drop = dropWish(game, plain);
	const dropped =
		drop && legal(position).find(({ from, to, kind }) => from === undefined && kind === drop.drop && to === game.cell(drop.to));
	if (dropped !== undefined) return { move: dropped };
	const wish = drop ?? coordinateWish(game, plain);
	const wishes = wish === undefined ? pieceWishes(position, plain) : [wish];
	if (wishes.length > 0 || read.problems.every(({ code }) => code !== 'san/syntax')) return { wishes, problems: read.problems };
	throw new Unusable(`Expected a move, found ${quote(text)}.`, hintOf(game));
};
