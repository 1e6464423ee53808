import type { Span } from '@x/diagnostics';
import type { Definition, PieceType } from '../definition.js';
import { mobileOf, reachAll } from '../geometry.js';
import { cut } from '../read/scanner.js';
import type { Report } from '../report.js';
import { SIDES, type SideIndex } from '../sides.js';
import { squareName } from '../words.js';

const NOWHERE: Span = { from: 0, to: 0 };

/** Reports a piece that may decline to promote, leave its zone for good, and reach a square without moves. */
function passed(definition: Definition, piece: PieceType, side: SideIndex): number | undefined {
	const mobile = mobileOf(definition, piece)[side];
	const { files, ranks, holes } = definition;
	if (mobile.length + holes.size === files * ranks) return undefined;
	const zone = new Set(piece.promotions.flatMap(({ zones }) => zones[side]));
	const alive = new Set(mobile);
	// A piece that has passed its zone for good is outside of it.
	const stuck = Array.from({ length: files * ranks }, (_, cell) => cell).filter(
		(cell) => !alive.has(cell) && !holes.has(cell) && !zone.has(cell),
	);
	if (stuck.length === 0) return undefined;
	const optional = piece.optional === undefined ? alive : new Set(piece.optional[side]);
	const known = new Map<number, Set<number>>();
	const targets = (cell: number): Set<number> => {
		const found = known.get(cell) ?? reachAll(definition, piece.moves, side, cell);
		known.set(cell, found);
		return found;
	};
	const left = [...zone].filter((cell) => optional.has(cell)).flatMap((cell) => [...targets(cell)].filter((target) => !zone.has(target)));
	const seen = new Set(left);
	const open = [...seen];
	for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
		if (zone.has(cell)) return undefined;
		for (const target of targets(cell)) {
			if (seen.has(target)) continue;
			seen.add(target);
			open.push(target);
		}
	}
	return [...seen].find((cell) => stuck.includes(cell));
}

export function checkPromotions(definition: Definition, report: Report): void {
	if (definition.pieces.length > 64) return;
	for (const piece of definition.pieces) {
		if (piece.promotions.length === 0) continue;
		for (const side of SIDES) {
			const stuck = passed(definition, piece, side);
			if (stuck === undefined) continue;
			const square = squareName(stuck % definition.files, Math.floor(stuck / definition.files));
			report.warn(
				'promotion-passed',
				piece.span ?? NOWHERE,
				`A ${side === 0 ? 'white' : 'black'} "${cut(piece.name)}" may pass its promotion zone and then never leave ${square}.`,
				{
					hint: 'Extend the zone to the edge, or make promotion mandatory with "Optional promotion: empty, empty".',
				},
			);
			break;
		}
	}
}
