import type { Span } from '@x/diagnostics';
import type { Castling, Definition } from '../definition.js';
import { wingOf } from '../fen/arrangement.js';
import { allRights } from '../fen/rights.js';
import type { Report } from '../report.js';
import { squareName } from '../words.js';

const NOWHERE: Span = { from: 0, to: 0 };

export function checkCastlings(definition: Definition, report: Report): void {
	const { start, castlings, files } = definition;
	if (start === undefined || castlings.length === 0) return;
	const name = (cell: number): string => squareName(cell % files, Math.floor(cell / files));
	const at = new Map(start.placed.map((placedPiece) => [placedPiece.cell, placedPiece]));
	const seen = new Map<string, Castling>();
	const rights = start.hasRights ? start.rights : allRights(definition, start.placed);
	for (const castling of castlings) {
		const { side, from, to, partner, span = NOWHERE } = castling;
		const wing = wingOf(definition, to[0]!);
		if (seen.has(`${side} ${wing}`))
			report.warn('castle-twice', span, 'There is already a line for this side and wing; each applies to its own squares.', {
				hint: 'Separate several squares by commas.',
				engine: 'Mixes the conditions of both lines.',
			});
		seen.set(`${side} ${wing}`, castling);
		const empty = [from, partner].filter((cell) => at.get(cell)?.side !== side);
		if (empty.length > 0) {
			report.warn(
				'castle-empty',
				span,
				`Expected pieces of ${side === 0 ? 'White' : 'Black'} on ${empty.map(name).join(' and ')} in the start position.`,
				{
					hint: 'Write the squares of the two pieces in the start position.',
					engine: "Looks for pieces like those of the other lines on the king's rank.",
				},
			);
			continue;
		}
		const inwards = to.every((cell) => (partner - from) * (partner - cell) < 0);
		const away = to.every((cell) => (partner - from) * (cell - from) < 0);
		if (to.includes(partner))
			report.warn('castle-onto-partner', span, `The target of the king is the square of its partner, ${name(partner)}.`, {
				hint: 'Check the square of the partner.',
			});
		else if (inwards || away)
			report.warn('castle-partner', span, `Expected the partner beyond ${to.map(name).join(', ')}, found it on ${name(partner)}.`, {
				hint: 'Write the square of the piece at the end of that wing.',
				engine: 'Castles with any piece there.',
			});
		if (!rights.some((right) => right.side === side && right.wing === wing))
			report.warn('castle-never', span, 'The start position does not grant this castling right.', {
				hint: 'Write KQkq in the third field of the FEN.',
				engine: 'Never castles in this way.',
			});
	}
}
