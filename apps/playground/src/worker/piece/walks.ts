import { legalFrom, position } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import type { Alternative, Leg, Sequence } from '@x/mbn';
import type { Blocker, Walk } from '../protocol.js';
import { boardOf, type PieceBoard } from './board.js';
import type { PieceRead } from './read.js';

/** Milliseconds for finding the walks of a piece. */
const TIME = 1500;
/** The most walks to step through. */
const MOST = 200;

type Choice = Extract<Leg, { readonly type: 'choice' }>;

const group = (body: Sequence): Alternative => ({ modifications: [], moves: [{ type: 'group', body }] });

/** The moves as sequences of several legs, each made or left out. */
function sequencesOf({ legs, links }: Sequence): readonly Sequence[] {
	const [leg] = legs;
	if (legs.length === 1 && leg.type === 'choice')
		return leg.alternatives.flatMap((of): readonly Sequence[] => {
			const [move] = of.moves;
			const bare = of.moves.length === 1 && of.modifications.length === 0 && move.type === 'group' && move.steps === undefined;
			const framed = of.ghost ?? of.transition ?? of.condition ?? of.start ?? of.attackers ?? of.end ?? of.decision;
			return bare && framed === undefined ? sequencesOf(move.body) : [];
		});
	if (legs.length === 1) return [];
	let found: readonly { readonly legs: readonly Leg[]; readonly links: readonly ('-' | '--')[] }[] = [{ legs: [], links: [] }];
	for (const [at, one] of legs.entries()) {
		const link = at === 0 ? [] : [links[at - 1] ?? '-'];
		const made: Leg = one.type === 'optional' ? { type: 'choice', alternatives: [group(one.body)] } : one;
		found = found.flatMap((before) => [
			...(one.type === 'optional' ? [before] : []),
			{ legs: [...before.legs, made], links: before.legs.length === 0 ? [] : [...before.links, ...link] },
		]);
	}
	return found.filter((one) => one.legs.length > 1).map((one) => one as unknown as Sequence);
}

/** Whether a leg moves the piece: its end is a cell to step to. */
const goes = (leg: Leg): leg is Choice => leg.type === 'choice' && leg.alternatives.every(({ ghost }) => ghost === undefined);

/** A leg that ends on one cell only. */
function endingOn(leg: Choice, at: readonly number[]): Choice {
	const [files, ranks, levels, rows] = at.map((one) => ({ from: one, to: one }));
	const end = { areas: [{ type: 'box', files, ranks, ...(levels && { levels }), ...(rows && { rows }) }] } as unknown as NonNullable<
		Alternative['end']
	>;
	const alternatives = leg.alternatives.map(
		(one): Alternative =>
			one.end === undefined ? { ...one, end } : { ...group({ legs: [{ type: 'choice', alternatives: [one] }], links: [] }), end },
	);
	return { ...leg, alternatives: alternatives as unknown as Choice['alternatives'] };
}

/** Finds the walks of a piece: the cells on which the legs of its moves end. */
class WalkFinder {
	readonly #read: PieceRead;
	readonly #board: PieceBoard;
	readonly #at: number;
	readonly #others: readonly Blocker[];
	readonly #until = performance.now() + TIME;
	readonly found = new Map<string, Walk>();

	constructor(read: PieceRead, board: PieceBoard, at: number, others: readonly Blocker[]) {
		this.#read = read;
		this.#board = board;
		this.#at = at;
		this.#others = others;
	}

	/** The moves of the piece if it moves so. */
	#moves(sequence: Sequence): readonly { readonly to: number; readonly captured: readonly number[] }[] {
		try {
			const { game, piece, other } = boardOf(this.#read, sequence);
			const { game: drawn } = this.#board;
			const flags = (piece.flags ?? []).filter((flag) => flag in game.ruleset.flags);
			const pieces = [
				{ at: drawn.vecOf(this.#at), piece: { ...piece, flags } },
				...this.#others.map(({ cell, friend }) => ({ at: drawn.vecOf(cell), piece: { side: friend ? 'white' : 'black', kind: other } })),
			];
			const moves = legalFrom(position(game, { pieces, phase: game.ruleset.turn.start }), this.#at);
			return moves.map(({ to, captured }) => ({ to, captured: captured.map(({ cell }) => cell) }));
		} catch (error) {
			if (isNotationError(error)) return [];
			throw error;
		}
	}

	/** Fixes the end of one leg after the other, as long as a move remains. */
	search(sequence: Sequence, leg = 0, cells: readonly number[] = [this.#at]): void {
		if (performance.now() > this.#until || this.found.size >= MOST) return;
		const moves = this.#moves(sequence);
		if (moves.length === 0) return;
		const next = sequence.legs[leg];
		const later = sequence.legs.slice(leg + 1).some(goes);
		if (next === undefined || !later) {
			for (const { to, captured } of moves) {
				const walk: Walk = { cells: [...cells, to], captured };
				if (walk.cells.length > 2) this.found.set(JSON.stringify(walk), walk);
			}
			return;
		}
		if (!goes(next)) {
			this.search(sequence, leg + 1, cells);
			return;
		}
		const { game } = this.#board;
		const before = sequence.legs.slice(0, leg);
		const prefix = { ...sequence, legs: [...before, next], links: sequence.links.slice(0, leg) } as unknown as Sequence;
		const ends = new Set(this.#moves(prefix).map(({ to }) => to));
		// A leg that may not end a move, such as a visit, can end anywhere.
		const candidates = ends.size > 0 ? [...ends] : Array.from({ length: game.cells }, (_, cell) => cell);
		for (const cell of candidates) {
			const legs = sequence.legs.map((one, at) => (at === leg ? endingOn(next, game.vecOf(cell)) : one));
			this.search({ ...sequence, legs: legs as unknown as Sequence['legs'] }, leg + 1, [...cells, cell]);
		}
	}
}

/** The moves of several legs on a board, as far as they are found in a short time. */
export function walksOf(read: PieceRead, board: PieceBoard, at: number, others: readonly Blocker[]): readonly Walk[] {
	const finder = new WalkFinder(read, board, at, others);
	for (const sequence of sequencesOf(read.moves!)) finder.search(sequence);
	return [...finder.found.values()];
}
