import { apply, type GameDefinition, legal, outcome, type Position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { type Converted, fromRuleset } from '../../src/from/index.js';
import { Letters } from '../../src/from/letters.js';
import { toGame } from '../../src/game/index.js';
import type { Fbr } from '../../src/index.js';

/** Boards that do not consist of files and ranks. */
const OTHER_BOARDS = ['alice', 'glinski', 'raumschach'];
const PLIES = byExtent({ full: 120, normal: 60, quick: 20 });
const GAMES = byExtent({ full: 4, normal: 1, quick: 1 });

const DRAWS = ['claim', 'clock', 'outcome', 'trace'];
/** Whether a conversion loses nothing but parts with these codes. */
const losesOnly = ({ lost }: Converted<Fbr>, ...codes: readonly string[]): boolean =>
	lost.every(({ code }) => codes.includes(code.replace('fbr/lost-', '')));

/** The pieces and the hands of a position; `letter` gives the type of a kind. */
function shown(position: Position, letter: (kind: string) => string): string {
	const { pieces, stores = {} } = setupOf(position);
	const board = pieces.map(({ at, piece }) => `${at} ${piece.side} ${letter(piece.kind)}`).sort();
	const hands = Object.values(stores).flatMap((store) =>
		Object.entries(store).flatMap(([side, held]) =>
			Object.entries(held).flatMap(([kind, count]) => (count > 0 ? [`${side} ${letter(kind)} ${count}`] : [])),
		),
	);
	return [...board, ...hands.sort()].join(', ');
}

/** Whether a game has ended. Expects the same end of both positions if no win is lost, but for draws that are lost. */
function hasEnded(ours: Position, theirs: Position, converted: Converted<Fbr>): boolean {
	const [end, other] = [outcome(ours), outcome(theirs)];
	if (losesOnly(converted, ...DRAWS)) {
		expect(other?.winner).toBe(end?.winner);
		const isLost = (reason: string | undefined): boolean => converted.lost.some(({ path }) => path === `outcomes.${reason}`);
		if (end !== undefined && other === undefined) expect(end.reason).toSatisfy(isLost);
		if (end === undefined && other !== undefined) expect(outcome(ours, { claims: true })?.reason).toSatisfy(isLost);
	}
	return end !== undefined || other !== undefined;
}

/** Plays a random game in which every other move captures or drops, if it can. */
function play(game: GameDefinition, converted: Converted<Fbr>, start: number): void {
	const again = toGame(converted.value);
	const letters = new Letters(game.rules, game.names);
	const other = (kind: string): string => again.names.kinds[kind]!.letter;
	let [ours, theirs] = [compile(game).start, compile(again).start];
	let seed = start;
	for (let ply = 0; ply < PLIES; ply++) {
		if (hasEnded(ours, theirs, converted)) return;
		const next = new Map(legal(ours).map((move) => [shown(apply(ours, move), (kind) => letters.of(kind)), move]));
		const same = new Map(legal(theirs).map((move) => [shown(apply(theirs, move), other), move]));
		expect([...same.keys()].sort()).toEqual([...next.keys()].sort());
		const count = setupOf(ours).pieces.length;
		const all = [...next.keys()].sort();
		const lively = all.filter((key) => setupOf(apply(ours, next.get(key)!)).pieces.length !== count);
		const from = ply % 2 === 1 && lively.length > 0 ? lively : all;
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
		const key = from[(seed >>> 8) % from.length]!;
		ours = apply(ours, next.get(key)!);
		theirs = apply(theirs, same.get(key)!);
	}
}

const CONVERTED = Object.values(games)
	.filter(({ id }) => !OTHER_BOARDS.includes(id))
	.map((game) => ({ game, converted: fromRuleset(game.rules, { names: game.names }) }))
	.filter(({ converted }) => losesOnly(converted, ...DRAWS, 'win'));

describe('random games', () => {
	// Hands of two-faced pieces had two faults that no table of counts showed.
	const TWO_FACED = ['kyotoshogi', 'micro'];
	const [always, others] = [true, false].map((wanted) => CONVERTED.filter(({ game }) => TWO_FACED.includes(game.id) === wanted));
	const cases = [...always!, ...sampleOf('fbr playouts', others!, { normal: 0.3, quick: 0.1 })];
	it.each(cases.map((one) => [one.game.id, one] as const))('have the same moves in %s, and the same ends if no win is lost', (_, one) => {
		for (let seed = 1; seed <= GAMES; seed++) play(one.game, one.converted, seed);
	});
});
