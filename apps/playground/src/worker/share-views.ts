import type { Start } from '../state/app-state.js';
import type { Doc } from './doc.js';
import type { LanguageId } from './languages/ids.js';

/** Texts about the game on the board for programs and their tests. */

/** A position with everything that the page says about it: data for tests. */
export interface TestVector {
	readonly format: 'x-test-vector';
	readonly version: 1;
	/** The id of the game; rules of a user are here as text. */
	readonly game?: string;
	readonly rules?: { readonly language: LanguageId; readonly text: string };
	/** The content hash of the rules. */
	readonly hash: string;
	readonly start: Start;
	/** The names of the moves from the start to the position. */
	readonly moves: readonly string[];
	/** The number of legal moves. */
	readonly legal: number;
	readonly outcome: { readonly reason: string; readonly winner: string | null } | null;
	/** The position and its game by the ids of the notations that can write them. */
	readonly texts: Readonly<Record<string, string>>;
}

export interface ShareView {
	/** Undefined for boards without edges. */
	readonly vector: string | undefined;
	/** A program in TypeScript that arrives at the position. */
	readonly code: string;
}

export interface ShareQuestions {
	readonly share: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: ShareView };
}
