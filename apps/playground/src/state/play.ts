import type { LegalMove, MoveNode, Reading } from '../worker/protocol.js';
import type { GameRecord } from './app-state.js';
import { type LineEnd, lineEnd, variationEnd } from './line-end.js';

/** The result of playing a move. */
export interface Played {
	readonly record: GameRecord;
	readonly cursor: number;
	/** The move was already in the game; the cursor follows it. */
	readonly followed: boolean;
	/** The game continues differently there; the move begins a variation. */
	readonly branched: boolean;
	/** Unreadable text was replaced by the move. */
	readonly lost: boolean;
}

/** Indices of the nodes from the start to a node, without the start (0). */
export const pathTo = (nodes: readonly MoveNode[], index: number): readonly number[] => {
	const path: number[] = [];
	for (let at = index; at > 0; at = nodes[at]?.parent ?? 0) path.unshift(at);
	return path;
};

/** The next move in the same line; -1 at its end. */
const nextIn = (nodes: readonly MoveNode[], index: number): number =>
	nodes.findIndex((node, at) => at > 0 && node.parent === index && node.depth === nodes[index]!.depth);

/**
 * Plays a legal move after the shown node.
 *
 * A move that the game already has there is followed. At the end of a line the move is appended. Before the end it begins a variation
 * next to the existing move: readable text is kept. Only unreadable text is replaced.
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
		// Names that could not be played follow the last move.
		lost: record.moves.length > path.length,
	};
};

/** The index of a new node, in text order. */
const cursorAt = (nodes: readonly MoveNode[], at: number): number => nodes.filter((node, index) => index > 0 && node.from < at).length + 1;

/** The separator between a text and an appended text. */
const gap = (before: string, { open }: LineEnd): string => {
	if (open) return '\n';
	if (before.endsWith(']')) return '\n\n';
	return before === '' || /[\s(]$/.test(before) ? '' : ' ';
};

/** The separator between new text and the text after it. */
const gapBefore = (rest: string): string => (rest === '' || /^[\s)]/.test(rest) ? '' : ' ');

/** Adds the move as a variation next to the following move. */
const branch = ({ text, nodes, position }: Reading, next: number, move: LegalMove): Played => {
	const end = lineEnd(text, nodes[next]!.to, false);
	const before = text.slice(0, end.at);
	const rest = text.slice(end.at);
	const after = nodes[nextIn(nodes, next)];
	// After a variation the move number is written again.
	const unnumbered = after !== undefined && text.slice(end.at, after.from).trim() === '';
	const number = unnumbered ? ` ${after.number}${after.column === 0 ? '.' : '...'}` : '';
	const added = `${gap(before, end)}(${position.number.text} ${move.san})${number}`;
	return {
		record: { kind: 'text', text: before + added + gapBefore(rest) + rest },
		cursor: cursorAt(nodes, end.at),
		followed: false,
		branched: true,
		lost: false,
	};
};

/** Whether a text contains anything except numbers and results. */
const saysMore = (text: string): boolean => text.replace(/1-0|0-1|1\/2-1\/2|½-½|\*|\d+\s*(?:\.+|…)?/g, '').trim() !== '';

/** Appends the move to the line of the shown one, before the result and in place of unreadable text. */
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
		// The result separates this game from the next one.
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
