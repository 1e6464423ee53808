import type { Game, Position } from '@x/core';
import { moveName } from '@x/core';
import { stringify as fenOf } from '@x/fen';
import { dialectOf, type FileDialect, type Line, type MoveDialect, safeParse, safeParseMove, stringify, type XiangqiGame } from '@x/wxf';
import { type PlayedLine, rewrite, safePlay } from '@x/wxf/play';
import type { GameRecord } from '../../state/app-state.js';
import { moveDialects } from '../other-texts.js';

/** Whether the players of a game write its moves as those of xiangqi do. */
export const isXiangqi = (game: Game): boolean => moveDialects(game).includes('wxf');

/** Whether a word has the form of a move of xiangqi, in letters, in Chinese, or by points. */
export const isXiangqiMove = (word: string): boolean => safeParseMove(word).ok;

const linesOf = (line: Line): readonly Line[] => [line, ...line.moves.flatMap(({ variations }) => variations.flatMap(linesOf))];

/** Whether a move names its points. Ranks count from 0 in xiangqi and from 1 on this page. */
const isByPoints = (word: string): boolean => {
	const read = safeParseMove(word);
	return read.ok && read.value.form === 'points';
};

const hasPoints = (game: XiangqiGame): boolean => linesOf(game).some(({ moves }) => moves.some(({ text }) => isByPoints(text)));

/** Whether a game has nothing but moves. */
const isPlain = ({ tags, fen, comment, moves, result }: XiangqiGame): boolean =>
	tags.length === 0 &&
	fen === undefined &&
	comment === undefined &&
	result === '*' &&
	moves.every(({ nags, comment: said, variations }) => nags.length === 0 && said === undefined && variations.length === 0);

/** The text of games as PGN for the list of moves, which finds the rules by a tag. */
const pgnOf = (games: readonly XiangqiGame[], title: string): string =>
	games
		.map((game) => {
			const text = stringify(game, { lost: 'drop' });
			const tag = `[Variant "${title}"]`;
			return text.startsWith('[') ? `${tag}\n${text}` : `${tag}\n\n${text}`;
		})
		.join('\n')
		.trimEnd();

/** Games in which all moves are legal, with their first positions. */
const playAll = (games: readonly XiangqiGame[], rules: Game): readonly PlayedLine[] | undefined => {
	const lines: PlayedLine[] = [];
	for (const game of games) {
		const played = safePlay(game, rules);
		if (!played.ok) return undefined;
		lines.push(played.value);
	}
	return lines;
};

/** A game with its moves in a notation without ranks, and its start as this page reads it. */
const readable = (game: XiangqiGame, line: PlayedLine, rules: Game, dialect: MoveDialect): XiangqiGame => ({
	...rewrite(game, rules, dialect),
	...(line.start === rules.start ? {} : { fen: fenOf(line.start) }),
});

/**
 * A text with moves of xiangqi, read by the rules of a game from a position: undefined if a move is not legal. The text stays as it is where the list of
 * moves reads it, and is rewritten where that would count its ranks from 1.
 */
export const readXiangqi = (
	text: string,
	start: Position,
	title: string,
): { readonly record: GameRecord; readonly moves: number } | undefined => {
	const { game: rules } = start;
	const read = safeParse(text);
	if (!read.ok) return undefined;
	const own = start === rules.start ? {} : { fen: fenOf(start) };
	const games = read.value.map((game): XiangqiGame => ({ ...own, ...game }));
	const lines = playAll(games, rules);
	const [first] = lines ?? [];
	if (lines === undefined || first === undefined) return undefined;
	const moves = first.moves.length;
	if (dialectOf(text) === 'pgn' && !games.some(hasPoints)) return { record: { kind: 'text', text }, moves };
	if (games.length === 1 && isPlain(read.value[0]!))
		return { record: { kind: 'moves', moves: first.moves.map(({ move }) => moveName(move)) }, moves };
	const written = games.map((game, index) => readable(game, lines[index]!, rules, 'wxf'));
	return { record: { kind: 'text', text: pgnOf(written, title) }, moves };
};

/** The form of a file of xiangqi by its signs; undefined for other texts. */
export const xiangqiForm = (text: string): FileDialect | undefined => {
	const form = dialectOf(text);
	if (form !== 'pgn') return form;
	return /^\s*\[(?:Game\s+"Chinese Chess"|Format\s+"(?:WXF|ICCS|Chinese)")/im.test(text.slice(0, 20_000)) ? form : undefined;
};

/** A file of xiangqi with moves that are not legal, as far as it can be read: its own text, or PGN. */
export const faultyXiangqi = (text: string, title: string): string => {
	if (dialectOf(text) === 'pgn') return /^\s*\[Variant\s/m.test(text) ? text : `[Variant "${title}"]\n${text}`;
	const read = safeParse(text, { mode: 'repair' });
	return read.ok ? pgnOf(read.value, title) : text;
};
