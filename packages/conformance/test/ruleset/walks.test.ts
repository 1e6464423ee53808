import { normalise } from '@x/core/build';
import { cellsOf, Explorer, isCastling, offBoardMoves, squareAt, vectorOf } from '@x/core/reading';
import { chess } from '@x/games/chess';
import { crazyhouse } from '@x/games/crazyhouse';
import { shogi } from '@x/games/shogi';
import { describe, expect, it } from 'vitest';

describe('walks', () => {
	const rules = normalise(chess.rules);
	const explorer = new Explorer(rules);

	it('reach every square that a knight reaches', () => {
		const walks = explorer.walks(rules.paths.knight!, 'N', 0)!;
		const targets = walks.flatMap(({ to, origins, captures }) =>
			captures.length === 0 && origins.includes(0) ? [squareAt({ files: 8, ranks: 8 }, 0, to)] : [],
		);
		expect(targets.sort((a, b) => a - b)).toEqual([10, 17]);
	});

	it('turn with the side', () => {
		const steps = (side: 0 | 1) => new Set(explorer.walks(rules.paths.pawn!, 'P', side)!.map(({ to }) => String(vectorOf(to, side))));
		expect(steps(0)).toEqual(steps(1));
	});

	it('tell castling from other moves', () => {
		const walks = explorer.walks(rules.paths.king!, 'K', 1)!;
		expect(walks.filter(isCastling).map(({ stand }) => vectorOf(stand!, 1))).toEqual([
			[2, 0],
			[-2, 0],
		]);
	});

	it('name the kinds of promotions', () => {
		const walks = explorer.walks(rules.paths.pawn!, 'P', 0)!;
		expect([...new Set(walks.flatMap(({ becomes }) => becomes ?? []))].sort()).toEqual(['B', 'N', 'Q', 'R']);
	});
});

describe('moves that do not start from a piece', () => {
	it('are drops with their kinds and zones', () => {
		const { moves, unknown } = offBoardMoves(normalise(crazyhouse.rules));
		expect(unknown).toEqual([]);
		expect(moves.map(({ type, kinds }) => `${type} ${kinds}`).sort()).toEqual(['drop B', 'drop N', 'drop P', 'drop Q', 'drop R']);
	});

	it('keep the marks that laws read', () => {
		const rules = normalise(shogi.rules);
		const pawn = offBoardMoves(rules).moves.find(({ kinds }) => kinds[0] === 'P')!;
		expect(pawn.marks).toEqual(['pawn-drop']);
		expect(cellsOf(rules, rules.zones[pawn.zone!]!, 'black').has(0)).toBe(false);
	});
});
