import { type Position, setupOf, type Vec } from '@x/core';
import { SIDES, type SideIndex } from '../geometry.js';
import { HAND } from '../ruleset/drops.js';
import { FLAG, type Plan, POINTS } from '../ruleset/plan.js';
import { SIDE_NAMES } from '../ruleset/walks.js';
import type { Arrangement, Man, Right } from './arrangement.js';

/** What a FEN says of a position of the plan's game. */
export function arrangementOfPosition(plan: Plan, position: Position): Arrangement {
	const { definition, kinds, passing } = plan;
	const setup = setupOf(position);
	const cellOf = ([x, y]: Vec): number => Number(x) + Number(y) * definition.files;
	const sideOf = (name: string): SideIndex => (name === SIDE_NAMES[0] ? 0 : 1);
	const men: Man[] = [];
	const carriers = new Set<number>();
	const unmoved = new Set<number>();
	for (const { at, piece } of setup.pieces) {
		const cell = cellOf(at);
		const side = sideOf(piece.side);
		men.push({ cell, type: kinds.indexOf(piece.kind), side });
		if (piece.flags?.includes(FLAG.castle) === true) carriers.add(cell);
		// Letters of files name what stands on the edge; whatever else has not moved is known by where it stands.
		const edge = Math.floor(cell / definition.files) === (side === 0 ? 0 : definition.ranks - 1);
		if (edge && piece.flags?.includes(FLAG.unmoved) === true) unmoved.add(cell);
	}
	const hands = SIDES.map(
		(side) =>
			new Map(
				Object.entries(setup.stores?.[HAND]?.[SIDE_NAMES[side]!] ?? {}).flatMap(([kind, count]): [number, number][] =>
					count > 0 ? [[kinds.indexOf(kind), count]] : [],
				),
			),
	);
	const point = (name: string): number | undefined => {
		const [vec] = setup.points?.[name] ?? [];
		return vec === undefined ? undefined : cellOf(vec);
	};
	// The square farthest from the passer stands for all that were passed.
	const passed = passing?.points.map(point).findLast((cell) => cell !== undefined);
	const victim = passing?.behind === false ? point(POINTS.passer) : undefined;
	const { halfmove, fullmove } = setup.vars ?? {};
	return {
		men,
		hands: [hands[0]!, hands[1]!],
		side: sideOf(setup.phase ?? SIDE_NAMES[0]),
		hasRights: true,
		rights: rightsOf(plan, men, carriers),
		unmoved,
		...(passed === undefined ? {} : { passed }),
		...(victim === undefined ? {} : { victim }),
		half: typeof halfmove === 'number' ? halfmove : 0,
		full: typeof fullmove === 'number' ? fullmove : 1,
	};
}

/** Castlers and partners that carry the right, on one rank, by wing. */
function rightsOf({ castlings, definition }: Plan, men: readonly Man[], carriers: ReadonlySet<number>): readonly Right[] {
	const rank = (cell: number): number => Math.floor(cell / definition.files);
	const rights: Right[] = [];
	for (const { side, wing, king, rook } of castlings) {
		const castler = men.find((man) => man.side === side && man.type === king && carriers.has(man.cell));
		if (castler === undefined) continue;
		const partner = men.find(
			({ cell, type, side: owner }) =>
				owner === side &&
				type === rook &&
				carriers.has(cell) &&
				rank(cell) === rank(castler.cell) &&
				(wing === 0 ? cell > castler.cell : cell < castler.cell),
		);
		if (partner !== undefined && !rights.some((right) => right.side === side && right.wing === wing))
			rights.push({ side, wing, from: castler.cell, partner: partner.cell });
	}
	return rights;
}
