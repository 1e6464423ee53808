import type { GameRecord, Start } from '../state/app-state.js';
import type { LanguageId } from './languages/ids.js';
import type { Preset } from './preset.js';

/** The kind of a text and its content, for the page that received it. */

/** The kinds of texts that the page recognises. */
export type TextKind =
	| 'link'
	| 'icn'
	| 'json'
	| 'program'
	| 'kif'
	| 'wxf'
	| 'list'
	| 'pgn'
	| 'diagram'
	| 'variants.ini'
	| 'variants.txt'
	| 'fbr'
	| 'xboard'
	| 'uci'
	| 'usi'
	| 'epd'
	| 'sfen'
	| 'fen'
	| 'feen'
	| 'moves'
	| 'piece';

/** The part of the page that a text belongs to, with its content. */
export type Given =
	| { readonly to: 'link'; readonly link: string }
	/** The board: a game to open. */
	| { readonly to: 'board'; readonly preset: Preset; readonly start: Start; readonly record: GameRecord }
	/** The field of FEN: a position with faults, of the game and in the dialect in which it has the fewest. */
	| { readonly to: 'fen'; readonly preset: Preset; readonly dialect: string; readonly text: string }
	/** The field of FEEN: a position that belongs to no game. */
	| { readonly to: 'feen'; readonly text: string }
	| { readonly to: 'workshop'; readonly language: LanguageId; readonly text: string }
	| { readonly to: 'piece'; readonly text: string }
	/** The list of the games or positions of a text. */
	| { readonly to: 'list' };

/** A text after its recognition. */
export interface Recognised {
	readonly text: string;
	/** Undefined if the text was not recognised. */
	readonly found:
		| {
				readonly kind: TextKind;
				/** The name of the notation: `SFEN`. */
				readonly notation: string;
				/** Whether the text can hardly be anything else: the page opens it at once, and asks otherwise. */
				readonly certain: boolean;
				readonly given: Given;
				/** The parts of the text that do not come along, each as a sentence. */
				readonly lost?: readonly string[];
		  }
		| undefined;
	/** The names of the notations in which it was tried. */
	readonly tried: readonly string[];
}

export interface RecogniseQuestions {
	/** `ruleset`: the game on the board, which is preferred. */
	readonly recognise: { readonly ask: { readonly text: string; readonly ruleset: string }; readonly answer: Recognised };
}
