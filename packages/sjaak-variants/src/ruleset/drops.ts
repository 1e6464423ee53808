import type { Cond, Hook, Path, Store } from '@x/core';
import {
	act,
	all,
	any,
	at,
	captured,
	compare,
	each,
	is,
	loop,
	mark,
	matches,
	moves,
	not,
	pick,
	same,
	seq,
	set,
	step,
	store,
	stored,
	test,
	use,
} from '@x/core/build';
import type { Cells, PieceType } from '../definition.js';
import { mobileOf } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both } from '../sides.js';
import { castlePaths } from './castling.js';
import { inside, without } from './guards.js';
import { FLAG, type Plan } from './plan.js';

/** The store of hands. */
export const HAND = 'hand';
/** The mark of drops, and of pieces taken back into the hand. */
export const DROP = 'drop';

/** The squares on which a type may be dropped. */
function zoneOf({ definition }: Plan, piece: PieceType): Pair<Cells> {
	const board: Cells = Array.from({ length: definition.files * definition.ranks }, (_, cell) => cell);
	const holes: Cells = [...definition.holes];
	const zone = piece.drop ?? (piece.flags.has('drop_dead') ? [board, board] : mobileOf(definition, piece));
	return without(zone, [holes, holes]);
}

/** The file does not contain another piece of the kind. */
const alone = (kind: string): Cond =>
	compare(
		matches(
			each(
				[
					[0, 1],
					[0, -1],
				],
				'u',
				seq(loop(step('u'), { min: 1 }), at({ who: 'friend', kind: [kind] })),
			),
			'at',
		),
		'=',
		0,
	);

/** The drops of every type that can be in a hand. */
export function dropPaths(plan: Plan): Path {
	const { definition, kinds, board, royals, manyRoyals } = plan;
	const as = handStore(plan).as ?? {};
	return any(
		...definition.pieces.flatMap((piece) => {
			const kind = kinds[piece.index]!;
			const { flags } = piece;
			const zone = zoneOf(plan, piece);
			const everywhere = inside(board, zone);
			if (everywhere === false || kind in as || (royals.includes(kind) && !manyRoyals)) return [];
			const checked = definition.engine ? [] : (['drop_no_mate', 'drop_no_check'] as const).filter((flag) => flags.has(flag));
			const lay = (tests: readonly Cond[], becomes: string): Path =>
				seq(
					test(compare(stored(HAND, 'own', kind), '>', 0)),
					pick({ who: 'empty' }, everywhere === true ? {} : { zone: board.zone(zone) }),
					...[...(flags.has('drop_one_file') ? [alone(kind)] : []), ...tests].map(test),
					mark(DROP),
					...checked.map(mark),
					act(store(HAND, 'own', kind, -1)),
					act(set('at', { kind, side: 'own' })),
					...(becomes === kind ? [] : [mark(`${DROP} ${kind}`), act(set('at', { kind: becomes, side: 'own' }))]),
				);
			const plain = lay([], kind);
			if (!plan.has('promote drop')) return [plain];
			const promoted = piece.promotions.flatMap(({ zones, choices }) => {
				const here = definition.engine ? true : inside(board, zones);
				return here === false ? [] : choices.map((choice) => lay(here === true ? [] : [here], kinds[choice]!));
			});
			return [plain, ...promoted];
		}),
	);
}

/** Taking an own piece off the board. */
export function pickupPath(plan: Plan): Path {
	const { definition, kinds, royals } = plan;
	return any(
		...definition.pieces
			.filter(({ index }) => !royals.includes(kinds[index]!))
			.map(({ index }) => {
				const kind = kinds[index]!;
				return seq(
					test(not(plan.check('own'))),
					pick({ who: 'friend', kind: [kind] }, { origin: true }),
					mark(DROP),
					act(store(HAND, 'own', kind, 1)),
					act({ set: 'at', to: 'none' }),
				);
			}),
	);
}

/** Forbids drops that give check or mate if the piece may not. */
export const dropLaws = (plan: Plan): { id: string; if: Cond }[] => {
	if (plan.definition.engine || !plan.drops) return [];
	const laws: { id: string; if: Cond }[] = [];
	const check = plan.check('other');
	if (plan.flagged('drop_no_check').length > 0)
		laws.push({ id: 'no-check-by-drop', if: all(same({ mark: 'drop_no_check' }, 'at'), check) });
	if (plan.flagged('drop_no_mate').length > 0)
		laws.push({ id: 'no-mate-by-drop', if: all(same({ mark: 'drop_no_mate' }, 'at'), check, compare(moves('next'), '=', 0)) });
	return laws;
};

/** Captured pieces go into a hand. */
export function bankHooks(plan: Plan): Hook[] {
	const returns = plan.has('return capture');
	if (!plan.drops || !(returns || plan.has('keep capture'))) return [];
	return plan.kinds.map((kind) => ({ id: `bank ${kind}`, do: [store(HAND, returns ? 'other' : 'own', kind, captured({ kind: [kind] }))] }));
}

/** The type of a piece in a hand. */
export function handStore(plan: Plan): Store {
	const { definition, kinds } = plan;
	const as: Record<string, string> = {};
	for (const piece of definition.pieces) {
		const target = demoted(definition.pieces, piece, definition.engine);
		if (target !== undefined && target !== piece.index) as[kinds[piece.index]!] = kinds[target]!;
	}
	return Object.keys(as).length === 0 ? {} : { as };
}

/** A `Demotion:` line, otherwise the type whose symbol lacks the `+`, otherwise the one that promotes to it by `X~`. */
function demoted(pieces: readonly PieceType[], piece: PieceType, engine: boolean): number | undefined {
	if (piece.demotion !== undefined) return piece.demotion;
	const sign = piece.symbols[0];
	const promoting = pieces.filter(({ promotions }) => promotions.some(({ choices }) => choices.includes(piece.index)));
	if (sign.startsWith('+')) {
		const base = pieces.find(({ symbols }) => symbols[0] === sign.slice(1));
		// Engine 1.4.1 determines the original type of a promoted piece only by a line.
		if (!engine || (base !== undefined && promoting.includes(base))) return base?.index;
	}
	return sign.endsWith('~') ? promoting.at(-1)?.index : undefined;
}

/** Begins the mark of a piece that is put on an occupied square and lost, as in engine 1.4.1. */
export const LOST = 'lost';

/**
 * A piece that leaves the edge rank for the first time may be followed by a piece from the hand on its square, if the move is also legal
 * without it.
 */
export function gatePath(plan: Plan): Path {
	const { board, definition, kinds } = plan;
	const gaters = definition.pieces.filter(({ flags }) => !flags.has('royal')).map(({ index }) => kinds[index]!);
	const edge = both((side) => Array.from({ length: board.files }, (_, file) => file + (side === 0 ? 0 : (board.ranks - 1) * board.files)));
	const legal = test(not(plan.check('own')));
	const put = (cell: 'origin' | { readonly mark: string }): Path =>
		seq(
			legal,
			test(is(cell, { who: 'empty' })),
			any(
				...gaters.map((kind) =>
					seq(test(compare(stored(HAND, 'own', kind), '>', 0)), act(store(HAND, 'own', kind, -1)), act(set(cell, { kind, side: 'own' }))),
				),
			),
		);
	// If the partner ends on the king's initial square, engine 1.4.1 also puts a piece there, and continues with the partner.
	const lose = seq(
		legal,
		test(is('origin', { who: 'friend' })),
		any(
			...gaters.map((kind) =>
				seq(test(compare(stored(HAND, 'own', kind), '>', 0)), act(store(HAND, 'own', kind, -1)), mark(`${LOST} ${kind}`)),
			),
		),
	);
	return seq(
		test(compare(stored(HAND, 'own'), '>', 0)),
		any(
			...definition.pieces.map(({ index }) => {
				const kind = kinds[index]!;
				const castles = castlePaths(plan, index, 'partner').flatMap((castle) => [
					seq(castle, put({ mark: 'partner' })),
					...(definition.engine ? [seq(castle, lose)] : []),
				]);
				return seq(
					pick({ who: 'friend', kind: [kind], flag: FLAG.unmoved }, { zone: board.zone(edge), origin: true }),
					any(seq(use(kind), put('origin')), ...castles),
				);
			}),
		),
	);
}
