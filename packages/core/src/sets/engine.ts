import { hashText, registerKey, upperKey, zobristKeys } from '../board/keys.js';
import { FIRST_POINT } from '../board/registers.js';
import type { GameOutcome } from '../outcome/outcomes.js';
import type { Engine, Ground } from '../position/engine.js';
import type { Game } from '../position/game.js';
import type { Move, Write } from '../position/move.js';
import type { Root } from '../position/position.js';
import { count } from './count.js';
import type { SetGame } from './game.js';
import { SetLister } from './lister.js';
import { LookBack } from './lookback.js';
import { SetMove } from './move.js';
import { outcomeOf } from './outcome.js';
import { SetPosition } from './position.js';
import { KINDS, lowest, States, toOf } from './state.js';
import { AHEAD, type SetTables } from './tables.js';

/** Positions whose words share one array. */
const SHARED = 256;
const NONE: readonly Move[] = [];

/**
 * Plays with sets of cells: positions are values of a few words, copied at every move and never taken back.
 *
 * For boards of 64 cells at the most, one royal a side, rides as far as cells are empty, steps, one leap that leaves a point, takes
 * beside it, castling between fixed cells: `setPlanOf` says which rulesets are such.
 */
export class SetEngine implements Engine {
	readonly ground: Ground;
	readonly tables: SetTables;
	readonly states: States;
	private readonly lister: SetLister;
	private readonly back: LookBack;
	private readonly scratch: Int32Array;
	private words: Int32Array;
	private next = 0;
	private keys: Int32Array | undefined = undefined;

	constructor(ground: Ground, tables: SetTables) {
		this.ground = ground;
		this.tables = tables;
		this.states = new States(ground, tables);
		this.lister = new SetLister(this.states);
		this.back = new LookBack(this.states, this.lister);
		this.scratch = new Int32Array(ground.size);
		this.words = new Int32Array(SHARED * this.states.words);
	}

	/** Room for one more position. */
	private room(): number {
		const at = this.next;
		this.next = at + this.states.words;
		if (this.next <= this.words.length) return at;
		this.words = new Int32Array(SHARED * this.states.words);
		this.next = this.states.words;
		return 0;
	}

	begin(game: Game, root: Root): SetPosition {
		const at = this.room();
		this.states.fill(this.words, at, root.codes, root.registers);
		return new SetPosition(game as SetGame, root, undefined, this.words, at, 0);
	}

	board({ words, at }: SetPosition): ArrayLike<number> {
		this.states.codes(words, at, this.scratch);
		return this.scratch;
	}

	registers({ words, at }: SetPosition): ArrayLike<number> {
		const first = at + this.states.registers;
		return words.subarray(first, first + this.ground.registers.initial.length);
	}

	legal(position: SetPosition): readonly Move[] {
		if (position.moves === undefined) {
			const count = this.lister.list(position.words, position.at, false);
			position.moves = count === 0 ? NONE : Array.from(this.lister.moves.subarray(0, count), (packed) => new SetMove(position, packed));
		}
		return position.moves;
	}

	any(position: SetPosition): boolean {
		return this.count(position) > 0;
	}

	/** How many moves are legal. */
	count(position: SetPosition): number {
		return this.lister.list(position.words, position.at, true);
	}

	own(position: SetPosition, move: Move): Move | undefined {
		if (!(move instanceof SetMove)) return undefined;
		return move.position === position ? move : this.legal(position).find((other) => this.same(other, move));
	}

	same(a: Move, b: Move): boolean {
		return (
			a instanceof SetMove &&
			b instanceof SetMove &&
			a.packed === b.packed &&
			a.position.game === b.position.game &&
			JSON.stringify(a.writes) === JSON.stringify(b.writes)
		);
	}

	apply(position: SetPosition, move: Move): SetPosition {
		const { packed } = move as SetMove;
		const at = this.room();
		this.states.make(position.words, position.at, this.words, at, packed);
		return new SetPosition(position.game, position.root, position, this.words, at, packed);
	}

	/** Net changes of cells by a move. */
	writes(position: SetPosition, packed: number): readonly Write[] {
		const { codes, size } = this.ground;
		const [before, after] = [new Int32Array(size), new Int32Array(size)];
		const at = this.room();
		this.states.codes(position.words, position.at, before);
		this.states.make(position.words, position.at, this.words, at, packed);
		this.states.codes(this.words, at, after);
		this.next = at;
		const writes: Write[] = [];
		for (let cell = 0; cell < size; cell++) if (before[cell] !== after[cell]) writes.push({ cell, piece: codes.data(after[cell]!) });
		return writes;
	}

	onto(position: SetPosition, to: number, kind: number, from: number): readonly Move[] {
		const { words, at } = position;
		const { lister, states, tables, back } = this;
		const { moves } = lister;
		const first = from < 0 ? kind : states.kindAt(words, at, from);
		if (from >= 0 && (first < 0 || (kind >= 0 && kind !== first))) return NONE;
		const side = states.side(words, at);
		const last = first < 0 ? tables.kinds - 1 : first;
		const low = from < 0 ? -1 : from < 32 ? 1 << from : 0;
		const high = from < 0 ? -1 : from < 32 ? 0 : 1 << from;
		lister.count = 0;
		for (let one = Math.max(0, first); one <= last; one++) back.list(words, at, side, one, to, low, high);
		if (first < 0 || first === tables.royal)
			lister.castlings(words, at, side, words[at]! | words[at + 2]!, words[at + 1]! | words[at + 3]!);
		let found = NONE as Move[];
		for (let index = 0, { count } = lister; index < count; index++) {
			if (toOf(moves[index]!) !== to) continue;
			const move = new SetMove(position, moves[index]!);
			// The first one in the literal: an empty array that grows makes room for many.
			if (found === NONE) found = [move];
			else found.push(move);
		}
		return found;
	}

	marked(position: SetPosition): readonly Move[] {
		const { words, at } = position;
		const { lister, states } = this;
		lister.count = 0;
		lister.castlings(words, at, states.side(words, at), words[at]! | words[at + 2]!, words[at + 1]! | words[at + 3]!);
		return Array.from(lister.moves.subarray(0, lister.count), (packed) => new SetMove(position, packed));
	}

	lastMove({ parent, packed }: SetPosition): Move | undefined {
		return parent && new SetMove(parent, packed);
	}

	key(position: SetPosition): string {
		if (position.identity === undefined) {
			const { codes, size, registers } = this.ground;
			this.keys ??= zobristKeys(codes.count * size);
			const board = this.board(position);
			const values = this.registers(position);
			let [low, high] = [0, 0];
			for (let cell = 0; cell < size; cell++) {
				if (board[cell] === 0) continue;
				low ^= this.keys[(board[cell]! * size + cell) * 2]!;
				high ^= this.keys[(board[cell]! * size + cell) * 2 + 1]!;
			}
			registers.hashed.forEach((hashed, register) => {
				if (hashed !== 1) return;
				const key = registerKey(register, values[register]!);
				low ^= key;
				high ^= upperKey(key);
			});
			let text = hashText(high, low);
			const point = values[FIRST_POINT] ?? -1;
			if (registers.points.length > 0 && point >= 0) {
				// The point counts where some move needs it.
				this.lister.count = 0;
				this.lister.takes(position.words, position.at, this.states.side(position.words, position.at), -1, -1, -1, -1);
				if (this.lister.count > 0) text += `+0.${point}`;
			}
			position.identity = text;
		}
		return position.identity;
	}

	royals({ words, at }: SetPosition, side: number): readonly number[] {
		const kind = KINDS + 2 * this.tables.royal;
		const cells: number[] = [];
		for (let half = 0; half < 2; half++)
			for (let some = words[at + kind + half]! & words[at + 2 * side + half]!; some !== 0; some &= some - 1)
				cells.push(32 * half + lowest(some));
		return cells;
	}

	attackers({ words, at }: SetPosition, cell: number, side: number): number[] {
		const found: number[] = [];
		const { sight } = this.lister;
		const [low, high] = [words[at]! | words[at + 2]!, words[at + 1]! | words[at + 3]!];
		for (let from = 0; from < this.ground.size; from++) {
			const bit = 1 << from;
			if ((words[at + 2 * side + (from >> 5)]! & bit) === 0) continue;
			const [goneLow, goneHigh] = from < 32 ? [~bit, -1] : [-1, ~bit];
			if (sight.attacked(words, at, cell, side, low, high, goneLow, goneHigh)) found.push(from);
		}
		return found;
	}

	check(position: SetPosition, side: number): boolean {
		const { words, at } = position;
		const { sight } = this.lister;
		if (side < 0 || side === this.states.side(words, at)) {
			sight.look(words, at);
			return sight.checks > 0;
		}
		const royal = sight.royalOf(words, at, side);
		return royal >= 0 && sight.attacked(words, at, royal, 1 - side, words[at]! | words[at + 2]!, words[at + 1]! | words[at + 3]!, 0, 0);
	}

	outcome(position: SetPosition, claims: boolean): GameOutcome | undefined {
		return outcomeOf(this, this.states.asker, position, claims);
	}

	perft(position: SetPosition, depth: number): number {
		const { words } = this.states;
		const stack = new Int32Array(words * (depth + 1));
		stack.set(position.words.subarray(position.at, position.at + words));
		return count(this.lister, this.states, stack, 0, depth);
	}

	reach(code: number, cell: number): readonly number[] {
		const { codes } = this.ground;
		const { ahead, rays, rides, leapTo, kinds, becoming } = this.tables;
		const kind = codes.kind[code]!;
		const side = codes.side[code]!;
		const row = (side * kinds + kind) * 64 + cell;
		const words = [ahead[row * AHEAD]! | ahead[row * AHEAD + 2]!, ahead[row * AHEAD + 1]! | ahead[row * AHEAD + 3]!];
		for (const ride of rides[kind]!) for (const half of [0, 1]) words[half]! |= rays[(ride * 64 + cell) * 2 + half]!;
		const cells: number[] = leapTo[row]! >= 0 ? [leapTo[row]!] : [];
		words.forEach((word, half) => {
			for (let some = word & ~becoming[(side * kinds + kind) * 2 + half]!; some !== 0; some &= some - 1)
				cells.push(32 * half + lowest(some));
		});
		return cells;
	}
}
