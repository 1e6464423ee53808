import type { Cond, Law, Names, PieceData, Ruleset, Setup, Vec } from '@x/core';
import { all, compare, count, phase as inPhase, isSame, ruleset } from '@x/core/build';
import { type Cast, kindsOf } from './cast.js';
import { partnersOf } from './castling.js';
import { type Declarations, inOrder, type Sum } from './contribution.js';
import { signsOf } from './frames.js';
import { holesOf } from './holes.js';
import { definesInitial, INITIAL } from './initial.js';
import { musketeerPhase, musketeerStart } from './musketeer.js';
import { obligedDrops, startPhase } from './obligations.js';
import { choosesParts, plainly } from './options.js';
import type { Origins } from './origins.js';
import { phasesOf } from './phases.js';
import { mayBeExposed } from './royals.js';
import type { StartText } from './start.js';
import type { Phased } from './steps.js';
import { threatOf } from './threats.js';
import { SIDES } from './turn-plan.js';

/** The ruleset of a game. `made`: all that its rules and pieces add. */
export function assemble(game: Phased, made: Sum): Ruleset {
	const { size, rules } = game.model;
	const { declared } = made;
	const turn = phasesOf(game, made);
	const flags = flagsOf(game, declared);
	const holes = rules.all('zone').flatMap((rule) => holesOf(game, rule) ?? []);
	return ruleset({
		space: {
			axes: size.map((length, axis) => ({ extent: [0, length - 1], ...(game.wraps[axis] && { wrap: true }) })),
			...(holes.length > 0 && { holes: distinct(holes) }),
			...(Object.keys(declared.maps).length > 0 && { maps: declared.maps }),
			...(Object.keys(declared.wraps).length > 0 && { wraps: declared.wraps }),
		},
		sides: Object.fromEntries(
			SIDES.map((side) => [side, { team: side, frame: { matrix: frameOf(game, side) }, threat: threatOf(game, side) }]),
		),
		sideOrder: [...SIDES],
		kinds: game.kinds,
		flags,
		stores: declared.stores,
		zones: { ...declared.zones, ...game.names.zones },
		points: declared.points,
		vars: declared.vars,
		traces: {},
		defs: game.royals.check === undefined ? {} : { check: game.royals.check },
		paths: { ...declared.paths, ...game.names.paths, ...pathsWithoutPiece(game, made) },
		royal: game.royals.royal,
		after: inOrder(made.hooks),
		forbid: [...checkLaw(game, made), ...numbered(made.laws, game.origins)],
		prefer: inOrder(made.choices),
		outcomes: inOrder(made.outcomes),
		turn,
		...(game.start && { start: setupOf(game, game.start, flags, turn.phases) }),
	});
}

/** The paths of moves without a piece on the board. */
const pathsWithoutPiece = (game: Phased, { also }: Sum): Ruleset['paths'] => ({
	...Object.fromEntries(
		also.map(({ name, path, phases }) => [name, phases === undefined && choosesParts(game) ? plainly(game, path) : path]),
	),
	...obligedDrops(game),
});

const distinct = (cells: readonly (readonly number[])[]): readonly Vec[] => [...new Map(cells.map((cell) => [cell.join(), cell])).values()];

/** The frame of a side: White sees the board as it is. */
const frameOf = (game: Phased, side: (typeof SIDES)[number]): readonly Vec[] => {
	const signs = signsOf(game.model, side);
	return signs.map((sign, row): Vec => signs.map((_, column) => (row === column ? sign : 0)));
};

function checkLaw(game: Phased, { lax }: Sum): Ruleset['forbid'] {
	if (game.royals.strict === undefined) return [];
	const royal = game.model.rules.all('royal').find((rule) => !mayBeExposed(rule));
	const marked = (law: Law): Law => (royal === undefined ? law : game.origins.mark(law, royal, null));
	if (lax.length === 0) return [marked({ id: 'check', if: game.royals.strict })];
	const strict = game.turn.phases.map(({ name }) => name).filter((name) => !lax.includes(name));
	return strict.length === 0 ? [] : [marked({ id: 'check', if: all(inPhase(...strict), game.royals.strict) })];
}

/** The laws, each once. Laws of one name that say different things are numbered. */
function numbered(laws: readonly Law[], origins: Origins): readonly Law[] {
	const found = new Map<string, Law>();
	for (const one of laws)
		for (let count = 1; ; count++) {
			const named = count === 1 ? one : origins.markLike({ ...one, id: `${one.id}-${count}` }, one);
			const known = found.get(named.id);
			if (known === undefined) found.set(named.id, named);
			if (known === undefined || isSame(known, named)) break;
		}
	return [...found.values()];
}

/** Flags with the kinds that need them. A right to castle is lost with the last partner, so that positions with the same moves are equal. */
function flagsOf(game: Phased, { flags }: Declarations): Ruleset['flags'] {
	const { initial, ...others } = flags;
	if (initial === undefined) return others;
	// A partner may come later: by promotion.
	if (definesInitial(game.model) || game.model.rules.with('promotion', 'castle').length > 0) return flags;
	const royals = game.royals.kinds.length > 0 ? game.royals.kinds : kindsOf(game, ['K']);
	const partners = kindsOf(game, partnersOf(game));
	const some = (kind: readonly string[]): Cond => compare(count({ who: 'friend', kind, flag: 'initial' }), '>', 0);
	return { ...others, initial: { kinds: [...new Set([...royals, ...partners])], while: all(some(royals), some(partners)) } };
}

/** The start as a setup. Every piece that can carry the flag has not moved, unless the castling field says otherwise. */
function setupOf(game: Phased, start: StartText, flags: Ruleset['flags'], phases: Ruleset['turn']['phases']): Setup {
	const carried = (kind: string): readonly string[] =>
		(['initial', 'pristine', 'gate'] as const).filter((flag) => flag in flags && (flags[flag]!.kinds?.includes(kind) ?? true));
	const pieces = start.pieces.map(({ at, side, kind }) => {
		const own = carried(kind).filter(() => hasRight(game, start, kind, side));
		const piece: PieceData = { side, kind, ...(own.length > 0 && { flags: own }) };
		return { at, piece };
	});
	if (musketeerPhase(game) !== undefined) return { pieces, ...musketeerStart(game, start) };
	const filled = SIDES.filter((side) => Object.keys(start.hands[side]).length > 0);
	const opening = game.turn.phases.find((one) => one.opening && one.name in phases)?.name;
	const first = opening ?? start.side;
	const phase = startPhase(game, start.pieces, first);
	return {
		pieces,
		...(filled.length > 0 && { stores: { hand: Object.fromEntries(filled.map((side) => [side, start.hands[side]])) } }),
		...(game.limits.ever.size > 0 && { vars: everOf(game, start) }),
		phase,
	};
}

/** The pieces that each side has had: those at the start. */
const everOf = (game: Phased, { pieces }: StartText): NonNullable<Setup['vars']> =>
	Object.fromEntries(
		[...game.limits.ever].map(([name, kinds]) => [
			name,
			Object.fromEntries(SIDES.map((side) => [side, pieces.filter((piece) => piece.side === side && kinds.includes(piece.kind)).length])),
		]),
	);

/** Whether a piece of the castling field's kinds still has its right: `-` takes all away. */
function hasRight(game: Phased, { rights }: StartText, kind: string, side: 'white' | 'black'): boolean {
	if (rights === undefined || game.model.castlings.length === 0) return true;
	const castles = partnersOf(game).includes(kind) || game.royals.kinds.includes(kind) || kind === 'K';
	return !castles || [...rights].some((letter) => (letter === letter.toUpperCase()) === (side === 'white') && /[a-z]/i.test(letter));
}

/** The names of the parts of a game in notations. */
export function namesOf(game: Cast & Pick<Phased, 'royals'>, { declared }: Sum): Names {
	const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !(letter in game.kinds));
	const kinds: Record<string, { letter: string; promotedOf?: string }> = {};
	for (const kind of Object.keys(game.kinds)) {
		const shadow = game.shadows.get(kind);
		if (shadow !== undefined) kinds[kind] = { letter: kinds[shadow.kind]?.letter ?? shadow.kind, promotedOf: shadow.was };
		else if (/^[A-Z]$/.test(kind)) kinds[kind] = { letter: kind };
		else if (/^\+[A-Z]$/.test(kind)) kinds[kind] = { letter: kind, ...(kind.slice(1) in game.kinds && { promotedOf: kind.slice(1) }) };
		else {
			const letter = free.shift();
			if (letter !== undefined) kinds[kind] = { letter };
		}
	}
	const partner = partnersOf(game);
	const royal = game.royals.kinds.length > 0 ? game.royals.kinds : ['K'];
	const castles = game.model.castlings.length > 0 && INITIAL in declared.flags;
	return {
		kinds,
		cells: game.model.size.length > 2 ? 'layers' : 'a1',
		sides: { white: 'w', black: 'b' },
		...(castles && { castling: { flag: 'initial', royal, partner, marks: { 'O-O': 'O-O', 'O-O-O': 'O-O-O' } } }),
		...('ep' in declared.points && { enPassant: 'ep' }),
		...('passer' in declared.points && { enPassantVictim: 'passer' }),
		...('hand' in declared.stores && { hand: 'hand' }),
		...('P' in game.kinds && { silent: ['P'] }),
	};
}
