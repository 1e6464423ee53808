import type { Path } from '@x/core';
import { act, any, land, phase, seq, setVar, test } from '@x/core/build';
import { asNumber, foldSome, type Pass } from '@x/core/rules';
import type { Definition } from '@x/mbn';
import { type Ending, type Environment, type MoveEnd, toPath } from '@x/mbn/path';
import { alternativesIn, hasMode, namesIn } from './alternatives.js';
import { declarationOf } from './announcement.js';
import { asItMoves, movesOf } from './antiroyal.js';
import { kindsOf, lettersOf, typeOfKind } from './cast.js';
import { castlingsOf } from './castling.js';
import { type Contributions, declare, declareVar, guardsNamed, guardsOf, needed, type Sum, sumOf } from './contribution.js';
import { crossingOnce } from './crossing.js';
import { gatedMoves } from './gating.js';
import { inverted } from './invert.js';
import { CASTLED, inParts } from './options.js';
import { passerOf } from './passing.js';
import { firstOpportunity, limitPassing, passingInSeries, probePassing } from './passing-parts.js';
import { played, refusedBy, refusedMoves } from './permissive.js';
import { promotionBetween } from './promotion.js';
import { ownerMoves, pushEnding } from './push.js';
import { hasAttribute } from './rule-list.js';
import type { Phased, Stage, StageBranch, StageMove } from './steps.js';
import { threatPhases } from './threats.js';
import { movesBoth, type TurnPart } from './turn-plan.js';

const NOTHING: Path = seq();
const LANDS: Ending = { land: land(), landed: NOTHING };

/** The rules of a game with the path of each kind: its moves in each part of a turn, castlings, and moves that rules give it. */
export function withPieces(game: Phased, rules: Sum): Sum {
	const made = sumOf([rules, ...pieces(game, rules)]);
	if (game.model.types.length === 0)
		game.refusals.add('Expected the definition of a piece, found none.', game.model.value.span, 'Add pieces: K Q R B N P.');
	return sumOf([made, ...firstOpportunity(game, made.declared)]);
}

function* pieces(game: Phased, rules: Sum): Contributions {
	const environment = environmentOf(game, rules);
	const castlings = yield* castlingsOf(game, (type) => environment(type, 'castling'));
	for (const kind of Object.keys(game.kinds)) {
		const moves = gatedMoves(game, kind, yield* movesByPart(game, rules, kind, environment), false);
		const castles = castlesOf(game, rules, kind, castlings.get(typeOfKind(game, kind)) ?? []);
		const extras = rules.extras.filter(({ kinds }) => kinds.includes(kind)).map(({ path }) => path);
		const found = [...moves, ...(yield* ownerMoves(game, kind)), ...castles, ...extras.flatMap((path) => plainParts(game, kind, [path]))];
		const tests = guardsNamed(rules, 'begin', kind).map(test);
		const all = found.length === 1 ? found[0]! : any(...found);
		const { item, name } = itemOf(game, kind);
		yield declare({ paths: { [kind]: game.origins.markPiece(tests.length === 0 ? all : seq(...tests, all), name, item?.span) } });
	}
}

/** The definition of a kind's type, and its name in the text. */
function itemOf(game: Phased, kind: string): { readonly item: Definition | undefined; readonly name: string } {
	const name = typeOfKind(game, kind);
	return { item: game.model.definitions.get(name) ?? game.model.black.get(name), name };
}

/** The castlings of a kind in the parts without a prefix, each with what happens after it. */
function castlesOf(game: Phased, { declared }: Sum, kind: string, castlings: readonly Path[]): readonly Path[] {
	const after = stagePath(game.stages, kind, { type: 'castling', mover: kind }, false);
	const marked = CASTLED in declared.vars ? castlings.map((path) => seq(act(setVar(CASTLED, 1)), path)) : castlings;
	const castles = after === undefined ? marked : marked.map((path) => seq(path, after));
	return castles.length === 0 ? [] : plainParts(game, kind, gatedMoves(game, kind, castles, true));
}

/** The board and the names for the moves of a kind. */
function environmentOf(game: Phased, rules: Sum): (kind: string, move: 'plain' | 'castling', word?: string) => Environment {
	const { model } = game;
	const { passer, passed } = passerOf(game);
	const letters = lettersOf(game);
	const captures = model.rules.with('multicapture', 'immediate').length > 0 ? ('immediate' as const) : undefined;
	return (kind, move, word) => {
		const guards = guardsOf(rules, game.limits.transparent, kind);
		const between = move === 'plain' ? promotionBetween(game, kind, word) : undefined;
		const endings = (['other', 'passing', 'crossing'] as const).map(
			(end) => [end, endingOf(game, kind, { type: end === 'other' ? 'plain' : end, mover: kind, word })] as const,
		);
		const found = new Map(endings);
		return {
			size: model.size,
			wraps: game.wraps,
			kinds: letters,
			...(captures && { captures }),
			passed,
			...(passer && { passer }),
			self: kindsOf(game, [typeOfKind(game, kind)]),
			royals: game.royals.kinds,
			prefix: `${kind}.`,
			...(move === 'plain' && endings.some(([, one]) => one !== undefined) && { ending: (end: MoveEnd) => found.get(end) ?? LANDS }),
			...(between && { between }),
			...(Object.keys(guards).length > 0 && { guards }),
		};
	};
}

/** The moves of a kind in the parts of a turn: one path for all parts with the same moves. */
function* movesByPart(
	game: Phased,
	rules: Sum,
	kind: string,
	environment: (kind: string, move: 'plain', word?: string) => Environment,
): Contributions<readonly Path[]> {
	const { model, turn } = game;
	const type = typeOfKind(game, kind);
	const prefixes = [...new Set(turn.parts.map(({ rule }) => rule.prefix))];
	const threats = threatPhases(game);
	const all: Path[] = [];
	// Attacks are made with the usual moves, even if no part has them.
	for (const [at, prefix] of (threats.length > 0 ? [...new Set([undefined, ...prefixes])] : prefixes).entries()) {
		const definition = prefix === undefined ? movesOf(model, type) : model.roles.get(prefix)?.get(type);
		const black = prefix === undefined ? model.black.get(type) : undefined;
		const parts = turn.parts.filter(({ rule }) => rule.prefix === prefix);
		const names = `${kind}.${at === 0 ? '' : `${at}.`}`;
		const of: Environment = { ...environment(kind, 'plain'), prefix: names };
		const made = black === undefined ? definition && (yield* pathOf(game, definition, of)) : yield* pathBySide(game, definition, black, of);
		const noting = [definition, black].some((one) => one !== undefined && swaps(game, one));
		const paths = made === undefined ? [] : [noting ? yield* noted(made) : made];
		paths.push(
			...(yield* declaredMoves(game, type, prefix, (word, nth) => ({
				...environment(kind, 'plain', word),
				prefix: `${names}${word}.${nth}.`,
			}))),
		);
		for (const path of paths) {
			all.push(...(yield* variants(game, kind, parts, path)));
			if (prefix === undefined && threats.length > 0) all.push(seq(test(phase(...threats.map(({ name }) => name))), path));
		}
		if (made !== undefined && definition !== undefined) all.push(...(yield* pushes(game, rules, kind, parts, definition, of)));
		if (prefix === undefined) all.push(...(yield* takenAway(game, kind, paths, of)));
	}
	return all;
}

/** The moves of a kind that rules take away altogether: those of {@link refusedMoves}, and its usual moves in phases whose parts do not have them. */
function* takenAway(game: Phased, kind: string, usual: readonly Path[], of: Environment): Contributions<readonly Path[]> {
	if (game.rewritten === undefined) return [];
	const type = typeOfKind(game, kind);
	const found: Path[] = [];
	for (const [at, { definition, macros, refused }] of refusedMoves(game, type).entries()) {
		const path = yield* pathOf(played(game), definition, { ...of, prefix: `${of.prefix}refused ${at}.` }, macros);
		if (path !== undefined) found.push(seq(...refused, path));
	}
	for (const { name, side, parts } of game.turn.phases) {
		const open = parts.map((part) => game.turn.parts[part]!);
		const [closed] = open;
		if (closed === undefined || open.some(({ rule, own }) => rule.prefix === undefined && own[side].includes(type))) continue;
		found.push(...usual.map((path) => seq(test(phase(name)), refusedBy(game, closed.rule), path)));
	}
	return found;
}

/** The moves that declarations allow: the player declares the word and moves by them, or does neither. */
function* declaredMoves(
	game: Phased,
	type: string,
	prefix: string | undefined,
	of: (word: string, nth: number) => Environment,
): Contributions<readonly Path[]> {
	const found: Path[] = [];
	const mine = game.model.declared.filter((one) => one.prefix === prefix && one.type === type);
	for (const [nth, { word, black, definition }] of mine.entries()) {
		const when = declarationOf(game, type, word);
		const made = when && (yield* pathOf(game, asItMoves(game.model, type, definition), of(word, nth)));
		if (when === undefined || made === undefined) continue;
		const path = swaps(game, definition) ? yield* noted(made) : made;
		// A small letter defines the moves of Black's pieces, and the capital then those of White's.
		const other = mine.some((one) => one.word === word && one.black);
		const sides = black ? [test({ mover: { side: ['black'] } })] : other ? [test({ mover: { side: ['white'] } })] : [];
		found.push(seq(...sides, test(when), path));
	}
	return found;
}

/** Moves of White's pieces of a type, and those that a small letter defines for Black's, in Black's own view (decision A35). */
function* pathBySide(game: Phased, white: Definition | undefined, black: Definition, of: Environment): Contributions<Path | undefined> {
	const found: Path[] = [];
	for (const [side, definition] of [['white', white] as const, ['black', black] as const]) {
		const path = definition && (yield* pathOf(game, definition, { ...of, prefix: `${of.prefix}${side[0]}.` }));
		if (path !== undefined) found.push(seq(test({ mover: { side: [side] } }), path));
	}
	return found.length === 0 ? undefined : any(...found);
}

/** Whether moves swap pieces. */
const swaps = ({ model }: Phased, { moves }: Definition): boolean => {
	const known = moves === undefined ? [] : [moves, ...namesIn(moves).flatMap((name) => model.macros[name] ?? [])];
	return known.some((one) => alternativesIn(one).some((part) => hasMode(part, 'w', 'ww', 'wy')));
};

/** Two equal pieces that change places leave the board as it was: a variable tells the move from no move. */
function* noted(path: Path): Contributions<Path> {
	yield declareVar('swapped', { start: 0, life: 'turn' });
	return seq(path, act(setVar('swapped', 1)));
}

/** The moves of one's own pieces: where a phase lets pieces of both sides move, the side of a piece is tested. */
const ofOwn = ({ turn, rewritten }: Phased, type: string, path: Path): Path =>
	rewritten !== undefined || turn.parts.some(({ opponents }) => opponents.includes(type)) || turn.phases.some((one) => movesBoth(turn, one))
		? seq(test({ mover: { who: 'friend' } }), path)
		: path;

/** The moves of a kind in its own parts: en passant, and crossing cells twice, differ between them. */
function* variants(game: Phased, kind: string, parts: readonly TurnPart[], path: Path): Contributions<readonly Path[]> {
	const groups = new Map<string, TurnPart[]>();
	for (const part of parts) {
		const key = String([hasAttribute(part.rule, 'enpassant'), hasAttribute(part.rule, 'dontcross')]);
		groups.set(key, [...(groups.get(key) ?? []), part]);
	}
	const type = typeOfKind(game, kind);
	const inSeries = passingInSeries(game);
	const found: Path[] = [];
	for (const group of groups.values()) {
		const { rule } = group[0]!;
		const refused = inSeries === false ? game.model.rules.all('progressive')[0] : hasAttribute(rule, 'enpassant') ? undefined : rule;
		const limited = limitPassing(game, path, refused, inSeries || undefined);
		yield probePassing(game, kind, limited);
		const crossing = hasAttribute(rule, 'dontcross') ? yield* crossingOnce(limited) : limited;
		found.push(...inParts(game, group, [ofOwn(game, type, crossing)], (part, one) => part.own[one.side].includes(type)));
	}
	return found;
}

/** The moves of the opponent's pieces, in their own direction. */
function* pushes(
	game: Phased,
	{ declared }: Sum,
	kind: string,
	parts: readonly TurnPart[],
	definition: Definition,
	of: Environment,
): Contributions<readonly Path[]> {
	const concerned = parts.filter(({ opponents }) => opponents.includes(typeOfKind(game, kind)));
	if (concerned.length === 0) return [];
	const { ending: _, ...rest } = of;
	const ending = yield* pushEnding(game, kind);
	const made = requiredPath(game, definition, { ...rest, ...(ending && { ending: () => ending }) });
	if (made === undefined) return [];
	const needs = needed(made.needs);
	yield needs;
	const known = sumOf([{ declared }, needs]).declared;
	const limited = yield* inverted(game, known, limitPassing(game, made.path, concerned[0]!.rule));
	return inParts(game, concerned, [seq(test({ mover: { who: 'enemy' } }), limited)]);
}

/** The path of a definition with the parts that it needs; `undefined`: it cannot be played. */
function requiredPath(
	game: Phased,
	definition: Definition,
	environment: Environment,
	macros = game.model.macros,
): ReturnType<typeof toPath> | undefined {
	try {
		return toPath(definition, { ...environment, macros });
	} catch (error) {
		game.refusals.adopt(error);
		return undefined;
	}
}

function* pathOf(
	game: Phased,
	definition: Definition,
	environment: Environment,
	macros = game.model.macros,
): Contributions<Path | undefined> {
	const made = requiredPath(game, definition, environment, macros);
	if (made !== undefined) yield needed(made.needs);
	return made?.path;
}

/** Moves that belong to the parts without a prefix. */
const plainParts = (game: Phased, kind: string, paths: readonly Path[]): Path[] =>
	inParts(
		game,
		game.turn.parts.filter(({ rule }) => rule.prefix === undefined),
		paths.map((path) => ofOwn(game, typeOfKind(game, kind), path)),
		(part, { side }) => part.own[side].includes(typeOfKind(game, kind)),
	);

/** The end of the moves of a kind; `undefined`: they land, and nothing else happens. */
function endingOf(game: Phased, kind: string, move: StageMove): Ending | undefined {
	const landed = stagePath(game.stages, kind, move, false);
	if (landed === undefined) return undefined;
	return { land: stagePath(game.stages, kind, move, true)!, landed };
}

/** The stages from the first one that concerns a kind; each acts on the result of the one before. */
function stagePath(stages: readonly Stage[], kind: string, move: StageMove, lands: boolean): Path | undefined {
	for (const [at, stage] of stages.entries()) {
		const branches = stage(kind, move);
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
