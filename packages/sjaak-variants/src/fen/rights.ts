import type { Span } from '@x/diagnostics';
import type { Definition } from '../definition.js';
import type { SideIndex } from '../geometry.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import { type Man, type Right, wingOf } from './arrangement.js';

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

const byCell = (men: readonly Man[]): ReadonlyMap<number, Man> => new Map(men.map((man) => [man.cell, man]));

/**
 * Who castles with whom: what stands on the squares of `Castle:` lines in the start position. Where a line names squares on which nothing of
 * its side stands, pieces of the types that castle by other lines are meant, wherever they stand.
 */
export function castlePlans(definition: Definition, men: readonly Man[]): readonly CastlePlan[] {
	const at = byCell(men);
	const typeAt = (cell: number, side: SideIndex): number | undefined => {
		const man = at.get(cell);
		return man?.side === side ? man.type : undefined;
	};
	const kings = definition.castlings.flatMap(({ side, from }) => typeAt(from, side) ?? []);
	const rooks = definition.castlings.flatMap(({ side, partner }) => typeAt(partner, side) ?? []);
	const owned = (types: readonly number[], side: SideIndex): number | undefined =>
		types.find((type) => men.some((man) => man.side === side && man.type === type));
	return definition.castlings.flatMap(({ side, from, to, partner }) => {
		const there = typeAt(from, side);
		const king = there ?? owned(kings, side);
		const rook = typeAt(partner, side) ?? (there === undefined ? owned(rooks, side) : undefined);
		return king === undefined || rook === undefined ? [] : [{ side, wing: wingOf(definition, to[0]!), from, to, partner, king, rook }];
	});
}

/** What the third field says: rights to castle, and pieces that have not moved. `K` and `Q` are wings, other letters are files. */
export function readRights(field: string, span: Span, definition: Definition, men: readonly Man[], report: Report): Found {
	const rights: Right[] = [];
	const unmoved = new Set<number>();
	if (field === '' || field === '-') return { rights, unmoved };
	const { files, ranks } = definition;
	const asksUnmoved =
		definition.switches.has('special init') ||
		definition.switches.has('gate drops') ||
		definition.pieces.some(({ initial }) => initial.length > 0);
	const reader = readerOf(definition, men);
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
		const wing = small === 'k' ? 0 : small === 'q' ? 1 : undefined;
		const found = wing === undefined ? byFile(reader, side, file) : byWing(reader, side, wing);
		const home = side === 0 ? 0 : (ranks - 1) * files;
		const named = wing === undefined && file >= 0 && file < files ? at.get(home + file) : undefined;
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
	readonly men: readonly Man[];
	readonly at: ReadonlyMap<number, Man>;
	readonly plans: readonly CastlePlan[];
}

const readerOf = (definition: Definition, men: readonly Man[]): Reader => ({
	definition,
	men,
	at: byCell(men),
	plans: castlePlans(definition, definition.start?.men ?? men),
});

/** The right that the letter of a wing gives. */
export const rightOfWing = (definition: Definition, men: readonly Man[], side: SideIndex, wing: 0 | 1): Right | undefined =>
	byWing(readerOf(definition, men), side, wing);

/** The castler of a side: on its square of the start, else wherever one of its type stands. */
function castlerOf({ men, at }: Reader, { side, from, king }: CastlePlan): number | undefined {
	const home = at.get(from);
	if (home?.side === side && home.type === king) return from;
	return men.find((man) => man.side === side && man.type === king)?.cell;
}

/** `K`: the partner farthest out on the king's rank, on that wing. */
function byWing(reader: Reader, side: SideIndex, wing: 0 | 1): Right | undefined {
	const { files } = reader.definition;
	const plan = reader.plans.find((one) => one.side === side && one.wing === wing);
	const from = plan && castlerOf(reader, plan);
	if (plan === undefined || from === undefined) return undefined;
	const home = reader.at.get(plan.partner);
	if (from === plan.from && home?.side === side && home.type === plan.rook) return { side, wing, from, partner: plan.partner };
	const rank = Math.floor(from / files);
	const partners = reader.men
		.filter((man) => man.side === side && man.type === plan.rook && Math.floor(man.cell / files) === rank)
		.map(({ cell }) => cell);
	const partner = wing === 0 ? Math.max(...partners) : Math.min(...partners);
	return partners.length > 0 && (wing === 0 ? partner > from : partner < from) ? { side, wing, from, partner } : undefined;
}

/** `H`: the partner on that file of the king's rank. */
function byFile(reader: Reader, side: SideIndex, file: number): Right | undefined {
	const { files } = reader.definition;
	for (const plan of reader.plans) {
		const from = plan.side === side && file >= 0 && file < files ? castlerOf(reader, plan) : undefined;
		if (from === undefined) continue;
		const partner = from - (from % files) + file;
		const man = reader.at.get(partner);
		const wing = partner > from ? 0 : 1;
		if (man?.side === side && man.type === plan.rook && wing === plan.wing) return { side, wing, from, partner };
	}
	return undefined;
}

/** Rights that `Castle:` lines give where nothing else is said: all that the arrangement has the pieces for. */
export function allRights(definition: Definition, men: readonly Man[]): readonly Right[] {
	const at = byCell(men);
	const stands = (cell: number, side: SideIndex, type: number): boolean => at.get(cell)?.side === side && at.get(cell)?.type === type;
	return castlePlans(definition, definition.start?.men ?? men).flatMap(({ side, wing, from, partner, king, rook }) =>
		stands(from, side, king) && stands(partner, side, rook) ? [{ side, wing, from, partner }] : [],
	);
}
