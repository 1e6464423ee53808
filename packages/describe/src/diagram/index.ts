import type { CellLike, Game, PieceData } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, misuse } from '@x/diagnostics';
import { Lone } from './lone.js';
import { Scan } from './scan.js';

/** A piece, where it stands, and what stands around it. */
export interface Scene {
	readonly piece: PieceData;
	readonly at: CellLike;
	/** Other pieces on the board. They stand in the way, can be taken and gone over, and do nothing else. */
	readonly others?: readonly { readonly at: CellLike; readonly piece: PieceData }[];
	/** The kind that is put on empty cells to see whether it is taken, stops the piece, or helps it over; the first kind unless said. */
	readonly imagined?: string;
}

/** One thing that a piece can do. */
export interface Way {
	/** The cell gone to; where it takes, the cell of what is taken. */
	readonly cell: number;
	/** It takes an enemy there; on an empty cell: it would take one that stood there. */
	readonly takes: boolean;
	/** Where the piece is then. Another cell than `cell` where it takes without going there. */
	readonly to: number;
	/** Cells of the others that it needs: without one of them there is no such way. */
	readonly over: readonly number[];
	/** Empty cells of which one must hold a piece, for there is no such way yet. Empty where the way is open now. */
	readonly hurdles: readonly number[];
	/** Empty cells where a piece of either side would stop it, the nearest first. */
	readonly stops: readonly number[];
	/** Only thanks to the flags of the piece: a first move. */
	readonly flagged: boolean;
	/** Kinds that the piece may be then; empty where it stays what it is. */
	readonly becomes: readonly string[];
}

const SCENE = { piece: 'object', at: 'any', others: 'object', imagined: 'string' } as const;

/**
 * How a piece moves, for a picture: everything it can do from a cell, with what it needs for that and what would stop it. Found by asking the
 * engine with pieces put here and there, so no form of rule is unknown to it. Laws, choices and ends of the game are left aside.
 *
 * What needs two pieces that are not there is not looked for; it shows when one of them is put down.
 *
 * @throws RangeError for cells that are not on the board, and for sides and kinds that the ruleset does not have.
 *
 * @example
 * import { diagram } from '@x/describe/diagram';
 * const ways = diagram(chess, { piece: { side: 'white', kind: 'P' }, at: 'e4' });
 * ways.map(({ cell, takes }) => `${takes ? 'x' : ''}${chess.cellName(cell)}`) // → [ 'xd5', 'e5', 'xf5' ]
 */
export function diagram(game: Game, scene: Scene): readonly Way[] {
	gameGiven(game);
	if (typeof scene !== 'object' || scene === null) misuse('scene', 'an object with `piece` and `at`', scene);
	checkOptions(scene, SCENE, 'scene');
	const { piece, at, others = [], imagined } = scene;
	if (typeof piece !== 'object' || piece === null) misuse('scene.piece', 'an object with `side` and `kind`', piece);
	const { sides, kinds } = game.ruleset;
	const known = (what: string, name: string, among: object): string => {
		if (!Object.hasOwn(among, name)) throw new RangeError(`There is no ${what} '${name}' in this ruleset.`);
		return name;
	};
	known('side', piece.side, sides);
	for (const { side, kind } of [piece, ...others.map((other) => other.piece)]) {
		if (side !== 'neutral') known('side', side, sides);
		known('kind', kind, kinds);
	}
	const victim = known('kind', imagined ?? Object.keys(kinds)[0]!, kinds);
	const lone = new Lone(game, piece, game.cell(at), victim);
	const around = new Map(others.map((other) => [game.cell(other.at), lone.codeOf(other.piece)]));
	around.delete(lone.at);
	return new Scan(lone, around, game.cells, (cell) => game.vecOf(cell)).ways();
}
