import { reference } from '@x/core/reference';
import type { Effect, Hook, Path } from '@x/core/src/ruleset/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { land, men, phases, steps } from './parts.js';

const ahead = (...then: readonly Path[]): Path => steps([[1, 0]], land, ...then);
const declare: Effect = { end: 'draw', id: 'declared' };
const marked: Hook['if'] = { same: [{ mark: 'm' }, { mark: 'm' }] };

/** A ruleset whose pieces of kind A have two walks that do the same. */
const twoWalks = (first: Path, second: Path, after: readonly Hook[] = []) =>
	small({
		paths: { king: ahead(), a: { any: [first, second] } },
		after,
		start: { pieces: men('A a1', 'k e4') },
	});

describe('walks that do the same', () => {
	const mark: Path = { mark: 'm' };
	it.each([
		['the first', ahead(mark), ahead()],
		['the second', ahead(), ahead(mark)],
	] as const)('are one move, and hooks see the mark that %s of them set', (_, first, second) => {
		const hooks: readonly Hook[] = [{ id: 'promote', if: marked, do: [{ set: 'at', to: { kind: 'K', side: 'own' } }] }];
		const ruleset = twoWalks(first, second, hooks);
		expect(compared(ruleset).moves).toEqual(['A0-1 m']);
		const definition = reference(ruleset);
		const [move] = definition.legal(definition.start());
		expect(move?.writes.map(({ piece }) => piece?.kind)).toEqual([undefined, 'K']);
	});

	it('stay two moves where one of them declares the end of the game', () => {
		expect(compared(twoWalks(ahead(), ahead({ do: declare })), 0).moves).toEqual(['A0-1', 'A0-1']);
	});

	it('stay two moves where one of them begins nowhere, picks the piece and declares the end of the game', () => {
		const ruleset = small({
			paths: {
				king: ahead(),
				a: ahead(),
				more: { seq: [{ pick: { who: 'friend', kind: ['A'] }, origin: true }, ahead({ do: declare })] },
			},
			turn: phases({ also: ['more'] }),
			start: { pieces: men('A a1', 'k e4') },
		});
		expect(compared(ruleset, 0).moves).toEqual(['A0-1', 'A0-1']);
	});
});
