import type { Game, Ruleset, Setup } from '@x/core';
import type { Board, Placed } from '../board.js';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { type Relay, relayTo } from './relay.js';

type At = Placed['at'];

/** A board of two or three axes as fields see it: one of two axes, its levels upon each other. */
export interface Levels {
	/** The game on that board; the game itself where it has two axes. */
	readonly game: Game;
	/** Reports for fields on that board. */
	readonly relay: Relay;
	/** A board and the field of the cell in passing that were made for it, as those of the game. */
	readonly lift: (board: Field, enPassant: Field, parts: Board) => readonly [board: Field, enPassant: Field, parts: Board];
}

const withPoints = (setup: Setup, map: (at: At) => At): Setup => ({
	...setup,
	points: Object.fromEntries(Object.entries(setup.points ?? {}).map(([name, cells]) => [name, cells.map(map)])),
});

/** The levels of a game; the last one is written first, and two slashes stand between them. */
export function levelsOf(game: Game, report: Report): Levels {
	const { ruleset } = game;
	const relay = relayTo(report, (message) => message);
	if (ruleset.space.axes.length !== 3) return { game, relay, lift: (...given) => given };
	const [across, ahead, up] = ruleset.space.axes.map(({ extent }) => extent.map(Number)) as [number, number][];
	const ranks = ahead![1] - ahead![0] + 1;
	const levels = up![1] - up![0] + 1;
	const flat = ([x, y, z]: At): At => [x!, (Number(z) - up![0]) * ranks + Number(y) - ahead![0]];
	const back = ([x, y]: At): At => [x!, (Number(y) % ranks) + ahead![0], Math.floor(Number(y) / ranks) + up![0]];
	const space: Ruleset['space'] = {
		axes: [{ extent: across! }, { extent: [0, ranks * levels - 1] }],
		...(ruleset.space.holes && { holes: ruleset.space.holes.map(flat) }),
	};
	const start = { ...ruleset.start, pieces: ruleset.start.pieces.map(({ at, piece }) => ({ at: flat(at), piece })) };
	const seen: Pick<Game, 'names' | 'ruleset' | 'cell' | 'cellAt' | 'cellName' | 'cellNamed' | 'vecOf'> = {
		names: game.names,
		ruleset: { ...ruleset, space, start },
		cell: (at) => game.cell(typeof at === 'object' ? back(at) : at),
		cellAt: (at) => game.cellAt(back(at)),
		cellName: (at) => game.cellName(at),
		cellNamed: (name) => game.cellNamed(name),
		vecOf: (at) => flat(game.vecOf(at)) as number[],
	};
	const spaced = (text: string): string =>
		text
			.split('/')
			.map((rank, nth) => (nth > 0 && nth % ranks === 0 ? '/' : '') + rank)
			.join('/');
	const placed = (pieces: readonly Placed[], map: (at: At) => At): readonly Placed[] =>
		pieces.map(({ at, piece }) => ({ at: map(at), piece }));
	return {
		game: seen as Game,
		relay,
		lift: (board, enPassant, [, collect, ...more]) => [
			[
				board[0],
				board[1],
				(text, draft, readable) => {
					const places = [...text].flatMap((char, at) => (char === '/' && text[at - 1] === '/' ? [] : [at]));
					const plain = places.map((at) => text[at]).join('');
					return spaced(relay.during([...places, text.length], () => board[2](plain, draft, readable)));
				},
				(setup, options) => spaced(board[3]({ ...setup, pieces: placed(setup.pieces, flat) }, options)),
				board[4],
			],
			[
				enPassant[0],
				enPassant[1],
				(text, draft, readable) => {
					const canonical = enPassant[2](text, draft, readable);
					if (draft.points !== undefined) Object.assign(draft, withPoints(draft, back));
					return canonical;
				},
				(setup, options, position) => enPassant[3](withPoints(setup, flat), options, position),
				enPassant[4],
			],
			[board, () => placed(collect(), back), ...more],
		],
	};
}
