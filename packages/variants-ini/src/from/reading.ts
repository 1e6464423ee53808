import type { Effect, Names, Ruleset } from '@x/core';
import { both, isRoyal, offBoardMoves, type Pair } from '@x/core/reading';
import { asChoice, asCondition, asEffect, asNumber, asPiece, nodesIn } from '@x/core/rules';
import { type Cells, SquareBoard } from './board.js';
import { type Wing, wingsOf } from './castlings.js';
import { type Ends, endsOf } from './ends.js';
import { type KindLetter, KindLetters } from './letters.js';
import { type KindMoves, movesOf } from './moves.js';
import { type Promotions, promotionsOf } from './promotions.js';
import { type Arrival, type KindWays, waysOf } from './ways.js';

/** A ruleset as sections can say it. */
export interface Reading {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	readonly board: SquareBoard;
	readonly letters: KindLetters;
	/** Kinds as they are first, without those that others turn into. */
	readonly plain: readonly KindLetter[];
	readonly moves: ReadonlyMap<string, KindMoves>;
	/** Kinds whose moves are too many to read. */
	readonly endless: readonly string[];
	/** Kinds that capture in passing. */
	readonly passers: readonly string[];
	readonly royals: readonly string[];
	/** Royal pieces may not face each other. */
	readonly facing: boolean;
	readonly promotions: Promotions;
	readonly wings: readonly Wing[];
	readonly drops: boolean;
	readonly capturesToHand: boolean;
	/** A side that can capture has to. */
	readonly mustCapture: boolean;
	readonly ends: Ends;
}

/** Kinds that are neutral: they stand so at the start, or a move puts them so. */
export const wallsOf = ({ start, sides, paths, after }: Ruleset): ReadonlySet<string> => {
	const placed = start.pieces.flatMap(({ piece }) => (piece.side in sides ? [] : [piece.kind]));
	const effects = nodesIn('effect', hookEffects(after)).piece;
	const put = [...nodesIn('path', Object.values(paths)).piece, ...effects].flatMap((piece) => {
		const known = asPiece('kind', piece);
		return known?.side === 'neutral' ? [known.kind] : [];
	});
	return new Set([...placed, ...put]);
};

const hookEffects = (hooks: Ruleset['after']): readonly Effect[] =>
	hooks.flatMap(({ do: effects, else: otherwise = [] }) => [...effects, ...otherwise]);

/** Reads a ruleset. */
export function read(ruleset: Ruleset, names: Names | undefined, walls: ReadonlySet<string>): Reading {
	const board = new SquareBoard(ruleset);
	const letters = new KindLetters(ruleset, names, walls);
	const plain = letters.all.filter(({ sign }) => sign === '');
	const royals = plain.flatMap(({ kind }) => (isRoyal(ruleset.royal, kind) ? [kind] : []));
	const ways = new Map<string, KindWays>();
	const endless: string[] = [];
	for (const { kind } of letters.all) {
		const found = waysOf(board, kind, royals);
		if (found === undefined) endless.push(kind);
		else ways.set(kind, found);
	}
	const becomes = new Set([...ways.values()].flatMap(({ arrivals }) => arrivals.flatMap((one) => [...one.becomes])));
	const offBoard = offBoardMoves(ruleset).moves;
	const dropped = new Set(offBoard.flatMap(({ kinds }) => kinds));
	const everywhere: Pair<Cells> = both(() => new Set(board.all.filter(board.explorer.exists)));
	const startsOf = (kind: string): Pair<Cells> =>
		both(
			(side) =>
				new Set(
					ruleset.start.pieces.flatMap(({ at, piece }) =>
						piece.kind === kind && piece.side === ruleset.sideOrder[side] ? [board.cellAt(at)] : [],
					),
				),
		);
	const moves = new Map(
		[...ways].map(([kind, found]) => [kind, movesOf(board, found, becomes.has(kind) || dropped.has(kind) ? everywhere : startsOf(kind))]),
	);
	const stored = nodesIn('effect', hookEffects(ruleset.after)).effect.some((effect) => {
		const store = asEffect('store', effect);
		return store !== undefined && (typeof store.add === 'number' ? store.add > 0 : asNumber('captured', store.add) !== undefined);
	});
	return {
		ruleset,
		names,
		board,
		letters,
		plain,
		moves,
		endless,
		passers: plain.flatMap(({ kind }) => ((ways.get(kind)?.passing.size ?? 0) > 0 ? [kind] : [])),
		royals,
		facing: [...ways.values()].some((one) => one.facing),
		promotions: promotionsOf(board, letters.all, reachable(ways, moves)),
		wings: wingsOf(board, new Map([...ways].map(([kind, { castlings }]) => [kind, castlings]))),
		drops: offBoard.some(({ type }) => type === 'drop'),
		capturesToHand: stored,
		mustCapture: ruleset.prefer.some(({ keep }) => {
			const compared = asCondition('compare', asChoice('if', keep)?.if)?.compare[0];
			return asNumber('captured', compared) !== undefined;
		}),
		ends: endsOf(ruleset, names),
	};
}

/** The ends of moves that pieces can make. */
const reachable = (ways: ReadonlyMap<string, KindWays>, moves: ReadonlyMap<string, KindMoves>): ReadonlyMap<string, readonly Arrival[]> =>
	new Map([...ways].map(([kind, { arrivals }]) => [kind, arrivals.filter(({ side, from }) => moves.get(kind)!.reach[side].has(from))]));
