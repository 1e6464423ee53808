import type { Candidate } from '../legal/candidate.js';
import type { Move } from '../move/move.js';
import { RECORDED, shapeOf } from '../move/packed.js';
import type { Game } from './game.js';

/** What a chain of positions starts from: codes by cell, and registers. */
export interface Root {
	readonly codes: Int32Array;
	readonly registers: Int32Array;
	/** Keys of positions before it. */
	readonly seen: readonly string[];
}

/**
 * A position of a game: an immutable value. The chain of `previous` positions is its history.
 *
 * Positions hold no board. Asked something, one seats itself on the game's single bench by undoing to the common ancestor
 * and playing down from there, so walking a line costs one step each and jumping between far branches costs their distance.
 */
export class Position {
	readonly game: Game;
	/** @internal */
	readonly parent: Position | undefined;
	/** @internal */
	readonly root: Root;
	/** @internal */
	readonly route: number;
	/** @internal */
	readonly detail: number;
	/** @internal */
	readonly candidate: Candidate | undefined;
	/** @internal plies since the root */
	readonly depth: number;
	/** @internal */
	hashLow = 0;
	/** @internal */
	hashHigh = 0;
	/** @internal */
	moves: readonly Move[] | undefined = undefined;
	/** @internal */
	identity: string | undefined = undefined;

	/** @internal Positions are made by `position`, `validate` and `apply`. */
	constructor(game: Game, root: Root, parent: Position | undefined, route: number, detail: number, candidate: Candidate | undefined) {
		this.game = game;
		this.root = root;
		this.parent = parent;
		this.route = route;
		this.detail = detail;
		this.candidate = candidate;
		this.depth = parent === undefined ? 0 : parent.depth + 1;
	}
}

/** The bench of a game with a position on it. */
export class Seat {
	private readonly game: Game;
	private seated: Position | undefined;
	/** Log height before the ply that led to depth + 1, by depth. */
	private marks: Int32Array = new Int32Array(256);

	constructor(game: Game) {
		this.game = game;
	}

	/** Puts a position on the bench. */
	take(position: Position): void {
		if (this.seated === position) return;
		const { kernel } = this.game;
		const down: Position[] = [];
		let target: Position = position;
		let from = this.seated;
		if (from === undefined || from.root !== position.root) {
			this.load(position.root);
			while (target.parent !== undefined) {
				down.push(target);
				target = target.parent;
			}
		} else {
			while (target.depth > from.depth) {
				down.push(target);
				target = target.parent!;
			}
			while (from.depth > target.depth) from = from.parent!;
			while (from !== target) {
				from = from.parent!;
				down.push(target);
				target = target.parent!;
			}
			if (from !== this.seated) kernel.bench.undo(this.marks[from.depth]!);
		}
		for (let index = down.length - 1; index >= 0; index--) this.step(down[index]!);
		this.seated = position;
	}

	/** Plays the ply that leads to a child of the seated position. */
	step(child: Position): void {
		const { kernel } = this.game;
		const depth = child.depth - 1;
		if (depth >= this.marks.length) {
			const longer = new Int32Array(this.marks.length * 2);
			longer.set(this.marks);
			this.marks = longer;
		}
		this.marks[depth] = kernel.bench.top;
		const { lister } = kernel.generator;
		if (shapeOf(child.detail) === RECORDED) {
			const number = lister.candidates.push(child.candidate!) - 1;
			kernel.player.play(child.route, (RECORDED << 26) | number);
			lister.candidates.length = number;
		} else kernel.player.play(child.route, child.detail);
		this.seated = child;
	}

	/** Sets up a root; flags that could not stand die at once. */
	private load(root: Root): void {
		const { bench, player } = this.game.kernel;
		this.seated = undefined;
		for (let cell = 0; cell < bench.size; cell++) bench.set(cell, root.codes[cell]!);
		for (let register = 0; register < root.registers.length; register++) bench.write(register, root.registers[register]!);
		bench.top = 0;
		player.settleAll();
		if (player.skipping) player.skip();
		bench.top = 0;
	}
}
