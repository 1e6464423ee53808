import type { Cond, Num, Outcome, Ruleset } from '@x/core';
import { isSame, mentions, nodesWith, someNode } from '@x/core/build';
import type { EndingRule } from '../definition.js';
import type { Ending, PieceFlag, Score, Switch } from '../syntax.js';

/** The endings of a game according to its outcomes. */
export interface EndingDraft {
	readonly endings: ReadonlyMap<Ending, EndingRule>;
	readonly switches: ReadonlySet<Switch>;
	/** The goal squares of a side, by the name of the zone. */
	readonly flags: { readonly zone: string; readonly kinds: readonly string[] | undefined } | undefined;
}

type Decision = 'win' | 'loss' | 'draw';

/** A draft while the outcomes are being read. */
interface Draft {
	readonly endings: Map<Ending, EndingRule>;
	readonly switches: Set<Switch>;
	flags: EndingDraft['flags'];
	/** The number of moves without progress after which the game is drawn; 0 for no limit. */
	moveCount: number;
}

const mine = (result: Outcome['result'], forMover: boolean): Decision | undefined => {
	if (typeof result !== 'string') return undefined;
	if (result === 'draw' || forMover) return result;
	return result === 'win' ? 'loss' : 'win';
};

/** Values that are the default. */
const USUAL: readonly (readonly [Ending, EndingRule])[] = [
	['checkmate', { score: 'win' }],
	['stalemate', { score: 'draw' }],
	['nopieces', { score: 'loss' }],
	['repeat', { count: 3, score: 'draw' }],
	['movecountdraw', { count: 50 }],
];

/** Converts a result to that of the side that has just moved. */
const turned = (decision: Decision): Score => (decision === 'win' ? 'loss' : decision === 'loss' ? 'win' : 'draw');

/** A comparison with a constant. */
interface Comparison {
	readonly left: Num;
	readonly sign: '<' | '=' | '>';
	readonly right: number;
}

const compared = (cond: Cond | undefined): Comparison | undefined => {
	if (cond === undefined || !('compare' in cond) || typeof cond.compare[2] !== 'number') return undefined;
	return { left: cond.compare[0], sign: cond.compare[1], right: cond.compare[2] };
};

const is = (num: Num, key: string): num is Exclude<Num, number> => typeof num === 'object' && key in num;

/** Kinds whose attack on a royal piece the rules test: with a law, they may not give mate; with a hook, their attack makes the mate count. */
export function checkFlags({ forbid, after }: Ruleset, kind: string): PieceFlag[] {
	const asks = (part: unknown): boolean => {
		const [attack] = nodesWith(part, 'attacked').filter(({ by }) => by === 'own');
		const asked = attack?.if as Cond | undefined;
		return asked !== undefined && 'is' in asked && asked.is === 'at' && asked.a.kind?.includes(kind) === true;
	};
	return [
		...(forbid.some(({ if: condition }) => asks(condition)) ? ['no_mate' as const] : []),
		...(after.some(({ if: condition }) => asks(condition)) ? ['shak' as const] : []),
	];
}

/** Reads an outcome for a side without a legal move. */
function readStuck({ endings, switches }: Draft, condition: Cond | undefined, decision: Decision): void {
	const asked = compared(condition);
	if (condition === undefined) endings.set('stalemate', { score: turned(decision) });
	else if ('royalAttacked' in condition || 'def' in condition) endings.set('checkmate', { score: turned(decision) });
	else if (asked !== undefined && is(asked.left, 'count') && asked.sign === '=' && asked.right === 0)
		endings.set('nopieces', { score: decision });
	else if (nodesWith(condition, 'var').some((node) => node.var === 'shak')) switches.add('shak rule');
	else if ('all' in condition) endings.set('checkmate', { score: turned(decision) });
}

/** Reads an outcome of a comparison: repetition, a clock, given checks, pieces in a zone. Returns false for any other. */
function readComparison(
	draft: Draft,
	{ left, sign, right }: Comparison,
	decision: Decision,
	vars: Ruleset['vars'],
	clock?: string,
): boolean {
	const { endings } = draft;
	if (is(left, 'repeats') && sign === '>') {
		const known = endings.get('repeat')?.count ?? 0;
		if (known === 0 || right + 1 < known) endings.set('repeat', { count: right + 1, score: turned(decision) });
	} else if (is(left, 'var') && 'var' in left) {
		if (left.var === clock && sign === '>') {
			const count = Math.ceil((right + 1) / 2);
			draft.moveCount = draft.moveCount === 0 ? count : Math.min(draft.moveCount, count);
		} else if (vars[left.var]?.perSide === true && left.of === 'other' && sign === '<')
			endings.set('check', { count: vars[left.var]!.start, score: turned(decision) });
	} else if (is(left, 'count') && 'count' in left && left.zone !== undefined && sign === '>' && right === 0) {
		if (left.count.who === 'friend') {
			draft.flags = { zone: left.zone, kinds: left.count.kind };
			endings.set('captureanyflag', { score: decision });
		}
	} else return false;
	return true;
}

/** Reads an outcome of several conditions: all goals occupied, perpetual check or chase, a bare king. */
function readComposite(draft: Draft, condition: Cond | undefined, decision: Decision): void {
	const { endings, switches } = draft;
	const compares = (part: Cond, key: string): boolean => 'compare' in part && is(part.compare[0], key);
	if (mentions(condition, 'zone') && someNode(condition, ({ who }) => who === 'friend')) {
		const [zoned] = nodesWith(condition, 'zone');
		const [filter] = nodesWith(condition, 'kind');
		draft.flags = { zone: zoned!.zone as string, kinds: filter?.kind as readonly string[] | undefined };
		endings.set('captureallflags', { score: decision });
	} else if (condition === undefined || !('all' in condition)) return;
	else if (condition.all.some((part) => compares(part, 'kept'))) {
		// The offender of a repetition is determined from the other side's point of view; one of the two outcomes is enough.
		const kept = nodesWith(condition, 'kept');
		if (kept.some((node) => node.kept === 'chase')) switches.add('chase rule');
		else if (kept.some(({ by }) => by === 'other')) endings.set('perpetual', { score: turned(decision) });
	} else if (condition.all.length === 2 && condition.all.every((part) => compares(part, 'count'))) {
		const [first] = condition.all.map(compared);
		const lone = first !== undefined && is(first.left, 'count') && 'count' in first.left && first.left.count.who === 'enemy';
		if (lone) {
			switches.add('bare rule');
			endings.set('loneking', { score: turned(decision) });
		}
	}
}

/** Reads a law that forbids moves instead of ending the game. */
function readLaw({ endings }: Draft, condition: Cond): void {
	const asked = compared(condition);
	if (asked !== undefined && is(asked.left, 'repeats')) endings.set('repeat', { count: asked.right + 1, score: 'illegal' });
	// A law that tests the next moves of the other side, and otherwise only whether it is in check.
	if (
		!('all' in condition) ||
		condition.all.length !== 2 ||
		!nodesWith(condition.all[1], 'moves').some((node) => isSame(node, { moves: 'next' }))
	)
		return;
	const check = condition.all[0]!;
	if ('not' in check) endings.set('stalemate', { score: 'illegal' });
	else if (!('same' in check)) endings.set('checkmate', { score: 'illegal' });
}

/** Reads outcomes one by one. Unknown outcomes are detected by comparison with the rules of the resulting variant. */
export function draftEndings({ outcomes, forbid, vars }: Ruleset, clock: string | undefined): EndingDraft {
	const endings = new Map<Ending, EndingRule>([['repeat', { count: 0, score: 'draw' }]]);
	const draft: Draft = { endings, switches: new Set(), flags: undefined, moveCount: 0 };
	for (const { when, if: condition, result, for: whose } of outcomes) {
		const decision = mine(result, whose !== 'other');
		if (decision === undefined) continue;
		const asked = compared(condition);
		if (when === 'stuck') readStuck(draft, condition, decision);
		else if (asked === undefined || !readComparison(draft, asked, decision, vars, clock)) readComposite(draft, condition, decision);
	}
	for (const { if: condition } of forbid) readLaw(draft, condition);
	endings.set('movecountdraw', { count: draft.moveCount });
	for (const [rule, { score, count }] of USUAL) {
		const known = endings.get(rule);
		if (known !== undefined && known.score === score && known.count === count) endings.delete(rule);
	}
	return draft;
}
