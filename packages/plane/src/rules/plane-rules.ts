import type { Cond, Coord, Flag, Kind, Law, Names, Outcome, Phase, Ruleset, Setup, Vec, Zone } from '@x/core';
import {
	addVar,
	all,
	captured,
	compare,
	count,
	is,
	mover,
	moves,
	phase,
	repeats,
	royalAttacked,
	ruleset,
	setVar,
	side,
	some,
	variable,
	within,
} from '@x/core/build';
import { insufficientOnPlane } from './insufficient.js';
import { CASTLERS, castling, type PlanePromotions, planePieces, turned } from './pieces.js';

type Sided<T> = Readonly<Partial<Record<'white' | 'black', T>>>;

/** The ways to win a game on the plane. */
export type PlaneWin = 'checkmate' | 'royalcapture' | 'allroyalscaptured' | 'allpiecescaptured' | 'koth' | 'threecheck';

/** The options of a game on the plane. */
export interface PlaneOptions {
	/** The rows on which pawns promote, and the kinds that they may become, by side. The pawns of a side that is left out never promote. */
	readonly promotions?: PlanePromotions;
	/** The edges left, right, bottom, top, inclusive; null for no edge. */
	readonly border?: readonly [Coord | null, Coord | null, Coord | null, Coord | null];
	/** Cells that do not exist. */
	readonly holes?: readonly Vec[];
	/** The ways to win, by side; by default checkmate. If a side moves twice in a row, the capture of a royal piece replaces checkmate. */
	readonly win?: Sided<readonly PlaneWin[]>;
	/** The most steps of a rider. */
	readonly slideLimit?: Coord;
	/** The number of plies without a capture or a pawn move after which the game is drawn. */
	readonly moveRule?: number;
	/** The cycle of sides that move; by default white and black in turn. */
	readonly order?: readonly ('white' | 'black')[];
	/** Draws by insufficient material, after the table of infinitechess.org. */
	readonly insufficient?: true;
	/** The kinds in play; by default those of the start and of promotions, or all kinds without a start. Fewer kinds are faster. */
	readonly kinds?: readonly string[];
	readonly start?: Setup;
}

/** All kinds, by their codes. */
const KINDS = 'K P N B R Q AM HA CH AR GU CA GI ZE CE RQ RC NR HU RO OB'.split(' ');
/** The royal kinds. */
const ROYALS = ['K', 'RC', 'RQ'];

/** Whether the opponent of a side may win by checkmate, so that the side must keep its royal pieces safe. */
const bound = (win: Required<Sided<readonly PlaneWin[]>>, name: 'white' | 'black'): boolean =>
	win[name === 'white' ? 'black' : 'white'].includes('checkmate');

function outcomes(
	options: PlaneOptions,
	kinds: readonly string[],
	win: Required<Sided<readonly PlaneWin[]>>,
	phasesOf: (name: 'white' | 'black') => string[],
): Outcome[] {
	const royals = ROYALS.filter((kind) => kinds.includes(kind));
	const found: Outcome[] = [];
	const sides = ['white', 'black'] as const;
	const each = (name: PlaneWin, rule: (winner: 'white' | 'black') => Outcome): void => {
		for (const winner of sides) if (win[winner].includes(name)) found.push(rule(winner));
	};
	const captures = compare(captured({ kind: royals }), '>', 0);
	const moved = (id: string, winner: 'white' | 'black', ...conds: readonly Cond[]): Outcome => ({
		id,
		when: 'moved',
		if: all(phase(...phasesOf(winner)), ...conds),
		result: 'win',
	});
	each('allpiecescaptured', (winner) => ({
		id: 'allpiecescaptured',
		when: 'turn',
		if: all(phase(...phasesOf(winner === 'white' ? 'black' : 'white')), compare(count({ who: 'friend' }), '=', 0)),
		result: 'loss',
	}));
	each('royalcapture', (winner) => moved('royalcapture', winner, captures));
	each('allroyalscaptured', (winner) =>
		moved('allroyalscaptured', winner, captures, compare(count({ who: 'enemy', kind: royals }), '=', 0)),
	);
	each('koth', (winner) => moved('koth', winner, mover({ kind: kinds.filter((kind) => kind === 'K') }), within('hill', 'stand')));
	each('threecheck', (winner) => moved('threecheck', winner, compare(variable('checks'), '>', 2)));
	found.push({ id: 'repetition', when: 'turn', if: compare(repeats(), '>', 2), result: 'draw' });
	const playable = compare(moves('next'), '>', 0);
	if (options.moveRule !== undefined)
		found.push({
			id: 'moverule',
			when: 'turn',
			if: all(compare(variable('halfmove'), '>', options.moveRule - 1), playable),
			result: 'draw',
		});
	const plain = (Object.values(win) as (readonly PlaneWin[])[]).every((list) => list.join() === 'checkmate');
	if (options.insufficient === true && plain)
		found.push({
			id: 'insuffmat',
			when: 'turn',
			if: all(insufficientOnPlane(kinds, options.promotions ?? {}, near(options.border)), playable),
			result: 'draw',
		});
	const mated = sides.filter((name) => bound(win, name)).flatMap(phasesOf);
	if (mated.length > 0) found.push({ id: 'checkmate', when: 'stuck', if: all(phase(...mated), royalAttacked('own')), result: 'loss' });
	found.push({ id: 'stalemate', when: 'stuck', result: 'draw' });
	return found;
}

/** The clocks of half moves and full moves, and with `checks` the number of checks that each side has given. */
const counters = (pawns: readonly string[], lastPhase: string, checks: boolean): Pick<Ruleset, 'vars' | 'after'> => ({
	vars: {
		halfmove: { start: 0 },
		fullmove: { start: 1 },
		...(checks ? { checks: { start: 0, perSide: true, identity: true } } : {}),
	},
	after: [
		{
			id: 'halfmove',
			if: some(compare(captured(), '>', 0), mover({ kind: pawns })),
			do: [setVar('halfmove', 0)],
			else: [addVar('halfmove', 1)],
		},
		{ id: 'fullmove', if: phase(lastPhase), do: [addVar('fullmove', 1)] },
		...(checks ? [{ id: 'checks', if: royalAttacked('other'), do: [addVar('checks', 1)] }] : []),
	],
});

/**
 * Rules of chess on an unbounded board as on infinitechess.org, with all its pieces. Kinds are named by their codes in capitals (`K`, `AM`; `OB` for
 * obstacles, which are neutral). Cells are numbered as there: 1,1 is the lower left cell of the usual eight by eight.
 *
 * Pieces with the flag `right` may castle, or step twice. The result is data; `plane` of `@x/plane` makes a game of it.
 *
 * @example
 * import { planeRules } from '@x/plane/rules';
 * Object.keys(planeRules({ moveRule: 100 }).kinds).length // → 21
 */
export function planeRules(options: PlaneOptions): Ruleset {
	const { border = [null, null, null, null], holes, promotions = {}, order = ['white', 'black'], start } = options;
	const win = { white: wins(order, options.win?.white), black: wins(order, options.win?.black) };
	const nameAt = (index: number): string => (order.indexOf(order[index]!) === index ? order[index]! : `${order[index]!}${index + 1}`);
	const phases: Record<string, Phase> = Object.fromEntries(
		order.map((name, index) => [nameAt(index), { side: name, next: [{ to: nameAt((index + 1) % order.length) }] }]),
	);
	const phasesOf = (name: 'white' | 'black'): string[] => order.flatMap((one, index) => (one === name ? [nameAt(index)] : []));
	const lawful = (['white', 'black'] as const).filter((name) => bound(win, name)).flatMap(phasesOf);
	const used = options.kinds ?? (start === undefined ? KINDS : usedIn(start, promotions));
	const names = KINDS.filter((kind) => used.includes(kind));
	const [royals, castlers] = [ROYALS, CASTLERS].map((list) => list.filter((kind) => names.includes(kind)));
	const partners = names.filter((kind) => !CASTLERS.includes(kind) && kind !== 'P' && kind !== 'OB');
	const castles = castlers!.length === 0 || partners.length === 0 ? undefined : castling(partners, lawful, order.length);
	const known = Object.entries(planePieces(options, castles)).filter(([kind]) => names.includes(kind));
	const kinds: Record<string, Kind> = Object.fromEntries(known.map(([code, [title]]) => [code, { title, moves: title }]));
	const pawns = names.filter((kind) => kind === 'P');
	const flagged = (kind: readonly string[]): Cond => compare(count({ who: 'friend', kind, flag: 'right' }), '>', 0);
	const right: Flag = {
		kinds: names.filter((kind) => kind !== 'OB'),
		while: some(mover({ kind: pawns }), all(flagged(castlers!), flagged(partners))),
	};
	const { vars, after } = counters(pawns, nameAt(order.length - 1), [...win.white, ...win.black].includes('threecheck'));
	const rows = (name: 'white' | 'black'): Zone => ({ union: (promotions[name]?.rows ?? []).map((y): Zone => ({ box: [null, [y, y]] })) });
	const law: Law = {
		id: 'own-royal-safe',
		if: lawful.length === order.length ? royalAttacked('own') : all(phase(...lawful), royalAttacked('own')),
	};
	return ruleset({
		space: {
			axes: [{ extent: [border[0], border[1]] }, { extent: [border[2], border[3]] }],
			...(holes === undefined ? {} : { holes }),
			maps: { left: turned(-1), right: turned(1) },
		},
		zones: {
			promotion: { perSide: { white: rows('white'), black: rows('black') } },
			...(options.insufficient === true ? { dark: { parity: 0 }, light: { parity: 1 } } : {}),
			hill: { perSide: { white: HILL, black: HILL } },
		},
		sides: {
			white: side('white', [1, 1]),
			black: { ...side('black', [1, -1]), frame: { ...side('black', [1, -1]).frame, mirror: [0, 9] } },
		},
		kinds,
		flags: { right },
		points: { ep: 'reply' },
		vars,
		paths: Object.fromEntries(known.map(([, man]) => man)),
		royal: is('at', { kind: royals! }),
		after,
		forbid: lawful.length === 0 ? [] : [law],
		outcomes: outcomes(options, names, win, phasesOf),
		turn: { start: nameAt(0), phases },
		start: start ?? { pieces: [], phase: nameAt(0) },
	});
}

const usedIn = ({ pieces }: Setup, promotions: PlanePromotions): string[] => [
	...new Set([...pieces.map(({ piece }) => piece.kind), ...Object.values(promotions).flatMap(({ kinds }) => kinds)]),
];

/** If a side moves twice in a row, a check is not decisive, and the capture of a royal piece replaces checkmate. */
function wins(order: readonly string[], list: readonly PlaneWin[] = ['checkmate']): readonly PlaneWin[] {
	const twice = order.some((name, index) => order[(index + 1) % order.length] === name);
	return twice ? list.map((name) => (name === 'checkmate' ? 'royalcapture' : name)) : list;
}

/** Whether an edge is so close that a bare king can be driven to it. */
const near = (border: PlaneOptions['border'] = [null, null, null, null]): boolean =>
	border.some((edge) => edge !== null && Math.abs(Number(edge)) < 1_000_000);

const HILL: Zone = {
	box: [
		[4, 5],
		[4, 5],
	],
};

/** The names that notations use for the parts of {@link planeRules}. */
export const planeNames: Names = {
	kinds: Object.fromEntries(KINDS.map((letter) => [letter, { letter }])),
	cells: 'xy',
	sides: { white: 'w', black: 'b' },
	castling: { flag: 'right', royal: CASTLERS, partner: ['R'], marks: {} },
	enPassant: 'ep',
	clocks: { half: 'halfmove', full: 'fullmove' },
	silent: ['P'],
};
