import { familyOf, geometryOf, sidesOf } from '@x/board/game';
import { type MoveParts, type Position, position as positionOf } from '@x/core';
import type { Explanation } from '@x/describe/explain';
import { type Diagnostic, isNotationError } from '@x/diagnostics';
import { stringify as fenOf, safeParsePosition } from '@x/fen';
import type { LinkRepair } from '../link/repair-views.js';
import type { SetUp } from '../state/app-state.js';
import * as strings from '../strings/worker/engine.js';
import { type GameText, readNames, readText } from './game-text.js';
import type { Noted } from './notations/notation.js';
import { type FenDialect, type PlayableGame, presetOf } from './playable-game.js';
import { playView, positionView } from './position-view.js';
import {
	type Answer,
	type Ask,
	type Completions,
	type CopyView,
	type CountView,
	type DiagramView,
	type DifferencesView,
	type Doc,
	type EndView,
	type ExportView,
	type FbrView,
	type FeenReading,
	type FeenView,
	type FenReading,
	FIRST,
	type FiguresView,
	type FileQuestions,
	type GalleryEntry,
	type HeldPiece,
	type ImportView,
	isOwn,
	isPlane,
	type KindsView,
	type LanguageId,
	type LayersView,
	type Listed,
	type NotationReading,
	type NotationsView,
	type OpponentView,
	ownId,
	type PictureAsk,
	type PictureView,
	type PieceAsk,
	type PieceReading,
	type Place,
	type PlanView,
	type Reading,
	type Recognised,
	type RulesCheck,
	type SelfPlayOptions,
	type SelfPlayView,
	type SetUpReading,
	type SetUpView,
	type ShareView,
	type SheetView,
	type SightView,
	type Streamed,
	type SyntaxView,
	type TheirRow,
	type Topic,
	type WhyNot,
	type WordGroup,
} from './protocol.js';
import { rulePlaces } from './rule-places.js';
import { sideTitle } from './words.js';

/** Answers questions. A pure function, except that it caches the last document. */
export interface Engine {
	answer<T extends Prompt>(topic: T, ask: Ask<T>): Answer<T>;
	/** The part of a reading needed to play by rules that are being edited; `whole` computes the rest. Undefined for other games. */
	early(ask: Ask<'read'>): Reading | undefined;
	/** The same as `answer`, computed in steps. */
	whole(ask: Ask<'read'>): Iterator<undefined, Reading>;
	/** Counts in steps. */
	count(ask: CountAsk): Iterator<CountView, void>;
	/** Chooses a move, or plays games, in steps; most steps have no answer yet. */
	think(request: ThinkRequest): Iterator<OpponentView | SelfPlayView | undefined, void>;
}

/** Topics of unbounded boards. */
type PlaneTopic = 'reach' | 'planePlay' | 'form';
type PlaneCapabilities = { readonly [T in PlaneTopic]: (ask: Ask<T>) => Answer<T> };

/** Topics that are answered at once. */
export type Prompt = Exclude<Topic, Streamed | keyof FileQuestions>;

type CountAsk = Exclude<Ask<'perft'>, { stop: true }>;

type ChooseAsk = Exclude<Ask<'opponent'>, { stop: true }>;

type ThinkRequest =
	| { readonly topic: 'opponent'; readonly ask: ChooseAsk }
	| { readonly topic: 'selfPlay'; readonly ask: Exclude<Ask<'selfPlay'>, { stop: true }> };

interface Known {
	readonly playable: PlayableGame;
	readonly start: Position;
	readonly startProblems: readonly Diagnostic[];
	readonly read: GameText;
}

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

/** An engine for the games that `find` knows; the first game replaces an unknown one. */
export const createEngine = (find: (id: string) => PlayableGame | undefined, capabilities?: Capabilities): Engine => {
	const playableOf = (id: string): PlayableGame => find(id) ?? find(FIRST)!;
	const requireCapabilities = (): Capabilities => {
		if (capabilities === undefined) throw new Error(strings.wrongWorker);
		return capabilities;
	};
	let memory: { readonly key: string; readonly known: Known } | undefined;

	const know = (doc: Doc): Known => {
		const key = JSON.stringify(doc);
		if (memory?.key !== key) memory = { key, known: readDoc(playableOf(doc.ruleset), doc) };
		return memory.known;
	};
	const at = (doc: Doc, node: number): Position => {
		const { positions } = know(doc).read;
		return positions[node] ?? positions[0]!;
	};
	const noted = (doc: Doc, node: number): Noted => ({ ...know(doc), doc, node: nodeAt(know(doc).read, { node }) });
	const answers: { readonly [T in Prompt]: (ask: Ask<T>) => Answer<T> } = {
		presets: () => requireCapabilities().listed(),
		named: ({ variant }) =>
			requireCapabilities()
				.listed()
				.find(({ id }) => id === requireCapabilities().gameIdOf(variant)),
		read: ({ doc, place }) => (isPlane(doc.ruleset) ? requireCapabilities().readPlane(doc, place) : finished(reading(know(doc), place))),
		reach: (ask) => requireCapabilities().reach(ask),
		planePlay: (ask) => requireCapabilities().planePlay(ask),
		form: (ask) => requireCapabilities().form(ask),
		fen: ({ ruleset, dialect, text }) => {
			const playable = playableOf(ruleset);
			return readFen(playable, playable.dialects.find(({ id }) => id === dialect) ?? playable.dialects[0], text);
		},
		why: ({ doc, node, from, to }) =>
			whyNot(
				playableOf(doc.ruleset),
				requireCapabilities().explain(at(doc, node), typeof from === 'number' ? { from, to } : { drop: from, to }),
				from,
				to,
			),
		sight: ({ doc, node, at: cell }) => requireCapabilities().sightOf(at(doc, node), cell),
		setUp: ({ doc, node }) =>
			isPlane(doc.ruleset) ? requireCapabilities().setUpPlane(doc, node) : requireCapabilities().setUpOf(at(doc, node)),
		readSetUp: ({ doc, node, draft }) =>
			isPlane(doc.ruleset)
				? requireCapabilities().readPlaneSetUp(doc, draft)
				: requireCapabilities().readSetUp(playableOf(doc.ruleset), at(doc, node), draft),
		layers: ({ doc, node }) => requireCapabilities().layersOf(at(doc, node)),
		ended: ({ doc, node }) => requireCapabilities().endView(at(doc, node)),
		sheet: ({ ruleset }) => ({ ruleset, ...requireCapabilities().sheetOf(ruleset) }),
		kinds: ({ ruleset }) => requireCapabilities().kindsOf(playableOf(ruleset)),
		diagram: (ask) => requireCapabilities().diagramOf(playableOf(ask.ruleset), ask),
		figures: (ask) => requireCapabilities().figuresOf(playableOf(ask.ruleset), ask),
		piece: (ask) => requireCapabilities().pieceOf(ask),
		pictures: ({ of }) =>
			requireCapabilities().picturesOf(of, ({ doc, node }) => ({ playable: playableOf(doc.ruleset), position: at(doc, node) })),
		feen: ({ doc, node }) => requireCapabilities().writeFeen(doc.ruleset, at(doc, node)),
		readFeen: ({ ruleset, text }) => requireCapabilities().readFeen(playableOf(ruleset), text),
		recognise: ({ text, ruleset }) => requireCapabilities().recognise(text, ruleset),
		notations: ({ doc, node }) =>
			isPlane(doc.ruleset) ? requireCapabilities().planeNotations(doc, node) : requireCapabilities().notations(noted(doc, node)),
		share: ({ doc, node }) =>
			isPlane(doc.ruleset) ? requireCapabilities().sharePlane(doc, node) : requireCapabilities().shareOf(noted(doc, node)),
		readNotation: ({ doc, node, id, text, caret }) =>
			isPlane(doc.ruleset)
				? requireCapabilities().readPlaneNotation(id, text)
				: requireCapabilities().readNotation(noted(doc, node), id, text, caret),
		gallery: ({ language = 'sjaak' }) => requireCapabilities().gallery(language),
		words: ({ language }) => requireCapabilities().words(language),
		syntax: ({ language, text }) => requireCapabilities().syntax(language, text),
		plan: ({ language, text }) => requireCapabilities().plan(language, text),
		complete: ({ language, text, caret }) => requireCapabilities().complete(language, text, caret),
		copy: ({ ruleset }) => requireCapabilities().copy(ruleset),
		differences: ({ language, text, parent }) => requireCapabilities().differences(language, text, parent),
		imports: ({ text }) => requireCapabilities().imports(text),
		exports: ({ language = 'sjaak', text }) => requireCapabilities().exports(language, text),
		fbr: ({ text }) => requireCapabilities().fbrView(text),
		rules: ({ language = 'sjaak', text, caret, record, node }) => {
			const check = requireCapabilities().checkRules(language, text, caret);
			if (check.title === undefined || record === undefined) return check;
			const doc: Doc = { ruleset: ownId({ language, text: check.played }), start: { kind: 'preset' }, record };
			return { ...check, reading: outline(know(doc), { node: node ?? 0 }) };
		},
		repairLink: ({ text }) => ({
			text,
			repair: requireCapabilities().repairLink(text, (doc) => answers.read({ doc, place: { node: 0 } })),
		}),
		divide: ({ doc, node, text }) => requireCapabilities().readDivide(text, at(doc, node)),
	};
	return {
		answer: (topic, ask) => answers[topic](ask),
		early: ({ doc, place }) => (isOwn(doc.ruleset) ? outline(know(doc), place) : undefined),
		whole: ({ doc, place }) => reading(know(doc), place),
		count: ({ doc, node, depth }) => requireCapabilities().countTree(at(doc, node), depth, () => performance.now()),
		think: ({ topic, ask }) => {
			const { chooseMove, playGames } = requireCapabilities();
			return topic === 'opponent' ? chooseMove(ask, at) : playGames(at(ask.doc, 0), ask);
		},
	};
};

const readDoc = (playable: PlayableGame, { start, record, game }: Doc): Known => {
	const begun = begin(playable, start);
	const read =
		record.kind === 'moves'
			? readNames(record.moves, begun.start)
			: readText(record.text, begun.start, () => playable.dialects[0]?.options, game, playable.otherwise);
	return { playable, ...begun, read: playable.spelled?.(read) ?? read };
};

const begin = (
	// The dialects are computed only to read a text: finding them takes longer than all the rest.
	playable: PlayableGame,
	start: Doc['start'],
): { readonly start: Position; readonly startProblems: readonly Diagnostic[] } => {
	const { game, numbered } = playable;
	if (start.kind === 'number' && numbered !== undefined && start.number < numbered.count) {
		return { start: positionOf(game, numbered.setup(start.number)), startProblems: [] };
	}
	if (start.kind !== 'fen') return { start: game.start, startProblems: [] };
	const parsed = safeParsePosition(start.fen, game, playable.dialects[0]?.options);
	return parsed.ok ? { start: parsed.value, startProblems: [] } : { start: game.start, startProblems: parsed.problems };
};

const nodeAt = (read: GameText, place: Place): number => {
	if ('node' in place) return Math.max(0, Math.min(place.node, read.nodes.length - 1));
	return Math.max(
		0,
		read.nodes.findLastIndex((node, index) => index > 0 && node.from < place.caret),
	);
};

/** Runs all steps at once. */
const finished = <T>(steps: Iterator<undefined, T>): T => {
	for (;;) {
		const { value, done } = steps.next();
		if (done === true) return value;
	}
};

const outline = ({ playable, startProblems, read }: Known, place: Place): Reading => {
	const shown = nodeAt(read, place);
	const { variant } = read;
	return {
		early: true,
		preset: presetOf(playable),
		hash: playable.game.hash,
		dialects: [],
		board: geometryOf(playable.game),
		boardSides: sidesOf(playable.game),
		family: playable.family ?? familyOf(playable.game),
		sides: Object.fromEntries(playable.game.ruleset.sideOrder.map((side) => [side, sideTitle(playable.game, side)])),
		text: read.text,
		nodes: read.nodes,
		games: read.games,
		game: read.game,
		shown,
		position: playView(read.positions[shown]!, playable.winName),
		problems: read.problems,
		startProblems,
		settled: read.settled,
		result: read.result,
		players: read.players,
		tagged: read.tagged,
		variant: variant === undefined || playable.isNamed(variant) ? undefined : variant,
	};
};

function* reading(known: Known, place: Place): Generator<undefined, Reading> {
	const { early: _, ...rest } = outline(known, place);
	const { playable, read } = known;
	yield;
	const dialects = playable.dialects.map(({ id, title }) => ({ id, title }));
	yield;
	return { ...rest, dialects, position: yield* positionView(read.positions[rest.shown]!, playable, read.write) };
}

const readFen = ({ game, dialects: [usual] }: PlayableGame, dialect: FenDialect | undefined, text: string): FenReading => {
	if (dialect === undefined || usual === undefined) return { text, fen: undefined, problems: [] };
	const parsed = safeParsePosition(text, game, dialect.options);
	if (!parsed.ok) return { text, fen: undefined, problems: parsed.problems };
	try {
		return { text, fen: fenOf(parsed.value, usual.options), problems: parsed.warnings };
	} catch (error) {
		// A position that one dialect can write may be impossible in another.
		if (isNotationError(error)) return { text, fen: undefined, problems: error.problems };
		throw error;
	}
};

const whyNot = (playable: PlayableGame, explanation: Explanation, source: number | string, to: number): WhyNot => {
	const from = typeof source === 'number' ? source : undefined;
	if (explanation.legal) return { from, to, message: strings.playable, culprits: [], at: undefined, rules: [] };
	const { message, culprits, at, sources } = explanation;
	return { from, to, message, culprits: culprits.map(({ cell }) => cell), at, rules: rulePlaces(playable, sources) };
};
