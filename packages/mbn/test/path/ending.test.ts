import { perft, type Ruleset, type Setup, validate } from '@x/core';
import { land, promote, seq } from '@x/core/build';
import { compile, plan } from '@x/core/compile';
import { bitboardPlanOf } from '@x/core/rules';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { type PathOptions, toPath } from '../../src/path/index.js';

const { rules } = games.chess;

const BOARD: PathOptions = { size: [8, 8] };

/** Pawns end their moves as the pawns of chess do: a double step and a capture in passing never promote. */
const PAWN: PathOptions = {
	...BOARD,
	self: ['P'],
	passed: 'ep',
	passer: { from: 'at', by: [0, -1] },
	ending: (arrival) => ({ land: arrival === 'other' ? promote(['Q', 'R', 'B', 'N'], 'last') : land(), landed: seq() }),
};

/** Chess in which these kinds move as MBN says. */
function chessWith(moves: Readonly<Record<string, string>>): Ruleset {
	const made = Object.entries(moves).map(([kind, text]) => ({
		name: rules.kinds[kind]!.moves,
		...toPath(text, kind === 'P' ? PAWN : BOARD),
	}));
	return {
		...rules,
		zones: Object.assign({}, rules.zones, ...made.map(({ needs }) => needs.zones)),
		points: Object.assign({}, rules.points, ...made.map(({ needs }) => needs.points)),
		paths: { ...rules.paths, ...Object.fromEntries(made.map(({ name, path }) => [name, path])) },
	};
}

/** Both sides promote next, with and without a capture; White's pawn on e5 captures in passing on d6. */
const PROMOTING: Setup = {
	pieces: (
		[
			['white', 'K', 4, 0],
			['white', 'N', 6, 0],
			['white', 'P', 0, 6],
			['white', 'P', 4, 4],
			['white', 'P', 2, 1],
			['black', 'K', 4, 7],
			['black', 'R', 1, 7],
			['black', 'P', 3, 4],
			['black', 'P', 1, 3],
			['black', 'P', 7, 1],
		] as const
	).map(([side, kind, ...at]) => ({ at, piece: { side, kind } })),
	points: { ep: [[3, 5]] },
	phase: 'white',
};

describe('the option ending', () => {
	it.each(['P', 'mfW+cefF+[2]mefW02'])(
		'distinguishes captures in passing and double steps from other ends of a pawn that moves as %s',
		(pawn) => {
			const made = chessWith({ P: pawn, N: 'N', B: 'B', R: 'R', Q: 'Q' });
			expect(bitboardPlanOf(plan(made))).toBeDefined();
			for (const setup of [rules.start, PROMOTING]) {
				const [ours, theirs] = [made, rules].map((one) => {
					const read = validate(compile(one), setup);
					if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
					return [1, 2, 3].map((depth) => perft(read.value, depth));
				});
				expect(ours).toEqual(theirs);
			}
		},
	);
});
