import { familyOf, geometryOf, sidesOf } from '@x/board/game';
import { type Position, position as positionOf } from '@x/core';
import { type Diagnostic, isNotationError } from '@x/diagnostics';
import { stringify as fenOf, safeParsePosition } from '@x/fen';
import * as strings from '../strings/worker/engine.js';
import type { CountAsk, ThinkRequest } from './capabilities.js';
import { type GameText, readNames, readText } from './game-text.js';
import type { Noted } from './notations/notation.js';
import { type FenDialect, type PlayableGame, presetOf } from './playable-game.js';
import { playView, positionView } from './position-view.js';
import {
	type Answer,
	type Ask,
	type CountView,
	type Doc,
	type FenReading,
	FIRST,
	type FileQuestions,
	isOwn,
	type OpponentView,
	type Place,
	type Reading,
	type SelfPlayView,
	type Streamed,
	type Topic,
} from './protocol.js';
import { sideTitle } from './words.js';

/** Answers questions. A pure function, except that it caches the last document. */
export interface Engine {
	answer<T extends Prompt>(topic: T, ask: Ask<T>): Answer<T>;
	/** The part of a reading needed to play by rules that are being edited; `whole` computes the rest. Undefined for other games. */
	early(ask: Ask<'read'>): Reading | undefined;
	/** The same as `answer`, computed in steps. */
	whole(ask: Ask<'read'>): Iterator<undefined, Reading>;
	/** The position of a node. */
	at(doc: Doc, node: number): Position;
	/** Counts in steps. */
	count(ask: CountAsk): Iterator<CountView, void>;
	/** Chooses a move, or plays games, in steps; most steps have no answer yet. */
	think(request: ThinkRequest): Iterator<OpponentView | SelfPlayView | undefined, void>;
}

/** Topics that are answered at once. */
export type Prompt = Exclude<Topic, Streamed | keyof FileQuestions | 'engine' | 'evaluation'>;

type Answers = { readonly [T in Prompt]: (ask: Ask<T>) => Answer<T> };

interface Known {
	readonly playable: PlayableGame;
	readonly start: Position;
	readonly startProblems: readonly Diagnostic[];
	readonly read: GameText;
}

/** The documents of an engine, for the answers of others. */
export interface Documents {
	playableOf(id: string): PlayableGame;
	at(doc: Doc, node: number): Position;
	noted(doc: Doc, node: number): Noted;
	/** The whole reading of a document. */
	read(doc: Doc, place: Place): Reading;
	/** The part of a reading that is needed to play. */
	outline(doc: Doc, place: Place): Reading;
}

/** The part of an engine that the first load does not contain. */
export interface MoreAnswers {
	readonly answers: Omit<Answers, 'fen'>;
	readonly work: Pick<Engine, 'count' | 'think'>;
}

/**
 * An engine for the games that `find` knows; the first game replaces an unknown one. The answers that need more than the rules of these games are a
 * parameter, so that the first load does not contain them.
 */
export const createEngine = (
	find: (id: string) => PlayableGame | undefined,
	others: (documents: Documents) => MoreAnswers | undefined = () => undefined,
): Engine => {
	const playableOf = (id: string): PlayableGame => find(id) ?? find(FIRST)!;
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
	const readAt = (doc: Doc, place: Place): Reading => finished(reading(know(doc), place));
	const more = others({
		playableOf,
		at,
		noted: (doc, node) => ({ ...know(doc), doc, node: nodeAt(know(doc).read, { node }) }),
		read: readAt,
		outline: (doc, place) => outline(know(doc), place),
	});
	const answers: Partial<Answers> = {
		read: ({ doc, place }) => readAt(doc, place),
		fen: ({ ruleset, dialect, text }) => {
			const playable = playableOf(ruleset);
			return readFen(playable, playable.dialects.find(({ id }) => id === dialect) ?? playable.dialects[0], text);
		},
		...more?.answers,
	};
	const working = (): MoreAnswers['work'] => {
		if (more === undefined) throw new Error(strings.wrongWorker);
		return more.work;
	};
	return {
		answer: <T extends Prompt>(topic: T, ask: Ask<T>) => {
			const answer = answers[topic];
			if (answer === undefined) throw new Error(strings.wrongWorker);
			return answer(ask);
		},
		at,
		early: ({ doc, place }) => (isOwn(doc.ruleset) ? outline(know(doc), place) : undefined),
		whole: ({ doc, place }) => reading(know(doc), place),
		count: (ask) => working().count(ask),
		think: (request) => working().think(request),
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
