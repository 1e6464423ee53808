import type { Game, GameDefinition, Position, Ruleset, Setup } from '@x/core';
import { apply, inCheck, key, legal, outcome, position, setupOf, turn } from '@x/core';
import { type ReferenceGame, reference, type State } from '@x/core/reference';
import { NotationError } from '@x/diagnostics';
import type { AttributeName, RuleName } from '../../src/index.js';
import { boardText, gameOf, type Row } from './rows.js';
import { setupFor } from './setups.js';

/** A position in which a rule or an attribute changes the moves or the outcome. */
export interface Witness extends Omit<Row['position'], 'board'> {
	readonly id: string;
	readonly rule: RuleName;
	readonly attribute?: AttributeName;
	/** The statement that the witness shows. */
	readonly because: string;
	/** Files, ranks, and boards if there are several: `8x8`, `3x3x2`. */
	readonly size: string;
	readonly pieces: string;
	/** The rules with the rule or the attribute. */
	readonly definition: string;
	/** The rules where it is left out, negated, or replaced by a sibling. */
	readonly other: string;
	readonly board: string;
	/** The position is the start of the game. */
	readonly start?: true;
	/** Moves that are played first, each as the board after it. */
	readonly line?: readonly string[];
	/** The difference: moves of one game only, the outcome, or the code of the refusal of the other game. */
	readonly differs: Difference;
}

export interface Difference {
	/** The moves that only the game with the rule has. */
	readonly moves?: readonly string[];
	/** The moves that only the game without the rule has. */
	readonly otherMoves?: readonly string[];
	/** The outcome with and without the rule, if there is a difference. */
	readonly outcome?: readonly [string, string];
	/** Whether the side to move is in check, with and without the rule, if there is a difference. */
	readonly check?: readonly [boolean, boolean];
	/** The code of the refusal of the game without the rule. */
	readonly otherRefused?: string;
	/** The code of the refusal of the game with the rule. */
	readonly refused?: string;
}

/** An engine as a witness sees it. */
interface Engine<At> {
	readonly begin: (setup: Setup) => At;
	readonly next: (at: At) => readonly At[];
	readonly setup: (at: At) => Setup;
	readonly outcome: (at: At) => object | undefined;
	readonly inCheck: (at: At) => boolean;
	readonly side: (at: At) => string;
	readonly key: (at: At) => string;
}

export const compiled = (game: Game): Engine<Position> => ({
	begin: (setup) => position(game, setup),
	next: (at) => legal(at).map((move) => apply(at, move)),
	setup: setupOf,
	outcome: (at) => outcome(at),
	inCheck: (at) => inCheck(at),
	side: (at) => turn(at).side,
	key,
});

export const literal = (rules: Ruleset): Engine<State> => {
	const game: ReferenceGame = reference(rules);
	return {
		begin: game.stateOf,
		next: (at) => game.legal(at).map((move) => game.apply(at, move)),
		setup: game.setupOf,
		outcome: (at) => game.outcome(at),
		inCheck: game.inCheck,
		side: (at) => {
			const { phase } = game.setupOf(at);
			return rules.turn.phases[phase!]!.side;
		},
		key: game.key,
	};
};

interface Answer {
	readonly moves: readonly string[];
	readonly outcome: string;
	readonly check: boolean;
}

const sizeOf = ({ size }: Witness): readonly number[] => size.split('x').map(Number);

function definitionOf(witness: Witness, rules: string): Row['definition'] {
	const [files, ranks, boards] = sizeOf(witness) as [number, number, number?];
	return { files, ranks, ...(boards !== undefined && { boards }), pieces: witness.pieces, rules };
}

/** The game with the rule, or the other one. */
export function gameFor(witness: Witness, rules: string): { readonly definition: GameDefinition; readonly game: Game } {
	return gameOf(definitionOf(witness, rules), witness.board, witness.start ? `${witness.board} w` : witness.setup);
}

/** The parts of a setup that a game has: the other game may lack a hand, a flag or a variable. */
function fitted(setup: Setup, rules: Ruleset): Setup {
	const known = <T>(table: Readonly<Record<string, T>> | undefined, names: object): Readonly<Record<string, T>> =>
		Object.fromEntries(Object.entries(table ?? {}).filter(([name]) => name in names));
	return {
		...setup,
		stores: known(setup.stores, rules.stores),
		vars: known(setup.vars, rules.vars),
		points: known(setup.points, rules.points),
	};
}

const resultOf = (found: object | undefined): string => {
	if (found === undefined) return '-';
	const { winner, reason } = found as { readonly winner?: string; readonly reason?: string };
	return `${winner ?? 'draw'}: ${reason}`;
};

const contents = (table: Readonly<Record<string, Readonly<Record<string, number>>>> = {}): string =>
	Object.entries(table)
		.flatMap(([owner, kinds]) => Object.entries(kinds).map(([kind, count]) => (count > 0 ? ` ${owner[0]}:${kind}×${count}` : '')))
		.sort()
		.join('');

/** The position of a witness in the game with the rule. */
export function positionFor(witness: Witness): Position {
	const { definition, game } = gameFor(witness, witness.definition);
	return begun(compiled(game), definition.rules, witness, witness.definition);
}

/** The moves of a position as the boards after them, with the hands, the side to move and the result. */
export function answerWith<At>(engine: Engine<At>, rules: Ruleset, witness: Witness, text: string): Answer {
	const start = begun(engine, rules, witness, text);
	const shown = (at: At): string => boardText(engine.setup(at), definitionOf(witness, text));
	const moves = engine.next(start).map((at) => {
		const end = resultOf(engine.outcome(at));
		return `${shown(at)}${contents(engine.setup(at).stores?.hand)} → ${end === '-' ? engine.side(at) : end}`;
	});
	return { moves: moves.sort(), outcome: resultOf(engine.outcome(start)), check: engine.inCheck(start) };
}

/** The position of a witness, after the moves that are played first. */
function begun<At>(engine: Engine<At>, rules: Ruleset, witness: Witness, text: string): At {
	const definition = definitionOf(witness, text);
	const { line = [], history = [] } = witness;
	const setupOfRow = (at: Row['position']): Setup =>
		fitted(
			setupFor({ id: witness.id, rule: witness.rule, attribute: null, definition, position: at, expect: {}, certain: true }, {
				rules,
			} as GameDefinition),
			rules,
		);
	const setup = witness.start ? rules.start! : setupOfRow({ ...witness, history: [] });
	// Where only the board matters, an earlier one counts in every phase.
	const seen = history.flatMap((one) => {
		const earlier = setupOfRow(one);
		const phases = text.includes('never') ? Object.keys(rules.turn.phases) : [earlier.phase!];
		return phases.map((phase) => engine.key(engine.begin({ ...earlier, phase })));
	});
	const shown = (at: At): string => boardText(engine.setup(at), definition);
	return line.reduce(
		(at, next) => {
			const found = engine.next(at).find((one) => shown(one) === next);
			if (found === undefined) throw new Error(`${witness.id}: expected a move to ${next}, found ${engine.next(at).map(shown).join(' ')}.`);
			return found;
		},
		engine.begin({ ...setup, ...(seen.length > 0 && { seen }) }),
	);
}

/** The elements of a list that another lacks, counted. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
	const left = [...other];
	return list.filter((one) => {
		const at = left.indexOf(one);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/** An answer, or the code of the refusal of the game. */
function refusalOr<T>(answer: () => T): T | string {
	try {
		return answer();
	} catch (error) {
		if (!(error instanceof NotationError)) throw error;
		return error.problems[0]!.code;
	}
}

/** The difference of the two games of a witness. */
export function differenceOf(witness: Witness, engine: 'compiled' | 'literal'): Difference {
	const answer = (rules: string): Answer => {
		const { definition, game } = gameFor(witness, rules);
		return engine === 'compiled'
			? answerWith(compiled(game), definition.rules, witness, rules)
			: answerWith(literal(definition.rules), definition.rules, witness, rules);
	};
	const mine = refusalOr(() => answer(witness.definition));
	if (typeof mine === 'string') return { refused: mine };
	const theirs = refusalOr(() => answer(witness.other));
	if (typeof theirs === 'string') return { otherRefused: theirs };
	const moves = without(mine.moves, theirs.moves);
	const otherMoves = without(theirs.moves, mine.moves);
	return {
		...(moves.length > 0 && { moves }),
		...(otherMoves.length > 0 && { otherMoves }),
		...(mine.outcome !== theirs.outcome && { outcome: [mine.outcome, theirs.outcome] as const }),
		...(mine.check !== theirs.check && { check: [mine.check, theirs.check] as const }),
	};
}

/**
 * Whether a rule changes attacks on royal pieces: whether a side is in check in one game and not in the other, in the position of the
 * witness or in one after a move of either game.
 */
export function checkDiffers(witness: Witness): boolean {
	const [mine, theirs] = [witness.definition, witness.other].map((text) => refusalOr(() => gameFor(witness, text).definition.rules));
	if (mine === undefined || theirs === undefined || typeof mine === 'string' || typeof theirs === 'string') return false;
	const games = [mine, theirs].map((rules) => ({ rules, game: reference(rules), engine: literal(rules) }));
	const setups = games.flatMap(({ rules, engine }, at) => {
		const start = begun(engine, rules, witness, at === 0 ? witness.definition : witness.other);
		return [start, ...engine.next(start)].map(engine.setup);
	});
	return setups.some((setup) =>
		SIDES.some((side) => {
			const [one, other] = games.map(({ rules, game }) => game.inCheck(game.stateOf(inPhaseOf(fitted(setup, rules), rules, side)), side));
			return one !== other;
		}),
	);
}

const SIDES = ['white', 'black'] as const;

/** A setup in a phase of a side; phases of one game are unknown to the other. */
const inPhaseOf = (setup: Setup, rules: Ruleset, side: string): Setup => ({
	...setup,
	phase: Object.keys(rules.turn.phases).find((name) => rules.turn.phases[name]!.side === side)!,
	pieces: setup.pieces.filter(({ piece }) => piece.kind in rules.kinds),
});
