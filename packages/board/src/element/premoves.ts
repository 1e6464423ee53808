import type { CellId } from '../model/geometry.js';
import type { BoardMove, Source } from '../model/move.js';
import type { PieceLook } from '../model/piece.js';
import { handPiece } from './hands.js';
import { Offer } from './offer.js';
import type { BoardProperties } from './properties.js';
import type { Values } from './values.js';

type View = Partial<BoardProperties>;

/** A move made ahead. */
interface Premove {
	readonly move: BoardMove;
	/** As the page has offered it. */
	readonly given: BoardMove;
	/** The title of its piece, which has to be there when the move is made. */
	readonly title: string | undefined;
}

/** The piece that a move takes from a cell or from the hand. */
const moverOf = (view: View, { from, drop }: BoardMove): PieceLook | undefined =>
	drop === undefined ? view.pieces?.find(({ cell }) => cell === from) : handPiece(view, drop);

/** A board after a move that the rules need not allow. */
const afterMove = (view: View, move: BoardMove): View => {
	const { from, to, drop, becomes, shifts } = move;
	const mover = moverOf(view, move);
	if (mover === undefined || to === undefined) return view;
	const { pieces = [], hands } = view;
	if (drop !== undefined) {
		const left = hands?.map((hand) => ({
			...hand,
			pieces: hand.pieces.flatMap((piece) => {
				if (piece !== mover || piece.count === undefined) return piece;
				return piece.count > 1 ? { ...piece, count: piece.count - 1 } : [];
			}),
		}));
		return { ...view, hands: left, pieces: [...pieces.filter(({ cell }) => cell !== to), { ...mover, cell: to }] };
	}
	const targets = new Map((shifts ?? [{ from: from!, to }]).map((shift) => [shift.from, shift.to]));
	const taken = new Set(targets.values());
	return {
		...view,
		pieces: pieces.flatMap((piece) => {
			const cell = targets.get(piece.cell);
			if (cell !== undefined) return { ...((piece === mover && becomes) || piece), cell };
			return taken.has(piece.cell) ? [] : piece;
		}),
	};
};

/** The moves that the user has made ahead, while no moves are offered. */
export class Premoves {
	private own = new Offer();
	private queue: readonly Premove[] = [];
	/** The side that makes them. */
	private side = 0;
	private readonly values: Values;
	private candidates: Offer | undefined;
	private shown: View | undefined;
	/** A premove was made, and the page has not answered with pieces. */
	private waiting = false;
	/** Some premoves were dropped, and the board has not announced it. */
	private failed = false;

	constructor(values: Values) {
		this.values = values;
	}

	/** Whether the user can make moves ahead. */
	get isOpen(): boolean {
		const { premoves, mode = 'play', viewOnly } = this.values.given;
		return premoves !== undefined && mode === 'play' && viewOnly !== true && this.own.moves.length === 0;
	}

	/** The moves that the user may make, now or ahead. */
	get offer(): Offer {
		const { values } = this;
		const { premoves } = values.given;
		if (!this.isOpen) return this.own;
		this.candidates ??= new Offer(typeof premoves === 'function' ? premoves(this.list) : premoves, undefined, (cell) => values.idOf(cell));
		return this.candidates;
	}

	/** The moves made ahead, as the page has offered them. */
	get list(): readonly BoardMove[] {
		return this.queue.map(({ given }) => given);
	}

	/** Their cells. */
	get cells(): readonly CellId[] {
		return this.queue.flatMap(({ move: { from, to } }) => [from, to].filter((cell) => cell !== undefined));
	}

	/** The properties of the board as it will be after them. */
	get view(): View {
		if (this.shown !== undefined) return this.shown;
		const { shown } = this.values;
		if (!this.isOpen) return shown;
		this.shown = this.imagined();
		return this.shown;
	}

	/** The properties of the board with the turn of the side that moves ahead. */
	private get base(): View {
		const { shown } = this.values;
		const { parts } = shown.turn ?? {};
		return { ...shown, turn: { side: this.side, ...(parts !== undefined && { parts }) } };
	}

	private imagined(): View {
		const { shown } = this.values;
		if (this.queue.length === 0) {
			const mover = this.offer.moves
				.map(({ from }) => shown.pieces?.find(({ cell }) => cell === from))
				.find((piece) => piece !== undefined);
			this.side = mover?.side ?? 1 - (shown.turn?.side ?? 0);
		}
		return this.queue.reduce((view, { move }) => afterMove(view, move), this.base);
	}

	/** Takes the moves that are offered now. Returns those before. */
	setOwn(own: Offer): Offer {
		const before = this.own;
		this.own = own;
		return before;
	}

	/** Takes note of changed properties. The page's function is called again only for a new one, for other cells and for other premoves: it may be slow. */
	refresh(changed: readonly string[]): void {
		this.shown = undefined;
		if (changed.includes('premoves') || changed.includes('geometry')) this.candidates = undefined;
		if (changed.includes('pieces')) this.waiting = false;
	}

	private replace(queue: readonly Premove[]): void {
		this.queue = queue;
		this.candidates = undefined;
		this.shown = undefined;
	}

	/** Makes a move ahead. */
	add(move: BoardMove): void {
		this.replace([...this.queue, { move, given: this.offer.asGiven(move), title: moverOf(this.view, move)?.title }]);
	}

	/** Takes all back. Returns whether there were any. */
	clear(): boolean {
		const had = this.queue.length > 0;
		if (had) this.replace([]);
		return had;
	}

	/**
	 * Drops the premoves that are no longer possible. When moves are offered, removes the first premove from the list, and returns it as it is offered.
	 */
	settle(): BoardMove | undefined {
		const { queue, own } = this;
		const [first] = queue;
		if (first === undefined || this.waiting) return undefined;
		let view = this.base;
		const end = queue.findIndex(({ move, title }) => {
			const isGone = moverOf(view, move)?.title !== title;
			view = afterMove(view, move);
			return isGone;
		});
		let possible = end < 0 ? queue : queue.slice(0, end);
		let made: BoardMove | undefined;
		if (!this.isOpen) {
			const { id, from, drop, to } = first.move;
			const same = end === 0 ? [] : own.moves.filter((move) => move.from === from && move.drop === drop && move.to === to);
			made = same.find((move) => move.id === id) ?? (same.length === 1 ? same[0] : undefined);
			possible = made === undefined ? [] : possible.slice(1);
		}
		this.waiting = made !== undefined;
		const lost = queue.length - possible.length - Number(this.waiting);
		this.failed ||= lost > 0;
		if (possible !== queue) this.replace(possible);
		return made;
	}

	/** Whether premoves were dropped since the last call. */
	takeFailure(): boolean {
		const { failed } = this;
		this.failed = false;
		return failed;
	}
}

/** The source of a move. */
export const sourceOf = ({ from, drop }: BoardMove): Source | undefined =>
	from !== undefined ? { cell: from } : drop === undefined ? undefined : { drop };
