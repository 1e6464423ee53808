import type { PieceLook, PieceSet } from '@x/board';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SetsOf } from '../src/sets/families.js';
import { createSets } from '../src/sets/sets.js';

const set = (id: string): PieceSet => ({ id, title: id, color: 'none', art: {} });
/** A family that is drawn alike everywhere. */
const drawn = (...sets: readonly PieceSet[]) => ({ characters: sets, figures: sets });
const SETS = {
	shogi: { characters: [set('shogi')], figures: [set('moves')] },
	makruk: drawn(set('makruk')),
};
const setsOf: SetsOf = (family, style = 'characters') => (SETS[family as keyof typeof SETS] ?? SETS.makruk)[style];
const load = () => Promise.resolve(setsOf);
const look = (picture: string): PieceLook => ({ side: 0, picture, letter: '', title: picture });
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
	it('are the six pieces of chess until others are loaded, once', async () => {
		stubStorage(new Map());
		const loads = vi.fn(load);
		const sets = createSets(loads);
		expect(loads).not.toHaveBeenCalled();
		expect(ids(sets.of('chess', [look('king'), look('pawn')]))).toEqual(['orthodox']);
		expect(loads).not.toHaveBeenCalled();
		expect(ids(sets.of('chess', [look('king'), look('archbishop')]))).toEqual(['orthodox']);
		expect(ids(sets.of('shogi', [look('king')]))).toEqual(['orthodox']);
		sets.of('makruk');
		await loads.mock.results[0]!.value;
		expect(loads).toHaveBeenCalledTimes(1);
		expect(ids(sets.of('shogi'))).toEqual(['shogi']);
		expect(sets.of('shogi')).toBe(sets.of('shogi'));
		expect(['shogi', 'makruk', 'chess'].map(sets.hasBoth)).toEqual([true, false, false]);
	});

	it('are asked for again after a failure', async () => {
		stubStorage(new Map());
		const loads = vi.fn(() => Promise.reject(new Error('offline')));
		const sets = createSets(loads);
		sets.of('shogi');
		await new Promise((resolve) => setTimeout(resolve));
		expect(ids(sets.of('shogi'))).toEqual(['orthodox']);
		expect(loads).toHaveBeenCalledTimes(2);
	});

	it('follow a choice that the browser keeps', async () => {
		const kept = new Map<string, string>();
		stubStorage(kept);
		const sets = createSets(load);
		sets.of('shogi');
		await new Promise((resolve) => setTimeout(resolve));
		sets.style.value = 'figures';
		expect([ids(sets.of('shogi')), ids(sets.of('makruk'))]).toEqual([['moves'], ['makruk']]);
		expect(createSets(load).style.value).toBe('figures');
	});

	it('of chess follow a choice, too', async () => {
		stubStorage(new Map());
		const sets = createSets(() => Promise.resolve((_family, _style, drawing) => [set(drawing)]));
		sets.drawing.value = 'angular';
		sets.of('chess', [look('king')]);
		await new Promise((resolve) => setTimeout(resolve));
		expect(ids(sets.of('chess', [look('king')]))).toEqual(['angular']);
		expect(createSets(load).drawing.value).toBe('angular');
	});

	it('can be chosen where nothing may be stored', () => {
		stubStorage(undefined);
		const sets = createSets(load);
		expect(sets.style.value).toBe('characters');
		sets.style.value = 'figures';
		expect(sets.style.value).toBe('figures');
	});
});
