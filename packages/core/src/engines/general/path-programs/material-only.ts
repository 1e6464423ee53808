import { PHASE } from '../../../board/registers.js';
import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import { mentions } from '../../../rules/structure.js';
import type { Cond, Effect, Num } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { GameInPlay } from '../model.js';

const isWholeCount = (num: Num): boolean =>
	typeof num === 'number' ||
	('count' in num && num.zone === undefined && num.if === undefined && num.count.flag === undefined && num.count.notFlag === undefined);

/** Whether a condition reads only the number of pieces per kind on the board, and attacks on royals. */
export function isMaterialOnly(cond: Cond): boolean {
	if ('royalAttacked' in cond) return true;
	if ('compare' in cond) return isWholeCount(cond.compare[0]) && isWholeCount(cond.compare[2]);
	if ('all' in cond) return cond.all.every(isMaterialOnly);
	if ('some' in cond) return cond.some.every(isMaterialOnly);
	return 'not' in cond && isMaterialOnly(cond.not);
}

/** Whether a condition cannot hold without a capture. */
function needsCapture(cond: Cond): boolean {
	if ('all' in cond) return cond.all.some(needsCapture);
	if (!('compare' in cond)) return false;
	const [left, sign, right] = cond.compare;
	return typeof left === 'object' && 'captured' in left && sign === '>' && typeof right === 'number' && right >= 0;
}

/** Whether an effect leaves the board and its points unchanged. No law reads a declared end. */
export const isOffBoard = (effect: Effect): boolean => 'var' in effect || 'store' in effect || 'end' in effect;

/**
 * Whether a quiet move changes nothing but its two cells that a `materialOnly` law, or an attack that it tests, may read: hooks change
 * the board only after a capture, and neither captures nor royals depend on flags that may be cleared.
 */
export function hooksAreQuiet({ ruleset, plan, codes }: CompiledGame): boolean {
	const hooks = ruleset.after.every(
		(hook) => (hook.else ?? []).every(isOffBoard) && (hook.do.every(isOffBoard) || (hook.if !== undefined && needsCapture(hook.if))),
	);
	const asksFlags = (value: unknown): boolean => mentions(value, 'flag', 'notFlag');
	const dying = Object.values(ruleset.flags).some((flag) => flag.while !== undefined);
	if (!hooks || !dying) return hooks;
	return (
		!asksFlags([ruleset.royal, ruleset.immune]) &&
		codes.kinds.every((kind) => {
			const { branches, programs } = plan.kinds[kind]!;
			return !asksFlags([branches.filter(({ shape }) => shape !== 'script'), programs.filter(({ captures }) => captures)]);
		})
	);
}

/** Tabulates a test for which `readsMoveOnly` holds, by `(phase * codes + code) * 2 + captured`. */
export function tabulated({ boardState, codes, player }: GameInPlay, test: Test, asking: EvaluationContext): Uint8Array {
	const now = boardState.registers[PHASE]!;
	const table = Uint8Array.from({ length: player.phases.length * codes.count * 2 }, (_, place) => {
		const phase = Math.floor(place / 2 / codes.count);
		boardState.registers[PHASE] = phase;
		asking.begin(Math.min(player.sideOf[phase]!, 1), -1, codes.landed[(place >> 1) % codes.count]!);
		if (place % 2 === 1) asking.captures(codes.ghost, -1);
		return test(asking) ? 1 : 0;
	});
	boardState.registers[PHASE] = now;
	return table;
}
