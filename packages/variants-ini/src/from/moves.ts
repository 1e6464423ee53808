import { both, type Pair, SIDES, type SideIndex } from '@x/core/reading';
import { type Atom, isLame } from './atoms.js';
import type { Cells, Offset2, SquareBoard } from './board.js';
import type { Arrival, KindWays, Way } from './ways.js';

/** The moves of a kind as a section says them. */
export interface KindMoves {
	readonly atoms: readonly Atom[];
	/** A step ahead and captures to both sides of it: a pawn of Fairy-Stockfish. */
	readonly isPawn: boolean;
	/** The cells that it can come to. */
	readonly reach: Pair<Cells>;
	/** The cells to which its moves would lead, and to which it may not go. */
	readonly forbidden: Pair<Cells> | undefined;
	/** The cells from which it has first moves. */
	readonly second: Pair<Cells> | undefined;
	/** The cells from which it makes three steps. */
	readonly third: Pair<Cells> | undefined;
	/** The rank from which a piece also moves sideways. */
	readonly sidewaysFrom: number | undefined;
	/** Ways that are possible from other cells than the section says. */
	readonly strange: number;
}

const PAWN: readonly string[] = ['0,1 quiet', '1,1 takes', '-1,1 takes'];

/** Reads the moves of a kind. `placed`: the cells on which it may be without a move of its own. */
export function movesOf(board: SquareBoard, { ways, passing, strange, arrivals }: KindWays, placed: Pair<Cells>): KindMoves {
	const reach = reachOf(arrivals, placed);
	const base = {
		reach,
		isPawn: false,
		forbidden: undefined,
		second: undefined,
		third: undefined,
		sidewaysFrom: undefined,
		strange,
	} as const;
	const pawn = pawnOf(ways);
	if (pawn !== undefined)
		return {
			...base,
			atoms: withPassing(atomsFrom(board, pawn.base), passing),
			isPawn: true,
			second: pawn.second && within(pawn.second.origins, reach),
			third: pawn.third && within(pawn.third.origins, reach),
		};
	const missing = new Map(ways.map((way) => [way, missingOf(board, way, reach)]));
	const atoms = withPassing(atomsFrom(board, ways), passing);
	const aside = sideways(board, ways, missing, reach);
	if (aside !== undefined) return { ...base, atoms, sidewaysFrom: aside };
	const forbidden = forbiddenOf(board, ways, missing, reach);
	if (forbidden !== undefined) return { ...base, atoms, forbidden: some(forbidden) };
	const first = ways.filter((way) => !way.takes && !isAbsent(missing.get(way)!));
	const rest = ways.filter((way) => !first.includes(way));
	const limited = first.length === 0 ? undefined : forbiddenOf(board, rest, missing, reach);
	if (limited === undefined) return { ...base, atoms, strange: strange + ways.filter((way) => !isAbsent(missing.get(way)!)).length };
	const from = both((side) => new Set(first.flatMap((way) => [...way.origins[side]])));
	const firsts = first.map(
		({ to, shape }): Atom => ({ by: to, range: 1, shape: shape === 'leap' || !isLame(to) ? 'leap' : 'lame', mode: 'first' }),
	);
	return {
		...base,
		atoms: withPassing([...atomsFrom(board, rest), ...firsts], passing),
		forbidden: some(limited),
		second: within(from, reach),
	};
}

const some = (cells: Pair<Cells>): Pair<Cells> | undefined => (cells.every(({ size }) => size === 0) ? undefined : cells);

const withPassing = (atoms: readonly Atom[], passing: ReadonlySet<string>): readonly Atom[] => [
	...atoms,
	...atoms.flatMap((atom) => (atom.mode === 'takes' && passing.has(String(atom.by)) ? [{ ...atom, mode: 'passing' as const }] : [])),
];

const within = (cells: Pair<Cells>, others: Pair<Cells>): Pair<Cells> =>
	both((side) => new Set([...cells[side]].filter((cell) => others[side].has(cell))));

/** A pair of cells without any. */
type Missing = Pair<readonly (readonly [from: number, to: number])[]>;
const isAbsent = (missing: Missing): boolean => missing.every((list) => list.length === 0);

/** The cells that pieces of a kind can come to. */
const reachOf = (arrivals: readonly Arrival[], placed: Pair<Cells>): Pair<Cells> =>
	both((side) => {
		const next = new Map<number, number[]>();
		for (const { side: own, from, to, becomes } of arrivals)
			if (own === side && becomes.has('')) next.set(from, [...(next.get(from) ?? []), to]);
		const found = new Set(placed[side]);
		for (const cell of found) for (const to of next.get(cell) ?? []) found.add(to);
		return found;
	});

/** The moves along a way that the board has, and the piece does not. */
const missingOf = (board: SquareBoard, { to, by, steps, shape, origins }: Way, reach: Pair<Cells>): Missing =>
	both((side) =>
		[...reach[side]].flatMap((from) => {
			const end = board.from(from, to, side);
			const walked =
				shape === 'leap' ? [] : Array.from({ length: steps }, (_, index): Offset2 => [by[0] * (index + 1), by[1] * (index + 1)]);
			const leads = end >= 0 && walked.every((offset) => board.from(from, offset, side) >= 0);
			return leads && !origins[side].has(from) ? [[from, end] as const] : [];
		}),
	);

/** The cells on which no way ends; undefined where that does not say which moves are missing. */
function forbiddenOf(
	board: SquareBoard,
	ways: readonly Way[],
	missing: ReadonlyMap<Way, Missing>,
	reach: Pair<Cells>,
): Pair<Cells> | undefined {
	const forbidden = both((side) => new Set(ways.flatMap((way) => missing.get(way)![side].map(([, to]) => to))));
	const enters = ways.some((way) =>
		SIDES.some((side) =>
			[...way.origins[side]].some((from) => reach[side].has(from) && forbidden[side].has(board.from(from, way.to, side))),
		),
	);
	return enters ? undefined : forbidden;
}

/** The rank from which a piece moves sideways, if its other moves are possible everywhere. */
function sideways(board: SquareBoard, ways: readonly Way[], missing: ReadonlyMap<Way, Missing>, reach: Pair<Cells>): number | undefined {
	const limited = ways.filter((way) => !isAbsent(missing.get(way)!));
	if (limited.length === 0 || limited.some(({ to: [x, y] }) => x === 0 || y !== 0)) return undefined;
	const rankOf = (cell: number, side: SideIndex): number => {
		const rank = Math.floor(cell / board.files);
		return side === 0 ? rank + 1 : board.ranks - rank;
	};
	const ranks = SIDES.map((side) => Math.min(...limited.flatMap((way) => [...way.origins[side]].map((cell) => rankOf(cell, side)))));
	const [rank] = ranks;
	const fits = limited.every((way) =>
		SIDES.every((side) =>
			[...reach[side]].every((cell) => {
				const leads = board.from(cell, way.to, side) >= 0;
				return !leads || way.origins[side].has(cell) === rankOf(cell, side) >= rank!;
			}),
		),
	);
	return fits && ranks[0] === ranks[1] ? rank : undefined;
}

interface Pawn {
	readonly base: readonly Way[];
	readonly second: Way | undefined;
	readonly third: Way | undefined;
}

/** The ways of a pawn, if the moves are those of one. */
function pawnOf(ways: readonly Way[]): Pawn | undefined {
	const names = new Map(ways.map((way) => [`${way.to} ${way.takes ? 'takes' : 'quiet'}`, way]));
	const base = PAWN.flatMap((name) => names.get(name) ?? []);
	const [second, third] = ['0,2 quiet', '0,3 quiet'].map((name) => names.get(name));
	const extra = [second, third].filter((way) => way !== undefined);
	if (base.length < PAWN.length || ways.length > base.length + extra.length || extra.some(({ shape }) => shape !== 'ride'))
		return undefined;
	return { base, second, third };
}

/** The moves that ways make together: those of one line are a ride. */
function atomsFrom(board: SquareBoard, ways: readonly Way[]): readonly Atom[] {
	const found: Atom[] = [];
	const lines = new Map<string, Way[]>();
	for (const way of ways) {
		const mode = way.takes ? 'takes' : 'quiet';
		if (way.shape === 'leap') found.push({ by: way.to, range: 1, shape: 'leap', mode });
		else if (way.shape === 'lame') found.push({ by: way.to, range: 1, shape: 'lame', mode });
		else {
			const key = `${way.by} ${way.shape} ${mode}`;
			lines.set(key, [...(lines.get(key) ?? []), way]);
		}
	}
	for (const line of lines.values()) {
		const [{ by, shape, takes }] = line as [Way];
		const mode = takes ? 'takes' : 'quiet';
		const most = board.mostSteps(by);
		const steps = new Set(line.map((way) => way.steps));
		if (shape === 'hop') {
			const behind = line.every((way) => way.behind) && most > 2;
			found.push({ by, range: steps.size >= most - 1 ? 0 : Math.max(...steps), shape: behind ? 'behind' : 'hop', mode });
			continue;
		}
		let range = 0;
		while (steps.has(range + 1)) range++;
		if (range > 0) found.push({ by, range: range > 1 && range >= most ? 0 : range, shape: 'leap', mode });
		for (const count of steps) if (count > range) found.push({ by: [by[0] * count, by[1] * count], range: 1, shape: 'lame', mode });
	}
	return found;
}
