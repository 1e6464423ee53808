import {
	apply,
	type Game,
	type GameOutcome,
	inHand,
	legal,
	type Move,
	moveNameParts,
	type Names,
	outcome,
	type Position,
	pieceAt,
	pieces,
	type Setup,
	setupOf,
	turn,
	validate,
} from '@x/core';
import { WALL } from '../rules/plan.js';
import type { KindLetters } from './letters.js';

/** How a position is named in both games. */
interface View {
	readonly game: Game;
	/** The name of a kind that both games share. */
	readonly idOf: (kind: string) => string;
	/** The store from which pieces come into play. Pieces that are only kept elsewhere are not compared. */
	readonly hand: string;
}

/** A position of the game that is converted, with what follows from it. */
interface Sample {
	readonly setup: Setup;
	readonly position: Position;
	/** The positions after each move, with the moves that lead there. */
	readonly next: ReadonlyMap<string, readonly Move[]>;
	readonly end: string;
	readonly claim: string;
	readonly reason: string | undefined;
}

/** A move that one of two games has. */
export interface MoveDifference {
	/** `lost`: the section does not have it. */
	readonly verb: 'lost' | 'gained';
	/** The kind that moves or is dropped, in the names of its own game. */
	readonly kind: string | undefined;
	readonly name: string;
}

/** An end that differs. */
export interface EndDifference {
	readonly reason: string | undefined;
	readonly expected: string;
	readonly found: string;
}

/** The differences of two games in one position. */
export interface Differences {
	readonly moves: readonly MoveDifference[];
	readonly ends: readonly EndDifference[];
}

/** Numbers from a seed: the positions are the same each time. */
const numbersFrom = (seed: number): ((below: number) => number) => {
	let state = seed;
	return (below) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % below;
	};
};

/** The store of the games that are made of sections. */
const HAND = 'hand';

const GAMES = 7;
const PLIES = 36;
const SPARSE = 50;
/** Numbers of plies without progress, around those at which games end. */
const IDLE: readonly number[] = [39, 40, 98, 99, 100, 119, 120, 127, 128, 139, 140, 149, 150].flatMap((half) => [half, half]);
/** The most samples of a game. */
const MOST = 110;
/** The distance in the list of the samples that decide whether all are compared. */
const SPREAD = 5;

/** The differences of a game in a few samples, and in all. */
export interface Cost {
	readonly few: number;
	readonly all: number;
}

/** The cost of no game at all. */
export const WORST: Cost = { few: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY };

/** Positions of a game, against which other games are compared. */
export class Samples {
	readonly list: readonly Sample[];
	/** Some of the list: the start, and others of games and of sparse positions. */
	readonly #few: readonly Sample[];
	/** Positions in which many moves have been made without progress. */
	readonly #idle: readonly Sample[];
	/** The ids of ends that were reached. */
	readonly reached: ReadonlySet<string>;
	readonly #own: View;
	readonly #names: Names | undefined;
	readonly #walls: ReadonlySet<string>;

	constructor(game: Game, letters: KindLetters, names: Names | undefined, walls: ReadonlySet<string>) {
		const ids = new Map(letters.all.map((one) => [one.kind, letters.idOf(one)]));
		const hand = names?.hand ?? names?.gate ?? HAND;
		this.#own = { game, idOf: (kind) => (walls.has(kind) ? '*' : (ids.get(kind) ?? kind)), hand };
		this.#names = names;
		this.#walls = walls;
		const found = new Map<string, Sample>();
		const add = (position: Position): void => {
			if (found.size >= MOST) return;
			const sample = this.#sampleOf(position);
			found.set(sample.key, sample);
		};
		add(game.start);
		const random = numbersFrom(0x2f6e2b1);
		for (let nth = 0; nth < GAMES; nth++) {
			let position = game.start;
			for (let ply = 0; ply < PLIES; ply++) {
				const moves = legal(position);
				if (moves.length === 0 || outcome(position) !== undefined) break;
				// Captures are preferred, so that pieces meet.
				const takes = moves.filter((move) => move.captured.length > 0);
				const list = takes.length > 0 && random(3) === 0 ? takes : moves;
				position = apply(position, list[random(list.length)]!);
				if (ply < 2 || ply % 4 === nth % 4) add(position);
			}
			add(position);
		}
		for (let nth = 0; nth < SPARSE; nth++) {
			const position = this.#sparse(random, 0);
			if (position !== undefined) add(position);
		}
		this.list = [...found.values()];
		this.#few = this.list.filter((_, index) => index % SPREAD === 0);
		this.#idle = IDLE.flatMap((half) => {
			const position = this.#sparse(random, half);
			return position === undefined ? [] : [this.#sampleOf(position)];
		});
		this.reached = new Set([...this.list, ...this.#idle].flatMap(({ reason }) => reason ?? []));
	}

	/** A position with few pieces, on cells that they can be on. */
	#sparse(random: (below: number) => number, idle: number): Position | undefined {
		const { game } = this.#own;
		const { start, sideOrder, vars } = game.ruleset;
		const cells = Array.from({ length: game.cells }, (_, cell) => cell).filter((cell) => game.isCell(cell));
		const kinds = Object.keys(game.ruleset.kinds).filter((kind) => !this.#walls.has(kind));
		const pieces: { at: readonly number[]; piece: { side: string; kind: string } }[] = [];
		const free = new Set(cells);
		const put = (kind: string, side: string, among: readonly number[]): void => {
			const open = among.filter((cell) => free.has(cell));
			const cell = open[random(Math.max(1, open.length))];
			if (cell === undefined) return;
			free.delete(cell);
			pieces.push({ at: game.vecOf(cell), piece: { side, kind } });
		};
		const homes = (kind: string, side: string): readonly number[] =>
			start.pieces.flatMap(({ at, piece }) => (piece.kind === kind && piece.side === side ? (game.cellAt(at) ?? []) : []));
		const few = random(6);
		for (const side of sideOrder) {
			// Each side has the kinds that it has once at the start: its royal pieces among them.
			for (const kind of kinds) {
				const own = homes(kind, side);
				if (own.length === 1) put(kind, side, random(4) === 0 ? cells : own);
			}
			for (let nth = 0; nth < few; nth++) put(kinds[random(kinds.length)]!, side, cells);
		}
		const half = this.#names?.clocks?.half;
		const counted = half !== undefined && half in vars ? { [half]: idle } : {};
		const phase = Object.keys(game.ruleset.turn.phases)[random(2)];
		const made = validate(game, { pieces, vars: counted, ...(phase !== undefined && { phase }) });
		return made.ok ? made.value : undefined;
	}

	#sampleOf(position: Position): Sample & { readonly key: string } {
		const end = outcome(position);
		const next = end === undefined ? nextOf(this.#own, position) : new Map<string, Move[]>();
		const claim = outcome(position, { claims: true });
		return {
			key: `${signature(this.#own, position)} ${JSON.stringify(setupOf(position).vars ?? {})}`,
			setup: setupOf(position),
			position,
			next,
			end: textOf(position, end),
			claim: textOf(position, claim),
			reason: (end ?? claim)?.reason,
		};
	}

	/**
	 * The cost of another game, if it is less than the best one. A few samples decide first: if the best game differs in them, the other one has
	 * to differ less.
	 */
	better(other: Game, best: Cost): Cost | undefined {
		const few = this.#cost(other, this.#few, best.few === 0 ? 1 : best.few);
		if (few > 0 && few >= best.few) return undefined;
		const all = this.#cost(other, this.list, best.all);
		return all < best.all ? { few, all } : undefined;
	}

	/**
	 * The number of differences of another game, up to a limit: differences of moves count more than those of ends.
	 */
	#cost(other: Game, samples: readonly Sample[], limit: number): number {
		let cost = 0;
		for (const sample of samples) {
			const { moves, ends } = this.#compare(other, sample);
			cost += 5 * Math.min(moves.length, 10) + ends.filter(({ counts }) => counts).length;
			if (cost >= limit) return cost;
		}
		return cost;
	}

	/** All differences of another game. */
	differences(other: Game): Differences {
		const found = [...this.list, ...this.#idle].map((sample) => this.#compare(other, sample));
		return { moves: found.flatMap(({ moves }) => moves), ends: found.flatMap(({ ends }) => ends) };
	}

	#compare(
		other: Game,
		sample: Sample,
	): { readonly moves: readonly MoveDifference[]; readonly ends: readonly (EndDifference & { readonly counts: boolean })[] } {
		const made = validate(other, this.#translated(sample.setup, other));
		const none = (): readonly MoveDifference[] =>
			[...sample.next.values()].flat().map((move) => this.#difference('lost', this.#own, sample.position, move));
		if (!made.ok) return { moves: none(), ends: [] };
		const view: View = { game: other, idOf: (kind) => (kind === WALL ? '*' : kind), hand: HAND };
		const position = made.value;
		const ended = outcome(position);
		const [end, claim] = [textOf(position, ended), textOf(position, outcome(position, { claims: true }))];
		const ends = [
			...(end === sample.end
				? []
				: [{ reason: sample.reason ?? ended?.reason, expected: sample.end, found: end, counts: !isDead(sample, ended) }]),
			...(claim === sample.claim || end !== sample.end
				? []
				: [
						{
							reason: sample.reason ?? outcome(position, { claims: true })?.reason,
							expected: sample.claim,
							found: claim,
							counts: false,
						},
					]),
		];
		if (sample.end !== '*') return { moves: [], ends };
		// A game that is over at its start has none of the moves, for whatever reason it ends.
		if (end !== '*') return { moves: sample === this.list[0] ? none() : [], ends };
		const theirs = nextOf(view, position);
		const moves: MoveDifference[] = [];
		for (const [key, list] of sample.next)
			for (const move of list.slice(theirs.get(key)?.length ?? 0)) moves.push(this.#difference('lost', this.#own, sample.position, move));
		for (const [key, list] of theirs)
			for (const move of list.slice(sample.next.get(key)?.length ?? 0)) moves.push(this.#difference('gained', view, position, move));
		return { moves, ends };
	}

	#difference(verb: MoveDifference['verb'], { game }: View, position: Position, move: Move): MoveDifference {
		const { cells, becomes: kind } = moveNameParts(move);
		const from = cells[0] !== undefined && game.isCell(cells[0]) ? cells[0] : undefined;
		const name = cells.map((cell) => (cell === undefined || !game.isCell(cell) ? '@' : game.cellName(cell))).join('');
		return {
			verb,
			kind: from === undefined ? kind : pieceAt(position, from)?.kind,
			name: from === undefined ? `${kind ?? ''}${name}` : name,
		};
	}

	/** A setup with the names of a game that was made of a section. */
	#translated({ pieces: placed, stores, points, vars, phase }: Setup, other: Game): Setup {
		const { ruleset } = other;
		const names = this.#names;
		const own = this.#own.game.ruleset;
		const sideOf = (side: string): string => ruleset.sideOrder[own.sideOrder.indexOf(side)] ?? 'neutral';
		const flags: Readonly<Record<string, string>> = {
			...(names?.castling && { [names.castling.flag]: 'castle' }),
			...(names?.files && { [names.files.flag]: 'gate' }),
		};
		const held = stores?.[this.#own.hand];
		const hand =
			held === undefined
				? undefined
				: Object.fromEntries(
						Object.entries(held).map(([side, kinds]) => [
							sideOf(side),
							Object.fromEntries(Object.entries(kinds).map(([kind, count]) => [this.#own.idOf(kind), count])),
						]),
					);
		const point = (name: string | undefined, as: string): object =>
			name !== undefined && points?.[name] !== undefined && as in ruleset.points ? { [as]: points[name] } : {};
		const variable = (name: string | undefined, as: string): object => {
			const value = name === undefined ? undefined : vars?.[name];
			if (value === undefined || !(as in ruleset.vars)) return {};
			return {
				[as]: typeof value === 'number' ? value : Object.fromEntries(Object.entries(value).map(([side, count]) => [sideOf(side), count])),
			};
		};
		const side = own.turn.phases[phase ?? own.turn.start]!.side;
		const parts = Object.keys(own.turn.phases).filter((one) => own.turn.phases[one]!.side === side);
		const theirs = Object.keys(ruleset.turn.phases).filter((one) => ruleset.turn.phases[one]!.side === sideOf(side));
		const part = theirs[parts.indexOf(phase ?? own.turn.start)] ?? theirs[0];
		return {
			pieces: placed.map(({ at, piece }) => {
				const id = this.#own.idOf(piece.kind);
				const kind = id === '*' ? WALL : id in ruleset.kinds ? id : id.replace('~', '');
				const kept = (piece.flags ?? []).flatMap((flag) =>
					flags[flag] !== undefined && flags[flag] in ruleset.flags ? [flags[flag]] : [],
				);
				return { at, piece: { side: sideOf(piece.side), kind, ...(kept.length > 0 && { flags: kept }) } };
			}),
			...(hand !== undefined && HAND in ruleset.stores && { stores: { [HAND]: hand } }),
			points: { ...point(names?.enPassant, 'ep'), ...point(names?.enPassantVictim, 'passer') },
			vars: {
				...variable(names?.clocks?.half, 'halfmove'),
				...variable(names?.clocks?.full, 'fullmove'),
				...variable(names?.clocks?.checks, 'checks'),
			},
			...(part !== undefined && { phase: part }),
		};
	}
}

/** Whether one of two games is drawn for want of pieces: programs count them in their own ways, and no key says how. */
const isDead = ({ end }: Sample, other: GameOutcome | undefined): boolean =>
	other?.reason === 'insufficient-material' || (end === '1/2-1/2' && other === undefined);

/** The pieces, the hands and the side to move, in names that both games share. */
function signature({ game, idOf, hand }: View, position: Position): string {
	const { sideOrder } = game.ruleset;
	const placed = pieces(position).map(({ cell, piece }) => `${cell}${sideOrder.indexOf(piece.side)}${idOf(piece.kind)}`);
	const hands = sideOrder.map((side) =>
		Object.entries(inHand(position, side)[hand] ?? {})
			.map(([kind, count]) => `${idOf(kind)}${count}`)
			.sort()
			.join(),
	);
	return `${placed.join(' ')}|${hands.join('|')}|${sideOrder.indexOf(turn(position).side)}`;
}

function nextOf(view: View, position: Position): Map<string, Move[]> {
	const found = new Map<string, Move[]>();
	for (const move of legal(position)) {
		const key = signature(view, apply(position, move));
		const list = found.get(key);
		if (list === undefined) found.set(key, [move]);
		else list.push(move);
	}
	return found;
}

/** `1-0` for the first side. */
const textOf = ({ game }: Position, end: GameOutcome | undefined): string =>
	end === undefined ? '*' : end.winner === undefined ? '1/2-1/2' : end.winner === game.ruleset.sideOrder[0] ? '1-0' : '0-1';
