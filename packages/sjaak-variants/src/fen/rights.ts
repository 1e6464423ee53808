import type { Span } from '@x/diagnostics';
import { castlingFile } from '@x/fen/text';
import type { PlacedPiece, Right } from '../arrangement.js';
import type { Definition } from '../definition.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { SideIndex } from '../sides.js';
import { isPieceOf, wingOf } from './arrangement.js';

interface Found {
	readonly rights: readonly Right[];
	readonly unmoved: ReadonlySet<number>;
}

/** A castling of the file with the types of its two pieces in the start position. */
export interface CastlePlan {
	/** The target squares of the king. */
	readonly to: readonly number[];
	readonly side: SideIndex;
	readonly wing: 0 | 1;
	readonly from: number;
	readonly partner: number;
	readonly king: number;
	readonly rook: number;
}

/** Letters of wings. */
const wings: Readonly<Record<string, 0 | 1>> = { k: 0, q: 1 };

const byCell = (placed: readonly PlacedPiece[]): ReadonlyMap<number, PlacedPiece> =>
	new Map(placed.map((placedPiece) => [placedPiece.cell, placedPiece]));

/**
 * The castling plans: those with the pieces on the squares of `Castle:` lines in the start position. If these squares do not hold pieces of
 * the side, the line applies to pieces of the types that castle by other lines, on any squares.
 */
export function castlePlans(definition: Definition, placed: readonly PlacedPiece[]): readonly CastlePlan[] {
	const at = byCell(placed);
	const typeAt = (cell: number, side: SideIndex): number | undefined => (at.get(cell)?.side === side ? at.get(cell)!.type : undefined);
	const kings = definition.castlings.flatMap(({ side, from }) => typeAt(from, side) ?? []);
	const rooks = definition.castlings.flatMap(({ side, partner }) => typeAt(partner, side) ?? []);
	const owned = (types: readonly number[], side: SideIndex): number | undefined =>
		types.find((type) => placed.some((placedPiece) => isPieceOf(placedPiece, side, type)));
	return definition.castlings.flatMap(({ side, from, to, partner }) => {
		const there = typeAt(from, side);
		const king = there ?? owned(kings, side);
		const rook = typeAt(partner, side) ?? (there === undefined ? owned(rooks, side) : undefined);
		return king === undefined || rook === undefined ? [] : [{ side, wing: wingOf(definition, to[0]!), from, to, partner, king, rook }];
	});
}

/** Reads the third field: castling rights, and pieces that have not moved. `K` and `Q` are wings, other letters are files. */
export function readRights(field: string, span: Span, definition: Definition, placed: readonly PlacedPiece[], report: Report): Found {
	const rights: Right[] = [];
	const unmoved = new Set<number>();
	if (field === '' || field === '-') return { rights, unmoved };
	const { files, ranks } = definition;
	const asksUnmoved =
		definition.switches.has('special init') ||
		definition.switches.has('gate drops') ||
		definition.pieces.some(({ initial }) => initial.length > 0);
	const reader = readerOf(definition, placed);
	const { at } = reader;
	if (field.length > 64) {
		report.error('fen-castling', span, `Expected castling rights, found "${cut(field)}", which is too long.`);
		return { rights, unmoved };
	}
	for (const { 0: letter, index } of field.matchAll(/./gsu)) {
		const here = { from: span.from + index, to: span.from + index + letter.length };
		const side: SideIndex = letter === letter.toUpperCase() ? 0 : 1;
		const small = letter.toLowerCase();
		const file = small.charCodeAt(0) - 97;
		const found = rightBy(reader, side, letter);
		const home = side === 0 ? 0 : (ranks - 1) * files;
		const named = !(small in wings) && file >= 0 && file < files ? at.get(home + file) : undefined;
		if (found !== undefined) {
			rights.push(found);
			unmoved.add(found.from).add(found.partner);
		} else if (asksUnmoved && named?.side === side) unmoved.add(named.cell);
		else if (!/[a-z]/.test(small))
			report.error('fen-castling', here, `"${letter}" is not a castling right.`, { hint: 'Expected K, Q, k, q or the letter of a file.' });
		else
			report.warn('fen-castling', here, `No piece of ${side === 0 ? 'White' : 'Black'} can have the castling right "${letter}".`, {
				hint: 'Remove it.',
				fix: '',
				engine: 'Ignores it.',
			});
	}
	return { rights, unmoved };
}

interface Reader {
	readonly definition: Definition;
	readonly placed: readonly PlacedPiece[];
	readonly at: ReadonlyMap<number, PlacedPiece>;
	readonly plans: readonly CastlePlan[];
}

const readerOf = (definition: Definition, placed: readonly PlacedPiece[]): Reader => ({
	definition,
	placed,
	at: byCell(placed),
	plans: castlePlans(definition, definition.start?.placed ?? placed),
});

/** The right of a letter in either case. */
export const rightOf = (definition: Definition, placed: readonly PlacedPiece[], side: SideIndex, letter: string): Right | undefined =>
	rightBy(readerOf(definition, placed), side, letter);

/** The castling piece of a side: on its initial square, otherwise on any square with a piece of its type. */
const castlerOf = ({ placed, at }: Reader, { side, from, king }: CastlePlan): number | undefined =>
	isPieceOf(at.get(from), side, king) ? from : placed.find((placedPiece) => isPieceOf(placedPiece, side, king))?.cell;

/**
 * The letter of a wing means the partner on its initial square if both pieces are on their initial squares, otherwise the outermost one on
 * the rank; any other letter means the partner on that file.
 */
function rightBy(reader: Reader, side: SideIndex, letter: string): Right | undefined {
	const { definition, at, plans } = reader;
	const small = letter.toLowerCase();
	for (const plan of plans) {
		const from = plan.side === side && (wings[small] ?? plan.wing) === plan.wing ? castlerOf(reader, plan) : undefined;
		if (from === undefined) continue;
		const { rook, wing } = plan;
		if (small in wings && from === plan.from && isPieceOf(at.get(plan.partner), side, rook))
			return { side, wing, from, partner: plan.partner };
		const file = from % definition.files;
		const partners = [...Array(definition.files).keys()].filter((one) => isPieceOf(at.get(from - file + one), side, rook));
		const found = castlingFile(letter, file, partners);
		if (found !== undefined && found > file === (wing === 0)) return { side, wing, from, partner: from - file + found };
	}
	return undefined;
}

/** The default rights of `Castle:` lines: all for which the arrangement has the pieces. */
export function allRights(definition: Definition, placed: readonly PlacedPiece[]): readonly Right[] {
	const at = byCell(placed);
	return castlePlans(definition, definition.start?.placed ?? placed).flatMap(({ side, wing, from, partner, king, rook }) =>
		isPieceOf(at.get(from), side, king) && isPieceOf(at.get(partner), side, rook) ? [{ side, wing, from, partner }] : [],
	);
}
