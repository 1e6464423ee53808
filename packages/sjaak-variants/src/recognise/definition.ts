import type { Names, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { cellsOf, Explorer, isRoyal, sorted, squareAt } from '@x/core/reading';
import { asCondition, nodesIn } from '@x/core/rules';
import type { Arrangement, Right } from '../arrangement.js';
import type { Castling, Cells, Definition, PieceType } from '../definition.js';
import { arranged, cellAt, wingOf } from '../fen/arrangement.js';
import { mobile } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, SIDES, type SideIndex } from '../sides.js';
import type { Generator, PieceFlag, Switch } from '../syntax.js';
import { alive, deadSquares } from './dead.js';
import type { KindDraft, KindWalks } from './draft.js';
import { checkFlags, draftEndings } from './endings.js';
import { draftHands, type HandDraft, lawFlags } from './hands.js';
import { draftKind } from './kinds.js';
import { symbolsOf } from './symbols.js';
import { victimFlags } from './victims.js';
import { castleFlagOf } from './walks.js';

/** A definition that probably expresses a ruleset, and the walks from which it was read. */
export interface Reading {
	readonly definition: Definition;
	readonly walks: ReadonlyMap<string, KindWalks>;
	/** Kinds whose paths have too many ways to analyse. */
	readonly endless: readonly string[];
	readonly unknownWalks: readonly string[];
}

/** Reads a ruleset of two sides on a board of files and ranks; `assumed` contains rules about promotion for the interpretation of its walks. */
export function readRuleset(ruleset: Ruleset, names: Names | undefined, title: string, assumed: ReadonlySet<Switch> = new Set()): Reading {
	return new RulesetReader(ruleset, names, title, assumed).read();
}

/** The walks of a ruleset's kinds, without the data derived from them. */
export const readWalks = (ruleset: Ruleset): ReadonlyMap<string, KindWalks> =>
	new RulesetReader(ruleset, undefined, '', new Set()).explore().walks;

/** The moves of a ruleset's kinds, and its squares that are always empty. */
interface Explored {
	readonly walks: ReadonlyMap<string, KindWalks>;
	readonly endless: readonly string[];
	readonly dead: ReadonlySet<number>;
}

class RulesetReader {
	private readonly ruleset: Ruleset;
	private readonly names: Names | undefined;
	private readonly title: string;
	private readonly explorer: Explorer;
	private readonly kinds: readonly string[];
	private readonly royals: readonly string[];
	private readonly sides: readonly string[];
	private readonly hands: HandDraft;

	private readonly assumed: ReadonlySet<Switch>;

	constructor(ruleset: Ruleset, names: Names | undefined, title: string, assumed: ReadonlySet<Switch>) {
		this.assumed = assumed;
		this.ruleset = ruleset;
		this.names = names;
		this.title = title;
		this.explorer = new Explorer(ruleset);
		this.kinds = Object.keys(ruleset.kinds);
		this.sides = ruleset.sideOrder;
		this.royals = this.kinds.filter((kind) => isRoyal(ruleset.royal, kind));
		this.hands = draftHands(ruleset);
	}

	explore(): Explored {
		const { ruleset, explorer, hands, kinds } = this;
		const endless: string[] = [];
		const walks = new Map<string, KindWalks>();
		for (const kind of kinds) {
			const path = ruleset.paths[ruleset.kinds[kind]!.moves]!;
			let complete = true;
			const found = both((side) => {
				const list = explorer.walks(path, kind, side);
				if (list === undefined) complete = false;
				return list ?? [];
			});
			if (!complete) endless.push(kind);
			walks.set(kind, found);
		}
		// Lines pass over the language's holes, so a ruleset may contain them as squares that are always empty.
		const dead = hands.drops.size > 0 ? new Set<number>() : deadSquares(ruleset, explorer, walks);
		if (dead.size > 0)
			for (const [kind, found] of walks)
				walks.set(
					kind,
					both((side) => found[side].flatMap((walk) => alive(walk, dead, explorer))),
				);
		return { walks, endless, dead };
	}

	read(): Reading {
		const { ruleset, explorer, kinds, royals } = this;
		const { files, ranks } = explorer;
		const { walks, endless, dead } = this.explore();
		const exists = (cell: number): boolean => explorer.exists(cell) && !dead.has(cell);
		const size = { files, ranks };
		const drafts = new Map(
			kinds.map((kind) => [kind, draftKind({ size, exists, kind, kinds, royals, walks: walks.get(kind)!, assumed: this.assumed })]),
		);
		const flag = castleFlagOf(walks);
		const castlings = this.castlings(walks, flag);
		const endings = draftEndings(ruleset, this.names?.clocks?.half ?? ('halfmove' in ruleset.vars ? 'halfmove' : undefined));
		const switches = this.switches(drafts, endings.switches);
		const goal = endings.flags && ruleset.zones[endings.flags.zone];
		const goalSquares = goal === undefined ? [[], []] : this.sides.map((side) => sorted(cellsOf(ruleset, goal, side)));
		const holes = new Set([...(ruleset.space.holes ?? []).map(([x, y]) => Number(x) + Number(y) * files), ...dead]);
		const start = this.start(castlings, flag);
		const base = { files, ranks, holes };
		const more = victimFlags(kinds, walks);
		const pieces = kinds.map((kind, index) =>
			this.piece(kind, index, drafts, base, [
				...(endings.flags?.kinds?.includes(kind) === true ? ['capture_flag' as const] : []),
				...more.get(kind)!,
				...checkFlags(ruleset, kind),
			]),
		);
		const definition: Definition = {
			name: this.title,
			engine: false,
			...base,
			zones: this.zoneNames(),
			pieces,
			castlings,
			flags: [goalSquares[1]!, goalSquares[0]!],
			switches: new Map([...switches].map((name) => [name, undefined])),
			endings: endings.endings,
			xboard: {},
			start,
		};
		return { definition, walks, endless, unknownWalks: this.hands.unknown };
	}

	/** The names of zones in the ruleset, for White's squares. */
	private zoneNames(): ReadonlyMap<string, Cells> {
		return new Map(
			Object.entries(this.ruleset.zones).flatMap(([name, zone]) => {
				const parts = name.split(', ');
				const cells = this.sides.map((side) => sorted(cellsOf(this.ruleset, zone, side)));
				const same = String(cells[0]) === String(cells[1]);
				return cells.flatMap((own, index): [string, Cells][] =>
					same && index > 0 ? [] : [[parts[index] ?? (index === 0 ? name : `${name} of ${this.sides[index]}`), own]],
				);
			}),
		);
	}

	private piece(
		kind: string,
		index: number,
		drafts: ReadonlyMap<string, KindDraft>,
		base: Pick<Definition, 'files' | 'ranks' | 'holes'>,
		more: readonly PieceFlag[],
	): PieceType {
		const { ruleset, kinds, royals, hands } = this;
		const draft = drafts.get(kind)!;
		const [white, black] = symbolsOf(ruleset, this.names).get(kind) ?? [`${kind}`, kind.toLowerCase()];
		const silent = this.names?.silent?.includes(kind) === true;
		const drop = hands.drops.get(kind);
		const flags = new Set<PieceFlag>([...draft.flags, ...more]);
		if (royals.includes(kind)) flags.add('royal');
		if (drop?.oneFile === true) flags.add('drop_one_file');
		for (const flag of drop === undefined ? [] : lawFlags(ruleset, drop.marks)) flags.add(flag);
		const type = (name: string): number => kinds.indexOf(name);
		const passes: Generator[] =
			hands.passes.includes(kind) && !draft.moves.some((one) => one.type === 'leap' && one.second !== undefined)
				? [{ type: 'leap', vectors: [[0, 0]] }]
				: [];
		const iron = (name: string): boolean => kinds.every((other) => drafts.get(other)!.victims?.includes(name) === false);
		if (iron(kind)) flags.add('iron');
		const victims =
			draft.victims === undefined || kinds.every((other) => draft.victims!.includes(other) || iron(other)) ? undefined : draft.victims;
		const most = both((side) => Math.max(0, ...[...drafts.values()].map((other) => other.most.get(kind)?.[side] ?? 0)));
		const demoted = hands.demotions.get(kind);
		const piece: PieceType = {
			index,
			name: ruleset.kinds[kind]!.title ?? kind,
			san: silent ? ' ' : white,
			symbols: [white, black],
			moves: [...draft.moves, ...passes],
			...(draft.captures && { captures: draft.captures }),
			initial: draft.initial,
			special: draft.special,
			...(draft.prison && { prison: draft.prison }),
			...(draft.block && { block: draft.block }),
			promotions: draft.promotions.map(({ zones, choices }) => ({ zones, choices: choices.map(type) })),
			...(demoted === undefined || white === `+${symbolsOf(ruleset, this.names).get(demoted)?.[0]}` ? {} : { demotion: type(demoted) }),
			...(victims && { victims: victims.map(type) }),
			flags,
			most: flags.has('royal') ? [most[0] || 1, most[1] || 1] : most,
			value: 0,
		};
		return { ...piece, ...this.optional(base, piece, draft), ...(drop === undefined ? {} : this.dropZone(base, piece, drop.zone)) };
	}

	/** Written only if it differs from the default. */
	private optional(base: Pick<Definition, 'files' | 'ranks' | 'holes'>, piece: PieceType, { optional }: KindDraft): Partial<PieceType> {
		if (optional === undefined) return {};
		const usual = both((side) => mobile(base, piece, side));
		const zone = both((side) => new Set(piece.promotions.flatMap(({ zones }) => zones[side])));
		const same = SIDES.every((side) => [...zone[side]].every((cell) => usual[side].includes(cell) === optional[side].includes(cell)));
		return same ? {} : { optional };
	}

	private dropZone(
		base: Pick<Definition, 'files' | 'ranks' | 'holes'>,
		piece: PieceType,
		zone: Pair<Cells> | undefined,
	): Partial<PieceType> {
		const all: Cells = Array.from({ length: base.files * base.ranks }, (_, cell) => cell).filter((cell) => !base.holes.has(cell));
		const given: Pair<Cells> = zone ?? [all, all];
		const usual = both((side) => mobile(base, piece, side));
		if (isSame(given, usual)) return {};
		if (SIDES.every((side) => given[side].length === all.length)) return { flags: new Set<PieceFlag>([...piece.flags, 'drop_dead']) };
		return { drop: given };
	}

	private switches(drafts: ReadonlyMap<string, KindDraft>, more: ReadonlySet<Switch>): ReadonlySet<Switch> {
		const found = new Set<Switch>([...this.hands.switches, ...more, ...this.assumed]);
		const some = (fits: (draft: KindDraft) => boolean): boolean => [...drafts.values()].some(fits);
		if (some(({ facing }) => facing)) found.add('taboo');
		if (some(({ specialInit }) => specialInit)) found.add('special init');
		if (some(({ inPlace }) => inPlace)) found.add('promote here');
		if (some(({ safeSlides }) => safeSlides)) found.add('en-passant check');
		const check = this.ruleset.defs.check ?? this.ruleset.forbid.find(({ id }) => id === 'own-royal-safe')?.if;
		const asksSafe = nodesIn('condition', check).condition.some(
			(part) => asCondition('attacked', asCondition('not', part)?.not) !== undefined,
		);
		if (asksSafe) found.add('duplecheck');
		else if (isSame(check, { royalAttacked: 'own' }) && severalRoyals(this.ruleset, this.royals)) found.add('check any king');
		return found;
	}

	/** The castlings for which the start position has the pieces. */
	private castlings(walks: ReadonlyMap<string, KindWalks>, flag: string | undefined): readonly Castling[] {
		if (flag === undefined) return [];
		const found = new Map<string, { readonly castling: Castling; readonly to: number[] }>();
		for (const side of SIDES) {
			for (const kind of this.kinds) {
				for (const walk of walks.get(kind)![side]) {
					const beside = walk.friends.find(({ filter }) => filter.flag === flag)?.cell;
					if (beside === undefined || walk.stand === undefined) continue;
					for (const from of walk.origins) {
						const [partner, stand] = [squareAt(this.explorer, from, beside), squareAt(this.explorer, from, walk.stand)];
						if (!this.carries(from, side, flag) || !this.carries(partner, side, flag)) continue;
						const key = `${side} ${from} ${partner} ${wingOf(this.explorer, stand)}`;
						const entry = found.get(key) ?? { castling: { side, from, to: [], partner }, to: [] };
						if (!entry.to.includes(stand)) entry.to.push(stand);
						found.set(key, entry);
					}
				}
			}
		}
		return [...found.values()].map(({ castling, to }) => ({ ...castling, to }));
	}

	private carries(cell: number, side: SideIndex, flag: string): boolean {
		return this.ruleset.start.pieces.some(
			({ at, piece }) =>
				cellAt(this.explorer.files, at) === cell && piece.side === this.sides[side] && piece.flags?.includes(flag) === true,
		);
	}

	private start(castlings: readonly Castling[], flag: string | undefined): Arrangement {
		const { start } = this.ruleset;
		const { files } = this.explorer;
		const rights = castlings.map(({ side, from, to, partner }): Right => ({ side, wing: wingOf(this.explorer, to[0]!), from, partner }));
		const edge = (cell: number): boolean => cell < files || cell >= files * (this.explorer.ranks - 1);
		const unmoved = start.pieces.flatMap(({ at, piece }) =>
			(piece.flags ?? []).some((own) => own !== flag) && edge(cellAt(files, at)) ? [cellAt(files, at)] : [],
		);
		const { half = 'halfmove', full = 'fullmove' } = this.names?.clocks ?? {};
		return {
			...arranged(start, { files, kinds: this.kinds, sides: this.sides, hand: this.hands.store, half, full }),
			side: this.ruleset.turn.phases[start.phase ?? this.ruleset.turn.start]?.side === this.sides[1] ? 1 : 0,
			hasRights: true,
			rights,
			unmoved: new Set(unmoved),
		};
	}
}

/** Whether a side begins with several royal pieces. */
const severalRoyals = ({ sides, start }: Ruleset, royals: readonly string[]): boolean =>
	Object.keys(sides).some((side) => start.pieces.filter(({ piece }) => piece.side === side && royals.includes(piece.kind)).length > 1);
