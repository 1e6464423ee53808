import { writePlacement } from '@x/fen/text';
import type { Arrangement } from '../arrangement.js';
import type { Definition } from '../definition.js';
import { SIDES, type SideIndex } from '../sides.js';
import { squareName } from '../words.js';
import { rightOf } from './rights.js';

/** Writes a FEN of six fields in Sjaak's dialect: holes as `*`, pieces in hand in brackets, files of unmoved pieces in the castling field. */
export function writeFen(definition: Definition, arrangement: Arrangement, hands: boolean): string {
	const { half = 0, full = 1, passed, victim } = arrangement;
	const name = (cell: number | undefined): string =>
		cell === undefined ? '' : squareName(cell % definition.files, Math.floor(cell / definition.files));
	return [
		board(definition, arrangement) + (hands ? handText(definition, arrangement) : ''),
		'wb'[arrangement.side],
		rightsText(definition, arrangement),
		name(passed) + name(victim) || '-',
		half,
		full,
	].join(' ');
}

function board(definition: Definition, { placed }: Arrangement): string {
	const { files, holes, pieces } = definition;
	const at = new Map(placed.map((placedPiece) => [placedPiece.cell, pieces[placedPiece.type]!.symbols[placedPiece.side]]));
	return writePlacement(definition, (file, rank) => {
		const cell = file + rank * files;
		return at.get(cell) ?? (holes.has(cell) ? '*' : undefined);
	});
}

function handText({ pieces }: Definition, { hands }: Arrangement): string {
	const text = SIDES.map((side) =>
		[...hands[side]]
			.sort(([one], [other]) => one - other)
			.map(([type, count]) => pieces[type]!.symbols[side].repeat(count))
			.join(''),
	).join('');
	return `[${text === '' ? '-' : text}]`;
}

function rightsText(definition: Definition, { rights, unmoved, placed }: Arrangement): string {
	const file = (cell: number): string => String.fromCharCode(65 + (cell % definition.files));
	const sides = SIDES.map((side) => {
		const own = rights.filter((right) => right.side === side);
		const covered = new Set(own.flatMap(({ from, partner }) => [from, partner]));
		const others = [...unmoved]
			.filter((cell) => !covered.has(cell) && placed.find((placedPiece) => placedPiece.cell === cell)?.side === side)
			.map(file);
		// The letter of a wing names one partner; the letter of its file names any other.
		const wings = own
			.map(({ wing, partner }) => {
				const letter = 'KQ'[wing]!;
				return rightOf(definition, placed, side, letter)?.partner === partner ? letter : file(partner);
			})
			.sort();
		return cased([...wings, ...others.sort()].join(''), side);
	}).join('');
	return sides === '' ? '-' : sides;
}

const cased = (text: string, side: SideIndex): string => (side === 0 ? text : text.toLowerCase());
