import type { Span } from '@x/diagnostics';
import { castlingFile } from '@x/fen/text';
import type { Man, Right } from '../arrangement.js';
import type { Definition } from '../definition.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { SideIndex } from '../sides.js';
import { isMan, wingOf } from './arrangement.js';

interface Found {
	readonly rights: readonly Right[];
	readonly unmoved: ReadonlySet<number>;
}

/** A castling of the file with the types of its two pieces, read from the start position. */
export interface CastlePlan {
	/** Squares of the king's targets. */
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

const byCell = (placed: readonly Man[]): ReadonlyMap<number, Man> => new Map(placed.map((man) => [man.cell, man]));

/**
 * Who castles with whom: what stands on the squares of `Castle:` lines in the start position. Where a line names squares on which nothing of
 * its side stands, pieces of the types that castle by other lines are meant, wherever they stand.
 */
export function castlePlans(definition: Definition, placed: readonly Man[]): readonly CastlePlan[] {
	const at = byCell(placed);
	const typeAt = (cell: number, side: SideIndex): number | undefined => (at.get(cell)?.side === side ? at.get(cell)!.type : undefined);
	const kings = definition.castlings.flatMap(({ side, from }) => typeAt(from, side) ?? []);
	const rooks = definition.castlings.flatMap(({ side, partner }) => typeAt(partner, side) ?? []);
	const owned = (types: readonly number[], side: SideIndex): number | undefined =>
		types.find((type) => placed.some((man) => isMan(man, side, type)));
	return definition.castlings.flatMap(({ side, from, to, partner }) => {
		const there = typeAt(from, side);
		const king = there ?? owned(kings, side);
		const rook = typeAt(partner, side) ?? (there === undefined ? owned(rooks, side) : undefined);
		return king === undefined || rook === undefined ? [] : [{ side, wing: wingOf(definition, to[0]!), from, to, partner, king, rook }];
	});
}

/** What the third field says: rights to castle, and pieces that have not moved. `K` and `Q` are wings, other letters are files. */
export function readRights(field: string, span: Span, definition: Definition, placed: readonly Man[], report: Report): Found {
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
		report.error('fen-castling', span, `"${cut(field)}" is too long for rights to castle.`);
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
			report.error('fen-castling', here, `"${letter}" is no right to castle.`, { hint: 'Rights are K, Q, k, q and the letters of files.' });
		else
			report.warn('fen-castling', here, `Nobody of ${side === 0 ? 'White' : 'Black'} can castle as "${letter}" says.`, {
				hint: 'Leave it out.',
				fix: '',
				engine: 'Passes over it.',
			});
	}
	return { rights, unmoved };
}

interface Reader {
	readonly definition: Definition;
	readonly placed: readonly Man[];
	readonly at: ReadonlyMap<number, Man>;
	readonly plans: readonly CastlePlan[];
}

const readerOf = (definition: Definition, placed: readonly Man[]): Reader => ({
	definition,
	placed,
	at: byCell(placed),
	plans: castlePlans(definition, definition.start?.placed ?? placed),
});

/** The right that a letter of either case gives. */
export const rightOf = (definition: Definition, placed: readonly Man[], side: SideIndex, letter: string): Right | undefined =>
	rightBy(readerOf(definition, placed), side, letter);

/** The castler of a side: on its square of the start, else wherever one of its type stands. */
const castlerOf = ({ placed, at }: Reader, { side, from, king }: CastlePlan): number | undefined =>
	isMan(at.get(from), side, king) ? from : placed.find((man) => isMan(man, side, king))?.cell;

/**
 * The letter of a wing means the partner on its square of the start where castler and partner stand on theirs, else the one farthest out on the
 * castler's rank; any other letter the partner on that file.
 */
function rightBy(reader: Reader, side: SideIndex, letter: string): Right | undefined {
	const { definition, at, plans } = reader;
	const small = letter.toLowerCase();
	for (const plan of plans) {
		const from = plan.side === side && (wings[small] ?? plan.wing) === plan.wing ? castlerOf(reader, plan) : undefined;
		if (from === undefined) continue;
		const { rook, wing } = plan;
		if (small in wings && from === plan.from && isMan(at.get(plan.partner), side, rook)) return { side, wing, from, partner: plan.partner };
		const file = from % definition.files;
		const partners = [...Array(definition.files).keys()].filter((one) => isMan(at.get(from - file + one), side, rook));
		const found = castlingFile(letter, file, partners);
		if (found !== undefined && found > file === (wing === 0)) return { side, wing, from, partner: from - file + found };
	}
	return undefined;
}

/** Rights that `Castle:` lines give where nothing else is said: all that the arrangement has the pieces for. */
export function allRights(definition: Definition, placed: readonly Man[]): readonly Right[] {
	const at = byCell(placed);
	return castlePlans(definition, definition.start?.placed ?? placed).flatMap(({ side, wing, from, partner, king, rook }) =>
		isMan(at.get(from), side, king) && isMan(at.get(partner), side, rook) ? [{ side, wing, from, partner }] : [],
	);
}
