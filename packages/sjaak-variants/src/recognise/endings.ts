import type { Cond, Num, Outcome, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, asNumber, foldSome, type Nodes, nodesIn, type Pass } from '@x/core/rules';
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
	const [left, sign, right] = asCondition('compare', cond)?.compare ?? [];
	return left === undefined || sign === undefined || typeof right !== 'number' ? undefined : { left, sign, right };
};

/** The numbers in a condition. */
const numbersIn = (condition: Cond | undefined): readonly Num[] => nodesIn('condition', condition).number;

/** Kinds whose attack on a royal piece the rules test: with a law, they may not give mate; with a hook, their attack makes the mate count. */
export function checkFlags({ forbid, after }: Ruleset, kind: string): PieceFlag[] {
	const asks = (condition: Cond | undefined): boolean => {
		const attacks = nodesIn('condition', condition).condition.flatMap((part) => asCondition('attacked', part) ?? []);
		const asked = asCondition('is', attacks.find(({ by }) => by === 'own')?.if);
		return asked?.is === 'at' && asked.a.kind?.includes(kind) === true;
	};
	return [
		...(forbid.some(({ if: condition }) => asks(condition)) ? ['no_mate' as const] : []),
		...(after.some(({ if: condition }) => asks(condition)) ? ['shak' as const] : []),
	];
}

type Reading = [draft: Draft, decision: Decision];

/** Reads an outcome for a side without a legal move. Returns false for one that is unknown. */
const readStuck: Pass<'condition', boolean, Reading> = foldSome(
	'condition',
	{
		royalAttacked: readMate,
		def: readMate,
		all: (condition, draft, decision) => readShak(condition, draft) || readMate(condition, draft, decision),
		compare: (condition, draft, decision) => {
			const { left, sign, right } = compared(condition) ?? {};
			if (asNumber('count', left) === undefined || sign !== '=' || right !== 0) return readShak(condition, draft);
			draft.endings.set('nopieces', { score: decision });
			return true;
		},
	},
	(condition, draft) => readShak(condition, draft),
);

function readMate(_: Cond, { endings }: Draft, decision: Decision): boolean {
	endings.set('checkmate', { score: turned(decision) });
	return true;
}

/** The condition asks for the variable of the shak rule. */
function readShak(condition: Cond, { switches }: Draft): boolean {
	if (!numbersIn(condition).some((number) => asNumber('var', number)?.var === 'shak')) return false;
	switches.add('shak rule');
	return true;
}

/** The names that a comparison may ask for. */
interface Asked {
	readonly vars: Ruleset['vars'];
	/** The variable that counts moves without progress. */
	readonly clock: string | undefined;
}

/** Reads an outcome of a comparison: repetition, a clock, given checks, pieces in a zone. Returns false for any other. */
const readComparison: Pass<'number', boolean, [Draft, Comparison, Decision, Asked]> = foldSome(
	'number',
	{
		repeats: (_, { endings }, { sign, right }, decision) => {
			if (sign !== '>') return false;
			const known = endings.get('repeat')?.count ?? 0;
			if (known === 0 || right + 1 < known) endings.set('repeat', { count: right + 1, score: turned(decision) });
			return true;
		},
		var: ({ var: name, of }, draft, { sign, right }, decision, { vars, clock }) => {
			const variable = vars[name];
			if (name === clock && sign === '>') {
				const count = Math.ceil((right + 1) / 2);
				draft.moveCount = draft.moveCount === 0 ? count : Math.min(draft.moveCount, count);
			} else if (variable?.perSide === true && of === 'other' && sign === '<')
				draft.endings.set('check', { count: variable.start, score: turned(decision) });
			return true;
		},
		count: ({ count, zone }, draft, { sign, right }, decision) => {
			if (zone === undefined || sign !== '>' || right !== 0) return false;
			if (count.who === 'friend') {
				draft.flags = { zone, kinds: count.kind };
				draft.endings.set('captureanyflag', { score: decision });
			}
			return true;
		},
	},
	() => false,
);

/** Reads an outcome of several conditions: all goals occupied, perpetual check or chase, a bare king. */
function readComposite(draft: Draft, condition: Cond | undefined, decision: Decision): void {
	const { endings, switches } = draft;
	const nodes = nodesIn('condition', condition);
	const zone = zoneIn(nodes);
	const lefts = (asCondition('all', condition)?.all ?? []).map((part) => asCondition('compare', part)?.compare[0]);
	if (zone !== undefined && nodes.filter.some(({ who }) => who === 'friend')) {
		draft.flags = { zone, kinds: nodes.filter.find(({ kind }) => kind !== undefined)?.kind };
		endings.set('captureallflags', { score: decision });
	} else if (lefts.some((left) => asNumber('kept', left) !== undefined)) {
		// The offender of a repetition is determined from the other side's point of view; one of the two outcomes is enough.
		const kept = nodes.number.flatMap((number) => asNumber('kept', number) ?? []);
		if (kept.some((number) => number.kept === 'chase')) switches.add('chase rule');
		else if (kept.some(({ by }) => by === 'other')) endings.set('perpetual', { score: turned(decision) });
	} else if (lefts.length === 2 && lefts.every((left) => asNumber('count', left) !== undefined)) {
		if (asNumber('count', lefts[0])?.count.who !== 'enemy') return;
		switches.add('bare rule');
		endings.set('loneking', { score: turned(decision) });
	}
}

/** The first zone that a condition names. */
const zoneIn = ({ condition: conditions, number: numbers }: Nodes): string | undefined =>
	[
		...conditions.map((condition) => asCondition('in', condition)),
		...numbers.map((number) => asNumber('count', number) ?? asNumber('captured', number)),
	].find((part) => part?.zone !== undefined)?.zone;

/** Reads a law that forbids moves instead of ending the game. */
function readLaw({ endings }: Draft, condition: Cond): void {
	const asked = compared(condition);
	if (asked !== undefined && asNumber('repeats', asked.left) !== undefined)
		endings.set('repeat', { count: asked.right + 1, score: 'illegal' });
	// A law that tests the next moves of the other side, and otherwise only whether it is in check.
	const [check, mate, ...more] = asCondition('all', condition)?.all ?? [];
	if (more.length > 0 || !numbersIn(mate).some((number) => isSame(number, { moves: 'next' }))) return;
	if (asCondition('not', check) !== undefined) endings.set('stalemate', { score: 'illegal' });
	else if (asCondition('same', check) === undefined) endings.set('checkmate', { score: 'illegal' });
}

/** Reads outcomes one by one. Unknown outcomes are detected by comparison with the rules of the resulting variant. */
export function draftEndings({ outcomes, forbid, vars }: Ruleset, clock: string | undefined): EndingDraft {
	const endings = new Map<Ending, EndingRule>([['repeat', { count: 0, score: 'draw' }]]);
	const draft: Draft = { endings, switches: new Set(), flags: undefined, moveCount: 0 };
	for (const { when, if: condition, result, for: whose } of outcomes) {
		const decision = mine(result, whose !== 'other');
		if (decision === undefined) continue;
		const asked = compared(condition);
		if (when === 'stuck' && condition === undefined) endings.set('stalemate', { score: turned(decision) });
		else if (when === 'stuck') readStuck(condition!, draft, decision);
		else if (asked === undefined || !readComparison(asked.left, draft, asked, decision, { vars, clock }))
			readComposite(draft, condition, decision);
	}
	for (const { if: condition } of forbid) readLaw(draft, condition);
	endings.set('movecountdraw', { count: draft.moveCount });
	for (const [rule, { score, count }] of USUAL) {
		const known = endings.get(rule);
		if (known !== undefined && known.score === score && known.count === count) endings.delete(rule);
	}
	return draft;
}
