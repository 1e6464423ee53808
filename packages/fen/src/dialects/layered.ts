import type { Game, Ruleset, Setup } from '@x/core';
import { dialectOf } from '../notation.js';
import type { Dialect } from '../options.js';
import { type Placement, placementOf } from './placement.js';
import { dash, withoutFlags } from './plain.js';
import { relayTo } from './relay.js';

type At = Setup['pieces'][number]['at'];

/** A board in space seen as one of two axes, its levels upon each other. */
interface Flat {
	readonly game: Game;
	readonly flat: (at: At) => At;
	readonly back: (at: At) => At;
	readonly ranks: number;
}

function flatten(game: Game): Flat {
	const { ruleset } = game;
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
	const cell = (at: Parameters<Game['cell']>[0]): number => game.cell(typeof at === 'object' ? back(at) : at);
	const seen: Pick<Game, 'names' | 'ruleset' | 'cell' | 'cellAt' | 'cellName' | 'cellNamed' | 'vecOf'> = {
		names: game.names,
		ruleset: { ...ruleset, space, start },
		cell,
		cellAt: (at) => game.cellAt(back(at)),
		cellName: (at) => game.cellName(at),
		cellNamed: (name) => game.cellNamed(name),
		vecOf: (at) => flat(game.vecOf(at)) as number[],
	};
	return { game: seen as Game, flat, back, ranks };
}

/**
 * Boards of three axes level by level, the last first, each as FEN writes a board; two slashes stand between levels.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { names, raumschach } from '@x/core/presets/raumschach';
 * import { stringify } from '@x/fen';
 * stringify(compile(raumschach, names).start, { dialect: layered }).split(' ')[0]
 * // → 'rnknr/ppppp/5/5/5//ubqub/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNKNR'
 */
export const layered: Dialect = /* @__PURE__ */ dialectOf((game, report) => {
	if (game.ruleset.space.axes.length !== 3 || game.names?.castling || game.names?.enPassant)
		throw new TypeError('This dialect needs a game of three axes without castling and en passant');
	const { game: seen, flat, back, ranks } = flatten(game);
	const relay = relayTo(report, (message) => message);
	const { parts, fields }: Placement = placementOf(seen, relay.report);
	const [board, side, , , half, full] = fields;
	const [, collect, spots, width, spotOf, holder] = parts;
	const spaced = (text: string): string =>
		text
			.split('/')
			.map((rank, nth) => (nth > 0 && nth % ranks === 0 ? '/' : '') + rank)
			.join('/');
	const plain = withoutFlags([
		'board',
		'',
		(text, draft, readable) => {
			const places = [...text].flatMap((char, at) => (char === '/' && text[at - 1] === '/' ? [] : [at]));
			const canonical = relay.during([...places, text.length], () => board[2](places.map((at) => text[at]).join(''), draft, readable));
			return spaced(canonical);
		},
		({ pieces }, options) => spaced(board[3]({ pieces: pieces.map(({ at, piece }) => ({ at: flat(at), piece })) }, options)),
	]);
	return [
		[plain, () => collect().map(({ at, piece }) => ({ at: back(at), piece })), spots, width, spotOf, holder],
		[plain, side, dash('castling', report), dash('en-passant', report), half, full],
	];
});
