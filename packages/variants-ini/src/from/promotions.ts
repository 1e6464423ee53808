import { both, type Pair } from '@x/core/reading';
import type { Cells, SquareBoard } from './board.js';
import type { KindLetter } from './letters.js';
import type { Arrival } from './ways.js';

/** How the kinds of a game become others. */
export interface Promotions {
	/** The cells on which pieces promote. */
	readonly region: Pair<Cells> | undefined;
	/** The cells that pieces come to which promote: other cells make no difference. */
	readonly reached: Pair<Cells>;
	/** Kinds that become others as pawns do, by side, and the kinds that they become. */
	readonly pawns: Pair<readonly string[]>;
	readonly choices: Pair<readonly string[]>;
	/** Kinds that turn over, with the kinds on their other side. */
	readonly turning: ReadonlyMap<string, string>;
	readonly limits: ReadonlyMap<string, number>;
	readonly mustPawns: boolean;
	readonly mustPieces: boolean;
	readonly onCapture: boolean;
	readonly demotes: boolean;
	/** Pieces turn over where they could not move any more, and may stay as they are elsewhere. */
	readonly mustSometimes: boolean;
}

const may = ({ becomes }: Arrival): boolean => [...becomes].some((one) => one !== '');
const must = (arrival: Arrival): boolean => !arrival.becomes.has('');

/** Reads the promotions of all kinds. */
export function promotionsOf(
	board: SquareBoard,
	letters: readonly KindLetter[],
	arrivals: ReadonlyMap<string, readonly Arrival[]>,
): Promotions {
	const { turning, pawns, choices, limits, pawnMoves, pieceMoves, demotes } = changesOf(letters, arrivals);
	const promoting = [...pawnMoves, ...pieceMoves];
	const onCapture = pieceMoves.some((one) => one.takes && may(one)) && !pieceMoves.some((one) => !one.takes && may(one));
	const region = promoting.some(may)
		? regionOf(
				board,
				pawnMoves,
				pieceMoves.filter((one) => one.takes || !onCapture),
			)
		: undefined;
	const inside = (list: readonly Arrival[]): readonly Arrival[] =>
		list.filter((one) => may(one) && region?.[one.side].has(one.to) === true);
	const turned = inside(pieceMoves);
	return {
		region,
		reached: both((side) => new Set(promoting.flatMap((one) => (one.side === side ? [one.to] : [])))),
		pawns: both((side) => [...pawns[side]]),
		choices: both((side) => [...choices[side]]),
		turning,
		limits,
		mustPawns: inside(pawnMoves).every(must),
		mustPieces: turned.length > 0 && turned.every(must),
		mustSometimes: turned.some(must) && !turned.every(must),
		onCapture,
		demotes,
	};
}

/** The kinds that each kind becomes, with the moves of those that change. */
interface Changes extends Pick<Promotions, 'turning' | 'limits' | 'demotes'> {
	readonly pawns: Pair<ReadonlySet<string>>;
	readonly choices: Pair<ReadonlySet<string>>;
	readonly pawnMoves: readonly Arrival[];
	readonly pieceMoves: readonly Arrival[];
}

/** Tells pieces that turn over from those that become others as pawns do. */
function changesOf(letters: readonly KindLetter[], arrivals: ReadonlyMap<string, readonly Arrival[]>): Changes {
	const byKind = new Map(letters.map((one) => [one.kind, one]));
	const turning = new Map<string, string>();
	const pawns: Pair<Set<string>> = [new Set(), new Set()];
	const choices: Pair<Set<string>> = [new Set(), new Set()];
	const limits = new Map<string, number>();
	const pawnMoves: Arrival[] = [];
	const pieceMoves: Arrival[] = [];
	let demotes = false;
	for (const { kind } of letters) {
		const list = arrivals.get(kind) ?? [];
		const to = new Set(list.flatMap(({ becomes }) => [...becomes]).filter((one) => one !== ''));
		if (to.size === 0) continue;
		const [only] = to;
		const own = byKind.get(kind)!;
		if (to.size === 1 && byKind.get(only!)?.was === kind && byKind.get(only!)?.sign === '+') {
			turning.set(kind, only!);
			pieceMoves.push(...list);
		} else if (to.size === 1 && own.sign === '+' && own.was === only) demotes = true;
		else {
			pawnMoves.push(...list);
			for (const arrival of list)
				for (const one of arrival.becomes) {
					if (one === '') continue;
					const plain = plainOf(letters, byKind.get(one))?.kind ?? one;
					pawns[arrival.side].add(kind);
					choices[arrival.side].add(plain);
					const limit = arrival.limits.get(one);
					if (limit !== undefined) limits.set(plain, limit);
				}
		}
	}
	return { turning, pawns, choices, limits, pawnMoves, pieceMoves, demotes };
}

/** The piece that a promoted pawn has become. */
const plainOf = (letters: readonly KindLetter[], one: KindLetter | undefined): KindLetter | undefined =>
	one?.sign === '~' ? letters.find(({ letter, sign }) => sign === '' && letter === one.letter) : undefined;

/** The cells on which all moves may promote, with those of their ranks that no move reaches. */
function regionOf(board: SquareBoard, pawns: readonly Arrival[], pieces: readonly Arrival[]): Pair<Cells> {
	const rank = (cell: number): number => Math.floor(cell / board.files);
	return both((side) => {
		const [open, closed] = [new Set<number>(), new Set<number>()];
		for (const one of pawns) if (one.side === side && may(one)) open.add(one.to);
		for (const one of pieces) if (one.side === side) (may(one) ? open : closed).add(one.to);
		const zone = new Set([...open].filter((cell) => !closed.has(cell)));
		const reached = new Set(pawns.flatMap((one) => (one.side === side ? [one.to] : [])));
		const free = (cell: number): boolean => zone.has(cell) || (!closed.has(cell) && !reached.has(cell));
		for (const y of new Set([...zone].map(rank))) {
			const row = board.all.filter((cell) => rank(cell) === y);
			if (row.every(free)) for (const cell of row) zone.add(cell);
		}
		return zone;
	});
}
