import { distance, shifted } from './coordinates.js';
import type { Dialect, Figure, IcnGame, IcnMove, Piece, Player, Square } from './game.js';

/** What a move did beside moving its piece. */
export interface Deed {
	/** The mover, as it stood. */
	readonly piece: Piece;
	readonly captured: Piece | undefined;
	/** Where the partner stood, if the move castled. */
	readonly partner: Square | undefined;
}

const isRoyal = ({ kind }: Figure): boolean => kind === 'k' || kind === 'rc';

/** Kings and royal centaurs castle with any piece but these and pawns. */
const isPartner = (piece: Figure): boolean => !isRoyal(piece) && piece.kind !== 'p';

/** The least distance of a partner: the two squares that the royal moves, and one more. */
const NEAREST_PARTNER = 3;

/** Pieces on the plane, and moves that are made without asking whether they are legal. */
export class Board {
	private readonly pieces: Map<string, Piece> = new Map();
	private readonly dialect: Dialect;
	enPassant: Square | undefined;
	/** Half-moves since the last capture or move of a pawn. */
	quiet: number;
	fullMove: number;
	turnOrder: readonly Player[];

	constructor({ pieces = [], enPassant, moveRule, fullMove, turnOrder }: IcnGame, dialect: Dialect) {
		for (const piece of pieces) this.pieces.set(piece.at.join(), piece);
		this.dialect = dialect;
		this.enPassant = enPassant;
		this.quiet = moveRule?.[0] ?? 0;
		this.fullMove = fullMove;
		this.turnOrder = turnOrder;
	}

	/** All pieces; those that have not moved first, in their old order. */
	all(): readonly Piece[] {
		return [...this.pieces.values()];
	}

	/** Makes a move; undefined if there is nothing to move. */
	play({ from, to, promotion }: IcnMove): Deed | undefined {
		const piece = this.take(from);
		if (piece === undefined) return undefined;
		const [dx, dy] = [distance(from[0], to[0]), distance(from[1], to[1])];
		const pawn = piece.kind === 'p';
		const captured = this.take(to) ?? (pawn && Math.abs(dx) === 1 ? this.takeEnPassant(to, piece) : undefined);
		const castles = isRoyal(piece) && piece.right === true && captured === undefined && Math.abs(dx) === 2 && dy === 0;
		const partner = castles ? this.partnerOf(piece, Math.sign(dx)) : undefined;
		if (partner !== undefined) {
			this.take(partner.at);
			this.put(partner, [shifted(to[0], -Math.sign(dx)), to[1]]);
		}
		this.put(promotion ?? piece, to);
		if (this.dialect === 'site') this.prune([piece, captured]);
		const doubled = pawn && dx === 0 && Math.abs(dy) === 2 && (piece.player === 1 || piece.player === 2);
		this.enPassant = doubled ? [to[0], shifted(to[1], -dy / 2)] : undefined;
		this.quiet = pawn || captured !== undefined ? 0 : this.quiet + 1;
		return { piece, captured, partner: partner?.at };
	}

	/** Passes the turn on. The seed counts after black, the site after each round from the start of the text. */
	pass(ply: number): void {
		const [mover, ...others] = this.turnOrder;
		if (this.dialect === 'site' ? ply % this.turnOrder.length === 0 : mover === 2) this.fullMove++;
		this.turnOrder = [...others, mover!];
	}

	private take(at: Square): Piece | undefined {
		const key = at.join();
		const piece = this.pieces.get(key);
		this.pieces.delete(key);
		return piece;
	}

	/** A piece that has moved has no right any more. */
	private put({ kind, player }: Figure, at: Square): void {
		this.pieces.set(at.join(), { kind, player, at });
	}

	/** The pawn that has just passed this square; none, if there is no such pawn of somebody else. */
	private takeEnPassant(to: Square, { player }: Figure): Piece | undefined {
		if (this.enPassant?.join() !== to.join()) return undefined;
		const at: Square = [to[0], shifted(to[1], this.turnOrder.at(-1) === 1 ? 1 : -1)];
		const victim = this.pieces.get(at.join());
		return victim?.kind === 'p' && victim.player !== player ? this.take(at) : undefined;
	}

	/** The nearest piece on the row, if it may castle with this one. */
	private partnerOf(royal: Piece, direction: number): Piece | undefined {
		const [x, y] = royal.at;
		let nearest: Piece | undefined;
		let least = Number.POSITIVE_INFINITY;
		for (const piece of this.pieces.values()) {
			const away = piece.at[1] === y ? distance(x, piece.at[0]) * direction : 0;
			if (away > 0 && away < least) [nearest, least] = [piece, away];
		}
		const fits = nearest?.right && nearest.player === royal.player && isPartner(nearest) && least >= NEAREST_PARTNER;
		return fits ? nearest : undefined;
	}

	/** Takes rights away from those who have nobody left to castle with, where one with a right has moved or died. */
	private prune(changed: readonly (Piece | undefined)[]): void {
		const rows = new Set(changed.filter((piece) => piece?.right).map((piece) => piece!.at[1]));
		for (const y of rows) {
			const row = this.all().filter(({ at, right, kind }) => at[1] === y && right && kind !== 'p');
			for (const piece of row) {
				const mate = row.some(
					(other) =>
						other.player === piece.player &&
						isRoyal(other) !== isRoyal(piece) &&
						Math.abs(distance(other.at[0], piece.at[0])) >= NEAREST_PARTNER,
				);
				if (!mate) this.pieces.set(piece.at.join(), { kind: piece.kind, player: piece.player, at: piece.at });
			}
		}
	}
}
