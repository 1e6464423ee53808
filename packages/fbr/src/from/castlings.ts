import { someNode } from '@x/core/build';
import { isCastling, SIDES, type SideIndex, squareAt, type Walk } from '@x/core/reading';
import type { Notes } from './notes.js';

/** A castling that the start position has the pieces for. */
interface Wing {
	readonly kind: string;
	readonly partner: string;
	readonly right: boolean;
	/** Files: of the two pieces before, and after. */
	readonly files: readonly [king: number, partner: number, to: number, partnerTo: number];
	readonly safe: boolean;
}

/** The pieces that castle. */
export interface Castlers {
	/** Kinds that castle. */
	readonly kinds: ReadonlySet<string>;
	readonly partners: ReadonlySet<string>;
	/** The sides without any castling. */
	readonly without: readonly SideIndex[];
	/** Whether castling is forbidden from and over attacked cells. */
	readonly safe: boolean;
}

/** Writes the castlings as items. */
export function writeCastlings(notes: Notes): Castlers {
	const bySide = SIDES.map((side) => wingsOf(notes, side));
	const all = bySide.flat();
	const found = new Set(all.map(({ kind }) => kind));
	for (const [, kind] of notes.letters.all)
		if (notes.walks(kind)?.flat().some(isCastling) === true && !found.has(kind))
			notes.lose('lost-castling', `kinds.${kind}`, `"${kind}" castles, but not from the start position.`);
	for (const right of [true, false]) {
		const wings = all.filter((wing) => wing.right === right);
		const files = [...new Set(wings.map((wing) => wing.files.slice(2).join()))];
		if (files.length === 0) continue;
		const [to, partnerTo] = files[0]!.split(',').map(Number) as [number, number];
		if (files.length > 1)
			notes.lose(
				'lost-castling',
				'paths',
				`A castling to ${files
					.slice(1)
					.map((one) => fileName(Number(one.split(',')[0])))
					.join(', ')} is left out: each wing has one.`,
			);
		const name = right ? 'O-O' : 'O-O-O';
		const safe = wings.some((wing) => wing.safe);
		const usual = safe && (right ? to === 6 && partnerTo === 5 : to === 2 && partnerTo === 3);
		notes.items.push(usual ? name : `${name}=${safe ? '[*]' : ''}isR[${fileName(to)}]=isR[${fileName(partnerTo)}]`);
	}
	return {
		kinds: found,
		partners: new Set(all.map(({ partner }) => partner)),
		without: all.length === 0 ? [] : SIDES.filter((side) => bySide[side]!.length === 0),
		safe: all.length > 0 && all.some(({ safe }) => safe),
	};
}

const fileName = (index: number): string => String.fromCharCode(97 + index);

function wingsOf(notes: Notes, side: SideIndex): readonly Wing[] {
	return notes.letters.all.flatMap(([, kind]) =>
		(notes.walks(kind)?.[side] ?? []).flatMap((walk) => (isCastling(walk) ? wingsIn(notes, side, kind, walk) : [])),
	);
}

function wingsIn(notes: Notes, side: SideIndex, kind: string, walk: Walk): readonly Wing[] {
	const { size } = notes;
	const friend = walk.friends.find(({ filter }) => filter.flag !== undefined)!;
	const placed = walk.writes.find(({ piece }) => piece !== 'none');
	if (walk.stand === undefined || placed === undefined) return [];
	return walk.origins.flatMap((from): Wing[] => {
		const partnerAt = squareAt(size, from, friend.cell);
		const partner = carried(notes, side, partnerAt, friend.filter.flag!);
		if (
			carried(notes, side, from, friend.filter.flag!) !== kind ||
			partner === undefined ||
			friend.filter.kind?.includes(partner) === false
		)
			return [];
		const [to, partnerTo] = [squareAt(size, from, walk.stand!), squareAt(size, from, placed.cell)];
		const files = [from, partnerAt, to, partnerTo].map((cell) => cell % size.files) as unknown as Wing['files'];
		return [{ kind, partner, right: files[1] > files[0], files, safe: someNode(walk.tests, (node) => 'attacked' in node) }];
	});
}

/** The kind of the piece on a cell at the start, if it has a flag. */
function carried({ ruleset, size }: Notes, side: SideIndex, cell: number, flag: string): string | undefined {
	const name = ruleset.sideOrder[side];
	return ruleset.start.pieces.find(
		({ at, piece }) => Number(at[0]) + Number(at[1]) * size.files === cell && piece.side === name && piece.flags?.includes(flag) === true,
	)?.piece.kind;
}
