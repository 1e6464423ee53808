import { type Position, setupOf } from '@x/core';
import type { Arrangement, PlacedPiece, Right } from '../arrangement.js';
import { HAND } from '../ruleset/drops.js';
import { FLAG, type Plan, POINTS } from '../ruleset/plan.js';
import { SIDE_NAMES } from '../ruleset/walks.js';
import { arranged, cellAt, isPieceOf } from './arrangement.js';

/** The arrangement of a position of the plan's game. */
export function arrangementOfPosition(plan: Plan, position: Position): Arrangement {
	const { definition, kinds, passing } = plan;
	const { files, ranks } = definition;
	const setup = setupOf(position);
	const terms = { files, kinds, sides: SIDE_NAMES, hand: HAND, half: 'halfmove', full: 'fullmove' };
	const said = arranged(setup, terms);
	const flagged = (flag: string): readonly number[] =>
		setup.pieces.flatMap(({ at, piece }) => (piece.flags?.includes(flag) === true ? [cellAt(files, at)] : []));
	// Letters of files mark unmoved pieces on the edge; other unmoved pieces are recognised by their squares.
	const onEdge = said.placed.filter(({ cell, side }) => Math.floor(cell / files) === (side === 0 ? 0 : ranks - 1)).map(({ cell }) => cell);
	const point = (name: string): number | undefined => {
		const [vec] = setup.points?.[name] ?? [];
		return vec === undefined ? undefined : cellAt(files, vec);
	};
	// The square farthest from the passing piece represents all squares that it passed.
	const passed = passing?.points.map(point).findLast((cell) => cell !== undefined);
	const victim = passing?.behind === false ? point(POINTS.passer) : undefined;
	return {
		...said,
		side: (setup.phase ?? SIDE_NAMES[0]) === SIDE_NAMES[0] ? 0 : 1,
		hasRights: true,
		rights: rightsOf(plan, said.placed, new Set(flagged(FLAG.castle))),
		unmoved: new Set(flagged(FLAG.unmoved).filter((cell) => onEdge.includes(cell))),
		passed,
		victim,
	};
}

/** The royal pieces and partners with the right on one rank, by wing. */
function rightsOf({ castlings, definition }: Plan, placed: readonly PlacedPiece[], carriers: ReadonlySet<number>): readonly Right[] {
	const rank = (cell: number): number => Math.floor(cell / definition.files);
	const rights: Right[] = [];
	for (const { side, wing, king, rook } of castlings) {
		const carrier = (type: number, fits: (cell: number) => boolean): number | undefined =>
			placed.find((placedPiece) => isPieceOf(placedPiece, side, type) && carriers.has(placedPiece.cell) && fits(placedPiece.cell))?.cell;
		const from = carrier(king, () => true);
		if (from === undefined) continue;
		const partner = carrier(rook, (cell) => rank(cell) === rank(from) && (wing === 0 ? cell > from : cell < from));
		if (partner !== undefined && !rights.some((right) => right.side === side && right.wing === wing))
			rights.push({ side, wing, from, partner });
	}
	return rights;
}
