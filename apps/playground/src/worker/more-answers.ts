import type { Explanation } from '@x/describe/explain';
import * as strings from '../strings/worker/engine.js';
import type { Capabilities } from './capabilities.js';
import type { Documents, MoreAnswers } from './engine.js';
import type { PlayableGame } from './playable-game.js';
import { type Doc, isPlane, ownId, type WhyNot } from './protocol.js';
import { ruleParts, rulePlaces } from './rule-places.js';

/** Topics about the position on the board. */
type BoardTopic = 'why' | 'sight' | 'setUp' | 'readSetUp' | 'layers' | 'ended' | 'premoves' | 'draw' | 'scored';

const boardAnswers = (capabilities: Capabilities, { playableOf, at, noted }: Documents): Pick<MoreAnswers['answers'], BoardTopic> => ({
	why: ({ doc, node, from, to }) =>
		whyNot(
			playableOf(doc.ruleset),
			capabilities.explain(at(doc, node), typeof from === 'number' ? { from, to } : { drop: from, to }),
			from,
			to,
		),
	sight: ({ doc, node, at: cell }) => capabilities.sightOf(at(doc, node), cell),
	setUp: ({ doc, node }) => (isPlane(doc.ruleset) ? capabilities.setUpPlane(doc, node) : capabilities.setUpOf(at(doc, node))),
	readSetUp: ({ doc, node, draft }) =>
		isPlane(doc.ruleset) ? capabilities.readPlaneSetUp(doc, draft) : capabilities.readSetUp(playableOf(doc.ruleset), at(doc, node), draft),
	layers: ({ doc, node }) => capabilities.layersOf(at(doc, node)),
	ended: ({ doc, node }) => capabilities.endView(at(doc, node)),
	premoves: ({ doc, node, movers, made }) => capabilities.premovesOf(at(doc, node), movers, made),
	scored: ({ doc, scores }) => capabilities.scoredText(noted(doc, 0), scores),
	draw: ({ doc, node, drawings }) => capabilities.drawnText(noted(doc, node), drawings),
});

/** The answers that need capabilities. */
export const moreAnswers =
	(capabilities: Capabilities) =>
	(documents: Documents): MoreAnswers => {
		const { playableOf, at, noted, outline, read } = documents;
		const answers: MoreAnswers['answers'] = {
			read: ({ doc, place }) => (isPlane(doc.ruleset) ? capabilities.readPlane(doc, place) : read(doc, place)),
			presets: () => capabilities.listed(),
			named: ({ variant }) => capabilities.listed().find(({ id }) => id === capabilities.gameIdOf(variant)),
			reach: (ask) => capabilities.reach(ask),
			planePlay: (ask) => capabilities.planePlay(ask),
			form: (ask) => capabilities.form(ask),
			...boardAnswers(capabilities, documents),
			sheet: ({ ruleset }) => ({ ruleset, ...capabilities.sheetOf(ruleset) }),
			kinds: ({ ruleset }) => capabilities.kindsOf(playableOf(ruleset)),
			diagram: (ask) => capabilities.diagramOf(playableOf(ask.ruleset), ask),
			figures: (ask) => capabilities.figuresOf(playableOf(ask.ruleset), ask),
			piece: (ask) => capabilities.pieceOf(ask),
			pictures: ({ of }) =>
				capabilities.picturesOf(of, ({ doc, node }) => ({ playable: playableOf(doc.ruleset), position: at(doc, node) })),
			feen: ({ doc, node }) => capabilities.writeFeen(doc.ruleset, at(doc, node)),
			readFeen: ({ ruleset, text }) => capabilities.readFeen(playableOf(ruleset), text),
			recognise: ({ text, ruleset }) => capabilities.recognise(text, ruleset),
			notations: ({ doc, node }) =>
				isPlane(doc.ruleset) ? capabilities.planeNotations(doc, node) : capabilities.notations(noted(doc, node)),
			share: ({ doc, node }) => (isPlane(doc.ruleset) ? capabilities.sharePlane(doc, node) : capabilities.shareOf(noted(doc, node))),
			readNotation: ({ doc, node, id, text, caret }) =>
				isPlane(doc.ruleset) ? capabilities.readPlaneNotation(id, text) : capabilities.readNotation(noted(doc, node), id, text, caret),
			gallery: ({ language = 'sjaak' }) => capabilities.gallery(language),
			words: ({ language }) => capabilities.words(language),
			syntax: ({ language, text }) => capabilities.syntax(language, text),
			inks: ({ language, text }) => capabilities.inks(language, text),
			meaning: ({ language, text, at }) => capabilities.meaning(language, text, at),
			plan: ({ language, text }) => capabilities.plan(language, text),
			complete: ({ language, text, caret }) => capabilities.complete(language, text, caret),
			copy: ({ ruleset }) => capabilities.copy(ruleset),
			ruleText: ({ ruleset, places }) => capabilities.ruleText(playableOf(ruleset), places),
			differences: ({ language, text, parent }) => capabilities.differences(language, text, parent),
			imports: ({ text }) => capabilities.imports(text),
			exports: ({ language = 'sjaak', text }) => capabilities.exports(language, text),
			fbr: ({ text }) => capabilities.fbrView(text),
			rules: ({ language = 'sjaak', text, caret, record, node }) => {
				const check = capabilities.checkRules(language, text, caret);
				if (check.title === undefined || record === undefined) return check;
				const doc: Doc = { ruleset: ownId({ language, text: check.played }), start: { kind: 'preset' }, record };
				return { ...check, reading: outline(doc, { node: node ?? 0 }) };
			},
			repairLink: ({ text }) => ({
				text,
				repair: capabilities.repairLink(text, (doc) => answers.read({ doc, place: { node: 0 } })),
			}),
			divide: ({ doc, node, text }) => capabilities.readDivide(text, at(doc, node)),
		};
		return {
			answers,
			work: {
				count: ({ doc, node, depth }) => capabilities.countTree(at(doc, node), depth, () => performance.now()),
				think: ({ topic, ask }) => (topic === 'opponent' ? capabilities.chooseMove(ask, at) : capabilities.playGames(at(ask.doc, 0), ask)),
			},
		};
	};

const whyNot = (playable: PlayableGame, explanation: Explanation, source: number | string, to: number): WhyNot => {
	const from = typeof source === 'number' ? source : undefined;
	if (explanation.legal) return { from, to, message: strings.playable, culprits: [], at: undefined, rules: [] };
	const { message, culprits, at, sources } = explanation;
	return {
		from,
		to,
		message,
		culprits: culprits.map(({ cell }) => cell),
		at,
		rules: rulePlaces(playable, sources),
		parts: ruleParts(playable, sources),
	};
};
