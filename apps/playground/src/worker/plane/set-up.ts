import { type Figure, type IcnGame, KINDS, type Piece, stringify } from '@x/icn';
import type { SetUp } from '../../state/app-state.js';
import * as strings from '../../strings/worker/set-up.js';
import type { Doc, SetUpReading, SetUpView } from '../protocol.js';
import { capital } from '../words.js';
import { knownPlane, readIcn } from './read.js';
import { CLASSICAL } from './starts.js';
import { placedAt } from './view.js';
import { lookOf, moverAt, playerOf, sideOf, sideTitle } from './words.js';

const tokenOf = ({ kind, player, right }: Omit<Piece, 'at'>): string => `${sideOf(player)} ${kind}${right ? ' right' : ''}`;

const figureOf = (token: string): Figure & Pick<Piece, 'right'> => {
	const [side = '', kind = '', right] = token.split(' ');
	return { kind: kind as Figure['kind'], player: playerOf(side), ...(right !== undefined && { right: true }) };
};

const draftOf = (placed: readonly Omit<Piece, 'right'>[], turn: string, rights: ReadonlyMap<string, string>): SetUp => ({
	pieces: Object.fromEntries(placed.map((piece) => [piece.at.join(), rights.get(`${tokenOf(piece)} ${piece.at}`) ?? tokenOf(piece)])),
	hands: [],
	turn,
});

/** The pieces of the start that have a right, by their square: nothing else says which pieces have moved. */
const rightsOf = ({ pieces = [], moves }: IcnGame, ply: number): ReadonlyMap<string, string> => {
	const left = new Set(moves.slice(0, ply).flatMap(({ from, to }) => [String(from), String(to)]));
	return new Map(
		pieces.flatMap((piece) =>
			piece.right && !left.has(String(piece.at)) ? [[`${tokenOf({ ...piece, right: undefined })} ${piece.at}`, tokenOf(piece)]] : [],
		),
	);
};

/** The tools to set up a position of an unbounded board. */
export const setUpPlane = (doc: Doc, node: number): SetUpView => {
	const known = knownPlane(doc);
	const game = known.game ?? readIcn(CLASSICAL, 'auto').game!;
	const start = readIcn(CLASSICAL, 'auto').game!;
	const players = [...new Set(game.turnOrder)];
	const neutral: readonly Figure['kind'][] = ['ob', 'vo'];
	const palette = (figures: readonly Figure[]) => figures.map((figure) => ({ token: tokenOf(figure), look: planeLook(figure, players) }));
	return {
		palette: [
			...players.map((player) => palette(KINDS.filter((kind) => !neutral.includes(kind)).map((kind) => ({ kind, player })))),
			palette(neutral.map((kind) => ({ kind, player: 0 }))),
		],
		hands: [],
		turns: players.map((player, side) => ({ id: sideOf(player), title: capital(sideTitle(sideOf(player))), side })),
		now: draftOf(known.game === undefined ? [] : placedAt(known, game, node), sideOf(moverAt(game, node)), rightsOf(game, node)),
		start: draftOf(start.pieces ?? [], 'white', rightsOf(start, 0)),
	};
};

const planeLook = (figure: Figure, players: readonly number[]) => {
	const { title, picture, letter } = lookOf(figure);
	return { side: players.indexOf(figure.player), title, picture, letter };
};

const coordinate = (text: string): Piece['at'][0] => (Number.isSafeInteger(Number(text)) ? Number(text) : (text as `${bigint}`));

/** A position that was set up on the unbounded board, as ICN. */
export const readPlaneSetUp = (doc: Doc, draft: SetUp): SetUpReading => {
	const game = knownPlane(doc).game ?? readIcn(CLASSICAL, 'auto').game!;
	const pieces = Object.entries(draft.pieces).map(([cell, token]): Piece => {
		const [x = '0', y = '0'] = cell.split(',');
		return { ...figureOf(token), at: [coordinate(x), coordinate(y)] };
	});
	const first = Math.max(0, game.turnOrder.indexOf(playerOf(draft.turn)));
	const { enPassant: _, ...rest } = game;
	const made: IcnGame = { ...rest, pieces, moves: [], turnOrder: [...game.turnOrder.slice(first), ...game.turnOrder.slice(0, first)] };
	if (pieces.length === 0) return { text: undefined, faults: [{ message: strings.noPieces }] };
	const text = stringify(made, { dialect: game.dialect ?? 'seed', style: 'compact' });
	const { problems, refused } = readIcn(text, game.dialect ?? 'seed');
	return {
		text,
		faults: refused === undefined ? problems.map(({ message }) => ({ message })) : [{ message: strings.notPlayed(refused) }],
	};
};
