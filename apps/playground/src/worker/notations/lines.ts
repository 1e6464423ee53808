import { apply, legal, type Move, moveName, type Position } from '@x/core';
import type { Diagnostic, Result, Span } from '@x/diagnostics';
import { safeResolve, stringify } from '@x/san';
import { type Dialect, safeResolve as resolveIn, stringify as writeIn } from '@x/san/dialects';
import { notationLosses as words } from '../../strings/notation-losses.js';
import type { NotationToken } from '../notation-views.js';
import { moveDialects } from '../other-texts.js';
import type { PlayableGame } from '../playable-game.js';
import { numberOf } from '../words.js';
import { lineLosses, mainNodes, withMainLine } from './game-tree.js';
import { movedBy, type Notation, type Noted } from './notation.js';

/** How single moves are written and read. */
export interface MoveWriting {
	readonly write: (move: Move, position: Position) => string;
	readonly read: (text: string, position: Position) => Result<Move>;
}

/** A line of moves after reading, up to its first fault. */
export interface ReadLine {
	readonly names: readonly string[];
	readonly sans: readonly string[];
	readonly problems: readonly Diagnostic[];
}

/** Numbers, results and comments stand between moves. */
const BETWEEN = /^(?:\d+[.…]*|\.+|1-0|0-1|1\/2-1\/2|½-½|\*|\$\d+)$/;

/** The words of a text that can be moves. */
const wordsIn = (text: string): readonly (Span & { readonly word: string })[] =>
	[...text.replace(/\{[^}]*\}/g, (comment) => ' '.repeat(comment.length)).matchAll(/[^ \t\r\n]+/g)].flatMap(({ 0: whole, index }) => {
		const [number = ''] = /^\d+[.…]+(?=.)/.exec(whole) ?? [];
		const word = whole.slice(number.length);
		return BETWEEN.test(word) ? [] : [{ word, from: index + number.length, to: index + whole.length }];
	});

/** Plays the moves of a text that begins at an offset of a longer text. */
export const readLine = (text: string, start: Position, { read }: MoveWriting, offset = 0): ReadLine => {
	let position = start;
	const [names, sans]: [string[], string[]] = [[], []];
	for (const { word, from } of wordsIn(text)) {
		const found = read(word, position);
		if (!found.ok) {
			// Texts as repairs: the nearest moves in this notation.
			return { names, sans, problems: movedKeeping(found.problems, offset + from) };
		}
		names.push(moveName(found.value));
		sans.push(stringify(found.value, position));
		position = apply(position, found.value);
	}
	return { names, sans, problems: [] };
};

/** Faults of a word as faults of the text, with the nearest moves as repairs. */
const movedKeeping = (problems: readonly Diagnostic[], offset: number): readonly Diagnostic[] =>
	movedBy(problems, offset).map((problem, index) => {
		const nearest = problems[index]!.data?.nearest;
		return nearest === undefined ? problem : { ...problem, data: { nearest } };
	});

/** The moves of the main line in text, each with its node. */
export const writeLine = (
	noted: Noted,
	{ write }: MoveWriting,
	lead: (position: Position, index: number) => string,
	before = '',
): { readonly text: string; readonly tokens: readonly NotationToken[] } => {
	let position = noted.read.positions[0]!;
	let text = before;
	const tokens: NotationToken[] = [];
	for (const [index, node] of mainNodes(noted).entries()) {
		const { name } = noted.read.nodes[node]!;
		const move = legal(position).find((one) => moveName(one) === name)!;
		text += lead(position, index);
		const word = write(move, position);
		tokens.push({ from: text.length, to: text.length + word.length, node });
		text += word;
		position = apply(position, move);
	}
	return { text, tokens };
};

/** `1. e4 e5 2. Nf3`: numbers before the moves of the first side. */
const numbered = (position: Position, index: number): string => {
	const { text, always } = numberOf(position);
	return `${index === 0 ? '' : ' '}${always || index === 0 ? `${text} ` : ''}`;
};

const lineNotation = (
	about: Pick<Notation, 'id' | 'title' | 'extension' | 'lines'>,
	writing: MoveWriting,
	lead: typeof numbered,
): Notation => ({
	...about,
	about: 'game',
	write: (noted) => {
		const written = writeLine(noted, writing, lead);
		return { ...written, lost: lineLosses(about.title, noted, false) };
	},
	read: (noted, text, caret = text.length) => {
		const { names, sans, problems } = readLine(text, noted.read.positions[0]!, writing);
		if (problems.length > 0) return { game: undefined, problems };
		const game = withMainLine(noted, names, sans);
		const before = wordsIn(text).filter(({ from }) => from < caret).length;
		// In a text with variations, nodes are not counted by moves of the main line.
		return { game: game.record.kind === 'moves' ? { ...game, cursor: before } : game, problems };
	},
});

/** The titles of the notations of moves. A notation whose moves have blanks in them is not among them. */
const TITLES: Readonly<Partial<Record<Dialect, string>>> = words.moves;

const san = ({ otherwise }: PlayableGame): Notation =>
	lineNotation(
		{ id: 'san', title: 'SAN', extension: 'txt', lines: true },
		{
			write: stringify,
			read: (text, position) => {
				const found = safeResolve(text, position);
				const other = found.ok ? undefined : otherwise?.(text, position);
				return other === undefined ? found : { ok: true, value: other, warnings: [] };
			},
		},
		numbered,
	);

/** The notations of the main line of a game: SAN, and those of its players. */
export const lineNotations = (playable: PlayableGame): readonly Notation[] => [
	san(playable),
	...moveDialects(playable.game).flatMap((dialect) => {
		const title = TITLES[dialect];
		if (title === undefined) return [];
		const writing: MoveWriting = {
			write: (move, position) => writeIn(move, position, dialect),
			read: (text, position) => resolveIn(text, position, dialect),
		};
		return [lineNotation({ id: `moves ${dialect}`, title, extension: 'txt', lines: true }, writing, numbered)];
	}),
];
