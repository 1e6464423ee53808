import type { Game } from './game.js';

/** What the ruleset's own start decides about later positions. */
class StartFacts {
	/** How many royals each side has, where a piece is royal whatever the board. */
	readonly royals: readonly number[];
	private readonly game: Game;
	private text: string | undefined = undefined;
	private readonly reached: (Uint8Array | undefined)[] = [];

	constructor(game: Game) {
		const { codes, royal } = game.engine.ground;
		this.game = game;
		this.royals = codes.sides.map(
			(side, index) =>
				game.ruleset.start.pieces.filter(({ piece }) => piece.side === side && royal[codes.of(index, codes.kindIndex(piece.kind))] === 1)
					.length,
		);
	}

	/** Whether this is part of what moves, hooks or turns say, as JSON. */
	says(part: string): boolean {
		const { paths, after, turn } = this.game.ruleset;
		this.text ??= JSON.stringify([paths, after, turn]);
		return this.text.includes(part);
	}

	/**
	 * Whether a piece of a code can ever stand on a cell: from its start cells along its own moves, whatever stands in the way. Kinds
	 * that are promoted to, dropped, written or walk by program may be anywhere.
	 */
	canStand(code: number, cell: number): boolean {
		this.reached[code] ??= this.reach(code);
		return this.reached[code][cell] === 1;
	}

	private reach(code: number): Uint8Array {
		const { engine, ruleset, cells } = this.game;
		const { codes, lattice } = engine.ground;
		const kind = codes.kinds[codes.kind[code]!]!;
		const open = ruleset.start.pieces.flatMap(({ at, piece }) =>
			piece.kind === kind && codes.sideIndex(piece.side) === codes.side[code] ? lattice.cellAt(at) : [],
		);
		const reached = new Uint8Array(cells);
		if (open.length === 0 || this.says('"recolour"') || this.says(`"kind":${JSON.stringify(kind)}`)) return reached.fill(1);
		for (let from = open.pop(); from !== undefined; from = open.pop()) {
			if (reached[from] === 1) continue;
			reached[from] = 1;
			const targets = engine.reach(code, from);
			if (targets === undefined) return reached.fill(1);
			open.push(...targets);
		}
		return reached;
	}
}

const known = new WeakMap<Game, StartFacts>();

/** What the start of a game decides. */
export function startFacts(game: Game): StartFacts {
	let facts = known.get(game);
	if (facts === undefined) {
		facts = new StartFacts(game);
		known.set(game, facts);
	}
	return facts;
}
