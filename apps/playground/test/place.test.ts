import { describe, expect, it } from 'vitest';
import { placeAt } from '../src/state/place.js';

// The addresses of the built page: the tests run as the served sources do, which have one page.
describe('the place of the page', () => {
	it('is the fragment while the sources are served, and for a page from a file', () => {
		expect(placeAt('http://localhost:5173/#x', undefined).addressOf('shogi', '#abc')).toBe('#abc');
		expect(placeAt('file:///tmp/dist/index.html', undefined).addressOf('shogi', '#abc')).toBe('#abc');
	});

	it('shows the game of its folder', () => {
		expect(placeAt('https://example.org/play/shogi/', 'shogi').shown?.ruleset.id).toBe('shogi');
		expect(placeAt('https://example.org/play/', undefined).shown).toBeUndefined();
	});
});
