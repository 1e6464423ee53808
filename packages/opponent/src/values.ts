import { type AnyGame, apply, type Game, legal, type Move, outcome, type Position, pieces, turn } from '@x/core';
import { greedy } from './greedy.js';
import { materialOf, type Values } from './material.js';
import { pick, type Random, randomFrom } from './random.js';

/** Positions of random games that are enough for an estimate. */
const SAMPLE = 2400;

const LONGEST = 240;
const ENOUGH_POSITIONS = 900;
const ENOUGH_DECIDED = 24;
const FEWEST_DECIDED = 8;

/** Below this correlation of material and result, losing pieces may win: a match decides. */
const DOUBTFUL = -0.35;
const MATCH = 12;
const CLEAR = 3;

/** The value of a piece that hardly moves. */
const LEAST = 0.25;

interface Tally {
	readonly moves: Map<string, number>;
	readonly seen: Map<string, number>;
}

const add = (map: Map<string, number>, key: string, count = 1): void => {
	map.set(key, (map.get(key) ?? 0) + count);
};

/** Counts the moves of each kind, and the pieces that could make them. */
const count = (position: Position, moves: readonly Move[], tally: Tally): void => {
	const { side } = turn(position);
	for (const { piece } of pieces(position)) if (piece.side === side) add(tally.seen, piece.kind);
	for (const { from, kind } of moves) if (from !== undefined) add(tally.moves, kind);
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);

/** The average number of moves of each kind. A kind that no side had counts as an average piece, a neutral one as nothing. */
const valuesOf = (game: Game, { moves, seen }: Tally): Pick<Values, 'kinds' | 'average'> => {
	const found = new Map([...seen].map(([kind, count]) => [kind, Math.max(LEAST, (moves.get(kind) ?? 0) / count)]));
	const average = mean([...found.values()]);
	const kinds = Object.keys(game.ruleset.kinds).map((kind) => [kind, found.get(kind) ?? (moves.has(kind) ? 0 : average)] as const);
	return { kinds: Object.fromEntries(kinds), average };
};

/** One random game: its positions in order, and its winner. */
function* randomGame(
	game: Game,
	random: Random,
	tally: Tally,
): Generator<undefined, { readonly line: Position[]; readonly winner?: string | undefined }> {
	const line: Position[] = [game.start];
	while (line.length < LONGEST) {
		const position = line.at(-1)!;
		const moves = legal(position);
		const end = moves.length === 0 || line.length % 8 === 0 ? outcome(position) : undefined;
		if (moves.length === 0 || end !== undefined) return { line, winner: end?.winner };
		count(position, moves, tally);
		line.push(apply(position, pick(moves, random)));
		yield;
	}
	return { line };
}

/** The correlation of the material won in the later half of a game with its result; 0 for too few games. */
const correlation = (games: readonly { readonly line: readonly Position[]; readonly winner: string }[], kinds: Values['kinds']): number => {
	if (games.length < FEWEST_DECIDED) return 0;
	let [mixed, squares] = [0, 0];
	for (const { line, winner } of games) {
		const at = line.slice(Math.floor(line.length / 2), Math.ceil(line.length * 0.9));
		const lead =
			at.reduce((sum, position) => sum + materialOf(position, winner, kinds), 0) / Math.max(1, at.length) -
			materialOf(line[0]!, winner, kinds);
		mixed += lead;
		squares += lead * lead;
	}
	return squares === 0 ? 0 : mixed / Math.sqrt(squares * games.length);
};

/** A match of two greedy players: the wins of the first less those of the second. */
function* match(game: Game, first: Values, second: Values, random: Random): Generator<undefined, number> {
	const { sideOrder } = game.ruleset;
	let lead = 0;
	for (let round = 0; round < MATCH; round++) {
		const own = sideOrder[round % sideOrder.length]!;
		let position = game.start;
		for (let ply = 0; ply < LONGEST; ply++) {
			const moves = legal(position);
			if (moves.length === 0) {
				const winner = outcome(position)?.winner;
				if (winner !== undefined) lead += winner === own ? 1 : -1;
				break;
			}
			position = apply(position, greedy(position, moves, turn(position).side === own ? first : second, random));
			yield;
		}
	}
	return lead;
}

/**
 * Estimates the values from random games, in steps.
 *
 * A piece is worth the number of its moves. Whether pieces are worth having at all is read from the results: no rule is looked at.
 *
 * @param sample the positions of random games that are enough
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const { kinds } = finish(estimate(chess));
 * (kinds['Q'] ?? 0) > (kinds['R'] ?? 0) // → true
 */
export function* estimate(game: Game, sample: number = SAMPLE): Generator<undefined, Values> {
	const random = randomFrom(1);
	const tally: Tally = { moves: new Map(), seen: new Map() };
	const decided: { readonly line: readonly Position[]; readonly winner: string }[] = [];
	for (let positions = 0; positions < sample; ) {
		const { line, winner } = yield* randomGame(game, random, tally);
		positions += line.length;
		if (winner !== undefined) decided.push({ line, winner });
		if (positions > ENOUGH_POSITIONS && decided.length >= ENOUGH_DECIDED) break;
	}
	const values: Values = { ...valuesOf(game, tally), material: 1 };
	if (correlation(decided, values.kinds) > DOUBTFUL) return values;
	const inverted: Values = { ...values, material: -1 };
	return (yield* match(game, inverted, values, random)) >= CLEAR ? inverted : values;
}

const known = new WeakMap<AnyGame, Values>();

/**
 * The values of a game's pieces, in steps; those of `estimate`, which are remembered as long as the game.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const values = finish(valuesFor(chess));
 * finish(valuesFor(chess)) === values // → true
 */
export function* valuesFor(game: AnyGame): Generator<undefined, Values> {
	let values = known.get(game);
	if (values === undefined) {
		values = yield* estimate(game as Game);
		known.set(game, values);
	}
	return values;
}

/** An average piece in hundredths of a pawn. */
const AVERAGE = 300;

/**
 * A score of a search in hundredths of a pawn, the unit of engines. It says nothing about a forced end: see `isWon`.
 *
 * @example
 * pointsOf(2, { kinds: {}, material: 1, average: 4 }) // → 150
 */
export const pointsOf = (score: number, { average }: Values): number => Math.round((score / Math.max(average, 1e-9)) * AVERAGE);
