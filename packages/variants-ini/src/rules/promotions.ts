import type { Cond, Path } from '@x/core';
import { act, all, any, compare, count, land, mover, not, seq, set, some, test } from '@x/core/build';
import { reachOf } from './betza.js';
import { type Area, inside, type KindPlan, nameOf, type Plan, SIDES, type Side } from './plan.js';

const become = (kind: string): Path => act(set('at', { kind, side: 'own' }));

/** Fewer pieces than the limit of promotions. */
function below(plan: Plan, type: string): readonly Path[] {
	const limit = plan.values.limits('promotionLimit').get(type) ?? 0;
	return limit === 0 ? [] : [test(compare(count(plan.filter('friend', [type])), '<', limit))];
}

/** The pieces that a pawn of a side becomes. */
const choicesOf = (plan: Plan, side: Side): readonly string[] => plan.namesOf(plan.values.pieces(`promotionPieceTypes${nameOf(side)}`));

/** The sides whose pieces of a type are promoted as pawns. */
const promotingSides = (plan: Plan, type: string): readonly Side[] =>
	type === 'pawn' ? SIDES : SIDES.filter((side) => plan.namesOf(plan.values.pieces(`promotionPawnTypes${nameOf(side)}`)).includes(type));

/** The kind of a piece that was a pawn. */
const promotedId = (plan: Plan, type: string): string =>
	plan.kinds.find((kind) => kind.type === type && kind.sign === '~')?.id ?? plan.idOf(type);

/** Whether both sides have the same pieces to become. */
const sameChoices = (plan: Plan): boolean => choicesOf(plan, 'white').join() === choicesOf(plan, 'black').join();

/** The cells from which a piece could never move again; none where it may stand there. */
function deadArea(plan: Plan, type: string): Area {
	if (!plan.values.flag('immobilityIllegal')) return 'none';
	const reach = reachOf(plan.betzaOf(type));
	const stuck = plan
		.cellsOf([[0, 0]])
		.filter(([x, y]) => !reach.some(([dx, dy]) => onBoard(plan, Number(x) + Number(dx), Number(y) + Number(dy))));
	const turned = stuck.map(([x, y]) => [plan.rotated ? plan.files - 1 - Number(x) : x!, plan.ranks - 1 - Number(y)]);
	return plan.areaOf(stuck, turned, `${type} stuck`);
}

const onBoard = ({ files, ranks }: Plan, x: number, y: number): boolean => x >= 0 && y >= 0 && x < files && y < ranks;

/** Whether a piece may stay what it is where it could never move again. */
export const livingCells = (plan: Plan, type: string): readonly Cond[] => {
	const dead = deadArea(plan, type);
	return dead === 'none' ? [] : [not(inside(dead))];
};

/** The end of a move: the piece lands as it is, or becomes another one. */
export function endingOf(plan: Plan, kind: KindPlan, capturing: boolean): Path {
	const zone = plan.area('promotionRegion', 'promotion');
	const { values } = plan;
	const branches: Path[] = [];
	const stays: Cond[] = [...livingCells(plan, kind.type)];
	const sides = values.flag('sittuyinPromotion') && kind.type === 'pawn' ? [] : promotingSides(plan, kind.type);
	if (sides.length > 0 && zone !== 'none') {
		if (values.flag('mandatoryPawnPromotion')) {
			const promotes = sides.length === 2 ? inside(zone) : all(inside(zone), mover({ side: [...sides] }));
			if (kind.type === 'pawn' || sides.some((side) => choicesOf(plan, side).length > 0)) stays.push(not(promotes));
		}
		const together = sides.length === 2 && sameChoices(plan);
		for (const side of together ? [undefined] : sides) {
			const choices = choicesOf(plan, side ?? 'white').map((type) => seq(...below(plan, type), land(), become(promotedId(plan, type))));
			if (choices.length > 0) branches.push(seq(test(inside(zone)), ...plan.forSide(side), any(...choices)));
		}
	}
	const turned = turnOf(plan, kind);
	if (turned !== undefined && zone !== 'none') {
		const touches = kind.type === 'pawn' ? inside(zone) : some(inside(zone), inside(zone, 'origin'));
		const quietly = values.flag('piecePromotionOnCapture') && !capturing;
		if (!quietly) branches.push(seq(test(touches), ...below(plan, turned.type), land(), become(turned.id)));
		if (values.flag('mandatoryPiecePromotion') && !quietly && kind.type !== 'pawn') stays.push(not(touches));
	}
	const plain = stays.length === 0 ? land() : seq(test(stays.length === 1 ? stays[0]! : all(...stays)), land());
	return branches.length === 0 ? plain : any(plain, ...branches);
}

/** The kind that a piece turns into, or back into. */
function turnOf(plan: Plan, kind: KindPlan): KindPlan | undefined {
	if (kind.sign === '+')
		return plan.values.flag('pieceDemotion') ? plan.kinds.find(({ type, sign }) => type === kind.was && sign === '') : undefined;
	if (kind.sign === '~') return undefined;
	return plan.kinds.find(({ was, sign }) => was === kind.type && sign === '+');
}
