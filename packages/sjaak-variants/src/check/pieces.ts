import type { Span } from '@x/diagnostics';
import type { Definition, PieceType } from '../definition.js';
import { reach } from '../geometry.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import type { Generator } from '../syntax.js';
import { squareName } from '../words.js';

const NOWHERE: Span = { from: 0, to: 0 };
/** With more piece types, expensive checks are omitted. */
const MANY = 200;

export function checkPieces(definition: Definition, report: Report): void {
	clashes(definition, report);
	const used = usedTypes(definition);
	for (const piece of definition.pieces) {
		const { span = NOWHERE, name, moves, captures, initial, special, index } = piece;
		const silent = (list: readonly Generator[]): boolean => list.every(({ type }) => type === 'none');
		if (silent(moves) && silent(captures ?? []) && silent(initial) && silent(special.map(({ generator }) => generator)))
			report.warn('never-moves', span, `The piece "${cut(name)}" never moves.`, { hint: 'Write a "Move:" line.' });
		if (definition.start !== undefined && !used.has(index))
			report.warn('unused-piece', span, `The piece "${cut(name)}" is neither in the start position nor a promotion of another piece.`, {
				hint: 'Remove it, or add it to the promotions of a pawn.',
			});
		if (definition.pieces.length <= MANY) overlaps(definition, piece, report);
	}
}

function clashes({ pieces }: Definition, report: Report): void {
	const seen = new Map<string, string>();
	for (const { symbols, name, span = NOWHERE } of pieces) {
		for (const sign of symbols) {
			if (sign === '') continue;
			const other = seen.get(sign);
			if (other === undefined) seen.set(sign, name);
			else if (other === name && symbols[0] === symbols[1])
				report.warn('symbol-clash', span, `The symbol "${cut(sign)}" is used for both sides.`, {
					hint: 'Use the lower-case letter for Black.',
					engine: "Reads it as Black's.",
				});
			else
				report.warn('symbol-clash', span, `The symbol "${cut(sign)}" is already used for "${cut(other)}".`, {
					hint: 'Choose another symbol.',
					engine: 'Reads the piece that is defined first.',
				});
		}
	}
}

/** Piece types that can occur on the board or in a hand. */
function usedTypes({ start, pieces }: Definition): ReadonlySet<number> {
	const used = new Set<number>();
	const open: number[] = [];
	const use = (index: number): void => {
		if (used.has(index)) return;
		used.add(index);
		open.push(index);
	};
	for (const { type } of start?.placed ?? []) use(type);
	for (const hand of start?.hands ?? []) for (const type of hand.keys()) use(type);
	for (let index = open.pop(); index !== undefined; index = open.pop()) {
		const { promotions, demotion } = pieces[index]!;
		for (const { choices } of promotions) for (const choice of choices) use(choice);
		if (demotion !== undefined) use(demotion);
	}
	return used;
}

/** A square that two lines of a piece reach, one of them a step: the engine lists the move twice. */
function overlaps(definition: Definition, { moves, captures = [], span = NOWHERE, name }: PieceType, report: Report): void {
	for (const list of [moves, captures]) {
		const steps = list.filter(({ type }) => type === 'step');
		const others = list.filter(({ type }) => type !== 'step' && type !== 'none');
		if (steps.length === 0 || others.length === 0) continue;
		const centre = Math.floor(definition.files / 2) + Math.floor(definition.ranks / 2) * definition.files;
		const stepped = new Set(steps.flatMap((step) => [...reach(definition, step, 0, centre)]));
		const twice = others.flatMap((other) => [...reach(definition, other, 0, centre)]).find((cell) => stepped.has(cell));
		if (twice === undefined) continue;
		const at = (cell: number): string => squareName(cell % definition.files, Math.floor(cell / definition.files));
		report.warn('overlap', span, `Two lines of "${cut(name)}" lead to the same square, for instance from ${at(centre)} to ${at(twice)}.`, {
			hint: 'Remove it from one of them.',
			engine: 'Lists the move twice, so its counts are too high.',
		});
	}
}
