import type { Game, Move, Position } from '@x/core';
import { checkOptions, type OptionRule, quote } from '@x/diagnostics';
import { stringify } from '@x/fen';
import type { Comment, PgnGame, Line as PgnLine, MoveNode as PgnMove, Tag } from '@x/pgn';
import { commentOf, commentText, withElapsed } from '@x/pgn/tree';
import { stringify as writeSan } from '@x/san';
import type { Followers, Header, KifGame, KifMove, Side } from '../game.js';
import { playerHeader, playerSide } from '../headers.js';
import { toKifMove } from '../moves/write-move.js';
import { type PlayedLine, type PlayOptions, play } from '../play/play.js';
import { firstSide } from '../start.js';
import { ki2Move } from '../write/move.js';
import { added, type Totals } from '../write/totals.js';
import { type Converted, Losses } from './losses.js';
import { resultOf, terminationOf } from './results.js';
import { headerInPgn } from './tags.js';

const DATE = /^(\d{4})\/(\d{2})\/(\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;
const DATES: Readonly<Record<string, readonly [date: string, time: string]>> = {
	開始日時: ['Date', 'Time'],
	終了日時: ['EndDate', 'EndTime'],
};
const PLAYER_TAGS: Readonly<Record<Side, string>> = { black: 'White', white: 'Black' };

/** The options of `toPgn`. */
export interface ToPgnOptions extends PlayOptions {
	/** How moves are written: `san` by default. In `ki2` they are such as `５八金右`; not every reader of PGN knows it: `fromPgn` does. */
	readonly notation?: 'san' | 'ki2' | undefined;
}

const OPTIONS: Readonly<Record<keyof ToPgnOptions, OptionRule>> = { mode: ['lenient', 'repair'], notation: ['san', 'ki2'] };

/** A move as one word: KI2 without the side. */
const wordOf = ({ from, relative, ...move }: KifMove): string =>
	ki2Move({ ...move, relative: relative ?? (from === 'hand' ? '打' : '') }, undefined, 'black').slice(1);

class PgnWriter extends Losses {
	readonly #first: Side;
	readonly #inKi2: boolean;

	constructor(first: Side, inKi2: boolean) {
		super();
		this.#inKi2 = inKi2;
		this.#first = first;
	}

	side(ply: number): Side {
		return (ply % 2 === 1) === (this.#first === 'black') ? 'black' : 'white';
	}

	tags(game: KifGame): readonly Tag[] {
		const known = new Set<string>(['Result', 'Variant', 'SetUp', 'FEN', 'Termination']);
		return game.headers.flatMap((header, index) => {
			const path = `headers[${index}].name`;
			return this.#tag(header, game, path).flatMap((tag) => {
				if (/^\w+$/.test(tag.name) && !known.has(tag.name)) {
					known.add(tag.name);
					return [tag];
				}
				this.add(
					path,
					'the name of a tag, which occurs once',
					quote(header.name),
					'Names of tags have Latin letters, digits and "_" only.',
				);
				return [];
			});
		});
	}

	#tag({ name, value }: Header, game: KifGame, path: string): readonly Tag[] {
		const side = playerSide(name);
		if (side !== undefined) {
			const expected = playerHeader(side, game);
			if (expected !== name) this.add(path, `the name of a player as ${expected}`, quote(name), 'PGN has one name for each side.');
			return [{ name: PLAYER_TAGS[side], value }];
		}
		const dates = Object.hasOwn(DATES, name) ? DATES[name] : undefined;
		const [match, year, month, day, time] = DATE.exec(value) ?? [];
		if (dates === undefined || match === undefined) return [{ name: headerInPgn(name), value }];
		return [{ name: dates[0], value: `${year}.${month}.${day}` }, ...(time === undefined ? [] : [{ name: dates[1], value: time }])];
	}

	#comment(text: string, path: string): readonly Comment[] {
		const closed = text.replaceAll('}', '｝');
		if (closed !== text) this.add(path, 'a comment without "}"', quote(text), 'PGN ends a comment with it. ｝ is written.');
		const comment = commentOf(closed);
		if (comment.text === '' && comment.commands.length === 0) {
			this.add(path, 'a comment with text', 'an empty line', 'PGN has no empty comments.');
			return [];
		}
		const kept = comment.commands.length > 0 || commentText({ comments: [comment] }) === closed;
		if (!kept) this.add(path, 'single blanks between words', quote(text), 'PGN does not keep more.');
		return [comment];
	}

	/** The comments of a node with its bookmark and its time as commands. */
	comments({ comments, bookmark, time }: Pick<Followers, 'comments' | 'bookmark' | 'time'>, path: string): readonly Comment[] {
		const texts = comments.flatMap(({ text }, index) => this.#comment(text, `${path}comments[${index}].text`));
		const isPlain = bookmark !== undefined && /^[^\]\s}]+(?: [^\]\s}]+)*$/.test(bookmark);
		if (bookmark !== undefined && !isPlain)
			this.add(`${path}bookmark`, 'a name without "]" and "}"', quote(bookmark), 'It would end the command of PGN.');
		const marked = isPlain ? [...texts, { text: '', commands: [{ name: 'bookmark', value: bookmark! }] }] : texts;
		return time === undefined ? marked : withElapsed({ comments: marked }, time.spent).comments;
	}

	/** The end of a line behind the comments of its last move. */
	end({ end }: PlayedLine, path: string): readonly Comment[] {
		if (end === undefined) return [];
		const sign: Comment = { text: '', commands: [{ name: 'end', value: end.node.end }] };
		const [first, ...others] = this.comments({ ...end.node, comments: [] }, `${path}end.`);
		const head = first === undefined ? sign : { text: '', commands: [...sign.commands, ...first.commands] };
		return [head, ...others, ...this.comments({ comments: end.node.comments }, `${path}end.`)];
	}

	#text(move: Move, position: Position): string {
		const record = this.#inKi2 ? toKifMove(move, position) : undefined;
		// Pieces behind each other have no signs that tell them apart.
		return record?.relative === undefined ? writeSan(move, position) : wordOf(record);
	}

	line(line: PlayedLine, path: string, ply: number, totals: Totals): readonly PgnMove[] {
		const { start, moves, end, rest = [] } = line;
		let before = start;
		let times = totals;
		const last = moves.at(-1);
		const written = moves.map(({ node, move, position, variations }, index): PgnMove => {
			const at = `${path}moves[${index}]`;
			const others = this.#variations(variations, at, ply + index, times);
			times = this.#sum(times, node, ply + index, at);
			const san = this.#text(move, before);
			const [position_, isLast] = [before, move === last?.move];
			before = position;
			const comments = this.comments(node, `${at}.`);
			if (!isLast || rest.length > 0) return { san, nags: [], comments, variations: others };
			const forks = end === undefined ? others : others.map((one) => withMark(one, san));
			// A line that replaces the end repeats the last move.
			const behind = (end?.variations ?? []).map((one): PlayedLine => {
				const repeated = { node: { move: node.move, comments: [], variations: [] }, move, position, variations: [] };
				return { ...one, start: position_, moves: [repeated, ...one.moves] };
			});
			const ends = this.#variations(behind, `${path}end`, ply + index, times);
			return { san, nags: [], comments: [...comments, ...this.end(line, path)], variations: [...forks, ...ends] };
		});
		if (last === undefined || rest.length > 0)
			for (const index of end?.variations.keys() ?? [])
				this.add(`${path}end.variations[${index}]`, 'a variation of a move', 'one of the end', 'PGN has variations of moves only.');
		const unplayed = rest.map((node, index): PgnMove => {
			const at = `${path}moves[${moves.length + index}]`;
			if (index === 0) this.add(`${at}.move`, 'a legal move', wordOf(node.move), 'It and the moves behind it are written as KI2.');
			for (const number of node.variations.keys())
				this.add(`${at}.variations[${number}]`, 'a variation in a known position', 'one behind a move that is not legal');
			const comments = this.comments(node, `${at}.`);
			return {
				san: wordOf(node.move),
				nags: [],
				comments: index === rest.length - 1 ? [...comments, ...this.end(line, path)] : comments,
				variations: [],
			};
		});
		if (end !== undefined) this.#sum(times, end.node, ply + moves.length, `${path}end`);
		return [...written, ...unplayed];
	}

	/** The times after a node. A total that is not the sum is lost. */
	#sum(totals: Totals, { time }: Followers, ply: number, path: string): Totals {
		const side = this.side(ply);
		const after = added(totals, side, time);
		if (time?.total !== undefined && time.total !== totals[side] + time.spent)
			this.add(`${path}.time.total`, 'the sum of the times', `${time.total} s`, 'PGN has the times of moves only.');
		return after;
	}

	#variations(lines: readonly PlayedLine[], path: string, ply: number, totals: Totals): readonly PgnLine[] {
		return lines.flatMap((line, index): readonly PgnLine[] => {
			const at = `${path}.variations[${index}]`;
			const moves = this.line(line, `${at}.`, ply, totals);
			if (moves.length > 0) return [{ comments: [], moves }];
			this.add(at, 'a variation with moves', 'one without', 'PGN has no variation that is only an end.');
			return [];
		});
	}
}

/** Marks a variation of the last move that repeats it: without the mark, it would replace the end. */
const withMark = (line: PgnLine, last: string): PgnLine => {
	const [first, ...others] = line.moves;
	if (first?.san !== last || others.length === 0 || first.comments.length > 0) return line;
	return { ...line, moves: [{ ...first, comments: [{ text: '', commands: [{ name: 'end', value: 'none' }] }] }, ...others] };
};

const startTags = (start: Position, rules: Game): readonly Tag[] => {
	const fen = stringify(start);
	return fen === stringify(rules.start)
		? []
		: [
				{ name: 'SetUp', value: '1' },
				{ name: 'FEN', value: fen },
			];
};

/**
 * A game as PGN for chess programs: moves in SAN, Black (先手) as White, who moves first, the tags `Variant`, `SetUp` and `FEN`. Times, bookmarks and
 * ends are commands in comments: `[%emt 0:00:16]`, `[%bookmark name]`, `[%end resignation]`. Everything else that PGN cannot say is in `lost`.
 *
 * @throws {NotationError} with every move that is not legal. In the mode `repair`, such a move and those behind it are written as KI2, and are in `lost`.
 *
 * @example
 * import { parse } from '@x/kif';
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * toPgn(parse('▲７六歩 △３四歩')[0]!, compile(shogi)).value.moves.map(({ san }) => san) // → [ 'P7f', 'P3d' ]
 */
export function toPgn(game: KifGame, rules: Game, options: ToPgnOptions = {}): Converted<PgnGame> {
	checkOptions(options, OPTIONS);
	const { mode, notation = 'san' } = options;
	const played = play(game, rules, { mode });
	const writer = new PgnWriter(firstSide(game), notation === 'ki2');
	const tags = writer.tags(game);
	if (game.remarks?.length > 0) writer.add('remarks', 'no lines for programs', String(game.remarks.length), 'PGN has comments only.');
	const end = game.end?.end;
	const result = resultOf(end, played.moves.at(-1)?.position ?? played.start, writer.side(game.moves.length + 1));
	const termination = terminationOf(end);
	const moves = writer.line(played, '', 1, { black: 0, white: 0 });
	const value: PgnGame = {
		tags: [
			...tags,
			{ name: 'Result', value: result },
			{ name: 'Variant', value: rules.title ?? rules.id ?? 'Unnamed' },
			...startTags(played.start, rules),
			...(termination === undefined ? [] : [{ name: 'Termination', value: termination }]),
		],
		comments: [...writer.comments(game, ''), ...(moves.length === 0 ? writer.end(played, '') : [])],
		moves,
		result,
	};
	return { value, lost: writer.lost };
}
