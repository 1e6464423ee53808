import { type Diagnostic, type Position, position as positionOf } from '@x/core';
import type { Explanation } from '@x/core/explain';
import { stringify as fenOf, safeParsePosition } from '@x/fen';
import { type GameText, readNames, readText } from './game-text.js';
import { boardView, positionView } from './position-view.js';
import { type Offer, presetOf } from './presets.js';
import type { Answer, Ask, Doc, FenReading, Place, Reading, Topic, WhyNot } from './protocol.js';

/** Answers questions. Pure but for its memory of the last document: the same question has the same answer. */
export interface Engine {
	answer<T extends Topic>(topic: T, ask: Ask<T>): Answer<T>;
}

interface Known {
	readonly offer: Offer;
	readonly start: Position;
	readonly startProblems: readonly Diagnostic[];
	readonly read: GameText;
}

/** What `explain` of `@x/core/explain` does. It is handed in, for not every worker carries it. */
export type Explain = (position: Position, wish: { readonly from: number; readonly to: number }) => Explanation;

/** An engine for some games; the first is taken where a document names one that is not offered. */
export const createEngine = (offers: readonly Offer[], explain?: Explain): Engine => {
	const offerOf = (id: string): Offer => offers.find((offer) => offer.id === id) ?? offers[0]!;
	let memory: { readonly key: string; readonly known: Known } | undefined;

	const know = (doc: Doc): Known => {
		const key = JSON.stringify(doc);
		if (memory?.key !== key) memory = { key, known: readDoc(offerOf(doc.ruleset), doc) };
		return memory.known;
	};
	const answers: { readonly [T in Topic]: (ask: Ask<T>) => Answer<T> } = {
		presets: () => offers.map(presetOf),
		read: ({ doc, place }) => reading(know(doc), place, offers),
		fen: ({ ruleset, text }) => readFen(offerOf(ruleset), text),
		why: ({ doc, node, from, to }) => {
			if (explain === undefined) throw new Error('This worker cannot explain.');
			const { positions } = know(doc).read;
			return whyNot(explain(positions[node] ?? positions[0]!, { from, to }), from, to);
		},
	};
	return { answer: (topic, ask) => answers[topic](ask) };
};

const readDoc = (offer: Offer, { start, record }: Doc): Known => {
	const begun = begin(offer, start);
	const read = record.kind === 'moves' ? readNames(record.moves, begun.start) : readText(record.text, begun.start);
	return { offer, ...begun, read };
};

const begin = (
	{ game, numbered }: Offer,
	start: Doc['start'],
): { readonly start: Position; readonly startProblems: readonly Diagnostic[] } => {
	if (start.kind === 'number' && numbered !== undefined && start.number < numbered.count) {
		return { start: positionOf(game, numbered.setup(start.number)), startProblems: [] };
	}
	if (start.kind !== 'fen') return { start: game.start, startProblems: [] };
	const parsed = safeParsePosition(start.fen, game);
	return parsed.ok ? { start: parsed.value, startProblems: [] } : { start: game.start, startProblems: parsed.problems };
};

const nodeAt = (read: GameText, place: Place): number => {
	if ('node' in place) return Math.max(0, Math.min(place.node, read.nodes.length - 1));
	return Math.max(
		0,
		read.nodes.findLastIndex((node, index) => index > 0 && node.from < place.caret),
	);
};

const reading = ({ offer, startProblems, read }: Known, place: Place, offers: readonly Offer[]): Reading => {
	const shown = nodeAt(read, place);
	const variant = read.variant?.toLowerCase().replace(/[\s-]/g, '');
	const meant = variant === undefined ? undefined : offers.find((other) => other.variant.includes(variant));
	return {
		preset: presetOf(offer),
		board: boardView(offer.game),
		sides: Object.fromEntries(Object.keys(offer.game.ruleset.sides).map((side) => [side, side])),
		text: read.text,
		nodes: read.nodes,
		shown,
		position: positionView(read.positions[shown]!),
		problems: read.problems,
		startProblems,
		settled: read.settled,
		result: read.result,
		tagged: read.tagged,
		suggests: meant === undefined || meant === offer ? undefined : presetOf(meant),
	};
};

const readFen = ({ game }: Offer, text: string): FenReading => {
	const parsed = safeParsePosition(text, game);
	if (!parsed.ok) return { text, fen: undefined, problems: parsed.problems };
	return { text, fen: fenOf(parsed.value), problems: parsed.warnings };
};

const whyNot = (explanation: Explanation, from: number, to: number): WhyNot => {
	if (explanation.legal) return { from, to, message: 'This move can be played.', culprits: [], at: undefined };
	return { from, to, message: explanation.message, culprits: explanation.culprits.map(({ cell }) => cell), at: explanation.at };
};
