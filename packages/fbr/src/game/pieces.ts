import type { Cond, Path } from '@x/core';
import { act, any, land, phase, seq, setVar, test } from '@x/core/build';
import { asNumber, foldSome, type Pass } from '@x/core/rules';
import type { Definition } from '@x/mbn';
import { type Ending, type Environment, type MoveEnd, toPath } from '@x/mbn/path';
import { alternativesIn, hasMode, namesIn } from './alternatives.js';
import { castlingsOf } from './castling.js';
import { crossingOnce } from './crossing.js';
import type { Draft, Stage, StageBranch, StageMove } from './draft.js';
import { inverted } from './invert.js';
import { CASTLED, inParts } from './options.js';
import { passerOf } from './passing.js';
import { firstOpportunity, limitPassing, passesInSeries, probePassing } from './passing-parts.js';
import { ownersOf } from './phases.js';
import { ownerMoves, pushEnding } from './push.js';
import { hasAttribute } from './rule-list.js';
import type { StartPiece } from './start.js';
import { threatPhases } from './threats.js';
import type { SideName, TurnPart } from './turn-plan.js';

const NOTHING: Path = seq();
const LANDS: Ending = { land: land(), landed: NOTHING };

/** Writes the path of each kind: its moves in each part of a turn, castlings, and moves that other rules give it. */
export function pieces(draft: Draft, start: readonly StartPiece[]): void {
	const { model } = draft;
	const environment = environmentOf(draft);
	const castlings = castlingsOf(draft, (type) => environment(type, 'castling'), start);
	const owners = ownersOf(draft);
	for (const kind of Object.keys(draft.kinds)) {
		const type = draft.typeOf(kind);
		const gated = (paths: readonly Path[], castles: boolean): readonly Path[] => draft.gated?.(kind, paths, castles) ?? paths;
		const found: Path[] = [...gated(movesByPart(draft, kind, environment), false), ...ownerMoves(draft, kind, owners)];
		const castling = castlings.get(type) ?? [];
		const after = stagePath(sortedStages(draft), kind, { type: 'castling', mover: kind }, false);
		const marked = CASTLED in draft.vars ? castling.map((path) => seq(act(setVar(CASTLED, 1)), path)) : castling;
		const castles = after === undefined ? marked : marked.map((path) => seq(path, after));
		if (castles.length > 0) found.push(...plainParts(draft, kind, gated(castles, true)));
		for (const { kinds, path } of draft.extras) if (kinds.includes(kind)) found.push(...plainParts(draft, kind, [path]));
		const tests = draft.firstTests(kind).map(test);
		const all = found.length === 1 ? found[0]! : any(...found);
		draft.paths[kind] = tests.length === 0 ? all : seq(...tests, all);
	}
	firstOpportunity(draft);
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
	const threats = threatPhases(draft);
	const usual = draft.rewritten.get(type) ?? model.definitions.get(type);
	// Attacks are made with the usual moves, even if no part has them.
	const read = threats.length > 0 ? [...new Set([undefined, ...prefixes])] : prefixes;
	return read.flatMap((prefix, at): Path[] => {
		const definition = prefix === undefined ? usual : model.roles.get(prefix)?.get(type);
		const black = prefix === undefined ? model.black.get(type) : undefined;
		if (definition === undefined && black === undefined) return [];
		const parts = turn.parts.filter(({ rule }) => rule.prefix === prefix);
		const of: Environment = { ...environment(kind, 'plain'), prefix: `${kind}.${at === 0 ? '' : `${at}.`}` };
		const made = black === undefined ? pathOf(draft, definition!, of) : pathBySide(draft, definition, black, of);
		if (made === undefined) return [];
		const both = [definition, black].filter((one) => one !== undefined);
		const path = both.some((one) => swaps(draft, one)) ? noted(draft, made) : made;
		const found = variants(draft, kind, parts, path);
		if (prefix === undefined && threats.length > 0) found.push(seq(test(phase(...threats.map(({ name }) => name))), path));
		return definition === undefined ? found : [...found, ...pushes(draft, kind, parts, definition, of)];
	});
}

/** Moves of White's pieces of a type, and those that a small letter defines for Black's, in Black's own view (decision A35). */
function pathBySide(draft: Draft, white: Definition | undefined, black: Definition, of: Environment): Path | undefined {
	const own = (side: SideName, definition: Definition | undefined): readonly Path[] => {
		const path = definition && pathOf(draft, definition, { ...of, prefix: `${of.prefix}${side[0]}.` });
		return path === undefined ? [] : [seq(test({ mover: { side: [side] } }), path)];
	};
	const found = [...own('white', white), ...own('black', black)];
	return found.length === 0 ? undefined : any(...found);
}

/** Whether moves swap pieces. */
const swaps = ({ model }: Draft, { moves }: Definition): boolean => {
	const known = moves === undefined ? [] : [moves, ...namesIn(moves).flatMap((name) => model.macros[name] ?? [])];
	return known.some((one) => alternativesIn(one).some((part) => hasMode(part, 'w', 'ww', 'wy')));
};

/** Two equal pieces that change places leave the board as it was: a variable tells the move from no move. */
function noted(draft: Draft, path: Path): Path {
	draft.variable('swapped', { start: 0, life: 'turn' });
	return seq(path, act(setVar('swapped', 1)));
}

/** The moves of a kind in its own parts: en passant, and crossing cells twice, differ between them. */
function variants(draft: Draft, kind: string, parts: readonly TurnPart[], path: Path): Path[] {
	const { turn } = draft;
	const type = draft.typeOf(kind);
	if (turn.series) return passesInSeries(draft, path);
	const groups = new Map<string, TurnPart[]>();
	for (const part of parts) {
		const key = String([hasAttribute(part.rule, 'enpassant'), hasAttribute(part.rule, 'dontcross')]);
		groups.set(key, [...(groups.get(key) ?? []), part]);
	}
	const whose: Cond = { mover: { who: 'friend' } };
	return [...groups.values()].flatMap((group) => {
		const { rule } = group[0]!;
		const limited = limitPassing(draft, path, hasAttribute(rule, 'enpassant'));
		probePassing(draft, kind, limited);
		const crossing = hasAttribute(rule, 'dontcross') ? crossingOnce(draft, limited) : limited;
		// Where pieces of both sides can move, the side of a piece is tested.
		const mixed = turn.parts.some(({ opponents }) => opponents.includes(type));
		return inParts(draft, group, [mixed ? seq(test(whose), crossing) : crossing], (part, one) => part.own[one.side].includes(type));
	});
}

/** The moves of the opponent's pieces, in their own direction. */
function pushes(draft: Draft, kind: string, parts: readonly TurnPart[], definition: Definition, of: Environment): Path[] {
	const concerned = parts.filter(({ opponents }) => opponents.includes(draft.typeOf(kind)));
	if (concerned.length === 0) return [];
	const { ending: _, ...rest } = of;
	const ending = pushEnding(draft, kind);
	const path = pathOf(draft, definition, { ...rest, ...(ending && { ending: () => ending }) });
	if (path === undefined) return [];
	const limited = inverted(draft, limitPassing(draft, path, false));
	return inParts(draft, concerned, [seq(test({ mover: { who: 'enemy' } }), limited)]);
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
		draft.turn.parts.filter(({ rule }) => rule.prefix === undefined),
		paths,
		(part, { side }) => part.own[side].includes(draft.typeOf(kind)),
	);

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
const isStill: Pass<'condition', boolean> = foldSome(
	'condition',
	{
		in: () => true,
		all: ({ all }) => all.every((part) => isStill(part)),
		some: ({ some }) => some.every((part) => isStill(part)),
		not: ({ not }) => isStill(not),
		compare: ({ compare: [left] }) => asNumber('captured', left) !== undefined,
	},
	() => false,
);
