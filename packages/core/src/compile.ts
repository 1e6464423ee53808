import type { Fault } from '@x/diagnostics';
import { isRulesetError, RulesetError } from '@x/diagnostics';
import { bitboardPlanOf } from './analyse/bitboard-plan-of.js';
import { checkNames } from './analyse/check-names.js';
import { dropsOf } from './analyse/drops.js';
import { factsOf } from './analyse/facts.js';
import { asksHistory } from './analyse/history.js';
import { someInPath } from './analyse/inspect.js';
import { mistakes } from './analyse/mistakes.js';
import { inheritsNames } from './analyse/names.js';
import type { Facts, KindPlan, Plan } from './analyse/plan.js';
import { findPointSets } from './analyse/point-sets.js';
import { refuse } from './analyse/refuse.js';
import { speedNotes } from './analyse/speed-notes.js';
import { SplitBudget, shareFirstItems, split } from './analyse/split.js';
import { tooLarge } from './analyse/table-size.js';
import { ofOneTeam } from './board/changed-codes.js';
import { withoutStart } from './engines/bitboard/load.js';
import { type Game, load, started } from './engines/general/load.js';
import { programs } from './engines/general/path-programs/path-runtime.js';
import { pathOfWay } from './paths/unroll.js';
import { shapeFaults } from './rules/check/shape.js';
import { asEffect, asPath } from './rules/fold.js';
import { type Defined, definedBy, type GameDefinition } from './rules/game-definition.js';
import { hashRuleset } from './rules/hash.js';
import { type KnownLimits, limitsOf, type RulesetOptions } from './rules/limits.js';
import type { Names } from './rules/names.js';
import { normalise } from './rules/normalise.js';
import { isSame } from './rules/structure.js';
import type { Path, Ruleset } from './rules/types.js';
import type { GameWords } from './rules/words.js';
import { namesBy } from './space/names.js';

export type { Facts, Plan } from './analyse/plan.js';
export type { Limits, RulesetOptions } from './rules/limits.js';

/** Whether a path of a list captures. Results are remembered. */
type Captures = (paths: readonly Path[]) => boolean;

function capturesOf(ruleset: Ruleset): Captures {
	const known = new Map<Path, boolean>();
	return (paths) =>
		paths.some((path) => {
			const found = known.get(path) ?? someInPath(ruleset, path, { effect: (node) => asEffect('capture', node) !== undefined });
			known.set(path, found);
			return found;
		});
}

/**
 * Analyses a ruleset for loading: finds the shapes of its paths, and the facts on which fast paths rely.
 *
 * The plan is plain JSON. It can be built ahead and shipped, so that a site need not bundle the compiler.
 * @throws RulesetError with every problem and its JSON path.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * plan(chess).facts.onlyRoyalLaw // → true
 */
export function plan<W extends GameWords = GameWords>(definition: GameDefinition<W>, options?: RulesetOptions): Plan<W>;
// For a definition that may be one of several.
export function plan(definition: GameDefinition, options?: RulesetOptions): Plan;
export function plan(rules: Ruleset, names?: Names, options?: RulesetOptions): Plan;
export function plan(given: GameDefinition | Ruleset, namesOrOptions?: Names | RulesetOptions, options?: RulesetOptions): Plan {
	return planned(requestOf(given, namesOrOptions, options));
}

/** The arguments of a function of this module: a ruleset of valid form, its names, and limits. */
interface Request {
	readonly ruleset: Ruleset;
	readonly defined: Defined;
	readonly limits: KnownLimits;
}

/**
 * The arguments of a function that takes a definition, or rules and names, and then options.
 *
 * @throws RulesetError where the ruleset has faults of its form, or more values than the limit.
 */
function requestOf(given: GameDefinition | Ruleset, namesOrOptions?: Names | RulesetOptions, last?: RulesetOptions): Request {
	const isNames = typeof namesOrOptions === 'object' && namesOrOptions !== null && 'kinds' in namesOrOptions;
	const isDefinition = typeof given === 'object' && given !== null && 'rules' in given;
	const defined = definedBy(given, isDefinition && !isNames ? undefined : (namesOrOptions as Names | undefined));
	const options = isDefinition ? (namesOrOptions as RulesetOptions | undefined) : last;
	const limits = limitsOf(options);
	const ruleset = normalise(defined.rules, options);
	const faults = shapeFaults(ruleset);
	if (faults.length > 0) throw new RulesetError(faults);
	return { ruleset, defined, limits };
}

function planned({ ruleset, defined: { id, title, names, dialects, sources }, limits }: Request): Plan {
	const { faults, rare } = refuse(ruleset);
	if (names !== undefined) faults.push(...checkNames(ruleset, names));
	if (faults.some((fault) => fault.severity === 'error')) throw new RulesetError(faults);
	const captures = capturesOf(ruleset);
	const literal = ofOneTeam(ruleset) || inheritsNames(ruleset) !== undefined;
	const history = asksHistory(ruleset, rare);
	const sets = findPointSets(ruleset, rare);
	const rareFacts: Partial<Facts> = {
		...(literal ? { literal } : {}),
		...(history === undefined ? {} : { history }),
		...(sets.size === 0 ? {} : { pointSets: [...sets] }),
	};
	const budget = new SplitBudget(ruleset);
	const kinds: Record<string, KindPlan> = {};
	// Kinds with the same moves share one plan, which is loaded once.
	const plans = new Map<string, KindPlan>();
	for (const [name, { moves }] of Object.entries(ruleset.kinds)) {
		const known = plans.get(moves) ?? kindPlan(ruleset, ruleset.paths[moves]!, captures, literal ? undefined : budget);
		plans.set(moves, known);
		kinds[name] = known;
	}
	const large = tooLarge(ruleset, kinds, limits.memory);
	if (large.length > 0) throw new RulesetError(large);
	const capturing = Object.values(ruleset.kinds).flatMap((kind) => (captures([ruleset.paths[kind.moves]!]) ? [kind.moves] : []));
	const also = Object.values(ruleset.turn.phases).flatMap((phase) => phase.also ?? []);
	const drops = Object.fromEntries(
		also.flatMap((name) => {
			const found = dropsOf(ruleset, ruleset.paths[name]!);
			return found === undefined ? [] : [[name, found]];
		}),
	);
	let hash: string | undefined;
	return {
		version: 1,
		...(id === undefined ? {} : { id, title }),
		// Computed on first use, since it reads the whole ruleset.
		get hash(): string {
			hash ??= hashRuleset(ruleset);
			return hash;
		},
		ruleset,
		...(names === undefined ? {} : { names }),
		...(dialects === undefined ? {} : { dialects }),
		...(sources === undefined ? {} : { sources }),
		facts: { ...factsOf(ruleset, programsOf(kinds, ruleset, capturing)), ...rareFacts },
		kinds,
		...(Object.keys(drops).length === 0 ? {} : { drops }),
	};
}

/** Kinds with captures that are not shapes: only their programs can read more than tables hold. */
const programsOf = (kinds: Readonly<Record<string, KindPlan>>, ruleset: Ruleset, capturing: readonly string[]): string[] =>
	Object.entries(ruleset.kinds).flatMap(([name, kind]) =>
		kinds[name]!.programs.some((program) => program.captures) && capturing.includes(kind.moves) ? [kind.moves] : [],
	);

function kindPlan(ruleset: Ruleset, path: Path, captures: Captures, budget: SplitBudget | undefined): KindPlan {
	const lines = budget && split(ruleset, path, budget);
	if (lines === undefined) return { branches: [], programs: [{ path, captures: captures([path]) }] };
	const { branches, shaped, walked, onward } = lines;
	const taking = new Map(walked.map((line) => [line, captures(beyond(line, shaped))]));
	const programs = walked.flatMap((line) => (onward.has(line) ? [] : [{ path: pathOfWay(line), captures: taking.get(line)! }]));
	// Compile flat and capturing lines separately: attack queries walk capturing lines only.
	for (const takes of [false, true]) {
		const alike = walked.filter((line) => onward.has(line) && taking.get(line) === takes);
		for (const path of shareFirstItems(alike)) programs.push({ path, captures: takes });
	}
	return { branches, programs };
}

/**
 * The items of a walk after those of a branch of the same kind with which it begins; the walk may have more tests between them. The branch makes
 * the captures before that point under fewer conditions, so attack queries need not walk them again.
 */
function beyond(items: readonly Path[], begun: readonly (readonly Path[])[]): readonly Path[] {
	for (const branch of begun) {
		let met = 0;
		for (let index = 0; index < items.length; index++) {
			if (isSame(items[index], branch[met])) met++;
			else if (asPath('test', items[index]) === undefined) break;
			if (met === branch.length) return items.slice(index + 1);
		}
	}
	return items;
}

/**
 * A playable game from a definition, or from rules and optional names. Rules that bitboards can hold (`bitboardPlanOf` of `@x/core/rules` decides)
 * are played with bitboards, all others with tables and compiled paths. Both give the same results.
 *
 * @throws RulesetError with every problem of the ruleset and of the names, each with its JSON path.
 *
 * @example
 * import { games } from '@x/games';
 * const game = compile(games.gothic);
 * [game.title, legal(game.start).length] // → [ 'Gothic', 28 ]
 */
export function compile<W extends GameWords = GameWords>(definition: GameDefinition<W>, options?: RulesetOptions): Game<W>;
// For a definition that may be one of several.
export function compile(definition: GameDefinition, options?: RulesetOptions): Game;
export function compile(rules: Ruleset, names?: Names, options?: RulesetOptions): Game;
export function compile(given: GameDefinition | Ruleset, namesOrOptions?: Names | RulesetOptions, options?: RulesetOptions): Game {
	const plan = planned(requestOf(given, namesOrOptions, options));
	const bitboards = bitboardPlanOf(plan);
	return bitboards === undefined ? load(plan, programs) : started(withoutStart(bitboards, namesBy(plan.names?.cells)));
}

/**
 * The faults of a ruleset, as `checkRuleset` and the compiler find them. Where there are none, warnings about probable mistakes: a game that cannot
 * end, parts that nothing uses, variables that nothing changes, no royal where the rules ask for one, letters that texts cannot write. Last,
 * warnings about its speed: `rules/path-program` for each path of a kind or a phase that tables cannot hold completely, and `rules/literal` where
 * tables are not used at all, each with the reason.
 *
 * @example
 * import { lint } from '@x/core/compile';
 * import { games } from '@x/games';
 * lint(games.chess) // → []
 * lint(games.janggi).at(-1)?.code // → 'rules/path-program'
 */
export function lint(definition: GameDefinition, options?: RulesetOptions): Fault[];
export function lint(rules: Ruleset, names?: Names, options?: RulesetOptions): Fault[];
export function lint(given: GameDefinition | Ruleset, namesOrOptions?: Names | RulesetOptions, options?: RulesetOptions): Fault[] {
	try {
		const plan = planned(requestOf(given, namesOrOptions, options));
		return [...mistakes(plan.ruleset, plan.names), ...speedNotes(plan)];
	} catch (error) {
		if (isRulesetError(error)) return [...error.problems];
		throw error;
	}
}
