import { standingPart } from '../../../analyse/dormant-laws.js';
import { conjuncts, isRoyalLaw } from '../../../analyse/law.js';
import type { Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { asCondition, asNumber, foldSome, no, type Pass, yes } from '../../../rules/fold.js';
import { isSame } from '../../../rules/structure.js';
import type { Cond, Filter, Law } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { GameInPlay } from '../model.js';
import { LEAVING, PLAIN } from '../packed-move.js';
import { isPlaced } from './legs.js';
import { hooksAreQuiet, isMaterialOnly, isOffBoard } from './material-only.js';
import type { PathRuntimeParts } from './model.js';

import type { TrialLegality } from './trial-legality.js';

/** Whether a condition that reads material only tests an attack on a royal too. */
const asksAttacks: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		compare: no,
		all: ({ all }) => all.some((part) => asksAttacks(part)),
		some: ({ some }) => some.some((part) => asksAttacks(part)),
		not: ({ not }) => asksAttacks(not),
	},
	yes,
);

/** Whether only royals fit a filter, whatever their flags. */
const fitsRoyals = (filter: Filter, { codes, royal }: CompiledGame): boolean =>
	filter.flag === undefined &&
	filter.notFlag === undefined &&
	[0, 1].every((side) => codes.matching(filter, side).every((fits, code) => fits === 0 || royal[code] === 1));

/** Whether a walk moves and tests only the cells of royals. */
const walksRoyals: Pass<'path', boolean, [CompiledGame]> = /* @__PURE__ */ foldSome(
	'path',
	{
		step: yes,
		mark: yes,
		go: ({ go }) => isPlaced(go),
		test: ({ test }, game) => asksRoyalsOnly(test, game),
		each: ({ path }, game) => walksRoyals(path, game),
		loop: ({ loop }, game) => walksRoyals(loop, game),
		seq: ({ seq }, game) => seq.every((part) => walksRoyals(part, game)),
		any: ({ any }, game) => any.every((part) => walksRoyals(part, game)),
	},
	no,
);

const countsRoyals: Pass<'number', boolean, [CompiledGame]> = /* @__PURE__ */ foldSome(
	'number',
	{
		plain: yes,
		matches: ({ matches, from }, game) => isPlaced(from) && walksRoyals(matches, game),
		sum: ({ sum }, game) => sum.every(({ of }) => countsRoyals(of, game)),
	},
	no,
);

/** Whether a condition on royals reads only the cells of royals. */
const asksRoyalsOnly: Pass<'condition', boolean, [CompiledGame]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		is: ({ is, a }, game) => isPlaced(is) && fitsRoyals(a, game),
		compare: ({ compare: [left, , right] }, game) => countsRoyals(left, game) && countsRoyals(right, game),
		all: ({ all }, game) => all.every((part) => asksRoyalsOnly(part, game)),
		some: ({ some }, game) => some.every((part) => asksRoyalsOnly(part, game)),
		not: ({ not }, game) => asksRoyalsOnly(not, game),
	},
	no,
);

/**
 * Legality under laws that pins do not cover: candidates that cannot break a law are not tried.
 *
 * Proof. These laws read the number of pieces of each kind, and whether own royals are attacked (all must be safe, or one of them). Hooks
 * change the board only after captures. Immunity depends on the cells of royals only. So a move of a piece that is not royal, to an empty
 * cell and without a change of kind, affects only the attacks on the royals, which stay where they are. By the proof of `Pins`, it
 * exposes none of them if the piece is not pinned to one and none is in check; a single check ends if the move fills a cell on its line.
 * Where captures have no further effect and no law counts pieces, the same holds for captures, unless the victim is an own royal: then
 * there is one royal less to attack. All other candidates are tried against every law.
 *
 * A law of another form has a part that a candidate does not change (`standingPart`). Where the part does not hold, the law is left out.
 *
 * Where one safe royal is enough, only one royal that is safe now is watched. Where giving check is forbidden, that is tested on the
 * board after each of these moves.
 */
export class QuietLegality {
	private readonly inPlay: GameInPlay;
	private readonly runtime: PathRuntimeParts;
	private readonly trialLegality: TrialLegality;
	private readonly oneSafe: boolean;
	/** Besides attacks: the other conditions of each law on royals; and the laws that do not test attacks. */
	private readonly royalLawConditions: readonly (readonly Test[])[];
	private readonly counts: readonly Test[];
	/** Captures have no effects besides their own; a trial needs to examine own royals only. */
	private readonly plain: boolean;
	/** Giving check is forbidden. */
	private readonly forbidsCheck: boolean;
	private readonly pinnedStamp: Int32Array;
	private stamp = 0;
	private safeRoyal = -1;
	private checks = 0;
	/** In the position before the candidates: whether a law that only counts is broken; and whether attacks on royals matter. */
	private broken = false;
	private attacksMatter = true;

	/** By law of another form: a test that holds where a candidate may break it. */
	private readonly awake: readonly Test[];

	private constructor(
		runtime: PathRuntimeParts,
		trialLegality: TrialLegality,
		oneSafe: boolean,
		laws: readonly Law[],
		awake: readonly Cond[],
	) {
		const { inPlay } = runtime;
		const { ruleset } = inPlay;
		this.awake = awake.map((cond) => testOf(inPlay, cond));
		this.runtime = runtime;
		this.inPlay = inPlay;
		this.trialLegality = trialLegality;
		this.oneSafe = oneSafe;
		const parts = laws.map(({ if: cond }) => conjuncts(cond));
		const royal = parts.filter((list) => list.some((part) => isRoyalLaw(part)));
		this.royalLawConditions = royal.map((list) => list.filter((part) => !isRoyalLaw(part)).map((part) => testOf(inPlay, part)));
		this.counts = oneSafe ? [] : laws.flatMap(({ if: cond }) => (asksAttacks(cond) ? [] : [testOf(inPlay, cond)]));
		this.forbidsCheck = laws.some(({ if: cond }) => isRoyalLaw(cond, 'other'));
		const offBoard = ruleset.after.every((hook) => [...hook.do, ...(hook.else ?? [])].every(isOffBoard));
		const only = parts.length === (this.forbidsCheck ? 2 : 1) && this.royalLawConditions[0]?.length === 0;
		this.plain = offBoard && ruleset.immune === undefined && (oneSafe || only);
		this.pinnedStamp = new Int32Array(inPlay.size);
	}

	static of(runtime: PathRuntimeParts, trialLegality: TrialLegality): QuietLegality | undefined {
		const { inPlay } = runtime;
		const { ruleset, plan, generator } = inPlay;
		const { forbid, prefer, immune, turn } = ruleset;
		const admitsAll = Object.values(turn.phases).every((phase) => phase.pieces === undefined);
		if (!plan.facts.staticRoyal || generator.pointTakesMatter || prefer.length > 0 || !admitsAll || runtime.attacks.captures())
			return undefined;
		if (forbid.length === 0 || !hooksAreQuiet(inPlay) || !(immune === undefined || asksRoyalsOnly(immune, inPlay))) return undefined;
		const oneSafe = immune === undefined && forbid.length === 1 && requiresOneSafe(inPlay, forbid[0]!);
		if (oneSafe) return new QuietLegality(runtime, trialLegality, true, forbid, []);
		const laws = forbid.filter(({ if: cond }) => isLaw(cond));
		const others = forbid.filter((law) => !laws.includes(law)).map(({ if: cond }) => standingPart(ruleset, cond));
		const awake = others.flatMap((cond) => cond ?? []);
		if (laws.length === 0 || awake.length < others.length) return undefined;
		return new QuietLegality(runtime, trialLegality, false, laws, awake);
	}

	/** Appends the legal moves of a side; false where it has no royal, and where a law of another form may be broken. */
	generate(side: number, phase: number): boolean {
		const { inPlay, runtime } = this;
		const { boardState, generator, scripted } = inPlay;
		if (this.awake.length > 0 && this.isAwake()) return false;
		if (boardState.royals[side] === 0 || (this.forbidsCheck && (!this.plain || boardState.royals[1 - side] !== 1))) return false;
		const { moveList } = generator;
		const base = moveList.top;
		const cells = boardState.list.slice(side * boardState.size, side * boardState.size + boardState.counts[side]!);
		const tryAll = this.findPins(cells, side);
		for (let place = 0; place < cells.length; place++) moveList.piece(cells[place]!, side);
		if (inPlay.scripting)
			for (let place = 0; place < cells.length; place++)
				if (scripted[boardState.board[cells[place]!]!] === 1) moveList.scripts(cells[place]!, side);
		moveList.pointTakes(side);
		if (runtime.lists.walks) for (let place = 0; place < cells.length; place++) runtime.lists.piece(cells[place]!, side, base);
		runtime.lists.phase(side, phase, base);
		const context = inPlay.player.settle(inPlay.frames.push());
		this.broken = this.counts.some((test) => test(context));
		inPlay.frames.pop();
		this.filter(base, side, tryAll);
		return true;
	}

	/** Whether a candidate may break a law of another form. */
	private isAwake(): boolean {
		const { frames, player } = this.inPlay;
		const context = player.settle(frames.push());
		const found = this.awake.some((test) => test(context));
		frames.pop();
		return found;
	}

	/** Finds the pins and checks of each royal; true where every candidate must be tried. */
	private findPins(cells: Int32Array, side: number): boolean {
		const { inPlay, runtime, oneSafe, pinnedStamp } = this;
		const { boardState, royal, ruleset } = inPlay;
		const { pins } = inPlay.generator;
		const stamp = ++this.stamp;
		this.safeRoyal = -1;
		this.checks = 0;
		let safeRoyals = 0;
		const context = inPlay.player.settle(inPlay.frames.push());
		this.attacksMatter = oneSafe || this.royalLawConditions.some((tests) => tests.every((test) => test(context)));
		inPlay.frames.pop();
		if (!this.attacksMatter) return false;
		for (let place = 0; place < cells.length; place++) {
			const cell = cells[place]!;
			if (royal[boardState.board[cell]!] === 0 || (ruleset.immune !== undefined && runtime.attacks.isImmune(cell, undefined))) continue;
			pins.scanThreats(cell, side);
			if (oneSafe && (pins.checks > 0 || pins.risky)) continue;
			if (pins.risky || (pins.checks > 0 && (pins.checks > 1 || boardState.royals[side] !== 1))) return true;
			safeRoyals++;
			this.checks = pins.checks;
			if (pins.pinnedCount > 0)
				for (let other = 0; other < cells.length; other++)
					if (pins.pinned[cells[other]!] === pins.stamp) pinnedStamp[cells[other]!] = stamp;
			this.safeRoyal = cell;
			if (oneSafe) return false;
		}
		return oneSafe && safeRoyals === 0;
	}

	private filter(base: number, side: number, tryAll: boolean): void {
		const { inPlay, pinnedStamp, stamp, checks, safeRoyal, oneSafe, plain, broken } = this;
		const { royal, generator } = inPlay;
		const { board } = inPlay.boardState;
		const { moveList, pins } = generator;
		const end = moveList.top;
		// A trial may scan threats again and change the stamp.
		const evading = pins.stamp;
		let kept = base;
		for (let index = base; index < end; index++) {
			const route = moveList.routes[index]!;
			const detail = moveList.details[index]!;
			const from = route >>> 16;
			const to = route & 0xffff;
			const shape = detail >>> 26;
			const unaffected =
				!tryAll &&
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

	/** Makes a candidate, tests whether it is legal, and undoes it; `unaffected`: own royals are safe. */
	private isLegalByTrial(route: number, detail: number, side: number, unaffected: boolean): boolean {
		const { inPlay, oneSafe } = this;
		const { boardState, player, attacks } = inPlay;
		const mark = boardState.top;
		if (!this.plain) {
			// A step to an empty cell changes no count, and nothing else on the board that matters.
			if (oneSafe || boardState.board[route & 0xffff] !== 0 || !(detail === 0 || detail >>> 26 === LEAVING))
				return this.trialLegality.lawful(route, detail, side);
			if (this.broken) return false;
			if (!this.attacksMatter) return true;
			player.write(route, detail);
			const attacked = attacks.royalAttacked(side);
			boardState.undo(mark);
			return !attacked;
		}
		player.write(route, detail);
		// The move may have captured the only royal of the other side.
		const [others, other] = [boardState.royals[1 - side]!, boardState.royalCell[1 - side]!];
		let broken = this.forbidsCheck ? others > 0 && attacks.byTable(other, side) : oneSafe;
		// Walks reorder the list of pieces, so all royals are collected before the first query.
		if (!unaffected && (oneSafe || !broken))
			broken = attacks.royals(side).some((cell) => attacks.byTable(cell, 1 - side) !== oneSafe) ? !oneSafe : broken;
		boardState.undo(mark);
		return !broken;
	}
}

/** Whether a law combines attacks on own royals with counts of pieces, or consists of counts only. */
const isLaw = (cond: Cond): boolean =>
	isRoyalLaw(cond, 'other') || conjuncts(cond).every((part) => isRoyalLaw(part) || (isMaterialOnly(part) && !asksAttacks(part)));

/** Whether a law requires that at least one own royal is safe: the number of royals that are not attacked must not be 0. */
function requiresOneSafe({ codes, royal }: CompiledGame, { if: cond }: Law): boolean {
	const [number, sign, right] = asCondition('compare', cond)?.compare ?? [];
	const left = asNumber('count', number);
	if (left === undefined || left.count.who !== 'friend' || left.zone !== undefined || sign !== '=' || right !== 0) return false;
	if (!isSame(left.if, { not: { attacked: 'at' } })) return false;
	return [0, 1].every((side) =>
		codes.matching(left.count, side).every((fits, code) => fits === (codes.side[code] === side ? royal[code] : 0)),
	);
}
