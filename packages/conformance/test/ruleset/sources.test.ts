import { normalise } from '@x/core/build';
import { compile } from '@x/core/compile';
import { hashRuleset, placeOf, type Source, SourceMap, type Sources, sourcesOf } from '@x/core/rules';
import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';

const ROYAL: Source = { name: 'royal', span: { from: 0, to: 5 } };
const PAWN: Source = { name: 'P' };
const SOURCES: Sources = { '/forbid/0': [ROYAL], '/paths/pawn': [PAWN] };

describe('sources', () => {
	it('are found at a place and at the parts in it', () => {
		const sources = new SourceMap(chess.rules, SOURCES);
		expect(sources.at('/paths/pawn')).toEqual([PAWN]);
		expect(sources.at('/paths/pawn/any/0')).toEqual([PAWN]);
		expect(sources.at('/paths/pawns')).toEqual([]);
		expect(sources.at('/forbid/0/if')).toEqual([ROYAL]);
		expect(new SourceMap(chess.rules).at('/forbid/0')).toEqual([]);
		expect(new SourceMap(chess.rules, { '': [PAWN] }).at('/forbid/0')).toEqual([PAWN]);
	});

	it('are found at every place where one object stands', () => {
		const check = { royalAttacked: 'own' };
		const rules = { defs: { check }, forbid: [{ id: 'check', if: check }] };
		const sources = new SourceMap(rules, sourcesOf(rules, new Map([[check, [ROYAL]]])));
		expect(sources.of(check)).toEqual([ROYAL]);
		expect(sources.of(rules)).toBeUndefined();
		expect(sources.at('/forbid/0/if')).toEqual([ROYAL]);
		expect(sources.at('/defs/check')).toEqual([ROYAL]);
	});

	it('write keys in places as JSON pointers do', () => {
		expect(placeOf('paths', 'a/b~c', 0)).toBe('/paths/a~1b~0c/0');
		const zone = { box: [] };
		const rules = { zones: { 'a/b~c': zone } };
		expect(sourcesOf(rules, new Map([[zone, [PAWN]]]))).toEqual({ '/zones/a~1b~0c': [PAWN] });
		expect(new SourceMap(rules, { '/zones/a~1b~0c': [PAWN], '/zones/gone': [ROYAL] }).of(zone)).toEqual([PAWN]);
	});

	it('have the same places in the normal form', () => {
		const rules = { ...chess.rules, kinds: Object.fromEntries(Object.entries(chess.rules.kinds).reverse()) };
		const marked = new Map<object, readonly Source[]>([
			[rules.forbid[0]!, [ROYAL]],
			[rules.paths.pawn!, [PAWN]],
		]);
		expect(sourcesOf(rules, marked)).toEqual(SOURCES);
		const normal = normalise(rules);
		const sources = new SourceMap(normal, SOURCES);
		expect([sources.of(normal.forbid[0]!), sources.of(normal.paths.pawn!)]).toEqual([[ROYAL], [PAWN]]);
	});

	it('go with a definition to its game, and change neither hash nor rules', () => {
		const game = compile({ ...chess, sources: SOURCES });
		expect(game.sources).toEqual(SOURCES);
		expect(game.hash).toBe(hashRuleset(chess.rules));
		expect(compile(chess).sources).toBeUndefined();
		expect(() => compile({ ...chess, sources: 'royal' as never })).toThrow('definition.sources: Expected an object');
	});

	it('are found by the id of a law, each once', () => {
		expect(new SourceMap(chess.rules, SOURCES).ofId('own-royal-safe')).toEqual([ROYAL]);
		expect(new SourceMap(chess.rules, { '': [PAWN] }).ofId('stalemate')).toEqual([PAWN]);
		expect(new SourceMap(chess.rules, SOURCES).ofId('nothing')).toEqual([]);
	});
});
