import { leastOccurrences } from '../../../analyse/history.js';
import { Inspection } from '../../../analyse/inspect.js';
import type { Ruleset } from '../../../rules/types.js';
import type { GameInPlay } from '../model.js';

/** Each phase passes the turn, whatever was played. */
const passesOn = ({ turn: { phases } }: Ruleset): boolean =>
	Object.values(phases).every(({ side, next }) => {
		return next.some((one) => one.if === undefined) && next.every(({ to }) => phases[to]!.side !== side);
	});

/** Two phases, of sides that are no team. */
function hasTwoPhases({ sides, turn }: Ruleset): boolean {
	const [one, other, ...more] = Object.values(turn.phases).map(({ side }) => sides[side]?.team);
	return more.length === 0 && one !== other;
}

/** Each candidate takes a piece for good, or puts one own piece elsewhere and writes nothing else on the board. */
function onlyMoves(ruleset: Ruleset): boolean {
	const { flags, after, turn } = ruleset;
	const phases = Object.values(turn.phases);
	const hooks = [...after, ...phases.flatMap(({ enter = [] }) => enter)].flatMap((hook) => [...hook.do, ...(hook.else ?? [])]);
	let only =
		Object.keys(flags).length === 0 &&
		phases.every(({ also, pieces }) => also === undefined && pieces === undefined) &&
		hooks.every((effect) => 'var' in effect || 'store' in effect);
	const walks = new Inspection(ruleset, {
		once: true,
		path: (path) => {
			if ('pick' in path) only = false;
		},
		effect: (effect) => {
			const lands = 'land' in effect && effect.as === undefined && effect.leave === undefined;
			if (!lands && !('capture' in effect)) only = false;
		},
	});
	for (const { moves } of Object.values(ruleset.kinds)) walks.named(moves);
	return only;
}

/**
 * How often positions can come again within a few plies, where every ply passes the turn.
 *
 * Two positions that are one for repetition share phase and board, so from one to the next there are
 *
 * - two plies at the least: after one it is another side's turn;
 * - four, where there are two phases and a candidate takes a piece for good or moves one own piece. Proof: nothing puts a new piece on the
 *   board, so none was taken or overwritten meanwhile. Both sides chose equally often. Had each chosen once, the first left a cell, for a
 *   candidate that takes nothing and leaves the board as it was is dropped [13]; only that side brings pieces of its own there, and it did
 *   not choose again. So each chose twice.
 *
 * With g plies from one to the next, a position that occurs for the first time among p plies occurs there ⌊(p − 1) / g⌋ + 1 times at the
 * most. One that occurred before, for the last time k plies ago, occurs among them no oftener either, and no oftener than ⌊(p + k) / g⌋ times.
 */
export class Recurrence {
	private readonly inPlay: GameInPlay;
	private readonly gap: number;
	/** So often must a position occur for any outcome to hold that asks history; 0 where that is not told. */
	private readonly least: number;

	constructor(inPlay: GameInPlay) {
		const { ruleset, plan } = inPlay;
		this.inPlay = inPlay;
		this.gap = hasTwoPhases(ruleset) && onlyMoves(ruleset) ? 4 : 2;
		// Where a phase is skipped, more outcomes are asked than those that decide.
		const skips = Object.values(ruleset.turn.phases).some(({ skip }) => skip !== undefined);
		this.least = plan.facts.history === 'outcomes' && passesOn(ruleset) && !skips ? leastOccurrences(ruleset) : 0;
	}

	/** Whether no outcome that asks history can hold of the seated position, nor of any to which so many plies lead. */
	cannotRecur(plies: number): boolean {
		const { inPlay, gap, least } = this;
		const now = inPlay.cursor?.current;
		if (now === undefined || least < 2) return false;
		const seen = now.root.seen.length;
		const within = plies < 1 ? 0 : 1 + Math.floor((plies - 1) / gap);
		if (within + seen >= least) return false;
		// By hash: what is one has one hash, and where different positions share theirs the count is only too high.
		const past = new Map<number, { occurred: number; readonly again: number }>();
		let ago = 0;
		for (let at: typeof now | undefined = now; at !== undefined; at = at.parent) {
			const hash = at.hashHigh * 2 ** 32 + at.hashLow;
			const known = past.get(hash) ?? { occurred: 0, again: Math.min(within, Math.floor((plies + ago) / gap)) };
			if (known.occurred === 0) past.set(hash, known);
			known.occurred++;
			if (known.occurred + known.again + seen >= least) return false;
			ago++;
		}
		return true;
	}
}
