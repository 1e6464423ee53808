import type { Cond, Num, Outcome, Ruleset } from '@x/core';
import { isSame, mentions, nodesWith, someNode } from '@x/core/build';
import type { EndingRule } from '../definition.js';
import type { Ending, PieceFlag, Score, Switch } from '../syntax.js';

/** What the ends of a game seem to say. */
export interface EndingDraft {
	readonly endings: ReadonlyMap<Ending, EndingRule>;
	readonly switches: ReadonlySet<Switch>;
	/** Squares that a side wants, by the name of the zone. */
	readonly flags: { readonly zone: string; readonly kinds: readonly string[] | undefined } | undefined;
}

const mine = (result: Outcome['result'], forMover: boolean): 'win' | 'loss' | 'draw' | undefined => {
	if (typeof result !== 'string') return undefined;
	if (result === 'draw' || forMover) return result;
	return result === 'win' ? 'loss' : 'win';
};

/** What need not be said. */
const USUAL: readonly (readonly [Ending, EndingRule])[] = [
	['checkmate', { score: 'win' }],
	['stalemate', { score: 'draw' }],
	['nopieces', { score: 'loss' }],
	['repeat', { count: 3, score: 'draw' }],
	['movecountdraw', { count: 50 }],
];

/** As the side that has just moved has it. */
const turned = (verdict: 'win' | 'loss' | 'draw'): Score => (verdict === 'win' ? 'loss' : verdict === 'loss' ? 'win' : 'draw');

const compared = (cond: Cond | undefined): { readonly left: Num; readonly sign: '<' | '=' | '>'; readonly right: number } | undefined => {
	if (cond === undefined || !('compare' in cond) || typeof cond.compare[2] !== 'number') return undefined;
	return { left: cond.compare[0], sign: cond.compare[1], right: cond.compare[2] };
};

const is = (num: Num, key: string): num is Exclude<Num, number> => typeof num === 'object' && key in num;

/** Kinds whose attack on a royal piece is asked for: by a law, they may not give mate with it; by a hook, it makes the mate count. */
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

/** Reads outcomes one by one; what it does not know is told by comparing with what the language makes of it. */
export function draftEndings({ outcomes, forbid, vars }: Ruleset, clock: string | undefined): EndingDraft {
	const endings = new Map<Ending, EndingRule>([['repeat', { count: 0, score: 'draw' }]]);
	const switches = new Set<Switch>();
	let flags: EndingDraft['flags'];
	let moveCount = 0;
	for (const { when, if: condition, result, for: whose } of outcomes) {
		const verdict = mine(result, whose !== 'other');
		if (verdict === undefined) continue;
		const asked = compared(condition);
		if (when === 'stuck') {
			if (condition === undefined) endings.set('stalemate', { score: turned(verdict) });
			else if ('royalAttacked' in condition || 'def' in condition) endings.set('checkmate', { score: turned(verdict) });
			else if (asked !== undefined && is(asked.left, 'count') && asked.sign === '=' && asked.right === 0)
				endings.set('nopieces', { score: verdict });
			else if (nodesWith(condition, 'var').some((node) => node.var === 'shak')) switches.add('shak rule');
			else if ('all' in condition) endings.set('checkmate', { score: turned(verdict) });
			continue;
		}
		if (asked !== undefined && is(asked.left, 'repeats') && asked.sign === '>') {
			const known = endings.get('repeat')?.count ?? 0;
			if (known === 0 || asked.right + 1 < known) endings.set('repeat', { count: asked.right + 1, score: turned(verdict) });
		} else if (asked !== undefined && is(asked.left, 'var') && 'var' in asked.left) {
			if (asked.left.var === clock && asked.sign === '>')
				moveCount = moveCount === 0 ? Math.ceil((asked.right + 1) / 2) : Math.min(moveCount, Math.ceil((asked.right + 1) / 2));
			else if (vars[asked.left.var]?.perSide === true && asked.left.of === 'other' && asked.sign === '<')
				endings.set('check', { count: vars[asked.left.var]!.start, score: turned(verdict) });
		} else if (
			asked !== undefined &&
			is(asked.left, 'count') &&
			'count' in asked.left &&
			asked.left.zone !== undefined &&
			asked.sign === '>' &&
			asked.right === 0
		) {
			if (asked.left.count.who === 'friend') {
				flags = { zone: asked.left.zone, kinds: asked.left.count.kind };
				endings.set('captureanyflag', { score: verdict });
			}
		} else if (mentions(condition, 'zone') && someNode(condition, ({ who }) => who === 'friend')) {
			const [zoned] = nodesWith(condition, 'zone');
			const [filter] = nodesWith(condition, 'kind');
			flags = { zone: zoned!.zone as string, kinds: filter?.kind as readonly string[] | undefined };
			endings.set('captureallflags', { score: verdict });
		} else if (
			condition !== undefined &&
			'all' in condition &&
			condition.all.some((part) => 'compare' in part && is(part.compare[0], 'kept'))
		) {
			// Who keeps it up is judged by the side that did not; of the two ends one tells enough.
			const kept = nodesWith(condition, 'kept');
			if (kept.some((node) => node.kept === 'chase')) switches.add('chase rule');
			else if (kept.some(({ by }) => by === 'other')) endings.set('perpetual', { score: turned(verdict) });
		} else if (
			condition !== undefined &&
			'all' in condition &&
			condition.all.length === 2 &&
			condition.all.every((part) => 'compare' in part && is(part.compare[0], 'count'))
		) {
			const [first] = condition.all.map(compared);
			const lone = first !== undefined && is(first.left, 'count') && 'count' in first.left && first.left.count.who === 'enemy';
			if (lone) {
				switches.add('bare rule');
				endings.set('loneking', { score: turned(verdict) });
			}
		}
	}
	for (const { if: condition } of forbid) {
		const asked = compared(condition);
		if (asked !== undefined && is(asked.left, 'repeats')) endings.set('repeat', { count: asked.right + 1, score: 'illegal' });
		// A law about what the other side can do next, and of nothing else than whether it is in check.
		if (
			!('all' in condition) ||
			condition.all.length !== 2 ||
			!nodesWith(condition.all[1], 'moves').some((node) => isSame(node, { moves: 'next' }))
		)
			continue;
		const check = condition.all[0]!;
		if ('not' in check) endings.set('stalemate', { score: 'illegal' });
		else if (!('same' in check)) endings.set('checkmate', { score: 'illegal' });
	}
	endings.set('movecountdraw', { count: moveCount });
	for (const [rule, { score, count }] of USUAL) {
		const known = endings.get(rule);
		if (known !== undefined && known.score === score && known.count === count) endings.delete(rule);
	}
	return { endings, switches, flags };
}
