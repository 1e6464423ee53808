import type { Fault } from '@x/diagnostics';
import { betzaOf } from './betza/write.js';
import type { PieceType } from './definition.js';
import { definitionOf } from './definition-of.js';
import { writeFen } from './fen/write.js';
import { type Converted, loss } from './losses.js';
import type { Variant } from './syntax.js';

/** The pieces that XBoard takes where a variant names none. */
const PIECES = 'PNBRQFEACWMOHIJGDVLSUKpnbrqfeacwmohijgdvlsuk';

/** What an engine tells XBoard of a game. */
export interface XBoardGame {
	/** The `setup` command: images of pieces, size and parent of the board, start position. */
	readonly setup: string;
	/** A `piece` command for each type, with its moves in XBetza. */
	readonly pieces: readonly string[];
}

/**
 * The commands that tell XBoard a variant: its board and start position, and each type of piece in XBetza; with a list of what these do not say.
 *
 * @example
 * import { parse } from '@x/sjaak-variants';
 * const [tiny] = parse('Variant: Tiny\nBoard: 4x4\nFEN: "3k/4/4/K3 w"\nPiece: King\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal').variants;
 * toXBoard(tiny!).value.pieces // [ 'piece K& W' ]
 */
export function toXBoard(variant: Variant): Converted<XBoardGame> {
	const definition = definitionOf(variant);
	const { pieces, files, ranks, start, switches, xboard } = definition;
	const lost: Fault[] = [];
	const hands = switches.has('allow drops') || switches.has('force drops') || switches.has('gate drops');
	const largest = Math.max(0, ...(start?.hands ?? []).map((hand) => [...hand.values()].reduce((sum, count) => sum + count, 0)));
	/** What is promoted goes to the hand as what it was. */
	const demotes = ({ symbols: [white] }: PieceType): boolean => white.startsWith('+') || white.endsWith('~');
	const held = hands ? Math.max(largest, pieces.filter((piece) => !piece.flags.has('royal') && !demotes(piece)).length) : 0;
	const fen = start === undefined ? '' : writeFen(definition, start, hands);
	const lines = pieces.map((piece) => {
		const { text, lost: missing } = betzaOf(definition, piece);
		for (const what of missing) lost.push(loss('lost-piece', `pieces.${piece.name}`, `Of "${piece.name}" is lost ${what}.`));
		const castles = definition.castlings.find(({ from }) => start?.placed.some(({ cell, type }) => cell === from && type === piece.index));
		const jump = castles === undefined ? '' : `isO${Math.abs(castles.to[0]! - castles.from)}`;
		return `piece ${piece.symbols[0]}& ${text}${jump}`;
	});
	for (const [rule] of switches)
		if (!['allow drops', 'keep capture', 'special init'].includes(rule))
			lost.push(loss('lost-rule', `rules.${rule}`, `"${rule}" is not said.`));
	const setup = `setup (${xboard.pieces ?? PIECES}) ${files}x${ranks}+${held}_${xboard.parent ?? 'fairy'} ${fen}`;
	return { value: { setup, pieces: lines }, lost };
}
