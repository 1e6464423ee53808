import { apply, legal, pieces, position } from '@x/core';
import { compile } from '@x/core/compile';
import { expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';

/** White's pawns on each file, at most, over all moves of the start. */
function mostOnFile(text: string, start: string): number {
	const game = compile(toGame(parse(text), { start }));
	const at = position(game, game.ruleset.start);
	const counts = legal(at).flatMap((move) => {
		const pawns = pieces(apply(at, move)).filter(({ piece }) => piece.kind === 'P' && piece.side === 'white');
		return [0, 1, 2, 3].map((file) => pawns.filter(({ cell }) => cell % 4 === file).length);
	});
	return Math.max(...counts);
}

it.each([
	['a plain drop', 'holding pieces{P}=file(1) R P=fW', '4/4/P3/3R[P] w'],
	['a drop at once', 'holding drop{P}=immediate pieces{P}=file(1) R P=fW', '3p/4/P3/3R w'],
	['a drop of another face', 'holding=either pieces{P}=file(1) R Q P=fW +Q==P', '4/4/P3/3R[Q] w'],
])('a limit of pieces on a file holds for %s', (_, text, start) => {
	expect(mostOnFile(text, start)).toBe(1);
});
