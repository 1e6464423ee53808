import { apply, type Game, key, legal, type Move, moveName, outcome, type Position, sameMove, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { NotationError } from '@x/diagnostics';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { fromPosition, parse, type ResolvedEpd, safeResolve, stringify } from '../src/epd.js';

const bounded = Object.keys(games).filter((name) =>
	games[name as GameId].rules.space.axes.every(({ extent }) => extent?.every((end) => end !== null)),
) as readonly GameId[];

/** The positions of each game. */
const POSITIONS = Number(process.env.X_RUNS ?? byExtent({ full: 20, normal: 7, quick: 2 }));

/** A setup with all parts in a fixed order and without default values. */
function whole({ game: { ruleset } }: Position, setup: ReturnType<typeof setupOf>): unknown {
	const { pieces, phase, vars = {}, points = {}, stores = {} } = setup;
	return {
		phase: phase ?? ruleset.turn.start,
		pieces: pieces.map(({ at, piece }) => [...at, piece.side, piece.kind, ...[...(piece.flags ?? [])].sort()].join(' ')).sort(),
		vars: Object.entries(ruleset.vars).map(([name, { start, perSide }]) => {
			const value = vars[name] ?? start;
			const of = (side: string): number => (typeof value === 'number' ? value : (value[side] ?? start));
			return [name, perSide ? ruleset.sideOrder.map(of) : value];
		}),
		points: Object.entries(points).filter(([, cells]) => cells.length > 0),
		stores: Object.entries(stores).flatMap(([store, sides]) =>
			Object.entries(sides).map(([side, held]) => [
				store,
				side,
				Object.entries(held)
					.filter(([, count]) => count > 0)
					.sort(),
			]),
		),
	};
}

/** Legal moves one after the other. */
function lineFrom(position: Position, length: number, random: (n: number) => number): readonly Move[] {
	const line: Move[] = [];
	let current = position;
	while (line.length < length) {
		const moves = legal(current);
		if (moves.length === 0) break;
		line.push(moves[random(moves.length)]!);
		current = apply(current, line.at(-1)!);
	}
	return line;
}

function resolved(line: string, game: Game, strict: boolean): ResolvedEpd | undefined {
	const result = safeResolve(line, game);
	if (result.ok) {
		if (strict) expect(safeResolve(line, game, { mode: 'strict' }).ok, line).toBe(true);
		expect(
			result.warnings.filter(({ code }) => !code.startsWith('setup/') && !code.startsWith('core/')),
			line,
		).toEqual([]);
		return result.value;
	}
	// A setup that the rules refuse, such as one without a king, is not a position of the game.
	const refused = result.problems.every(({ code }) => !/^(?:fen|pgn|san)\//.test(code));
	if (!refused) throw new NotationError(result.problems, `${line}: ${result.problems[0]!.code} ${result.problems[0]!.message}`);
	return undefined;
}

const equalMoves = (one: readonly Move[], other: readonly Move[]): boolean =>
	one.length === other.length && one.every((move, nth) => sameMove(move, other[nth]!));

function check(position: Position, random: (n: number) => number): boolean {
	const { game } = position;
	const moves = legal(position);
	const best = moves.filter(() => random(4) === 0).slice(0, 3);
	const line = lineFrom(position, 3, random);
	const given = { ...(best.length > 0 && { bm: best }), ...(line.length > 0 && { pv: line, pm: line[0]! }), id: 'a "test"; of all' };
	const text = stringify(fromPosition(position, given));
	expect(stringify(parse(text))).toBe(text);
	const read = resolved(text, game, random(25) === 0);
	if (read === undefined) return false;
	expect(key(read.position), text).toBe(key(position));
	const [found, written] = [whole(position, setupOf(read.position)), whole(position, setupOf(position))];
	if (JSON.stringify(found) !== JSON.stringify(written)) expect(found, text).toEqual(written);
	// EPD does not contain the history, which may have ended the game.
	if (outcome(position) !== undefined) return true;
	expect(equalMoves(read.bm, best), `${text} ${best.map(moveName)}`).toBe(true);
	expect(equalMoves(read.pv, line), `${text} ${line.map(moveName)}`).toBe(true);
	return true;
}

describe('reads the written EPD of random positions of every game, with best moves and a line', () => {
	test.each(sampleOf('EPD', bounded, { normal: 0.25, quick: 0.1 }))('%s', (name) => {
		const game = compile(games[name]);
		const random = randomFrom(Number(process.env.X_SEED ?? 1));
		let position = game.start;
		let equal = 0;
		for (let nth = 0; nth < POSITIONS; nth++) {
			if (check(position, random)) equal++;
			const moves = legal(position);
			position = moves.length === 0 || nth % 40 === 39 ? game.start : apply(position, moves[random(moves.length)]!);
		}
		expect(equal).toBeGreaterThan(POSITIONS / 2);
	});
});
