import type { Diagnostic, Span } from '@x/diagnostics';
import type { GameRecord, Start } from '../state/app-state.js';
import type { Doc } from './doc.js';

/** The position and the game in every notation: answers of the second worker. */

/** The meaning of a place in a text: a piece on a cell, a piece in a hand, or a move. */
export interface NotationToken extends Span {
	readonly cell?: number;
	readonly node?: number;
	/** The kind of a piece in a hand, and the index of its side. */
	readonly drop?: string | undefined;
	readonly side?: number;
	/** The piece in words: `white knight on g1`. */
	readonly words?: string;
}

/** The position, the game or the rules in one notation. */
export interface NotationCard {
	readonly id: string;
	readonly title: string;
	/** Other notations with the same text. */
	readonly also: readonly string[];
	readonly about: 'position' | 'game' | 'rules';
	/** Undefined if the notation cannot say it. */
	readonly text: string | undefined;
	/** The information that the notation does not hold, or the reason why it has no text, in sentences. */
	readonly lost: readonly string[];
	readonly tokens: readonly NotationToken[];
	/** The extension of its files. */
	readonly extension: string;
	/** Its texts have several lines. */
	readonly lines: boolean;
}

export interface NotationsView {
	/** The node that the texts belong to. */
	readonly node: number;
	readonly cards: readonly NotationCard[];
	/** The information that none of the texts of the position holds, in sentences. */
	readonly lost: readonly string[];
}

/** The game that a text of a notation says. */
export interface NotationGame {
	/** The id of other rules. */
	readonly ruleset?: string;
	readonly start: Start;
	readonly record: GameRecord;
	/** The node of the move before the caret; by default the last one. */
	readonly cursor?: number;
}

/** A text of a notation after reading. */
export interface NotationReading {
	readonly id: string;
	readonly text: string;
	/** Undefined if the text cannot be read; the game on the board stays. */
	readonly game: NotationGame | undefined;
	readonly problems: readonly Diagnostic[];
}

interface AskReading {
	readonly doc: Doc;
	readonly node: number;
	readonly id: string;
	readonly text: string;
	readonly caret: number;
}

export interface NotationQuestions {
	readonly notations: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: NotationsView };
	readonly readNotation: { readonly ask: AskReading; readonly answer: NotationReading };
}
