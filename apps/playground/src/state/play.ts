import type { LegalMove, MoveNode, Reading } from '../worker/protocol.js';
import type { GameRecord } from './app-state.js';
import { type LineEnd, lineEnd, variationEnd } from './line-end.js';

/** What playing a move makes of the game. */
export interface Played {
	readonly record: GameRecord;
	readonly cursor: number;
	/** The move was already in the game: it was only followed. */
	readonly followed: boolean;
	/** The game goes on in another way there: the move begins a variation. */
	readonly branched: boolean;
	/** Text that could not be read gave way to the move. */
	readonly lost: boolean;
}

/** Indices of the moves from the start to the node, the start (0) left out. */
export const pathTo = (nodes: readonly MoveNode[], index: number): readonly number[] => {
	const path: number[] = [];
	for (let at = index; at > 0; at = nodes[at]?.parent ?? 0) path.unshift(at);
	return path;
};

/** The move that follows in the same line; -1 at its end. */
const nextIn = (nodes: readonly MoveNode[], index: number): number =>
	nodes.findIndex((node, at) => at > 0 && node.parent === index && node.depth === nodes[index]!.depth);

/**
 * Plays a legal move after the node that is shown.
 *
 * A move that the game already has there is followed. At the end of a line the move is added to it. Before the end it begins a variation
 * beside the move that the line has there: nothing that the text says is taken away. Only text that cannot be read gives way.
 */
export const play = (record: GameRecord, reading: Reading, move: LegalMove): Played => {
	const { nodes, shown } = reading;
	const known = nodes.findIndex((node, index) => index > 0 && node.parent === shown && node.name === move.name);
	if (known > 0) return { record, cursor: known, followed: true, branched: false, lost: false };
	const next = nextIn(nodes, shown);
	if (next > 0) return branch(reading, next, move);
	if (record.kind === 'text') return append(record.text, reading, move);
	const path = pathTo(nodes, shown);
	return {
		record: { kind: 'moves', moves: [...path.map((index) => nodes[index]!.name), move.name] },
		cursor: path.length + 1,
		followed: false,
		branched: false,
		// Names that could not be played stand behind the last move.
		lost: record.moves.length > path.length,
	};
};

/** The number of a new node in the order of the text. */
const cursorAt = (nodes: readonly MoveNode[], at: number): number => nodes.filter((node, index) => index > 0 && node.from < at).length + 1;

/** What stands between a text and more of it. */
const gap = (before: string, { open }: LineEnd): string => {
	if (open) return '\n';
	if (before.endsWith(']')) return '\n\n';
	return before === '' || /[\s(]$/.test(before) ? '' : ' ';
};

/** What stands between new text and the text behind it. */
const gapBefore = (rest: string): string => (rest === '' || /^[\s)]/.test(rest) ? '' : ' ');

/** Puts the move beside the one that follows. */
const branch = ({ text, nodes, position }: Reading, next: number, move: LegalMove): Played => {
	const end = lineEnd(text, nodes[next]!.to, false);
	const before = text.slice(0, end.at);
	const rest = text.slice(end.at);
	const after = nodes[nextIn(nodes, next)];
	// Behind a variation a reader wants the number again.
	const unnumbered = after !== undefined && text.slice(end.at, after.from).trim() === '';
	const number = unnumbered ? ` ${after.number.replace('…', '...')}` : '';
	const added = `${gap(before, end)}(${position.number.text} ${move.san})${number}`;
	return {
		record: { kind: 'text', text: before + added + gapBefore(rest) + rest },
		cursor: cursorAt(nodes, end.at),
		followed: false,
		branched: true,
		lost: false,
	};
};

/** Whether text says anything beside numbers and results. */
const saysMore = (text: string): boolean => text.replace(/1-0|0-1|1\/2-1\/2|½-½|\*|\d+\s*(?:\.+|…)?/g, '').trim() !== '';

/** Puts the move at the end of the line of the shown one, before the result and in the place of what cannot be read. */
const append = (text: string, { nodes, shown, position, result, games, game }: Reading, move: LegalMove): Played => {
	const node = nodes[shown]!;
	const { from: first, to: last } = games[game] ?? { from: 0, to: text.length };
	const end = lineEnd(text.slice(0, last), shown === 0 ? first : node.to, true);
	const blanks = text.slice(end.at).length - text.slice(end.at).trimStart().length;
	const place = Math.min(end.at + blanks, last);
	const inner = node.depth > 0;
	let [to, instead] = [place, ''];
	let lost = false;
	if (result !== undefined && result.from === place && !inner) {
		to = place + result.text.length;
		// The result parts this game from the next one.
		if (games.length > 1) instead = ' *';
	} else if (inner ? text[place] !== ')' : place < last) {
		to = inner ? variationEnd(text, place) - 1 : last;
		lost = saysMore(text.slice(place, to));
		if (games.length > 1 && !inner) instead = ' *';
	} else to = end.at;
	const before = text.slice(0, end.at);
	const rest = to === last && games.length < 2 && !inner ? '' : text.slice(to);
	const glued = end.at === node.to && shown > 0;
	const number = position.number.always || !glued ? `${position.number.text} ` : '';
	const added = `${gap(before, end)}${number}${move.san}${instead}`;
	return {
		record: { kind: 'text', text: before + added + gapBefore(rest) + rest },
		cursor: cursorAt(nodes, end.at),
		followed: false,
		branched: false,
		lost,
	};
};
