import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import type { GameRecord } from '../src/state/app-state.js';
import { type Played, pathTo, play } from '../src/state/play.js';
import type { Reading } from '../src/worker/protocol.js';
import { type Asked, legalMove, moves, read, text } from './support.js';

const playOn = (record: GameRecord, san: string, asked: Asked = {}): Played => {
	const reading = read(record, asked);
	return play(record, reading, legalMove(reading.position, san));
};

describe('playing a move', () => {
	it('appends the move at the end', () => {
		expect(playOn(moves('e2e4'), 'e5')).toMatchObject({ record: moves('e2e4', 'e7e5'), cursor: 2, lost: false });
	});

	it('follows a move that the game already has', () => {
		const game = moves('e2e4', 'e7e5', 'g1f3');
		expect(playOn(game, 'e5', { node: 1 })).toMatchObject({ record: game, cursor: 2, followed: true });
		const varied = text('1. e4 e5 (1... c5 2. Nf3) 2. Nf3');
		expect(playOn(varied, 'c5', { node: 1 })).toMatchObject({ followed: true, cursor: 3 });
	});

	it.each([
		['1. e4 e5 2. Nf3 Nc6', 'c5', 1, '1. e4 e5 (1... c5) 2. Nf3 Nc6'],
		['1. e4 e5 2. Nf3 Nc6', 'd4', 2, '1. e4 e5 2. Nf3 (2. d4) 2... Nc6'],
		['1. e4 e5', 'd4', 0, '1. e4 (1. d4) 1... e5'],
		['1. e4! {best} $6 ; of all\n1... e5?? {so} 2. Nf3', 'c5', 1, '1. e4! {best} $6 ; of all\n1... e5?? {so} (1... c5) 2. Nf3'],
		['1. e4 e5 2. Nf3 {(} (2. f4 exf4) 2... Nc6 1-0', 'd4', 2, '1. e4 e5 2. Nf3 {(} (2. d4) (2. f4 exf4) 2... Nc6 1-0'],
		['1. e4 e5 (1... c5 2. Nf3) 2. d4', 'c3', 3, '1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. d4'],
		['[Event "x"]\n\n1. e4 e5 *', 'd4', 0, '[Event "x"]\n\n1. e4 (1. d4) 1... e5 *'],
	])('keeps the rest of %j and makes it a variation', (before, san, node, after) => {
		expect(playOn(text(before), san, { node })).toMatchObject({ record: text(after), branched: true, lost: false });
	});

	it.each([
		['1. e4 {best} e5 {open} 1-0', 'Nf3', 2, '1. e4 {best} e5 {open} 2. Nf3'],
		['1. e4 {best}', 'e5', 1, '1. e4 {best} 1... e5'],
		['1. e4 ', 'e5', 1, '1. e4 e5 '],
		['1. e4 ; best', 'e5', 1, '1. e4 ; best\n1... e5'],
		['1. e4 e5 (1... c5) *', 'Nf3', 2, '1. e4 e5 (1... c5) 2. Nf3'],
		['1. e4 e5 (1... c5 2. Nf3 {open}) 2. d4', 'd6', 4, '1. e4 e5 (1... c5 2. Nf3 {open} 2... d6) 2. d4'],
		['[Event "x"]', 'e4', 0, '[Event "x"]\n\n1. e4'],
		['1. e4 e5 2.', 'Nf3', 2, '1. e4 e5 2. Nf3'],
	])('goes on at the end of a line of %j', (before, san, node, after) => {
		expect(playOn(text(before), san, { node })).toMatchObject({ record: text(after), branched: false, lost: false });
	});

	it.each([
		['1. e4 Zz9 2. Nf3', 'e5', 1, '1. e4 e5'],
		['1. e4 e5 (1... c5 2. Zz9 d6) 2. d4', 'Nf3', 3, '1. e4 e5 (1... c5 2. Nf3) 2. d4'],
		['hello there', 'e4', 0, '1. e4'],
	])('takes the place of what could not be read in %j, and says so', (before, san, node, after) => {
		expect(playOn(text(before), san, { node })).toMatchObject({ record: text(after), lost: true });
	});

	it('reports that the move replaced unplayable names of a link', () => {
		expect(playOn(moves('e2e4', 'e2e4'), 'e5', { node: 1 })).toMatchObject({ record: moves('e2e4', 'e7e5'), lost: true });
	});

	it('keeps the other games of the text', () => {
		const two = '1. e4 1-0 1. d4 d5 0-1';
		expect(playOn(text(two), 'e5', { node: 1 }).record).toEqual(text('1. e4 e5 * 1. d4 d5 0-1'));
		expect(playOn(text(two), 'Nf6', { node: 1, game: 1 }).record).toEqual(text('1. e4 1-0 1. d4 d5 (1... Nf6) 0-1'));
		expect(playOn(text(two), 'c4', { node: 2, game: 1 }).record).toEqual(text('1. e4 1-0 1. d4 d5 2. c4 *'));
	});

	it('keeps every line of any text, wherever the move is played', () => {
		const linesOf = (reading: Reading): readonly string[] =>
			reading.nodes.map((_, index) =>
				pathTo(reading.nodes, index)
					.map((at) => reading.nodes[at]!.name)
					.join(' '),
			);
		const remark = fc.constantFrom('', '', ' {a remark}', ' {(} $1', ' ; to the end\n', '!? ', '\n');
		const step = fc.record({ node: fc.nat(), move: fc.nat(), remark, at: fc.nat() });
		const begin = fc.constantFrom('', '[Event "x"]\n\n', '{first} ', '1. d4 1-0\n\n[Event "y"]\n\n');
		fc.assert(
			fc.property(
				begin,
				fc.constantFrom('', ' *', ' 1-0', ' 1-0 1. c4 c5 *'),
				fc.array(step, { minLength: 1, maxLength: 10 }),
				(before, after, steps) => {
					const game = before.includes('1-0') ? 1 : 0;
					let source = `${before}1. e4 e5${after}`;
					for (const { node, move, remark: words } of steps) {
						const first = read(text(source), { node: 0, game });
						const reading = read(text(source), { node: node % first.nodes.length, game });
						const { legal } = reading.position;
						const chosen = legal[move % legal.length];
						if (chosen === undefined) continue;
						const played = play(text(source), reading, chosen);
						if (played.followed) continue;
						const next = read(played.record, { node: played.cursor, game });
						expect(next.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
						expect(next.games).toHaveLength(reading.games.length);
						const expected = [...linesOf(reading), [linesOf(reading)[reading.shown], chosen.name].filter((name) => name !== '').join(' ')];
						expect(linesOf(next).toSorted()).toEqual(expected.toSorted());
						expect(linesOf(next)[next.shown]).toBe(expected.at(-1));
						expect(played.lost).toBe(false);
						// A remark behind the new move.
						source = played.record.kind === 'text' ? played.record.text : '';
						const { to } = next.nodes[next.shown]!;
						source = source.slice(0, to) + words + source.slice(to);
					}
				},
			),
			{ numRuns: runs(150) },
		);
	});
});
