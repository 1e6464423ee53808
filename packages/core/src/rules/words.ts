/**
 * The words of a game: the names that its functions return. `Game<Chess>` has those of chess, so that a misspelt name is an error of the compiler. A plain
 * `Game` may have any words.
 */
export interface GameWords {
	/** The sides that move. */
	readonly side: string;
	/** The sides to which pieces belong: those that move, and `neutral` in a game with pieces that belong to neither. */
	readonly owner: string;
	/** The kinds of pieces, and `''` in a game with moves that no piece makes, such as a pass. */
	readonly kind: string;
	/** The reasons of its outcomes. */
	readonly reason: string;
}

/**
 * Carries the words of a game with its rules. It has no value. A copy with other parts, `{ ...chess.rules, outcomes }`, may have other words: spreading
 * leaves out protected members, so the copy has any words.
 */
export declare abstract class WithWords<W extends GameWords> {
	protected readonly words?: W;
}
