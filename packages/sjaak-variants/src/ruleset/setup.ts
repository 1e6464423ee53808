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

/** Whether a piece counts as unmoved: according to the castling field, otherwise if it is on an initial square of its type. */
function isUnmoved(
	{ definition, starters }: Plan,
	arrangement: Arrangement,
	placedPiece: Arrangement['placed'][number],
	forward: Map<number, boolean>,
): boolean {
	if (!starters.has(placedPiece.type)) return false;
	const { engine, start, ranks, files } = definition;
	if (!arrangement.hasRights) return engine || atHome(definition, placedPiece, forward);
	if (arrangement.unmoved.has(placedPiece.cell)) return true;
	const edge = Math.floor(placedPiece.cell / files) === (placedPiece.side === 0 ? 0 : ranks - 1);
	if (engine) return pawnsOf(definition)[placedPiece.side] === placedPiece.type;
	// The field names unmoved pieces of the edge rank; it does not name others.
	return !edge && start !== undefined && atHome(definition, placedPiece, forward);
}

/**
 * Whether a piece is on an initial square of its type. A piece that never moves back may also have come from an initial square farther
 * behind. `forward` caches the types that never move back.
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

/**
 * The type that engine 1.4.1 treats as a side's pawns: of the initial types, the last one that never moves back and steps to adjacent
 * squares only.
 */
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
			const present = new Set((start?.placed ?? []).filter((placedPiece) => placedPiece.side === side).map(({ type }) => type));
			return pieces.filter((piece) => present.has(piece.index) && is(piece, side)).at(-1)?.index;
		});
	pawns.set(definition, known);
	return known;
}

/** Converts an arrangement to a setup. */
export function setupOf(plan: Plan, arrangement: Arrangement): Setup {
	const { definition, kinds, passing } = plan;
	const rights: readonly Right[] = arrangement.hasRights ? arrangement.rights : allRights(definition, arrangement.placed);
	const carriers = new Set(rights.flatMap(({ from, partner }) => [from, partner]));
	const forward = new Map<number, boolean>();
	const pieces = arrangement.placed.map((placedPiece): { at: Vec; piece: PieceData } => {
		const flags = [
			...(carriers.has(placedPiece.cell) ? [FLAG.castle] : []),
			...(isUnmoved(plan, arrangement, placedPiece, forward) ? [FLAG.unmoved] : []),
		];
		return {
			at: vecOf(definition, placedPiece.cell),
			piece: { side: SIDE_NAMES[placedPiece.side]!, kind: kinds[placedPiece.type]!, ...(flags.length > 0 ? { flags } : {}) },
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

/** The square that was passed, other squares between it and the passing piece, and that piece, which is found on the board. */
function passedSquares(
	{ definition, passing }: Plan,
	{ placed, passed, victim, side }: Arrangement,
): { passed: readonly number[]; victim?: number } {
	const cell = passed!;
	const { files, ranks } = definition;
	const setters = new Set(definition.pieces.flatMap(({ flags, index }) => (flags.has('set_ep') ? [index] : [])));
	const at = new Map(placed.map((placedPiece) => [placedPiece.cell, placedPiece]));
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
