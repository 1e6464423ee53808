import type { Cond, Filter, GameResult, Num, Outcome, Path, Vec } from '@x/core';
import {
	all,
	any,
	at,
	attacked,
	compare,
	count,
	kept,
	loop,
	matches,
	mover,
	moves,
	not,
	phase,
	repeats,
	royalAttacked,
	seq,
	some,
	step,
	stored,
	sum,
	variable,
} from '@x/core/build';
import type { Result } from '../definition/ask.js';
import { passes } from './hooks.js';
import { inside, nameOf, type Plan, SIDES, type Side } from './plan.js';

const TURNED: Readonly<Record<GameResult, GameResult>> = { win: 'loss', loss: 'win', draw: 'draw' };

/** A player may claim the end. */
const CLAIM = { claim: 'mover' } as const;

const turn = (id: string, condition: Cond, result: GameResult): Outcome => ({ id, when: 'turn', if: condition, result });

const otherOf = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** The number of pieces with those in hand. */
function numberOf(plan: Plan, who: 'friend' | 'enemy', types: readonly string[] | 'all'): Num {
	const onBoard = count(plan.filter(who, types));
	const of = who === 'friend' ? 'own' : 'other';
	if (!hasHands(plan)) return onBoard;
	if (types === 'all') return sum({ of: onBoard }, { of: stored('hand', of) });
	return sum({ of: onBoard }, ...plan.namesOf(types).map((type) => ({ of: stored('hand', of, plan.idOf(type)) })));
}

/** Whether pieces can be in hand. */
export const hasHands = ({ values }: Plan): boolean =>
	values.flag('pieceDrops') || values.flag('capturesToHand') || values.flag('seirawanGating');

/** Too few pieces of a kind: the side that just moved counts first. */
function extinction(plan: Plan): readonly Outcome[] {
	const { values } = plan;
	const value = values.result('extinctionValue');
	if (value === 'none' || (values.flag('extinctionPseudoRoyal') && !values.flag('blastOnCapture'))) return [];
	const given = values.pieces('extinctionPieceTypes');
	const groups: readonly (readonly string[] | 'all')[] = given === 'all' ? ['all'] : plan.namesOf(given).map((type) => [type]);
	const [most, least] = [values.number('extinctionPieceCount'), values.number('extinctionOpponentPieceCount')];
	return (['enemy', 'friend'] as const).flatMap((who) =>
		groups.map((types) => {
			const other = who === 'enemy' ? 'friend' : 'enemy';
			const enough = least + (values.flag('extinctionClaim') && who === 'friend' ? 1 : 0);
			const few = compare(numberOf(plan, who, types), '<', most + 1);
			const rest = enough > 0 ? [compare(numberOf(plan, other, types), '>', enough - 1)] : [];
			return turn('extinction', all(few, ...rest), who === 'friend' ? value : TURNED[value]);
		}),
	);
}

/** Pieces that reach their goal. */
function goals(plan: Plan): readonly Outcome[] {
	const { values } = plan;
	const area = plan.area('flagRegion', 'goal', 'none');
	if (area === 'none') return [];
	const zone = area === 'all' ? {} : { zone: area.zone };
	const least = values.number('flagPieceCount');
	const [moveOn, safe] = [values.flag('flagMove'), values.flag('flagPieceSafe')];
	const types = SIDES.map((side) => values.pieces(`flagPiece${nameOf(side)}`));
	const isKing = SIDES.map((_, index) => types[index] !== 'all' && types[index]![0] === 'king');
	/** A side has reached its goal. Zones are those of the side that counts. */
	const reached = (who: 'friend' | 'enemy', asking: Side): Cond => {
		const side = who === 'friend' ? asking : otherOf(asking);
		const goal = goalOf(plan, side);
		const filter = plan.filter(who, types[SIDES.indexOf(side)]!);
		const number = count(filter, goal);
		const enough = compare(number, '>', Math.max(0, least - 1));
		const here = compare(number, '>', 0);
		const full = compare(count({ who: 'empty' }, goal), '=', 0);
		const simple = values.flag('flagPieceBlockedWin') ? all(here, some(enough, full)) : all(here, enough);
		if (!safe || (moveOn && who === 'friend')) return simple;
		const by = who === 'friend' ? 'other' : 'own';
		const unsafe = compare(count(filter, { ...goal, if: attacked('at', { by }) }), '>', 0);
		return all(simple, not(all(compare(number, '=', least), unsafe)));
	};
	return SIDES.flatMap((asking, index) => {
		const first: Outcome[] = [];
		const now = phase(asking);
		if (moveOn || safe) {
			const drawn = (moveOn && asking === 'white' && isKing[1 - index]) || (safe && !moveOn);
			if (drawn) first.push(turn('both-goals', all(now, reached('friend', asking), reached('enemy', asking)), 'draw'));
			first.push(turn('goal', all(now, reached('friend', asking)), 'win'));
		}
		if (!moveOn || safe || isKing[index]) {
			const last =
				moveOn && isKing[index] && asking === 'black'
					? [
							some(
								royalAttacked('own'),
								compare(moves('next', all(inside(zoneOrAll(zone)), mover(plan.filter('friend', ['king'])))), '=', 0),
							),
						]
					: [];
			first.push(turn('goal', all(now, reached('enemy', asking), ...last), 'loss'));
		}
		return first;
	});
}

const zoneOrAll = ({ zone }: { zone?: string }): 'all' | { zone: string } => (zone === undefined ? 'all' : { zone });

/** The goal of a side as a zone that is the same for both. */
function goalOf(plan: Plan, side: Side): { readonly zone?: string } {
	const cells = plan.cellsOf(plan.values.squares(`flagRegion${nameOf(side)}`) ?? []);
	if (cells.length === plan.files * plan.ranks) return {};
	const name = `${side} goal`;
	plan.zones[name] = { perSide: { white: { cells }, black: { cells } } };
	return { zone: name };
}

const lines = (plan: Plan): readonly Vec[] => {
	const { values } = plan;
	return [
		...(values.flag('connectHorizontal') ? [[1, 0] as const] : []),
		...(values.flag('connectVertical') ? [[0, 1] as const] : []),
		...(values.flag('connectDiagonal') ? [[1, 1] as const, [1, -1] as const] : []),
	];
};

/** Pieces in lines and squares. */
function connections(plan: Plan): readonly Outcome[] {
	const { values } = plan;
	const value = values.result('connectValue');
	const result: GameResult = value === 'none' ? 'draw' : TURNED[value];
	const filter = plan.filter('enemy', values.pieces('connectPieceTypes'));
	const piece = at(filter);
	const from = (path: Path, more: number): Cond => compare(count(filter, { if: compare(matches(path, 'at'), '>', more) }), '>', 0);
	const found: Outcome[] = [];
	const n = values.number('connectN');
	if (n === 1) found.push(turn('connected', compare(count(filter), '>', 0), result));
	else if (n > 1)
		found.push(
			turn(
				'connected',
				from(any(...lines(plan).map((by) => seq(...Array.from({ length: n - 1 }, () => seq(step(by), piece))))), 0),
				result,
			),
		);
	missChains(plan);
	const square = values.number('connectNxN');
	if (square > 0) found.push(turn('square', from(squareOf(square, piece), 0), result));
	const collinear = values.number('collinearN');
	if (collinear > 0) {
		// Pieces of one line, with others between them.
		const others = lines(plan).map(
			(by): Path => any(seq(loop(step(by), { min: 1 }), piece), seq(loop(step([-by[0]!, -by[1]!]), { min: 1 }), piece)),
		);
		found.push(turn('collinear', some(...others.map((path) => from(path, collinear - 2))), result));
	}
	return found;
}

/** A walk over all cells of a square. */
function squareOf(size: number, piece: Path): Path {
	const row = (by: number): readonly Path[] => Array.from({ length: size - 1 }, () => seq(step([by, 0]), piece));
	const rows = Array.from({ length: size }, (_, index) => [
		...(index === 0 ? [] : [step([0, 1]), piece]),
		...row(index % 2 === 0 ? 1 : -1),
	]);
	return seq(...rows.flat());
}

/** Chains of pieces from one region to another are not followed. */
function missChains(plan: Plan): void {
	for (const side of SIDES)
		if ([1, 2].every((nth) => (plan.values.squares(`connectRegion${nth}${nameOf(side)}`) ?? []).length > 0))
			plan.miss(`connectRegion1${nameOf(side)}`, 'Chains between two regions are not followed.');
}

/** The result by material, where a rule asks for it; otherwise a draw. */
export function byMaterial(plan: Plan, id: string, when: Outcome['when'], condition: Cond, claim = false): readonly Outcome[] {
	const rule = plan.values.word('materialCounting');
	const outcome = (more: Cond, result: GameResult): Outcome => ({ id, when, if: all(condition, more), result, ...(claim && CLAIM) });
	if (rule === 'whitedrawodds' || rule === 'blackdrawodds') {
		const winner: Side = rule === 'whitedrawodds' ? 'white' : 'black';
		return [outcome(phase(winner), 'win'), outcome(phase(otherOf(winner)), 'loss')];
	}
	if (rule === 'unweighted' || rule === 'janggi') {
		const worth = (who: 'friend' | 'enemy'): Num => (rule === 'unweighted' ? count({ who }) : points(plan, who));
		const extra = (side: Side): number => (rule === 'janggi' && side === 'black' ? 1 : 0);
		return [
			...SIDES.map((side) =>
				outcome(
					all(
						phase(side),
						compare(sum({ of: worth('friend') }, { of: extra(side) }), '>', sum({ of: worth('enemy') }, { of: extra(otherOf(side)) })),
					),
					'win',
				),
			),
			...(rule === 'janggi'
				? [outcome(all(), 'loss')]
				: [outcome(compare(worth('friend'), '<', worth('enemy')), 'loss'), outcome(all(), 'draw')]),
		];
	}
	return [{ id, when, if: condition, result: 'draw', ...(claim && CLAIM) }];
}

const POINTS: readonly (readonly [string, number])[] = [
	['rook', 13],
	['janggiCannon', 7],
	['horse', 5],
	['janggiElephant', 3],
	['wazir', 3],
	['soldier', 2],
];

const points = (plan: Plan, who: 'friend' | 'enemy'): Num =>
	sum(
		{ of: 0 },
		...POINTS.flatMap(([type, times]) => (plan.definition.pieces.has(type) ? [{ of: count(plan.filter(who, [type])), times }] : [])),
	);

/** Pieces that can mate alone, and those of one colour, as Fairy-Stockfish counts them. */
const MAJOR = ['rook', 'queen', 'archbishop', 'chancellor', 'silver', 'gold', 'commoner', 'centaur', 'amazon', 'bers'];
const COLOURBOUND = ['bishop', 'fers', 'fersAlfil', 'alfil', 'elephant'];

/** Neither side has the material to win. */
function insufficient(plan: Plan): readonly Outcome[] {
	const { values } = plan;
	const value = values.result('extinctionValue');
	if (values.flag('capturesToHand') || (value !== 'none' && !values.flag('extinctionPseudoRoyal'))) return [];
	if (values.number('nFoldRule') > 0 && values.result('nFoldValue') !== 'draw') return [];
	const hands = hasHands(plan) ? [compare(stored('hand', 'own'), '=', 0), compare(stored('hand', 'other'), '=', 0)] : [];
	return [turn('insufficient-material', all(...hands, ...SIDES.map((side) => cannotWin(plan, side))), 'draw')];
}

/** The cells of a piece that the other king can reach, too. */
function meets(plan: Plan, type: string, side: Side): boolean {
	const region = (name: string, whose: Side): readonly Vec[] => {
		const squares = plan.values.squares(`mobilityRegion${nameOf(whose)}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);
		return plan.cellsOf(squares === undefined || squares.length === 0 ? [[0, 0]] : squares);
	};
	const other = new Set(region('king', otherOf(side)).map(String));
	return region(type, side).some((cell) => other.has(String(cell)));
}

/** A side that cannot win, where stalemate, checks or points may decide the game. */
function cannotWin(plan: Plan, side: Side): Cond {
	const { values } = plan;
	const material = values.word('materialCounting');
	const counts = values.flag('stalematePieceCount') && values.result('stalemateValue') !== 'draw';
	const always = (values.result('stalemateValue') !== 'draw' && !counts) || !['none', 'unweighted'].includes(material);
	if (always || values.flag('checkCounting') || values.flag('makpongRule')) return cannotMate(plan, side, true);
	if (!counts && material === 'none') return cannotMate(plan, side, false);
	const equal = compare(count({ who: 'friend' }), '=', count({ who: 'enemy' }));
	return some(all(equal, cannotMate(plan, side, false)), all(not(equal), cannotMate(plan, side, true)));
}

/** A side without the pieces to mate; `strict`: a stalemate is enough for it. */
function cannotMate(plan: Plan, side: Side, strict: boolean): Cond {
	const { values } = plan;
	const names = [...plan.definition.pieces.keys()];
	const blasts =
		values.flag('extinctionPseudoRoyal') && values.flag('blastOnCapture') ? plan.namesOf(values.pieces('extinctionPieceTypes')) : [];
	const restricted = names.filter((type) => type === 'king' || !meets(plan, type, side) || blasts.includes(type));
	const rest = names.filter((type) => !restricted.includes(type));
	const major = rest.filter((type) => MAJOR.includes(type) || type.startsWith('customPiece'));
	const bound = rest.filter((type) => !major.includes(type) && COLOURBOUND.includes(type));
	const own = (types: readonly string[], zone?: string): Num =>
		count({ side: [side], kind: [...plan.kindsOf(types)] }, zone === undefined ? {} : { zone });
	const both = (types: readonly string[], zone?: string): Num =>
		count({ side: [...SIDES], kind: [...plan.kindsOf(types)] }, zone === undefined ? {} : { zone });
	const otherSide: Filter = {
		side: [otherOf(side)],
		kind: [...plan.kindsOf(names.filter((type) => type !== 'king' && !bound.includes(type)))],
	};
	const unbound = rest.filter((type) => !bound.includes(type));
	const number: Num = sum({ of: own(unbound) }, { of: count(otherSide) });
	const conditions: Cond[] = [];
	if (plan.kindsOf(major).length > 0) conditions.push(compare(own(major), '=', 0));
	const promotes = plan.namesOf(values.pieces(`promotionPawnTypes${nameOf(side)}`));
	const choices = plan.namesOf(values.pieces(`promotionPieceTypes${nameOf(side)}`));
	if (choices.some((type) => major.includes(type)) && promotes.length > 0) conditions.push(compare(own(promotes), '=', 0));
	if (bound.length > 0) {
		plan.zones.dark = { perSide: { white: { parity: 0 }, black: { parity: 0 } } };
		plan.zones.light = { perSide: { white: { parity: 1 }, black: { parity: 1 } } };
		const twoColours = all(compare(both(bound, 'dark'), '>', 0), compare(both(bound, 'light'), '>', 0));
		conditions.push(
			strict ? compare(own(bound), '=', 0) : not(all(compare(own(bound), '>', 0), some(twoColours, compare(number, '>', 0)))),
		);
	}
	if (unbound.length > 0) {
		const total = sum({ of: number }, ...(bound.length > 0 ? [{ of: both(bound) }] : []));
		conditions.push(strict ? compare(own(unbound), '=', 0) : not(all(compare(own(unbound), '>', 0), compare(total, '>', 1))));
	}
	const king = plan.definition.pieces.get('king');
	if (strict && values.result('stalemateValue') !== 'draw' && king?.betza !== undefined && meets(plan, 'king', side))
		conditions.push(compare(own(['king']), '=', 0));
	const goal = plan.cellsOf(values.squares(`flagRegion${nameOf(side)}`) ?? []);
	if (goal.length > 0) {
		const flagged = values.pieces(`flagPiece${nameOf(side)}`);
		conditions.push(compare(count(flagged === 'all' ? { side: [side] } : { side: [side], kind: [...plan.kindsOf(flagged)] }), '=', 0));
	}
	return all(...conditions);
}

/** The ends of a side without a move. */
function stuck(plan: Plan): readonly Outcome[] {
	const { values } = plan;
	const result = (value: Result): GameResult => (value === 'none' ? 'draw' : value);
	const mate = result(values.result('checkmateValue'));
	const stale = values.result('stalemateValue');
	const mated: Outcome = {
		id: 'checkmate',
		when: 'stuck',
		if: values.flag('dupleCheck') ? { def: 'check' } : royalAttacked('own'),
		result: mate,
	};
	if (values.flag('stalematePieceCount')) {
		const value = result(stale);
		return [
			mated,
			{ id: 'stalemate', when: 'stuck', if: compare(count({ who: 'friend' }), '<', count({ who: 'enemy' })), result: value },
			{ id: 'stalemate', when: 'stuck', if: compare(count({ who: 'friend' }), '>', count({ who: 'enemy' })), result: TURNED[value] },
			...byMaterial(plan, 'stalemate', 'stuck', all()),
		];
	}
	if (result(stale) === 'draw') return [mated, ...byMaterial(plan, 'stalemate', 'stuck', all())];
	return [mated, { id: 'stalemate', when: 'stuck', result: result(stale) }];
}

/** The ends that a player claims: repetition, and too many moves without progress. */
function claims(plan: Plan): readonly Outcome[] {
	const { values } = plan;
	const found: Outcome[] = [];
	const most = values.number('nMoveRule');
	if (most > 0) {
		const idle = all(compare(variable('halfmove'), '>', 2 * most - 1), some(not(royalAttacked('own')), compare(moves('next'), '>', 0)));
		found.push(...byMaterial(plan, 'move-rule', 'turn', idle, true));
	}
	const times = values.number('nFoldRule');
	if (times === 0) return found;
	const again = compare(repeats(), '>', times - 1);
	const claimed = (id: string, condition: Cond, result: GameResult): Outcome => ({ ...turn(id, all(again, condition), result), ...CLAIM });
	if (values.flag('perpetualCheckIllegal')) {
		const [own, other] = [compare(kept('check', 'own'), '>', 0), compare(kept('check', 'other'), '>', 0)];
		found.push(claimed('perpetual-check', all(own, not(other)), 'loss'), claimed('perpetual-check', all(other, not(own)), 'win'));
		found.push(...(values.word('materialCounting') === 'none' ? [claimed('repetition', all(own, other), 'draw')] : []));
	}
	const value = values.result('nFoldValue');
	if (value === 'win' || value === 'loss') {
		if (values.flag('nFoldValueAbsolute'))
			found.push(claimed('repetition', phase('white'), value), claimed('repetition', phase('black'), TURNED[value]));
		else found.push(claimed('repetition', all(), value));
	} else found.push(...byMaterial(plan, 'repetition', 'turn', again, true));
	return found;
}

/** All ends of a game, in the order in which Fairy-Stockfish looks for them. */
export function outcomesOf(plan: Plan, castling: readonly Outcome[]): readonly Outcome[] {
	const { values } = plan;
	const found: Outcome[] = [...extinction(plan), ...goals(plan), ...castling];
	if (values.flag('checkCounting')) found.push(turn('checks-given', compare(variable('checks', 'other'), '<', 1), 'loss'));
	found.push(...connections(plan));
	const over: Cond[] = [];
	if (passes(plan) && !values.flag('wallOrMove')) over.push(compare(variable('passes'), '>', 1));
	if (values.flag('bikjangRule')) over.push(compare(variable('over'), '=', 1));
	if (values.flag('adjudicateFullBoard')) over.push(compare(count({ who: 'empty' }), '=', 0));
	if (over.length > 0) found.push(...byMaterial(plan, 'majority', 'turn', some(...over)));
	return [...found, ...insufficient(plan), ...stuck(plan), ...claims(plan)];
}
