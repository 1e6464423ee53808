import { type ReferenceMove, reference } from '@x/core/reference';
import { describe, expect, it } from 'vitest';
import { parse, safeParse, stringify } from '../../src/index.js';
import { readSharedFile, readVectors } from '../vectors.js';
import { rulesetOf } from './board.js';
import { nameOf, setupOf } from './rows.js';

interface Row {
	readonly id: string;
	readonly input: { readonly moves: string; readonly board: string; readonly from: string; readonly turn: 'b' | 'w' };
	readonly expect: readonly string[];
}

/** The moves of a piece from a cell, on a board whose other pieces are pawns and knights, with a text for each. */
function movesOf(
	{ moves, board, from, turn, letter = 'M' }: Row['input'] & { readonly letter?: string },
	text: (move: ReferenceMove, name: (cell: number) => string, kindAt: (cell: number) => string) => string,
): string[] {
	const rows = board.split('/');
	const files = [...rows[0]!.matchAll(/\d+|[A-Za-z]/g)].reduce((sum, [part]) => sum + (Number(part) || 1), 0);
	const others = [...new Set(board.replaceAll(/[\d/]/g, '').toUpperCase())].filter((one) => one !== letter);
	const pieces = [`${letter}=${moves}`, ...others].join(' ');
	const game = reference(rulesetOf({ files, ranks: rows.length, pieces }));
	const setup = setupOf({ position: { board, turn } });
	const name = (cell: number): string => nameOf([cell % files, Math.floor(cell / files)], 1);
	const kindAt = (cell: number): string => {
		const piece = setup.pieces.find(({ at }) => Number(at[0]) + files * Number(at[1]) === cell)!.piece;
		return piece.side === 'white' ? piece.kind : piece.kind.toLowerCase();
	};
	const found = game.legal(game.stateOf(setup)).filter((move) => name(move.from!) === from);
	return [...new Set(found.map((move) => text(move, name, kindAt)))].sort();
}

const captures = ({ to, captured }: ReferenceMove, name: (cell: number) => string): string => {
	const cells = captured.map(({ cell }) => name(cell)).sort();
	return name(to) + (cells.length > 0 ? `x${cells.join()}` : '');
};

describe('moves', () => {
	it.each(readVectors<readonly Row[]>('moves').map((row) => [row.id, row.input.moves, row] as const))('%s %s', (_, __, row) => {
		expect(movesOf(row.input, captures)).toEqual([...row.expect].sort());
	});
});

describe('texts', () => {
	interface Text {
		readonly id: string;
		readonly input: string;
	}
	type Good = Text & { readonly expect: { readonly types: readonly string[]; readonly canonical: string } };
	it.each(readVectors<readonly Good[]>('parse').map((row) => [row.id, row] as const))(
		'%s are read',
		(_, { input, expect: { types, canonical } }) => {
			expect(parse(input).items.map(({ type }) => type)).toEqual(types);
			expect(stringify(parse(input))).toBe(canonical);
			expect(stringify(parse(input), { style: 'exact' })).toBe(input);
		},
	);

	type Bad = Text & { readonly expect: readonly string[] };
	it.each(readVectors<readonly Bad[]>('invalid').map((row) => [row.id, row] as const))('%s are refused', (_, row) => {
		const result = safeParse(row.input);
		expect(result.ok ? [] : result.problems.slice(0, 1).map(({ code }) => code)).toEqual(row.expect);
	});
});

interface Shared {
	readonly leapers: readonly { readonly def: string; readonly targets: readonly (readonly [number, number])[] }[];
	readonly riders: readonly {
		readonly def: string;
		readonly board: string;
		readonly fen?: string;
		readonly from: string;
		readonly side?: 'b';
		readonly targets: readonly string[];
	}[];
	readonly positions: readonly { readonly def: string; readonly board: string; readonly from: string; readonly moves: readonly string[] }[];
	readonly parse: readonly { readonly src: string; readonly canonical: string }[];
	readonly invalid: readonly { readonly src: string }[];
}

const shared = readSharedFile<Shared>('vectors');
const EMPTY = '8/8/8/8/8/8/8/8';

/** A board with one piece more. */
function withPiece(board: string, at: string, letter: string): string {
	const rows = board.split('/').map((row) => row.replaceAll(/\d/g, (digit) => '.'.repeat(Number(digit))));
	const row = rows.length - Number(at.slice(1));
	rows[row] = Array.from(rows[row]!)
		.with(at.charCodeAt(0) - 97, letter)
		.join('');
	return rows.map((one) => one.replaceAll(/\.+/g, (gap) => `${gap.length}`)).join('/');
}

/** A destination with what happens there, as the shared rows write it: `xPc6` captured, `~rd5` swapped. */
const effects = (move: ReferenceMove, name: (cell: number) => string, kindAt: (cell: number) => string): string => {
	const taken = move.captured.map(({ cell }) => `x${kindAt(cell)}${name(cell)}`);
	const swapped = move.writes.flatMap(({ cell, piece }) =>
		piece !== undefined && cell === move.from && move.to !== move.from ? [`~${kindAt(move.to)}${name(move.to)}`] : [],
	);
	return [name(move.to), ...[...taken, ...swapped].sort()].join(' ');
};

describe.skipIf(shared === undefined)('the shared vectors', () => {
	it('of leapers', () => {
		expect(shared!.leapers.length).toBeGreaterThan(40);
		for (const { def, targets } of shared!.leapers) {
			const cell = ([x, y]: readonly [number, number]): string => nameOf([7 + x, 7 + y], 1);
			const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? '7M7' : '15')).join('/');
			const found = movesOf({ moves: def, board, from: 'h8', turn: 'w' }, captures);
			expect(found, def).toEqual(targets.map(cell).sort());
		}
	});

	it('of riders', () => {
		expect(shared!.riders.length).toBeGreaterThan(30);
		for (const { def, fen = EMPTY, from, side, targets } of shared!.riders) {
			const board = withPiece(fen, from, side === 'b' ? 'm' : 'M');
			const found = movesOf({ moves: def, board, from, turn: side ?? 'w' }, (move, name) => name(move.to));
			expect(found, def).toEqual([...targets].sort());
		}
	});

	it('of positions', () => {
		expect(shared!.positions.length).toBeGreaterThan(25);
		for (const { def, board, from, moves } of shared!.positions) {
			const rows = board.split('/').map((row) => row.replaceAll(/\d/g, (digit) => '.'.repeat(Number(digit))));
			const letter = rows[rows.length - Number(from.slice(1))]![from.charCodeAt(0) - 97]!;
			const turn = letter === letter.toUpperCase() ? 'w' : 'b';
			const found = movesOf({ moves: def, board, from, turn, letter: letter.toUpperCase() }, effects);
			const sorted = moves.map((text) => {
				const [to, ...rest] = text.split(' ');
				return [to, ...rest.sort()].join(' ');
			});
			expect(found, `${def} ${board}`).toEqual(sorted.sort());
		}
	});

	it('of texts that are read', () => {
		expect(shared!.parse.length).toBeGreaterThan(140);
		for (const { src, canonical } of shared!.parse) {
			expect(stringify(parse(src)), src).toBe(canonical);
			expect(stringify(parse(src), { style: 'exact' })).toBe(src);
		}
	});

	it('of texts that are refused', () => {
		expect(shared!.invalid.length).toBeGreaterThan(20);
		for (const { src } of shared!.invalid) expect(safeParse(src).ok, src).toBe(false);
	});
});
