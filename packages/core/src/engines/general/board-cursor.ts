import { PHASE } from '../../board/registers.js';
import type { Root } from '../../position/types.js';
import type { KernelGame } from './game.js';
import type { LazyPosition } from './position.js';

/** So many plies are taken back rather than that a root is set up. */
const FAR = 32;

/** The bench of a game with a position on it. */
export class BoardCursor {
	private readonly game: KernelGame;
	private seated: LazyPosition | undefined;
	/** Height of the log when it was seated: above it something is being tried. */
	height = 0;
	/** The root that is being set up. */
	private loading: Root | undefined;
	/** Log height before the ply that led to depth + 1, by depth. */
	private readonly marks: number[] = [];

	constructor(game: KernelGame) {
		this.game = game;
	}

	/** The position on the bench, while nothing is being tried there. */
	standing(): LazyPosition | undefined {
		return this.game.kernel.board.top === this.height ? this.seated : undefined;
	}

	/** The position that was seated last, whatever is being tried since; and its root, or the one that is being set up. */
	get current(): LazyPosition | undefined {
		return this.seated;
	}

	get root(): Root | undefined {
		return this.seated?.root ?? this.loading;
	}

	/** Puts a position on the bench. */
	take(position: LazyPosition): void {
		if (this.seated === position) return;
		const { board: bench } = this.game.kernel;
		const down: LazyPosition[] = [];
		let target = position;
		let from = this.seated;
		// Far back near the beginning it is shorter to begin anew.
		if (from?.root !== position.root || from.depth > 4 * position.depth + FAR) {
			this.load(position.root);
			from = undefined;
		}
		while (target.parent !== undefined && target.depth > (from?.depth ?? 0)) {
			down.push(target);
			target = target.parent;
		}
		if (from !== undefined) {
			while (from.depth > target.depth) from = from.parent!;
			while (from !== target) {
				from = from.parent!;
				down.push(target);
				target = target.parent!;
			}
			if (from !== this.seated) bench.undo(this.marks[from.depth]!);
		}
		for (let index = down.length - 1; index >= 0; index--) this.step(down[index]!);
		this.settle(position);
	}

	/** Plays the ply that leads to a child of the seated position. */
	step(child: LazyPosition): void {
		const { kernel } = this.game;
		const { board: bench, player, programs } = kernel;
		this.marks[child.depth - 1] = bench.top;
		if (child.recorded === undefined) player.play(child.route, child.detail);
		else {
			const height = programs!.height();
			player.play(child.route, programs!.again(child.recorded));
			programs!.forget(height);
		}
		if (child.checked < 0 && kernel.generator.pinnable && kernel.generator.alternates) child.checked = this.givesCheck(child);
		this.settle(child);
	}

	/** Whether the ply just played gives check, where that is plain to see. */
	private givesCheck({ route, detail }: LazyPosition): number {
		const { board: bench, player, lines } = this.game.kernel;
		const side = player.sideNow();
		return bench.royals[side] === 1 ? lines.givesCheck(route, detail, bench.royalCell[side]!, 1 - side) : -1;
	}

	/** Notes what the bench says of the position that stands on it. */
	private settle(position: LazyPosition): void {
		const { kernel } = this.game;
		const { board: bench } = kernel;
		this.seated = position;
		this.height = bench.top;
		kernel.checked = position.checked;
		position.phase = bench.registers[PHASE]!;
		position.hashLow = bench.hashLow;
		position.hashHigh = bench.hashHigh;
	}

	/** Sets up a root; flags that could not stand die at once. */
	private load(root: Root): void {
		const { board: bench, outcomes, player, programs } = this.game.kernel;
		this.seated = undefined;
		for (let cell = 0; cell < bench.size; cell++) bench.set(cell, root.codes[cell]!);
		for (let register = 0; register < root.registers.length; register++) bench.write(register, root.registers[register]!);
		bench.top = 0;
		this.height = 0;
		this.loading = root;
		const { entering } = this.game.kernel;
		this.game.kernel.entering = true;
		player.settleAll();
		// Where the setup says how the game ended, no phase is skipped.
		if (root.ended === undefined) programs?.afterMove(player.settledContext());
		else if (root.ended.playable !== true) outcomes.endBySetup();
		this.game.kernel.entering = entering;
		bench.top = 0;
	}
}

/** Puts a position on its game's bench. */
export const moveTo = (position: LazyPosition): void => position.game.seat.take(position);
