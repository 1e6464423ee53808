import type { Kernel } from '../load/kernel.js';
import { endingOf, fromOf, LEAVING, SCRIPTED, shapeOf, TAKING, toOf } from '../move/packed.js';
import type { Engine } from '../position/engine.js';
import type { Move } from '../position/move.js';
import { ANY, type Wanted } from '../position/wanted.js';
import { moveValue } from './moves.js';
import type { SeatedPosition } from './position.js';
import { seat } from './seat.js';

const NONE: readonly Move[] = [];

/** Whether a packed move of the seated position answers, of which target, kind and origin are known to. */
function suits({ capture, mark, promotions }: Wanted, { bench, codes, tables }: Kernel, packed: number, detail: number): boolean {
	const shape = shapeOf(detail);
	if (typeof mark === 'string') return false;
	if (capture !== undefined && (shape === TAKING || bench.board[toOf(packed)] !== 0) !== capture) return false;
	if (promotions === ANY) return true;
	const ending = shape === LEAVING ? 0 : endingOf(detail);
	const kind = ending === 0 ? -2 : codes.kind[tables.endings.items[ending - 1]!]!;
	return promotions.includes(kind === codes.kind[bench.board[fromOf(packed)]!] ? -2 : kind);
}

/** The legal moves that answer, found by looking back from the target where the tables allow it. */
export function answers(engine: Engine, position: SeatedPosition, asked: Wanted): readonly Move[] {
	seat(position);
	const { kernel } = position.game;
	const { generator, bench, player, programs } = kernel;
	const { to, kinds, origins, mark } = asked;
	const side = player.sideNow();
	const scripts = typeof mark === 'string' && programs === undefined;
	if ((to < 0 && !scripts) || !generator.pinnable || bench.royals[side] !== 1 || kernel.outcomes.decided())
		return engine.legal(position).filter((move) => asked.fits(move));
	const { lister, lookBack } = generator;
	const base = lister.top;
	const height = programs?.height() ?? 0;
	for (let index = 0; index < kinds.length; index++) {
		if (scripts) lookBack.listScripts(side, to, kinds[index]!, origins);
		else if (kinds[index]! < kernel.codes.kinds.length) lookBack.list(side, to, kinds[index]!, origins);
	}
	let moves = NONE as Move[];
	for (let index = base; index < lister.top; index++) {
		const packed = lister.routes[index]!;
		const detail = lister.details[index]!;
		if (shapeOf(detail) < SCRIPTED && !suits(asked, kernel, packed, detail)) continue;
		const move = moveValue(kernel, position, packed, detail);
		if (shapeOf(detail) >= SCRIPTED && !asked.fits(move)) continue;
		// The first one in the literal: an empty array that grows makes room for many.
		if (moves === NONE) moves = [move];
		else moves.push(move);
	}
	lister.top = base;
	programs?.forget(height);
	return moves;
}
