import type { BoardCell } from '@x/board';
import { familyOf, geometryOf, lookOf, sidesOf } from '@x/board/game';
import type { Game, PieceData } from '@x/core';
import { sheet } from '@x/describe';
import { diagram, type Way } from '@x/describe/diagram';
import type { PlayableGame } from './playable-game.js';
import type { Ask, DiagramView, FiguresView, KindsView } from './protocol.js';
import { kindsIn } from './words.js';

/** The starting pieces of a side, by kind: their cells and flags. */
const startOf = (game: Game, side: string, kind: string): readonly { readonly cell: number; readonly flags: readonly string[] }[] =>
	game.ruleset.start.pieces.flatMap(({ at, piece }) => {
		const cell = game.cellAt(at);
		return piece.side === side && piece.kind === kind && cell !== undefined ? [{ cell, flags: piece.flags ?? [] }] : [];
	});

/** The kind used as a blocker: the most frequent one, royal kinds excluded. */
const commonest = ({ ruleset }: Game): string => {
	const royal = kindsIn(ruleset.royal);
	const counts = new Map(Object.keys(ruleset.kinds).map((kind) => [kind, royal.includes(kind) ? -1 : 0]));
	for (const { piece } of ruleset.start.pieces) {
		const count = counts.get(piece.kind) ?? -1;
		if (count >= 0) counts.set(piece.kind, count + 1);
	}
	return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
};

/** The side that has a kind at the start. */
const ownerOf = (game: Game, kind: string): string => {
	const sides = game.ruleset.sideOrder;
	return sides.find((side) => startOf(game, side, kind).length > 0) ?? sides[0]!;
};

/** Every kind of a game with its description. */
export const kindsOf = ({ id, game, family }: PlayableGame): KindsView => {
	const sides = game.ruleset.sideOrder;
	const told = sheet(game.ruleset, game.names).flatMap(({ entries }) => entries);
	return {
		ruleset: id,
		hash: game.hash,
		board: geometryOf(game),
		sides,
		boardSides: sidesOf(game),
		family: family ?? familyOf(game),
		kinds: Object.keys(game.ruleset.kinds).map((kind) => {
			return {
				kind,
				side: ownerOf(game, kind),
				looks: sides.map((side) => lookOf(game, side, kind)),
				texts: told.filter(({ path }) => path === `kinds.${kind}`).flatMap(({ texts }) => texts),
			};
		}),
	};
};

/** The cell nearest to the middle of the first board. */
const nearest = (game: Game, among: (cell: number) => boolean): number | undefined => {
	const cells = geometryOf(game).cells.filter(({ slice }) => slice === 0);
	const mean = (pick: (cell: BoardCell) => number): number => cells.reduce((sum, cell) => sum + pick(cell), 0) / cells.length;
	const [x, y] = [mean((cell) => cell.x) - 0.1, mean((cell) => cell.y) - 0.1];
	const far = (cell: BoardCell): number => Math.hypot(cell.x - x, cell.y - y);
	const [first] = cells.filter(({ cell }) => among(Number(cell))).sort((a, b) => far(a) - far(b));
	return first === undefined ? undefined : Number(first.cell);
};

/** The moves of a piece from a cell; by default from the cell that shows most: the middle, or its starting cell. */
export const diagramOf = ({ id, game }: PlayableGame, { kind, side, at, others }: Ask<'diagram'>): DiagramView => {
	const imagined = commonest(game);
	const foe = game.ruleset.sideOrder.find((other) => other !== side) ?? side;
	const homes = startOf(game, side, kind);
	const standing = others.map(({ cell, friend }) => ({ at: cell, piece: { side: friend ? side : foe, kind: imagined } }));
	const from = (cell: number): DiagramView => {
		// A piece on its starting cell has not moved yet.
		const flags = homes.find((home) => home.cell === cell)?.flags ?? [];
		const piece: PieceData = { side, kind, ...(flags.length === 0 ? {} : { flags }) };
		const ways = diagram(game, { piece, at: cell, others: standing, imagined });
		return {
			ruleset: id,
			hash: game.hash,
			kind,
			side,
			at: cell,
			others,
			blockers: [lookOf(game, foe, imagined), lookOf(game, side, imagined)],
			ways: ways.map((way) => ({ ...way, becomes: way.becomes.map((one) => game.ruleset.kinds[one]?.title ?? one) })),
		};
	};
	if (at !== undefined) return from(at);
	const count = ({ ways }: DiagramView): number => ways.filter((way: Way) => way.hurdles.length === 0).length;
	const places = [nearest(game, () => true), nearest(game, (cell) => homes.some((home) => home.cell === cell))];
	const drawn = places.flatMap((cell) => (cell === undefined ? [] : [from(cell)]));
	return drawn.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/** Fewer moves than most pieces have. */
const FEW = 4;

/** The moves of some kinds from the cells that show most. */
export const figuresOf = (playable: PlayableGame, { kinds }: Ask<'figures'>): FiguresView => {
	const { id, game, family } = playable;
	const figures = kinds.flatMap((kind) => {
		if (game.ruleset.kinds[kind] === undefined) return [];
		const side = ownerOf(game, kind);
		const from = (at?: number): DiagramView => diagramOf(playable, { ruleset: id, kind, side, at, others: [] });
		const usual = from();
		// A piece that is confined to a part of the board may have more moves from a cell that it can reach.
		const others = usual.ways.length < FEW ? usual.ways.slice(0, FEW).map(({ to }) => from(to)) : [];
		const drawn = others.reduce((best, one) => (one.ways.length > best.ways.length ? one : best), usual);
		return [{ ...drawn, look: lookOf(game, side, kind) }];
	});
	const { sideOrder: sides } = game.ruleset;
	return { ruleset: id, board: geometryOf(game), sides, boardSides: sidesOf(game), family: family ?? familyOf(game), figures };
};
