import type { Names, Ruleset, Zone } from '@x/core';
import { both, cellsOf, Explorer, type OffBoardMoves, offBoardMoves, type Pair, type SideIndex, sorted, type Walk } from '@x/core/reading';
import { Structures } from '@x/core/rules';
import type { Fault } from '@x/diagnostics';
import { Letters } from './letters.js';
import { type Loss, loss } from './losses.js';
import type { BoardSize } from './ranges.js';

/** All ways of a kind, by side; `undefined`: too many. */
export type KindWalks = Pair<readonly Walk[]> | undefined;

/** A ruleset that is being read, and the definition that is being written. */
export class Notes {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	readonly letters: Letters;
	readonly size: BoardSize;
	readonly explorer: Explorer;
	readonly structures: Structures = new Structures();
	/** Rules as text. */
	readonly rules: string[] = [];
	/** Definitions, promotions and castlings as text. */
	readonly items: string[] = [];
	readonly lost: Fault[] = [];
	readonly #said = new Set<unknown>();
	#offBoard: OffBoardMoves | undefined;
	readonly #walks = new Map<string, KindWalks>();

	constructor(ruleset: Ruleset, names: Names | undefined) {
		this.ruleset = ruleset;
		this.names = names;
		this.letters = new Letters(ruleset, names);
		this.explorer = new Explorer(ruleset);
		this.size = { files: this.explorer.files, ranks: this.explorer.ranks };
	}

	/** The ways of a kind through its path. */
	walks(kind: string): KindWalks {
		if (!this.#walks.has(kind)) {
			const path = this.ruleset.paths[this.ruleset.kinds[kind]!.moves]!;
			const found = both((side) => this.explorer.walks(path, kind, side));
			this.#walks.set(kind, found[0] === undefined || found[1] === undefined ? undefined : [found[0], found[1]]);
		}
		return this.#walks.get(kind);
	}

	/** Whether a part of the ruleset is written. */
	isSaid(part: unknown): boolean {
		return this.#said.has(part);
	}

	/** Notes that a part of the ruleset is written. */
	say(...parts: readonly unknown[]): void {
		for (const part of parts) this.#said.add(part);
	}

	lose(code: Loss, path: string, message: string): void {
		if (!this.lost.some((one) => one.path === path && one.message === message)) this.lost.push(loss(code, path, message));
	}

	/** The cells of the board for a side as White would see them there. */
	readonly seen = (side: SideIndex, cell: number): number => {
		const { files, ranks } = this.size;
		const { matrix } = this.ruleset.sides[this.ruleset.sideOrder[side]!]!.frame;
		const [x, y] = [cell % files, Math.floor(cell / files)];
		return (Number(matrix[0]![0]) < 0 ? files - 1 - x : x) + (Number(matrix[1]![1]) < 0 ? ranks - 1 - y : y) * files;
	};

	/** The cells of a zone for each side, in its own view. */
	ownCells(zone: Zone): Pair<readonly number[]> {
		return both((side) => sorted([...cellsOf(this.ruleset, zone, this.ruleset.sideOrder[side]!)].map((cell) => this.seen(side, cell))));
	}

	/** The cells of a zone as both sides see them; `undefined` if they see others. */
	commonCells(zone: Zone): readonly number[] | undefined {
		const [white, black] = this.ownCells(zone);
		return String(white) === String(black) ? white : undefined;
	}

	/** Whether pieces of a kind come from hands. */
	isDropped(kind: string): boolean {
		this.#offBoard ??= offBoardMoves(this.ruleset);
		return this.#offBoard.moves.some(({ kinds }) => kinds.includes(kind));
	}

	/** The cells from which a kind can never move, in the view of its side. */
	deadCells(kind: string): readonly number[] {
		const walks = this.walks(kind);
		if (walks === undefined) return [];
		const alive = new Set(walks[0].flatMap(({ origins }) => origins));
		const { files, ranks } = this.size;
		return Array.from({ length: files * ranks }, (_, cell) => cell).filter((cell) => this.explorer.exists(cell) && !alive.has(cell));
	}
}
