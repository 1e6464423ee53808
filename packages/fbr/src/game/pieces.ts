import type { Cond, Path } from '@x/core';
import { act, any, compare, land, phase, seq, setVar, test } from '@x/core/build';
import type { Definition } from '@x/mbn';
import { type Ending, type Environment, type MoveEnd, toPath } from '@x/mbn/path';
import { castlingsOf } from './castling.js';
import type { Draft, Stage, StageBranch, StageMove } from './draft.js';
import { passerOf } from './passing.js';
import type { StartPiece } from './start.js';
import type { SideName, TurnPart } from './turn-plan.js';

/** The variable that says which part of a turn a move is. */
export const PART = 'part';

const NOTHING: Path = seq();
const LANDS: Ending = { land: land(), landed: NOTHING };

/** Writes the path of each kind: its moves in each part of a turn, castlings, and moves that other rules give it. */
export function pieces(draft: Draft, start: readonly StartPiece[]): void {
	const { model } = draft;
	const environment = environmentOf(draft);
	const castlings = castlingsOf(draft, (type) => environment(type, 'castling'), start);
	for (const kind of Object.keys(draft.kinds)) {
		const type = draft.typeOf(kind);
		const found: Path[] = [...movesByPart(draft, kind, environment)];
		const castling = castlings.get(type) ?? [];
		const after = stagePath(sortedStages(draft), kind, { type: 'castling', mover: kind }, false);
		if (castling.length > 0)
			found.push(...plainParts(draft, kind, after === undefined ? castling : castling.map((path) => seq(path, after))));
		for (const { kinds, path } of draft.extras) if (kinds.includes(kind)) found.push(...plainParts(draft, kind, [path]));
		const tests = draft.firstTests(kind).map(test);
		const all = found.length === 1 ? found[0]! : any(...found);
		draft.paths[kind] = tests.length === 0 ? all : seq(...tests, all);
	}
	if (model.types.length === 0)
		draft.refusals.add('Expected the definition of a piece, found none.', model.value.span, 'Add pieces: K Q R B N P.');
}

/** The board and the names for the moves of a kind. */
function environmentOf(draft: Draft): (kind: string, move: 'plain' | 'castling') => Environment {
	const { model } = draft;
	const { passer, passed } = passerOf(draft);
	const letters = lettersOf(draft);
	const captures = model.rules.with('multicapture', 'immediate').length > 0 ? ('immediate' as const) : undefined;
	return (kind, move) => {
		const type = draft.typeOf(kind);
		const guards = draft.guardsOf(kind);
		const between = move === 'plain' ? draft.between?.(kind) : undefined;
		const endings = (['other', 'passing', 'crossing'] as const).map(
			(end) => [end, endingOf(draft, kind, { type: end === 'other' ? 'plain' : end, mover: kind })] as const,
		);
		const found = new Map(endings);
		return {
			size: model.size,
			wraps: draft.wraps,
			kinds: letters,
			...(captures && { captures }),
			passed,
			...(passer && { passer }),
			self: draft.kindsOf([type]),
			royals: draft.royalKinds,
			prefix: `${kind}.`,
			...(move === 'plain' && endings.some(([, one]) => one !== undefined) && { ending: (end: MoveEnd) => found.get(end) ?? LANDS }),
			...(between && { between }),
			...(Object.keys(guards).length > 0 && { guards }),
		};
	};
}

/** The kinds of each letter in moves. */
export const lettersOf = (draft: Draft): Readonly<Record<string, readonly string[]>> =>
	Object.fromEntries(
		draft.model.types.flatMap((type) => {
			const kinds = draft.kindsOf([type]);
			const bare = /^:(.):$/.exec(type)?.[1];
			return [[type, kinds] as const, ...(bare === undefined ? [] : [[bare, kinds] as const])];
		}),
	);

/** The moves of a kind in the parts of a turn: one path for all parts with the same moves. */
function movesByPart(draft: Draft, kind: string, environment: (kind: string, move: 'plain') => Environment): Path[] {
	const { model, turn } = draft;
	const type = draft.typeOf(kind);
	const prefixes = [...new Set(turn.parts.map(({ rule }) => rule.prefix))];
	return prefixes.flatMap((prefix, at): Path[] => {
		const definition =
			prefix === undefined ? (draft.rewritten.get(type) ?? model.definitions.get(type)) : model.roles.get(prefix)?.get(type);
		if (definition === undefined) return [];
		const parts = turn.parts.filter(({ rule }) => rule.prefix === prefix);
		const path = pathOf(draft, definition, { ...environment(kind, 'plain'), prefix: `${kind}.${at === 0 ? '' : `${at}.`}` });
		return path === undefined ? [] : inParts(draft, kind, parts, [path]);
	});
}

function pathOf(draft: Draft, definition: Definition, environment: Environment): Path | undefined {
	try {
		const { path, needs } = toPath(definition, { ...environment, macros: draft.model.macros });
		draft.need(needs);
		return path;
	} catch (error) {
		draft.refusals.adopt(error);
		return undefined;
	}
}

/** Moves that belong to the parts without a prefix. */
const plainParts = (draft: Draft, kind: string, paths: readonly Path[]): Path[] =>
	inParts(
		draft,
		kind,
		draft.turn.parts.filter(({ rule }) => rule.prefix === undefined),
		paths,
	);

/** Paths in the phases in which one of the parts lets a kind move. */
export function inParts(draft: Draft, kind: string, parts: readonly TurnPart[], paths: readonly Path[]): Path[] {
	const { turn } = draft;
	const type = draft.typeOf(kind);
	const may = (part: TurnPart, side: SideName): boolean => part.own[side].includes(type) || part.opponents.includes(type);
	const several = turn.phases.some((one) => one.parts.length > 1);
	if (!several) {
		const names = turn.phases
			.filter((one) => one.parts.some((index) => parts.some((part) => part.index === index && may(part, one.side))))
			.map(({ name }) => name);
		if (names.length === 0) return [];
		return names.length === turn.phases.length ? [...paths] : paths.map((path) => seq(test(phase(...names)), path));
	}
	return parts.flatMap((part) => {
		const names = turn.phases.filter((one) => one.parts.includes(part.index) && may(part, one.side)).map(({ name }) => name);
		if (names.length === 0) return [];
		draft.variable(PART, { start: 0, life: 'walk' });
		return paths.map((path) => seq(test(phase(...names)), act(setVar(PART, part.index + 1)), path));
	});
}

/** The end of the moves of a kind; `undefined`: they land, and nothing else happens. */
export function endingOf(draft: Draft, kind: string, move: StageMove): Ending | undefined {
	const stages = sortedStages(draft);
	const landed = stagePath(stages, kind, move, false);
	if (landed === undefined) return undefined;
	return { land: stagePath(stages, kind, move, true)!, landed };
}

const sortedStages = (draft: Draft): readonly Stage[] => [...draft.stages].sort((one, other) => one.order - other.order);

/** The stages from the first one that concerns a kind; each acts on the result of the one before. */
function stagePath(stages: readonly Stage[], kind: string, move: StageMove, lands: boolean): Path | undefined {
	for (const [at, stage] of stages.entries()) {
		const branches = stage.branches(kind, move);
		if (branches.length === 0) continue;
		const later = stages.slice(at + 1);
		const rest = (becomes: string | undefined): Path | undefined => stagePath(later, becomes ?? kind, move, false);
		if (!lands) return any(...branches.map((branch) => branchPath(branch, rest, [])));
		// Tests of cells alone can come before the landing, which makes promotions that engines know.
		if (branches.every(({ tests }) => tests.every(isStill))) return any(...branches.map((branch) => branchPath(branch, rest, [land()])));
		return seq(land(), any(...branches.map((branch) => branchPath(branch, rest, []))));
	}
	return lands ? land() : undefined;
}

function branchPath(
	{ tests, choices }: StageBranch,
	rest: (becomes: string | undefined) => Path | undefined,
	first: readonly Path[],
): Path {
	const ends = choices.map(({ effects, becomes }) => {
		const path = rest(becomes);
		const all = [...effects, ...(path === undefined ? [] : [path])];
		return all.length === 1 ? all[0]! : all.length === 0 ? NOTHING : seq(...all);
	});
	const only = ends.length === 1 ? ends[0]! : any(...ends);
	return seq(...tests.map(test), ...first, ...(only === NOTHING ? [] : [only]));
}

/** Whether a condition does not depend on where the mover stands. */
function isStill(condition: Cond): boolean {
	if ('in' in condition) return true;
	if ('all' in condition) return condition.all.every(isStill);
	if ('some' in condition) return condition.some.every(isStill);
	if ('not' in condition) return isStill(condition.not);
	if ('compare' in condition) return typeof condition.compare[0] === 'object' && 'captured' in condition.compare[0];
	return false;
}

export const isPart = (part: TurnPart): Cond => compare({ var: PART }, '=', part.index + 1);
