import { type Diagnostic, NotationError, objectGiven } from '@x/diagnostics';
import { shifted } from './coordinates.js';
import type { Coord, Figure, IcnGame, IcnMove, Json, Piece, Player, Promotion, Square } from './game.js';
import type { Kind } from './kinds.js';
import { type IcnLong, type LegacyMove, type LongRules, RULES } from './long-types.js';
import { figureOfType, kindOfLongName } from './names.js';
import { safeParse, safeParseMove } from './parse.js';
import { USUAL } from './players.js';

/** Reads parts of the long form and reports faults, each with its path. */
class LongReader {
	readonly problems: Diagnostic[] = [];

	fault(message: string, path: string): undefined {
		this.problems.push({ code: 'icn/long-form', message, severity: 'error', span: { from: 0, to: 0 }, data: { path } });
		return undefined;
	}

	coordinate(value: Coord | null | undefined, path: string): Coord {
		if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
		// A short text is a number.
		if (typeof value === 'string' && /^(?:0|-?[1-9]\d*)$/.test(value)) return shifted(value, 0);
		this.fault(`Expected a whole number that is exact, found ${value}. Write numbers beyond 2^53 as texts.`, path);
		return 0;
	}

	square(value: readonly (Coord | undefined)[] | undefined, path: string): Square {
		if (value?.length !== 2) this.fault('Expected a square of two whole numbers.', path);
		return [this.coordinate(value?.[0], path), this.coordinate(value?.[1], path)];
	}

	/** A square as the name of a property: `4,2`. */
	key(key: string, path: string): Square {
		return this.square(key.split(',') as Coord[], path);
	}

	figure(type: string, path: string): Figure | undefined {
		return figureOfType(type) ?? this.fault(`"${type}" is not a piece.`, path);
	}

	/** Reads a part of the text with a reader of ICN and reports its faults. */
	text<T>(result: ReturnType<typeof safeParse> | ReturnType<typeof safeParseMove>, path: string): T | undefined {
		if (result.ok) return result.value as T;
		for (const { message } of result.problems) this.fault(message, path);
		return undefined;
	}
}

function readPieces(reader: LongReader, { startingPosition = {}, specialRights = {} }: IcnLong): readonly Piece[] {
	if (typeof startingPosition === 'string') {
		return reader.text<IcnGame>(safeParse(startingPosition, { dialect: 'seed' }), 'startingPosition')?.pieces ?? [];
	}
	const pieces = Object.entries(startingPosition).flatMap(([key, type]): Piece[] => {
		const path = `startingPosition["${key}"]`;
		const figure = reader.figure(type, path);
		return figure ? [{ ...figure, at: reader.key(key, path), ...(specialRights[key] && { right: true }) }] : [];
	});
	for (const key of Object.keys(specialRights)) {
		if (!Object.hasOwn(startingPosition, key)) reader.fault('Expected a piece on this square.', `specialRights["${key}"]`);
	}
	if (pieces.length === 0) reader.fault('Expected at least one piece.', 'startingPosition');
	return pieces;
}

function readPromotions(reader: LongReader, { promotionRanks, promotionsAllowed }: LongRules): Partial<Record<Player, Promotion>> {
	const found: Partial<Record<Player, Promotion>> = {};
	for (const [player, side] of [
		[1, 'white'],
		[2, 'black'],
	] as const) {
		const rank = promotionRanks?.[player - 1] ?? undefined;
		if (rank === undefined) continue;
		const kinds = promotionsAllowed?.[side]?.flatMap((name): readonly Kind[] => {
			const kind = kindOfLongName(name) ?? reader.fault(`"${name}" is not a kind of piece.`, `gameRules.promotionsAllowed.${side}`);
			return kind ? [kind] : [];
		});
		if (kinds?.length === 0) reader.fault('Expected at least one kind to promote to.', `gameRules.promotionsAllowed.${side}`);
		found[player] = { ranks: [reader.coordinate(rank, 'gameRules.promotionRanks')], kinds: kinds ?? USUAL };
	}
	return found;
}

function readMove(reader: LongReader, move: string | LegacyMove, path: string): IcnMove | undefined {
	if (typeof move === 'string') return reader.text<IcnMove>(safeParseMove(move, { dialect: 'seed' }), path);
	const piece = reader.figure(move.type, `${path}.type`);
	const promotion = move.promotion === undefined ? undefined : reader.figure(move.promotion, `${path}.promotion`);
	const check = move.mate ? '#' : move.check ? '+' : undefined;
	return {
		from: reader.square(move.startCoords, `${path}.startCoords`),
		to: reader.square(move.endCoords, `${path}.endCoords`),
		...(piece && { piece }),
		...(move.captured !== undefined && { capture: true }),
		...(promotion && { promotion }),
		...(check && { check }),
	};
}

/**
 * Reads the JSON format of the seed notation, with moves as texts or as objects of older programs.
 *
 * Missing parts have their defaults. The other pieces that castling and en passant captures move are not read, because they follow from the
 * rules.
 *
 * @throws {NotationError} if the value has faults: all of them, each with its path in `data.path`.
 *
 * @example
 * stringify(fromLong({ metadata: {}, gameRules: {}, startingPosition: { '1,1': 'kingsW' } })) // 'w 1 K1,1'
 */
export function fromLong(long: IcnLong): IcnGame {
	objectGiven(long, 'long', 'an IcnLong', 'gameRules');
	const reader = new LongReader();
	const { metadata, turn, enpassant, moveRule, fullMove = 1, gameRules, moves = [] } = long;
	const { winConditions } = gameRules;
	const [count, limit] = moveRule === undefined ? [] : moveRule.split('/').map(Number);
	const counted = moveRule === undefined || (/^\d+\/\d+$/.test(moveRule) && count! <= limit! && Number.isSafeInteger(limit) && limit! > 0);
	if (!counted) reader.fault(`Expected a count within its limit, such as 0/100, found "${moveRule}".`, 'moveRule');
	if (!(Number.isSafeInteger(fullMove) && fullMove > 0)) reader.fault('Expected a move number from 1.', 'fullMove');
	const game: IcnGame = {
		dialect: 'seed',
		metadata,
		turnOrder: turn === 'black' ? [2, 1] : [1, 2],
		...(enpassant && { enPassant: reader.square(enpassant, 'enpassant') }),
		...(counted && moveRule !== undefined && { moveRule: [count!, limit!] }),
		fullMove,
		promotions: readPromotions(reader, gameRules),
		win: { 1: winConditions?.white ?? ['checkmate'], 2: winConditions?.black ?? ['checkmate'] },
		extras: Object.fromEntries(Object.entries(gameRules).filter(([name]) => !RULES.includes(name))) as Readonly<Record<string, Json>>,
		squares: [],
		rays: [],
		pieces: readPieces(reader, long),
		moves: moves.flatMap((move, nth) => readMove(reader, move, `moves[${nth}]`) ?? []),
	};
	if (reader.problems.length > 0) throw new NotationError(reader.problems);
	return game;
}
