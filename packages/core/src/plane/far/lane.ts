import type { GameOutcome } from '../../outcome/outcomes.js';
import type { PieceData, Setup, Vec } from '../../ruleset/types.js';
import type { MoveFamily, PlaneMove } from '../family.js';
import type { Chain, Lane } from '../lane.js';
import { codeOf, NOBODY, type Tables } from '../tables.js';
import { Asking } from './ask.js';
import { Bench, type Change } from './bench.js';
import type { Beam, Deed } from './deed.js';
import { Doing, keepingOf } from './effects.js';
import { filled, stateOf } from './filling.js';
import { identity, mixed, shifted } from './identity.js';
import { Judge, royalAttacked } from './judge.js';
import { armyOf } from './men.js';
import { holdsOf } from './part.js';
import { type Last, Player } from './play.js';
import { moveOf, pieceOf, piecesOf, pointOf, raysOf, vec } from './publish.js';
import { Walker } from './script.js';
import { Sight } from './sight.js';
import type { Threat } from './threat.js';
import { Verdicts } from './verdict.js';
import { ONE, OPEN, type Whole, whole } from './whole.js';

/** One lane of a game: its bench and all that works on it. */
class Board implements Lane {
	private readonly bench: Bench;
	private readonly sight: Sight;
	private readonly judge: Judge;
	private readonly player: Player;
	private readonly verdicts: Verdicts;
	private chain: Chain | undefined;

	constructor(tables: Tables) {
		this.bench = new Bench(tables);
		let sight: Sight | undefined;
		const asking = new Asking(tables, {
			royalAttacked: (bench, side) => royalAttacked(sight!, bench, side),
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

	open(): void {
		this.judge.open();
	}

	private get own(): number[] {
		const { bench } = this;
		const { phase } = bench;
		const admits = bench.tables.ruleset.turn.phases[bench.tables.phases[phase]!]!.pieces;
		if (admits === false) return [];
		const members = bench.board.members[bench.side]!;
		return admits === undefined ? [...members] : members.filter((id) => bench.passes(id, admits, bench.side));
	}

	families(): MoveFamily[] {
		return this.familiesOf(this.own);
	}

	familiesFrom(from: Vec): MoveFamily[] {
		const id = this.bench.board.find(whole(from[0]!), whole(from[1]!));
		return this.familiesOf(this.own.filter((one) => one === id));
	}

	private familiesOf(ids: readonly number[]): MoveFamily[] {
		const { bench } = this;
		const { board } = bench;
		const found: MoveFamily[] = [];
		const deeds: Deed[] = [];
		const beams: Beam[] = [];
		for (const id of ids) {
			deeds.length = 0;
			beams.length = 0;
			if (!this.judge.from(id, deeds, beams)) continue;
			const from = vec(board.x[id]!, board.y[id]!);
			for (const deed of deeds) found.push(pointOf(bench, from, deed));
			for (const beam of beams) raysOf(from, beam, found);
		}
		return found;
	}

	hasMove(): boolean {
		const { bench } = this;
		this.judge.open();
		// Royals first: cheapest, and most often enough.
		const ids = this.own.sort((a, b) => bench.tables.royal[bench.board.code[b]!]! - bench.tables.royal[bench.board.code[a]!]!);
		return ids.some((id) => this.judge.from(id, [], [], true));
	}

	find(from: Vec, to: Vec): PlaneMove[] {
		const { bench } = this;
		const { board } = bench;
		const id = board.find(whole(from[0]!), whole(from[1]!));
		if (id < 0 || bench.tables.sideOf[board.code[id]!] !== bench.side) return [];
		const admits = bench.tables.ruleset.turn.phases[bench.tables.phases[bench.phase]!]!.pieces;
		if (admits === false || (admits !== undefined && !bench.passes(id, admits, bench.side))) return [];
		const deeds: Deed[] = [];
		this.judge.to(id, whole(to[0]!), whole(to[1]!), deeds);
		return deeds.map((deed) => moveOf(bench, deed));
	}

	private deeds(most: number): Deed[] | 'infinite' | 'many' {
		const deeds: Deed[] = [];
		const beams: Beam[] = [];
		for (const id of this.own) this.judge.from(id, deeds, beams);
		for (const { x, y, ride, parts } of beams)
			for (const one of parts) {
				if (one.last === OPEN) return 'infinite';
				if (one.last - one.first > most) return 'many';
				for (let k: Whole = one.first; k <= one.last; k += ONE)
					if (holdsOf(one, k)) {
						const [toX, toY] = [x + k * ride.dx, y + k * ride.dy];
						const captures = this.bench.board.find(toX, toY) >= 0;
						deeds.push({ fromX: x, fromY: y, toX, toY, becomes: 0, by: ride, captures, shape: 'ride' });
					}
			}
		return deeds.length > most ? 'many' : deeds;
	}

	list(most: number): PlaneMove[] | 'infinite' | 'many' {
		const deeds = this.deeds(most);
		return typeof deeds === 'string' ? deeds : deeds.map((deed) => moveOf(this.bench, deed));
	}

	play({ deed }: PlaneMove): { readonly changes: readonly Change[]; readonly last: Last } {
		const { bench } = this;
		const last = this.player.play(bench, deed as Deed);
		return { changes: bench.log.splice(0), last };
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
			this.player.play(bench, deed);
			const below = this.perft(depth - 1);
			bench.undo(mark);
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
		const [x, y] = [whole(at[0]!), whole(at[1]!)];
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

	private attackersOf(royal: number, x: Whole, y: Whole, by: number, target: number): Vec[] {
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
		const id = bench.board.find(whole(at[0]!), whole(at[1]!));
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

	outcome(which: 'early' | 'decisive' | 'stuck', claims: boolean, last: unknown, chain: Chain): GameOutcome | undefined {
		this.chain = chain;
		const found = this.verdicts.first(this.bench, which, claims, last as Last | undefined);
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
		const { bench } = this;
		const deeds: Deed[] = [];
		for (const id of this.own) if (this.sight.army.men[bench.board.code[id]!]!.takes.length > 0) this.judge.from(id, deeds, []);
		return deeds.some((deed) => deed.shape === 'take' && 'point' in deed.by && deed.by.point === point);
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
