import type { PieceSet } from '@x/board';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Family } from '../src/sets/families.js';
import { createSets } from '../src/sets/sets.js';

const set = (id: string): PieceSet => ({ id, title: id, color: 'none', art: {} });
const FAMILIES: Readonly<Record<string, Family>> = {
	shogi: { characters: [set('shogi')], international: [set('moves')] },
	makruk: { characters: [set('makruk')] },
};
const ids = (sets: readonly PieceSet[]): readonly string[] => sets.map(({ id }) => id);

/** Storage that the page may use, or may not. */
const stubStorage = (kept: Map<string, string> | undefined): void => {
	const use = (): Map<string, string> => {
		if (kept === undefined) throw new Error('forbidden');
		return kept;
	};
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => use().get(key) ?? null,
		setItem: (key: string, value: string) => use().set(key, value),
	});
};

afterEach(() => vi.unstubAllGlobals());

describe('the piece sets', () => {
	it('are those of chess until others are loaded, once', async () => {
		stubStorage(new Map());
		const load = vi.fn(() => Promise.resolve(FAMILIES));
		const sets = createSets(load);
		expect(ids(sets.of('chess'))).toEqual(['chess']);
		expect(load).not.toHaveBeenCalled();
		expect(ids(sets.of('shogi'))).toEqual(['chess']);
		sets.of('makruk');
		await load.mock.results[0]!.value;
		expect(load).toHaveBeenCalledTimes(1);
		expect(ids(sets.of('shogi'))).toEqual(['shogi']);
		expect(sets.of('shogi')).toBe(sets.of('shogi'));
		expect(['shogi', 'makruk', 'chess'].map(sets.hasBoth)).toEqual([true, false, false]);
	});

	it('are asked for again after a failure', async () => {
		stubStorage(new Map());
		const load = vi.fn(() => Promise.reject(new Error('offline')));
		const sets = createSets(load);
		sets.of('shogi');
		await new Promise((resolve) => setTimeout(resolve));
		expect(ids(sets.of('shogi'))).toEqual(['chess']);
		expect(load).toHaveBeenCalledTimes(2);
	});

	it('follow a choice that the browser keeps', async () => {
		const kept = new Map<string, string>();
		stubStorage(kept);
		const sets = createSets(() => Promise.resolve(FAMILIES));
		sets.of('shogi');
		await new Promise((resolve) => setTimeout(resolve));
		sets.drawing.value = 'international';
		expect([ids(sets.of('shogi')), ids(sets.of('makruk'))]).toEqual([['moves'], ['makruk']]);
		expect(createSets(() => Promise.resolve(FAMILIES)).drawing.value).toBe('international');
	});

	it('can be chosen where nothing may be stored', () => {
		stubStorage(undefined);
		const sets = createSets(() => Promise.resolve(FAMILIES));
		expect(sets.drawing.value).toBe('characters');
		sets.drawing.value = 'international';
		expect(sets.drawing.value).toBe('international');
	});
});
