import { apply, legal, type Move, moveName, type Position, position as positionAt, setupOf } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import { chess } from '@x/games/ready/chess';
import { type IcnGame, type IcnMove, type Square, safeParse, stringify } from '@x/icn';
import { fromChess, toChess } from '@x/icn/chess';
import { stringify as sanOf } from '@x/san';
import { notationLosses as words } from '../../strings/notation-losses.js';
import type { NotationToken } from '../notation-views.js';
import { moveSpans, spanOf } from '../plane/spans.js';
import { lineLosses, mainNodes, withStart } from './game-tree.js';
import { faultOf, type Notation, type Noted } from './notation.js';
import { startAt } from './positions.js';

const TITLE = 'ICN';

const squareOf = ({ game }: Position, cell: number): Square => {
	const [x = 0, y = 0] = game.vecOf(cell);
	return [x + 1, y + 1];
};

const moveOf = (move: Move, position: Position): IcnMove => ({
	from: squareOf(position, move.from!),
	to: squareOf(position, move.to),
	piece: { kind: move.kind.toLowerCase() as 'k', player: move.side === 'white' ? 1 : 2 },
	...(move.captured.length > 0 && { capture: true }),
	...(move.promotion !== undefined && {
		promotion: { kind: move.promotion.toLowerCase() as 'q', player: move.side === 'white' ? 1 : 2 },
	}),
});

/** The game of the main line. */
const gameOf = (noted: Noted): IcnGame => {
	let position = noted.read.positions[0]!;
	const moves = mainNodes(noted).map((node): IcnMove => {
		const { name } = noted.read.nodes[node]!;
		const move = legal(position).find((one) => moveName(one) === name)!;
		const written = moveOf(move, position);
		position = apply(position, move);
		return written;
	});
	return { ...fromChess(setupOf(noted.read.positions[0]!)), moves };
};

const tokensOf = (text: string, game: IcnGame, noted: Noted): readonly NotationToken[] => {
	const nodes = mainNodes(noted);
	const spans = moveSpans(text, game.moves.length);
	return spans.map(({ from, to }, index) => ({ from, to, node: nodes[index]! }));
};

/** Plays moves, up to the first that is not legal. */
const played = (
	start: Position,
	moves: readonly IcnMove[],
): { readonly names: readonly string[]; readonly sans: readonly string[]; readonly fault: number | undefined } => {
	let position = start;
	const [names, sans]: [string[], string[]] = [[], []];
	for (const [index, { from, to, promotion }] of moves.entries()) {
		const found = legal(position).find(
			(move) =>
				move.from !== undefined &&
				squareOf(position, move.from).join() === from.join() &&
				squareOf(position, move.to).join() === to.join() &&
				move.promotion?.toLowerCase() === promotion?.kind,
		);
		if (found === undefined) return { names, sans, fault: index };
		names.push(moveName(found));
		sans.push(sanOf(found, position));
		position = apply(position, found);
	}
	return { names, sans, fault: undefined };
};

/**
 * A game of orthodox chess in this notation: its first position and the names of its moves. Undefined for boards without edges, for other rules, and
 * for games with moves that are not legal in chess.
 */
export const readChess = (game: IcnGame): { readonly start: Position; readonly names: readonly string[] } | undefined => {
	const setup = toChess({ ...game, moves: [] });
	if (!setup.ok || setup.warnings.length > 0) return undefined;
	const start = positionAt(chess, setup.value);
	const { names, fault } = played(start, game.moves);
	return fault === undefined ? { start, names } : undefined;
};

/** Games of chess in the notation of the infinite board. */
export const icn: Notation = {
	id: 'icn',
	title: TITLE,
	about: 'game',
	extension: 'icn',
	lines: true,
	write: (noted) => {
		// Other games have the same pieces, but not the same rules.
		if (noted.playable.game.hash !== chess.hash) return { refused: words.onlyChess };
		const game = gameOf(noted);
		const text = stringify(game, { dialect: 'site', style: 'short' });
		return { text, lost: lineLosses(TITLE, noted, true), tokens: tokensOf(text, game, noted) };
	},
	read: (noted, text) => {
		const { game } = noted.playable;
		const parsed = safeParse(text, { dialect: 'auto' });
		if (!parsed.ok) return { game: undefined, problems: parsed.problems };
		const { moves } = parsed.value;
		const spans = moveSpans(text, moves.length);
		const setup = toChess({ ...parsed.value, moves: [] });
		const told = (message: string, path: string, severity: Diagnostic['severity']): Diagnostic => ({
			code: 'playground/icn',
			message,
			severity,
			span: spanOf(text, path, spans),
		});
		if (!setup.ok) return { game: undefined, problems: setup.problems.map(({ message, path }) => told(message, path, 'error')) };
		const start = positionAt(game, setup.value);
		const { names, sans, fault } = played(start, moves);
		if (fault !== undefined) return { game: undefined, problems: [told(words.illegal, `moves[${fault}]`, 'error')] };
		const begins = startAt(noted.playable, start);
		if (begins === undefined) return { game: undefined, problems: [faultOf(words.noDialect, text)] };
		const remarks = setup.warnings.map(({ message, path }) => told(message, path, 'warning'));
		return { game: withStart(noted, begins, names, sans), problems: remarks };
	},
};
