import { conjuncts, isRoyalLaw } from '../../../analyse/law.js';
import { PHASE } from '../../../board/registers.js';
import { EvaluationContext, type Test, type Value } from '../../../evaluate/evaluation-context.js';
import { numberOf, testOf } from '../../../evaluate/expressions.js';
import { ADDRESS } from '../../../evaluate/log.js';
import { readsMoveOnly } from '../../../evaluate/reads-move-only.js';
import { asChoice, asCondition, foldSome, forKinds, no, type Pass, yes } from '../../../rules/fold.js';
import { mentions } from '../../../rules/structure.js';
import type { Cond, Law } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';

import { LEAVING, PLAIN, SCRIPTED, TAKING } from '../packed-move.js';
import { hooksAreQuiet, isMaterialOnly, tabulated } from './material-only.js';

interface CompiledChoice {
	readonly stage: 'candidates' | 'legal';
	readonly test: Test | undefined;
	readonly most: Value | undefined;
	/** The values of the test, where it reads only phase, mover and capture. */
	readonly table: Uint8Array | undefined;
	/** Conditions on the position before all candidates without which the test holds for none. */
	readonly before: readonly Test[];
}

/** The parts of a condition that read the position before, and not the candidate: only numbers of pieces, stores and variables. */
const numericBefore = (cond: Cond): Cond[] =>
	conjuncts(cond).flatMap((part) => {
		const before = asCondition('before', part)?.before;
		const sides = asCondition('compare', before)?.compare;
		return sides !== undefined && isNumeric(sides[0]) && isNumeric(sides[2]) ? [before!] : [];
	});

const isNumeric: Pass<'number', boolean> = /* @__PURE__ */ foldSome(
	'number',
	{ ...forKinds(yes, 'plain', 'store', 'var'), count: ({ if: test }) => test === undefined },
	no,
);

/** Whether a condition that reads material only tests attacks on royals of the other side. */
const asksOther: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		royalAttacked: ({ royalAttacked }) => royalAttacked === 'other',
		compare: no,
		all: ({ all }) => all.some((part) => asksOther(part)),
		some: ({ some }) => some.some((part) => asksOther(part)),
		not: ({ not }) => asksOther(not),
	},
	yes,
);

interface CompiledLaw {
	/** The conditions besides an attack on own royals, where the law tests that. */
	readonly tests: readonly Test[];
	readonly royal: boolean;
	readonly materialOnly: boolean;
}

/**
 * Legality by trial: make the candidate, run the hooks, test every law, undo it (tier 0).
 *
 * Tier 1, for attacks on own royals: the query runs once before any candidate, and every cell it reads is stamped. A candidate that
 * writes to no stamped cell, and that puts down neither a royal nor a piece that attacks by walks, has the same answer. Proof: the query
 * depends only on the cells it read, because captures here read neither registers nor counts (a fact of the analyser). A table attacker
 * stands on a cell that the query read, occupied or not; so does every walking attacker that was on the board.
 *
 * Tier 2, for laws that test only such attacks and the number of pieces (`isMaterialOnly`): a move of one piece to an empty cell, with
 * both cells unread, changes no answer where `hooksAreQuiet` holds. It is not made at all.
 */
export class TrialLegality {
	private readonly inPlay: GameInPlay;
	private readonly laws: readonly CompiledLaw[];
	private readonly choices: readonly CompiledChoice[];
	private readonly readable: boolean;
	/** All laws are `isMaterialOnly` and hooks are quiet; and some law tests attacks on the other side's royals. */
	private readonly materialOnly: boolean;
	private readonly asksOther: boolean;
	/** By side: its walks may capture, so a new piece of this side may attack from a cell that was not read. */
	private readonly walking: readonly boolean[];
	private stamp = 0;
	private hasKnownAnswer = false;
	private knownAnswer = false;
	/** In the position before the candidates: 1 where no law is broken, 0 where one is, -1 where that is not known or not useful. */
	private lawsHold = -1;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { ruleset, plan } = inPlay;
		// Laws that count moves come last: they cost most.
		const cost = ({ if: cond }: Law): number => (mentions(cond, 'moves') ? 1 : 0);
		this.laws = [...ruleset.forbid]
			.sort((one, other) => cost(one) - cost(other))
			.map(({ if: cond }): CompiledLaw => {
				const parts = conjuncts(cond);
				const rest = parts.filter((part) => !isRoyalLaw(part));
				return { tests: rest.map((part) => testOf(inPlay, part)), royal: rest.length < parts.length, materialOnly: isMaterialOnly(cond) };
			});
		this.choices = ruleset.prefer.map(({ stage, keep }) => {
			const cond = asChoice('if', keep)?.if;
			const most = asChoice('most', keep)?.most;
			const test = cond && testOf(inPlay, cond);
			return {
				stage,
				test,
				most: most === undefined ? undefined : numberOf(inPlay, most),
				table: test && readsMoveOnly(cond) ? tabulated(inPlay, test, new EvaluationContext(inPlay)) : undefined,
				before: cond === undefined ? [] : numericBefore(cond).map((part) => testOf(inPlay, part)),
			};
		});
		const { staticRoyal, plainCaptures, literal } = plan.facts;
		this.readable = staticRoyal && plainCaptures && literal === undefined && this.laws.some((law) => law.royal);
		this.materialOnly = this.readable && this.laws.every((law) => law.materialOnly) && hooksAreQuiet(inPlay);
		this.asksOther = ruleset.forbid.some(({ if: cond }) => asksOther(cond));
		this.walking = inPlay.extended().attacks.walking;
	}

	/** Keeps the moves above `base` that laws and choices allow. */
	filter(base: number, side: number): void {
		const { moveList } = this.inPlay.generator;
		for (const choice of this.choices) if (choice.stage === 'candidates') this.choose(choice, base, side);
		if (this.laws.length > 0) {
			this.recordRoyalSafety(side);
			try {
				moveList.keep(base, (route, detail) => this.lawful(route, detail, side));
			} finally {
				this.hasKnownAnswer = false;
			}
		}
		for (const choice of this.choices) if (choice.stage === 'legal') this.choose(choice, base, side);
	}

	/** Tests royal safety once before any candidate, and stamps the cells that the answer read. */
	private recordRoyalSafety(side: number): void {
		const { inPlay } = this;
		this.lawsHold = -1;
		if (!this.readable) return;
		inPlay.recording = ++this.stamp;
		inPlay.everythingRead = false;
		try {
			this.knownAnswer = inPlay.attacks.royalAttacked(side);
			this.hasKnownAnswer = !inPlay.everythingRead;
			if (this.materialOnly && this.hasKnownAnswer) {
				if (this.asksOther) inPlay.attacks.royalAttacked(1 - side);
				if (!inPlay.everythingRead) {
					this.lawsHold = this.breaksLaw(inPlay.player.settle(inPlay.frames.push()), -1, side) ? 0 : 1;
					inPlay.frames.pop();
				}
			}
		} finally {
			inPlay.recording = 0;
		}
	}

	/** Whether a candidate breaks no law. */
	lawful(route: number, detail: number, side: number): boolean {
		if (this.lawsHold >= 0 && this.changesNoAnswer(route, detail, side)) return this.lawsHold === 1;
		const { boardState, player, frames } = this.inPlay;
		const mark = boardState.top;
		const broken = this.breaksLaw(player.make(frames.push(), route, detail, side), mark, side);
		frames.pop();
		boardState.undo(mark);
		return !broken;
	}

	/** Whether some law is broken; `mark`: the log height before the candidate, -1: nothing was written. */
	private breaksLaw(context: EvaluationContext, mark: number, side: number): boolean {
		const { hasKnownAnswer, knownAnswer, inPlay, laws } = this;
		for (let index = 0; index < laws.length; index++) {
			const { tests, royal } = laws[index]!;
			if (!tests.every((test) => test(context))) continue;
			if (!royal) return true;
			if (hasKnownAnswer && (mark < 0 || !this.touches(mark)) ? knownAnswer : inPlay.attacks.royalAttacked(side, context)) return true;
		}
		return false;
	}

	/** Whether a candidate is a move to an empty cell that changes no answer. */
	private changesNoAnswer(route: number, detail: number, side: number): boolean {
		const { inPlay, stamp } = this;
		const { readStamp } = inPlay;
		const { board } = inPlay.boardState;
		const from = route >>> 16;
		const to = route & 0xffff;
		const shape = detail >>> 26;
		if (shape === PLAIN ? detail !== 0 : shape !== LEAVING || inPlay.generator.pointTakesMatter) return false;
		return (
			board[to] === 0 &&
			readStamp[from] !== stamp &&
			readStamp[to] !== stamp &&
			!this.walking[side] &&
			inPlay.codes.side[board[from]!] === side
		);
	}

	/**
	 * Whether a write since `mark` changed a cell that the query read, moved a royal, or put down a piece that may attack from an unread
	 * cell.
	 */
	private touches(mark: number): boolean {
		const { boardState, size, readStamp, codes, royal } = this.inPlay;
		for (let index = mark; index < boardState.top; index += 2) {
			const address = boardState.log[index]! & ADDRESS;
			if (address >= size) continue;
			const code = boardState.board[address]!;
			if (royal[boardState.log[index + 1]!] === 1) return true;
			if (readStamp[address] === this.stamp || (code !== 0 && (royal[code] === 1 || this.walking[codes.side[code]!] !== false)))
				return true;
		}
		return false;
	}

	/** Keeps the candidates for which the choice's condition holds, or whose number is greatest; all where none qualifies. */
	private choose({ test, most, table, before }: CompiledChoice, base: number, side: number): void {
		const { boardState, player, generator, codes, frames } = this.inPlay;
		if (before.length > 0) {
			const now = player.settle(frames.push());
			const asks = before.every((held) => held(now));
			frames.pop();
			if (!asks) return;
		}
		const { board, registers } = boardState;
		const values = new Map<string, number>();
		const value = (route: number, detail: number): number => {
			if (table !== undefined && detail >>> 26 < SCRIPTED) {
				const captured = board[detail >>> 26 === TAKING ? detail & 0xffff : route & 0xffff] === 0 ? 0 : 1;
				return table[(registers[PHASE]! * codes.count + board[route >>> 16]!) * 2 + captured]!;
			}
			const known = values.get(`${route},${detail}`);
			if (known !== undefined) return known;
			const mark = boardState.top;
			const context = player.make(frames.push(), route, detail, side);
			const found = test === undefined ? most!(context) : test(context) ? 1 : 0;
			frames.pop();
			boardState.undo(mark);
			values.set(`${route},${detail}`, found);
			return found;
		};
		let best = Number.NEGATIVE_INFINITY;
		generator.moveList.keep(base, (route, detail) => {
			best = Math.max(best, value(route, detail));
			return true;
		});
		generator.moveList.keep(base, (route, detail) => value(route, detail) === best);
	}
}
