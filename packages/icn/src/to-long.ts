import type { Coord, Figure, IcnGame, IcnMove, Player, Square } from './game.js';
import { gameGiven, optionsGiven } from './given.js';
import { type IcnLong, type LegacyMove, type LongRules, RULES } from './long-types.js';
import { longName, typeOf } from './names.js';
import { effectsOf } from './replay.js';
import { stringify, stringifyMove } from './stringify.js';
import { refuse } from './write.js';

/** The options for writing the long form. */
export interface LongOptions {
	/** `text` (default): `4,2>4,4`. `objects`: the form of older programs, which requires making the moves. */
	readonly moves?: 'text' | 'objects' | undefined;
	/** Adds the list of pieces as text, like the first converter. */
	readonly shortPosition?: boolean | undefined;
}

const typed = (figure: Figure): string => typeOf(figure) ?? refuse(`the piece ${figure.kind} of player ${figure.player} in the long form`);

/** Converts a move with all its effects. */
function legacyMoves(game: IcnGame): readonly LegacyMove[] {
	return effectsOf(game).map(({ piece, captured, partner }, nth) => {
		const { from, to, promotion, check } = game.moves[nth]!;
		const passed = captured !== undefined && captured.at.join() !== to.join();
		return {
			type: typed(piece),
			startCoords: from,
			endCoords: to,
			...(captured && { captured: typed(captured) }),
			// The victim stands behind the target square, from the point of view of its own side.
			...(passed && { enpassant: captured.player === 1 ? 1 : -1 }),
			...(partner && { castle: { dir: sideOf(piece.at, partner), coord: partner } }),
			...(promotion && { promotion: typed(promotion) }),
			...(check === '+' && { check: true }),
			...(check === '#' && { mate: true }),
		};
	});
}

/** The partner stands on the row of the royal, in the direction of its move. */
const sideOf = (from: Square, to: Square): number => (BigInt(to[0]) > BigInt(from[0]) ? 1 : -1);

function rulesOf({ promotions, win, extras }: IcnGame): LongRules {
	for (const name of RULES) if (Object.hasOwn(extras, name)) refuse(`a property named ${name}: the long form has a rule with this name`);
	const rank = (player: Player): Coord | null => promotions[player]?.ranks[0] ?? null;
	const allowed = (player: Player): readonly string[] => (promotions[player]?.kinds ?? []).map((kind) => longName(kind)!);
	return {
		...(Object.keys(promotions).length > 0 && {
			promotionRanks: [rank(1), rank(2)],
			promotionsAllowed: { white: allowed(1), black: allowed(2) },
		}),
		winConditions: { white: win[1] ?? [], black: win[2] ?? [] },
		...extras,
	};
}

/**
 * Converts a game to the JSON format of the seed notation.
 *
 * Coordinates are numbers if these are exact, otherwise texts. Parts that the format cannot express are refused: edges, several ranks, more
 * players, the newest pieces. Comments, marks, and the pieces in text moves are omitted.
 *
 * @throws {NotationError} with the parts that the format cannot express.
 *
 * @example
 * toLong(parse('K1,1|k5,5 1,1>1,2')).moves // ['1,1>1,2']
 */
export function toLong(game: IcnGame, options: LongOptions = {}): IcnLong {
	gameGiven(game);
	optionsGiven(options, 'long');
	const { moves = 'text', shortPosition = false } = options;
	// Refuses parts that the seed notation cannot express, with its reasons.
	const text = stringify({ ...game, moves: [], metadata: {} }, { dialect: 'seed' });
	const pieces = game.pieces ?? [];
	const { metadata, turnOrder, enPassant, moveRule, fullMove } = game;
	const written = moves === 'objects' ? legacyMoves(game) : game.moves.map((move: IcnMove) => stringifyMove(move, { style: 'compact' }));
	return {
		metadata,
		turn: turnOrder[0] === 1 ? 'white' : 'black',
		...(enPassant && { enpassant: enPassant }),
		...(moveRule && { moveRule: moveRule.join('/') }),
		fullMove,
		gameRules: rulesOf(game),
		specialRights: Object.fromEntries(pieces.flatMap(({ at, right }) => (right ? [[at.join(), true]] : []))),
		startingPosition: Object.fromEntries(pieces.map((piece) => [piece.at.join(), typed(piece)])),
		...(shortPosition && { shortposition: text.slice(text.lastIndexOf(' ') + 1) }),
		...(game.moves.length > 0 && { moves: written }),
	};
}
