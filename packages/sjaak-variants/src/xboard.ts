import type { Fault } from '@x/diagnostics';
import { betzaOf } from './betza/write.js';
import type { PieceType } from './definition.js';
import { definitionOf } from './definition-of.js';
import { writeFen } from './fen/write.js';
import { type Converted, loss } from './losses.js';
import type { Variant } from './syntax.js';

/** XBoard's default pieces for a variant without its own. */
const PIECES = 'PNBRQFEACWMOHIJGDVLSUKpnbrqfeacwmohijgdvlsuk';

/** The description of a game for XBoard. */
export interface XBoardGame {
	/** The `setup` command: piece images, board size, parent of the board, start position. */
	readonly setup: string;
	/** A `piece` command for each type, with its moves in XBetza. */
	readonly pieces: readonly string[];
}

/**
 * Writes the commands that define a variant for XBoard: its board, its start position, and each piece type in XBetza. Lists the losses.
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
	/** A captured promoted piece goes to the hand as its original type. */
	const demotes = ({ symbols: [white] }: PieceType): boolean => white.startsWith('+') || white.endsWith('~');
	const held = hands ? Math.max(largest, pieces.filter((piece) => !piece.flags.has('royal') && !demotes(piece)).length) : 0;
	const fen = start === undefined ? '' : writeFen(definition, start, hands);
	const lines = pieces.map((piece) => {
		const { text, lost: missing } = betzaOf(definition, piece, 'xbetza');
		for (const what of missing) lost.push(loss('lost-piece', `pieces.${piece.name}`, `"${piece.name}" loses ${what}.`));
		const castles = definition.castlings.find(({ from }) => start?.placed.some(({ cell, type }) => cell === from && type === piece.index));
		const jump = castles === undefined ? '' : `isO${Math.abs(castles.to[0]! - castles.from)}`;
		return `piece ${piece.symbols[0]}& ${text}${jump}`;
	});
	for (const [rule] of switches)
		if (!['allow drops', 'keep capture', 'special init'].includes(rule))
			lost.push(loss('lost-rule', `rules.${rule}`, `"${rule}" cannot be expressed.`));
	const setup = `setup (${xboard.pieces ?? PIECES}) ${files}x${ranks}+${held}_${xboard.parent ?? 'fairy'} ${fen}`;
	return { value: { setup, pieces: lines }, lost };
}
