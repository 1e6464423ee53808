import type { Cond, Path } from '@x/core';
import { act, all, compare, count, isSame, matches, same, seq, setVar, test, use, within } from '@x/core/build';
import { asEffect, asPath } from '@x/core/rules';
import type { Rule } from '../tree.js';
import { type Cast, someOf } from './cast.js';
import { type Contribution, type Contributions, type Declarations, declare, declareVar, hook } from './contribution.js';
import { branchesWith, mapPaths } from './map-paths.js';
import { refusedBy } from './permissive.js';
import { hasAttribute } from './rule-list.js';
import type { TurnPart, TurnPhase } from './turn-plan.js';

/** The point of the cells on which a piece can be captured en passant. */
const PASSED = 'ep';
/** A move captures en passant. */
const PASSING = 'passing';
/** The first opportunity for en passant in this turn was not taken. */
const MISSED = 'missed';

const PASSING_TESTS = [same('at', { point: PASSED }), within(PASSED)];
const isPassing = (path: Path): boolean => PASSING_TESTS.some((one) => isSame(one, asPath('test', path)?.test));

/**
 * A path with en passant as the parts of a turn allow it: under a condition, or not at all because of a rule. In turns of several moves several
 * pieces may have passed cells, so all of them are kept.
 */
export function limitPassing(game: Cast, path: Path, refused: Rule | undefined, condition?: Cond): Path {
	const chances = firstChances(game).length > 0;
	return mapPaths(path, (one) => {
		const point = asEffect('point', asPath('do', one)?.do);
		if (point?.point === PASSED && game.turn.several) return act({ point: PASSED, to: point.to, add: true });
		if (!isPassing(one)) return one;
		if (refused !== undefined) return game.rewritten === undefined ? { any: [] } : seq(one, refusedBy(game, refused));
		const first = game.turn.several ? test(within(PASSED)) : one;
		const tests = [...(condition ? [test(condition)] : []), ...(chances ? [test(compare({ var: MISSED }, '=', 0))] : [])];
		const noted = chances ? [act(setVar(PASSING, 1))] : [];
		return tests.length + noted.length === 0 ? first : seq(first, ...tests, ...noted);
	});
}

/** The condition for en passant in a series: in its first turn only, and not in the English variant (decision D19). `false`: never. */
export function passingInSeries({ model, turn }: Cast): Cond | false | undefined {
	const [rule] = model.rules.all('progressive');
	if (rule === undefined) return undefined;
	if (hasAttribute(rule, 'english')) return false;
	return { phase: turn.phases.filter(({ later }) => !later).map(({ name }) => name) };
}

const allows = ({ rule }: TurnPart): boolean => hasAttribute(rule, 'enpassant');

/** The phases with en passant that a later phase with en passant of the same turn may follow. */
function firstChances(game: Cast): readonly TurnPhase[] {
	const { turn } = game;
	if (passingInSeries(game) === false || turn.parts.filter(allows).length < 2) return [];
	return turn
		.where(allows)
		.filter((phase) => !phase.later && turn.parts.filter((part) => allows(part) && !phase.done.includes(part.index)).length > 1);
}

const probeOf = (kind: string): string => `passing ${kind}`;

/** Keeps the captures en passant of a kind, where a missed one ends them for the turn. */
export function probePassing(game: Cast, kind: string, path: Path): Contribution {
	const found = firstChances(game).length === 0 ? undefined : branchesWith(path, isPassing);
	return found === undefined ? {} : declare({ paths: { [probeOf(kind)]: found } });
}

/** En passant is allowed at the first opportunity of a turn only. The declarations are those of all moves. */
export function* firstOpportunity(game: Cast, { points, paths }: Declarations): Contributions {
	const phases = firstChances(game);
	if (phases.length === 0 || !(PASSED in points)) return;
	yield declareVar(PASSING, { start: 0, life: 'walk' });
	yield declareVar(MISSED, { start: 0, life: 'turn', identity: true });
	const taken: Cond = compare({ var: PASSING }, '>', 0);
	const kinds = Object.keys(game.kinds).filter((kind) => probeOf(kind) in paths);
	// Few positions have a candidate, and only in these the legal moves are counted.
	const candidates = kinds.map((kind): Cond => {
		const reaches = compare(matches(use(probeOf(kind)), 'at', 'piece'), '>', 0);
		return compare(count({ who: 'friend', kind: [kind] }, { if: reaches }), '>', 0);
	});
	for (const { name } of phases)
		yield hook(930, {
			id: `missed ${name}`,
			if: all(
				{ phase: [name] },
				same({ point: PASSED }, { point: PASSED }),
				{ not: taken },
				{ before: all(someOf(candidates), compare({ moves: name, if: taken }, '>', 0)) },
			),
			do: [{ var: MISSED, to: 1 }],
		});
}
