import type { Game } from '@x/core';
import type { Field } from '../field.js';
import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import { writeHand } from '../text/hand.js';
import { type Hand, handKinds, handOf } from './hand.js';
import { placementOf } from './placement.js';
import { sideAs, withoutFlags } from './plain.js';

/**
 *     8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124
 *                                                                         ^
 */
const handField = (hand: Hand, report: Report): Field => {
	const spell = (list: ReturnType<Hand['list']>): string => writeHand(list) || '-';
	return {
		code: 'hand',
		fallback: '-',
		read: (text, draft) => {
			hand.read(report, text === '-' ? '' : text, 0, draft);
			return spell(hand.list({ pieces: [], stores: draft.stores ?? {} }));
		},
		write: (setup) => spell(hand.list(setup)),
		covers: hand.store,
	};
};

/** The number of the next ply, from 1. The game counts full moves; if it does not count moves, the number is 1. */
const plyField = ({ names, ruleset }: Game, report: Report): Field => {
	const name = names?.clocks?.full ?? '';
	const sides = ruleset.sideOrder;
	const least = ruleset.vars[name]?.start ?? 1;
	const sideOf = (phase = ruleset.turn.start): number => sides.indexOf(ruleset.turn.phases[phase]?.side ?? '');
	const plyOf = (full: number, phase?: string): string => `${name === '' ? 1 : 2 * (full - least) + 1 + sideOf(phase)}`;
	return {
		code: 'clock',
		fallback: '1',
		read: (text, { vars, phase }) => {
			const value = /^\d{1,9}$/.test(text) ? +text : text === '-' ? 1 : undefined;
			if (value === undefined) report('clock-number', `Expected the number of the next ply, found "${text}".`);
			const full = Math.floor((Math.max(value ?? 1, 1) - 1) / 2) + least;
			if (name !== '') vars[name] = full;
			return plyOf(full, phase);
		},
		write: ({ vars, phase }, { clocks }) => {
			const full = Number(vars?.[name] ?? least);
			if (!(full % 1 === 0 && full >= least && full < 1e9)) refuse(`the value ${full} of ${name}`);
			return clocks === false ? '' : plyOf(full, phase);
		},
		covers: name,
	};
};

/**
 * SFEN, the notation of the USI protocol: promoted pieces with `+`, the first side as `b`, hands as counts and letters (`2P3p`), and the number
 * of the next ply. It does not contain other clocks.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * import { stringify } from '@x/fen';
 * stringify(compile(shogi).start, { dialect: sfen })
 * // → 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'
 */
export const sfen: Dialect = /* @__PURE__ */ dialectOf('sfen', (game, report) => {
	const { board, side, tokens } = placementOf(game, report);
	const own = game.ruleset.sideOrder.map((name) => game.names!.sides[name] ?? name);
	const hand = handField(handOf(game, tokens, handKinds(game)), report);
	return {
		collect: board.collect,
		fields: [withoutFlags(board.field), sideAs(side, ['b', 'w'], [], report, own), hand, plyField(game, report)],
	};
});
