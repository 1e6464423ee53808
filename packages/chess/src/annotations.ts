import type { NAG, Suffix } from './nags.js';

/** A move of a variation. */
export interface VariationMove {
	san: string;
	suffix?: Suffix;
	nags?: NAG[];
	comment?: string;
	/** Lines that replace this move. */
	variations?: Variation[];
}

/** A line that replaces a move. */
export interface Variation {
	/** A comment before its first move. */
	comment?: string;
	moves: VariationMove[];
}

/** The annotations of a position, which are those of the move that leads to it. */
export interface Annotation {
	comment?: string;
	suffix?: Suffix;
	nags?: NAG[];
	/** Lines that replace the move. */
	variations?: Variation[];
}

/** The annotations of a game, by the FEN of a position: no game reaches the same FEN twice, since it has the number of the move. */
export class Annotations {
	readonly #byFen = new Map<string, Annotation>();

	/** The annotations of a position, to be read. */
	at(fen: string): Readonly<Annotation> {
		return this.#byFen.get(fen) ?? {};
	}

	/** Sets one annotation of a position; undefined removes it. */
	set<K extends keyof Annotation>(fen: string, name: K, value: Annotation[K] | undefined): void {
		const { [name]: _, ...others } = this.at(fen);
		const next: Annotation = value === undefined ? others : { ...others, [name]: value };
		if (Object.keys(next).length === 0) this.#byFen.delete(fen);
		else this.#byFen.set(fen, next);
	}

	forget(fen: string): void {
		this.#byFen.delete(fen);
	}
}

/** A comment that can stand in braces. */
export const withoutBraces = (comment: string): string => comment.replaceAll('{', '[').replaceAll('}', ']');
