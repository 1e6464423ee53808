import type { Path, Ruleset } from '@x/core';
import { act, land, seq, set } from '@x/core/build';
import { reference } from '@x/core/reference';
import { asPath } from '@x/core/rules';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { pieceRuleset, toPath } from '../../src/path/index.js';

const SIZE = [8, 8];

/** The same moves of a piece that is lifted before it moves. */
function lifted(path: Path): Path {
	const text = JSON.stringify(path).replaceAll(JSON.stringify(land()), JSON.stringify(land({ leave: { of: 'stand' } })));
	return seq(act(set('stand', 'none')), JSON.parse(text) as Path);
}

const isLifted = (path: Path): boolean => {
	const first = asPath('seq', path)?.seq[0];
	return first !== undefined && asPath('do', first) !== undefined;
};

const pathOf = (moves: string): Path => toPath(moves, { size: SIZE, kinds: { K: 'K', P: 'P' } }).path;

function gameWith(path: Path): ReturnType<typeof reference> {
	const rules: Ruleset = pieceRuleset({ size: SIZE, pieces: { X: { path }, K: 'K', P: 'mfW+cfF' }, royals: ['K'] });
	return reference(rules);
}

function randomPieces(seed: number): Ruleset['start']['pieces'] {
	const random = randomFrom(seed * 7919);
	const found = new Map<string, Ruleset['start']['pieces'][number]>();
	const put = (side: string, kind: string): void => {
		const at = [random(8), random(8)];
		if (!found.has(at.join())) found.set(at.join(), { at, piece: { side, kind } });
	};
	put('white', 'K');
	put('black', 'K');
	for (let nth = 0; nth < 24; nth++) put(nth % 2 === 0 ? 'white' : 'black', nth % 3 === 0 ? 'X' : 'P');
	return [...found.values()];
}

describe.each(['jyQ-K', 'jQ-Q', 'jR-cR', 'jK-K', 'jN-N', 'jyR-W+jyB-F', 'jW-jW-W', 'jR-mK[5-8]', 'j{P}Q-K'])('%s', (moves) => {
	it('moves from its cell as a piece that is lifted first', () => {
		const path = pathOf(moves);
		expect(isLifted(path)).toBe(false);
		const [ours, theirs] = [gameWith(path), gameWith(lifted(path))];
		let count = 0;
		for (let seed = 1; seed <= byExtent({ full: 25, normal: 5, quick: 2 }); seed++) {
			const pieces = randomPieces(seed);
			const [here, there] = [ours.stateOf({ pieces, phase: 'white' }), theirs.stateOf({ pieces, phase: 'white' })];
			const after = (game: typeof ours, state: typeof here): readonly string[] =>
				game.legal(state).map((move) => JSON.stringify([move.from, move.to, game.setupOf(game.apply(state, move))]));
			const found = after(ours, here);
			count += found.length;
			expect(found.toSorted()).toEqual(after(theirs, there).toSorted());
		}
		expect(count).toBeGreaterThan(0);
	});
});

it.each(['jK--K', 'jQ--K', 'jK-bK', 'jW-zW'])('%s is lifted, since it may come back', (moves) => {
	expect(isLifted(pathOf(moves))).toBe(true);
});

it('is lifted on a board that closes on itself', () => {
	expect(isLifted(toPath('jyQ-K', { size: SIZE, wraps: [true, false] }).path)).toBe(true);
});
