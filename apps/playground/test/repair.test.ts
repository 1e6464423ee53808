import { describe, expect, it } from 'vitest';
import { fromLink, toLink } from '../src/link/link.js';
import { repairLink } from '../src/link/repair.js';
import { type AppState, initialState } from '../src/state/app-state.js';
import { engine, read, text } from './support.js';

const PLAYED = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7';
const HASH = read(text('')).hash.slice(0, 8);
const chess: AppState = { ...initialState, ruleset: { id: 'chess', hash: HASH } };
const game: AppState = { ...chess, record: { kind: 'moves', moves: read(text(PLAYED)).settled! }, cursor: 7, flipped: true };
const link = toLink(game);

const repair = (damaged: string) => engine.answer('repairLink', { text: damaged }).repair;
const movesOf = (repaired: string): readonly string[] => {
	const opened = fromLink(repaired);
	if (!opened.ok || opened.state.record.kind !== 'moves') throw new Error('not a link of moves');
	return opened.state.record.moves;
};

describe('the repair of a link', () => {
	it('removes characters that others added', () => {
		const address = `https://example.org/#${link}`;
		for (const damaged of [
			`${link}.`,
			`${link}),`,
			`(${link}`,
			`${link}”`,
			`${link.slice(0, 30)}\n${link.slice(30)}`,
			`${link}&utm_source=mail`,
			`${link}?fbclid=abc`,
			address,
			encodeURIComponent(address),
			encodeURIComponent(encodeURIComponent(address)),
			link.replace(/[-_A]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
			`\u200b${link}\u200b`,
		])
			expect(repair(damaged)).toEqual({ type: 'cleaned', link });
	});

	it('completes an end without its checksum', () => {
		expect(repair(link.slice(0, -1))).toEqual({ type: 'completed', link });
		expect(repair(link.slice(0, -2))).toEqual({ type: 'completed', link });
		expect(repair(`${link.slice(0, -1)}.`)).toEqual({ type: 'completed', link });
	});

	it('opens the moves before the end, wherever it is, and names the last one', () => {
		const all = movesOf(link);
		let last = 0;
		for (let length = link.length - 4; length > 20; length--) {
			const found = repair(link.slice(0, length));
			if (found === undefined) continue;
			const moves = movesOf(found.link);
			expect(moves).toEqual(all.slice(0, moves.length));
			expect(found.type).toMatch(/^(?:torn|completed)$/);
			if (found.type === 'torn' && found.move?.startsWith('5.')) last = moves.length;
		}
		expect(last).toBe(9);
		expect(repair(link.slice(0, 60))).toMatchObject({ type: 'torn', move: expect.stringMatching(/^\d+[.…] /) });
	});

	it('opens a text up to its end', () => {
		const whole = toLink({ ...chess, record: text('1. e4 {a comment} e5 (1... c5) 2. Nf3 {another comment}') });
		expect(repair(whole.slice(0, -12))).toMatchObject({ type: 'tornText' });
	});

	it('corrects one character, if only one correction opens a game', () => {
		let corrected = 0;
		for (let at = 0; at < link.length; at += 3) {
			const damaged = link.slice(0, at) + (link[at] === 'x' ? 'y' : 'x') + link.slice(at + 1);
			const found = repair(damaged);
			if (found?.type !== 'edited') continue;
			corrected++;
			expect(found.link).toBe(link);
			expect(found.at).toBe(at);
		}
		expect(corrected).toBeGreaterThan(link.length / 5);
	});

	it('finds a missing, a doubled and two exchanged characters', () => {
		for (const damaged of [
			link.slice(0, 40) + link.slice(41),
			link.slice(0, 40) + link[40] + link.slice(40),
			`${link.slice(0, 25)}${link[26]}${link[25]}${link.slice(27)}`,
		])
			expect(repair(damaged)?.link ?? link).toBe(link);
	});

	it('is not offered for other texts, and not needed for whole links', () => {
		for (const other of ['', 'hello', '_rubbish', '<img src=x>', '%', '%zz', '#', 'A'.repeat(900), link])
			expect(repair(other)).toBeUndefined();
		expect(repairLink(link, () => read(text('')))).toBeUndefined();
	});
});
