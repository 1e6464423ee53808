import type { Game } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, misuse } from '@x/diagnostics';
import { PieceProbe } from './piece-probe.js';
import { DiagramScan } from './scan.js';
import type { Scene, Way } from './scene.js';

export type { Scene, Way } from './scene.js';

const SCENE = { piece: 'object', at: 'any', others: 'object', imagined: 'string' } as const;

/**
 * The moves of a piece, for a diagram: every move from a cell, the pieces that it needs, and the cells where a piece would stop it. The moves are found by
 * running the engine on boards with pieces added and removed, so every kind of rule is covered. Laws, choices and outcomes are not applied.
 *
 * Moves that need two absent pieces are not found; they appear once one of the two is on the board.
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
		if (!Object.hasOwn(among, name)) throw new RangeError(`Expected a ${what} of this ruleset, found '${name}'.`);
		return name;
	};
	known('side', piece.side, sides);
	for (const { side, kind } of [piece, ...others.map((other) => other.piece)]) {
		if (side !== 'neutral') known('side', side, sides);
		known('kind', kind, kinds);
	}
	const victim = known('kind', imagined ?? Object.keys(kinds)[0]!, kinds);
	const probe = new PieceProbe(game, piece, game.cell(at), victim);
	const otherCodes = new Map(others.map((other) => [game.cell(other.at), probe.codeOf(other.piece)]));
	otherCodes.delete(probe.at);
	return new DiagramScan(probe, otherCodes, game.cells, (cell) => game.vecOf(cell)).ways();
}
