import type { Kernel } from '../load/kernel.js';
import { testOf } from '../program/conditions.js';
import { numberOf } from '../program/numbers.js';
import type { Test, Value } from '../program/walker.js';
import type { Cond } from '../ruleset/types.js';
import type { Lister } from './lister.js';

interface CompiledChoice {
	readonly id: string;
	readonly stage: 'candidates' | 'legal';
	readonly test: Test | undefined;
	readonly most: Value | undefined;
}

const isRoyalLaw = (cond: Cond): boolean => 'royalAttacked' in cond && cond.royalAttacked === 'own';

/**
 * Legality by trial: make the candidate, run the hooks, ask every law, take it back (tier 0).
 *
 * Tier 1, for the law of royal safety: before any candidate the question is asked once and every cell it reads is
 * stamped. A candidate whose writes touch no stamped cell, and that puts no enemy piece anywhere, gets the same answer.
 * Proof: the query depends only on the cells it read, because captures here ask neither registers nor counts (the
 * analyser's fact) and every cell that holds an attacker was read; a new attacker could stand on an unread cell, so a
 * candidate that creates an enemy piece is asked anew, and so is one after a query that read the whole board.
 */
export class Trial {
	private readonly kernel: Kernel;
	private readonly lister: Lister;
	private readonly laws: readonly { readonly royal: boolean; readonly test: Test }[];
	private readonly choices: readonly CompiledChoice[];
	private readonly readable: boolean;
	private stamp = 0;
	private inherited = false;
	private inheritedAnswer = false;

	constructor(kernel: Kernel, lister: Lister) {
		this.kernel = kernel;
		this.lister = lister;
		const { ruleset, plan } = kernel;
		// Laws that count moves come last: they are the dearest.
		const laws = ruleset.forbid.map((law) => ({
			royal: isRoyalLaw(law.if),
			test: testOf(kernel, law.if),
			dear: JSON.stringify(law.if).includes('"moves"'),
		}));
		this.laws = [...laws.filter((law) => !law.dear), ...laws.filter((law) => law.dear)];
		this.choices = ruleset.prefer.map((choice) => ({
			id: choice.id,
			stage: choice.stage,
			test: 'if' in choice.keep ? testOf(kernel, choice.keep.if) : undefined,
			most: 'most' in choice.keep ? numberOf(kernel, choice.keep.most) : undefined,
		}));
		this.readable = plan.facts.staticRoyal && plan.facts.plainCaptures && laws.some((law) => law.royal);
	}

	/** Keeps of the stack above `base` what laws and choices allow. */
	filter(base: number, side: number): void {
		const { lister } = this;
		for (const choice of this.choices) if (choice.stage === 'candidates') this.choose(choice, base);
		this.look(side);
		let kept = base;
		for (let index = base; index < lister.top; index++) {
			const route = lister.routes[index]!;
			const detail = lister.details[index]!;
			if (!this.lawful(route, detail, side)) continue;
			lister.routes[kept] = route;
			lister.details[kept++] = detail;
		}
		lister.top = kept;
		this.inherited = false;
		for (const choice of this.choices) if (choice.stage === 'legal') this.choose(choice, base);
	}

	/** Asks royal safety once, before any candidate, and stamps what the answer read. */
	private look(side: number): void {
		if (!this.readable) return;
		const { kernel } = this;
		kernel.recording = ++this.stamp;
		kernel.everythingRead = false;
		if (kernel.bench.royals[side] === 1) {
			this.inheritedAnswer = kernel.attacks.royalAttacked(side);
			this.inherited = !kernel.everythingRead;
		}
		kernel.recording = 0;
	}

	/** Whether a candidate breaks no law. */
	lawful(route: number, detail: number, side: number): boolean {
		const { kernel } = this;
		const { bench, player } = kernel;
		const mark = bench.top;
		const walker = player.make(route, detail, side);
		let ok = true;
		for (const law of this.laws) {
			const holds = law.royal && this.inherited && !this.touches(mark, side) ? this.inheritedAnswer : law.test(walker);
			if (holds) {
				ok = false;
				break;
			}
		}
		bench.undo(mark);
		return ok;
	}

	/** Whether the own royal is safe after a candidate, hooks aside: for rulesets whose hooks touch no piece. */
	safe(route: number, detail: number, side: number): boolean {
		const { kernel } = this;
		const { bench } = kernel;
		const mark = bench.top;
		kernel.player.write(route, detail);
		const attacked =
			bench.royals[side] === 1 ? kernel.attacks.byTable(bench.royalCell[side]!, 1 - side) : kernel.attacks.royalAttacked(side);
		bench.undo(mark);
		return !attacked;
	}

	/** Whether anything written since `mark` was read by the question before, or is a new enemy piece. */
	private touches(mark: number, side: number): boolean {
		const { kernel } = this;
		const { bench, size, readStamp } = kernel;
		for (let index = mark; index < bench.top; index += 2) {
			const address = bench.log[index]!;
			if (address >= size) continue;
			if (readStamp[address] === this.stamp) return true;
			const code = bench.board[address]!;
			if (code !== 0 && kernel.codes.side[code] !== side) return true;
		}
		return false;
	}

	/** Keeps the candidates for which the choice's condition holds, or its number is greatest; all where none does. */
	private choose(choice: CompiledChoice, base: number): void {
		const { kernel, lister } = this;
		const { bench, player } = kernel;
		const values = new Int32Array(lister.top - base);
		const side = player.sideNow();
		for (let index = base; index < lister.top; index++) {
			const mark = bench.top;
			const walker = player.make(lister.routes[index]!, lister.details[index]!, side);
			values[index - base] = choice.test === undefined ? choice.most!(walker) : choice.test(walker) ? 1 : 0;
			bench.undo(mark);
		}
		const best = values.reduce((most, value) => Math.max(most, value), choice.test === undefined ? Number.NEGATIVE_INFINITY : 0);
		if (choice.test !== undefined && best === 0) return;
		let kept = base;
		for (let index = base; index < lister.top; index++) {
			if (values[index - base] !== best) continue;
			lister.routes[kept] = lister.routes[index]!;
			lister.details[kept++] = lister.details[index]!;
		}
		lister.top = kept;
	}
}
