import type { Game } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, misuse } from '@x/diagnostics';
import { PieceProbe } from './piece-probe.js';
import { DiagramScan } from './scan.js';
import type { Scene, Way } from './scene.js';

export type { Scene, Way } from './scene.js';

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
	const probe = new PieceProbe(game, piece, game.cell(at), victim);
	const otherCodes = new Map(others.map((other) => [game.cell(other.at), probe.codeOf(other.piece)]));
	otherCodes.delete(probe.at);
	return new DiagramScan(probe, otherCodes, game.cells, (cell) => game.vecOf(cell)).ways();
}
