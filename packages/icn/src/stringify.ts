import { objectGiven } from '@x/diagnostics';
import type { IcnGame, IcnMove, Player } from './game.js';
import { gameGiven, optionsGiven } from './given.js';
import { countKeys } from './json.js';
import type { MoveStyle, StringifyOptions } from './options.js';
import { safeParse, safeParseMove } from './parse.js';
import { PLAYERS, playersOf, USUAL } from './players.js';
import { checked, refuse, reread, writeCoordinate, writeFigure, writeSquare } from './write.js';
import { type Switches, switchesOf, writeMove } from './write-move.js';

/** Written texts may have any size. */
const ANY = { limits: { digits: Number.MAX_VALUE, length: Number.MAX_VALUE } };

const TAGS =
	/* @__PURE__ */ 'Event Site Variant Round UTCDate UTCTime TimeControl White Black WhiteID BlackID WhiteElo BlackElo WhiteRatingDiff BlackRatingDiff Result Termination'.split(
		' ',
	);

/** Known metadata in the documented order, then the others in their own order. */
function writeTags({ metadata }: IcnGame, seed: boolean): readonly string[] {
	const rank = (name: string): number => (TAGS.indexOf(name) + 100) % 100;
	const names = Object.keys(metadata).sort((a, b) => rank(a) - rank(b));
	return names.map((name) => {
		const value = metadata[name]!;
		const text = seed ? value.replace(/\\(?=["\\]|$)|"/g, '\\$&') : checked(value, /^[^"]*$/);
		return `[${checked(name, /^\w+$/)} "${text}"]`;
	});
}

/** `(8;Q,R|1)`; an empty text without promotions. */
function writePromotions({ promotions, turnOrder }: IcnGame, seed: boolean): string {
	const players = playersOf(turnOrder);
	for (const player of Object.keys(promotions))
		if (!players.includes(Number(player) as Player)) refuse(`the promotion of player ${player}`);
	const sides = players.map((player) => {
		const { ranks, kinds } = promotions[player] ?? {};
		if (!ranks || !kinds) return '';
		const text = ranks.map(writeCoordinate).join() || refuse('promotion without ranks');
		if (kinds.length === USUAL.length && USUAL.every((kind) => kinds.includes(kind))) return text;
		// The seed notation writes white in upper case; the case is irrelevant.
		const codes = checked(kinds.join(), /^[a-z,]*$/);
		return `${text};${seed && player === 1 ? codes.toUpperCase() : codes}`;
	});
	return sides.some(Boolean) ? `(${sides.join('|')})` : '';
}

/** `koth`, `(checkmate|koth)`; an empty text if all players win by checkmate. */
function writeWins({ win, turnOrder }: IcnGame): string {
	const lists = playersOf(turnOrder).map((player) => checked((win[player] ?? []).join(), /^[a-z,]+$/));
	if (lists.some((list) => list !== lists[0])) return `(${lists.join('|')})`;
	return lists[0] === 'checkmate' ? '' : lists[0]!;
}

function writeExtras(extras: IcnGame['extras']): string {
	const text = JSON.stringify(extras);
	return countKeys(extras) >= 0 ? text : refuse(`${text} exactly`);
}

/** The text before the moves. */
function writeHeader(game: IcnGame, { position = true, defaults = true }: StringifyOptions, seed: boolean): string {
	const { turnOrder, enPassant, moveRule, border, squares, rays, fullMove, extras, pieces } = game;
	if (pieces?.length === 0) refuse('a position without pieces');
	const turns = turnOrder.map((player) => PLAYERS[player]).join(':') || refuse(`the turn order ${turnOrder}`);
	const turn = /^(w:b|b:w)$/.test(turns) ? turns[0] : turns;
	const bare = seed && !defaults;
	const placed = (position && pieces) || [];
	return [
		bare && turn === 'w' ? '' : turn,
		enPassant && writeSquare(enPassant),
		moveRule?.join('/'),
		bare && fullMove === 1 ? '' : `${fullMove}`,
		writePromotions(game, seed),
		border?.map((edge) => (edge === null ? '_' : writeCoordinate(edge))).join(),
		writeWins(game),
		Object.keys(extras).length > 0 && writeExtras(extras),
		squares.length > 0 && `Squares:${squares.map(writeSquare).join('|')}`,
		rays.length > 0 && `Rays:${rays.map(({ from, direction }) => `${writeSquare(from)}>${writeSquare(direction)}`).join('|')}`,
		placed.map((piece) => writeFigure(piece) + writeSquare(piece.at) + (piece.right ? '+' : '')).join('|'),
	]
		.filter(Boolean)
		.join(' ');
}

/** Writes all moves. The seed counts the moves of white, the site whole rounds from the start of the text. */
function writeMoves({ moves, turnOrder, fullMove }: IcnGame, style: Switches, numbers: boolean, lines: boolean): string {
	const round = turnOrder.length;
	const late = style.seed && turnOrder[0] === 2 ? 1 : 0;
	const bar = `${style.gap}|${style.gap}`;
	const texts = moves.map((move, nth) => {
		const place = nth + late;
		const opens = place % round === 0;
		const number = numbers && opens ? `${fullMove + place / round}. ` : '';
		const breaks = opens && nth > 0;
		// Between moves without numbers, the site does not accept line breaks.
		const between =
			nth === 0 ? '' : breaks && lines && (numbers || style.seed) ? `${numbers ? '' : bar.trimEnd()}\n` : breaks && numbers ? ' ' : bar;
		return between + number + writeMove(move, style);
	});
	return (numbers && late && moves.length > 0 ? `${fullMove}.   ...   | ` : '') + texts.join('');
}

/**
 * Writes a game. With the default options the text is complete: reading it returns the same game.
 *
 * The text is read again before it is returned, so the dialect can always read it.
 *
 * @throws {NotationError} with all parts that the dialect cannot express.
 *
 * @example
 * stringify(parse('K1,1|k5,5 1,1>1,2'), { style: 'compact' }) // 'w 1 K1,1|k5,5  1,1>1,2'
 */
export function stringify(game: IcnGame, options: StringifyOptions = {}): string {
	gameGiven(game);
	optionsGiven(options, 'game');
	const { dialect = game.dialect ?? 'seed', style = 'readable' } = options;
	const { numbers = style === 'readable', lines = style === 'readable' } = options;
	const seed = dialect === 'seed';
	const sections = [
		writeTags(game, seed).join(lines ? '\n' : ' '),
		writeHeader(game, options, seed),
		writeMoves(game, switchesOf({ ...options, dialect }), numbers, lines),
	];
	const text = sections.filter(Boolean).join(lines ? '\n\n' : seed ? '  ' : ' ');
	return reread(text, safeParse(text, { dialect, ...ANY }));
}

/**
 * Writes one move.
 *
 * @throws {NotationError} if the dialect cannot express a part.
 *
 * @example
 * stringifyMove(parseMove('P-5,6x-6,7=R'), { style: 'compact' }) // '-5,6>-6,7R'
 */
export function stringifyMove(move: IcnMove, options: MoveStyle = {}): string {
	objectGiven(move, 'move', 'an IcnMove', 'from', 'to');
	optionsGiven(options, 'move');
	const text = writeMove(move, switchesOf(options));
	return reread(text, safeParseMove(text, { dialect: options.dialect ?? 'seed', ...ANY }));
}
