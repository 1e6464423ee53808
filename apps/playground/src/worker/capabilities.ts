import type { Drawings } from '@x/board';
import type { premovesOf } from '@x/board/game';
import type { MoveParts, Position } from '@x/core';
import type { Explanation } from '@x/describe/explain';
import type { LinkRepair } from '../link/repair-views.js';
import type { SetUp } from '../state/app-state.js';
import type { Noted } from './notations/notation.js';
import type { PlayableGame } from './playable-game.js';
import type {
	Answer,
	Ask,
	Completions,
	CopyView,
	CountView,
	DiagramView,
	DifferencesView,
	Doc,
	EndView,
	ExportView,
	FbrView,
	FeenReading,
	FeenView,
	FiguresView,
	GalleryEntry,
	HeldPiece,
	ImportView,
	Inked,
	InksView,
	KindsView,
	LanguageId,
	LayersView,
	Listed,
	Meaning,
	MoveScore,
	NotationReading,
	NotationsView,
	OpponentView,
	PictureAsk,
	PictureView,
	PieceAsk,
	PieceReading,
	Place,
	PlanView,
	Reading,
	Recognised,
	RulesCheck,
	RuleTextView,
	ScoredText,
	SelfPlayOptions,
	SelfPlayView,
	SetUpReading,
	SetUpView,
	ShareView,
	SheetView,
	SightView,
	SyntaxView,
	TheirRow,
	WordGroup,
} from './protocol.js';

/** Topics of unbounded boards. */
type PlaneTopic = 'reach' | 'planePlay' | 'form';
type PlaneCapabilities = { readonly [T in PlaneTopic]: (ask: Ask<T>) => Answer<T> };

export type CountAsk = Exclude<Ask<'perft'>, { stop: true }>;

type ChooseAsk = Exclude<Ask<'opponent'>, { stop: true }>;

export type ThinkRequest =
	| { readonly topic: 'opponent'; readonly ask: ChooseAsk }
	| { readonly topic: 'selfPlay'; readonly ask: Exclude<Ask<'selfPlay'>, { stop: true }> };

/** Capabilities about single pieces, and pictures. */
interface PieceCapabilities {
	readonly kindsOf: (playable: PlayableGame) => KindsView;
	readonly diagramOf: (playable: PlayableGame, ask: Ask<'diagram'>) => DiagramView;
	readonly figuresOf: (playable: PlayableGame, ask: Ask<'figures'>) => FiguresView;
	readonly pieceOf: (ask: PieceAsk) => PieceReading;
	readonly picturesOf: (
		asked: readonly PictureAsk[],
		positionOf: (asked: PictureAsk) => { readonly playable: PlayableGame; readonly position: Position },
	) => readonly (PictureView | undefined)[];
}

/** The computer players. */
interface PlayerCapabilities {
	readonly chooseMove: (ask: ChooseAsk, at: (doc: Doc, node: number) => Position) => Iterator<OpponentView | undefined, void>;
	readonly playGames: (start: Position, options: SelfPlayOptions) => Iterator<SelfPlayView | undefined, void>;
}

/** Capabilities of the workshop. */
interface WorkshopCapabilities {
	readonly words: (language: LanguageId) => readonly WordGroup[];
	readonly complete: (language: LanguageId, text: string, caret: number) => Completions | undefined;
	readonly copy: (ruleset: string) => CopyView;
	readonly syntax: (language: LanguageId, text: string) => SyntaxView;
	readonly inks: (language: Inked, text: string) => InksView;
	readonly meaning: (language: Inked, text: string, at: number) => Meaning | undefined;
	readonly ruleText: (playable: PlayableGame, places: readonly string[]) => RuleTextView;
	readonly plan: (language: LanguageId, text: string) => PlanView | undefined;
	readonly differences: (language: LanguageId, text: string, parent: string) => DifferencesView;
}

/** Capabilities about texts of positions and games. */
interface TextCapabilities {
	readonly planeNotations: (doc: Doc, node: number) => NotationsView;
	readonly readPlaneNotation: (id: string, text: string) => NotationReading;
	readonly notations: (noted: Noted) => NotationsView;
	readonly readNotation: (noted: Noted, id: string, text: string, caret: number) => NotationReading;
	readonly shareOf: (noted: Noted) => ShareView;
	readonly sharePlane: (doc: Doc, node: number) => ShareView;
	readonly writeFeen: (id: string, position: Position) => FeenView;
	readonly readFeen: (playable: PlayableGame, text: string) => FeenReading;
	readonly recognise: (text: string, current: string) => Recognised;
}

/** Capabilities about the position on the board: reasons, attacks, its editor, its FEEN. */
interface BoardCapabilities {
	/** The function `explain` of `@x/describe/explain`. */
	readonly explain: (position: Position, move: MoveParts) => Explanation;
	readonly sightOf: (position: Position, at: number | HeldPiece) => SightView;
	readonly layersOf: (position: Position) => LayersView;
	readonly setUpOf: (position: Position) => SetUpView;
	readonly readSetUp: (playable: PlayableGame, position: Position, draft: SetUp) => SetUpReading;
	readonly setUpPlane: (doc: Doc, node: number) => SetUpView;
	readonly readPlaneSetUp: (doc: Doc, draft: SetUp) => SetUpReading;
	readonly endView: (position: Position) => EndView | undefined;
	/** The function `premovesOf` of `@x/board/game`. */
	readonly premovesOf: typeof premovesOf;
	/** The text with the scores of its moves; undefined if they cannot be kept there. */
	readonly scoredText: (noted: Noted, scores: readonly MoveScore[]) => ScoredText | undefined;
	/** The text with other drawings in the comment of a move; undefined if they cannot be kept there. */
	readonly drawnText: (noted: Noted, drawings: Drawings) => string | undefined;
}

/** Capabilities of the second worker. They are parameters, so that the first load does not contain them. */
export interface Capabilities
	extends BoardCapabilities,
		PlaneCapabilities,
		PieceCapabilities,
		PlayerCapabilities,
		WorkshopCapabilities,
		TextCapabilities {
	readonly readPlane: (doc: Doc, place: Place) => Reading;
	readonly listed: () => readonly Listed[];
	readonly sheetOf: (ruleset: string) => Omit<SheetView, 'ruleset'>;
	readonly checkRules: (language: LanguageId, text: string, caret?: number) => RulesCheck;
	readonly gallery: (language: LanguageId) => readonly GalleryEntry[];
	readonly imports: (text: string) => ImportView;
	readonly exports: (language: LanguageId, text: string) => ExportView;
	readonly fbrView: (text: string) => FbrView | undefined;
	readonly countTree: (position: Position, depth: number, now: () => number) => Iterator<CountView, void>;
	readonly repairLink: (text: string, read: (doc: Doc) => Reading) => LinkRepair | undefined;
	readonly readDivide: (text: string, position: Position) => readonly TheirRow[];
	/** The id of the game that a `Variant` tag names. */
	readonly gameIdOf: (variant: string) => string | undefined;
}
