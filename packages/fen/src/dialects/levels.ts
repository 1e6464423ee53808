import type { Game, Ruleset, Setup } from '@x/core';
import type { Board, Placed } from '../board.js';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { type Relay, relayTo } from './relay.js';

type At = Placed['at'];

/** The board and the en passant field of a game. */
export interface BoardAndPassing {
	readonly board: Board;
	readonly enPassant: Field;
}

/** A board of three axes as one of two axes, with its levels stacked. */
export interface Levels {
	/** The game on the stacked board; the game itself if it has two axes. */
	readonly game: Game;
	/** Reports faults of fields of the stacked board. */
	readonly relay: Relay;
	/** Converts board and en passant field of the stacked board to those of the game. */
	readonly lift: (flat: BoardAndPassing) => BoardAndPassing;
}

const withPoints = (setup: Setup, map: (at: At) => At): Setup => ({
	...setup,
	points: Object.fromEntries(Object.entries(setup.points ?? {}).map(([name, cells]) => [name, cells.map(map)])),
});

/** The levels of a game. The last one is written first, with two slashes between levels. */
export function levelsOf(game: Game, report: Report): Levels {
	const { ruleset } = game;
	const relay = relayTo(report, (message) => message);
	if (ruleset.space.axes.length !== 3) return { game, relay, lift: (given) => given };
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
	const seen: Pick<Game, 'names' | 'ruleset' | 'engine' | 'placements' | 'cell' | 'cellAt' | 'cellName' | 'cellNamed' | 'vecOf'> = {
		names: game.names,
		ruleset: { ...ruleset, space, start },
		engine: game.engine,
		placements: game.placements,
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
		lift: ({ board, enPassant }) => ({
			board: {
				...board,
				field: {
					...board.field,
					read: (text, draft, readable) => {
						const places = [...text].flatMap((char, at) => (char === '/' && text[at - 1] === '/' ? [] : [at]));
						const plain = places.map((at) => text[at]).join('');
						return spaced(relay.during([...places, text.length], () => board.field.read(plain, draft, readable)));
					},
					write: (setup, options) => spaced(board.field.write({ ...setup, pieces: placed(setup.pieces, flat) }, options)),
				},
				collect: () => placed(board.collect(), back),
			},
			enPassant: {
				...enPassant,
				read: (text, draft, readable) => {
					const canonical = enPassant.read(text, draft, readable);
					if (draft.points !== undefined) Object.assign(draft, withPoints(draft, back));
					return canonical;
				},
				write: (setup, options, position) => enPassant.write(withPoints(setup, flat), options, position),
			},
		}),
	};
}
