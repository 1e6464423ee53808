import type { CellRef, Coord, Filter } from '@x/core';
import { asNumber, fold, type NodeOf, type Pass, Structures } from '@x/core/rules';
import { isAbsolute, matches, NEUTRAL, type Tables } from '../tables.js';
import { type BoardState, type Cell, codePasses, otherSide } from './board-state.js';
import { type Coordinate, toCoordinate, ZERO } from './coordinate.js';
import type { Predicate } from './piece-moves.js';
import { FLAG_BITS } from './sparse-board.js';

/** The questions that conditions need the rest of the lane for. */
export interface PositionQueries {
	royalAttacked(state: BoardState, side: number): boolean;
	attacked(state: BoardState, x: Coordinate, y: Coordinate, by: number): boolean;
	hasMove(state: BoardState): boolean;
	repeats(state: BoardState): number;
}

/** A ruleset with such a node is refused before. */
export const unsupported = (): never => {
	throw new RangeError('Expected a node that a plane supports.');
};

type CellExpression = (state: BoardState) => Cell | undefined;
type NumberExpression = (state: BoardState) => number;
/** The coordinates in the frame of the side, then on the board. */
type FramedPredicate = (x: Coordinate, y: Coordinate, absoluteX: Coordinate, absoluteY: Coordinate, side: number) => boolean;
type ZonePredicate = (x: Coordinate, y: Coordinate, side: number) => boolean;

/** Compiles conditions, numbers and cell references into functions of a board state and its evaluation context. */
export class ExpressionCompiler {
	private readonly tables: Tables;
	private readonly queries: PositionQueries;
	private readonly structures = new Structures();
	private readonly countCache = new Map<number, NumberExpression>();
	private readonly zoneCache = new Map<string, ZonePredicate>();

	constructor(tables: Tables, queries: PositionQueries) {
		this.tables = tables;
		this.queries = queries;
	}

	readonly condition: Pass<'condition', Predicate> = fold<'condition', Predicate>('condition', {
		is: ({ is, a }) => this.filterTest(is, a),
		in: (node) => this.zoneTest(node.in, node.zone),
		same: ({ same }) => {
			const [a, b] = [this.cell(same[0]), this.cell(same[1])];
			return (state) => {
				const [one, other] = [a(state), b(state)];
				return one !== undefined && other !== undefined && one.x === other.x && one.y === other.y;
			};
		},
		mover: ({ mover }) => {
			const passes = this.filterPredicate(mover);
			return ({ context }) => passes(context.code, context.flags, context.side);
		},
		attacked: (node) => {
			const { queries } = this;
			const at = this.cell(node.attacked);
			return (state) => {
				const cell = at(state);
				const by = node.by === 'neutral' ? NEUTRAL : node.by === 'own' ? state.context.side : otherSide(state.context.side);
				return cell !== undefined && queries.attacked(state, cell.x, cell.y, by);
			};
		},
		royalAttacked: ({ royalAttacked }) => {
			const { queries } = this;
			const own = royalAttacked === 'own';
			return (state) => queries.royalAttacked(state, own ? state.context.side : otherSide(state.context.side));
		},
		phase: ({ phase }) => {
			const phases = phase.map((name) => this.tables.phases.indexOf(name));
			return (state) => phases.includes(state.context.phase);
		},
		compare: ({ compare }) => this.comparison(compare),
		def: ({ def }) => this.condition(this.tables.ruleset.defs[def]!),
		all: ({ all }) => {
			const parts = all.map((part) => this.condition(part));
			return parts.length === 1 ? parts[0]! : (state) => parts.every((part) => part(state));
		},
		some: ({ some }) => {
			const parts = some.map((part) => this.condition(part));
			return (state) => parts.some((part) => part(state));
		},
		not: ({ not }) => {
			const part = this.condition(not);
			return (state) => !part(state);
		},
		before: unsupported,
	});

	/** Whether a piece passes a filter, as a side sees it. The answer is cached for each code with its flags. */
	private filterPredicate(filter: Filter): (code: number, flags: number, view: number) => boolean {
		const { tables } = this;
		const size = (tables.hole + 1) << FLAG_BITS;
		// 0: not computed yet. 1: no. 2: yes.
		const known = new Uint8Array(size * (NEUTRAL + 1));
		return (code, flags, view) => {
			const slot = view * size + ((code << FLAG_BITS) | flags);
			if (known[slot] === 0) known[slot] = codePasses(tables, code, flags, filter, view) ? 2 : 1;
			return known[slot] === 2;
		};
	}

	private filterTest(ref: CellRef, filter: Filter): Predicate {
		const passes = this.filterPredicate(filter);
		const stands = ({ board, context }: BoardState, x: Coordinate, y: Coordinate): boolean => {
			const id = board.find(x, y);
			return id < 0 ? passes(0, 0, context.side) : passes(board.code[id]!, board.flags[id]!, context.side);
		};
		if (ref === 'origin')
			return (state) => {
				const { context } = state;
				return context.boardChanged ? stands(state, context.originX, context.originY) : passes(context.code, context.flags, context.side);
			};
		if (ref === 'at') return (state) => stands(state, state.context.atX, state.context.atY);
		const at = this.cell(ref);
		return (state) => {
			const cell = at(state);
			return cell !== undefined && stands(state, cell.x, cell.y);
		};
	}

	private zoneTest(ref: CellRef, name: string): Predicate {
		if (!Object.hasOwn(this.tables.ruleset.zones, name)) return this.condition({ same: [ref, { point: name }] });
		const isInside = this.zone(name);
		if (ref === 'at') return ({ context }) => isInside(context.atX, context.atY, context.side);
		const at = this.cell(ref);
		return (state) => {
			const cell = at(state);
			return cell !== undefined && isInside(cell.x, cell.y, state.context.side);
		};
	}

	private comparison([left, how, right]: NodeOf<'condition', 'compare'>['compare']): Predicate {
		// To find one legal move is far cheaper than to count all of them.
		if (asNumber('moves', left) && right === 0) {
			const { queries } = this;
			return how === '=' ? (state) => !queries.hasMove(state) : how === '>' ? (state) => queries.hasMove(state) : () => false;
		}
		const [a, b] = [this.number(left), this.number(right)];
		if (how === '<') return (state) => a(state) < b(state);
		return how === '>' ? (state) => a(state) > b(state) : (state) => a(state) === b(state);
	}

	readonly number: Pass<'number', NumberExpression> = fold<'number', NumberExpression>('number', {
		plain: (node) => () => node,
		var: (node) => {
			const at = this.tables.vars.indexOf(node.var) * 2;
			if (this.tables.ruleset.vars[node.var]!.perSide !== true) return ({ vars }) => vars[at]!;
			return ({ vars, context }) => vars[at + (node.of === 'other' ? otherSide(context.side) : context.side)]!;
		},
		count: (node) => this.count(node),
		captured: (node) => {
			const isInside = node.zone === undefined ? undefined : this.zone(node.zone);
			const passes = this.filterPredicate(node.captured);
			return (state) => {
				const { captured, side } = state.context;
				let found = 0;
				for (const { x, y, code, flags } of captured)
					if (passes(code, flags, side) && (isInside === undefined || isInside(x, y, side))) found++;
				return found;
			};
		},
		repeats: () => (state) => this.queries.repeats(state),
		sum: ({ sum }) => {
			const parts = sum.map(({ of, times = 1 }) => ({ of: this.number(of), times }));
			return (state) => parts.reduce((total, { of, times }) => total + of(state) * times, 0);
		},
		moves: unsupported,
		store: unsupported,
		matches: unsupported,
		kept: unsupported,
	});

	private count(node: NodeOf<'number', 'count'>): NumberExpression {
		const name = this.structures.of(node);
		const known = this.countCache.get(name) ?? this.compileCount(node);
		this.countCache.set(name, known);
		return known;
	}

	private compileCount({ count, zone }: NodeOf<'number', 'count'>): NumberExpression {
		const { tables } = this;
		const isInside = zone === undefined ? undefined : this.zone(zone);
		const bit = (name: string | undefined): number => (name === undefined ? 0 : 1 << tables.flags.indexOf(name));
		const [required, forbidden] = [bit(count.flag), bit(count.notFlag)];
		// Without a zone, kinds and flags decide, and the board keeps the number of pieces for each code with its flags.
		const slots = [0, 1, NEUTRAL].map((view) =>
			Array.from(tables.sideOf.keys()).flatMap((code) =>
				code === 0 || !matches(tables, count, view, code)
					? []
					: Array.from({ length: 1 << FLAG_BITS }, (_, flags) => flags).flatMap((flags) =>
							(flags & required) === required && (flags & forbidden) === 0 ? [(code << FLAG_BITS) | flags] : [],
						),
			),
		);
		return (state) => {
			const { board, context } = state;
			let found = 0;
			if (isInside === undefined) {
				for (const slot of slots[context.side]!) found += board.codeFlagCounts[slot]!;
				return found;
			}
			for (const members of board.pieceIds)
				for (const id of members) if (state.passes(id, count, context.side) && isInside(board.x[id]!, board.y[id]!, context.side)) found++;
			return found;
		};
	}

	/** A cell reference, read in the frame of the side to move. */
	readonly cell: Pass<'cell', CellExpression> = fold<'cell', CellExpression>('cell', {
		plain: (node) => {
			if (node === 'at') return ({ context: { atX: x, atY: y } }) => ({ x, y });
			if (node === 'origin') return ({ context: { originX: x, originY: y } }) => ({ x, y });
			return ({ context: { standX: x, standY: y } }) => ({ x, y });
		},
		mark:
			({ mark }) =>
			({ context }) =>
				context.marks.get(mark),
		point: (node) => {
			const point = this.tables.points.indexOf(node.point);
			return ({ points }) => points[point];
		},
		cell: ({ cell }) => {
			const [x, y] = [toCoordinate(cell[0]!), toCoordinate(cell[1]!)];
			return (state) => onBoard(state, this.absolute(x, y, state.context.side, true));
		},
		from: ({ from: start, by }) => {
			const from = this.cell(start);
			if ('bound' in by) throw new RangeError('Expected a bound vector.');
			const [x, y] = [toCoordinate(by[0]!), toCoordinate(by[1]!)];
			return (state) => {
				const origin = from(state);
				if (origin === undefined) return undefined;
				const vector = this.absolute(x, y, state.context.side, false);
				return onBoard(state, { x: origin.x + vector.x, y: origin.y + vector.y });
			};
		},
	});

	private absolute(x: Coordinate, y: Coordinate, side: number, shifted: boolean): Cell {
		const { matrix, shift } = this.tables.frames[side]!;
		const along = (axis: 0 | 1): Coordinate => {
			const [a, b] = matrix[axis]!;
			return toCoordinate(a) * x + toCoordinate(b) * y + (shifted ? toCoordinate(shift[axis]) : ZERO);
		};
		return { x: along(0), y: along(1) };
	}

	private zone(name: string): ZonePredicate {
		const known = this.zoneCache.get(name);
		if (known !== undefined) return known;
		const zone = this.tables.ruleset.zones[name]!;
		const frames = this.tables.frames.map(({ inverse, shift }) => ({
			inverse: inverse.map(([a, b]) => [toCoordinate(a), toCoordinate(b)] as const),
			shift: [toCoordinate(shift[0]), toCoordinate(shift[1])] as const,
		}));
		const written = this.compileZone(zone);
		if (isAbsolute(zone)) {
			const plain: ZonePredicate = (x, y, side) => written(x, y, x, y, side);
			this.zoneCache.set(name, plain);
			return plain;
		}
		const isInside: ZonePredicate = (x, y, side) => {
			const { inverse, shift } = frames[side]!;
			const [dx, dy] = [x - shift[0], y - shift[1]];
			return written(inverse[0]![0] * dx + inverse[0]![1] * dy, inverse[1]![0] * dx + inverse[1]![1] * dy, x, y, side);
		};
		this.zoneCache.set(name, isInside);
		return isInside;
	}

	private readonly compileZone: Pass<'zone', FramedPredicate> = fold<'zone', FramedPredicate>('zone', {
		cells: (zone) => {
			const cells = zone.cells.map(([x, y]) => [toCoordinate(x!), toCoordinate(y!)] as const);
			return (x, y) => cells.some(([a, b]) => a === x && b === y);
		},
		box: ({ box }) => {
			const [left, right] = box[0] ?? [null, null];
			const [bottom, top] = box[1] ?? [null, null];
			const [wide, tall] = [rangePredicate(left, right), rangePredicate(bottom, top)];
			if (wide === undefined) return tall === undefined ? () => true : (_, y) => tall(y);
			return tall === undefined ? (x) => wide(x) : (x, y) => wide(x) && tall(y);
		},
		union: ({ union }) => {
			const parts = union.map((part) => this.compileZone(part));
			if (parts.length === 1) return parts[0]!;
			return (x, y, a, b, side) => parts.some((part) => part(x, y, a, b, side));
		},
		minus: ({ minus }) => {
			const [all, without] = [this.compileZone(minus[0]), this.compileZone(minus[1])];
			return (x, y, a, b, side) => all(x, y, a, b, side) && !without(x, y, a, b, side);
		},
		parity: ({ parity }) => {
			const [odd, two] = [parity === 1, toCoordinate(2)];
			return (x, y) => ((x + y) % two !== ZERO) === odd;
		},
		perSide: ({ perSide }) => {
			const own = this.tables.sides.map((side) => (perSide[side] === undefined ? undefined : this.compileZone(perSide[side])));
			return (_x, _y, a, b, side) => own[side]?.(a, b, a, b, side) === true;
		},
	});
}

/** The cell, or undefined if it is off the board or a hole. */
const onBoard = (state: BoardState, spot: Cell): Cell | undefined => {
	if (!state.inside(spot.x, spot.y)) return undefined;
	const id = state.board.find(spot.x, spot.y);
	return id >= 0 && state.board.code[id] === state.tables.hole ? undefined : spot;
};

/** A test that a value lies between two ends; undefined if neither end is set. */
function rangePredicate(from: Coord | null, to: Coord | null): ((value: Coordinate) => boolean) | undefined {
	const [low, high] = [from, to].map((end) => (end === null ? undefined : toCoordinate(end)));
	if (low === undefined) return high === undefined ? undefined : (value) => value <= high;
	if (high === undefined) return (value) => value >= low;
	return low === high ? (value) => value === low : (value) => value >= low && value <= high;
}
