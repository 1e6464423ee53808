import { familyOf } from '@x/board/game';
import { type Game, type Move, type Position, toMove } from '@x/core';
import type { Result } from '@x/diagnostics';
import { stringifyMove } from '@x/kif';
import { canRecord, safeReadMove as readKif, toKifMove } from '@x/kif/moves';
import { safeResolve as readSan } from '@x/san';
import { type Dialect, safeResolve, stringify } from '@x/san/dialects';
import { safeReadMove } from '@x/wxf/moves';
import type { GameText } from './game-text.js';
import type { MoveNode } from './protocol.js';

/** The notations of moves that players of a family of games use, besides SAN. */
const DIALECTS: Readonly<Record<string, readonly Dialect[]>> = {
	shogi: ['hodges', 'hosking', 'hodges-number'],
	xiangqi: ['wxf'],
	janggi: ['janggi'],
	makruk: ['thai', 'thai-long'],
};

/** The notations of moves of a game, besides SAN. */
export const moveDialects = (game: Game): readonly Dialect[] => DIALECTS[familyOf(game)] ?? [];

/** Whether the game is one of shogi that files of shogi can hold. */
export const hasKif = (game: Game): boolean => familyOf(game) === 'shogi' && canRecord(game);

/** A notation of moves besides SAN. */
interface Spelling {
	readonly read: (text: string, position: Position) => Result<Move>;
	readonly write: (move: Move, position: Position) => string;
}

/** Moves in Japanese, with the square of the target: a list of moves has no blanks in its words. */
const KIF: Spelling = { read: readKif, write: (move, position) => stringifyMove(toKifMove(move, position)) };

const spellingsOf = (game: Game): readonly Spelling[] => [
	...(hasKif(game) ? [KIF] : []),
	...moveDialects(game).map(
		(dialect): Spelling => ({
			read: (text, position) => safeResolve(text, position, dialect),
			write: (move, position) => stringify(move, position, dialect),
		}),
	),
];

/**
 * Writes the moves of a text in its own notation: that of the first move which is not SAN. The list of moves and the moves that are played on the
 * board have one spelling then.
 */
export const spelledIn = (game: Game): ((read: GameText) => GameText) | undefined => {
	const spellings = spellingsOf(game);
	if (spellings.length === 0) return undefined;
	return (read) => {
		const { text, nodes, positions } = read;
		const spellingOf = ({ from, to, parent, san }: MoveNode): Spelling | undefined => {
			const written = text.slice(from, to).replace(/(?:[!?]|\s*\$\d+)+$/, '');
			const before = positions[parent];
			if (written === '' || written === san || before === undefined || readSan(written, before).ok) return undefined;
			return spellings.find((one) => one.read(written, before).ok);
		};
		let spelling: Spelling | undefined;
		for (const node of nodes) {
			spelling = spellingOf(node);
			if (spelling !== undefined) break;
		}
		if (spelling === undefined) return read;
		const { write } = spelling;
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
	const spellings = spellingsOf(game);
	if (spellings.length === 0) return undefined;
	const isWxf = moveDialects(game).includes('wxf');
	return (text, position) => {
		for (const { read } of spellings) {
			const found = read(text, position);
			if (found.ok) return found.value;
		}
		// Players of xiangqi have more notations than the dialects: of the Federation with a point, Chinese, by points.
		const read = isWxf ? safeReadMove(text, position) : undefined;
		return read?.ok ? read.value : undefined;
	};
};
