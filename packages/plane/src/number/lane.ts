import type { Filter, GameOutcome, PieceData, Setup, Vec } from '@x/core';
import type { MoveFamily, PlaneMove } from '../family.js';
import type { Chain, Lane } from '../lane.js';
import { codeOf, NOBODY, type Tables } from '../tables.js';
import { Asking } from './ask.js';
import { Bench, type Change } from './bench.js';
import { type Coordinate, toCoordinate } from './coordinate.js';
import type { Deed } from './deed.js';
import { Doing, keepingOf } from './effects.js';
import { filled, stateOf } from './filling.js';
import { Found } from './found.js';
import { identity, mixed, shifted } from './identity.js';
import { Judge, royalAttacked } from './judge.js';
import { armyOf } from './men.js';
import { adopted, type Last, Player } from './play.js';
import { familiesIn, moveOf, pieceOf, piecesOf, vec } from './publish.js';
import { Walker } from './script.js';
import { Sight } from './sight.js';
import type { Threat } from './threat.js';
import { Verdicts } from './verdict.js';

/** So many other pieces are noted in the time in which one is looked for. */
const RANKED = 8;

/** One lane of a game: its bench and all that works on it. */
class Board implements Lane {
	private readonly bench: Bench;
	private readonly sight: Sight;
	private readonly judge: Judge;
	private readonly player: Player;
	private readonly verdicts: Verdicts;
	private readonly admits: readonly (Filter | false | undefined)[];
	/** Written over by every question about all moves, and about whether there is one. */
	private readonly found = new Found();
	private readonly probe = new Found();
	private chain: Chain | undefined;

	constructor(tables: Tables) {
		this.bench = new Bench(tables);
		this.admits = tables.phases.map((name) => tables.ruleset.turn.phases[name]!.pieces);
		let sight: Sight | undefined;
		const asking = new Asking(tables, {
			royalAttacked: (bench, side) => this.judge.checked(side) ?? royalAttacked(sight!, bench, side),
			attacked: (bench, x, y, by) => {
				const there = bench.board.find(x, y);
				const target = there >= 0 && tables.sideOf[bench.board.code[there]!] !== by ? bench.board.code[there]! : bench.scene.code;
				return sight!.attacked(bench, x, y, by, target, -1);
			},
			hasMove: ({ scene }) => {
				const asked = { ...scene };
				const found = this.hasMove();
				Object.assign(scene, asked);
				return found;
			},
			repeats: () => this.chain?.repeats() ?? 1,
		});
		this.sight = new Sight(armyOf(tables, (cond) => asking.cond(cond)));
		sight = this.sight;
		const keeping = keepingOf(tables);
		const doing = new Doing(tables, asking, keeping);
		this.judge = new Judge(this.bench, this.sight, new Walker(asking, doing, this.sight));
		this.player = new Player(tables, asking, doing, keeping);
		this.verdicts = new Verdicts(tables, asking);
	}

	fill(setup: Setup): void {
		filled(this.bench, setup);
		this.player.bury(this.bench);
		this.bench.log.length = 0;
	}

	setup(): Setup {
		return { pieces: this.pieces(), ...stateOf(this.bench) };
	}

	repeat(changes: readonly unknown[]): void {
		for (const change of changes) this.bench.repeat(change as Change);
	}

	revert(changes: readonly unknown[]): void {
		for (let index = changes.length - 1; index >= 0; index--) this.bench.revert(changes[index] as Change);
	}

	prepareMoves(): void {
		this.judge.open();
	}

	/** The pieces that may move; another list than the board's, which trials put in another order. */
	private get own(): number[] {
		const { bench, admits } = this;
		const admitted = admits[bench.phase];
		if (admitted === false) return [];
		const members = bench.board.members[bench.side]!;
		return admitted === undefined ? members.slice() : members.filter((id) => bench.passes(id, admitted, bench.side));
	}

	families(): MoveFamily[] {
		return this.familiesOf(this.own);
	}

	familiesFrom(from: Vec): MoveFamily[] {
		const id = this.bench.board.find(toCoordinate(from[0]!), toCoordinate(from[1]!));
		return this.familiesOf(this.own.filter((one) => one === id));
	}

	private familiesOf(ids: readonly number[]): MoveFamily[] {
		this.look(ids);
		return familiesIn(this.bench, this.found);
	}

	/** Finds all moves of some pieces. */
	private look(ids: readonly number[]): void {
		const { found, judge } = this;
		const { board } = this.bench;
		found.clear();
		// Sorting out where everybody stands is worth it where enough of them are asked.
		if (ids.length * RANKED > board.length) board.rankAll();
		for (let at = 0; at < ids.length; at++) judge.from(ids[at]!, found);
	}

	hasMove(): boolean {
		const { bench, probe } = this;
		this.judge.open();
		probe.clear();
		// Royals first: cheapest, and most often enough.
		const { royal } = bench.tables;
		const { code } = bench.board;
		const ids = this.own;
		for (let turn = 1; turn >= 0; turn--)
			for (const id of ids) if (royal[code[id]!] === turn && this.judge.from(id, probe, true)) return true;
		return false;
	}

	find(from: Vec, to: Vec): PlaneMove[] {
		const { bench } = this;
		const { board } = bench;
		const id = board.find(toCoordinate(from[0]!), toCoordinate(from[1]!));
		if (id < 0 || bench.tables.sideOf[board.code[id]!] !== bench.side) return [];
		const admits = this.admits[bench.phase];
		if (admits === false || (admits !== undefined && !bench.passes(id, admits, bench.side))) return [];
		return this.judge.to(id, toCoordinate(to[0]!), toCoordinate(to[1]!)).map((deed) => moveOf(bench, deed));
	}

	private deeds(most: number): Deed[] | 'infinite' | 'many' {
		this.look(this.own);
		return this.found.deeds(this.bench.board, most);
	}

	list(most: number): PlaneMove[] | 'infinite' | 'many' {
		const deeds = this.deeds(most);
		return typeof deeds === 'string' ? deeds : deeds.map((deed) => moveOf(this.bench, deed));
	}

	play({ deed }: PlaneMove): { readonly changes: readonly Change[]; readonly lastMove: Last } {
		const { bench } = this;
		const lastMove = this.player.play(bench, deed as Deed);
		return { changes: bench.log.splice(0), lastMove };
	}

	convertLastMove(lastMove: unknown): unknown {
		return adopted(lastMove as Last | undefined);
	}

	perft(depth: number): number | undefined {
		if (depth === 0) return 1;
		this.judge.open();
		const deeds = this.deeds(Number.POSITIVE_INFINITY);
		if (typeof deeds === 'string') return undefined;
		if (depth === 1) return deeds.length;
		const { bench } = this;
		let sum = 0;
		for (const deed of deeds) {
			const mark = bench.log.length;
			const { version } = bench.board;
			this.player.play(bench, deed);
			const below = this.perft(depth - 1);
			bench.undo(mark, version);
			if (below === undefined) return undefined;
			sum += below;
		}
		return sum;
	}

	inCheck(side: number): boolean {
		return royalAttacked(this.sight, this.bench, side);
	}

	attackers(at: Vec, by: number): Vec[] {
		const { bench } = this;
		const [x, y] = [toCoordinate(at[0]!), toCoordinate(at[1]!)];
		const there = bench.board.find(x, y);
		const royal = bench.board.royals[1 - by]![0];
		const target =
			there >= 0 && bench.tables.sideOf[bench.board.code[there]!] !== by
				? bench.board.code[there]!
				: royal === undefined
					? codeOf(bench.tables.kinds.length, 1 - by, 0)
					: bench.board.code[royal]!;
		return this.attackersOf(there, x, y, by, target);
	}

	private attackersOf(royal: number, x: Coordinate, y: Coordinate, by: number, target: number): Vec[] {
		const { bench } = this;
		const threats: Threat[] = [];
		this.sight.threats(bench, royal, x, y, by, target, NOBODY, threats);
		const found = new Map(threats.flatMap((one) => (one.blocker < 0 ? [[`${one.x},${one.y}`, vec(one.x, one.y)] as const] : [])));
		return [...found.values()];
	}

	checkers(side: number): Vec[] {
		const { board } = this.bench;
		const found = board.royals[side]!.flatMap((id) => this.attackersOf(id, board.x[id]!, board.y[id]!, 1 - side, board.code[id]!));
		return [...new Map(found.map((at) => [at.join(), at])).values()];
	}

	pieceAt(at: Vec): PieceData | undefined {
		const { bench } = this;
		const id = bench.board.find(toCoordinate(at[0]!), toCoordinate(at[1]!));
		return id < 0 || bench.board.code[id] === bench.tables.hole ? undefined : pieceOf(bench, id);
	}

	pieces(): Setup['pieces'] {
		return piecesOf(this.bench);
	}

	side(): number {
		return this.bench.side;
	}

	phase(): number {
		return this.bench.phase;
	}

	outcome(which: 'early' | 'decisive' | 'stuck', claims: boolean, lastMove: unknown, chain: Chain): GameOutcome | undefined {
		this.chain = chain;
		const found = this.verdicts.first(this.bench, which, claims, lastMove as Last | undefined);
		this.chain = undefined;
		this.judge.open();
		return found;
	}

	key(): string {
		this.judge.open();
		return identity(this.bench, (point) => this.matters(point));
	}

	/** A point matters if a legal move needs it. */
	private matters(point: number): boolean {
		const { bench, found } = this;
		const { men } = this.sight.army;
		this.look(this.own.filter((id) => men[bench.board.code[id]!]!.takes.length > 0));
		for (let at = 0; at < found.count; at++) {
			const by = found.by[at]!;
			if ('point' in by && by.point === point) return true;
		}
		return false;
	}

	hash(): number {
		return mixed(this.bench);
	}

	shift(changes: readonly unknown[]): number {
		return shifted(changes as readonly Change[]);
	}
}

/** A lane of this kind of numbers for a game. */
export const laneOf = (tables: Tables): Lane => new Board(tables);
