import type { Ruleset } from '@x/core';
import { all, compare, count, land, leap, royalAttacked, seq, test } from '@x/core/build';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { fromRuleset } from '../../src/from/index.js';
import { stringify } from '../../src/index.js';

const { rules, names } = games.chess;
const { phases } = rules.turn;

/** A change of the rules of chess, with the loss that it makes. */
const CHANGES: readonly (readonly [name: string, changed: Partial<Ruleset>, lost: string])[] = [
	['a law', { forbid: [...rules.forbid, { id: 'few', if: compare(count({ who: 'friend' }), '<', 5) }] }, 'fbr/lost-law forbid.few'],
	['an effect of moves', { after: [...rules.after, { id: 'gone', do: [{ set: 'at', to: 'none' }] }] }, 'fbr/lost-hook after.gone'],
	['a preference', { prefer: [{ id: 'checks', stage: 'legal', keep: { if: royalAttacked('other') } }] }, 'fbr/lost-choice prefer.checks'],
	[
		'an end',
		{ outcomes: [{ id: 'many', when: 'turn', if: compare(count({ who: 'friend' }), '>', 15), result: 'draw' }, ...rules.outcomes] },
		'fbr/lost-outcome outcomes.many',
	],
	['a trace', { traces: { seen: { of: { who: 'enemy' }, if: { attacked: 'at' } } } }, 'fbr/lost-trace traces.seen'],
	['pieces that cannot be attacked', { immune: all(royalAttacked('own')) }, 'fbr/lost-royal immune'],
	[
		'a phase with an effect at its start',
		{ turn: { ...rules.turn, phases: { ...phases, white: { ...phases.white!, enter: [{ id: 'start', do: [] }] } } } },
		'fbr/lost-turn turn',
	],
	['a point at the start', { start: { ...rules.start, points: { ep: [[4, 2]] } } }, 'fbr/lost-start start.points'],
	[
		'neutral pieces',
		{ start: { ...rules.start, pieces: [...rules.start.pieces, { at: [0, 3], piece: { side: 'neutral', kind: 'Q' } }] } },
		'fbr/lost-start start.pieces',
	],
	[
		'moves with a condition',
		{ paths: { ...rules.paths, knight: leap([[1, 2]], seq(test(royalAttacked('own')), land())) } },
		'fbr/lost-moves kinds.N',
	],
];

describe('losses', () => {
	it.each(CHANGES)('name %s', (_, changed, expected) => {
		const { value, lost } = fromRuleset({ ...rules, ...changed }, { names });
		expect(stringify(value)).toContain('royal');
		const before = new Set(fromRuleset(rules, { names }).lost.map(({ path }) => path));
		expect(lost.filter(({ path }) => !before.has(path)).map(({ code, path }) => `${code} ${path}`)).toEqual([expected]);
	});

	it.each([
		['alice', '3 axes: the conversion compares moves on one board of files and ranks'],
		['raumschach', '3 axes: the conversion compares moves on one board of files and ranks'],
		['glinski', 'files from -5 to 5: the conversion does not number cells anew'],
	] as const)('refuses the board of %s', (name, found) => {
		expect(() => fromRuleset(games[name].rules)).toThrow(`Expected a board of at most 26 files and of ranks, found ${found}.`);
	});

	it.each([
		[[0, null], 'files without an end: a board of FBR has a size'],
		[[0, 26], '27 files: the conversion names each file with one letter'],
	] as const)('refuses files of the extent %j', (extent, found) => {
		const space = { axes: [{ extent }, { extent: [0, 7] }] } as const;
		expect(() => fromRuleset({ ...rules, space })).toThrow(`found ${found}.`);
	});

	it.each([[undefined], ['chess'], [{}]])('refuses %o as a ruleset', (value) => {
		expect(() => fromRuleset(value as never)).toThrow(TypeError);
	});

	it('refuses options that do not exist', () => {
		expect(() => fromRuleset(rules, { titel: 'Chess' } as never)).toThrow(TypeError);
	});

	it('needs no names', () => {
		expect(stringify(fromRuleset(rules).value).split('\n').at(-1)).toContain('+P==QRBN');
	});

	it('writes a title on one line', () => {
		expect(stringify(fromRuleset(rules, { title: ' Two\nlines ' }).value).split('\n')[0]).toBe(':Two lines');
	});
});
