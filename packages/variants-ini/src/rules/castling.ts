import type { Flag, Hook, Names, Outcome, Path, Vec } from '@x/core';
import { all, castle, castlingFlag, end, foundPartnerCastle, is, not, phase, same, set } from '@x/core/build';
import type { Fen } from '../values/fen.js';
import { nameOf, type Plan, SIDES, type Side } from './plan.js';

/** Castling of one side towards one edge. */
interface Wing {
	readonly side: Side;
	readonly mark: 'short' | 'long';
	/** Files from 0, and the rank. */
	readonly king: number;
	readonly rook: number;
	readonly to: number;
	readonly rank: number;
}

/** The castlings of a game. */
export interface Castlings {
	readonly wings: readonly Wing[];
	readonly king: string;
	readonly rooks: readonly string[];
	readonly paths: readonly Path[];
	readonly flags: Readonly<Record<string, Flag>>;
	readonly names: Names['castling'] | undefined;
}

export const NO_CASTLING: Castlings = { wings: [], king: '', rooks: [], paths: [], flags: {}, names: undefined };

/** The castlings that the start allows, and those of pieces that are dropped. */
export function castlingsOf(plan: Plan, fen: Fen): Castlings {
	const { values } = plan;
	if (!values.flag('castling')) return NO_CASTLING;
	const kingTypes = SIDES.map((side) => plan.namesOf(values.pieces(`castlingKingPiece${nameOf(side)}`))[0]);
	const kingType = kingTypes.find((type) => type !== undefined);
	// Where there is a king, no other piece castles.
	if (kingType === undefined || (kingType !== 'king' && plan.definition.pieces.has('king'))) return NO_CASTLING;
	if (kingTypes[0] !== kingTypes[1]) plan.miss('castlingKingPieceBlack', 'Both sides castle with the piece of White.');
	const rooks = [...new Set(SIDES.flatMap((side) => plan.kindsOf(values.pieces(`castlingRookPieces${nameOf(side)}`))))];
	const wings = SIDES.flatMap((side) => wingsOf(plan, fen, side, kingType));
	const king = plan.idOf(kingType);
	if (wings.length === 0 || rooks.length === 0) return NO_CASTLING;
	const flag = 'castle';
	return {
		wings,
		king,
		rooks,
		paths: pathsOf(plan, wings, kingType, rooks),
		flags: { [flag]: castlingFlag(flag, [king], rooks) },
		names: { flag, royal: [king], partner: rooks, marks: { short: 'O-O', long: 'O-O-O' } },
	};
}

function wingsOf(plan: Plan, fen: Fen, side: Side, kingType: string): readonly Wing[] {
	const { values, files, ranks } = plan;
	const number = side === 'white' ? 0 : 1;
	const rank = side === 'white' ? values.number('castlingRank') - 1 : ranks - values.number('castlingRank');
	const letter = plan.definition.pieces.get(kingType)!.letter;
	const rookLetters = new Set(
		plan.namesOf(values.pieces(`castlingRookPieces${nameOf(side)}`)).map((type) => plan.definition.pieces.get(type)!.letter),
	);
	const home = fen.pieces.filter((piece) => piece.side === number && piece.at[1] === rank);
	const kings = home.filter((piece) => piece.letter === letter).map(({ at: [x] }) => x);
	const dropped = values.flag('castlingDroppedPiece');
	const usual = values.number('castlingKingFile') - 1;
	const king = dropped ? usual : kings.length === 1 ? kings[0]! : usual;
	if (!dropped && !kings.includes(king)) return [];
	const to = (mark: 'short' | 'long'): number => values.number(mark === 'short' ? 'castlingKingsideFile' : 'castlingQueensideFile') - 1;
	const wing = (rook: number): Wing => {
		const mark = rook > king ? 'short' : 'long';
		return { side, mark, king, rook, to: to(mark), rank };
	};
	if (dropped) return [wing(files - 1), wing(0)];
	const isRook = (x: number): boolean => home.some((piece) => piece.at[0] === x && rookLetters.has(piece.letter));
	const rights = [...fen.castling].filter((sign) => (sign === sign.toUpperCase()) === (side === 'white'));
	return rights.flatMap((sign) => {
		const rook = rookOf(plan, sign.toUpperCase(), isRook);
		return rook === undefined || rook === king ? [] : [wing(rook)];
	});
}

/** The file of the rook of a castling right. */
function rookOf({ values, files }: Plan, sign: string, isRook: (file: number) => boolean): number | undefined {
	const all = Array.from({ length: files }, (_, index) => index);
	if (sign === 'K') return all.filter((file) => file < values.number('castlingRookKingsideFile')).findLast(isRook);
	if (sign === 'Q') return all.find((file) => file >= values.number('castlingRookQueensideFile') - 1 && isRook(file));
	// Next to gates a letter is the file of a piece that has not moved.
	if (values.flag('gating') || !/[A-L]/.test(sign)) return undefined;
	const file = sign.charCodeAt(0) - 65;
	return isRook(file) ? file : undefined;
}

/** Whether castling goes over safe squares only. */
const isSafe = (plan: Plan, kingType: string): boolean =>
	kingType === 'king' ||
	(plan.values.flag('extinctionPseudoRoyal') && plan.namesOf(plan.values.pieces('extinctionPieceTypes')).includes(kingType));

function pathsOf(plan: Plan, wings: readonly Wing[], kingType: string, partner: readonly string[]): readonly Path[] {
	const unsafe = isSafe(plan, kingType) ? {} : ({ unsafe: true } as const);
	const flag = 'castle';
	const found = new Map<string, Path>();
	for (const { side, mark, king, rook, to } of wings) {
		// Black's files are turned where its frame is.
		const sign = plan.rotated && side === 'black' ? -1 : 1;
		const direction = (Math.sign(rook - king) * sign) as 1 | -1;
		const distance = Math.abs(rook - king);
		const steps = (to - king) * Math.sign(rook - king);
		const test = plan.rotated ? plan.forSide(side) : [];
		const plain = !plan.values.flag('chess960') && steps >= 1 && steps < distance;
		const path = plain
			? castle({ direction, distance, steps, flag, partner, mark, ...unsafe })
			: foundPartnerCastle({
					flag,
					partner,
					wings: [{ direction, to: targetOf(plan, side, to), partnerTo: targetOf(plan, side, to - Math.sign(rook - king)), mark }],
					...unsafe,
				});
		const key = JSON.stringify([direction, distance, steps, mark, plan.rotated ? side : '', plain ? '' : to]);
		found.set(key, test.length === 0 ? path : { seq: [...test, path] });
	}
	return [...found.values()];
}

/** A cell of the home row in the frame of the first side. */
const targetOf = (plan: Plan, side: Side, file: number): Vec => {
	return [plan.rotated && side === 'black' ? plan.files - 1 - file : file, plan.values.number('castlingRank') - 1];
};

/** A cell as a side names it. */
const seenBy = (plan: Plan, side: Side, [x, y]: readonly [number, number]): { readonly cell: Vec } =>
	side === 'white' ? { cell: [x, y] } : { cell: [plan.rotated ? plan.files - 1 - x : x, plan.ranks - 1 - y] };

/** Hooks of castling: rights of dropped pieces, rights that the other side loses, castlings that win. */
export function castlingHooks(plan: Plan, { wings, king, rooks }: Castlings, drop: string): readonly Hook[] {
	const hooks: Hook[] = [];
	if (plan.values.flag('castlingDroppedPiece'))
		for (const wing of wings) {
			const [home, corner] = [seenBy(plan, wing.side, [wing.king, wing.rank]), seenBy(plan, wing.side, [wing.rook, wing.rank])];
			const ready = all(
				phase(wing.side),
				same({ mark: drop }, 'at'),
				is(home, { who: 'friend', kind: [king] }),
				is(corner, { who: 'friend', kind: [...rooks] }),
			);
			const touched = { some: [same('at', home), same('at', corner)] };
			const flags = { add: ['castle'] };
			hooks.push({
				id: `rights-${wing.side}-${wing.mark}`,
				if: all(ready, touched),
				do: [set(home, { of: home }, flags), set(corner, { of: corner }, flags)],
			});
		}
	if (plan.values.flag('oppositeCastling'))
		for (const wing of wings) {
			const mover = wing.side === 'white' ? 'black' : 'white';
			const corner = seenBy(plan, mover, [wing.rook, wing.rank]);
			const has = is(corner, { who: 'enemy', kind: [...rooks], flag: 'castle' });
			hooks.push({
				id: `opposite-${wing.side}-${wing.mark}`,
				if: all(phase(mover), same({ mark: wing.mark }, 'at'), has),
				do: [set(corner, { of: corner }, 'clear')],
			});
		}
	const winning = plan.values.word('castlingWins');
	for (const { side, mark } of wings)
		if (winning.includes(signOf(side, mark)))
			hooks.push({ id: `castled-${side}-${mark}`, if: all(phase(side), same({ mark }, 'at')), do: [end('win', 'castled')] });
	return hooks;
}

const signOf = (side: Side, mark: string): string => {
	const sign = mark === 'short' ? 'K' : 'Q';
	return side === 'white' ? sign : sign.toLowerCase();
};

/** Losses of a side that can no longer make any castling that wins. */
export function castlingOutcomes(plan: Plan, { wings, king, rooks }: Castlings): readonly Outcome[] {
	const winning = plan.values.word('castlingWins');
	const own = (side: Side): readonly Wing[] => wings.filter((wing) => wing.side === side && winning.includes(signOf(side, wing.mark)));
	const lost = (side: Side, asking: Side) =>
		all(
			...own(side).map(({ king: from, rook, rank }) => {
				const home = is(seenBy(plan, asking, [from, rank]), { side: [side], kind: [king], flag: 'castle' });
				return not(all(home, is(seenBy(plan, asking, [rook, rank]), { side: [side], kind: [...rooks], flag: 'castle' })));
			}),
		);
	const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
	return [other, (side: Side): Side => side].flatMap((whose, index) =>
		SIDES.flatMap((asking): Outcome[] => {
			const side = whose(asking);
			if (![...winning].some((sign) => (sign === sign.toUpperCase()) === (side === 'white'))) return [];
			return [{ id: 'castling-lost', when: 'turn', if: all(phase(asking), lost(side, asking)), result: index === 0 ? 'win' : 'loss' }];
		}),
	);
}
