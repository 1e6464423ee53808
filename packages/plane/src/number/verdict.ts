import type { GameOutcome, Outcome } from '@x/core';
import type { Tables } from '../tables.js';
import type { Asking } from './ask.js';
import { type Bench, otherSide } from './bench.js';
import type { Asks } from './men.js';
import type { Last } from './play.js';

interface Rule {
	readonly outcome: Outcome;
	readonly asks: Asks | undefined;
	readonly points: readonly ((bench: Bench) => number)[];
}

/** Asks the outcomes of a ruleset. */
export class Verdicts {
	private readonly tables: Tables;
	private readonly rules: readonly Rule[];

	constructor(tables: Tables, asking: Asking) {
		this.tables = tables;
		this.rules = tables.ruleset.outcomes.map((outcome) => ({
			outcome,
			asks: outcome.if === undefined ? undefined : asking.cond(outcome.if),
			points: typeof outcome.result === 'string' ? [] : outcome.result.points.map((num) => asking.num(num)),
		}));
	}

	first(bench: Bench, which: 'early' | 'decisive' | 'stuck', claims: boolean, last: Last | undefined): GameOutcome | undefined {
		for (const rule of this.rules) {
			const { when, claim, result } = rule.outcome;
			if ((when === 'stuck') !== (which === 'stuck') || (claim !== undefined && !claims)) continue;
			if (which === 'decisive' && (result === 'draw' || claim !== undefined)) continue;
			if (when === 'moved' && last === undefined) continue;
			this.stage(bench, when === 'moved' ? last : undefined);
			const found = rule.asks === undefined || rule.asks(bench) ? this.result(bench, rule) : undefined;
			this.stage(bench, undefined);
			if (found !== undefined) return found;
		}
		return undefined;
	}

	/** The scene of the last candidate, or of the side about to choose. */
	private stage(bench: Bench, last: Last | undefined): void {
		const { scene } = bench;
		scene.side = bench.side;
		scene.phase = bench.phase;
		scene.captured = [];
		scene.marks = new Map();
		scene.walked = true;
		if (last !== undefined) Object.assign(scene, last);
	}

	private result(bench: Bench, { outcome, points }: Rule): GameOutcome {
		const { id, result, for: whom, claim } = outcome;
		const { sides } = this.tables;
		const own = bench.scene.side;
		const side = whom === 'other' ? otherSide(own) : own;
		const claimed = claim === undefined ? {} : { claim };
		if (typeof result !== 'string') {
			const [first, second] = points.map((count) => count(bench));
			return { reason: id, points: side === 0 ? [first!, second!] : [second!, first!], ...claimed };
		}
		if (result === 'draw') return { reason: id, draw: true, ...claimed };
		return { reason: id, winner: sides[result === 'win' ? side : otherSide(side)]!, ...claimed };
	}
}
