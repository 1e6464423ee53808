import type { BoardMove, BoardSide, Drawings, Geometry } from '@x/board';
import type { GameView } from '@x/board/game';
import type { Diagnostic } from '@x/diagnostics';
import type { GamePicture } from '@x/games/list';
import type { Command } from '@x/pgn/moves';
import type { LinkQuestions } from '../link/repair-views.js';
import type { GameRecord } from '../state/app-state.js';
import type { Doc } from './doc.js';
import type { EvaluationQuestions } from './evaluation-views.js';
import type { FbrQuestions } from './fbr-views.js';
import type { FileQuestions } from './files-views.js';
import { isOwn, type LanguageId } from './languages/ids.js';
import type {
	CountView,
	ExportView,
	FeenView,
	GalleryEntry,
	ImportView,
	RulePlace,
	RulesCheck,
	SheetView,
	TheirRow,
} from './lazy-views.js';
import type { NotationQuestions } from './notation-views.js';
import type { OpponentQuestions } from './opponent-views.js';
import type { PictureQuestions } from './picture-views.js';
import type { PieceTextQuestions } from './piece-text-views.js';
import type { PieceQuestions } from './piece-views.js';
import type { PlaneQuestions, PlaneView } from './plane-views.js';
import type { Preset } from './preset.js';
import type { RecogniseQuestions } from './recognise-views.js';
import type { SetUpQuestions } from './set-up-views.js';
import type { ShareQuestions } from './share-views.js';
import type { SightQuestions } from './sight-views.js';
import type { WorkshopQuestions } from './workshop-views.js';

export type { Doc } from './doc.js';
export type * from './evaluation-views.js';
export type * from './fbr-views.js';
export type * from './files-views.js';
export { isOwn, type LanguageId, type OwnRules, ownId, ownRules } from './languages/ids.js';
export type * from './lazy-views.js';
export type * from './notation-views.js';
export type * from './opponent-views.js';
export type { PictureAsk, PictureView } from './picture-views.js';
export type * from './piece-text-views.js';
export type { Blocker, DiagramView, FiguresView, KindsView } from './piece-views.js';
export type {
	FormReading,
	FormView,
	IcnForm,
	KindView,
	PlanePlay,
	PlaneView,
	Point,
	ReachView,
} from './plane-views.js';
export { isPlane, PLANE } from './plane-views.js';
export type { Preset } from './preset.js';
export type * from './recognise-views.js';
export type { PaletteKind, SetUpReading, SetUpView } from './set-up-views.js';
export type { ShareView, TestVector } from './share-views.js';
export type { HeldPiece, LayersView, SightView } from './sight-views.js';
export type {
	Completed,
	Completions,
	CopyView,
	DifferencesView,
	Ink,
	Inked,
	InkedPart,
	InksView,
	Meaning,
	PlanView,
	RuleTextView,
	SyntaxNode,
	SyntaxView,
} from './workshop-views.js';

/** The messages between the page and its worker: plain data, each question with an id. */

/** A group of games that the list can show alone. */
export type GameFilter = 'drops' | 'hex' | 'levels' | 'large' | 'small' | 'shogi' | 'xiangqi' | 'wild';

/** A game in the list of all games. */
export interface Listed extends Preset {
	/** Its heading. */
	readonly family: string;
	/** Other names for the search. */
	readonly also: readonly string[];
	/** Its special feature in one short sentence. */
	readonly says: string;
	/** The size of its board. */
	readonly size: string;
	/** Its most telling property. */
	readonly tag?: string;
	readonly filters: readonly GameFilter[];
	/** The titles of its kinds of pieces. */
	readonly pieces: readonly string[];
	readonly picture: GamePicture;
}

/** A dialect of FEN. */
export interface DialectView {
	readonly id: string;
	readonly title: string;
}

/** One of the games of a text. */
export interface GameRange {
	readonly from: number;
	readonly to: number;
	/** Its players, its event or its first moves. */
	readonly title: string;
}

/** A move that was played, with the information needed to describe it. */
export interface MoveView {
	readonly name: string;
	readonly from: number | undefined;
	/** Undefined for a pass. */
	readonly to: number | undefined;
	readonly side: string;
	/** The kind that moves or is dropped. */
	readonly kind: string;
	readonly mover: string;
	readonly promotion: string | undefined;
	readonly captured: readonly string[];
	/** `O-O` or `O-O-O` for castling. */
	readonly castling: string | undefined;
}

/** A legal move. */
export interface LegalMove extends MoveView {
	readonly san: string;
}

/** One move of the text; node 0 is the start. */
export interface MoveNode {
	readonly parent: number;
	readonly name: string;
	readonly san: string;
	/** Half-open range in the text, including the NAGs after the move. */
	readonly from: number;
	readonly to: number;
	/** 0 in the main line, 1 in its variations … */
	readonly depth: number;
	/** The number of the move, which the moves of all sides in one round share. */
	readonly number: number;
	/** The place of the side in the round, from 0. */
	readonly column: number;
	/** The annotations by their numbers in PGN. */
	readonly nags: readonly number[];
	/** Signs behind the move that have no number. */
	readonly signs?: string;
	readonly comment: string;
	/** Commands in the comments, such as clocks and arrows; missing if there are none. */
	readonly commands?: readonly Command[];
}

export interface OutcomeView {
	readonly reason: string;
	readonly text: string;
	readonly winner: string | undefined;
}

/** A position in one notation, or the reason why it cannot be written. */
export type Written = { readonly text: string } | { readonly refused: string };

/** A position, with what a board shows of it. */
export interface PositionView extends Pick<GameView, 'pieces' | 'hands' | 'lastMove' | 'checks' | 'moves' | 'turn'> {
	/** An identifier of the arrangement: equal for equal arrangements. */
	readonly key: string;
	/** The text in the game's usual dialect, if possible. */
	readonly fen: string | undefined;
	/** The text in each dialect, in the order of the reading's dialects. */
	readonly written: readonly Written[];
	readonly side: string;
	readonly sideTitle: string;
	/** The same side has moved before: its turn has several moves. */
	readonly again: boolean;
	readonly legal: readonly LegalMove[];
	readonly last: MoveView | undefined;
	readonly checked: boolean;
	readonly outcome: OutcomeView | undefined;
	readonly claims: readonly OutcomeView[];
	/** The number before the next move; `always` if it is written even after another move. */
	readonly number: { readonly text: string; readonly always: boolean };
}

/** The reading of a document and one of its moves, for the page. */
export interface Reading {
	readonly preset: Preset;
	/** The ruleset's content hash. */
	readonly hash: string;
	/** The dialects of its positions, the usual one first. */
	readonly dialects: readonly DialectView[];
	readonly board: Geometry;
	/** The sides as the board colours them, and the family of their pictures. */
	readonly boardSides: readonly BoardSide[];
	readonly family: string;
	readonly text: string;
	readonly nodes: readonly MoveNode[];
	/** side → its name in words. */
	readonly sides: Readonly<Record<string, string>>;
	/** The games of the text, and the index of the one that `nodes` belongs to. */
	readonly games: readonly GameRange[];
	readonly game: number;
	/** The node whose position is shown. */
	readonly shown: number;
	readonly position: PositionView;
	/** Faults and remarks of the moves text. */
	readonly problems: readonly Diagnostic[];
	/** The requested start cannot be read: the usual one is shown instead. */
	readonly startProblems: readonly Diagnostic[];
	/** Names of the moves, if the text is exactly our own output for them. */
	readonly settled: readonly string[] | undefined;
	/** The result in the text, with its place. */
	readonly result: { readonly from: number; readonly text: string } | undefined;
	/** The names of the players in the text, in the order of the sides. */
	readonly players: readonly (string | undefined)[];
	/** The FEN in the text's own tags. */
	readonly tagged: string | undefined;
	/** The game named in the text, if it is not the chosen one. */
	readonly variant: string | undefined;
	/** The board can be played on; the texts of the position and its moves follow in another answer. */
	readonly early?: true;
	/** The unbounded board; `board` does not contain it. */
	readonly plane?: PlaneView | undefined;
}

export interface FenReading {
	readonly text: string;
	/** Canonical in the game's usual dialect, if it can be read and played. */
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
	/** The target of the culprits, if any. */
	readonly at: number | undefined;
	/** The rules that refuse it, where the game is played by rules that were written as text. */
	readonly rules: readonly RulePlace[];
	/** The places of these rules in the ruleset, where the game has no text. */
	readonly parts?: readonly string[];
}

/** The rule that ended a game; or the reason why a side has no legal move, and each move that is refused. */
export interface EndView {
	readonly message: string;
	readonly moves: readonly (WhyNot & { readonly move: string })[];
}

/** The node to show: its index, or the caret that it precedes. */
export type Place = { readonly node: number } | { readonly caret: number };

interface AskRead {
	readonly doc: Doc;
	readonly place: Place;
	/** The early answer has already arrived. */
	readonly rest?: true;
}

interface AskRules {
	/** By default variants.txt. */
	readonly language?: LanguageId;
	readonly text: string;
	readonly caret?: number;
	readonly record?: GameRecord;
	readonly node?: number;
}

export interface Questions
	extends EvaluationQuestions,
		FbrQuestions,
		FileQuestions,
		LinkQuestions,
		NotationQuestions,
		OpponentQuestions,
		PictureQuestions,
		PieceQuestions,
		PieceTextQuestions,
		PlaneQuestions,
		RecogniseQuestions,
		SetUpQuestions,
		ShareQuestions,
		SightQuestions,
		WorkshopQuestions {
	readonly presets: { readonly ask: Record<string, never>; readonly answer: readonly Listed[] };
	/** The game that a `Variant` tag names. */
	readonly named: { readonly ask: { readonly variant: string }; readonly answer: Preset | undefined };
	readonly read: { readonly ask: AskRead; readonly answer: Reading };
	readonly fen: {
		readonly ask: { readonly ruleset: string; readonly dialect?: string; readonly text: string };
		readonly answer: FenReading;
	};
	readonly why: {
		/** A kind instead of a source cell: a drop from the hand. */
		readonly ask: { readonly doc: Doc; readonly node: number; readonly from: number | string; readonly to: number };
		readonly answer: WhyNot;
	};
	/** Undefined while there is a legal move. */
	readonly ended: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: EndView | undefined };
	/** The moves that sides may make ahead, after those that they have made ahead. */
	readonly premoves: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly movers: readonly string[]; readonly made: readonly BoardMove[] };
		readonly answer: readonly BoardMove[];
	};
	/** The text with other drawings in the comment of a move; undefined if they cannot be kept there. */
	readonly draw: {
		readonly ask: { readonly doc: Doc; readonly node: number; readonly drawings: Drawings };
		readonly answer: string | undefined;
	};
	readonly sheet: { readonly ask: { readonly ruleset: string }; readonly answer: SheetView };
	readonly feen: { readonly ask: { readonly doc: Doc; readonly node: number }; readonly answer: FeenView };
	readonly readFeen: { readonly ask: { readonly ruleset: string; readonly text: string }; readonly answer: FeenReading };
	/** Checks a text of rules. If moves are given and the text can be played, also reads these moves with its rules, early. */
	readonly rules: { readonly ask: AskRules; readonly answer: RulesCheck & { readonly reading?: Reading } };
	/** The texts of a language's gallery. */
	readonly gallery: { readonly ask: { readonly language?: LanguageId }; readonly answer: readonly GalleryEntry[] };
	/** Text of Fairy-Stockfish's `variants.ini` as rules. */
	readonly imports: { readonly ask: { readonly text: string }; readonly answer: ImportView };
	/** The rules of one game in other formats. */
	readonly exports: { readonly ask: { readonly language?: LanguageId; readonly text: string }; readonly answer: ExportView };
	/** Answered repeatedly while it runs; `stop`, or another count, ends it. */
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
/** Topics whose work is done in steps. */
export type Streamed = 'perft' | 'opponent' | 'selfPlay';
export type Ask<T extends Topic> = Questions[T]['ask'];
export type Answer<T extends Topic> = Questions[T]['answer'];

/** The id of the game of the first worker. */
export const FIRST = 'chess';

/** Whether the first worker can answer. */
export const isFirst = (topic: Topic, ask: Ask<Topic>): boolean =>
	(topic === 'read' && (ask as Ask<'read'>).doc.ruleset === FIRST) || (topic === 'fen' && (ask as Ask<'fen'>).ruleset === FIRST);

/** Whether a question is about the opened file, which has a worker of its own. */
export const isOfFile = (topic: Topic): topic is keyof FileQuestions => topic.startsWith('file');

/** Whether a question is about the thoughts of an engine, which has a worker of its own. */
export const isOfThought = (topic: Topic): topic is 'engine' | 'evaluation' => topic === 'engine' || topic === 'evaluation';

/** Whether a question draws pictures, or rules or a piece that are being edited, here or in another format. That may take longer than the time between two keys. */
export const isDrawing = (topic: Topic, ask: Ask<Topic>): boolean =>
	topic === 'imports' ||
	topic === 'exports' ||
	topic === 'copy' ||
	topic === 'differences' ||
	topic === 'syntax' ||
	topic === 'ruleText' ||
	topic === 'inks' ||
	topic === 'meaning' ||
	topic === 'plan' ||
	topic === 'piece' ||
	topic === 'pictures' ||
	topic === 'figures' ||
	topic === 'fbr' ||
	((topic === 'kinds' || topic === 'diagram' || topic === 'sheet') && isOwn((ask as Ask<'kinds'>).ruleset));

export type Request = { [T in Topic]: { readonly id: number; readonly topic: T; readonly ask: Ask<T> } }[Topic];
export type Reply =
	| { readonly id: number; readonly topic: Topic; readonly answer: Answer<Topic>; readonly more?: boolean }
	| { readonly id: number; readonly topic: Topic; readonly failed: string };
