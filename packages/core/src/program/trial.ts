import { testOf } from '../ask/conditions.js';
import { numberOf } from '../ask/numbers.js';
import type { Test, Value } from '../ask/walker.js';
import { ADDRESS } from '../board/bench.js';
import type { Kernel } from '../load/kernel.js';
import type { Cond } from '../ruleset/types.js';

interface CompiledChoice {
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
	private readonly laws: readonly { readonly royal: boolean; readonly test: Test }[];
	private readonly choices: readonly CompiledChoice[];
	private readonly readable: boolean;
	private stamp = 0;
	private inherited = false;
	private inheritedAnswer = false;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		const { ruleset, plan } = kernel;
		// Laws that count moves come last: they are the dearest.
		const laws = ruleset.forbid.map(({ if: cond }) => ({
			royal: isRoyalLaw(cond),
			test: testOf(kernel, cond),
			dear: JSON.stringify(cond).includes('"moves"'),
		}));
		this.laws = laws.sort((a, b) => Number(a.dear) - Number(b.dear));
		this.choices = ruleset.prefer.map(({ stage, keep }) => ({
			stage,
			test: 'if' in keep ? testOf(kernel, keep.if) : undefined,
			most: 'most' in keep ? numberOf(kernel, keep.most) : undefined,
		}));
		this.readable = plan.facts.staticRoyal && plan.facts.plainCaptures && laws.some((law) => law.royal);
	}

	/** Keeps of the stack above `base` what laws and choices allow. */
	filter(base: number, side: number): void {
		const { lister } = this.kernel.generator;
		for (const choice of this.choices) if (choice.stage === 'candidates') this.choose(choice, base, side);
		if (this.laws.length > 0) {
			this.look(side);
			lister.keep(base, (route, detail) => this.lawful(route, detail, side));
			this.inherited = false;
		}
		for (const choice of this.choices) if (choice.stage === 'legal') this.choose(choice, base, side);
	}

	/** Asks royal safety once, before any candidate, and stamps what the answer read. */
	private look(side: number): void {
		const { kernel } = this;
		if (!this.readable || kernel.bench.royals[side] !== 1) return;
		kernel.recording = ++this.stamp;
		kernel.everythingRead = false;
		this.inheritedAnswer = kernel.attacks.royalAttacked(side);
		this.inherited = !kernel.everythingRead;
		kernel.recording = 0;
	}

	/** Whether a candidate breaks no law. */
	lawful(route: number, detail: number, side: number): boolean {
		const { kernel, inherited, inheritedAnswer } = this;
		const { bench, player } = kernel;
		const mark = bench.top;
		const walker = player.make(route, detail, side);
		let ok = true;
		for (const law of this.laws) {
			const holds = law.royal && inherited && !this.touches(mark, side) ? inheritedAnswer : law.test(walker);
			if (!holds) continue;
			ok = false;
			break;
		}
		bench.undo(mark);
		return ok;
	}

	/** Whether anything written since `mark` was read by the question before, or is a new enemy piece. */
	private touches(mark: number, side: number): boolean {
		const { bench, size, readStamp, codes } = this.kernel;
		for (let index = mark; index < bench.top; index += 2) {
			const address = bench.log[index]! & ADDRESS;
			if (address >= size) continue;
			const code = bench.board[address]!;
			if (readStamp[address] === this.stamp || (code !== 0 && codes.side[code] !== side)) return true;
		}
		return false;
	}

	/** Keeps the candidates for which the choice's condition holds, or its number is greatest; all where none does. */
	private choose({ test, most }: CompiledChoice, base: number, side: number): void {
		const { bench, player, generator } = this.kernel;
		const values = new Map<string, number>();
		const value = (route: number, detail: number): number => {
			const known = values.get(`${route},${detail}`);
			if (known !== undefined) return known;
			const mark = bench.top;
			const walker = player.make(route, detail, side);
			const found = test === undefined ? most!(walker) : test(walker) ? 1 : 0;
			bench.undo(mark);
			values.set(`${route},${detail}`, found);
			return found;
		};
		let best = Number.NEGATIVE_INFINITY;
		generator.lister.keep(base, (route, detail) => {
			best = Math.max(best, value(route, detail));
			return true;
		});
		generator.lister.keep(base, (route, detail) => value(route, detail) === best);
	}
}
