import type { PieceData, Setup, Vec } from '@x/core';
import type { Arrangement, Right } from '../arrangement.js';
import type { Definition, PieceType } from '../definition.js';
import { squaresOf } from '../fen/arrangement.js';
import { allRights } from '../fen/rights.js';
import { onlyForward, reachAll } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, type SideIndex } from '../sides.js';
import { HAND } from './drops.js';
import { vecOf } from './guards.js';
import { FLAG, type Plan, POINTS } from './plan.js';
import { SIDE_NAMES } from './walks.js';

/** Whether a piece counts as unmoved: as the field of rights says, or else because it stands where the game begins with one like it. */
function isUnmoved(
	{ definition, starters }: Plan,
	arrangement: Arrangement,
	man: Arrangement['placed'][number],
	forward: Map<number, boolean>,
): boolean {
	if (!starters.has(man.type)) return false;
	const { engine, start, ranks, files } = definition;
	if (!arrangement.hasRights) return engine || atHome(definition, man, forward);
	if (arrangement.unmoved.has(man.cell)) return true;
	const edge = Math.floor(man.cell / files) === (man.side === 0 ? 0 : ranks - 1);
	if (engine) return pawnsOf(definition)[man.side] === man.type;
	// Pieces of the edge rank are named by the field; others are not.
	return !edge && start !== undefined && atHome(definition, man, forward);
}

/**
 * Whether a piece stands where the game begins with one like it. One that never comes back may have come from farther behind, if one like it
 * begins there. `forward` remembers which types never come back.
 */
function atHome(definition: Definition, { cell, type, side }: Arrangement['placed'][number], forward: Map<number, boolean>): boolean {
	const { files, ranks, start, pieces } = definition;
	const homes = squaresOf(start, side, type);
	if (!homes.includes(cell)) return false;
	const never = forward.get(type) ?? onlyForward(definition, pieces[type]!);
	forward.set(type, never);
	if (!never) return true;
	const behind = (one: number): number => (side === 0 ? Math.floor(one / files) : ranks - 1 - Math.floor(one / files));
	return homes.every((home) => behind(home) >= behind(cell));
}

const pawns = new WeakMap<Definition, Pair<number | undefined>>();

/** Whom engine 1.4.1 takes for a side's pawns: of the types it begins with the last one that never comes back and steps to neighbours only. */
function pawnsOf(definition: Definition): Pair<number | undefined> {
	const { pieces, start, files } = definition;
	const near = (a: number, b: number): boolean =>
		Math.max(Math.abs((a % files) - (b % files)), Math.abs(Math.floor(a / files) - Math.floor(b / files))) <= 1;
	const is = ({ moves, flags }: PieceType, side: SideIndex): boolean =>
		moves.length > 0 &&
		!flags.has('royal') &&
		Array.from({ length: files * definition.ranks }, (_, cell) => cell).every((from) =>
			[...reachAll(definition, moves, side, from)].every((to) => near(from, to) && (side === 0 ? to >= from : to <= from)),
		);
	const known =
		pawns.get(definition) ??
		both((side) => {
			const present = new Set((start?.placed ?? []).filter((man) => man.side === side).map(({ type }) => type));
			return pieces.filter((piece) => present.has(piece.index) && is(piece, side)).at(-1)?.index;
		});
	pawns.set(definition, known);
	return known;
}

/** An arrangement as the rules have it. */
export function setupOf(plan: Plan, arrangement: Arrangement): Setup {
	const { definition, kinds, passing } = plan;
	const rights: readonly Right[] = arrangement.hasRights ? arrangement.rights : allRights(definition, arrangement.placed);
	const carriers = new Set(rights.flatMap(({ from, partner }) => [from, partner]));
	const forward = new Map<number, boolean>();
	const pieces = arrangement.placed.map((man): { at: Vec; piece: PieceData } => {
		const flags = [...(carriers.has(man.cell) ? [FLAG.castle] : []), ...(isUnmoved(plan, arrangement, man, forward) ? [FLAG.unmoved] : [])];
		return {
			at: vecOf(definition, man.cell),
			piece: { side: SIDE_NAMES[man.side]!, kind: kinds[man.type]!, ...(flags.length > 0 ? { flags } : {}) },
		};
	});
	const points: Record<string, readonly Vec[]> = {};
	if (passing !== undefined && arrangement.passed !== undefined) {
		const squares = passedSquares(plan, arrangement);
		for (const [index, cell] of [...squares.passed].reverse().entries()) points[passing.points[index]!] = [vecOf(definition, cell)];
		if (!passing.behind && squares.victim !== undefined) points[POINTS.passer] = [vecOf(definition, squares.victim)];
	}
	const hands = arrangement.hands.map((hand) => Object.fromEntries([...hand].map(([type, count]) => [kinds[type]!, count])));
	return {
		pieces,
		...(plan.hands ? { stores: { [HAND]: { white: hands[0]!, black: hands[1]! } } } : {}),
		...(Object.keys(points).length > 0 ? { points } : {}),
		vars: { halfmove: arrangement.half ?? 0, fullmove: arrangement.full ?? 1 },
		phase: SIDE_NAMES[arrangement.side]!,
	};
}

/** The square that was passed, others between it and the passer, and the passer, which is found by looking at the board. */
function passedSquares(
	{ definition, passing }: Plan,
	{ placed, passed, victim, side }: Arrangement,
): { passed: readonly number[]; victim?: number } {
	const cell = passed!;
	const { files, ranks } = definition;
	const setters = new Set(definition.pieces.flatMap(({ flags, index }) => (flags.has('set_ep') ? [index] : [])));
	const at = new Map(placed.map((man) => [man.cell, man]));
	const found =
		victim ??
		finder(files, ranks, cell, (to) => at.get(to)?.side === 1 - side && setters.has(at.get(to)!.type), passing!.points.length, side);
	if (found === undefined) return { passed: [cell] };
	const dx = Math.sign((found % files) - (cell % files));
	const dy = Math.sign(Math.floor(found / files) - Math.floor(cell / files));
	const squares = [cell];
	for (let next = cell + dx + dy * files; next !== found && squares.length < passing!.points.length; next += dx + dy * files)
		squares.push(next);
	return { passed: squares, victim: found };
}

function finder(
	files: number,
	ranks: number,
	cell: number,
	fits: (cell: number) => boolean,
	most: number,
	side: 0 | 1,
): number | undefined {
	const away = side === 0 ? -1 : 1;
	const directions = [
		[0, away],
		[1, away],
		[-1, away],
		[1, 0],
		[-1, 0],
		[0, -away],
		[1, -away],
		[-1, -away],
	] as const;
	for (let distance = 1; distance <= most; distance++) {
		for (const [dx, dy] of directions) {
			const x = (cell % files) + dx * distance;
			const y = Math.floor(cell / files) + dy * distance;
			if (x >= 0 && x < files && y >= 0 && y < ranks && fits(x + y * files)) return x + y * files;
		}
	}
	return undefined;
}
