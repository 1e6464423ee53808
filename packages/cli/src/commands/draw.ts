import { resolve } from 'node:path';
import type { Arrow, Mark } from '@x/board';
import type { Game } from '@x/core';
import { quote } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';
import { flag, text, wholeNumber } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { gameOf, startOf } from '../game/playable.js';
import { EXIT } from '../output/exit-code.js';
import { saveFile } from '../output/write-file.js';
import { type Command, defineCommand } from './command.js';

const START = 'start';

const cellOf = (game: Game, name: string): number => {
	const cell = game.cellNamed(name);
	if (cell === undefined) throw new Unusable(`Expected a cell of the board, such as ${game.cellName(0 as never)}, found ${quote(name)}.`);
	return cell;
};

const wordsOf = (given: string | undefined): readonly string[] => (given ?? '').split(',').filter((word) => word !== '');

const marksOf = (game: Game, given: string | undefined): readonly Mark[] =>
	wordsOf(given).map((name) => ({ cell: cellOf(game, name), type: 'circle', color: 'green' }));

/** `e2-e4,g1-f3` */
const arrowsOf = (game: Game, given: string | undefined): readonly Arrow[] =>
	wordsOf(given).map((word) => {
		const [from = '', to] = word.split('-');
		if (to === undefined) throw new Unusable(`Expected two cells for --arrows, such as e2-e4, found ${quote(word)}.`);
		return { from: cellOf(game, from), to: cellOf(game, to) };
	});

export const command: Command = defineCommand({
	arguments: [
		{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link.' },
		{
			name: 'FEN',
			summary: `The position in a dialect of FEN, or ${START}. Without it, the start of the game or the position of the link.`,
			optional: true,
		},
	],
	options: {
		output: text('FILE', 'The file to write; the standard output by default.', { short: 'o' }),
		width: wholeNumber('PIXELS', 'The width of the picture.', { least: 16, most: 16_384, initial: undefined }),
		turned: flag('Put the second side at the bottom.'),
		dark: flag('Use the colors for dark pages.'),
		figures: flag('Draw East Asian pieces as figures in place of characters.'),
		marks: text('CELLS', 'Circles on cells: e4,d5.'),
		arrows: text('CELLS', 'Arrows: e2-e4,g1-f3.'),
	},
	examples: ['chess > start.svg', 'shogi start --figures -o shogi.svg', "chess '4k3/8/8/8/8/8/4r3/4K2R w K - 0 1' --arrows e2-e1"],
	run: async ({ arguments: [game, fen], options }, terminal) => {
		const named = await readGameArgument(game!, terminal);
		const [{ familyOf, viewOf }, { setsOf }, { toSvg }, played] = await Promise.all([
			import('@x/board/game'),
			import('@x/board/sets'),
			import('@x/board/svg'),
			gameOf(named.source),
		]);
		const position = await startOf(played, named, fen === START ? undefined : fen);
		const { geometry, sides, pieces, hands, lastMove, checks } = viewOf(position, { movers: [] });
		const marked = { marks: marksOf(played, options.marks), arrows: arrowsOf(played, options.arrows) };
		const sets = setsOf(familyOf(played), options.figures ? 'figures' : 'characters');
		const view = {
			geometry,
			sides,
			pieces,
			hands,
			lastMove,
			checks,
			...marked,
			sets,
			orientation: options.turned ? 'second' : 'first',
		} as const;
		const { width, dark } = options;
		const svg = `${toSvg(view, { title: played.title ?? 'A position', dark, ...(width === undefined ? {} : { width }) })}\n`;
		if (options.output === undefined) await terminal.write(svg);
		else saveFile(resolve(terminal.directory, options.output), options.output, svg);
		return EXIT.fine;
	},
});
