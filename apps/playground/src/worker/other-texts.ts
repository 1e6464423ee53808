import { familyOf } from '@x/board/game';
import { type Game, type Move, type Position, toMove } from '@x/core';
import { safeResolve as readSan } from '@x/san';
import { type Dialect, safeResolve, stringify } from '@x/san/dialects';
import type { GameText } from './game-text.js';
import type { MoveNode } from './protocol.js';

/** The notations of moves that players of a family of games use, besides SAN. */
const DIALECTS: Readonly<Record<string, readonly Dialect[]>> = {
	shogi: ['kifu', 'hodges', 'hosking', 'hodges-number'],
	xiangqi: ['wxf'],
	janggi: ['janggi'],
	makruk: ['thai', 'thai-long'],
};

/** The notations of moves of a game, besides SAN. */
export const moveDialects = (game: Game): readonly Dialect[] => DIALECTS[familyOf(game)] ?? [];

/**
 * Writes the moves of a text in its own notation: that of the first move which is not SAN. The list of moves and the moves that are played on the
 * board have one spelling then.
 */
export const spelledIn = (game: Game): ((read: GameText) => GameText) | undefined => {
	const dialects = moveDialects(game);
	if (dialects.length === 0) return undefined;
	return (read) => {
		const { text, nodes, positions } = read;
		const dialectOf = ({ from, to, parent, san }: MoveNode): Dialect | undefined => {
			const written = text.slice(from, to).replace(/(?:[!?]|\s*\$\d+)+$/, '');
			const before = positions[parent];
			if (written === '' || written === san || before === undefined || readSan(written, before).ok) return undefined;
			return dialects.find((dialect) => safeResolve(written, before, dialect).ok);
		};
		let dialect: Dialect | undefined;
		for (const node of nodes) {
			dialect = dialectOf(node);
			if (dialect !== undefined) break;
		}
		if (dialect === undefined) return read;
		const own = dialect;
		const write = (move: Move, position: Position): string => stringify(move, position, own);
		const spelled = nodes.map((node): MoveNode => {
			const before = positions[node.parent];
			const move = node.name === '' || before === undefined ? undefined : toMove(before, node.name);
			return move?.ok === true ? { ...node, san: write(move.value, before!) } : node;
		});
		return { ...read, nodes: spelled, write };
	};
};

/** Reads move texts in the other notations of a game; `undefined` for games without others. */
export const otherTexts = (game: Game): ((text: string, position: Position) => Move | undefined) | undefined => {
	const dialects = moveDialects(game);
	if (dialects.length === 0) return undefined;
	return (text, position) => {
		for (const dialect of dialects) {
			const read = safeResolve(text, position, dialect);
			if (read.ok) return read.value;
		}
		return undefined;
	};
};
