import { leastOccurrences } from '../../../analyse/history.js';
import { someInPath } from '../../../analyse/inspect.js';
import { asPath, foldSome, forKinds, no, yes } from '../../../rules/fold.js';
import type { Effect, Path, Ruleset } from '../../../rules/types.js';
import type { BoardInPlay } from '../model.js';

/** Every phase passes the turn, whatever was played. */
const passesOn = ({ turn: { phases } }: Ruleset): boolean =>
	Object.values(phases).every(({ side, next }) => {
		return next.some((one) => one.if === undefined) && next.every(({ to }) => phases[to]!.side !== side);
	});

/** There are two phases, of sides that are not in one team. */
function hasTwoPhases({ sides, turn }: Ruleset): boolean {
	const [one, other, ...more] = Object.values(turn.phases).map(({ side }) => sides[side]?.team);
	return more.length === 0 && one !== other;
}

const writesNumber = /* @__PURE__ */ foldSome('effect', /* @__PURE__ */ forKinds(yes, 'var', 'store'), no);

/** Whether an effect captures, or lands the piece that moves as it is. */
const capturesOrLands = /* @__PURE__ */ foldSome(
	'effect',
	{ capture: yes, land: ({ as, leave }) => as === undefined && leave === undefined },
	no,
);

/** Each candidate captures a piece for good, or moves one own piece and writes nothing else on the board. */
function onlyMoves(ruleset: Ruleset): boolean {
	const { flags, after, turn } = ruleset;
	const phases = Object.values(turn.phases);
	const hooks = [...after, ...phases.flatMap(({ enter = [] }) => enter)].flatMap((hook) => [...hook.do, ...(hook.else ?? [])]);
	const only =
		Object.keys(flags).length === 0 &&
		phases.every(({ also, pieces }) => also === undefined && pieces === undefined) &&
		hooks.every((effect) => writesNumber(effect));
	const isOther = { path: (path: Path) => asPath('pick', path) !== undefined, effect: (effect: Effect) => !capturesOrLands(effect) };
	return only && Object.values(ruleset.kinds).every(({ moves }) => !someInPath(ruleset, { use: moves }, isOther));
}

/**
 * Bounds how often positions can repeat within a number of plies, where every ply passes the turn.
 *
 * Two positions that count as the same for repetition have the same phase and board, so the plies from one to the next are
 *
 * - at least two: after one ply it is another side's turn;
 * - at least four, where there are two phases and each candidate captures a piece for good or moves one own piece. Proof: nothing puts a
 *   new piece on the board, so no piece was captured or overwritten meanwhile. Both sides moved equally often. Suppose each moved once.
 *   The first move left a cell, because a candidate that captures nothing and leaves the board unchanged is dropped [13]. Only the same
 *   side moves its own pieces there, and it did not move again. So each side moved at least twice.
 *
 * Let g be that number of plies. A position that first occurs among p plies occurs there at most ⌊(p − 1) / g⌋ + 1 times. A position that
 * last occurred k plies ago occurs among them at most that often too, and at most ⌊(p + k) / g⌋ times.
 */
export class Recurrence {
	private readonly inPlay: BoardInPlay;
	private readonly gap: number;
	/** The number of occurrences that every outcome on history needs at least; 0 where that is unknown. */
	private readonly least: number;

	constructor(inPlay: BoardInPlay) {
		const { ruleset, plan } = inPlay;
		this.inPlay = inPlay;
		this.gap = hasTwoPhases(ruleset) && onlyMoves(ruleset) ? 4 : 2;
		// Skipping a phase evaluates more outcomes than the decisive ones.
		const skips = Object.values(ruleset.turn.phases).some(({ skip }) => skip !== undefined);
		this.least = plan.facts.history === 'outcomes' && passesOn(ruleset) && !skips ? leastOccurrences(ruleset) : 0;
	}

	/** Whether no outcome on history can hold in the current position, nor in any within `plies` plies. */
	cannotRecur(plies: number): boolean {
		const { inPlay, gap, least } = this;
		const now = inPlay.cursor?.current;
		if (now === undefined || least < 2) return false;
		const seen = now.root.seen.length;
		const within = plies < 1 ? 0 : 1 + Math.floor((plies - 1) / gap);
		if (within + seen >= least) return false;
		// By hash: equal positions have equal hashes, and a collision of different positions can only raise the count.
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
