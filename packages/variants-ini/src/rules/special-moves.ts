import type { CellRef, Cond, Filter, Path, Vec } from '@x/core';
import {
	act,
	any,
	at,
	attacked,
	capture,
	compare,
	count,
	each,
	is,
	land,
	leap,
	loop,
	mark,
	matches,
	not,
	orthogonals,
	quiet,
	royalAttacked,
	seq,
	set,
	some,
	step,
	store,
	stored,
	test,
	within,
} from '@x/core/build';
import { movesOf } from './betza.js';
import type { Castlings } from './castling.js';
import { dropArea } from './drops.js';
import { walk } from './moves.js';
import { inside, type KindPlan, nameOf, type Plan, SIDES, tests } from './plan.js';

/** The flag of pieces that have not moved. */
export const GATE = 'gate';
/** The mark of a pawn that becomes another piece without a move of its own. */
export const RIPEN = 'ripen';

/** Generals may not face each other along an open line: each attacks the other one. */
export const facing = (kings: readonly string[]): Path =>
	each(
		orthogonals,
		'f',
		seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), at({ who: 'enemy', kind: [...kings] }), capture(), land()),
	);

/** The generals stand on an open line. */
export const generalsFace = (kings: readonly string[]): Cond => {
	const king: Filter = { who: 'friend', kind: [...kings] };
	const open = each(orthogonals, 'f', seq(loop(seq(step('f'), at({ who: 'empty' }))), step('f'), at({ who: 'enemy', kind: [...kings] })));
	return compare(count(king, { if: compare(matches(open, 'at'), '>', 0) }), '>', 0);
};

/** A king that may only leave a check by capturing the piece that gives it. */
export const steadfast = (path: Path): Path =>
	any(
		seq(test(not(royalAttacked('own'))), path),
		seq(test(royalAttacked('own')), path, test(compare({ captured: {} }, '>', 0)), test(not(attacked('origin')))),
	);

/** A path after which a piece from the hand may be put on a cell that it leaves. */
export function gated(plan: Plan, path: Path, left: readonly CellRef[] = ['origin']): Path {
	const kinds = plan.kinds.filter(({ sign, type }) => sign === '' && type !== 'king');
	const put = left.flatMap((cell) =>
		kinds.flatMap(({ id, type }) => {
			const area = dropArea(plan, type);
			if (area === 'none') return [];
			return [
				seq(
					test(compare(stored('hand', 'own', id), '>', 0)),
					test(is(cell, { who: 'empty' })),
					...(area === 'all' ? [] : [test(within(area.zone, cell))]),
					act(store('hand', 'own', id, -1)),
					act(set(cell, { kind: id, side: 'own' })),
					mark('gate'),
				),
			];
		}),
	);
	return any(path, seq(test(is('origin', { flag: GATE })), path, test(not(royalAttacked('own'))), any(...put)));
}

/** Castling after which a piece may be put where the king or the rook stood. */
export const gatedCastling = (plan: Plan, { wings, paths }: Castlings): readonly Path[] =>
	paths.map((path, index) => {
		const wing = wings[index]!;
		return gated(plan, path, ['origin', { from: 'origin', by: [wing.rook - wing.king, 0] }]);
	});

/** The first leaps of cambodian chess. */
export function cambodianLeaps({ type }: KindPlan): readonly Path[] {
	const first = test(is('origin', { flag: GATE }));
	const wide: readonly Vec[] = [
		[2, 1],
		[-2, 1],
	];
	if (type === 'king') return [seq(first, test(not(royalAttacked('own'))), leap(wide, quiet()))];
	return type === 'fers' ? [seq(first, leap([[0, 2]], quiet()))] : [];
}

/** A pawn of sittuyin that becomes a piece where it stands, or where the piece could go, but attacks nothing there. */
export function ripening(plan: Plan): readonly Path[] {
	const { values } = plan;
	const area = plan.area('promotionRegion', 'promotion');
	const last = compare(count(plan.filter('friend', ['pawn'])), '=', 1);
	const choices = (side: 'white' | 'black'): readonly string[] => plan.namesOf(values.pieces(`promotionPieceTypes${nameOf(side)}`));
	const together = choices('white').join() === choices('black').join();
	return (together ? [undefined] : SIDES).flatMap((side) =>
		choices(side ?? 'white').map((type) => {
			const moves = movesOf(plan.betzaOf(type));
			const limit = values.limits('promotionLimit').get(type) ?? 0;
			const room = limit === 0 ? [] : [test(compare(count(plan.filter('friend', [type])), '<', limit))];
			const attacks = any(...moves.filter(({ takes }) => takes).map((move) => walk(move, at({ who: 'enemy' }), { who: 'occupied' })));
			const harmless = test(compare(matches(attacks, 'at'), '=', 0));
			const become = seq(harmless, act(set('at', { kind: plan.idOf(type), side: 'own' })), mark(RIPEN));
			const stays = become;
			const goes = any(
				...moves
					.filter(({ quiet: still, initial }) => still && !initial)
					.map((move) => walk(move, seq(at({ who: 'empty' }), ...tests(plan.mobility(type)), land(), become), { who: 'occupied' })),
			);
			return seq(...plan.forSide(side), test(some(inside(area, 'origin'), last)), ...room, any(stays, goes));
		}),
	);
}
