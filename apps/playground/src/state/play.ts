import type { LegalMove, MoveNode, Reading } from '../worker/protocol.js';
import type { GameRecord, Start } from './app-state.js';

/** What playing a move makes of the game. */
export interface Played {
	readonly record: GameRecord;
	readonly cursor: number;
	/** How many moves of the old game are no longer in it. */
	readonly dropped: number;
	/** The move was already in the game: it was only followed. */
	readonly followed: boolean;
	/** Where the game begins now, when the text that said so is gone. */
	readonly start: Start | undefined;
}

/** Indices of the moves from the start to the node, the start (0) left out. */
export const pathTo = (nodes: readonly MoveNode[], index: number): readonly number[] => {
	const path: number[] = [];
	for (let at = index; at > 0; at = nodes[at]?.parent ?? 0) path.unshift(at);
	return path;
};

/**
 * Plays a legal move after the node that is shown.
 *
 * A move that the game already has there is followed. At the end of the game the move is added, and the user's own text with its
 * comments stays. Before the end the rest of the game gives way to the new move (undo brings it back). Inside a variation, that
 * variation becomes the game.
 */
export const play = (record: GameRecord, reading: Reading, move: LegalMove): Played => {
	const { nodes, shown } = reading;
	const known = nodes.findIndex((node, index) => index > 0 && node.parent === shown && node.name === move.name);
	if (known > 0) return { record, cursor: known, dropped: 0, followed: true, start: undefined };
	const path = pathTo(nodes, shown);
	const cursor = path.length + 1;
	const dropped = nodes.length - 1 - path.length;
	const names = path.map((index) => nodes[index]!.name);
	const inVariation = path.some((index) => nodes[index]!.depth > 0);
	const start: Start | undefined = reading.tagged === undefined ? undefined : { kind: 'fen', fen: reading.tagged };
	if (record.kind === 'moves' || inVariation || shown === 0) {
		return { record: { kind: 'moves', moves: [...names, move.name] }, cursor, dropped, followed: false, start };
	}
	const kept = keptText(record.text, reading);
	const glued = kept.length === nodes[shown]!.to;
	const number = reading.position.number;
	const prefix = number.always || !glued ? `${number.text} ` : '';
	// Variations before the shown move stay in the text, so the new move's place counts them too.
	const before = nodes.filter((node, index) => index > 0 && node.to <= kept.length).length;
	return {
		record: { kind: 'text', text: `${kept}${kept === '' || /\s$/.test(kept) ? '' : ' '}${prefix}${move.san}` },
		cursor: before + 1,
		dropped: nodes.length - 1 - before,
		followed: false,
		start: undefined,
	};
};

/** The text up to the shown move; at the end of the game also the remarks behind it, but neither its result nor what could not be read. */
const keptText = (text: string, reading: Reading): string => {
	const { nodes, shown } = reading;
	const end = nodes[shown]!.to;
	const main = nodes.filter((node) => node.depth === 0);
	const broken = reading.problems.some((problem) => problem.severity === 'error' && problem.span.from >= end);
	if (main.at(-1) !== nodes[shown] || broken) return text.slice(0, end);
	const stop = reading.result?.from ?? text.length;
	return text.slice(0, Math.max(end, stop)).trimEnd();
};
