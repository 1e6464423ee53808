import { type Position, position as positionOf } from '@x/core';
import type { Explanation, Wish } from '@x/describe/explain';
import { type Diagnostic, isNotationError } from '@x/diagnostics';
import { stringify as fenOf, safeParsePosition } from '@x/fen';
import { boardView } from './board-view.js';
import { type GameText, readNames, readText } from './game-text.js';
import { type FenDialect, type Offer, plainName, presetOf } from './offer.js';
import { playView, positionView } from './position-view.js';
import {
	type Answer,
	type Ask,
	type CountView,
	type DiagramView,
	type Doc,
	type ExportView,
	type FeenReading,
	type FeenView,
	type FenReading,
	FIRST,
	type GalleryEntry,
	type ImportView,
	isPlane,
	type KindsView,
	type Listed,
	OWN_RULES,
	type Place,
	type Reading,
	type RulesCheck,
	type SheetView,
	type TheirRow,
	type Topic,
	type WhyNot,
} from './protocol.js';
import { sideTitle } from './words.js';

/** Answers questions. Pure but for its memory of the last document: the same question has the same answer. */
export interface Engine {
	answer<T extends Prompt>(topic: T, ask: Ask<T>): Answer<T>;
	/** What a board of rules that are being written needs to be played on; the rest is found by `whole`. Undefined for other games. */
	early(ask: Ask<'read'>): Reading | undefined;
	/** The same as `answer`, a little with each step. */
	whole(ask: Ask<'read'>): Iterator<undefined, Reading>;
	/** Counts a little with each step. */
	count(ask: CountAsk): Iterator<CountView, void>;
}

/** What is asked of unbounded boards only. */
type PlaneTopic = 'reach' | 'planePlay' | 'form' | 'readForm';
type PlaneSkills = { readonly [T in PlaneTopic]: (ask: Ask<T>) => Answer<T> };

/** What is answered at once. */
export type Prompt = Exclude<Topic, 'perft'>;

type CountAsk = Exclude<Ask<'perft'>, { stop: true }>;

interface Known {
	readonly offer: Offer;
	readonly start: Position;
	readonly startProblems: readonly Diagnostic[];
	readonly read: GameText;
}

/** What only the worker with everything can do. It is handed in, so that the first load does not carry it. */
export interface Skills extends PlaneSkills {
	readonly readPlane: (doc: Doc, place: Place) => Reading;
	/** What `explain` of `@x/describe/explain` does. */
	readonly explain: (position: Position, wish: Wish) => Explanation;
	readonly listed: () => readonly Listed[];
	readonly sheetOf: (ruleset: string) => Omit<SheetView, 'ruleset'>;
	readonly kindsOf: (offer: Offer) => KindsView;
	readonly diagramOf: (offer: Offer, ask: Ask<'diagram'>) => DiagramView;
	readonly writeFeen: (id: string, position: Position) => FeenView;
	readonly readFeen: (offer: Offer, text: string) => FeenReading;
	readonly checkRules: (text: string, caret?: number) => RulesCheck;
	readonly gallery: () => readonly GalleryEntry[];
	readonly imports: (text: string) => ImportView;
	readonly exports: (text: string) => ExportView;
	readonly countTree: (position: Position, depth: number, now: () => number) => Iterator<CountView, void>;
	readonly readDivide: (text: string, position: Position) => readonly TheirRow[];
	/** The id of the game that a `Variant` tag means. */
	readonly namedSo: (variant: string) => string | undefined;
}

/** An engine for the games that `find` knows; the first game is taken where a document names another. */
export const createEngine = (find: (id: string) => Offer | undefined, skills?: Skills): Engine => {
	const offerOf = (id: string): Offer => find(id) ?? find(FIRST)!;
	const able = (): Skills => {
		if (skills === undefined) throw new Error('this question was sent to the wrong worker.');
		return skills;
	};
	let memory: { readonly key: string; readonly known: Known } | undefined;

	const know = (doc: Doc): Known => {
		const key = JSON.stringify(doc);
		if (memory?.key !== key) memory = { key, known: readDoc(offerOf(doc.ruleset), doc) };
		return memory.known;
	};
	const at = (doc: Doc, node: number): Position => {
		const { positions } = know(doc).read;
		return positions[node] ?? positions[0]!;
	};
	const answers: { readonly [T in Prompt]: (ask: Ask<T>) => Answer<T> } = {
		presets: () => able().listed(),
		named: ({ variant }) =>
			able()
				.listed()
				.find(({ id }) => id === able().namedSo(plainName(variant))),
		read: ({ doc, place }) => (isPlane(doc.ruleset) ? able().readPlane(doc, place) : finished(reading(know(doc), place))),
		reach: (ask) => able().reach(ask),
		planePlay: (ask) => able().planePlay(ask),
		form: (ask) => able().form(ask),
		readForm: (ask) => able().readForm(ask),
		fen: ({ ruleset, dialect, text }) => {
			const offer = offerOf(ruleset);
			return readFen(offer, offer.dialects.find(({ id }) => id === dialect) ?? offer.dialects[0], text);
		},
		why: ({ doc, node, from, to }) =>
			whyNot(able().explain(at(doc, node), typeof from === 'number' ? { from, to } : { kind: from, to }), from, to),
		sheet: ({ ruleset }) => ({ ruleset, ...able().sheetOf(ruleset) }),
		kinds: ({ ruleset }) => able().kindsOf(offerOf(ruleset)),
		diagram: (ask) => able().diagramOf(offerOf(ask.ruleset), ask),
		feen: ({ doc, node }) => able().writeFeen(doc.ruleset, at(doc, node)),
		readFeen: ({ ruleset, text }) => able().readFeen(offerOf(ruleset), text),
		gallery: () => able().gallery(),
		imports: ({ text }) => able().imports(text),
		exports: ({ text }) => able().exports(text),
		rules: ({ text, caret, record, node }) => {
			const check = able().checkRules(text, caret);
			if (check.title === undefined || record === undefined) return check;
			const doc: Doc = { ruleset: OWN_RULES + check.played, start: { kind: 'preset' }, record };
			return { ...check, reading: outline(know(doc), { node: node ?? 0 }) };
		},
		divide: ({ doc, node, text }) => able().readDivide(text, at(doc, node)),
	};
	return {
		answer: (topic, ask) => answers[topic](ask),
		early: ({ doc, place }) => (doc.ruleset.startsWith(OWN_RULES) ? outline(know(doc), place) : undefined),
		whole: ({ doc, place }) => reading(know(doc), place),
		count: ({ doc, node, depth }) => able().countTree(at(doc, node), depth, () => performance.now()),
	};
};

const readDoc = (offer: Offer, { start, record, game }: Doc): Known => {
	const begun = begin(offer, start);
	const read =
		record.kind === 'moves'
			? readNames(record.moves, begun.start)
			: readText(record.text, begun.start, () => offer.dialects[0]?.options, game);
	return { offer, ...begun, read };
};

const begin = (
	// The dialects are asked for only where a text is read: to find them takes longer than all the rest.
	offer: Offer,
	start: Doc['start'],
): { readonly start: Position; readonly startProblems: readonly Diagnostic[] } => {
	const { game, numbered } = offer;
	if (start.kind === 'number' && numbered !== undefined && start.number < numbered.count) {
		return { start: positionOf(game, numbered.setup(start.number)), startProblems: [] };
	}
	if (start.kind !== 'fen') return { start: game.start, startProblems: [] };
	const parsed = safeParsePosition(start.fen, game, offer.dialects[0]?.options);
	return parsed.ok ? { start: parsed.value, startProblems: [] } : { start: game.start, startProblems: parsed.problems };
};

const nodeAt = (read: GameText, place: Place): number => {
	if ('node' in place) return Math.max(0, Math.min(place.node, read.nodes.length - 1));
	return Math.max(
		0,
		read.nodes.findLastIndex((node, index) => index > 0 && node.from < place.caret),
	);
};

/** Goes through all steps at once. */
const finished = <T>(steps: Iterator<undefined, T>): T => {
	for (;;) {
		const { value, done } = steps.next();
		if (done === true) return value;
	}
};

const outline = ({ offer, startProblems, read }: Known, place: Place): Reading => {
	const shown = nodeAt(read, place);
	const { variant } = read;
	return {
		early: true,
		preset: presetOf(offer),
		hash: offer.game.hash,
		dialects: [],
		board: boardView(offer.game),
		sides: Object.fromEntries(offer.game.ruleset.sideOrder.map((side) => [side, sideTitle(offer.game, side)])),
		text: read.text,
		nodes: read.nodes,
		games: read.games,
		game: read.game,
		shown,
		position: playView(read.positions[shown]!),
		problems: read.problems,
		startProblems,
		settled: read.settled,
		result: read.result,
		tagged: read.tagged,
		variant: variant === undefined || offer.variant.includes(plainName(variant)) ? undefined : variant,
	};
};

function* reading(known: Known, place: Place): Generator<undefined, Reading> {
	const { early: _, ...rest } = outline(known, place);
	const { offer, read } = known;
	yield;
	const dialects = offer.dialects.map(({ id, title }) => ({ id, title }));
	yield;
	return { ...rest, dialects, position: yield* positionView(read.positions[rest.shown]!, offer.dialects) };
}

const readFen = ({ game, dialects: [usual] }: Offer, dialect: FenDialect | undefined, text: string): FenReading => {
	if (dialect === undefined || usual === undefined) return { text, fen: undefined, problems: [] };
	const parsed = safeParsePosition(text, game, dialect.options);
	if (!parsed.ok) return { text, fen: undefined, problems: parsed.problems };
	try {
		return { text, fen: fenOf(parsed.value, usual.options), problems: parsed.warnings };
	} catch (error) {
		// One dialect may say what another has no words for.
		if (isNotationError(error)) return { text, fen: undefined, problems: error.problems };
		throw error;
	}
};

const whyNot = (explanation: Explanation, source: number | string, to: number): WhyNot => {
	const from = typeof source === 'number' ? source : undefined;
	if (explanation.legal) return { from, to, message: 'This move can be played.', culprits: [], at: undefined };
	return { from, to, message: explanation.message, culprits: explanation.culprits.map(({ cell }) => cell), at: explanation.at };
};
