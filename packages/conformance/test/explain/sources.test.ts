import { apply, type Position, type Sources, toMove } from '@x/core';
import { compile } from '@x/core/compile';
import { sheet } from '@x/describe';
import { explain } from '@x/describe/explain';
import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';

const ROYAL = { name: 'royal', span: { from: 0, to: 5 } };
const PAWN = { name: 'P' };
const MATE = { name: 'mate' };
const SOURCES: Sources = {
	'/forbid/0': [ROYAL],
	'/paths/pawn': [PAWN],
	[`/outcomes/${chess.rules.outcomes.findIndex(({ id }) => id === 'checkmate')}`]: [MATE],
};

const game = compile({ ...chess, sources: SOURCES });

function played(position: Position, text: string): Position {
	const move = toMove(position, text);
	if (!move.ok) throw new Error(text);
	return apply(position, move.value);
}

describe('the sources of an explanation', () => {
	it('are those of the law that refuses a move', () => {
		const pinned = ['f2f3', 'e7e5', 'a2a3', 'd8h4'].reduce<Position>((at, move) => played(at, move), game.start);
		expect(explain(pinned, 'b2b3')).toMatchObject({ code: 'law', sources: [ROYAL] });
	});

	it('are those of the moves of a piece that cannot go there', () => {
		expect(explain(game.start, 'e2e5')).toMatchObject({ code: 'no-path', sources: [PAWN] });
		expect(explain(game.start, 'a1a5')).not.toHaveProperty('sources');
	});

	it('are those of the outcome after the end of the game', () => {
		const mated = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].reduce<Position>((at, move) => played(at, move), game.start);
		expect(explain(mated, 'a2a3')).toMatchObject({ code: 'game-over', sources: [MATE] });
	});

	it('are absent where the game has none', () => {
		expect(explain(compile(chess).start, 'e2e5')).not.toHaveProperty('sources');
	});
});

describe('the sources of a rule sheet', () => {
	const entries = sheet({ ...chess, sources: SOURCES }).flatMap((section) => section.entries);

	it('stand with the laws, the pieces and the outcomes', () => {
		const found = entries.flatMap(({ path, sources }) => (sources === undefined ? [] : [[path, sources[0]!.name]]));
		expect(found).toContainEqual(['forbid[own-royal-safe]', 'royal']);
		expect(found).toContainEqual(['kinds.P', 'P']);
		expect(found).toContainEqual(['outcomes[checkmate]', 'mate']);
	});

	it('do not change its words', () => {
		const words = (of: ReturnType<typeof sheet>) => of.flatMap((section) => section.entries.flatMap(({ texts }) => texts));
		expect(words(sheet({ ...chess, sources: SOURCES }))).toEqual(words(sheet(chess)));
		expect(sheet(chess).flatMap((section) => section.entries.flatMap(({ sources }) => sources ?? []))).toEqual([]);
	});
});
