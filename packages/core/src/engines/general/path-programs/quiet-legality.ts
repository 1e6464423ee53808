import type { Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { isSame, mentions, someNode } from '../../../rules/structure.js';
import type { Cond, Filter, Law, Num, Ruleset } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';
import { LEAVING, PLAIN } from '../packed-move.js';
import { hooksAreQuiet, isMaterialOnly, isOffBoard } from './material-only.js';
import type { PathRuntimeParts } from './model.js';

import type { TrialLegality } from './trial-legality.js';

const asksAttacks = (cond: Cond): boolean => mentions(cond, 'attacked', 'royalAttacked');

const isRoyalLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'own';
const isCheckLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'other';

/** Whether a law says that some own piece of a filter must not be attacked: how many of them are not is nought. */
function requiresOneSafe({ compare }: { readonly compare?: readonly [Num, string, Num] }): boolean {
	const [left, sign, right] = compare ?? [0, '<', 0];
	if (typeof left !== 'object' || !('count' in left) || sign !== '=' || right !== 0 || left.zone !== undefined) return false;
	return isSame(left.if, { not: { attacked: 'at' } }) && left.count.who === 'friend';
}

/** The keys of nodes that read more than which pieces stand where. */
const MORE_THAN_ROYALS =
	'in same mover attacked royalAttacked phase before def use pick do point var store count captured moves flag notFlag'.split(' ');

/** Whether a condition on royals reads only which royals stand where. */
function asksRoyalsOnly({ codes, royal }: GameInPlay, cond: Cond): boolean {
	const fitsOthers = (filter: Filter): boolean =>
		[0, 1].some((side) => codes.matching(filter, side).some((fits, code) => fits !== 0 && royal[code] !== 1));
	return !mentions(cond, ...MORE_THAN_ROYALS) && !someNode(cond, (node) => 'is' in node && fitsOthers(node.a as Filter));
}

/**
 * Legality where laws ask more than pins do: what cannot break a law is not tried.
 *
 * Proof. Laws here ask how many pieces of which kinds there are, and whether own royals are attacked (every one must be safe, or one of
 * them); hooks touch the board only after captures; immunity depends on where royals stand. So a move of a piece that is no royal, onto an
 * empty cell and without a change of kind, changes of all this only attacks on the royals that stand, and those as `Pins` says: not, where
 * the piece is not pinned to one of them and none is in check; one check is ended by what fills a cell on its line. Where captures do
 * nothing else and no law counts pieces, the same holds of captures, unless an own royal is taken off: then there is one less to attack. Everything else is tried by every law. Where one safe royal is enough,
 * only one that is safe now is watched. Where no check may be given, that is asked of the board after each of these moves.
 */
export class QuietLegality {
	private readonly inPlay: GameInPlay;
	private readonly runtime: PathRuntimeParts;
	private readonly trialLegality: TrialLegality;
	private readonly oneSafe: boolean;
	/** Beside attacks: what a law on royals asks first; laws that ask no attacks at all. */
	private readonly first: readonly (readonly Test[])[];
	private readonly counts: readonly Test[];
	/** Captures do no more than moves; own royals are all that a trial must look at. */
	private readonly plain: boolean;
	/** No check may be given. */
	private readonly forbidsCheck: boolean;
	private readonly pinnedStamp: Int32Array;
	private stamp = 0;
	private safeRoyal = -1;
	private checks = 0;
	/** In the position before the candidates: a law that only counts is broken; attacks on royals matter. */
	private broken = false;
	private matters = true;

	private constructor(runtime: PathRuntimeParts, trialLegality: TrialLegality, oneSafe: boolean) {
		const { inPlay } = runtime;
		const { ruleset } = inPlay;
		this.runtime = runtime;
		this.inPlay = inPlay;
		this.trialLegality = trialLegality;
		this.oneSafe = oneSafe;
		const parts = ruleset.forbid.map(({ if: cond }) => ('all' in cond ? cond.all : [cond]));
		const royal = parts.filter((list) => list.some(isRoyalLaw));
		this.first = royal.map((list) => list.filter((part) => !isRoyalLaw(part)).map((part) => testOf(inPlay, part)));
		this.counts = oneSafe ? [] : ruleset.forbid.flatMap(({ if: cond }) => (asksAttacks(cond) ? [] : [testOf(inPlay, cond)]));
		this.forbidsCheck = ruleset.forbid.some(({ if: cond }) => isCheckLaw(cond));
		const offBoard = ruleset.after.every((hook) => [...hook.do, ...(hook.else ?? [])].every(isOffBoard));
		const only = parts.length === (this.forbidsCheck ? 2 : 1) && this.first[0]?.length === 0;
		this.plain = offBoard && ruleset.immune === undefined && (oneSafe || only);
		this.pinnedStamp = new Int32Array(inPlay.size);
	}

	static of(runtime: PathRuntimeParts, trialLegality: TrialLegality): QuietLegality | undefined {
		const { inPlay } = runtime;
		const { ruleset, plan, generator } = inPlay;
		const { forbid, prefer, immune, turn } = ruleset;
		const admitsAll = Object.values(turn.phases).every((phase) => phase.pieces === undefined);
		if (!plan.facts.staticRoyal || generator.pointTakesMatter || prefer.length > 0 || !admitsAll || runtime.captures()) return undefined;
		if (forbid.length === 0 || !hooksAreQuiet(inPlay) || !(immune === undefined || asksRoyalsOnly(inPlay, immune))) return undefined;
		const oneSafe = immune === undefined && forbid.length === 1 && isOne(inPlay, ruleset, forbid[0]!);
		return oneSafe || forbid.every(({ if: cond }) => isLaw(cond)) ? new QuietLegality(runtime, trialLegality, oneSafe) : undefined;
	}

	/** Appends the legal moves of a side; false where it has no royal. */
	generate(side: number, phase: number): boolean {
		const { inPlay, runtime } = this;
		const { boardState, generator, scripted } = inPlay;
		if (boardState.royals[side] === 0 || (this.forbidsCheck && (!this.plain || boardState.royals[1 - side] !== 1))) return false;
		const { moveList } = generator;
		const base = moveList.top;
		const cells = boardState.list.slice(side * boardState.size, side * boardState.size + boardState.counts[side]!);
		const all = this.findPins(cells, side);
		for (let place = 0; place < cells.length; place++) moveList.piece(cells[place]!, side);
		if (inPlay.scripting)
			for (let place = 0; place < cells.length; place++)
				if (scripted[boardState.board[cells[place]!]!] === 1) moveList.scripts(cells[place]!, side);
		moveList.pointTakes(side);
		if (runtime.walks) for (let place = 0; place < cells.length; place++) runtime.piece(cells[place]!, side, base);
		runtime.phase(side, phase, base);
		const context = inPlay.player.settledContext();
		this.broken = this.counts.some((test) => test(context));
		this.filter(base, side, all);
		return true;
	}

	/** Notes who is pinned to which royal, and checks; true where everything must be tried. */
	private findPins(cells: Int32Array, side: number): boolean {
		const { inPlay, runtime, oneSafe, pinnedStamp } = this;
		const { boardState, royal, ruleset } = inPlay;
		const { pins } = inPlay.generator;
		const stamp = ++this.stamp;
		this.safeRoyal = -1;
		this.checks = 0;
		let looked = 0;
		const context = inPlay.player.settledContext();
		this.matters = oneSafe || this.first.some((tests) => tests.every((test) => test(context)));
		if (!this.matters) return false;
		for (let place = 0; place < cells.length; place++) {
			const cell = cells[place]!;
			if (royal[boardState.board[cell]!] === 0 || (ruleset.immune !== undefined && runtime.attacks.isImmune(cell, undefined))) continue;
			pins.scanThreats(cell, side);
			if (oneSafe && (pins.checks > 0 || pins.risky)) continue;
			if (pins.risky || (pins.checks > 0 && (pins.checks > 1 || boardState.royals[side] !== 1))) return true;
			looked++;
			this.checks = pins.checks;
			if (pins.held > 0)
				for (let other = 0; other < cells.length; other++)
					if (pins.pinned[cells[other]!] === pins.stamp) pinnedStamp[cells[other]!] = stamp;
			this.safeRoyal = cell;
			if (oneSafe) return false;
		}
		return oneSafe && looked === 0;
	}

	private filter(base: number, side: number, all: boolean): void {
		const { inPlay, pinnedStamp, stamp, checks, safeRoyal, oneSafe, plain, broken } = this;
		const { royal, generator } = inPlay;
		const { board } = inPlay.boardState;
		const { moveList, pins } = generator;
		const end = moveList.top;
		// What is looked at here, trials may look at again.
		const evading = pins.stamp;
		let kept = base;
		for (let index = base; index < end; index++) {
			const route = moveList.routes[index]!;
			const detail = moveList.details[index]!;
			const from = route >>> 16;
			const to = route & 0xffff;
			const shape = detail >>> 26;
			const unaffected =
				!all &&
				(shape === PLAIN ? detail === 0 : shape === LEAVING) &&
				(board[to] === 0 || (plain && royal[board[to]!] === 0)) &&
				pinnedStamp[from] !== stamp &&
				(oneSafe ? from !== safeRoyal : royal[board[from]!] === 0);
			if (unaffected && (broken || (checks > 0 && pins.evading[to] !== evading))) continue;
			if ((!unaffected || this.forbidsCheck) && !this.isLegalByTrial(route, detail, side, unaffected)) continue;
			moveList.routes[kept] = route;
			moveList.details[kept++] = detail;
		}
		moveList.top = kept;
	}

	/** Whether a candidate is legal, made for as long as that is asked; `calm`: own royals are safe. */
	private isLegalByTrial(route: number, detail: number, side: number, unaffected: boolean): boolean {
		const { inPlay, oneSafe } = this;
		const { boardState, player, attacks } = inPlay;
		const mark = boardState.top;
		if (!this.plain) {
			// A step onto an empty cell changes no count, and of the board nothing else.
			if (oneSafe || boardState.board[route & 0xffff] !== 0 || !(detail === 0 || detail >>> 26 === LEAVING))
				return this.trialLegality.lawful(route, detail, side);
			if (this.broken) return false;
			if (!this.matters) return true;
			player.write(route, detail);
			const attacked = attacks.royalAttacked(side);
			boardState.undo(mark);
			return !attacked;
		}
		player.write(route, detail);
		let broken = this.forbidsCheck ? attacks.byTable(boardState.royalCell[1 - side]!, side) : oneSafe;
		// Walks reorder the list of pieces: royals are found before any is asked about.
		if (!unaffected && (oneSafe || !broken))
			broken = attacks.royals(side).some((cell) => attacks.byTable(cell, 1 - side) !== oneSafe) ? !oneSafe : broken;
		boardState.undo(mark);
		return !broken;
	}
}

/** Whether a law may ask for attacks on own royals, beside which it counts; or counts only. */
function isLaw(cond: Cond): boolean {
	if (isCheckLaw(cond)) return true;
	const parts = 'all' in cond ? cond.all : [cond];
	return parts.every((part) => isRoyalLaw(part) || (isMaterialOnly(part) && !asksAttacks(part)));
}

/** Whether the law is that one own royal at least is safe. */
function isOne({ codes, royal }: GameInPlay, _: Ruleset, { if: cond }: Law): boolean {
	if (!('compare' in cond) || !requiresOneSafe(cond)) return false;
	const [left] = cond.compare;
	if (typeof left !== 'object' || !('count' in left)) return false;
	return [0, 1].every((side) =>
		codes.matching(left.count, side).every((fits, code) => fits === (codes.side[code] === side ? royal[code] : 0)),
	);
}
