import { geometryOf, lookOf } from '@x/board/game';
import { diagram } from '@x/describe/diagram';
import { type Diagnostic, isNotationError } from '@x/diagnostics';
import { describe } from '@x/mbn/describe';
import type { Blocker, PieceAsk, PieceDrawing, PieceReading } from '../protocol.js';
import { boardOf } from './board.js';
import { type PieceRead, readPiece } from './read.js';
import { spellingsOf } from './spellings.js';
import { walksOf } from './walks.js';

/** The pieces on the sample board, as offsets from the piece. */
const SAMPLE: readonly (readonly [files: number, ranks: number, friend: boolean])[] = [
	[0, 2, false],
	[0, 4, false],
	[2, 0, true],
	[-2, 0, false],
	[-3, 0, false],
	[1, 1, false],
	[-2, 2, true],
	[2, -2, false],
	[1, 2, false],
	[0, -2, true],
];

/** Reads a piece, draws it and describes it. */
export function pieceOf(ask: PieceAsk): PieceReading {
	const { text, dialect } = ask;
	const read: PieceRead = { ...readPiece(ask), ...(ask.size && { size: ask.size }) };
	const { notation, moves, items } = read;
	const problems: Diagnostic[] = [...read.problems];
	const answer = { text, dialect, notation };
	if (moves === undefined && items === undefined)
		return { ...answer, problems: nothingLeft(problems, read, text), sentences: [], spellings: [], drawing: undefined };
	const told = describe(items ?? moves!, { macros: read.macros });
	const sentences = notation === 'mbn' ? told : told.map((one) => ({ text: one.text }));
	const spellings = spellingsOf(read);
	if (moves === undefined) return { ...answer, problems, sentences, spellings, drawing: undefined };
	try {
		return { ...answer, problems, sentences, spellings, drawing: drawingOf(read, ask) };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		const whole = { from: 0, to: text.length };
		const faults = error.problems.map((problem) => (notation === 'mbn' ? problem : { ...problem, span: whole }));
		// The text is right, but this board cannot show it.
		return { ...answer, problems: [...problems, ...faults], sentences, spellings, drawing: undefined };
	}
}

/** The problems of a text that can be read but says nothing that MBN can say. */
function nothingLeft(problems: readonly Diagnostic[], { betza, lost }: PieceRead, text: string): readonly Diagnostic[] {
	if (betza === undefined) return problems;
	const span = { from: 0, to: text.length };
	return [...problems, ...lost.map((message): Diagnostic => ({ code: 'playground/piece', message, severity: 'error', span }))];
}

function drawingOf(read: PieceRead, { at: asked, others: wished }: PieceAsk): PieceDrawing {
	const board = boardOf(read);
	const { game, kind, other, piece } = board;
	const at =
		asked !== undefined && asked < game.cells
			? asked
			: game.cell(game.ruleset.space.axes.map(({ extent }, axis) => (axis < 2 ? Math.min(3, Math.floor(Number(extent[1]) / 2)) : 0)));
	const others = (wished === 'sample' ? sampleOf(board.game, at) : wished).filter(({ cell }) => cell !== at && cell < game.cells);
	const standing = others.map(({ cell, friend }) => ({ at: cell, piece: { side: friend ? 'white' : 'black', kind: other } }));
	const ways = diagram(game, { piece, at, others: standing, imagined: other });
	const enemies = new Set(others.filter(({ friend }) => !friend).map(({ cell }) => cell));
	const friends = new Set(others.filter(({ friend }) => friend).map(({ cell }) => cell));
	const open = ways.filter(({ cell, takes, hurdles }) => hurdles.length === 0 && (!takes || enemies.has(cell) || friends.has(cell)));
	return {
		board: geometryOf(game),
		look: lookOf(game, 'white', kind),
		at,
		others,
		blockers: [lookOf(game, 'black', other), lookOf(game, 'white', other)],
		ways: ways.map((way) => ({ ...way, becomes: way.becomes.map((one) => game.ruleset.kinds[one]?.title ?? one) })),
		count: new Set(open.map(({ to }) => to)).size,
		walks: walksOf(read, board, at, others),
	};
}

const sampleOf = (game: ReturnType<typeof boardOf>['game'], at: number): readonly Blocker[] => {
	const [file = 0, rank = 0, ...rest] = game.vecOf(at);
	return SAMPLE.flatMap(([x, y, friend]) => {
		const cell = game.cellAt([file + x, rank + y, ...rest]);
		return cell === undefined ? [] : [{ cell, friend }];
	});
};
