import type { GameDefinition, Hook, Names, Ruleset } from '@x/core';
import { act, all, any, compare, count, defineGame, land, not, phase, pick, seq, set, test } from '@x/core/build';
import type { Chess } from './chess.js';
import { completeFen } from './parts/dialects.js';
import { drawsWhilePlaying } from './parts/ends.js';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { chessDrawing, clocks, orthodox } from './parts/orthodox.js';
import type { WhiteBlackAndNeutral } from './parts/words.js';

/** A hook that holds of the piece's move alone, not of the duck's. */
const whileMoving = ({ id, if: condition = all(), do: effects, else: otherwise = [] }: Hook): Hook[] => [
	{ id, if: all(phase('white', 'black'), condition), do: effects },
	...(otherwise.length === 0 ? [] : [{ id: `${id}-else`, if: all(phase('white', 'black'), not(condition)), do: otherwise }]),
];

const rules: Ruleset = /* @__PURE__ */ (() => {
	const rules = orthodox({ drawing: chessDrawing, castling: { unsafe: true }, more: { outcomes: [] } });
	const walk = any(
		seq(test(compare(count({ who: 'neutral' }), '=', 0)), pick({ who: 'empty' }), act(set('at', { kind: 'D', side: 'neutral' }))),
		seq(pick({ who: 'neutral' }, { origin: true }), pick({ who: 'empty' }), land()),
	);
	const turn = (side: string, next: string): Ruleset['turn']['phases'] => ({
		[side]: { side, next: [{ to: `${side}-duck` }] },
		[`${side}-duck`]: { side, pieces: false, also: ['duck'], next: [{ to: next }] },
	});
	return {
		...rules,
		kinds: { ...rules.kinds, D: { title: 'duck', moves: 'still' } },
		royal: { some: [] },
		paths: { ...rules.paths, still: any(), duck: walk },
		after: clocks(['P']).flatMap(whileMoving),
		forbid: [],
		outcomes: [
			...extinction(['K']).map((outcome) => ({ ...outcome, id: 'king-captured', if: all(phase('white', 'black'), outcome.if ?? all()) })),
			...drawsWhilePlaying.map((outcome) => ({ ...outcome, if: all(phase('white', 'black'), outcome.if ?? all()) })),
			{ id: 'stalemate', when: 'stuck' as const, result: 'win' as const },
		],
		turn: { start: 'white', phases: { ...turn('white', 'black'), ...turn('black', 'white') } },
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { kinds: { ...namesOf(rules).kinds, D: { letter: '*' } } });

/** The sides, kinds and reasons of Duck. */
export interface Duck extends WhiteBlackAndNeutral {
	readonly kind: Chess['kind'] | 'D';
	readonly reason: 'king-captured' | 'fivefold-repetition' | 'threefold-repetition' | '75-move-rule' | '50-move-rule' | 'stalemate';
}

/**
 * Duck chess: after each move its player puts the duck, which can be neither captured nor passed, on another free cell. Kings are captured, not mated (the
 * duck is still put then, as in Fairy-Stockfish), and a side that cannot move wins.
 *
 * Tim Paulden, 2016 (duckchess.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * perft(compile(duck).start, 1, { unit: 'turn' }) // → 640
 */
export const duck: GameDefinition<Duck> = /* @__PURE__ */ defineGame({
	id: 'duck',
	title: 'Duck',
	also: ['Duck chess'],
	rules,
	names,
	dialects: completeFen,
});
