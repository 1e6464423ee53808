import { describe, expect, it } from 'vitest';
import { CANNON_SKIRMISH } from '../src/lazy/workshop/cannon-skirmish.js';
import { checkOf } from '../src/link/bits.js';
import { fromLink, toLink } from '../src/link/link.js';
import { type AppState, initialState, type Start } from '../src/state/app-state.js';
import { docOf } from '../src/state/doc.js';
import { FBR_EXAMPLES } from '../src/worker/languages/fbr-examples.js';
import { type LanguageId, ownId } from '../src/worker/protocol.js';
import { game as plane } from './plane-texts.js';
import { engine, text } from './support.js';

/** Characters that texts do not expect: markup, a control, half of a pair, a mark that turns the direction, one without width. */
const STRANGE = ['<', '\0', '\ud800', '\u202e', '\u200b', 'x', ' '] as const;

/** The text with each of its characters replaced in turn, removed, or doubled. */
const changes = function* (whole: string): Generator<string> {
	for (let at = 0; at < whole.length; at++) {
		const [before, after] = [whole.slice(0, at), whole.slice(at + 1)];
		yield before + STRANGE[at % STRANGE.length] + after;
		yield before + after;
		yield before + String.fromCharCode(whole.charCodeAt(at) ^ 1) + after;
	}
};

/** The output of the page for a state: a board, and a message if the text is not read. */
const opens = (state: AppState): void => {
	const doc = docOf(state);
	const reading = engine.answer('read', { doc, place: { node: state.cursor } });
	expect(reading.plane !== undefined || reading.position.pieces.length > 0 || reading.problems.length > 0).toBe(true);
	expect(reading.shown).toBeLessThan(reading.nodes.length);
};

const PGN = '[White "Anna"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 {good [%clk 0:01:00]} Kd7 (1... Ke7 $2 2. e5) 2. e5 ; end\n*';
const FEN = 'r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R w KQkq e6 0 2';

describe('a text with each of its characters changed', () => {
	it('is still a board as a game', () => {
		for (const changed of changes(PGN)) opens({ ...initialState, record: text(changed), cursor: 3 });
	});

	it('is still a board, or a message, as a position', () => {
		for (const changed of changes(FEN)) {
			const start: Start = { kind: 'fen', fen: changed };
			const reading = engine.answer('read', { doc: { ruleset: 'chess', start, record: text('') }, place: { node: 0 } });
			expect(reading.position.pieces.length).toBeGreaterThan(0);
			const { fen, problems } = engine.answer('fen', { ruleset: 'chess', text: changed });
			expect(fen !== undefined || problems.length > 0).toBe(true);
			expect(() => engine.answer('readFeen', { ruleset: 'chess', text: changed })).not.toThrow();
		}
	});

	it('is still a board on the plane', () => {
		for (const changed of changes(plane.slice(0, 400))) opens({ ...initialState, ruleset: { id: 'icn', hash: '' }, record: text(changed) });
	});

	it.each<readonly [LanguageId, string]>([
		['sjaak', CANNON_SKIRMISH],
		[
			'fairy',
			'[tiny:chess]\nmaxRank = 6\nmaxFile = 6\ncannon = c\nstartFen = rcbqkb/pppppp/6/6/PPPPPP/RCBQKB w - - 0 1\nstalemateValue = loss\n',
		],
		['fbr', FBR_EXAMPLES[0]!.text],
	])('is still played, or has its faults marked, as rules: %s', (language, whole) => {
		// One of the changes of each character.
		for (const [index, changed] of [...changes(whole)].entries()) {
			if (index % 3 !== Math.floor(index / 3) % 3) continue;
			const check = engine.answer('rules', { language, text: changed, record: text('') });
			expect(check.title !== undefined || check.problems.length > 0).toBe(true);
			expect(() => engine.answer('recognise', { text: changed, ruleset: 'chess' })).not.toThrow();
			opens({ ...initialState, ruleset: { id: ownId({ language, text: changed }), hash: '' } });
		}
	});

	it('is a reading or a fault as a piece', () => {
		for (const changed of changes('fmWfcFimfnD{w}')) {
			const { drawing, problems } = engine.answer('piece', { text: changed, dialect: 'auto', at: undefined, others: [] });
			expect(drawing !== undefined || problems.length > 0).toBe(true);
		}
	});
});

describe('a link with each of its characters changed', () => {
	const states: readonly AppState[] = [
		{ ...initialState, record: { kind: 'moves', moves: ['e2e4', 'e7e5', 'g1f3'] }, cursor: 2 },
		{ ...initialState, start: { kind: 'fen', fen: FEN }, record: text(PGN), cursor: 1, flipped: true },
		{ ...initialState, ruleset: { id: 'chess960', hash: 'x' }, start: { kind: 'number', number: 3 }, piece: 'mbn WF' },
		{ ...initialState, ruleset: { id: 'icn', hash: '' }, record: text(plane.slice(0, 100)), view: '4,4*40' },
	];

	it('has a fault in words', () => {
		for (const state of states)
			for (const changed of changes(toLink(state))) {
				const opened = fromLink(changed);
				if (!opened.ok) expect(opened.message).toMatch(/^[A-Z].*\.$/);
			}
	});

	it('opens a board or has a fault, even if its checksum is right', () => {
		let opened = 0;
		for (const state of states)
			for (const changed of changes(toLink(state).slice(0, -2))) {
				const found = fromLink(changed + checkOf(changed));
				if (!found.ok) continue;
				opened++;
				opens(found.state);
			}
		expect(opened).toBeGreaterThan(100);
	});
});
