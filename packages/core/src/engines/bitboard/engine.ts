import { hashText, registerKey, upperKey, zobristKeys } from '../../board/keys.js';
import { FIRST_POINT } from '../../board/registers.js';
import { moveGiven } from '../../position/arguments.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import { isOverBySetup } from '../../position/given-end.js';
import { orderTied } from '../../position/order.js';
import { printAsText } from '../../position/picture.js';
import { RecentLists } from '../../position/recent-lists.js';
import { isSameMove, ownMove } from '../../position/same-move.js';
import type { Game, GameData, Move, Root } from '../../position/types.js';

import { bitboardAttacksOf } from './attacks.js';
import { conditionsOf } from './conditions.js';
import type { BitboardEngine, BitboardGame, BitboardState } from './model.js';
import { BitboardMove } from './move.js';
import { ALL, moveListOf } from './move-list.js';
import { originQueriesOf } from './origins.js';
import { lineOf, outcomeOf } from './outcome.js';
import { auxOf, capturedOf, cellsOf, KINDS, POINT_CAPTURE, shapeOf, toOf } from './packed.js';
import { BitboardPosition } from './position.js';
import { statesOf } from './state.js';
import { AHEAD, type BitboardTables } from './tables.js';

/** Whether a position is made with its words: often enough that the words of any other follow from a few moves. */
const isStored = (depth: number): boolean => (depth & 7) === 0;

const NONE: readonly BitboardMove[] = /* @__PURE__ */ Object.freeze([]);

/**
 * The bitboard engine. A position is a few words, and every query runs on the position whose words are on the scratch.
 *
 * It covers boards of up to 64 cells, one royal per side, unlimited rides, steps, one leap that leaves a point, captures on that point,
 * and castling between fixed cells; castling with a searched partner is a list of such castlings. `bitboardPlanOf` decides whether a ruleset
 * is of this form.
 */
export function bitboardEngine(ground: GameData, tables: BitboardTables): BitboardEngine {
	printAsText(BitboardMove, 'Move ');
	const { codes, registers, size } = ground;
	const { kinds } = tables;
	const conditions = conditionsOf(ground);
	const states = statesOf(ground, tables, conditions);
	const attacks = bitboardAttacksOf(tables, states);
	const origins = originQueriesOf(tables, states);
	const moveList = moveListOf(tables, states, attacks, origins);
	const { moves, sorted } = moveList;
	const lists = new RecentLists();
	let keys: Int32Array | undefined;
	/** The position that a move led to last. */
	let made: BitboardPosition | undefined;
	const board = new Int32Array(size);
	const { scratch, load } = states;
	const side = (position: BitboardState): number => {
		load(position);
		return states.side();
	};
	/** Loads a position, with an empty move list. */
	const begin = (position: BitboardState): void => {
		load(position);
		moveList.clear();
	};
	const list = (position: BitboardState, enough: number): number => {
		load(position);
		return moveList.list(enough);
	};
	/** A list: a view of the words takes ten times as long to make. */
	const values = (position: BitboardState): number[] => {
		load(position);
		const list = new Array<number>(registers.initial.length);
		for (let register = 0; register < list.length; register++) list[register] = scratch[states.registers + register]!;
		return list;
	};

	/** The moves listed, in the order of `legal`. */
	const taken = (position: BitboardState): readonly BitboardMove[] => {
		const tied = moveList.sort();
		const count = moveList.clear();
		if (count === 0) return NONE;
		// Created with its length: an array that grows is copied, and reserves room for more.
		const found = new Array<BitboardMove>(count);
		for (let index = 0; index < count; index++) found[index] = new BitboardMove(position, sorted[index]!);
		return tied ? orderTied(found) : found;
	};

	const legal = (position: BitboardState): readonly Move[] => {
		if (isOverBySetup(position)) return NONE;
		const known = lists.of(position);
		if (known !== undefined) return known;
		list(position, 0);
		return lists.keep(position, taken(position));
	};

	/** Whether two positions have the same words, so the same legal moves. The words of the second need not be stored. */
	const isEqual = ({ words, at }: BitboardState, other: BitboardState): boolean => {
		load(other);
		let word = 0;
		while (word < states.words && words[at + word] === scratch[word]) word++;
		return word === states.words;
	};

	const own = (position: BitboardState, move: Move): Move | undefined => {
		if (!(move instanceof BitboardMove)) return ownMove(position, moveGiven(move));
		if (move.position === position) return move;
		// Positions of one game share their tables, so a packed move means the same in both. A game that its setup ended has no moves.
		if (move.position.game === position.game && isEqual(move.position, position) && !isOverBySetup(position))
			return new BitboardMove(position, move.packed);
		return ownMove(position, move);
	};

	const perft = (stack: Int32Array, at: number, depth: number): number => {
		if (depth === 1) return moveList.list(ALL);
		const listed = moves.slice(0, moveList.list(0));
		moveList.clear();
		states.save(stack, at);
		let total = 0;
		for (const move of listed) {
			states.makeMove(move);
			total += perft(stack, at + states.words, depth - 1);
			states.restore(stack, at);
		}
		return total;
	};

	const after = (position: BitboardState, move: number): BitboardState => {
		// Programs often write a move as text, with a sign of check, before they make it. Then the words are not stored twice.
		if (made?.packed === move && made.comesFrom(position)) return made;
		load(position);
		states.setOwner(undefined);
		states.makeMove(move);
		const depth = position.depth + 1;
		const at = isStored(depth) ? states.store() : -1;
		const next = new BitboardPosition(
			position.game,
			position.root,
			position,
			depth,
			at < 0 ? undefined : states.shared,
			at,
			move,
			undefined,
		);
		states.setOwner(next);
		made = next;
		return next;
	};

	const engine: BitboardEngine = {
		ground,
		tables,
		states,
		moveList,
		attacks,
		line: lineOf(states),
		after,
		side,
		count: (position) => (isOverBySetup(position) ? 0 : list(position, ALL)),
		registers: values,
		legal,
		same: isSameMove,
		begin(game: Game, root: Root) {
			states.fill(root.codes, root.registers);
			const at = states.store();
			return new BitboardPosition(game as BitboardGame, root, undefined, 0, states.shared, at, 0, undefined);
		},
		board(position: BitboardState) {
			load(position);
			return states.codes(board);
		},
		any: (position: BitboardState) => !isOverBySetup(position) && list(position, 1) > 0,
		own,
		apply: (position: BitboardState, move) => after(position, (move as BitboardMove).packed),
		writes(position, packed) {
			load(position);
			const before = states.codes();
			states.setOwner(undefined);
			states.makeMove(packed);
			return Array.from(states.codes()).flatMap((code, cell) => (code === before[cell] ? [] : { cell, piece: codes.data(code) }));
		},
		captured(position, packed) {
			const cell = shapeOf(packed) === POINT_CAPTURE ? auxOf(packed) : toOf(packed);
			return [{ cell, side: codes.sides[1 - side(position)]!, kind: codes.kinds[capturedOf(packed) - 1]! }];
		},
		movesTo(position: BitboardState, to, kind, from) {
			if (isOverBySetup(position)) return NONE;
			begin(position);
			const first = from < 0 ? kind : states.kindAt(from);
			if (from >= 0 && (first < 0 || (kind >= 0 && kind !== first))) return NONE;
			const last = first < 0 ? kinds - 1 : first;
			const bit = from < 0 ? -1 : 1 << from;
			for (let one = Math.max(0, first); one <= last; one++)
				moveList.addMovesTo(one, to, from < 32 ? bit : 0, from < 0 || from > 31 ? bit : 0);
			if (first >= 0 && first !== tables.royal) return taken(position);
			moveList.addCastlings();
			return taken(position).filter((move) => move.to === to);
		},
		findUnique(position: BitboardState, query) {
			if (isOverBySetup(position)) return undefined;
			begin(position);
			const move = moveList.findUnique(query);
			return move < 0 ? undefined : new BitboardMove(position, move);
		},
		marked(position: BitboardState) {
			if (isOverBySetup(position)) return NONE;
			begin(position);
			moveList.addCastlings();
			return taken(position);
		},
		lastMove: ({ parent, packed }: BitboardState) => parent && new BitboardMove(parent, packed),
		key(position: BitboardState) {
			if (position.identity === undefined) {
				const board = engine.board(position);
				const state = values(position);
				keys ??= zobristKeys(codes.count * size);
				let low = 0;
				let high = 0;
				for (let cell = 0; cell < size; cell++) {
					const at = (board[cell]! * size + cell) * 2;
					if (board[cell] === 0) continue;
					low ^= keys[at]!;
					high ^= keys[at + 1]!;
				}
				registers.hashed.forEach((hashed, register) => {
					if (hashed !== 1) return;
					const key = registerKey(register, state[register]!);
					low ^= key;
					high ^= upperKey(key);
				});
				// The point is part of the key only where a move depends on it.
				begin(position);
				moveList.addPointCaptures(-1, -1, -1);
				position.identity = hashText(high, low) + (moveList.clear() > 0 ? `+0.${state[FIRST_POINT]}` : '');
			}
			return position.identity;
		},
		royals(position: BitboardState, side) {
			load(position);
			const index = KINDS + 2 * tables.royal;
			return cellsOf(scratch[index]! & scratch[2 * side]!, scratch[index + 1]! & scratch[2 * side + 1]!);
		},
		attackers(position: BitboardState, cell, side) {
			load(position);
			return origins.attackers(side, cell);
		},
		check(position: BitboardState, asked) {
			load(position);
			return attacks.inCheck(asked < 0 ? states.side() : asked);
		},
		mayRecur: (position: BitboardState) => engine.line.of(position).below !== undefined,
		outcome: (position: BitboardState, claims): GameOutcome | undefined => outcomeOf(engine, conditions, position, claims),
		perft(position: BitboardState, depth) {
			if (isOverBySetup(position)) return 0;
			load(position);
			states.setOwner(undefined);
			return perft(new Int32Array(states.words * depth), 0, depth);
		},
		reach(code, cell) {
			const { ahead, rays, up, down, leapTo, becoming } = tables;
			const kind = codes.kind[code]!;
			const pair = codes.side[code]! * kinds + kind;
			const row = pair * 64 + cell;
			const cells = leapTo[row]! < 0 ? [] : [leapTo[row]!];
			const [low = 0, high = 0] = [0, 1].map(
				(half) =>
					[...up[kind]!, ...down[kind]!].reduce(
						(word, ride) => word | rays[ride + cell * 2 + half]!,
						ahead[row * AHEAD + half]! | ahead[row * AHEAD + 2 + half]!,
					) & ~becoming[pair * 2 + half]!,
			);
			return [...cells, ...cellsOf(low, high)];
		},
	};
	return engine;
}
