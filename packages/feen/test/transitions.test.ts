import { apply, find, type Game, legal, type Move, outcome, type Position, position as positionOf, type Ruleset, turn } from '@x/core';
import { compile } from '@x/core/compile';
import type { Problem, Result } from '@x/diagnostics';
import { ogi } from '@x/games/ogi';
import { sankiChess } from '@x/games/sanki-chess';
import { xiongqi } from '@x/games/xiongqi';
import { describe, expect } from 'vitest';
import { type Bindings, cross, fromPosition, sanki, toSetup } from '../src/bindings/index.js';
import { parse, stringify, styles } from '../src/index.js';
import { eachShared } from './vectors.js';

interface Transition {
	readonly id: string;
	readonly feen: string;
	readonly move: readonly [from: string | null, to: string, actor: string | null];
	readonly legal: boolean;
	readonly result?: string;
	readonly status?: string;
}

type Style = keyof typeof sanki;

const RULES: Readonly<Record<Style, Ruleset>> = { W: sankiChess.rules, J: ogi.rules, C: xiongqi.rules };

/** Outcomes with the names of that engine. */
const STATUS: Readonly<Record<string, string>> = {
	'no-move': 'nomove',
	'insufficient-material': 'insufficient',
	'royals-only': 'insufficient',
};

const matches = new Map<string, { readonly game: Game; readonly bindings: Bindings }>();

/** The game of two styles. */
const matchOf = (first: Style, second: Style): { readonly game: Game; readonly bindings: Bindings } => {
	const known = matches.get(first + second);
	if (known) return known;
	const { ruleset, bindings } =
		first === second
			? { ruleset: RULES[first], bindings: sanki }
			: cross({ ruleset: RULES[first], binding: sanki[first] }, { ruleset: RULES[second], binding: sanki[second] });
	const made = { game: compile(ruleset), bindings };
	matches.set(first + second, made);
	return made;
};

const unwrap = <T>(result: Result<T, Problem>): T => {
	if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
	return result.value;
};

/** A move, with the dropped piece or the promotion if there is a choice. */
const movesOf = (position: Position, [from, to, actor]: Transition['move'], { kinds }: Ruleset): readonly Move[] => {
	const kind = Object.keys(kinds).find((one) => kinds[one]!.title === actor);
	if (from === null)
		return legal(position).filter((move) => move.from === undefined && move.kind === kind && move.to === position.game.cell(to));
	const found = find(position, { from, to });
	return found.length > 1 || actor !== null ? found.filter(({ promotion }) => promotion !== undefined && promotion === kind) : found;
};

describe('moves of the engine that writes readiness', () => {
	eachShared<Transition>('transitions.readiness', 20, ({ feen, move, legal: may, result, status }) => {
		const before = parse(feen);
		const { first, second } = styles(before);
		const { game, bindings } = matchOf(first as Style, second as Style);
		const setup = toSetup(before, game, bindings, { convention: 'readiness', mode: 'strict' });
		const position = positionOf(game, unwrap(setup));
		const moves = movesOf(position, move, game.ruleset);
		expect(moves.length).toBe(may ? 1 : 0);
		if (!may) return;
		const after = apply(position, moves[0]!);
		expect(turn(after).side).not.toBe(turn(position).side);
		const written = fromPosition(after, bindings, { convention: 'readiness', styles: [first, second] });
		expect(stringify(unwrap(written).feen)).toBe(result);
		const { reason = 'ongoing' } = outcome(after) ?? {};
		if (status !== undefined) expect(STATUS[reason] ?? reason).toBe(status);
	});
});
