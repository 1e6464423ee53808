import { apply, type Game, type Move, moveName, type Position, previous, toMove, turn } from '@x/core';
import type { Diagnostic, Span } from '@x/diagnostics';
import { type ParseOptions, safeParsePosition } from '@x/fen';
import { type Command, type Comment, type Line, type LineMove, type Movetext, type MovetextOptions, readMoves } from '@x/pgn/moves';
import { stringify } from '@x/san';
import * as strings from '../strings/worker/engine.js';
import { gamesIn } from './games.js';
import type { GameRange, MoveNode } from './protocol.js';
import { capital, numberOf, sideTitle } from './words.js';

/** A game's text, read. */
export interface GameText {
	readonly text: string;
	/** One for each node. */
	readonly positions: readonly Position[];
	readonly nodes: readonly MoveNode[];
	/** The games of the text, and the index of the one that was read. */
	readonly games: readonly GameRange[];
	readonly game: number;
	readonly problems: readonly Diagnostic[];
	/** Names of the moves, if the text is exactly our own output for them. */
	readonly settled: readonly string[] | undefined;
	readonly result: { readonly from: number; readonly text: string } | undefined;
	/** The FEN that the text's own tags begin with. */
	readonly tagged: string | undefined;
	/** The value of the text's `Variant` tag. */
	readonly variant: string | undefined;
	/** The names of the players, in the order of the sides. */
	readonly players: readonly (string | undefined)[];
	/** Writes moves as the text does; without it they are written in SAN. */
	readonly write?: (move: Move, position: Position) => string;
}

/** Reads a pasted text. Its tags may give a start, in a dialect of FEN that is computed only then. */
export const readText = (
	text: string,
	start: Position,
	options: () => ParseOptions | undefined = () => undefined,
	chosen = 0,
	otherwise: MovetextOptions['otherwise'] = undefined,
): GameText => {
	const { game } = start;
	const games = gamesIn(text);
	const at = Math.max(0, Math.min(chosen, games.length - 1));
	let first = start;
	let tagged: string | undefined;
	const more: Diagnostic[] = [];
	const read = readMoves(
		text,
		(tags) => {
			const fen = tags.FEN;
			if (fen === undefined) return first;
			const parsed = safeParsePosition(fen, game, options());
			if (!parsed.ok) return undefined;
			tagged = fen;
			first = parsed.value;
			return first;
		},
		{ at: games[at]!.from, otherwise },
	);
	const tag = read.tags.find(({ name }) => name === 'FEN');
	if (tag !== undefined && tagged === undefined) more.push(...tagFaults(tag.value, tag.valueSpan.from, game, options()));
	const { nodes, positions } = nodesOf(read, first);
	const result = read.tokens.find(({ type }) => type === 'result');
	const told = numbered(read, first);
	const problems = [...read.problems.map((problem) => told(forPlayers(problem, game))), ...read.warnings.map(told), ...more];
	return {
		text,
		nodes,
		positions,
		games,
		game: at,
		problems,
		settled: problems.length === 0 && games.length === 1 ? plainNames(text, read, first) : undefined,
		result: result === undefined ? undefined : { from: result.from, text: text.slice(result.from, result.to) },
		tagged,
		variant: read.tags.find(({ name }) => name === 'Variant')?.value,
		players: playersOf(read, start.game),
	};
};

/** Tags of players, by side: those of PGN, after the titles of the sides. */
const PLAYERS = ['White', 'Black'];

const playersOf = ({ tags }: Movetext, game: Game): readonly (string | undefined)[] =>
	game.ruleset.sideOrder.map((side, index) => {
		const names = [capital(sideTitle(game, side)), PLAYERS[index]];
		const value = tags.findLast(({ name }) => names.includes(name))?.value.trim();
		return value === undefined || /^\??$/.test(value) ? undefined : value;
	});

/** Adds the number of the move to the message and the data of a fault, so that users of screen readers can find it and so can users whose text is scrolled. */
const numbered = (read: Movetext, start: Position): ((problem: Diagnostic) => Diagnostic) => {
	const before = (line: number, index: number): Position | undefined => {
		if (index > 0) return read.lines[line]!.moves[index - 1]!.position;
		const { parent, replaces } = read.lines[line]!;
		return parent === undefined ? start : before(parent, replaces);
	};
	const places = read.lines
		.flatMap(({ moves }, line) => moves.map(({ span }, index) => ({ span, line, index })))
		.sort((a, b) => a.span.from - b.span.from);
	return (problem) => {
		let [low, high] = [0, places.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (places[middle]!.span.from <= problem.span.from) low = middle + 1;
			else high = middle;
		}
		const place = places[low - 1];
		const position = place === undefined || problem.span.from > place.span.to ? undefined : before(place.line, place.index);
		if (position === undefined) return problem;
		const side = sideTitle(position.game, turn(position).side);
		const move = Number.parseInt(numberOf(position).text, 10);
		return { ...problem, message: strings.faultInMove(move, capital(side), problem.message), data: { ...problem.data, move } };
	};
};

const HEAD = /^(No legal move for|Ambiguous|Invalid) SAN: (".*?"): /;

/** Replaces words of the SAN reader for programmers: players get sentences, and the list of piece letters as a hint. */
const forPlayers = (given: Diagnostic, { names }: Game): Diagnostic => {
	const [head = '', fault = '', text = ''] = HEAD.exec(given.message) ?? [];
	const reason = given.message.slice(head.length);
	const problem = head === '' ? given : { ...given, message: strings.refusedText(fault, text, capital(reason)) };
	if (problem.code !== 'san/syntax' || problem.hint === undefined) return problem;
	const letters = Object.values(names?.kinds ?? {}).map(({ letter }) => letter);
	return { ...problem, hint: strings.pieceLetters(letters) };
};

/** Writes moves as text and reads it; names that cannot be played are appended unchanged. */
export const readNames = (names: readonly string[], start: Position): GameText => {
	let position = start;
	const moves: Move[] = [];
	for (const name of names) {
		const move = toMove(position, name);
		if (!move.ok) break;
		moves.push(move.value);
		position = apply(position, move.value);
	}
	const text = [writeMoves(moves, start), ...names.slice(moves.length)].filter((part) => part !== '').join(' ');
	return readText(text, start);
};

/** `1. e4 e5 2. Nf3` */
const writeMoves = (moves: readonly Move[], start: Position): string => {
	let position = start;
	const words: string[] = [];
	for (const move of moves) {
		const number = numberOf(position);
		if (number.always || words.length === 0) words.push(number.text);
		words.push(stringify(move, position));
		position = apply(position, move);
	}
	return words.join(' ');
};

const plainNames = (text: string, read: Movetext, start: Position): readonly string[] | undefined => {
	const moves = read.moves.flatMap(({ move }) => (move === undefined ? [] : [move]));
	const plain = read.lines.length === 1 && read.tags.length === 0 && text === writeMoves(moves, start);
	return plain && moves.length > 0 ? moves.map(moveName) : undefined;
};

const tagFaults = (fen: string, from: number, game: Game, options: ParseOptions | undefined): readonly Diagnostic[] => {
	const parsed = safeParsePosition(fen, game, options);
	if (parsed.ok) return [];
	return parsed.problems.map(({ data: _, ...problem }) => ({
		...problem,
		span: { from: problem.span.from + from, to: problem.span.to + from },
	}));
};

interface Found {
	readonly line: number;
	readonly index: number;
	readonly move: LineMove;
	readonly position: Position;
}

/** The playable moves of all lines in text order, each with the index of its predecessor. */
const nodesOf = (read: Movetext, start: Position): { readonly nodes: readonly MoveNode[]; readonly positions: readonly Position[] } => {
	const found = read.lines
		.flatMap((line, at) =>
			line.moves.flatMap((move, index): readonly Found[] =>
				move.move === undefined || move.position === undefined ? [] : [{ line: at, index, move, position: move.position }],
			),
		)
		.sort((a, b) => a.move.span.from - b.move.span.from);
	const places = new Map(found.map(({ line, index }, at) => [`${line} ${index}`, at + 1]));
	const depths: number[] = [];
	for (const line of read.lines) depths.push(line.parent === undefined ? 0 : depths[line.parent]! + 1);
	const parentOf = (line: number, index: number): number => {
		let [at, before] = [line, index - 1];
		while (before < 0) {
			const { parent, replaces } = read.lines[at]!;
			if (parent === undefined) return 0;
			[at, before] = [parent, replaces - 1];
		}
		return places.get(`${at} ${before}`) ?? 0;
	};
	const root: MoveNode = {
		parent: 0,
		name: '',
		san: '',
		from: 0,
		to: 0,
		depth: 0,
		number: 0,
		column: 0,
		nags: [],
		comment: commentsOf(read.lines[0]!),
		...commandsOf(read.lines[0]!.comments),
	};
	const tokenAt = new Map(read.tokens.map((token, at) => [token.from, at]));
	/** A move ends after its NAGs. */
	const endOf = ({ from, to }: Span): number => {
		let end = to;
		for (let at = (tokenAt.get(from) ?? Number.NaN) + 1; read.tokens[at]?.type === 'nag'; at++) end = read.tokens[at]!.to;
		return end;
	};
	const nodes = found.map(({ line, index, move: { move, span, nags, comments }, position }): MoveNode => {
		const before = previous(position) ?? start;
		const spoken = [...(index === 0 && line > 0 ? read.lines[line]!.comments : []), ...comments];
		return {
			parent: parentOf(line, index),
			name: move === undefined ? '' : moveName(move),
			san: move === undefined ? '' : stringify(move, before),
			from: span.from,
			to: endOf(span),
			depth: depths[line] ?? 0,
			number: Number.parseInt(numberOf(before).text, 10),
			column: Math.max(0, start.game.ruleset.sideOrder.indexOf(turn(before).side)),
			nags,
			comment: spoken.map(({ text }) => text).join(' '),
			...commandsOf(spoken),
		};
	});
	return { nodes: [root, ...nodes], positions: [start, ...found.map(({ position }) => position)] };
};

/** The commands of comments, if there are any. */
const commandsOf = (comments: readonly Comment[]): { readonly commands?: readonly Command[] } => {
	const commands = comments.flatMap((comment) => comment.commands);
	return commands.length === 0 ? {} : { commands };
};

const commentsOf = (line: Line): string => line.comments.map(({ text }) => text).join(' ');
