import type { Cond, Names, PieceData, Ruleset, Setup, Vec } from '@x/core';
import { all, compare, count, phase as inPhase, ruleset } from '@x/core/build';
import { alternativesIn, hasMode, sequencesOf } from './alternatives.js';
import type { Draft } from './draft.js';
import { signsOf } from './frames.js';
import { musketeerStart } from './musketeer.js';
import { startPhase } from './obligations.js';
import { choosesParts, plainly } from './options.js';
import { phasesOf } from './phases.js';
import type { StartText } from './start.js';
import { threatOf } from './threats.js';
import { SIDES } from './turn-plan.js';
import { membersOf } from './types.js';

/** The ruleset of a draft that is complete. */
export function assemble(draft: Draft, start: StartText | undefined): Ruleset {
	const { size } = draft.model;
	for (const { name, path, phases } of draft.also)
		draft.paths[name] = phases === undefined && choosesParts(draft) ? plainly(draft, path) : path;
	const turn = phasesOf(draft);
	const phases = turn.phases;
	return ruleset({
		space: {
			axes: size.map((length, axis) => ({ extent: [0, length - 1], ...(draft.wraps[axis] && { wrap: true }) })),
			...(draft.holes.length > 0 && { holes: distinct(draft.holes) }),
			...(Object.keys(draft.maps).length > 0 && { maps: draft.maps }),
			...(Object.keys(draft.namedWraps).length > 0 && { wraps: draft.namedWraps }),
		},
		sides: Object.fromEntries(
			SIDES.map((side) => [side, { team: side, frame: { matrix: frameOf(draft, side) }, threat: threatOf(draft, side) }]),
		),
		sideOrder: [...SIDES],
		kinds: draft.kinds,
		flags: flagsOf(draft),
		stores: draft.stores,
		zones: draft.zones,
		points: draft.points,
		vars: draft.vars,
		traces: draft.traces,
		defs: { ...draft.defs, ...(draft.check && { check: draft.check }) },
		paths: draft.paths,
		royal: draft.royal,
		after: draft.hooks,
		forbid: [...checkLaw(draft), ...draft.laws],
		prefer: draft.choices,
		outcomes: draft.outcomes,
		turn,
		...(start && { start: setupOf(draft, start, phases) }),
	});
}

const distinct = (cells: readonly (readonly number[])[]): readonly Vec[] => [...new Map(cells.map((cell) => [cell.join(), cell])).values()];

/** The frame of a side: White sees the board as it is. */
const frameOf = (draft: Draft, side: (typeof SIDES)[number]): readonly Vec[] => {
	const signs = signsOf(draft.model, side);
	return signs.map((sign, row): Vec => signs.map((_, column) => (row === column ? sign : 0)));
};

function checkLaw(draft: Draft): Ruleset['forbid'] {
	if (draft.strictCheck === undefined) return [];
	const lax = draft.laxPhases;
	if (lax.length === 0) return [{ id: 'check', if: draft.strictCheck }];
	const strict = draft.turn.phases.map(({ name }) => name).filter((name) => !lax.includes(name));
	return strict.length === 0 ? [] : [{ id: 'check', if: all(inPhase(...strict), draft.strictCheck) }];
}

/** Flags with the kinds that need them. A right to castle is lost with the last partner, so that positions with the same moves are equal. */
function flagsOf(draft: Draft): Ruleset['flags'] {
	const { initial, ...others } = draft.flags;
	if (initial === undefined) return others;
	const definesInitial = sequencesOf(draft.model).some((one) =>
		alternativesIn(one).some(
			(part) =>
				hasMode(part, 'i') ||
				[part.start, part.end].some((range) => range?.areas.some((area) => area.type === 'sign' && area.sign === ':')),
		),
	);
	// A partner may come later: by promotion.
	if (definesInitial || draft.model.rules.with('promotion', 'castle').length > 0) return draft.flags;
	const royals = draft.royalKinds.length > 0 ? draft.royalKinds : draft.kindsOf(['K']);
	const partners = draft.kindsOf(partnersOf(draft));
	const some = (kind: readonly string[]): Cond => compare(count({ who: 'friend', kind, flag: 'initial' }), '>', 0);
	return { ...others, initial: { kinds: [...new Set([...royals, ...partners])], while: all(some(royals), some(partners)) } };
}

/** The types that castle with a royal piece. */
export function partnersOf(draft: Draft): readonly string[] {
	const rules = draft.model.rules.all('royal');
	const found = (rules.length === 0 ? [undefined] : rules).flatMap((rule) => {
		const castle = rule?.attributes?.find(({ name }) => name === 'castle');
		return castle === undefined ? ['R'] : castle.set === undefined ? [] : membersOf(castle.set, draft.model.types).first;
	});
	return [...new Set(found)];
}

/** The start as a setup. Every piece that can carry the flag has not moved, unless the castling field says otherwise. */
export function setupOf(draft: Draft, start: StartText, phases: Ruleset['turn']['phases']): Setup {
	const flags = flagsOf(draft);
	const carried = (kind: string): readonly string[] =>
		(['initial', 'pristine', 'gate'] as const).filter((flag) => flag in flags && (flags[flag]!.kinds?.includes(kind) ?? true));
	const pieces = start.pieces.map(({ at, side, kind }) => {
		const own = carried(kind).filter(() => hasRight(draft, start, kind, side));
		const piece: PieceData = { side, kind, ...(own.length > 0 && { flags: own }) };
		return { at, piece };
	});
	if (draft.startPhase !== undefined) return { pieces, ...musketeerStart(draft, start) };
	const filled = SIDES.filter((side) => Object.keys(start.hands[side]).length > 0);
	const opening = draft.turn.phases.find((one) => one.opening && one.name in phases)?.name;
	const first = opening ?? start.side;
	const phase = startPhase(draft, start.pieces, first);
	return {
		pieces,
		...(filled.length > 0 && { stores: { hand: Object.fromEntries(filled.map((side) => [side, start.hands[side]])) } }),
		...(draft.everOnBoard.size > 0 && { vars: everOf(draft, start) }),
		phase,
	};
}

/** The pieces that each side has had: those at the start. */
const everOf = (draft: Draft, { pieces }: StartText): NonNullable<Setup['vars']> =>
	Object.fromEntries(
		[...draft.everOnBoard].map(([name, kinds]) => [
			name,
			Object.fromEntries(SIDES.map((side) => [side, pieces.filter((piece) => piece.side === side && kinds.includes(piece.kind)).length])),
		]),
	);

/** Whether a piece of the castling field's kinds still has its right: `-` takes all away. */
function hasRight(draft: Draft, { rights }: StartText, kind: string, side: 'white' | 'black'): boolean {
	if (rights === undefined || draft.model.castlings.length === 0) return true;
	const castles = partnersOf(draft).includes(kind) || draft.royalKinds.includes(kind) || kind === 'K';
	return !castles || [...rights].some((letter) => (letter === letter.toUpperCase()) === (side === 'white') && /[a-z]/i.test(letter));
}

/** The names of the parts of a game in notations. */
export function namesOf(draft: Draft): Names {
	const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !(letter in draft.kinds));
	const kinds: Record<string, { letter: string; promotedOf?: string }> = {};
	for (const kind of Object.keys(draft.kinds)) {
		const shadow = draft.shadows.get(kind);
		if (shadow !== undefined) kinds[kind] = { letter: kinds[shadow.kind]?.letter ?? shadow.kind, promotedOf: shadow.was };
		else if (/^[A-Z]$/.test(kind)) kinds[kind] = { letter: kind };
		else if (/^\+[A-Z]$/.test(kind)) kinds[kind] = { letter: kind, ...(kind.slice(1) in draft.kinds && { promotedOf: kind.slice(1) }) };
		else {
			const letter = free.shift();
			if (letter !== undefined) kinds[kind] = { letter };
		}
	}
	const partner = partnersOf(draft);
	const royal = draft.royalKinds.length > 0 ? draft.royalKinds : ['K'];
	const castles = draft.model.castlings.length > 0 && 'initial' in draft.flags;
	return {
		kinds,
		cells: draft.model.size.length > 2 ? 'layers' : 'a1',
		sides: { white: 'w', black: 'b' },
		...(castles && { castling: { flag: 'initial', royal, partner, marks: { 'O-O': 'O-O', 'O-O-O': 'O-O-O' } } }),
		...('ep' in draft.points && { enPassant: 'ep' }),
		...('passer' in draft.points && { enPassantVictim: 'passer' }),
		...('hand' in draft.stores && { hand: 'hand' }),
		...('P' in draft.kinds && { silent: ['P'] }),
	};
}
