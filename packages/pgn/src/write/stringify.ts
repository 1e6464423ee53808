import { checkOptions, misuse, objectGiven } from '@x/diagnostics';
import { collapse } from '../comments/read.js';
import type { Comment, Line, MoveNode, PgnGame, Tag } from '../tree/game.js';
import { Checks } from './checks.js';
import { Movetext } from './movetext.js';
import { firstPly, isPart } from './numbers.js';

export interface StringifyOptions {
	/** `export`, the default: the export format of the standard. `compact`: only the tags of the game, and its moves in one line. */
	readonly format?: 'export' | 'compact' | undefined;
}

/** The tags that the standard demands, with the value of a missing one. */
const ROSTER: readonly (readonly [name: string, unknown: string])[] = [
	['Event', '?'],
	['Site', '?'],
	['Date', '????.??.??'],
	['Round', '?'],
	['White', '?'],
	['Black', '?'],
	['Result', ''],
];

/** The tags in the order of the export format: those of the roster, then the others in ASCII order by name. */
const exportedTags = ({ tags, result }: PgnGame): readonly Tag[] => {
	const roster = ROSTER.flatMap(([name, unknown]) => {
		const given = tags.filter((tag) => tag.name === name);
		return given.length > 0 ? given : [{ name, value: name === 'Result' ? result : unknown }];
	});
	const others = tags.filter(({ name }) => !ROSTER.some(([one]) => one === name));
	return [...roster, ...others.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))];
};

const tagText = ({ name, value }: Tag): string => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`;

/** A line that is being written. */
interface Frame {
	readonly line: Line;
	readonly path: string;
	index: number;
	/** The plies before the next move. */
	ply: number;
	/** The next variation of the last move. */
	variation: number;
	/** The next move needs its number, because it does not stand directly behind the move before it. */
	numbered: boolean;
}

class GameWriter {
	private readonly compact: boolean;
	private readonly checks: Checks;
	private readonly text: Movetext;

	constructor(compact: boolean, checks: Checks) {
		this.compact = compact;
		this.checks = checks;
		this.text = new Movetext(!compact);
	}

	/** The text of a game. Variations are kept in a list, so that their depth is not limited by the stack. */
	write(game: PgnGame, path: string): string {
		const { text } = this;
		for (const [index, tag] of game.tags.entries()) this.checks.tag(tag, `${path}tags[${index}]`);
		this.checks.result(game.result, `${path}result`);
		const frames = [this.begin(game, path, firstPly(game.tags))];
		for (let frame = frames[0]; frame !== undefined; frame = frames.at(-1)) {
			const variation = this.step(frame);
			if (variation !== undefined) frames.push(variation);
			else if (frame.index > frame.line.moves.length) {
				frames.pop();
				if (frames.length > 0) text.close();
			}
		}
		text.add(game.result);
		const tags = (this.compact ? game.tags : exportedTags(game)).map(tagText).join('');
		return (tags === '' ? '' : `${tags}\n`) + text.end();
	}

	/** Writes the comments before a line. */
	private begin(line: Line, path: string, ply: number): Frame {
		this.comments(line.comments, `${path}comments`);
		return { line, path, index: 0, ply, variation: 0, numbered: true };
	}

	/** Writes the next move of a line, or returns the next variation of its last move. */
	private step(frame: Frame): Frame | undefined {
		const { line, index } = frame;
		const last = line.moves[index - 1];
		const variation = last?.variations[frame.variation];
		if (last !== undefined && variation !== undefined) {
			frame.numbered = true;
			const path = `${frame.path}moves[${index - 1}].variations[${frame.variation++}].`;
			this.text.open();
			return this.begin(variation, path, frame.ply - (isPart(last.san) ? 0 : 1));
		}
		const node = line.moves[index];
		frame.index++;
		frame.variation = 0;
		if (node !== undefined) this.move(node, frame, `${frame.path}moves[${index}].`);
		return undefined;
	}

	private move(node: MoveNode, frame: Frame, path: string): void {
		const { text, checks, compact } = this;
		const { san } = node;
		const isNumbered = checks.move(san, `${path}san`) || frame.numbered;
		if (isPart(san)) {
			// `step` has already moved on.
			const before = frame.line.moves[frame.index - 2];
			if (frame.numbered || before === undefined || before.nags.length > 0) text.add(san);
			else text.append(san);
		} else {
			const white = frame.ply % 2 === 0;
			const number = white || isNumbered ? `${Math.floor(frame.ply / 2) + 1}${white ? '.' : '...'}` : '';
			if (compact) text.add(number + san);
			else {
				if (number !== '') text.add(number);
				text.add(san);
			}
			frame.ply++;
		}
		for (const [index, nag] of node.nags.entries()) {
			checks.nag(nag, `${path}nags[${index}]`);
			text.add(`$${nag}`);
		}
		frame.numbered = node.comments.length > 0;
		this.comments(node.comments, `${path}comments`);
	}

	private comments(comments: readonly Comment[], path: string): void {
		for (const [index, comment] of comments.entries()) this.comment(comment, `${path}[${index}].`);
	}

	private comment({ text, commands }: Comment, path: string): void {
		for (const [index, command] of commands.entries()) this.checks.command(command, `${path}commands[${index}]`);
		this.checks.words(text, `${path}text`);
		const parts = commands.map(({ name, value }) => `[%${name}${value === '' ? '' : ` ${value}`}]`);
		const inside = collapse([...parts, text].join(' '));
		if (inside === '') return;
		if (inside.includes('}')) this.text.lineComment(inside);
		else this.text.comment(inside.split(' '));
	}
}

const textOf = (game: PgnGame, path: string, compact: boolean, checks: Checks): string => {
	objectGiven(game, path === '' ? 'game' : path.slice(0, -1), 'a PgnGame', 'tags', 'comments', 'moves', 'result');
	return new GameWriter(compact, checks).write(game, path);
};

/**
 * Writes a game, or a list of games.
 *
 * The export format of the standard has the seven tags of the roster first (with `?` if they are missing) and the others in ASCII order, lines of
 * fewer than 80 characters (longer only for a single longer word), and an empty line at the end, so that texts can be joined. The format `compact`
 * has the tags as they are and one line of moves: `1.e4 e5`. Reading a text and writing it again does not change it.
 *
 * Numbers of moves begin as the tag `FEN` says, and count one ply for each move; a move that begins with a comma is a part of the move before it.
 * Games with several moves a turn are numbered in the same way: readers ignore the numbers.
 *
 * A run of blanks in a comment is written as one space, as it is read. A comment that contains `}` is written from `;` to the end of a line.
 *
 * @throws {NotationError} `pgn/inexpressible` for each part that PGN cannot express; `data.path` is its place: a tag or a move that is not one, a line
 * break in a tag, a `]` in a command, a command in the text of a comment.
 *
 * @example
 * const [game] = parse('[White "Anna"] 1. e4 (1. d4 $1) e5 {Fine} *');
 * stringify(game, { format: 'compact' }) // → '[White "Anna"]\n\n1.e4 (1.d4 $1) 1...e5 { Fine } *'
 */
export function stringify(games: PgnGame | readonly PgnGame[], options?: StringifyOptions): string {
	if (typeof games !== 'object' || games === null) misuse('game', 'a PgnGame or a list of them', games);
	checkOptions(options, { format: ['export', 'compact'] });
	const compact = options?.format === 'compact';
	const checks = new Checks();
	const isList = Array.isArray(games);
	const list: readonly PgnGame[] = isList ? games : [games as PgnGame];
	const texts = list.map((game, index) => textOf(game, isList ? `[${index}].` : '', compact, checks));
	checks.done();
	return compact ? texts.join('\n\n') : texts.map((text) => `${text}\n\n`).join('');
}
