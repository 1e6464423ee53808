import { apply, type Game, legal, type Position, perft, position } from '@x/core';
import { compile } from '@x/core/compile';
import { reference, type State } from '@x/core/reference';
import type { TableGame } from '@x/core/src/engines/general/game';
import { Recurrence } from '@x/core/src/engines/general/path-programs/recurrence';
import type { Cond, Num, Outcome, PieceData, Ruleset, Setup } from '@x/core/src/rules/types';
import { shogi } from '@x/games/shogi';
import { xiangqi } from '@x/games/xiangqi';
import { describe, expect, it } from 'vitest';
import { moveText } from './games.js';
import { small } from './small/compare.js';
import { empty, land, men, steps } from './small/parts.js';

const walking = steps(
	[
		[1, 0],
		[-1, 0],
	],
	empty,
	land,
);
const passing = (also: Ruleset['turn']['phases'][string]['also']): Ruleset['turn'] => ({
	start: 'white',
	phases: {
		white: { side: 'white', ...(also && { also }), next: [{ to: 'black' }] },
		black: { side: 'black', ...(also && { also }), next: [{ to: 'white' }] },
	},
});
const over = (num: Num, than: number): Cond => ({ compare: [num, '>', than] });
const times = (than: number): Cond => over({ repeats: 'position' }, than);
const lost = (condition: Cond, when: 'turn' | 'moved' = 'turn'): Outcome => ({ id: 'again', when, if: condition, result: 'loss' });
const stayed: Ruleset['traces'] = { stayed: { of: { who: 'friend' }, if: { all: [] } } };

/** A king of each side that goes along its row. */
const kings = (outcome: Outcome, parts: Partial<Omit<Ruleset, 'start' | 'paths'>> = {}, paths: Ruleset['paths'] = {}): Ruleset =>
	small({
		...parts,
		outcomes: [outcome, { id: 'stuck', when: 'stuck', result: 'loss' }],
		paths: { king: walking, ...paths },
		start: { pieces: men('K a1', 'k e4') },
	});
const withPass = (outcome: Outcome): Ruleset => kings(outcome, { turn: passing(['pass']) }, { pass: { seq: [] } });

/** `perft` by its definition: every move is played, and every position asked for its moves. */
const played = (at: Position, depth: number): number =>
	depth === 0 ? 1 : legal(at).reduce((sum, move) => sum + played(apply(at, move), depth - 1), 0);

const recurrenceOf = (game: Game): Recurrence => new Recurrence((game as TableGame).inPlay);

/** For how many plies from a position none can come often enough, as `tooRare` has it; -1: not even for none. */
function rareFor(at: Position, most = 40): number {
	legal(at);
	const recurrence = recurrenceOf(at.game);
	let plies = -1;
	while (plies < most && recurrence.cannotRecur(plies + 1)) plies++;
	return plies;
}

const goTo = (at: Position, line: readonly (readonly [number, number])[]): Position =>
	line.reduce((now, [from, to]) => apply(now, legal(now).find((move) => move.from === from && move.to === to)!), at);

/** Both kings go there and back, from the start on. */
const CIRCLE = [
	[0, 1],
	[19, 18],
	[1, 0],
	[18, 19],
] as const;
const circled = (plies: number): (readonly [number, number])[] => Array.from({ length: plies }, (_, ply) => CIRCLE[ply % 4]!);

describe('where no position can come often enough, history is not asked', () => {
	/** A ruleset, plies played in the circle, and the plies after which a position may come for the deciding time: at the first it does. */
	it.each<readonly [string, Ruleset, number, number]>([
		['a second time, by own moves', kings(lost(times(1))), 0, 4],
		['a second time, where either may pass', withPass(lost(times(1))), 0, 2],
		['a second time, as a number that is reached', kings(lost({ compare: [{ repeats: 'position' }, '=', 2] })), 0, 4],
		['a second time, told the other way round', kings(lost({ compare: [1, '<', { repeats: 'position' }] })), 0, 4],
		['a third time', kings(lost(times(2))), 0, 8],
		['a third time, where either may pass', withPass(lost(times(2))), 0, 4],
		['a third time, one ply after the start', kings(lost(times(2))), 1, 7],
		['a third time, after a circle', kings(lost(times(2))), 4, 4],
		['a third time, two plies after that', kings(lost(times(2))), 6, 2],
		['a third time, one ply before it comes', kings(lost(times(2))), 7, 1],
		['a third time, and it has come', kings(lost(times(2))), 8, 0],
		['either of two numbers', kings(lost({ some: [times(3), times(1)] })), 0, 4],
		['both of two numbers', kings(lost({ all: [times(2), times(1)] })), 0, 8],
		['pieces that stayed since it first came', kings(lost(over({ kept: 'stayed', by: 'own' }, 0)), { traces: stayed }), 0, 4],
		['asked of who moved', kings(lost(times(1), 'moved')), 0, 4],
	])('%s', (_, ruleset, plies, first) => {
		const at = goTo(compile(ruleset).start, circled(plies));
		expect(rareFor(at)).toBe(first - 1);
		const endless = goTo(compile({ ...ruleset, outcomes: ruleset.outcomes.slice(1) }).start, circled(plies));
		for (let depth = 1; depth <= first + 2; depth++) {
			expect(perft(at, depth), `depth ${depth}`).toBe(played(at, depth));
			// Positions are asked down to one ply above the leaves.
			expect(perft(at, depth) < perft(endless, depth), `depth ${depth} ends`).toBe(depth > first);
			expect(perft(at, depth, { unit: 'turn' }), `depth ${depth} by turns`).toBe(perft(at, depth));
		}
	});

	/** The games that take the slow way from the first ply on. */
	it.each<readonly [string, Ruleset]>([
		['fewer than a number of times', kings(lost({ compare: [{ repeats: 'position' }, '<', 1] }))],
		['a board, which comes in another phase too', withPass(lost(over({ repeats: 'board' }, 1)))],
		['no such number', kings(lost({ not: times(2) }))],
		['one of two, where the other asks nothing', kings(lost({ some: [times(2), { phase: ['white'] }] }))],
		['a law asks', kings(lost(times(2)), { forbid: [{ id: 'never', if: times(4) }] })],
		[
			'a phase that is skipped',
			kings(lost(times(2)), {
				turn: {
					start: 'white',
					phases: { white: { side: 'white', skip: 'black', next: [{ to: 'black' }] }, black: { side: 'black', next: [{ to: 'white' }] } },
				},
			}),
		],
		[
			'a side that chooses twice',
			kings(lost(times(2)), {
				turn: {
					start: 'white',
					phases: {
						white: { side: 'white', next: [{ to: 'more' }] },
						more: { side: 'white', next: [{ to: 'black' }] },
						black: { side: 'black', next: [{ to: 'white' }] },
					},
				},
			}),
		],
	])('not for %s', (_, ruleset) => {
		const { start } = compile(ruleset);
		expect(rareFor(start)).toBe(-1);
		const definition = reference(ruleset);
		for (let depth = 1; depth <= 5; depth++) expect(perft(start, depth)).toBe(definition.perft(definition.start(), depth));
	});

	/** The reasons why two plies are enough for a position to come again. */
	it.each<readonly [string, Ruleset]>([
		['a piece left behind', kings(lost(times(2)), {}, { king: steps([[1, 0]], empty, { do: { land: true, leave: { of: 'stand' } } }) })],
		['pieces of one team', kings(lost(times(2)), { sides: { ...small({}).sides, black: { ...small({}).sides.black!, team: 'white' } } })],
		['a flag that a walk takes off', kings(lost(times(2)), { flags: { fresh: {} } })],
		['a hook that writes on the board', kings(lost(times(2)), { after: [{ id: 'mark', do: [{ set: { cell: [2, 1] }, to: 'none' }] }] })],
		['a walk that writes a piece', kings(lost(times(2)), {}, { a: { do: { set: 'at', to: 'none' } } })],
		['a walk that writes a variable', kings(lost(times(2)), { vars: { n: { start: 0 } } }, { a: { do: { var: 'n', add: 1 } } })],
		['another piece that is lifted', kings(lost(times(2)), {}, { a: { seq: [{ pick: {}, origin: true }, land] } })],
	])('two plies may be enough with %s', (_, ruleset) => {
		expect(rareFor(compile(ruleset).start)).toBe(3);
	});

	it('counts the occurrences before the setup', () => {
		const game = compile(kings(lost(times(2))));
		const { pieces } = game.ruleset.start;
		expect(rareFor(position(game, { pieces, phase: 'white', seen: ['elsewhere'] }))).toBe(3);
		expect(rareFor(position(game, { pieces, phase: 'white', seen: ['here', 'there'] }))).toBe(-1);
	});

	it('watches for a repeated position, however the game continued', () => {
		const at = goTo(compile(kings(lost(times(2)))).start, [...circled(7), [18, 17], [0, 1], [17, 16]]);
		// A position that came twice, the last time three plies ago, may come again in one, as far as plies tell.
		expect(rareFor(at)).toBe(0);
		for (let depth = 1; depth <= 5; depth++) expect(perft(at, depth)).toBe(played(at, depth));
	});

	it('equals the interpreter from every position near the end', () => {
		for (const ruleset of [
			kings(lost(times(2))),
			withPass(lost(times(3))),
			kings(lost({ all: [times(1), over({ kept: 'stayed', by: 'other' }, 0)] }), { traces: stayed }),
		]) {
			const definition = reference(ruleset);
			let at = compile(ruleset).start;
			let state: State = definition.start();
			for (let ply = 0; ply < 12; ply++) {
				for (let depth = 1; depth <= 4; depth++) expect(perft(at, depth), `ply ${ply} depth ${depth}`).toBe(definition.perft(state, depth));
				const [from, to] = CIRCLE[ply % 4]!;
				const move = legal(at).find((one) => one.from === from && one.to === to);
				if (move === undefined) break;
				state = definition.apply(state, definition.legal(state).find((one) => moveText(one) === moveText(move))!);
				at = apply(at, move);
			}
		}
	});
});

describe('the presets', () => {
	const on = (x: number, y: number, letter: string): Setup['pieces'][number] => {
		const piece: PieceData = { side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() };
		return { at: [x, y], piece };
	};
	const at = (x: number, y: number): number => x + 9 * y;

	it.each<readonly [string, Ruleset, number]>([
		// A third time: eight plies of own moves.
		['xiangqi', xiangqi.rules, 7],
		// A fourth time: drops may be taken back in two plies.
		['shogi', shogi.rules, 5],
	])('%s', (_, ruleset, plies) => {
		expect(rareFor(compile(ruleset).start)).toBe(plies);
	});

	it.each<readonly [string, Ruleset, Setup['pieces'], readonly (readonly [number, number])[], number, readonly number[]]>([
		[
			'xiangqi',
			xiangqi.rules,
			[on(4, 9, 'k'), on(5, 0, 'K'), on(3, 4, 'R')],
			[
				[at(3, 4), at(4, 4)],
				[at(4, 9), at(3, 9)],
				[at(4, 4), at(3, 4)],
				[at(3, 9), at(4, 9)],
			],
			8,
			[7, 3, 2, 1, 0, -1],
		],
		[
			'shogi',
			shogi.rules,
			[on(4, 8, 'k'), on(4, 0, 'K'), on(3, 4, 'L'), on(2, 4, 'N')],
			[
				[at(4, 0), at(4, 1)],
				[at(4, 8), at(4, 7)],
				[at(4, 1), at(4, 0)],
				[at(4, 7), at(4, 8)],
			],
			12,
			[5, 1, 0, 0, 0, -1],
		],
	])('%s, up to a perpetual check or a circle of its kings', (_, ruleset, pieces, cycle, plies, rare) => {
		const start = position(compile(ruleset), { pieces, phase: 'white' });
		let now = start;
		const found: number[] = [];
		for (let ply = 0; ply <= plies; ply++) {
			if (ply === 0 || ply >= plies - 4) {
				found.push(rareFor(now));
				for (let depth = 1; depth <= 3; depth++) expect(perft(now, depth), `ply ${ply} depth ${depth}`).toBe(played(now, depth));
			}
			if (ply < plies) now = goTo(now, [cycle[ply % 4]!]);
		}
		expect(found).toEqual(rare);
	});
});
