import { ADDRESS } from '../../../evaluate/log.js';
import type { CompiledGame } from '../compiled-game.js';
import type { GameInPlay } from '../model.js';
import { DEPENDS_ON } from '../path-programs/depends-on.js';

import { TO } from '../tables/tables.js';
import { emptiedBy } from './emptied.js';
import type { MoveCount } from './model.js';
import { MOST, PartialCounts, PIECE, SCRIPTS, STEPS } from './partial-counts.js';
import { Readers } from './readers.js';

/** The bit of the reader of pins and checks; the other readers have the lower bits. */
const ROYAL = -0x80000000;

/** The most cells, besides its origin, that a move may vacate while marks still detect attacks through them. */
const EMPTIED = 3;

const isJudgedByMore = ({ plan, ruleset }: CompiledGame): boolean =>
	plan.facts.lawMarks !== undefined || Object.keys(ruleset.traces).length > 0;

/**
 * Counts the replies to each move of a position: numbers that a move does not affect are computed once, before the moves.
 *
 * Proof, under the conditions of `Pins.fits`, with one royal that is neither in check nor exposed to unclassified threats: the legal
 * moves are the safe steps, walks and scripts of the royal; the moves of each pinned piece, by trial; and for each other piece, its table
 * candidates and those of its walks that a trial allows. Captures on points are listed anew. Each of these numbers, and the set of pinned
 * pieces, is a function of the addresses read for it. Each such address is marked with the bit of its reader, so a number can become
 * invalid only if a written address carries its bit: a new attacker or blocker can only stand on a cell that was read.
 *
 * Attacks by walks can also begin on cells that were not read. So when a piece that attacks by walks is put on any cell, every reader is
 * invalid that depends on attacks and read a cell on which that piece may capture. Readers that depend on anything but cells, points and
 * own stores are counted anew after each move. A piece reads its own cell, so its capture is detected. If a written cell holds a piece
 * that was not counted before, or the royal is in check, all moves are counted anew.
 *
 * Laws that limit numbers of own pieces forbid no reply where none is broken before the moves and no reply adds a piece: the moves of the other side
 * only take pieces away, and a piece that it adds for the side that replies was not counted before.
 */
export class ReplyCounter extends PartialCounts {
	private readonly readers: Readers;
	/** By cell: the number of its piece, or -1. */
	private readonly numbers: Int32Array;
	private pinned = 0;
	private sum = 0;
	/** Bits of readers that depend on attacks, from whatever cell. */
	private attackDependent = 0;
	/** Among those: readers whose walks test attacks on any piece; and readers that cells and points do not determine. */
	private attackReaders = 0;
	private alwaysRecounted = 0;
	/** Some piece walks; and some piece of the side to move attacks by walks. */
	private readonly walks: boolean;
	private enemyWalks = false;
	/** The phase has walks from nowhere that are neither drops nor tied to one piece: counted anew after each move. */
	private nowhere = false;
	/** The legality of recorded walks depends on more than attacks, or traces record them. */
	private readonly judgedByMore: boolean;
	private stamp = -1;

	constructor(inPlay: GameInPlay, bulkCounter: MoveCount) {
		super(inPlay, bulkCounter);
		this.readers = new Readers(inPlay);
		this.numbers = new Int32Array(inPlay.size + 1);
		this.walks = inPlay.pathRuntime?.lists.walks === true;
		this.judgedByMore = isJudgedByMore(inPlay);
	}

	/** Whether the tables and walks of the game allow this method. */
	static fits(inPlay: GameInPlay): boolean {
		const { generator, royalScripts, pathRuntime, ruleset } = inPlay;
		const walks = pathRuntime?.lists.walks === true;
		// Walks may add pieces anywhere.
		const adds = walks || Object.values(ruleset.turn.phases).some(({ also }) => also !== undefined);
		return generator.pinnable && royalScripts && (!walks || !isJudgedByMore(inPlay)) && (generator.ceilings === undefined || !adds);
	}

	/** Counts and marks the moves of the side that will reply; false where that is impossible. */
	prepare(side: number, phase: number): boolean {
		const { boardState, size, generator, scripted, pathRuntime } = this.inPlay;
		const { pins } = generator;
		const royal = boardState.royalCell[side]!;
		const first = side * size;
		const last = first + boardState.counts[side]!;
		if (!generator.usesPins(side) || last - first > MOST - 1) return false;
		this.phase = phase;
		const walked = pathRuntime?.lists.dropsOnly(phase) === false;
		if (walked && (this.judgedByMore || !pathRuntime!.lists.disjointMoves(phase))) return false;
		this.lifting = walked && pathRuntime!.lists.liftsEach(phase);
		this.nowhere = walked && !this.lifting;
		this.walking = this.walks || this.lifting;
		pins.scanThreats(royal, side);
		if (pins.checks > 0 || pins.risky) return false;
		this.readers.clear();
		this.numbers.fill(-1);
		this.side = side;
		this.used = 0;
		this.pinned = 0;
		this.sum = 0;
		this.alwaysRecounted = 0;
		this.enemyWalks = pathRuntime?.attacks.walking[1 - side] === true;
		this.attackDependent = this.enemyWalks ? ROYAL : 0;
		this.attackReaders = 0;
		this.readers.attack(royal, 1 - side, ROYAL, 2);
		for (let place = first; place < last; place++) {
			const cell = boardState.list[place]!;
			if (generator.ceilings?.mayAdd(cell, boardState.board[cell]!) === true) return false;
			if (cell === royal) continue;
			if (pins.pinned[cell] === pins.stamp) this.pinned |= 1 << this.used;
			this.numbers[cell] = this.used;
			this.readers.piece(cell, 1 << this.used);
			this.addReader(PIECE, cell);
		}
		this.numbers[royal] = MOST;
		const code = boardState.board[royal]!;
		if (scripted[code] === 1) {
			this.readers.scripts(royal, code, 1 - side, 1 << this.used);
			this.addReader(SCRIPTS, royal);
		}
		if (this.used === MOST) return false;
		this.markSteps(royal, code);
		this.addReader(STEPS, royal);
		for (let bit = 0; bit < this.used; bit++) {
			const walking = this.walking && this.kinds[bit] !== SCRIPTS;
			if (this.kinds[bit] !== PIECE && this.enemyWalks) this.attackDependent |= 1 << bit;
			this.counts[bit] = walking ? this.countWithWalks(bit) : this.recount(bit, this.pinned);
			this.sum += this.counts[bit]!;
		}
		this.alwaysRecounted |= this.readers.always;
		return true;
	}

	/** The number of replies after a move whose writes are in the log above `mark`. */
	count(mark: number): number {
		const { side, numbers } = this;
		const { boardState, size, codes, generator, tables, outcomes, pathRuntime } = this.inPlay;
		const { bits } = this.readers;
		const { log, board } = boardState;
		const { pins } = generator;
		if (outcomes.decided()) return 0;
		let dirty = this.alwaysRecounted;
		for (let index = mark; index < boardState.top; index += 2) {
			const address = log[index]! & ADDRESS;
			dirty |= bits[address]!;
			if (address >= size) continue;
			const code = board[address]!;
			if (codes.side[code] === side) {
				if (numbers[address]! < 0) return this.bulkCounter.count();
			} else if (this.enemyWalks && code !== 0) {
				const captureCells = pathRuntime!.attacks.captureCells(code, address);
				for (let place = 0; place < captureCells.length; place++)
					dirty |= bits[captureCells[place]! >> 1]! & ((captureCells[place]! & 1) === 1 ? this.attackDependent : this.attackReaders);
			}
		}
		let total = this.sum;
		let { pinned } = this;
		if (dirty < 0) {
			pins.scanThreats(boardState.royalCell[side]!, side);
			if (pins.checks > 0 || pins.risky) return this.bulkCounter.count();
			dirty = (dirty & ~ROYAL) | pinned;
			pinned = 0;
			if (pins.pinnedCount > 0) {
				for (let bit = 0; bit < this.used; bit++) {
					if (this.kinds[bit] === PIECE && pins.pinned[this.cells[bit]!] === pins.stamp) pinned |= 1 << bit;
				}
				dirty |= pinned;
			}
		}
		while (dirty !== 0) {
			const bit = 31 - Math.clz32(dirty & -dirty);
			dirty &= dirty - 1;
			total += this.recount(bit, pinned) - this.counts[bit]!;
		}
		if (pathRuntime !== undefined) {
			total += pathRuntime.lists.countDrops(side, this.phase);
			if (this.nowhere) total += this.countNowhere();
		}
		return tables.pointTakes.length === 0 ? total : total + this.countPoints();
	}

	/** The first `recount` of a reader with walks; marks every address that its walks read. */
	private countWithWalks(bit: number): number {
		const { inPlay, readers, side } = this;
		const { boardState, pathRuntime, generator } = inPlay;
		const cell = this.cells[bit]!;
		const code = boardState.board[cell]!;
		if (!this.lifting && !pathRuntime!.lists.mayWalk(code, cell)) return this.recount(bit, this.pinned);
		const mask = 1 << bit;
		const { moveList } = generator;
		const base = moveList.top;
		const height = pathRuntime!.records.height();
		const stamp = --this.stamp;
		inPlay.recording = stamp;
		inPlay.everythingRead = false;
		let dependencies = 0;
		try {
			dependencies = this.dependencies(code, cell);
			if (dependencies > 0) this.walk(code, cell, base);
		} finally {
			inPlay.recording = 0;
		}
		const dependsOn = (...inputs: readonly (keyof typeof DEPENDS_ON)[]): boolean =>
			inputs.some((input) => (dependencies & DEPENDS_ON[input]) !== 0);
		if (dependsOn('more')) this.alwaysRecounted |= mask;
		if (this.enemyWalks && dependsOn('attacks', 'royals')) this.attackDependent |= mask;
		if (this.enemyWalks && dependsOn('attacks')) this.attackReaders |= mask;
		// An attack may be a capture on a point; of a royal only by a walk, since `Pins.fits`.
		if (dependsOn('points', 'attacks') || (this.walks && dependsOn('royals'))) readers.points(mask);
		if (dependsOn('stores')) readers.stores(side, mask);
		readers.recorded(stamp, mask);
		const own = this.kinds[bit] === STEPS;
		for (let index = base; index < moveList.top; index++) {
			const to = moveList.routes[index]! & TO;
			const emptied = emptiedBy(inPlay, pathRuntime!.records.writes(moveList.details[index]!), side, cell, own ? to : -1);
			if (emptied < 0 || emptied > (own ? 0 : EMPTIED)) this.alwaysRecounted |= mask;
			else if (own) readers.attack(to, 1 - side, mask, 2);
			else if (emptied > 0) {
				readers.attack(boardState.royalCell[side]!, 1 - side, mask, EMPTIED + 2);
				if (this.enemyWalks) this.attackDependent |= mask;
			}
		}
		moveList.top = base;
		pathRuntime!.records.truncate(height);
		return this.recount(bit, this.pinned);
	}

	private markSteps(royal: number, code: number): void {
		const { boardState, generator } = this.inPlay;
		const { moveList } = generator;
		const bit = 1 << this.used;
		const base = moveList.top;
		this.readers.piece(royal, bit);
		moveList.piece(royal, this.side);
		// With the royal lifted, as in the legality test of its steps.
		boardState.lift(royal, 0);
		for (let index = base; index < moveList.top; index++) this.readers.attack(moveList.routes[index]! & TO, 1 - this.side, bit, 1);
		boardState.lift(royal, code);
		moveList.top = base;
	}
}
