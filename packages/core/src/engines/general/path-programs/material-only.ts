import { PHASE } from '../../../board/registers.js';
import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import { asNumber, foldSome, forKinds, no, type Pass, yes } from '../../../rules/fold.js';
import { mentions } from '../../../rules/structure.js';
import type { CompiledGame } from '../compiled-game.js';
import type { GameInPlay } from '../model.js';

const isWholeCount = /* @__PURE__ */ foldSome<'number', boolean>(
	'number',
	{ plain: yes, count: ({ zone, if: test, count: { flag, notFlag } }) => [zone, test, flag, notFlag].every((part) => part === undefined) },
	no,
);

/** Whether a condition reads only the number of pieces per kind on the board, and attacks on royals. */
export const isMaterialOnly: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		royalAttacked: yes,
		compare: ({ compare: [left, , right] }) => isWholeCount(left) && isWholeCount(right),
		all: ({ all }) => all.every((part) => isMaterialOnly(part)),
		some: ({ some }) => some.every((part) => isMaterialOnly(part)),
		not: ({ not }) => isMaterialOnly(not),
	},
	no,
);

/** Whether a condition cannot hold without a capture. */
const needsCapture: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		all: ({ all }) => all.some((part) => needsCapture(part)),
		compare: ({ compare: [left, sign, right] }) =>
			asNumber('captured', left) !== undefined && sign === '>' && typeof right === 'number' && right >= 0,
	},
	no,
);

/** Whether an effect leaves the board and its points unchanged. No law reads a declared end. */
export const isOffBoard: Pass<'effect', boolean> = /* @__PURE__ */ foldSome(
	'effect',
	/* @__PURE__ */ forKinds(yes, 'var', 'store', 'end'),
	no,
);

/**
 * Whether a quiet move changes nothing but its two cells that a `materialOnly` law, or an attack that it tests, may read: hooks change
 * the board only after a capture, and neither captures nor royals depend on flags that may be cleared.
 */
export function hooksAreQuiet({ ruleset, plan, codes }: CompiledGame): boolean {
	const hooks = ruleset.after.every(
		(hook) =>
			(hook.else ?? []).every((effect) => isOffBoard(effect)) &&
			(hook.do.every((effect) => isOffBoard(effect)) || (hook.if !== undefined && needsCapture(hook.if))),
	);
	// Flags are fields of filters only; what is named may have such a filter.
	const mayAskFlags = (value: unknown): boolean => mentions(value, 'flag', 'notFlag', 'def', 'use');
	const dying = Object.values(ruleset.flags).some((flag) => flag.while !== undefined);
	if (!hooks || !dying) return hooks;
	return (
		!mayAskFlags([ruleset.royal, ruleset.immune]) &&
		codes.kinds.every((kind) => {
			const { branches, programs } = plan.kinds[kind]!;
			return !mayAskFlags([branches.filter(({ shape }) => shape !== 'script'), programs.filter(({ captures }) => captures)]);
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
