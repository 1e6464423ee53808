import type { AnyPosition, Coord, Vec } from '@x/core';
import { apply, attackers, find, inCheck, pieceAt, setupOf, validate } from '@x/core';
import { placeOf } from '@x/core/rules';
import { attackedWords, type Refusal, type Threat } from './laws.js';
import { cannotGo, type NoPathReason } from './paths.js';
import { sourcesOf } from './references.js';
import { type Culprit, seenWords, sentence } from './words.js';

/** The law that refuses the move between two cells, if a path leads there. A plane has one law: own royals must not be left attacked. */
export function lawOnPlane(position: AnyPosition, from: unknown, to: unknown): Refusal<unknown> | undefined {
	const { game } = position;
	const [law] = game.ruleset.forbid;
	const free = game.engine.withoutLaws!(position);
	const [way] = find(free, { from, to });
	const threat = way && threatAfter(apply(free, way), way.side);
	if (law === undefined || threat === undefined) return undefined;
	const isMover = game.cellName(threat.royal.cell) === game.cellName(to);
	const message = attackedWords(game, threat, isMover, inCheck(position, way!.side));
	const sources = sourcesOf(game).at(placeOf('forbid', 0));
	return { code: 'law', law: law.id, message, culprits: threat.attackers, at: threat.royal.cell, promotion: way!.promotion, sources };
}

const standing = (position: AnyPosition, cell: unknown): Culprit<unknown> => ({ cell, piece: pieceAt(position, cell)! });

/** The first royal of a side that is attacked, and its attackers. */
function threatAfter(position: AnyPosition, side: string): Threat<unknown> | undefined {
	const { engine, ruleset } = position.game;
	const enemies = ruleset.sideOrder.filter((other) => other !== side);
	for (const cell of engine.royals(position, ruleset.sideOrder.indexOf(side))) {
		const found = enemies.flatMap((enemy) => attackers(position, cell, enemy));
		if (found.length > 0) return { royal: standing(position, cell), attackers: found.map((one) => standing(position, one)) };
	}
	return undefined;
}

/** The piece on the target that cannot be captured, the piece that blocks the way, or that the piece does not go there. */
export function noPathOnPlane(position: AnyPosition, from: unknown, to: unknown): NoPathReason<unknown> {
	const { game } = position;
	const { kind, side } = pieceAt(position, from)!;
	const seen = ({ piece }: Culprit<unknown>): string => sentence(seenWords(game, piece, side));
	const own = pieceAt(position, to);
	if (own?.side === side) {
		const there = { cell: to, piece: own };
		return { message: `${seen(there)} is on ${game.cellName(to)}.`, culprits: [there], at: to };
	}
	const blocker = blockerOf(position, from as Vec, to as Vec);
	if (blocker === undefined) return cannotGo(game, kind, from, to);
	const message = `${seen(blocker)} on ${game.cellName(blocker.cell)} blocks the way to ${game.cellName(to)}.`;
	return { message, culprits: [blocker], at: blocker.cell };
}

/** The distance from one coordinate to another. Coordinates have any size. */
const between = (from: Coord, to: Coord): bigint => BigInt(to) - BigInt(from);

/** How far along the straight line between two cells a third one is; undefined where it is not strictly between them. */
function placeOnLine([fromX, fromY]: Vec, [toX, toY]: Vec, [x, y]: Vec): bigint | undefined {
	const way = [between(fromX!, toX!), between(fromY!, toY!)] as const;
	const part = [between(fromX!, x!), between(fromY!, y!)] as const;
	if (way[0] * part[1] !== way[1] * part[0]) return undefined;
	const place = way[0] * part[0] + way[1] * part[1];
	return place > 0n && place < way[0] * way[0] + way[1] * way[1] ? place : undefined;
}

/** The nearest piece on the straight line between two cells, if the move is possible without all pieces there. */
function blockerOf(position: AnyPosition, from: Vec, to: Vec): Culprit<unknown> | undefined {
	const { game } = position;
	const setup = setupOf(position);
	const places = setup.pieces.map(({ at }) => placeOnLine(from, to, at));
	const cleared = validate(game.engine.withoutLaws!(position).game, {
		...setup,
		pieces: setup.pieces.filter((_, index) => places[index] === undefined),
	});
	if (!cleared.ok || find(cleared.value, { from, to }).length === 0) return undefined;
	let nearest: number | undefined;
	places.forEach((place, index) => {
		if (place !== undefined && (nearest === undefined || place < places[nearest]!)) nearest = index;
	});
	return nearest === undefined ? undefined : standing(position, setup.pieces[nearest]!.at);
}
