import type { Cond, GameResult, Outcome } from '@x/core';
import { isSame, mentions, nodesWith } from '@x/core/build';
import { asCondition, asEffect, asNumber } from '@x/core/rules';
import { comparisonOf, countOf, hasOnly } from './conditions.js';
import type { Notes } from './notes.js';
import { rangeOf } from './ranges.js';

/** Ends that are attributes of the rule of royal pieces. */
export interface RoyalEnds {
	readonly attributes: readonly string[];
}

/** The result for the side to move at that moment; `undefined` for points. */
const resultOf = ({ result, for: whose }: Outcome): GameResult | undefined => {
	if (typeof result !== 'string') return undefined;
	if (result === 'draw' || whose !== 'other') return result;
	return result === 'win' ? 'loss' : 'win';
};

/** Writes the ends of the game, and returns those that belong to royal pieces. */
export function writeEnds(notes: Notes, royals: readonly string[]): RoyalEnds {
	const attributes = [...checks(notes), ...bareRoyals(notes, royals), ...stuck(notes, royals)];
	repetition(notes);
	extinction(notes);
	goals(notes, royals);
	return { attributes };
}

const open = (notes: Notes, when: Outcome['when']): readonly Outcome[] =>
	notes.ruleset.outcomes.filter((one) => one.when === when && !notes.isSaid(one));

/** Checkmate and stalemate. */
function stuck(notes: Notes, royals: readonly string[]): readonly string[] {
	const found: { mate?: GameResult; stalemate?: GameResult } = {};
	for (const outcome of open(notes, 'stuck')) {
		const { if: condition } = outcome;
		const result = resultOf(outcome);
		if (result === undefined || outcome.claim !== undefined) continue;
		const isMate = isSame(condition, { royalAttacked: 'own' }) || asCondition('def', condition)?.def === 'check';
		if (isMate && result !== 'draw') found.mate ??= result;
		else if (condition === undefined) found.stalemate ??= result;
		else continue;
		notes.say(outcome);
		if (condition === undefined) break;
	}
	const { mate = found.stalemate, stalemate } = found;
	for (const outcome of open(notes, 'stuck')) withoutPieces(notes, outcome, royals, stalemate);
	if (stalemate === 'win' || stalemate === 'loss') notes.rules.push(`stalemate=${stalemate}`);
	for (const law of notes.ruleset.forbid)
		if (isStalemating(law.if)) {
			notes.rules.push('stalemate=invalid');
			notes.say(law);
		}
	if (mate === 'draw' && royals.length > 0) notes.lose('lost-win', 'outcomes', 'A checkmated side does not lose.');
	return mate === 'win' && royals.length > 0 ? ['checkmated'] : [];
}

/** A side without pieces: with a royal piece it never comes to that. */
function withoutPieces(notes: Notes, outcome: Outcome, royals: readonly string[], stalemate: GameResult | undefined): void {
	const found = countOf(outcome.if);
	if (found?.below !== 1 || found.zone !== undefined || !isSame(found.filter, { who: 'friend' })) return;
	const { sideOrder, start } = notes.ruleset;
	const lasting = sideOrder.every((side) => start.pieces.some(({ piece }) => piece.side === side && royals.includes(piece.kind)));
	const result = resultOf(outcome);
	if (!lasting && result !== stalemate) {
		if (result !== 'loss') return;
		notes.rules.push('pieces=morethan(0)');
	}
	notes.say(outcome);
	if (result === 'win') notes.say(...moverGone(notes));
}

/** The end of a game at whose turn the side that has just moved has no piece: it has the one that moved, if no effect removes it. */
function moverGone(notes: Notes): readonly Outcome[] {
	const { after, paths } = notes.ruleset;
	const empties = ({ to }: { readonly to?: unknown }): boolean => typeof to !== 'object';
	if (nodesWith(after, 'set').some(empties) || nodesWith(paths, 'set').some((node) => node.set === 'at' && empties(node))) return [];
	return open(notes, 'turn').filter((one) => {
		const found = countOf(one.if);
		return found?.below === 1 && found.zone === undefined && isSame(found.filter, { who: 'enemy' }) && resultOf(one) === 'loss';
	});
}

function isStalemating(condition: Cond): boolean {
	const all = asCondition('all', condition)?.all ?? [];
	const has = (one: Cond): boolean => all.some((part) => isSame(part, one));
	return all.length === 2 && has({ compare: [{ moves: 'next' }, '=', 0] }) && has({ not: { royalAttacked: 'other' } });
}

/** Repetition and perpetual check. */
function repetition(notes: Notes): void {
	const forced: number[] = [];
	const claimed: number[] = [];
	for (const outcome of open(notes, 'turn')) {
		const { if: condition } = outcome;
		const found = comparisonOf(condition);
		const result = resultOf(outcome);
		if (found !== undefined && found.sign === '>' && isSame(found.left, { repeats: 'position' })) {
			const times = found.right + 1;
			if (result === 'draw' && outcome.claim === undefined) forced.push(times);
			else if (result === 'draw') claimed.push(times);
			else if (result === 'win' && outcome.claim === undefined) notes.rules.push(`loss=repetition(${times})`);
			else continue;
			if (outcome.claim === undefined) notes.say(outcome);
		} else perpetual(notes, outcome, result);
	}
	const times = forced.length > 0 ? Math.min(...forced) : claimed.length > 0 ? Math.min(...claimed) : undefined;
	if (times === undefined) notes.rules.push('!draw');
	else if (times !== 3) notes.rules.push(`draw=repetition(${times})`);
	if (times !== undefined && forced.length === 0)
		for (const outcome of open(notes, 'turn'))
			if (outcome.claim !== undefined && isSame(outcome.if, { compare: [{ repeats: 'position' }, '>', times - 1] })) {
				notes.say(outcome);
				notes.lose('lost-claim', `outcomes.${outcome.id}`, 'A repetition ends the game by itself instead of by a claim.');
			}
}

/** A side that gave check each time in a repetition loses. */
function perpetual(notes: Notes, outcome: Outcome, result: GameResult | undefined): void {
	const [first, ...rest] = (asCondition('all', outcome.if)?.all ?? []).map((part) => comparisonOf(part));
	if (outcome.claim !== undefined) return;
	if (first === undefined || first.sign !== '>' || !isSame(first.left, { repeats: 'position' })) return;
	const traces = rest.map((one) => {
		const trace = asNumber('kept', one?.left);
		return trace && { ...trace, sign: one?.sign };
	});
	const [kept, other] = traces;
	if (kept === undefined || kept.sign !== '>' || !givesCheck(notes, kept.kept) || traces.length > 2) return;
	if (result !== (kept.by === 'other' ? 'win' : 'loss')) return;
	if (other !== undefined && (other.kept !== kept.kept || other.sign !== '=')) return;
	if (traces.includes(undefined)) return;
	const rule = `loss=perpetualcheck(${first.right + 1})`;
	if (!notes.rules.includes(rule)) notes.rules.push(rule);
	notes.say(outcome, notes.ruleset.traces[kept.kept]);
	if (other !== undefined)
		notes.lose('lost-win', `outcomes.${outcome.id}`, 'Where both sides give check in a repetition, the game is not excepted.');
}

/** Whether a trace is that of checks. */
const givesCheck = ({ ruleset }: Notes, name: string): boolean => {
	const trace = ruleset.traces[name];
	return trace !== undefined && (isSame(trace.if, { attacked: 'at', by: 'own' }) || isSame(trace.if, { royalAttacked: 'own' }));
};

/** A number of checks wins. */
function checks(notes: Notes): readonly string[] {
	const { ruleset } = notes;
	for (const outcome of open(notes, 'turn')) {
		const found = comparisonOf(outcome.if);
		if (found === undefined) continue;
		const { left, sign, right } = found;
		const given = asNumber('var', left);
		if (given?.of !== 'other') continue;
		const name = given.var;
		const hook = ruleset.after.find(({ if: condition, do: [effect, ...more] }) => {
			const change = asEffect('var', effect);
			return isSame(condition, { royalAttacked: 'other' }) && more.length === 0 && change?.var === name && change.add === -1;
		});
		const few = (sign === '<' && right === 1) || (sign === '=' && right === 0);
		if (hook === undefined || !few || resultOf(outcome) !== 'loss') continue;
		// A side that has given all its checks has won before its next turn: the same end from the other view.
		const views = open(notes, 'turn').filter(
			(one) => resultOf(one) === 'win' && one.claim === undefined && isSame(one.if, { compare: [{ ...given, of: 'own' }, sign, right] }),
		);
		notes.say(outcome, ...views, hook, ruleset.vars[name]);
		return [`maxchecks(${ruleset.vars[name]!.start})`];
	}
	return [];
}

/** A side left with its royal pieces alone. */
function bareRoyals(notes: Notes, royals: readonly string[]): readonly string[] {
	if (royals.length === 0) return [];
	const found = open(notes, 'turn').filter(({ if: condition }) => {
		const counts = (asCondition('all', condition)?.all ?? []).map((part) => countOf(part) ?? loneOf(part));
		return (
			counts.length === 2 &&
			counts.every((one) => one !== undefined && one.zone === undefined && hasOnly(one.filter, 'who')) &&
			counts.some((one) => one?.below === 2)
		);
	});
	const results = new Set(found.map(resultOf));
	if (!results.has('win') && !results.has('loss')) return [];
	notes.say(...found);
	for (const { id } of found)
		notes.lose('lost-win', `outcomes.${id}`, 'A bare royal piece ends the game at the start of the next turn of the other side.');
	return ['solely'];
}

/** Exactly one piece: the royal one. */
function loneOf(part: Cond): ReturnType<typeof countOf> {
	const found = comparisonOf(part);
	const counted = asNumber('count', found?.left);
	return counted && found?.sign === '=' && found.right === 1 ? { filter: counted.count, zone: counted.zone, below: 2 } : undefined;
}

/** A side that has too few pieces of a kind loses. */
function extinction(notes: Notes): void {
	const gone: string[] = [];
	const few = new Map<string, string>();
	for (const outcome of [...open(notes, 'turn'), ...open(notes, 'moved')]) {
		const found = countOf(outcome.if);
		if (found?.below === undefined || found.zone !== undefined || !hasOnly(found.filter, 'who', 'kind') || outcome.claim !== undefined)
			continue;
		const { who, kind } = found.filter;
		if ((who !== 'friend' && who !== 'enemy') || resultOf(outcome) !== (who === 'enemy' ? 'win' : 'loss')) continue;
		if (kind?.length === 1 && found.below === 1) {
			if (!gone.includes(kind[0]!)) gone.push(kind[0]!);
		} else
			few.set(
				JSON.stringify([kind, found.below]),
				`pieces${kind === undefined ? '' : notes.letters.set(kind)}=morethan(${found.below - 1})`,
			);
		notes.say(outcome);
	}
	if (gone.length > 0) notes.rules.push(`pieces${notes.letters.set(gone)}=extinction`);
	notes.rules.push(...few.values());
}

/** A piece that comes to a zone wins. */
function goals(notes: Notes, royals: readonly string[]): void {
	const written = new Set<string>();
	for (const outcome of open(notes, 'turn')) {
		const found = countOf(outcome.if);
		if (found?.above !== 0 || found.zone === undefined || !hasOnly(found.filter, 'who', 'kind') || outcome.claim !== undefined) continue;
		const { who, kind = Object.keys(notes.ruleset.kinds) } = found.filter;
		const set = String(kind) === String(royals) ? '' : notes.letters.set(kind);
		const text = (cells: readonly number[]): string => `hill${set}${rangeOf(notes.size, cells)}`;
		if (who === 'enemy' && resultOf(outcome) === 'loss') {
			const cells = goalCells(notes, found.zone);
			if (cells === undefined) continue;
			if (!written.has(text(cells))) notes.rules.push(text(cells));
			written.add(text(cells));
			notes.say(outcome);
		} else if (who === 'friend' && resultOf(outcome) === 'win') {
			// A piece that has come there has ended the game before: the same goal from the other view.
			const cells = notes.commonCells(notes.ruleset.zones[found.zone]!);
			if (cells !== undefined && written.has(text(cells))) notes.say(outcome);
		}
	}
}

/** The cells that the opponent of the side to move enters, as that side sees them. */
function goalCells(notes: Notes, name: string): readonly number[] | undefined {
	const zones = notes.ownCells(notes.ruleset.zones[name]!);
	const [white, black] = [0, 1].map((side) =>
		zones[side]!.map((cell) => notes.seen((1 - side) as 0 | 1, notes.seen(side as 0 | 1, cell))).sort((a, b) => a - b),
	);
	return String(white) === String(black) ? white : undefined;
}

/** Names the ends that are not written. */
export function loseEnds(notes: Notes): void {
	const { ruleset } = notes;
	for (const outcome of ruleset.outcomes) {
		if (notes.isSaid(outcome)) continue;
		const path = `outcomes.${outcome.id}`;
		const counts = nodesWith(outcome.if, 'var').some((node) => isClock(notes, String(node.var)));
		if (outcome.result !== 'draw') notes.lose('lost-win', path, `FBR has no rule for the end "${outcome.id}", which decides the game.`);
		else if (outcome.claim !== undefined) notes.lose('lost-claim', path, `A player may claim the end "${outcome.id}"; FBR has no claims.`);
		else if (counts) notes.lose('lost-clock', path, `The end "${outcome.id}" depends on a number of moves; FBR has no rule for it.`);
		else if (mentions(outcome.if, 'count'))
			notes.lose('lost-outcome', path, `The end "${outcome.id}" depends on pieces in a way that FBR has no rule for.`);
		else notes.lose('lost-outcome', path, `FBR has no rule for the end "${outcome.id}".`);
	}
}

/** Whether a variable counts moves. */
export function isClock({ ruleset, names }: Notes, name: string): boolean {
	if (name === names?.clocks?.half || name === names?.clocks?.full) return true;
	const hooks = ruleset.after.filter(({ do: effects, else: others = [] }) =>
		[...effects, ...others].some((effect) => asEffect('var', effect)?.var === name),
	);
	return (
		hooks.length > 0 &&
		!hooks.some(({ if: condition }) => mentions(condition, 'royalAttacked')) &&
		!mentions([ruleset.paths, ruleset.forbid, ruleset.prefer, ruleset.turn], 'var')
	);
}
