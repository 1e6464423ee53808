import { distance, shifted } from './coordinates.js';
import type { Dialect, Figure, IcnGame, IcnMove, Piece, Player, Square } from './game.js';

/** The effects of a move on other pieces. */
export interface MoveEffects {
	/** The mover before the move. */
	readonly piece: Piece;
	readonly captured: Piece | undefined;
	/** The square of the partner, if the move castles. */
	readonly partner: Square | undefined;
}

const isRoyal = ({ kind }: Figure): boolean => kind === 'k' || kind === 'rc';

/** The kinds that cannot be partners of castling; pawns cannot either. */
const isPartner = (piece: Figure): boolean => !isRoyal(piece) && piece.kind !== 'p';

/** The minimum distance of a partner: the two squares of the royal's move, and one more. */
const NEAREST_PARTNER = 3;

/** The pieces on the plane. Moves are made without a check of legality. */
export class Board {
	private readonly pieces: Map<string, Piece> = new Map();
	private readonly dialect: Dialect;
	enPassant: Square | undefined;
	/** Half-moves since the last capture or pawn move. */
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

	/** All pieces; those that have not moved come first, in their original order. */
	all(): readonly Piece[] {
		return [...this.pieces.values()];
	}

	/** Makes a move; returns `undefined` if the origin is empty. */
	play({ from, to, promotion }: IcnMove): MoveEffects | undefined {
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

	/** Passes the turn to the next player. The seed counts moves after black, the site after each round from the start of the text. */
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

	/** A piece that has moved does not have a right any more. */
	private put({ kind, player }: Figure, at: Square): void {
		this.pieces.set(at.join(), { kind, player, at });
	}

	/** The pawn that has just passed this square; `undefined` if there is no such pawn of another player. */
	private takeEnPassant(to: Square, { player }: Figure): Piece | undefined {
		if (this.enPassant?.join() !== to.join()) return undefined;
		const at: Square = [to[0], shifted(to[1], this.turnOrder.at(-1) === 1 ? 1 : -1)];
		const victim = this.pieces.get(at.join());
		return victim?.kind === 'p' && victim.player !== player ? this.take(at) : undefined;
	}

	/** The nearest piece on the row, if it may castle with this piece. */
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

	/** Removes the rights of pieces without a castling partner, after a piece with a right has moved or was captured. */
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
