import { apply, type Game, type Move, type Position } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, NotationError, type OptionRule, objectGiven, quote, type Span } from '@x/diagnostics';
import { safeParsePosition } from '@x/fen';
import type { Comment as PgnComment, PgnGame, Line as PgnLine } from '@x/pgn';
import { commandOf, elapsedOf } from '@x/pgn/tree';
import { isNullMove, safeResolve } from '@x/san';
import { isEndWord } from '../ends.js';
import type { Comment, EndNode, Followers, Header, KifGame, Line, MoveNode, Side } from '../game.js';
import { playerHeader } from '../headers.js';
import { safeReadMove } from '../moves/read-move.js';
import { refused } from '../moves/resolve.js';
import { toKifMove } from '../moves/write-move.js';
import { startIn } from '../play/game-of.js';
import type { PlayOptions } from '../play/play.js';
import { type Converted, Losses } from './losses.js';
import { endOfResult, resultOf } from './results.js';
import { headerOfPgn } from './tags.js';

/** Tags that the rules, the start and the end say. */
const IMPLIED = new Set(['Result', 'Variant', 'SetUp', 'FEN', 'Termination', 'Time', 'EndTime']);

const isKnown = (value: string | undefined): value is string => value !== undefined && !/^\??$|^\?{4}\.\?\?\.\?\?$/.test(value);

type Start = Pick<KifGame, 'handicap' | 'diagram'>;

/** Tags with a date, each with that of its time. */
const MOMENTS: Readonly<Record<string, readonly [header: string, time: string]>> = {
	Date: ['開始日時', 'Time'],
	EndDate: ['終了日時', 'EndTime'],
};
const PLAYERS: Readonly<Record<string, Side>> = { White: 'black', Black: 'white' };

/** The headers of a game; PGN writes ? for unknown ones. */
const headersOf = ({ tags }: PgnGame, start: Start): readonly Header[] =>
	tags.flatMap(({ name, value }) => {
		if (IMPLIED.has(name) || !isKnown(value)) return [];
		const side = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined;
		if (side !== undefined) return [{ name: playerHeader(side, start), value }];
		const [header, timeTag] = Object.hasOwn(MOMENTS, name) ? MOMENTS[name]! : [];
		if (header === undefined) return [{ name: headerOfPgn(name), value }];
		const time = tags.find((tag) => tag.name === timeTag)?.value;
		return [{ name: header, value: value.replaceAll('.', '/') + (isKnown(time) ? ` ${time}` : '') }];
	});

const OWN = ['emt', 'bookmark', 'end'];

/** Comments with a bookmark and a time as commands. Other commands stay in the texts. */
const followersOf = (all: readonly PgnComment[]): Pick<Followers, 'comments' | 'bookmark' | 'time'> => {
	const comments = all.flatMap(({ text, commands }): readonly Comment[] => {
		const others = commands.filter(({ name }) => !OWN.includes(name)).map(({ name, value }) => `[%${name} ${value}]`);
		const whole = [...others, ...(text === '' ? [] : [text])].join(' ');
		return whole === '' ? [] : [{ text: whole }];
	});
	const bookmark = commandOf({ comments: all }, 'bookmark');
	const spent = elapsedOf({ comments: all });
	return { comments, ...(bookmark !== undefined && { bookmark }), ...(spent !== undefined && { time: { spent } }) };
};

/** The comments of a node, and those of the end behind it. */
const splitAtEnd = (all: readonly PgnComment[]): readonly [own: readonly PgnComment[], end: readonly PgnComment[]] => {
	const at = all.findIndex((one) => isEndWord(commandOf({ comments: [one] }, 'end')));
	return at < 0 ? [all, []] : [all.slice(0, at), all.slice(at)];
};

const endNode = (all: readonly PgnComment[], variations: readonly Line[]): EndNode | undefined => {
	const end = commandOf({ comments: all }, 'end');
	return isEndWord(end) ? { end, ...followersOf(all), variations } : undefined;
};

/** The options of `fromPgn`. */
export interface FromPgnOptions extends PlayOptions {
	/** Reads moves that are neither SAN nor those of records. */
	readonly otherwise?: ((text: string, position: Position) => Move | undefined) | undefined;
}

const OPTIONS: Readonly<Record<keyof FromPgnOptions, OptionRule>> = { mode: ['lenient', 'repair'], otherwise: 'function' };

class PgnReader extends Losses {
	/** The position behind the main line. */
	last: Position;
	readonly start: Position;
	readonly #options: FromPgnOptions;

	constructor(start: Position, options: FromPgnOptions) {
		super();
		this.#options = options;
		this.start = start;
		this.last = start;
	}

	/** The move of a text in SAN, or in a notation of records. Undefined in the mode `repair` for others. */
	#move(san: string, position: Position, span: Span | undefined): Move | undefined {
		const read = safeResolve(san, position);
		if (read.ok && !isNullMove(read.value)) return read.value;
		const other = read.ok ? undefined : safeReadMove(san, position);
		if (other?.ok) return other.value;
		const last = read.ok ? undefined : this.#options.otherwise?.(san, position);
		if (last !== undefined) return last;
		if (this.#options.mode === 'repair') return undefined;
		if (read.ok) throw new NotationError([refused({ code: 'inexpressible', message: 'Expected a move, found the null move.' }, span)]);
		throw new NotationError(read.problems.map((problem) => ({ ...problem, ...(span && { span }) })));
	}

	line({ comments, moves }: PgnLine, start: Position, path: string): Line {
		let position = start;
		let end: EndNode | undefined;
		const written: MoveNode[] = [];
		for (const [index, { san, nags, comments: all, variations, span }] of moves.entries()) {
			const at = `${path}moves[${index}]`;
			const move = this.#move(san, position, span);
			if (move === undefined) {
				this.add(at, 'a legal move', quote(san), 'It and the moves behind it are left out.');
				break;
			}
			if (nags.length > 0)
				this.add(`${at}.nags`, 'no annotation sign', nags.map((nag) => `$${nag}`).join(' '), 'The formats have comments only.');
			const lines = variations.map((one, number) => this.line(one, position, `${at}.variations[${number}].`));
			const record = toKifMove(move, position);
			const [own, behind] = index === moves.length - 1 ? splitAtEnd(all) : [all, []];
			// A line that repeats the last move without a comment replaces the end.
			const repeats = ({ moves: [first, ...others] }: Line, number: number): boolean =>
				behind.length > 0 &&
				others.length > 0 &&
				JSON.stringify(first?.move) === JSON.stringify(record) &&
				variations[number]!.moves[0]!.comments.length === 0;
			end = endNode(
				behind,
				lines.filter(repeats).map((one) => ({ ...one, moves: one.moves.slice(1) })),
			);
			position = apply(position, move);
			const early = index === 0 && path !== '' ? comments : [];
			written.push({ move: record, ...followersOf([...early, ...own]), variations: lines.filter((one, number) => !repeats(one, number)) });
		}
		if (path === '') this.last = position;
		return { moves: written, ...(end !== undefined && { end }) };
	}
}

function startOfPgn(pgn: PgnGame, rules: Game): Position {
	const fen = pgn.tags.find(({ name }) => name === 'FEN')?.value;
	if (fen === undefined) return rules.start;
	const read = safeParsePosition(fen, rules);
	if (read.ok) return read.value;
	const [{ message, hint } = { message: '', hint: undefined }] = read.problems;
	throw new NotationError([refused({ code: 'start', message: `The FEN of the start: ${message}`, hint })]);
}

/**
 * A game of PGN as a record of shogi: its moves are SAN, or KIF and its like, and its commands are those of `toPgn`. Without the command `end`, the result becomes the end
 * that the rules or the tag `Termination` say, or the resignation of the loser. Parts that the formats cannot say are in `lost`.
 *
 * @throws {NotationError} if the start or a move is not one of the rules, or if the formats have no signs for it. In the mode `repair`, a line ends before
 * a move that is not legal, and the rest is in `lost`.
 *
 * @example
 * import { parse as parsePgn } from '@x/pgn';
 * import { stringify } from '@x/kif';
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const { value } = fromPgn(parsePgn('1. P7f P3d 2. Bx2b+ 1-0')[0]!, compile(shogi));
 * stringify(value, { dialect: 'ki2' }) // → '手合割：平手\n▲７六歩     △３四歩     ▲２二角成\nまで3手で先手の勝ち\n'
 */
export function fromPgn(pgn: PgnGame, rules: Game, options: FromPgnOptions = {}): Converted<KifGame> {
	checkOptions(options, OPTIONS);
	objectGiven(pgn, 'pgn', 'a PgnGame', 'moves', 'tags', 'result');
	const position = startOfPgn(pgn, gameGiven(rules));
	const start = startIn(position);
	const reader = new PgnReader(position, options);
	const { moves, end } = reader.line(pgn, position, '');
	const [own, behind] = moves.length === 0 ? splitAtEnd(pgn.comments) : [pgn.comments, []];
	const termination = pgn.tags.find(({ name }) => name === 'Termination')?.value;
	const meant = endOfResult(pgn.result, termination, reader.last);
	const known = end ?? endNode(behind, []) ?? (meant && { end: meant, comments: [], variations: [] });
	if (pgn.result !== '*' && resultOf(known?.end, reader.last) !== pgn.result)
		reader.add(
			'result',
			'a result that the end of the game says',
			quote(pgn.result),
			'The formats name how a game ends, seen from the side to move.',
		);
	return {
		value: {
			headers: headersOf(pgn, start),
			...start,
			...followersOf(own),
			remarks: [],
			moves,
			...(known !== undefined && { end: known }),
		},
		lost: reader.lost,
	};
}
