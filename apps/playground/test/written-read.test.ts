import { apply, legal, moveName } from '@x/core';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { boardCode, frameCode } from '../src/lazy/share-panel/embed.js';
import { fromLink, toLink } from '../src/link/link.js';
import { initialState } from '../src/state/app-state.js';
import { docOf } from '../src/state/doc.js';
import { playableGame } from '../src/worker/all-games.js';
import type { Doc } from '../src/worker/doc.js';
import { type LanguageId, ownId } from '../src/worker/languages/ids.js';
import type { Given } from '../src/worker/protocol.js';
import { engine } from './support.js';

const END = Number.MAX_SAFE_INTEGER;

/** The names of some legal moves, the same in every run. */
const movesIn = (id: string, plies: number): readonly string[] => {
	let position = playableGame(id)!.game.start;
	let seed = 7;
	const names: string[] = [];
	while (names.length < plies) {
		const moves = legal(position);
		if (moves.length === 0) break;
		seed = (seed * 1103515245 + 12345) % 2147483648;
		const move = moves[seed % moves.length]!;
		names.push(moveName(move));
		position = apply(position, move);
	}
	return names;
};

/** A text that the page offers. */
interface Offered {
	readonly id: string;
	readonly text: string;
}

const stateOf = ({ ruleset, start, record }: Doc) => ({ ...initialState, ruleset: { id: ruleset, hash: '' }, start, record });

/** All texts about a game that the page offers to copy or to save: the notations, and the panel “Share”. */
const offered = (doc: Doc): readonly Offered[] => {
	const { cards } = engine.answer('notations', { doc, node: END });
	const { vector, code } = engine.answer('share', { doc, node: END });
	const link = `https://example.org/#${toLink(stateOf(doc))}`;
	const reading = engine.answer('read', { doc, place: { node: END } });
	return [
		...cards.flatMap(({ id, text }) => (text ? [{ id, text }] : [])),
		...(vector === undefined ? [] : [{ id: 'vector', text: vector }]),
		{ id: 'program', text: code },
		{ id: 'link', text: link },
		{ id: 'frame', text: frameCode(link, 'A "game"') },
		...(reading.plane === undefined ? [{ id: 'element', text: boardCode(reading, false, link) }] : []),
	];
};

/** The document that the page opens for a text; a text of rules as a game of the user. */
const documentOf = (given: Given): Doc | undefined => {
	if (given.to === 'board') return { ruleset: given.preset.id, start: given.start, record: given.record };
	if (given.to === 'link') {
		const opened = fromLink(given.link);
		return opened.ok ? docOf(opened.state) : undefined;
	}
	if (given.to === 'workshop') return { ruleset: ownId(given), start: { kind: 'preset' }, record: { kind: 'moves', moves: [] } };
	return undefined;
};

/** The document that the page opens when a text is pasted while it shows a game. */
const pasted = ({ text }: Offered, ruleset: string): { readonly doc: Doc | undefined; readonly certain: boolean } => {
	const { found } = engine.answer('recognise', { text, ruleset });
	return { doc: found && documentOf(found.given), certain: found?.certain ?? false };
};

/** The faults of a text that is pasted into the page while it shows a game: the page does not open the same as was written. */
const faultsOf = (one: Offered, doc: Doc, ruleset = doc.ruleset): readonly string[] => {
	const { doc: opened, certain } = pasted(one, ruleset);
	const fault = (why: string): readonly string[] => [`${doc.ruleset.slice(0, 40)} ${one.id}: ${why}: ${one.text.slice(0, 80)}`];
	if (opened === undefined) return fault('not recognised');
	if (!certain) return fault('not certain');
	if (one.id === 'rules') {
		const hash = playableGame(opened.ruleset)?.game.hash;
		return hash === playableGame(doc.ruleset)!.game.hash ? [] : fault('other rules');
	}
	if (opened.ruleset !== doc.ruleset) return fault(`opened as ${opened.ruleset.slice(0, 40)}`);
	const again = offered(opened).find(({ id, text }) => id === one.id || text === one.text);
	return again?.text === one.text ? [] : fault(`written again as ${again?.text.slice(0, 80)}`);
};

const GAMES = sampleOf('written and read', Object.keys(games), { normal: 0.1, quick: 0.04 });

describe('every text that the page writes about a game', () => {
	it.each(GAMES)(
		'of %s opens as the same when it is pasted',
		(id) => {
			const doc: Doc = { ruleset: id, start: { kind: 'preset' }, record: { kind: 'moves', moves: movesIn(id, 9) } };
			const texts = offered(doc);
			expect(texts.length).toBeGreaterThan(8);
			expect(texts.flatMap((one) => faultsOf(one, doc))).toEqual([]);
			// Texts that name their game open it whatever is on the board.
			const naming = texts.filter((one) => /^(?:pgn|json|rules|vector|program|link|frame|element)$/.test(one.id));
			expect(naming.flatMap((one) => faultsOf(one, doc, id === 'chess' ? 'xiangqi' : 'chess'))).toEqual([]);
		},
		120_000,
	);
});

/** The rules of games in every language of the panel “Export”, and the pieces of XBoard. */
const RULES = sampleOf('rules written and read', Object.keys(games), { normal: 0.07, quick: 0.03 });

/** The language in which a text of an export opens; the program's own commands become FBR. */
const LANGUAGES: Readonly<Record<string, LanguageId>> = {
	sjaak: 'sjaak',
	fairy: 'fairy',
	fbr: 'fbr',
	expanded: 'fbr',
	json: 'json',
	xboard: 'fbr',
};

describe('every text of rules that the page writes', () => {
	it.each(RULES)(
		'for %s opens in the workshop as the same rules',
		(id) => {
			const { text: json } = engine
				.answer('notations', {
					doc: { ruleset: id, start: { kind: 'preset' }, record: { kind: 'moves', moves: [] } },
					node: 0,
				})
				.cards.find((card) => card.id === 'rules')!;
			const { formats } = engine.answer('exports', { language: 'json', text: json! });
			const faults = formats.flatMap(({ id: format, text }) => {
				if (text === '') return [];
				const { found } = engine.answer('recognise', { text, ruleset: 'chess' });
				const given = found?.given;
				if (given?.to !== 'workshop') return [`${format} ${found?.kind} → ${given?.to}: ${text.slice(0, 300)}`];
				if (given.language !== LANGUAGES[format]) return [`${format} → ${given.language}`];
				// Commands of XBoard are rewritten.
				return given.text === text.trim() || format === 'xboard' ? [] : [`${format} was changed`];
			});
			expect(formats.length).toBeGreaterThan(4);
			expect(faults).toEqual([]);
		},
		120_000,
	);
});
