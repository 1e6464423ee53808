import type { Cond, Filter, Path, Vec, Zone } from '@x/core';
import { all, mover, row, some, test, within } from '@x/core/build';
import { SIDE_NAMES, type SideName, Values } from '../definition/ask.js';
import type { Definition } from '../definition/definition.js';
import { capitalised, isCustom, PIECE_NAMES, standardMoves } from '../keys/pieces.js';
import type { Squares } from '../values/squares.js';
import type { Pieces } from '../values/value.js';

/** The sides of a ruleset, in the order of the keys. */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];
export const nameOf = (side: Side): SideName => (side === 'white' ? 'White' : 'Black');

/** A kind of a ruleset: a piece of the section, or a piece that became another one. */
export interface KindPlan {
	readonly id: string;
	/** The piece whose moves it has. */
	readonly type: string;
	/** The piece that it was: `+` turns back, `~` was a pawn. */
	readonly was?: string | undefined;
	readonly sign: '' | '+' | '~';
}

/** A wall: neutral, never moved by a piece and never passed. */
export const WALL = 'wall';

/** An area of the board: everywhere, nowhere, or a zone. */
export type Area = 'all' | 'none' | { readonly zone: string };

export const inside = (area: Area, cell: 'origin' | 'at' = 'at'): Cond =>
	area === 'all' ? all() : area === 'none' ? some() : within(area.zone, cell);

/** A condition as a step of a path; nothing where it always holds. */
export const tests = (area: Area, cell: 'origin' | 'at' = 'at'): readonly Path[] => (area === 'all' ? [] : [test(inside(area, cell))]);

/** A rule that is not played, with its key. */
export interface Unplayed {
	readonly key: string;
	readonly message: string;
}

/** A definition as the parts of a ruleset read it. */
export class Plan {
	readonly definition: Definition;
	readonly values: Values;
	readonly files: number;
	readonly ranks: number;
	readonly kinds: readonly KindPlan[];
	readonly zones: Record<string, Zone> = {};
	readonly unplayed: Unplayed[] = [];
	/** Black's pieces are turned by half a turn; else they are mirrored. */
	readonly rotated: boolean;
	/** Walls come or go: they are pieces of neither side. Others are gaps of the board. */
	readonly movingWalls: boolean;

	constructor(definition: Definition) {
		this.definition = definition;
		this.values = new Values(definition);
		this.files = this.values.number('maxFile');
		this.ranks = this.values.number('maxRank');
		this.rotated = [...definition.pieces.keys()].some((name) => /[lr]/.test(this.betzaOf(name)));
		this.movingWalls = this.values.word('wallingRule') !== 'none' || this.has('petrifyOnCaptureTypes');
		this.kinds = this.#kinds();
	}

	/** Whether a key names pieces. */
	has(key: string): boolean {
		const given = this.values.pieces(key);
		return given === 'all' || given.length > 0;
	}

	/** The moves of a piece. */
	betzaOf(name: string): string {
		return this.definition.pieces.get(name)?.betza ?? standardMoves(name);
	}

	/** Whether a captured piece of promoted pawns is a pawn again. */
	get demotes(): boolean {
		return (this.values.flag('capturesToHand') && !this.values.flag('dropLoop')) || this.values.flag('twoBoards');
	}

	#kinds(): readonly KindPlan[] {
		const { pieces } = this.definition;
		const id = (name: string): string => pieces.get(name)!.letter.toUpperCase();
		const names = PIECE_NAMES.filter((name) => pieces.has(name));
		const plain = names.map((name): KindPlan => ({ id: id(name), type: name, sign: '' }));
		const turned = names.flatMap((name): KindPlan[] => {
			const to = this.values.turns('promotedPieceType').get(name);
			return to === undefined || !pieces.has(to) ? [] : [{ id: `+${id(name)}`, type: to, was: name, sign: '+' }];
		});
		const promotions = new Set(SIDE_NAMES.flatMap((side) => this.namesOf(this.values.pieces(`promotionPieceTypes${side}`))));
		const marked = this.demotes || /~/.test(this.values.word('startFen').split(' ')[0]!);
		const promoted = marked
			? names
					.filter((name) => promotions.has(name))
					.map((name): KindPlan => ({ id: `${id(name)}~`, type: name, was: this.mainPawn, sign: '~' }))
			: [];
		return [...plain, ...turned, ...promoted];
	}

	/** The piece as which a captured promoted piece returns. */
	get mainPawn(): string | undefined {
		const types = this.namesOf(this.values.pieces('promotionPawnTypesWhite'));
		return types.at(-1);
	}

	/** The names of pieces that the game has. */
	namesOf(pieces: Pieces): readonly string[] {
		const { pieces: known } = this.definition;
		return pieces === 'all' ? [...known.keys()] : pieces.filter((name) => known.has(name));
	}

	/** The kinds with the moves of these pieces. */
	kindsOf(pieces: Pieces): readonly string[] {
		const names = this.namesOf(pieces);
		return this.kinds.flatMap(({ id, type }) => (names.includes(type) ? [id] : []));
	}

	/** The kind of a piece as it is first. */
	idOf(name: string): string {
		return this.kinds.find(({ type, sign }) => type === name && sign === '')!.id;
	}

	/** A filter for pieces, of any kind if all are named. */
	filter(who: Filter['who'], pieces: Pieces): Filter {
		const test = who === undefined ? {} : { who };
		return pieces === 'all' ? test : { ...test, kind: this.kindsOf(pieces) };
	}

	/** The cells of squares on this board. */
	cellsOf(squares: Squares): readonly Vec[] {
		const all = Array.from({ length: this.files * this.ranks }, (_, cell): Vec => [cell % this.files, Math.floor(cell / this.files)]);
		return all.filter(([x, y]) => squares.some(([file, rank]) => (file === 0 || file - 1 === x) && (rank === 0 || rank - 1 === y)));
	}

	/** The area of a key for each side; `name` is the name of its zone. */
	area(key: string, name: string, otherwise: Area = 'all'): Area {
		const white = this.values.squares(`${key}White`);
		const black = this.values.squares(`${key}Black`);
		if (white === undefined && black === undefined) return otherwise;
		const everywhere: Squares = [[0, 0]];
		return this.areaOf(this.cellsOf(white ?? everywhere), this.cellsOf(black ?? everywhere), name);
	}

	/** Where a piece may go. */
	mobility(type: string): Area {
		const [white, black] = SIDE_NAMES.map((side) => this.values.squares(`mobilityRegion${side}${capitalised(type)}`));
		// An empty region does not restrict a piece.
		const cells = (squares: Squares | undefined): readonly Vec[] =>
			this.cellsOf(squares === undefined || squares.length === 0 ? [[0, 0]] : squares);
		return this.areaOf(cells(white), cells(black), `${type} region`);
	}

	/** An area with these cells for each side. */
	areaOf(white: readonly Vec[], black: readonly Vec[], name: string): Area {
		const size = this.files * this.ranks;
		if (white.length === size && black.length === size) return 'all';
		if (white.length === 0 && black.length === 0) return 'none';
		this.zones[name] = this.#zone(white, black);
		return { zone: name };
	}

	#zone(white: readonly Vec[], black: readonly Vec[]): Zone {
		const mirror = ([x, y]: Vec): Vec => [this.rotated ? this.files - 1 - Number(x) : x!, this.ranks - 1 - Number(y)];
		const text = (cells: readonly Vec[]): string => cells.map(String).sort().join(' ');
		if (text(white.map(mirror)) === text(black)) return this.#shape(white);
		return { perSide: { white: this.#shape(white), black: this.#shape(black) } };
	}

	/** Whole ranks as such, other cells one by one. */
	#shape(cells: readonly Vec[]): Zone {
		const rows = [...new Set(cells.map(([, y]) => Number(y)))].sort((one, other) => one - other);
		const [first, last] = [rows[0], rows.at(-1)];
		if (first !== undefined && last !== undefined && cells.length === rows.length * this.files && last - first + 1 === rows.length)
			return row(first, last);
		return { cells };
	}

	/** Whether a piece other than the plain pawn passes cells on which it can be captured. */
	get customPassers(): boolean {
		const second = this.area('doubleStepRegion', 'second');
		return (
			this.values.flag('doubleStep') &&
			second !== 'none' &&
			this.kinds.some(({ type }) => !(type === 'pawn' && this.isStandard(type)) && /i/.test(this.betzaOf(type)))
		);
	}

	/** The pieces that are royal while few of them are left. */
	get pseudoRoyals(): readonly string[] {
		return this.values.flag('extinctionPseudoRoyal') ? this.namesOf(this.values.pieces('extinctionPieceTypes')) : [];
	}

	/** Whether a piece never captures, since it would turn to stone and must not. */
	neverTakes(type: string): boolean {
		return this.pseudoRoyals.includes(type) && this.namesOf(this.values.pieces('petrifyOnCaptureTypes')).includes(type);
	}

	/** Where pieces capture in passing. */
	get passingArea(): Area {
		return this.area('enPassantRegion', 'passing');
	}

	/** Whether pieces capture in passing. */
	get passing(): boolean {
		const pawns = this.definition.pieces.has('pawn') && this.isStandard('pawn');
		const steps = this.values.flag('doubleStep') || this.triple;
		return this.passingArea !== 'none' && ((pawns && steps) || this.customPassers);
	}

	/** Whether pawns step three times. */
	get triple(): boolean {
		return this.area('tripleStepRegion', 'triple') !== 'none';
	}

	/** The points that pieces leave where they pass. */
	get passingPoints(): readonly string[] {
		return this.triple || this.customPassers ? ['ep', 'ep2'] : ['ep'];
	}

	/** Both sides, or a condition on the side that moves. */
	forSide(side: Side | undefined): readonly Path[] {
		return side === undefined ? [] : [test(mover({ side: [side] }))];
	}

	miss(key: string, message: string): void {
		this.unplayed.push({ key, message });
	}

	/** Whether a piece moves as its name says. */
	isStandard(name: string): boolean {
		return !isCustom(name) && this.definition.pieces.get(name)?.betza === undefined;
	}
}
