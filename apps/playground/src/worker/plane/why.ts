import { apply, checkers, find, outcome, pieceAt, position as positionOf, setupOf, turn, type Vec } from '@x/core';
import type { IcnMove } from '@x/icn';
import { type PlanePosition, plane } from '@x/plane';
import { planeWhy } from '../../strings/worker/plane-why.js';
import type { Point } from '../protocol.js';
import { reasonWords } from '../words.js';
import { kindTitle, sideTitle } from './words.js';

/** The reason why no legal move leads to a cell, and the pieces to blame. */
interface PlaneReason {
	readonly message: string;
	readonly culprits: readonly Point[];
}

type Standing = ReturnType<typeof setupOf>['pieces'][number];

const pointOf = (cell: Vec): Point => [cell[0]!, cell[1]!];
const big = (cell: Vec): readonly bigint[] => cell.map(BigInt);
const same = (one: Vec, other: Vec): boolean => String(one) === String(other);

/** The position with other pieces, in a game without laws. */
const withPieces = (position: PlanePosition, pieces: readonly Standing[]): PlanePosition =>
	positionOf(plane({ ...position.game.ruleset, forbid: [] }), { ...setupOf(position), pieces });

const reaches = (position: PlanePosition, { from, to }: IcnMove): boolean => find(position, { from, to }).length > 0;

/** The pieces strictly between two cells of a straight line, the nearest first. */
const between = (pieces: readonly Standing[], from: Vec, to: Vec): readonly Standing[] => {
	const [[x = 0n, y = 0n], [toX = 0n, toY = 0n]] = [big(from), big(to)];
	const [wayX, wayY] = [toX - x, toY - y];
	const length = wayX * wayX + wayY * wayY;
	return pieces
		.map((piece) => {
			const [atX = 0n, atY = 0n] = big(piece.at);
			return { piece, along: (atX - x) * wayX + (atY - y) * wayY, aside: (atX - x) * wayY - (atY - y) * wayX };
		})
		.filter(({ along, aside }) => aside === 0n && along > 0n && along < length)
		.sort((one, other) => (one.along < other.along ? -1 : 1))
		.map(({ piece }) => piece);
};

const titleOf = (kind: string): string => kindTitle(kind.toLowerCase());

/** The reason of a law: the royal piece that would be attacked. */
const exposed = (position: PlanePosition, pieces: readonly Standing[], move: IcnMove): PlaneReason | undefined => {
	const [way] = find(withPieces(position, pieces), { from: move.from, to: move.to });
	if (way === undefined) return undefined;
	const after = apply(withPieces(position, pieces), way);
	const by = checkers(after, way.side);
	const attackers = by.map((cell) => planeWhy.on(titleOf(pieceAt(after, cell)?.kind ?? ''), String(cell)));
	return { message: planeWhy.exposed(attackers), culprits: by.map(pointOf) };
};

/** A piece in the way, or a target that cannot be captured, or nothing to capture. */
const obstacle = (position: PlanePosition, pieces: readonly Standing[], move: IcnMove): PlaneReason | undefined => {
	const { side } = turn(position);
	const { from, to } = move;
	const seen = ({ piece }: Standing): string =>
		planeWhy.seen(titleOf(piece.kind), piece.side === 'neutral' ? undefined : sideTitle(piece.side), piece.side === side);
	const target = pieces.find(({ at }) => same(at, to));
	if (target?.piece.side === side) return { message: planeWhy.own(seen(target), String(to)), culprits: [pointOf(to)] };
	const blockers = between(pieces, from, to);
	const [first] = blockers;
	if (
		first !== undefined &&
		reaches(
			withPieces(
				position,
				pieces.filter((piece) => !blockers.includes(piece)),
			),
			move,
		)
	)
		return { message: planeWhy.blocked(seen(first), String(first.at), String(to)), culprits: [pointOf(first.at)] };
	if (
		target !== undefined &&
		reaches(
			withPieces(
				position,
				pieces.filter((piece) => piece !== target),
			),
			move,
		)
	)
		return { message: planeWhy.notCaptured(seen(target), String(to)), culprits: [pointOf(to)] };
	const foe = pieces.find(({ piece }) => piece.side !== side && piece.side !== 'neutral');
	if (target === undefined && foe !== undefined && reaches(withPieces(position, [...pieces, { ...foe, at: to }]), move))
		return { message: planeWhy.nothing(String(to)), culprits: [] };
	return undefined;
};

/** The reason why a piece of an unbounded board cannot go to a cell. */
export const whyNotOnPlane = (position: PlanePosition, move: IcnMove): PlaneReason => {
	const { side } = turn(position);
	const piece = pieceAt(position, move.from);
	const from = String(move.from);
	const plain = (message: string): PlaneReason => ({ message, culprits: [] });
	if (piece === undefined) return plain(planeWhy.noPiece(from));
	if (piece.side !== side)
		return plain(planeWhy.turn(sideTitle(side), titleOf(piece.kind), from, piece.side === 'neutral' ? undefined : sideTitle(piece.side)));
	const over = outcome(position);
	if (over?.winner !== undefined) return plain(planeWhy.over(reasonWords(over.reason)));
	const { pieces } = setupOf(position);
	return (
		exposed(position, pieces, move) ??
		obstacle(position, pieces, move) ??
		plain(planeWhy.cannot(titleOf(piece.kind), from, String(move.to)))
	);
};
