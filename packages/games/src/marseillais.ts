import type { Cond, GameDefinition, Names, Path, Ruleset, Vec } from '@x/core';
import {
	act,
	all,
	any,
	at,
	capture,
	compare,
	defineGame,
	each,
	extend,
	is,
	land,
	phase,
	promote,
	royalAttacked,
	same,
	seq,
	setPoint,
	setVar,
	some,
	step,
	test,
	variable,
	within,
} from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { completeFen } from './parts/dialects.js';

const first = phase('white', 'black');
const second = phase('white-again', 'black-again');

/** The cells passed over in both halves of the opponent's turn: one point each, for both may stand. */
const points = ['ep', 'ep-again'];

/** With the first move of the turn, and with the second where the first was such a capture too. */
const mayPass: Cond = some(first, compare(variable('passing'), '>', 0));

function pawn(): Path {
	const empty = at({ who: 'empty' });
	const behind = { from: 'at', by: [0, -1] } as const;
	const ending = promote(['Q', 'R', 'B', 'N'], 'last');
	const takes: readonly Vec[] = [
		[1, 1],
		[-1, 1],
	];
	return any(
		seq(step([0, 1]), empty, ending),
		...[first, second].map((half, index) =>
			seq(
				test(all(half, within('second', 'origin'))),
				step([0, 1]),
				empty,
				act(setPoint(points[index]!, 'at')),
				step([0, 1]),
				empty,
				land(),
			),
		),
		each(takes, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), ending)),
		...points.map((point) =>
			each(
				takes,
				'd',
				seq(
					test(mayPass),
					step('d'),
					test(same('at', { point })),
					empty,
					test(is(behind, { who: 'enemy', kind: ['P'] })),
					capture(behind),
					act(setVar('passing', 1)),
					land(),
				),
			),
		),
	);
}

const rules: Ruleset = /* @__PURE__ */ (() =>
	extend(chess.rules, {
		points: { 'ep-again': 'reply' },
		vars: { passing: { start: 0, life: 'turn', identity: true } },
		paths: { pawn: pawn() },
		after: [
			{
				id: 'fullmove',
				if: some(phase('black-again'), all(phase('black'), royalAttacked('other'))),
				do: [{ var: 'fullmove', add: 1 }],
			},
		],
		turn: {
			start: 'white-again',
			phases: {
				white: { next: [{ if: royalAttacked('other'), to: 'black' }, { to: 'white-again' }] },
				black: { next: [{ if: royalAttacked('other'), to: 'white' }, { to: 'black-again' }] },
				'white-again': { side: 'white', next: [{ to: 'black' }] },
				'black-again': { side: 'black', next: [{ to: 'white' }] },
			},
		},
		start: { phase: 'white-again' },
	}))();

const names: Names = chess.names;

/** The sides, kinds and reasons of Marseillais. */
export interface Marseillais extends Chess {}

/**
 * Balanced Marseillais chess: two moves a turn, by one piece or by two, and White begins with a single one. A check with the first move ends
 * the turn, and a check is answered with the first move: after every single move the own king is safe. A double step in either
 * half of the turn may be captured en passant with the first move of the reply; two double steps with both moves. A side that cannot make a first or a
 * second move and is not in check is stalemated.
 *
 * After the rules of A. Fortis (Le Soleil, Marseille, 1925), balanced by R. Bruce (1963), as described on chessvariants.com; clocks count
 * single moves. White begins as if it had made the first move of a turn already.
 *
 * @example
 * import { marseillais } from '@x/games/marseillais';
 * Object.keys(marseillais.rules.turn.phases) // ['white', 'black', 'white-again', 'black-again']
 */
export const marseillais: GameDefinition<Marseillais> = /* @__PURE__ */ defineGame({
	id: 'marseillais',
	title: 'Marseillais',
	also: ['Marseillais chess', 'Double-move chess', 'Two-move chess'],
	rules,
	names,
	dialects: completeFen,
});
