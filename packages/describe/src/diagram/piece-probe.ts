import type { Game, PieceData, Position, Ruleset } from '@x/core';
import { compile } from '@x/core/compile';

/** The properties of a move that a diagram shows. */
export interface ProbedMove {
	/** The destination, or the cell of the captured piece. */
	readonly cell: number;
	readonly takes: boolean;
	readonly to: number;
	/** The kinds that the piece may have afterwards. */
	readonly becomes: Set<string>;
}

/** Identifies a move. */
export const moveKey = ({ cell, takes, to }: Pick<ProbedMove, 'cell' | 'takes' | 'to'>): string => `${takes ? 'x' : ''}${cell},${to}`;

/** The phase in which a side moves its pieces. */
const phaseOf = ({ turn, sides }: Ruleset, side: string): string => {
	const moves = (name: string): boolean => turn.phases[name]?.side === side && turn.phases[name]?.pieces !== false;
	return [turn.start, ...Object.keys(turn.phases)].find(moves) ?? sides[side]?.threat ?? turn.start;
};

/**
 * The rules of a game with one kind that moves, without laws, choices, outcomes and hooks. All other pieces are inert. The start holds only the kind
 * that is to be captured, which makes it the first kind: the one that the engine assumes on an empty cell when it tests attacks.
 */
const rulesWithOneMover = (game: Game, kind: string, victim: string): Ruleset => {
	const { ruleset } = game;
	let idle = 'idle';
	while (Object.hasOwn(ruleset.paths, idle)) idle += '-';
	return {
		...ruleset,
		kinds: Object.fromEntries(
			Object.entries(ruleset.kinds).map(([other, data]) => [other, other === kind ? data : { ...data, moves: idle }]),
		),
		paths: { ...ruleset.paths, [idle]: { any: [] } },
		start: {
			pieces: [{ at: game.vecOf(game.engine.ground.lattice.exists.indexOf(1)), piece: { side: ruleset.sideOrder[0]!, kind: victim } }],
		},
		after: [],
		forbid: [],
		prefer: [],
		outcomes: [],
		turn: {
			...ruleset.turn,
			phases: Object.fromEntries(Object.entries(ruleset.turn.phases).map(([name, { enter: _, skip: __, ...phase }]) => [name, phase])),
		},
	};
};

const probeGames = new WeakMap<Game, Map<string, Game>>();

const probeGame = (game: Game, kind: string, victim: string): Game => {
	const known = probeGames.get(game) ?? new Map<string, Game>();
	probeGames.set(game, known);
	const name = JSON.stringify([kind, victim]);
	const made = known.get(name) ?? compile(rulesWithOneMover(game, kind, victim));
	known.set(name, made);
	return made;
};

/** Runs the engine on boards where one piece moves and all others are inert. */
export class PieceProbe {
	readonly at: number;
	readonly kind: string;
	/** The code of the piece, with and without its flags. */
	readonly code: number;
	readonly codeWithoutFlags: number;
	readonly friendCode: number;
	readonly enemyCode: number;
	/** All existing cells except the piece's own. */
	readonly cells: readonly number[];
	private readonly game: Game;
	private readonly registers: Int32Array;
	private readonly side: number;

	constructor(game: Game, { side, kind, flags }: PieceData, at: number, victim: string) {
		const made = probeGame(game, kind, victim);
		const { codes, registers, lattice, size } = made.engine.ground;
		this.game = made;
		this.at = at;
		this.kind = kind;
		this.side = codes.sides.indexOf(side);
		const codeOf = (owner: number, of: string, bits = 0): number => codes.of(owner, codes.kindIndex(of), bits);
		this.code = codeOf(this.side, kind, codes.bitsOf(flags));
		this.codeWithoutFlags = codeOf(this.side, kind);
		this.friendCode = codeOf(this.side, victim);
		this.enemyCode = codeOf(1 - this.side, victim);
		this.registers = registers.of({ pieces: [], phase: phaseOf(game.ruleset, side) }, (vec) => lattice.cellAt(vec as never));
		this.cells = Array.from({ length: size }, (_, cell) => cell).filter((cell) => cell !== at && lattice.exists[cell] === 1);
	}

	/** The code of any piece. */
	codeOf({ side, kind, flags }: PieceData): number {
		const { codes } = this.game.engine.ground;
		const owner = codes.sides.indexOf(side);
		return codes.of(owner < 0 ? 2 : owner, codes.kindIndex(kind), codes.bitsOf(flags));
	}

	/** A board as a position. It is not validated: the piece may stand on a cell that it could never reach. */
	positionOf(codes: Int32Array): Position {
		return this.game.engine.begin(this.game, { codes, registers: this.registers, seen: [] });
	}

	/** The moves of the piece in a position. */
	moves(position: Position): ReadonlyMap<string, ProbedMove> {
		const found = new Map<string, ProbedMove>();
		for (const { from, to, captured, promotion, kind } of this.game.engine.legal(position)) {
			if (from !== this.at) continue;
			const cells = captured.length === 0 ? [to] : captured.map(({ cell }) => cell);
			for (const cell of cells) {
				const move = { cell, takes: captured.length > 0, to, becomes: new Set<string>() };
				const known = found.get(moveKey(move)) ?? move;
				known.becomes.add(promotion ?? kind);
				found.set(moveKey(move), known);
			}
		}
		return found;
	}

	/** Whether the piece could capture an enemy on a cell. */
	couldTake(position: Position, cell: number): boolean {
		return this.game.engine.attackers(position, cell, this.side).includes(this.at);
	}
}
