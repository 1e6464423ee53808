import { type Game, lastMove, type Position } from '@x/core';
import { type ParsedGame, parse } from '@x/pgn';
import type { PgnGame } from '@x/pgn/tree';
import { type FoundStart, type Resolver, startOf } from '@x/pgn/validate';
import { isNullMove, safePlay, stringify } from '@x/san';
import type { PieceSet } from '../model/set.js';
import type { GameEntry, OpenedGame, ReadGames, ReadOptions } from '../viewer/reader.js';
import { type Playing, playedGame } from './played.js';

/** Finds the rules of a game; it may load them. */
export type FindRules = (values: Readonly<Record<string, string | undefined>>) => Promise<Resolver>;

/** Finds the piece sets of a game; it may load them. */
export type FindSets = (game: Game) => Promise<readonly PieceSet[]>;

/** Moves in SAN, as programs and people write them. They are shown in the form of the standard. */
export const inSan: Playing = {
	play: (text, position) => {
		const played = safePlay(position, text, { nullMoves: true });
		if (played.ok) return { position: played.value };
		const [problem] = played.problems;
		return { fault: { message: `${text}: ${(problem?.message ?? 'not legal').replace(/^[^:]*: "[^"]*": /, '')}`, hint: problem?.hint } };
	},
	show: (text, before, after) => {
		const move = lastMove(after);
		return move === undefined || isNullMove(move) ? text : stringify(move, before);
	},
};

const tagsOf = ({ tags }: PgnGame): Readonly<Record<string, string | undefined>> =>
	Object.fromEntries(tags.map(({ name, value }) => [name, value]));

const known = (value: string | undefined): string | undefined => (value === undefined || /^\?*$/.test(value) ? undefined : value);

/** The name of a game in a list: its players, or else its event, and its result. */
export const titleOf = (game: PgnGame, index: number): string => {
	const { White, Black, Red, Event, Round } = tagsOf(game);
	const players = [known(White) ?? known(Red), known(Black)].filter((name) => name !== undefined);
	const about = players.length > 0 ? players.join(' – ') : [known(Event), known(Round)].filter((name) => name !== undefined).join(', ');
	const result = game.result === '*' ? '' : game.result.replaceAll('1/2', '½');
	return [`${index + 1}.`, about === '' ? 'Game' : about, result].filter((part) => part !== '').join(' ');
};

const faultsOf = ({ problems }: ParsedGame): OpenedGame['faults'] =>
	problems.filter(({ severity }) => severity === 'error').map(({ message, hint, line }) => ({ message: `Line ${line}: ${message}`, hint }));

/** Opens a game of a tree at its start. */
export const openTree = async (
	tree: PgnGame,
	{ start, problems }: FoundStart,
	options: ReadOptions,
	setsOf: FindSets,
	faults: OpenedGame['faults'],
	playing: Playing = inSan,
): Promise<OpenedGame> => {
	const [problem] = problems;
	if (start === undefined) throw new Error([problem?.message ?? 'The start of the game is unknown.', problem?.hint ?? ''].join(' ').trim());
	const position: Position = start;
	return playedGame(tree, position, playing, options.sets ?? (await setsOf(position.game)), faults);
};

/** Reads PGN with rules that a function finds. */
export const pgnGames = (find: FindRules, setsOf: FindSets): ReadGames => ({
	read: (text, options) => {
		const games = parse(text).filter(({ moves, tags, comments }) => moves.length + tags.length + comments.length > 0);
		return games.map((game, index): GameEntry => {
			const { variant } = options;
			const named = variant === undefined || tagsOf(game).Variant !== undefined ? game : withVariant(game, variant);
			return {
				title: titleOf(game, index),
				text: text.slice(game.span.from, game.span.to).trim(),
				open: async () => openTree(named, startOf(await find(tagsOf(named)), named.tags), options, setsOf, faultsOf(game)),
			};
		});
	},
});

const withVariant = (game: ParsedGame, value: string): ParsedGame => ({ ...game, tags: [...game.tags, { name: 'Variant', value }] });
