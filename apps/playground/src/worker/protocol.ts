import type { Diagnostic } from '@x/diagnostics';
import type { GameRecord, Start } from '../state/app-state.js';
import type { BoardView, HandView, KindView, PieceView } from './board-views.js';
import type { CountView, ExportView, FeenView, GalleryEntry, ImportView, RulesCheck, SheetView, TheirRow } from './lazy-views.js';
import type { PieceQuestions } from './piece-views.js';
import type { PlaneQuestions, PlaneView } from './plane-views.js';

export type { RayFamily } from '@x/plane';
export type * from './board-views.js';
export type * from './lazy-views.js';
export type { Blocker, DiagramView, KindsView } from './piece-views.js';
export type {
	FormReading,
	FormView,
	IcnForm,
	PlanePlay,
	PlaneView,
	Point,
	ReachView,
} from './plane-views.js';
export { isPlane, PLANE } from './plane-views.js';

/** What the page and its worker say to each other: plain data, each question with an id. */

/** A ruleset the page offers. */
export interface Preset {
	readonly id: string;
	readonly title: string;
	/** How many numbered starting positions there are, and the one to begin with. */
	readonly numbered?: { readonly count: number; readonly usual: number };
}

/** A ruleset in the list of all. */
export interface Listed extends Preset {
	/** The heading it stands under. */
	readonly family: string;
	/** Other names, by which it is found. */
	readonly also: readonly string[];
}

/** A way to write positions. */
export interface DialectView {
	readonly id: string;
	readonly title: string;
}

/** A game as the engine is given it. */
export interface Doc {
	readonly ruleset: string;
	readonly start: Start;
	readonly record: GameRecord;
	/** Which of several games in the text; the first unless said. */
	readonly game?: number | undefined;
}

/** One of the games of a text. */
export interface GameRange {
	readonly from: number;
	readonly to: number;
	/** Its players, its event or its first moves. */
	readonly title: string;
}

/** A move as it was made, with what is needed to say it. */
export interface MoveView {
	readonly name: string;
	readonly from: number | undefined;
	/** Undefined for a pass. */
	readonly to: number | undefined;
	readonly side: string;
	/** The kind that moves or is put down. */
	readonly kind: string;
	readonly mover: string;
	readonly promotion: string | undefined;
	readonly captured: readonly string[];
	/** `O-O`, `O-O-O`: how a castling is written. */
	readonly castling: string | undefined;
}

/** A move that can be played now. */
export interface LegalMove extends MoveView {
	readonly san: string;
	/** What it becomes, to draw it in the chooser. */
	readonly becomes: KindView | undefined;
}

/** One move of the text; node 0 is the start and no move. */
export interface MoveNode {
	readonly parent: number;
	readonly name: string;
	readonly san: string;
	/** Half-open range in the text, with the NAGs behind the move. */
	readonly from: number;
	readonly to: number;
	/** 0 in the main line, 1 in its variations … */
	readonly depth: number;
	/** `12.` or `12…` where a reader wants it. */
	readonly number: string;
	/** Whether the number is shown even after another move. */
	readonly opens: boolean;
	readonly glyph: string;
	readonly comment: string;
}

export interface OutcomeView {
	readonly reason: string;
	readonly text: string;
	readonly winner: string | undefined;
}

/** A position in one notation; or why that cannot say it. */
export type Written = { readonly text: string } | { readonly refused: string };

export interface PositionView {
	/** What tells it from others: equal for the same arrangement. */
	readonly key: string;
	/** As the game's usual dialect writes it, if it can. */
	readonly fen: string | undefined;
	/** As each dialect writes it, in the order of the reading's dialects. */
	readonly written: readonly Written[];
	readonly side: string;
	readonly sideTitle: string;
	/** The same side has moved before: its turn has several moves. */
	readonly again: boolean;
	readonly pieces: readonly PieceView[];
	/** One for each side, in the order of the sides, where pieces are held or several kinds of them can be put down. */
	readonly hands: readonly HandView[];
	readonly legal: readonly LegalMove[];
	readonly last: MoveView | undefined;
	readonly check: readonly number[];
	readonly checked: boolean;
	readonly outcome: OutcomeView | undefined;
	readonly claims: readonly OutcomeView[];
	/** The number before the next move; `always` when it is written even after another move. */
	readonly number: { readonly text: string; readonly always: boolean };
}

/** All the page shows for one document and one move of it. */
export interface Reading {
	readonly preset: Preset;
	/** The ruleset's content hash. */
	readonly hash: string;
	/** How its positions can be written, the usual way first. */
	readonly dialects: readonly DialectView[];
	readonly board: BoardView;
	readonly text: string;
	readonly nodes: readonly MoveNode[];
	/** side → its name in words. */
	readonly sides: Readonly<Record<string, string>>;
	/** The games of the text, and which of them `nodes` are the moves of. */
	readonly games: readonly GameRange[];
	readonly game: number;
	/** The node whose position is shown. */
	readonly shown: number;
	readonly position: PositionView;
	/** Faults and remarks of the moves text. */
	readonly problems: readonly Diagnostic[];
	/** The start that was asked for cannot be read: the usual one is shown instead. */
	readonly startProblems: readonly Diagnostic[];
	/** Names of the moves, when the text is exactly what would be written for them. */
	readonly settled: readonly string[] | undefined;
	/** The result the text gives, and where. */
	readonly result: { readonly from: number; readonly text: string } | undefined;
	/** The FEN that the text's own tags begin with. */
	readonly tagged: string | undefined;
	/** What the text says of its game, when that is not the one chosen. */
	readonly variant: string | undefined;
	/** The board can be played on; how the position and its moves are written comes in another answer. */
	readonly early?: true;
	/** The board, where it is a plane without edges and `board` does not hold it. */
	readonly plane?: PlaneView | undefined;
}

export interface FenReading {
	readonly text: string;
	/** Canonical in the game's usual dialect, when it can be read and played. */
	readonly fen: string | undefined;
	readonly problems: readonly Diagnostic[];
}

/** A text of FEEN, read. */
export type FeenReading = FenReading;

export interface WhyNot {
	/** Undefined for a piece from a hand. */
	readonly from: number | undefined;
	readonly to: number;
	readonly message: string;
	readonly culprits: readonly number[];
	/** Where the culprits aim, if anywhere. */
	readonly at: number | undefined;
}

/** Which move is meant: its place in the text, or the one before a caret. */
export type Place = { readonly node: number } | { readonly caret: number };

interface AskRead {
	readonly doc: Doc;
	readonly place: Place;
	/** The early answer is there already. */
	readonly rest?: true;
}

export interface Questions extends PieceQuestions, PlaneQuestions {
	readonly presets: { readonly ask: Record<string, never>; readonly answer: readonly Listed[] };
	/** Which game a `Variant` tag means. */
	readonly named: { readonly ask: { readonly variant: string }; readonly answer: Preset | undefined };
	readonly read: { readonly ask: AskRead; readonly answer: Reading };
	readonly fen: {
		readonly ask: { readonly ruleset: string; readonly dialect?: string; readonly text: string };
		readonly answer: FenReading;
	};
	readonly why: {
		/** A kind instead of a cell to come from: it is put down from the hand. */
		readonly ask: { readonly doc: Doc; readonly node: number; readonly from: number | string; readonly to: number };
		readonly answer: WhyNot;
	};
	readonly sheet: { readonly ask: { readonly ruleset: string }; readonly answer: SheetView };
	readonly feen: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: FeenView };
	readonly readFeen: { readonly ask: { readonly ruleset: string; readonly text: string }; readonly answer: FeenReading };
	/** Whether a text in the language of variants.txt can be played; where moves are given and it can, these moves by its rules, early. */
	readonly rules: {
		readonly ask: { readonly text: string; readonly caret?: number; readonly record?: GameRecord; readonly node?: number };
		readonly answer: RulesCheck & { readonly reading?: Reading };
	};
	/** The texts that the language's package brings. */
	readonly gallery: { readonly ask: Record<string, never>; readonly answer: readonly GalleryEntry[] };
	/** Text of Fairy-Stockfish's `variants.ini` as rules. */
	readonly imports: { readonly ask: { readonly text: string }; readonly answer: ImportView };
	/** The rules of one game in other languages. */
	readonly exports: { readonly ask: { readonly text: string }; readonly answer: ExportView };
	/** Answered again and again while it runs; `stop`, or another count, ends it. */
	readonly perft: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly depth: number } | { readonly stop: true };
		readonly answer: CountView;
	};
	readonly divide: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly text: string };
		readonly answer: readonly TheirRow[];
	};
}

export type Topic = keyof Questions;
export type Ask<T extends Topic> = Questions[T]['ask'];
export type Answer<T extends Topic> = Questions[T]['answer'];

/** What the ids of games begin with that users wrote: the text of the rules follows, so that a link carries them. */
export const OWN_RULES = 'variants:';

/** The id of the game that the first worker plays. */
export const FIRST = 'chess';

/** Whether the worker of the first load can answer. */
export const isFirst = (topic: Topic, ask: Ask<Topic>): boolean =>
	(topic === 'read' && (ask as Ask<'read'>).doc.ruleset === FIRST) || (topic === 'fen' && (ask as Ask<'fen'>).ruleset === FIRST);

/** Whether it is asked what rules look like that are being written, here or in another language: that may take longer than from one key to the next. */
export const isDrawing = (topic: Topic, ask: Ask<Topic>): boolean =>
	topic === 'imports' ||
	topic === 'exports' ||
	((topic === 'kinds' || topic === 'diagram' || topic === 'sheet') && (ask as Ask<'kinds'>).ruleset.startsWith(OWN_RULES));

export type Request = { [T in Topic]: { readonly id: number; readonly topic: T; readonly ask: Ask<T> } }[Topic];
export type Reply =
	| { readonly id: number; readonly topic: Topic; readonly answer: Answer<Topic>; readonly more?: boolean }
	| { readonly id: number; readonly topic: Topic; readonly failed: string };
