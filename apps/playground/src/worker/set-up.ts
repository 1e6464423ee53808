import { lookOf } from '@x/board/game';
import { type Game, inHand, type PieceData, type Position, pieceAt, pieces, type Setup, setupOf, turn, validate } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { stringify as fenOf } from '@x/fen';
import type { SetUp } from '../state/app-state.js';
import * as strings from '../strings/worker/set-up.js';
import type { PlayableGame } from './playable-game.js';
import type { PaletteKind, SetUpFault, SetUpReading, SetUpView } from './set-up-views.js';
import { capital, sideTitle } from './words.js';

const tokenOf = ({ side, kind, flags = [] }: PieceData): string => [side, kind, ...(flags.length > 0 ? [flags.join()] : [])].join(' ');

const pieceOf = (token: string): PieceData => {
	const [side = '', kind = '', flags] = token.split(' ');
	return { side, kind, ...(flags !== undefined && { flags: flags.split(',') }) };
};

/** The kinds in the hand of a side. */
const handOf = (position: Position, side: string): Readonly<Record<string, number>> => {
	const held: Record<string, number> = {};
	for (const store of Object.values(inHand(position, side)))
		for (const [kind, count] of Object.entries(store)) held[`${side} ${kind}`] = (held[`${side} ${kind}`] ?? 0) + count;
	return held;
};

const draftOf = (position: Position): SetUp => ({
	pieces: Object.fromEntries(pieces(position).map(({ cell, piece }) => [String(cell), tokenOf(piece)])),
	hands: position.game.ruleset.sideOrder.map((side) => handOf(position, side)),
	turn: turn(position).phase,
});

const paletteOf = (game: Game, side: string, kinds: readonly string[]): readonly PaletteKind[] =>
	kinds.map((kind) => ({ token: `${side} ${kind}`, look: lookOf(game, side, kind) }));

/** The kinds that can be held: not the forms that are stored as others, and not those that the start has once only, as kings. */
const heldKinds = ({ ruleset, names }: Game): readonly string[] => {
	const stores = Object.values(ruleset.stores);
	if (stores.length === 0) return [];
	const away = new Set(stores.flatMap(({ as = {} }) => Object.entries(as).flatMap(([kind, stored]) => (kind === stored ? [] : [kind]))));
	return Object.keys(ruleset.kinds).filter((kind) => !away.has(kind) && names?.kinds[kind]?.promotedOf === undefined);
};

/** The tools to set up a position of a game, beginning with the present one. */
export const setUpOf = (position: Position): SetUpView => {
	const { game } = position;
	const { sideOrder, kinds, turn: turns } = game.ruleset;
	const neutral = new Set(
		pieces(game.start).flatMap(({ piece }) => (sideOrder.includes(piece.side) ? [] : [tokenOf({ ...piece, flags: [] })])),
	);
	const all = Object.keys(kinds);
	return {
		palette: [
			...sideOrder.map((side) =>
				paletteOf(
					game,
					side,
					all.filter((kind) => !neutral.has(`neutral ${kind}`)),
				),
			),
			[...neutral].flatMap((token) => paletteOf(game, pieceOf(token).side, [pieceOf(token).kind])),
		],
		hands: sideOrder.map((side) => paletteOf(game, side, heldKinds(game))),
		turns: Object.entries(turns.phases).map(([id, { side }]) => ({
			id,
			title: capital(sideTitle(game, side)),
			side: sideOrder.indexOf(side),
		})),
		now: draftOf(position),
		start: draftOf(game.start),
	};
};

/** The stores with new hands: a kind stays in its store, and a new one goes to the first. */
const storesOf = (game: Game, before: Setup, hands: SetUp['hands']): NonNullable<Setup['stores']> => {
	const names = Object.keys(game.ruleset.stores);
	const stores: Record<string, Record<string, Record<string, number>>> = {};
	game.ruleset.sideOrder.forEach((side, index) => {
		for (const [token, count] of Object.entries(hands[index] ?? {})) {
			const { kind } = pieceOf(token);
			const store = names.find((name) => before.stores?.[name]?.[side]?.[kind] !== undefined) ?? names[0];
			if (store === undefined || count === 0) continue;
			stores[store] = { ...stores[store], [side]: { ...stores[store]?.[side], [kind]: count } };
		}
	});
	return stores;
};

/** A piece on a square of its start has the flags of the start, as the right to castle. */
const placed = (game: Game, cell: number, token: string): PieceData => {
	const piece = pieceOf(token);
	const home = pieceAt(game.start, cell);
	return piece.flags === undefined && home?.side === piece.side && home.kind === piece.kind ? home : piece;
};

/** A position that was set up, read by the rules of its game. */
export const readSetUp = ({ game, dialects: [usual] }: PlayableGame, position: Position, draft: SetUp): SetUpReading => {
	const { ended: _, seen: __, ...before } = setupOf(position);
	const setup: Setup = {
		...before,
		pieces: Object.entries(draft.pieces).map(([cell, token]) => ({
			at: game.vecOf(Number(cell)),
			piece: placed(game, Number(cell), token),
		})),
		stores: storesOf(game, before, draft.hands),
		points: {},
		phase: draft.turn,
	};
	const made = validate(game, setup);
	if (!made.ok) return { text: undefined, faults: made.problems.map(({ message, data }) => faultOf(message, data?.cell)) };
	if (usual === undefined) return { text: undefined, faults: [{ message: strings.noFen }] };
	try {
		return { text: fenOf(made.value, usual.options), faults: [] };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { text: undefined, faults: error.problems.map(({ message }) => ({ message })) };
	}
};

const faultOf = (message: string, cell: unknown): SetUpFault => (typeof cell === 'number' ? { message, cell: String(cell) } : { message });
