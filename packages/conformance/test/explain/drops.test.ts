import { apply, type Game, legal, type Position, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { explain } from '@x/describe/explain';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';

const gameOf = (id: string): Game => compile(games[id as GameId].rules, games[id as GameId].names);

/** The start of a game without the pieces on some cells, and with pieces in the hand of the first side. */
const holding = (game: Game, without: readonly string[], hand: Readonly<Record<string, number>>): Position => {
	const setup = setupOf(game.start);
	const pieces = setup.pieces.filter(({ at }) => !without.includes(game.cellName(game.cellAt(at)!)));
	return position(game, { ...setup, pieces, stores: { hand: { [Object.keys(game.ruleset.sides)[0]!]: hand } } });
};

const told = (at: Position, kind: string, to: string): string => {
	const answer = explain(at, { to, drop: kind });
	if (answer.legal) return 'legal';
	return `${answer.message} [${answer.culprits.map(({ cell }) => at.game.cellName(cell))}]`;
};

describe('a refused drop', () => {
	const shogi = holding(gameOf('shogi'), ['5g', '5c', '6c'], { P: 1, N: 1, L: 1 });

	it.each([
		['P', '5e', 'legal'],
		['P', '7e', 'A pawn of yours is already on file 7. [7g]'],
		['P', '5a', 'The Gote king is on 5a. [5a]'],
		['G', '7g', 'Your own pawn is on 7g. [7g]'],
		['G', '5e', 'Sente has no gold in hand. []'],
	])('of shogi names the rule and the piece: %s on %s', (kind, to, message) => {
		expect(told(shogi, kind, to)).toBe(message);
	});

	it('names the ranks on which a piece could never move again', () => {
		const open = holding(gameOf('shogi'), ['4g', '5c', '4a', '4c'], { P: 1, N: 1 });
		expect(told(open, 'P', '4a')).toBe('A pawn may be dropped only on its first eight ranks. []');
		expect(told(open, 'N', '4b')).toBe('A knight may be dropped only on its first seven ranks. []');
	});

	it('says what a law forbids after it', () => {
		const game = gameOf('shogi');
		const piece = (name: string, side: string, kind: string) => ({ at: game.vecOf(game.cell(name)), piece: { side, kind } });
		const pieces = [piece('1a', 'black', 'K'), piece('1c', 'white', 'G'), piece('2i', 'white', 'R'), piece('9i', 'white', 'K')];
		const at = position(game, { ...setupOf(game.start), pieces, stores: { hand: { white: { P: 1 } } } });
		expect(told(at, 'P', '1b')).toBe('A pawn may not be dropped so that it gives checkmate. []');
	});

	it('says that a kind is never dropped', () => {
		expect(told(shogi, 'K', '5e')).toBe('A king cannot be put on the board in this game. []');
	});

	const dropping = Object.keys(games).filter((id) =>
		[
			'shogi',
			'minishogi',
			'torishogi',
			'dobutsu',
			'kyotoshogi',
			'crazyhouse',
			'sittuyin',
			'placement',
			'supply',
			'pocketknight',
			'shouse',
			'bughouse',
		].includes(id),
	);

	it.each(dropping)('of %s has a reason and never contradicts the legal moves', (id) => {
		const game = gameOf(id);
		const random = randomFrom(5);
		let at = game.start;
		for (let ply = 0; ply < 24; ply++) {
			const moves = legal(at);
			if (moves.length === 0) break;
			if (ply % 6 === 5) {
				for (const kind of Object.keys(game.ruleset.kinds)) {
					const to = random(game.cells);
					const answer = explain(at, { to, drop: kind });
					expect(answer.legal, `${kind} ${game.cellName(to)}`).toBe(
						moves.some((move) => move.from === undefined && move.to === to && move.kind === kind),
					);
					if (!answer.legal) expect(answer.message).toMatch(/^[A-Z][^']{9,}\.$/);
				}
			}
			at = apply(at, moves[random(moves.length)]!);
		}
	});
});
