import { checkOptions, misuse, objectGiven } from '@x/diagnostics';
import { collapse, isCommandName } from '../comments/read.js';
import { BLANK, BLANKS } from '../text/blanks.js';
import type { Comment, Line, MoveNode, PgnGame, Tag } from '../tree/game.js';
import { Faults, hasCommands, isNag, isResult, LARGEST_NAG, MovePlaces } from './checks.js';
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

/** The place of the last move of a line, or of the line before its first move, for messages. */
const pathOf = ({ path, index }: Frame): string => (index === 0 ? path : `${path}moves[${index - 1}].`);

class GameWriter {
	private readonly compact: boolean;
	private readonly faults: Faults;
	private readonly places: MovePlaces;
	private readonly text: Movetext;

	constructor(compact: boolean, faults: Faults, places: MovePlaces) {
		this.compact = compact;
		this.faults = faults;
		this.places = places;
		this.text = new Movetext(!compact);
	}

	/** The text of a game. Variations are kept in a list, so that their depth is not limited by the stack. */
	write(game: PgnGame, path: string): string {
		const { text, faults } = this;
		for (const [index, tag] of game.tags.entries()) faults.tag(tag, `${path}tags[${index}]`);
		if (!isResult(game.result)) faults.add(`${path}result`, '"1-0", "0-1", "1/2-1/2" or "*"', game.result);
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
		const frame = { line, path, index: 0, ply, variation: 0, numbered: true };
		this.comments(line.comments, frame);
		return frame;
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
		if (node !== undefined) this.move(node, frame);
		return undefined;
	}

	private move(node: MoveNode, frame: Frame): void {
		const { text } = this;
		this.moveText(node.san, frame);
		for (const [index, nag] of node.nags.entries()) {
			if (!isNag(nag)) this.faults.add(`${pathOf(frame)}nags[${index}]`, `an integer from 0 to ${LARGEST_NAG}`, nag);
			text.add(`$${nag}`);
		}
		frame.numbered = this.comments(node.comments, frame);
	}

	private moveText(given: string, frame: Frame): void {
		const { text, compact } = this;
		if (typeof given !== 'string') misuse(`${pathOf(frame)}san`, 'a string', given);
		// A blank is written as a space.
		const san = BLANK.test(given) ? given.replace(BLANKS, ' ') : given;
		const place = this.places.of(san);
		if (place === 'none')
			this.faults.add(
				`${pathOf(frame)}san`,
				'the text of one move',
				san,
				'Write annotations as nags and comments, and a null move as "--".',
			);
		if (isPart(san)) {
			// `step` has already moved on.
			const before = frame.line.moves[frame.index - 2];
			if (frame.numbered || before === undefined || before.nags.length > 0) text.add(san);
			else text.append(san);
			return;
		}
		const white = frame.ply % 2 === 0;
		const isNumbered = white || frame.numbered || place === 'number';
		const number = isNumbered ? `${Math.floor(frame.ply / 2) + 1}${white ? '.' : '...'}` : '';
		if (compact) text.add(number + san);
		else {
			if (isNumbered) text.add(number);
			text.add(san);
		}
		frame.ply++;
	}

	/** Writes comments. Returns `false` if none of them has a text or a command. */
	private comments(comments: readonly Comment[], frame: Frame): boolean {
		let isAny = false;
		for (const [index, comment] of comments.entries()) {
			const words = this.words(comment, frame, index);
			if (words.length === 0) continue;
			isAny = true;
			const inside = words.join(' ');
			if (inside.includes('}')) this.text.lineComment(inside);
			else if (this.compact) this.text.add(`{ ${inside} }`);
			else this.text.comment(words);
		}
		return isAny;
	}

	/** The words of a comment; each command is one of them. */
	private words({ text, commands }: Comment, frame: Frame, index: number): readonly string[] {
		const { faults } = this;
		const path = (): string => `${pathOf(frame)}comments[${index}].`;
		const words: string[] = [];
		for (const [at, { name, value }] of commands.entries()) {
			if (typeof name !== 'string') misuse(`${path()}commands[${at}].name`, 'a string', name);
			if (typeof value !== 'string') misuse(`${path()}commands[${at}].value`, 'a string', value);
			if (!isCommandName(name))
				faults.add(`${path()}commands[${at}].name`, 'the name of a command', name, 'Use ASCII letters, digits and underscores.');
			faults.half(`${path()}commands[${at}].value`, value);
			if (value.includes(']')) faults.add(`${path()}commands[${at}].value`, 'a value without "]"', value);
			words.push(collapse(value === '' ? `[%${name}]` : `[%${name} ${value}]`));
		}
		if (typeof text !== 'string') misuse(`${path()}text`, 'a string', text);
		faults.half(`${path()}text`, text);
		if (hasCommands(text)) faults.add(`${path()}text`, 'a text without commands', text, 'Put the command into the list of commands.');
		const rest = collapse(text);
		return rest === '' ? words : [...words, ...rest.split(' ')];
	}
}

/**
 * Writes a game, or a list of games.
 *
 * The export format of the standard has the seven tags of the roster first (with `?` if they are missing) and the others in ASCII order, lines of
 * fewer than 80 characters (longer only for a single longer word or command), and an empty line at the end, so that texts can be joined. The format `compact`
 * has the tags as they are and one line of moves: `1.e4 e5`. Reading a text and writing it again does not change it.
 *
 * Numbers of moves begin as the tag `FEN` says, and count one ply for each move; a move that begins with a comma is a part of the move before it.
 * Games with several moves a turn are numbered in the same way: readers ignore the numbers.
 *
 * Reading the compact format again gives an equal game. The export format changes the tags alone: it adds those of the roster that are missing, puts
 * the roster first, and sorts the others. Comments without text and commands are left out.
 *
 * A run of blanks in a comment is written as one space, as it is read. A comment that contains `}` is written from `;` to the end of a line.
 *
 * @throws {NotationError} `pgn/inexpressible` for each part that PGN cannot express; `data.path` is its place: a tag or a move that is not one, a line
 * break in a tag, a `]` in a command, a command in the text of a comment, half a character.
 *
 * @example
 * const [game] = parse('[White "Anna"] 1. e4 (1. d4 $1) e5 {Fine} *');
 * stringify(game, { format: 'compact' }) // → '[White "Anna"]\n\n1.e4 (1.d4 $1) 1...e5 { Fine } *'
 */
export function stringify(games: PgnGame | readonly PgnGame[], options?: StringifyOptions): string {
	if (typeof games !== 'object' || games === null) misuse('game', 'a PgnGame or a list of them', games);
	checkOptions(options, { format: ['export', 'compact'] });
	const compact = options?.format === 'compact';
	const faults = new Faults();
	const places = new MovePlaces();
	const isList = Array.isArray(games);
	const list: readonly PgnGame[] = isList ? games : [games as PgnGame];
	const texts = list.map((game, index) => {
		objectGiven(game, isList ? `[${index}]` : 'game', 'a PgnGame', 'tags', 'comments', 'moves', 'result');
		return new GameWriter(compact, faults, places).write(game, isList ? `[${index}].` : '');
	});
	faults.throwAny();
	return compact ? texts.join('\n\n') : texts.map((text) => `${text}\n\n`).join('');
}
