import { describe, expect, test } from 'vitest';
import type { MoveNode, PgnGame } from '../src/index.js';
import {
	addLine,
	addMove,
	annotate,
	childrenOf,
	commentOf,
	commentsBefore,
	createGame,
	cutAfter,
	demote,
	edit,
	nodeAt,
	promote,
	promoteToMain,
	remove,
	removeTag,
	setResult,
	setTag,
	walk,
} from '../src/tree.js';
import { gameOf, randomOf } from './support/generate.js';
import { textOf, treeOf } from './support/trees.js';

const game = treeOf('e4 (d4 d5 (Nf6) c4) e5 Nf3 Nc6');
const pathsOf = (one: PgnGame): string[] => [...walk(one)].map(({ path }) => path);
const sorted = (one: PgnGame): string[] => pathsOf(one).sort();

describe('adding', () => {
	test('goes on at the end of a line', () => {
		const added = addLine(game, 'd4 Nf6', ['c4', 'e6']);
		expect(textOf(added.game)).toBe('e4 (d4 d5 (Nf6 c4 e6) c4) e5 Nf3 Nc6');
		expect(added.path).toBe('d4 Nf6 c4 e6');
	});
	test('makes a variation elsewhere', () => {
		expect(textOf(addMove(game, 'e4', 'c5').game)).toBe('e4 (d4 d5 (Nf6) c4) e5 (c5) Nf3 Nc6');
		expect(textOf(addMove(game, '', 'c4').game)).toBe('e4 (d4 d5 (Nf6) c4) (c4) e5 Nf3 Nc6');
	});
	test('follows moves that the game has', () => {
		expect(addMove(game, 'd4', 'Nf6')).toEqual({ game, path: 'd4 Nf6' });
		expect(addLine(game, '', ['d4', 'd5']).game).toBe(game);
		expect(addLine(game, '', ['d4', 'Nf6', 'Nf3'])).toMatchObject({ path: 'd4 Nf6 Nf3' });
		expect(addLine(game, 'e4', [])).toEqual({ game, path: 'e4' });
	});
	test('begins a game', () => {
		expect(addLine(createGame({ White: 'a' }), '', ['e4', 'e5'])).toEqual({
			game: { ...treeOf('e4 e5'), tags: [{ name: 'White', value: 'a' }] },
			path: 'e4 e5',
		});
	});
	test('keeps all other lines', () => {
		const { game: added } = addMove(game, 'e4 e5', 'Bc4');
		expect(added.moves[0]).toBe(game.moves[0]);
		expect(added.moves[3]).toBe(game.moves[3]);
	});
	test('refuses wrong paths and values', () => {
		expect(() => addMove(game, 'e4 c5', 'Nf3')).toThrow(
			'path: Expected the path of a move, found "e4 c5". Behind "e4", the moves are "e5".',
		);
		expect(() => addMove(game, 'e4 e5 Nf3 Nc6 Bb5', 'a6')).toThrow(/the line ends/);
		expect(() => addMove(game, 'e4', '')).toThrow(TypeError);
		expect(() => addLine(game, 'e4', 'e5' as never)).toThrow(TypeError);
		expect(() => addLine(game, 'e4', [1] as never)).toThrow(/sans\[0\]/);
	});
	test('and removing again gives an equal game', () => {
		for (let seed = 0; seed < 100; seed++) {
			const one = gameOf(seed);
			for (const path of ['', ...pathsOf(one)]) {
				const added = addMove(one, path, 'new1');
				expect(added.path).toBe(path === '' ? 'new1' : `${path} new1`);
				expect(nodeAt(added.game, added.path)!.san).toBe('new1');
				expect(remove(added.game, added.path)).toEqual(one);
			}
		}
	});
});

describe('removing', () => {
	test('removes all that follows', () => {
		expect(textOf(remove(game, 'e4 e5'))).toBe('e4 (d4 d5 (Nf6) c4)');
		expect(textOf(remove(game, 'd4 Nf6'))).toBe('e4 (d4 d5 c4) e5 Nf3 Nc6');
	});
	test('lets the next move of the position take the place', () => {
		expect(textOf(remove(game, 'e4'))).toBe('d4 d5 (Nf6) c4');
		expect(textOf(remove(game, 'd4 d5'))).toBe('e4 (d4 Nf6) e5 Nf3 Nc6');
		expect(textOf(remove(treeOf('e4 (d4 (c4)) (b4)'), 'e4'))).toBe('d4 (c4) (b4)');
		expect(textOf(remove(treeOf('e4 (d4 (c4)) (b4)'), 'd4'))).toBe('e4 (c4) (b4)');
	});
	test('keeps the comments before a variation that takes the place', () => {
		const commented = annotate(game, 'd4', { before: [commentOf('Or')] });
		expect(commentsBefore(commented, 'd4')).toEqual([commentOf('Or')]);
		expect(nodeAt(remove(commented, 'e4'), 'd4')!.comments).toEqual([commentOf('Or')]);
	});
	test('removes the last variation and the last move', () => {
		expect(textOf(remove(game, 'd4'))).toBe('e4 e5 Nf3 Nc6');
		expect(remove(treeOf('e4'), 'e4').moves).toEqual([]);
	});
	test('keeps all other paths', () => {
		for (let seed = 0; seed < 60; seed++) {
			const one = gameOf(seed, { sans: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'm1', 'n1'] });
			// Names with numbers change with the moves before them.
			if (pathsOf(one).some((path) => path.includes('~'))) continue;
			for (const path of pathsOf(one)) {
				const left = pathsOf(one).filter((other) => other !== path && !other.startsWith(`${path} `));
				expect(sorted(remove(one, path))).toEqual(left.sort());
				const shorter = pathsOf(one).filter((other) => !other.startsWith(`${path} `));
				expect(sorted(cutAfter(one, path))).toEqual(shorter.sort());
			}
		}
	});
	test('cuts behind a move', () => {
		expect(textOf(cutAfter(game, 'e4 e5'))).toBe('e4 (d4 d5 (Nf6) c4) e5');
		expect(textOf(cutAfter(game, 'd4'))).toBe('e4 (d4) e5 Nf3 Nc6');
		expect(cutAfter(game, '').moves).toEqual([]);
		expect(cutAfter(game, 'd4 d5 c4')).toBe(game);
	});
	test('refuses the start of the game', () => {
		expect(() => remove(game, '')).toThrow('path: Expected the path of a move, found "", which is the start of the game.');
	});
});

describe('the order of moves', () => {
	test('changes by one step', () => {
		const wide = treeOf('e4 (d4 (c4)) (b4 b5) e5');
		expect(textOf(promote(wide, 'b4').game)).toBe('e4 (d4 (b4 b5)) (c4) e5');
		expect(textOf(promote(wide, 'c4').game)).toBe('e4 (c4 (d4)) (b4 b5) e5');
		expect(textOf(promote(wide, 'd4').game)).toBe('d4 (e4 (c4) e5) (b4 b5)');
		expect(promote(wide, 'e4')).toEqual({ game: wide, path: 'e4' });
		expect(demote(wide, 'b4')).toEqual({ game: wide, path: 'b4' });
	});
	test('follows a move with the text of another one', () => {
		const same = treeOf('e4 (d4 d5) (d4 f5)');
		const up = promote(same, 'd4~2');
		expect(up.path).toBe('d4');
		expect(nodeAt(up.game, 'd4 f5')!.san).toBe('f5');
		expect(demote(up.game, 'd4').path).toBe('d4~2');
	});
	test('is that of before if a move is promoted and demoted', () => {
		for (let seed = 0; seed < 100; seed++) {
			const one = gameOf(seed);
			for (const { path, before } of walk(one)) {
				const up = promote(one, path);
				if (up.game === one) continue;
				const down = demote(up.game, up.path);
				expect(down.path).toBe(path);
				expect(nodeAt(up.game, up.path)!.san).toBe(nodeAt(one, path)!.san);
				// Comments before a variation stand behind its move in the main line.
				if (before.length === 0) expect(down.game).toEqual(one);
				const parent = path.split(' ').slice(0, -1).join(' ');
				expect(childrenOf(up.game, parent)!.length).toBe(childrenOf(one, parent)!.length);
			}
		}
	});
	test('keeps all paths, and lets a path become the main line', () => {
		const sans = Array.from({ length: 40 }, (_, index) => `a${index}`);
		for (let seed = 0; seed < 100; seed++) {
			const one = gameOf(seed, { sans });
			const repeated = pathsOf(one).some((path) => path.includes('~'));
			for (const path of pathsOf(one)) {
				const main = promoteToMain(one, path);
				const moves = main.game.moves.map(({ san }) => san);
				expect(moves.slice(0, main.path.split(' ').length).join(' ')).toBe(main.path);
				expect(pathsOf(main.game).length).toBe(pathsOf(one).length);
				if (repeated) continue;
				expect(main.path).toBe(path);
				expect(sorted(main.game)).toEqual(sorted(one));
				expect(sorted(promote(one, path).game)).toEqual(sorted(one));
				expect(sorted(demote(one, path).game)).toEqual(sorted(one));
			}
		}
	});
	test('moves comments before a variation behind its move', () => {
		const commented = annotate(treeOf('e4 (d4 d5) e5'), 'd4', { before: [commentOf('Or')] });
		expect(textOf(promote(commented, 'd4').game)).toBe('d4 { Or } (e4 e5) d5');
		expect(textOf(promoteToMain(commented, 'd4 d5').game)).toBe('d4 { Or } (e4 e5) d5');
	});
	test('changes in deep nests without recursion and in linear time', () => {
		let deep = treeOf('a0');
		for (let depth = 1; depth < 3_000; depth++)
			deep = { ...deep, moves: [{ ...treeOf(`a${depth}`).moves[0]!, variations: [{ comments: [], moves: deep.moves }] }] };
		expect(promoteToMain(deep, 'a0').game.moves[0]!.san).toBe('a0');
		expect(promote(deep, 'a0').game.moves[0]!.san).toBe('a2999');
		expect(textOf(remove(deep, 'a0'))).not.toContain('a0)');
	});
});

describe('annotations, tags and results', () => {
	test('replace those of a move, and keep the others', () => {
		const one = annotate(game, 'd4 d5', { nags: [1, 14], comments: [commentOf('a [%clk 1]')] });
		expect(nodeAt(one, 'd4 d5')).toMatchObject({
			san: 'd5',
			nags: [1, 14],
			comments: [{ text: 'a', commands: [{ name: 'clk', value: '1' }] }],
		});
		expect(nodeAt(annotate(one, 'd4 d5', { nags: [] }), 'd4 d5')!.comments.length).toBe(1);
		expect(one.moves[1]).toBe(game.moves[1]);
		expect(annotate(game, '', { comments: [commentOf('a')] }).comments).toEqual([commentOf('a')]);
		expect(annotate(game, 'e4', { before: [commentOf('a')] }).comments).toEqual([commentOf('a')]);
	});
	test('are refused where there is not a place for them', () => {
		expect(() => annotate(game, 'e4 e5', { before: [] })).toThrow(RangeError);
		expect(() => annotate(game, '', { nags: [1] })).toThrow(RangeError);
		expect(() => annotate(game, 'e4', { nag: [1] } as never)).toThrow(/Did you mean "nags"/);
		expect(() => annotate(game, 'e4', { nags: 1 } as never)).toThrow(TypeError);
	});
	test('set and remove tags', () => {
		const tags = ['a', 'b', 'a'].map((name, index) => ({ name, value: `${index}` }));
		expect(setTag({ ...game, tags }, 'a', 'x').tags).toEqual([{ name: 'a', value: 'x' }, tags[1]]);
		expect(setTag({ ...game, tags }, 'c', 'x').tags).toEqual([...tags, { name: 'c', value: 'x' }]);
		expect(removeTag({ ...game, tags }, 'a').tags).toEqual([tags[1]]);
		expect(setTag(game, 'a', 'x').moves).toBe(game.moves);
		expect(() => setTag(game, 'a', 1 as never)).toThrow(/value: Expected a string/);
	});
	test('set the result and its tag', () => {
		expect(setResult(game, '1-0')).toEqual({ ...game, result: '1-0' });
		expect(setResult({ ...game, tags: [{ name: 'Result', value: '*' }] }, '0-1').tags).toEqual([{ name: 'Result', value: '0-1' }]);
		expect(() => setResult(game, '2-0' as never)).toThrow(TypeError);
	});
	test('leave out what a reader knew about the text as a whole', () => {
		const read = { ...game, span: { from: 0, to: 9 }, firstLine: 1, problems: [] };
		expect(Object.keys(setTag(read, 'a', 'b')).sort()).toEqual(['comments', 'moves', 'result', 'tags']);
		expect(Object.keys(addMove(read, 'e4', 'c5').game).sort()).toEqual(['comments', 'moves', 'result', 'tags']);
	});
});

describe('editing a node', () => {
	const good = (node: MoveNode): MoveNode => ({ ...node, nags: [1] });
	test('replaces it, and shares all other nodes', () => {
		const edited = edit(game, 'd4 d5', good);
		expect(nodeAt(edited, 'd4 d5')!.nags).toEqual([1]);
		expect(textOf(edited)).toBe('e4 (d4 d5 $1 (Nf6) c4) e5 Nf3 Nc6');
		expect(nodeAt(game, 'd4 d5')!.nags).toEqual([]);
		expect(edited.moves.slice(1).every((node, index) => node === game.moves[index + 1])).toBe(true);
		for (const path of pathsOf(game)) if (!['e4', 'd4 d5'].includes(path)) expect(nodeAt(edited, path)).toBe(nodeAt(game, path));
	});
	test('may change the move and its variations', () => {
		expect(textOf(edit(game, 'e4', (node) => ({ ...node, san: 'e3', variations: [] })))).toBe('e3 e5 Nf3 Nc6');
	});
	test('returns the game where the node stays', () => {
		for (const path of pathsOf(game)) expect(edit(game, path, (node) => node)).toBe(game);
	});
	test('removes the move where the function returns undefined', () => {
		for (const path of pathsOf(game)) expect(edit(game, path, () => undefined)).toEqual(remove(game, path));
	});
	test('equals the annotation of the move', () => {
		for (let seed = 0; seed < 50; seed++) {
			const one = gameOf(seed);
			for (const path of pathsOf(one)) expect(edit(one, path, good)).toEqual(annotate(one, path, { nags: [1] }));
		}
	});
	test('refuses wrong paths, and results that are not nodes', () => {
		expect(() => edit(game, 'e4 c5', good)).toThrow(RangeError);
		expect(() => edit(game, '', good)).toThrow(/the start of the game/);
		expect(() => edit(game, 'e4', 'e5' as never)).toThrow(/^change: Expected a function/);
		expect(() => edit(game, 'e4', () => null as never)).toThrow(TypeError);
		expect(() => edit(game, 'e4', () => ({ san: 'e4' }) as never)).toThrow(TypeError);
		expect(() => edit(game, 'e4', (node) => ({ ...node, san: '' }))).toThrow(TypeError);
		expect(() => edit(game, 'e4', (node) => ({ ...node, nags: 1 }) as never)).toThrow(/change\(node\)\.nags: Expected a list/);
		expect(() => edit(game, 'e4', (node) => ({ ...node, nag: [1] }) as never)).toThrow(/Did you mean "nags"/);
	});
});

describe('a sequence of edits', () => {
	test('never changes a game that it began with', () => {
		for (let seed = 0; seed < 50; seed++) {
			const random = randomOf(seed);
			const first = gameOf(seed);
			const copy = structuredClone(first);
			let one: PgnGame = first;
			for (let step = 0; step < 20; step++) {
				const paths = pathsOf(one);
				const path = paths[random(paths.length)] ?? '';
				if (path === '' || random(3) === 0) one = addLine(one, path, ['x1', 'y1'].slice(random(2))).game;
				else one = [promote, demote, promoteToMain][random(3)]!(one, path).game;
				if (random(6) === 0 && pathsOf(one).length > 3) one = remove(one, pathsOf(one)[0]!);
			}
			expect(first).toEqual(copy);
			expect(new Set(pathsOf(one)).size).toBe(pathsOf(one).length);
		}
	});
});
