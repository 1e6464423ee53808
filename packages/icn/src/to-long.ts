import type { Coord, Figure, IcnGame, IcnMove, Player, Square } from './game.js';
import { gameGiven, optionsGiven } from './given.js';
import { type IcnLong, type LegacyMove, type LongRules, RULES } from './long-types.js';
import { longName, typeOf } from './names.js';
import { deedsOf } from './replay.js';
import { stringify, stringifyMove } from './stringify.js';
import { refuse } from './write.js';

/** How the long form is written. */
export interface LongOptions {
	/** `text` (default): `4,2>4,4`. `objects`: what older programs had; moves are made for that. */
	readonly moves?: 'text' | 'objects' | undefined;
	/** Adds the list of pieces as text, as the first converter did. */
	readonly shortPosition?: boolean | undefined;
}

const typed = (figure: Figure): string => typeOf(figure) ?? refuse(`the piece ${figure.kind} of player ${figure.player} in its long form`);

/** A move with all that happens in it. */
function legacyMoves(game: IcnGame): readonly LegacyMove[] {
	return deedsOf(game).map(({ piece, captured, partner }, nth) => {
		const { from, to, promotion, check } = game.moves[nth]!;
		const passed = captured !== undefined && captured.at.join() !== to.join();
		return {
			type: typed(piece),
			startCoords: from,
			endCoords: to,
			...(captured && { captured: typed(captured) }),
			// The victim stands behind the square that was taken, as its own side sees it.
			...(passed && { enpassant: captured.player === 1 ? 1 : -1 }),
			...(partner && { castle: { dir: sideOf(piece.at, partner), coord: partner } }),
			...(promotion && { promotion: typed(promotion) }),
			...(check === '+' && { check: true }),
			...(check === '#' && { mate: true }),
		};
	});
}

/** Partners stand on the row of their royal, on the side that it moves to. */
const sideOf = (from: Square, to: Square): number => (BigInt(to[0]) > BigInt(from[0]) ? 1 : -1);

function rulesOf({ promotions, win, extras }: IcnGame): LongRules {
	for (const name of RULES) if (Object.hasOwn(extras, name)) refuse(`a property named ${name}: the long form has a rule of that name`);
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
 * The JSON format of the seed notation.
 *
 * Coordinates are numbers as far as they are exact, and texts beyond. What that format has no words for is refused: edges, several ranks, more
 * players, the newest pieces. Comments, marks, and in text moves the names of pieces, are left out.
 *
 * @throws {NotationError} with what cannot be said.
 *
 * @example
 * toLong(parse('K1,1|k5,5 1,1>1,2')).moves // ['1,1>1,2']
 */
export function toLong(game: IcnGame, options: LongOptions = {}): IcnLong {
	gameGiven(game);
	optionsGiven(options, 'long');
	const { moves = 'text', shortPosition = false } = options;
	// Whatever the seed notation cannot say is refused with its reasons.
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
