import { type Game, outcome } from '@x/core';
import { extend } from '@x/core/build';
import { compile } from '@x/core/compile';
import { parsePosition } from '@x/fen';
import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';
import { fromRuleset } from '../src/from/index.js';
import { parse, stringify } from '../src/index.js';
import { toGame } from '../src/rules/index.js';

/** A position per end that a position shows, and its result. */
const SHOWN: Readonly<Record<string, string>> = {
	checkmate: 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1',
	stalemate: 'k7/2Q5/8/8/8/8/8/4K3 b - - 0 1',
	'insufficient-material': '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
	'75-move-rule': '4k3/p7/8/8/8/8/P7/R3K3 w - - 150 90',
};

const endIn = (game: Game, fen: string): string => {
	const end = outcome(parsePosition(fen, game));
	return end === undefined ? 'none' : (end.winner ?? 'draw');
};

describe.each(['win', 'loss', 'draw'] as const)('an end of chess that is a %s', (result) => {
	it.each(chess.rules.outcomes.filter((one) => one.result !== result).map(({ id }) => id))('%s is written, or named as a loss', (id) => {
		const outcomes = chess.rules.outcomes.map((one) => (one.id === id ? { ...one, result } : one));
		const rules = extend(chess.rules, { outcomes });
		const { value, lost } = fromRuleset(rules, { names: chess.names, section: 'mine' });
		if (lost.some(({ code, path }) => code === 'variants-ini/lost-outcome' && (path === `outcomes.${id}` || path === 'outcomes'))) return;
		const fen = SHOWN[id];
		expect(fen, `${stringify(value)} ${lost.map(({ message }) => message).join(' ')}`).toBeDefined();
		const ours = compile({ ...chess, rules });
		expect(endIn(compile(toGame(parse(stringify(value)))), fen!), stringify(value)).toBe(endIn(ours, fen!));
	});
});
