import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { layout } from '@x/board';
import { reference } from '@x/core/reference';
import { gallery } from '@x/sjaak-variants/gallery';
import { describe, expect, it } from 'vitest';
import { type CellAction, pictureOf, spotSpeech } from '../src/lazy/pieces/picture.js';
import { playableGame } from '../src/worker/all-games.js';
import { PREFIXES } from '../src/worker/languages/ids.js';
import type { Blocker } from '../src/worker/protocol.js';
import { engine } from './support.js';

const draw = (ruleset: string, kind: string, at: string | undefined, others: Readonly<Record<string, 'friend' | 'enemy'>> = {}) => {
	const { game } = playableGame(ruleset)!;
	const { board, kinds } = engine.answer('kinds', { ruleset });
	const side = kinds.find((one) => one.kind === kind)!.side;
	const blockers = Object.entries(others).map(([cell, who]): Blocker => ({ cell: game.cell(cell), friend: who === 'friend' }));
	const drawn = engine.answer('diagram', { ruleset, kind, side, at: at === undefined ? undefined : game.cell(at), others: blockers });
	const picture = pictureOf(drawn.ways, drawn.at, layout(board, 'first'));
	const said = (cell: string, standing?: string): string =>
		spotSpeech(cell, standing, picture.spots.get(game.cell(cell)), (one) => game.cellName(Number(one)));
	return { drawn, picture, said, at: game.cellName(drawn.at), game };
};

describe('the picture of a piece', () => {
	it.each<[string, string, string, Readonly<Record<string, 'friend' | 'enemy'>>, string, string]>([
		['chess', 'P', 'e4', {}, 'd5', 'd5, captures only'],
		['chess', 'P', 'e4', {}, 'e5', 'e5, moves only'],
		['chess', 'P', 'e7', {}, 'e8', 'e8, moves only, becomes bishop or knight or queen or rook'],
		['chess', 'Q', 'd4', {}, 'd8', 'd8, moves or captures'],
		['chess', 'Q', 'd4', {}, 'e6', 'e6, nothing'],
		['xiangqi', 'C', 'a1', {}, 'a4', 'a4, moves only, captures by hopping, with a piece on a2 or a3'],
		['xiangqi', 'C', 'a1', { a3: 'friend' }, 'a4', 'a4, captures only by hopping over a3'],
		['xiangqi', 'N', 'e5', {}, 'e6', 'e6, a piece here blocks the way to d7 and f7'],
		['xiangqi', 'N', 'e5', { e6: 'enemy' }, 'd7', 'd7, nothing'],
	])('%s: what is said of a %s on %s with %o, at %s', (ruleset, kind, at, others, cell, speech) => {
		expect(draw(ruleset, kind, at, others).said(cell)).toBe(speech);
	});

	it('begins in the middle, or on a starting cell for pieces with a first move', () => {
		expect(draw('chess', 'N', undefined).at).toBe('d4');
		expect(draw('chess', 'P', undefined).at).toBe('d2');
		expect(draw('xiangqi', 'K', undefined).at).toBe('e1');
	});

	it('draws slides as lines, leaps that can be blocked as broken lines, hops as arches', () => {
		const types = (ruleset: string, kind: string, at: string, others = {}): readonly string[] =>
			draw(ruleset, kind, at, others).picture.trails.map(({ type }) => type);
		expect(types('chess', 'R', 'd4')).toEqual(['slide', 'slide', 'slide', 'slide']);
		expect(types('chess', 'N', 'd4')).toEqual([]);
		expect(types('xiangqi', 'N', 'e5')).toEqual(Array.from({ length: 8 }, () => 'lame'));
		const { picture, game } = draw('xiangqi', 'C', 'a1', { a3: 'enemy' });
		expect(picture.arches.map(({ cell }) => game.cellName(Number(cell)))).toEqual(['a3']);
	});

	it('is drawn on hexagons and on several levels', () => {
		expect(draw('glinski', 'R', 'f6').picture.trails).toHaveLength(6);
		expect(draw('raumschach', 'R', undefined).picture.spots.size).toBeGreaterThan(10);
	});
});

/** The variants of a file, by their names: every third, or all of them with X_RUNS. */
const shipped = (): readonly (readonly [string, string])[] => {
	const shared = process.env.X_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
	const file = process.env.X_SJAAK_VARIANTS ?? `${shared}/vectors/sjaak/variants-1.4.1.txt`;
	if (!existsSync(file)) return gallery.map(({ name, text }): [string, string] => [name, text]);
	return readFileSync(file, 'utf8')
		.split(/^(?=Variant:)/m)
		.slice(1)
		.filter((_, index) => process.env.X_RUNS !== undefined || index % 3 === 0)
		.map((text): [string, string] => [/^Variant:\s*([^\n#]*)/.exec(text)?.[1]?.trim() ?? '', text]);
};

describe('every piece of every variant that is shipped', () => {
	it.each(shipped())('%s: is drawn as the rules say', (_, text) => {
		const ruleset = PREFIXES.sjaak + text;
		const { game } = playableGame(ruleset)!;
		const rules = game.ruleset;
		const literal = reference({ ...rules, after: [], forbid: [], prefer: [], outcomes: [] });
		const { board, kinds, sides } = engine.answer('kinds', { ruleset });
		expect(kinds.length).toBe(Object.keys(rules.kinds).length);
		for (const { kind, side, texts } of kinds) {
			expect(texts.length, kind).toBeGreaterThan(0);
			const drawn = engine.answer('diagram', { ruleset, kind, side, at: undefined, others: [] });
			const { spots } = pictureOf(drawn.ways, drawn.at, layout(board, 'first'));
			const phases = Object.entries(rules.turn.phases);
			const phase = phases.find(([, one]) => one.side === side && one.pieces !== false)![0];
			const home = rules.start.pieces.find(({ at, piece }) => game.cellAt(at) === drawn.at && piece.kind === kind && piece.side === side);
			const piece = home?.piece ?? { side, kind };
			const state = literal.stateOf({ pieces: [{ at: game.vecOf(drawn.at), piece }], phase });
			const goes = new Set(literal.legal(state).flatMap(({ from, to }) => (from === drawn.at ? [to] : [])));
			const moves: readonly (CellAction | undefined)[] = ['move', 'both'];
			const shown = [...spots.values()].filter(({ plain }) => moves.includes(plain)).map(({ cell }) => Number(cell));
			expect([kind, ...shown.sort((a, b) => a - b)]).toEqual([kind, ...[...goes].sort((a, b) => a - b)]);
			expect(sides).toContain(side);
		}
	});
});
