import {
	type Board,
	isAttacked,
	isEnemy,
	isWhite,
	type Oracle,
	type Ply,
	type Position,
	pieceOf,
	positionOf,
	reached,
	type Step,
	written,
} from './oracle.js';

const files = 'abcdefghikl';
/** Cells per file: 6 at the sides, 11 in the middle. */
const height = (file: number): number => 11 - Math.abs(file - 5);

const cells: readonly string[] = [...files].flatMap((letter, file) =>
	Array.from({ length: height(file) }, (_, rank) => `${letter}${rank + 1}`),
);
const placeOf = (cell: number): [file: number, rank: number] => [files.indexOf(cells[cell]![0]!), Number(cells[cell]!.slice(1))];
const numbers = new Map(cells.map((name, cell) => [name, cell]));

type Place = readonly [file: number, rank: number];

/**
 * The six sides of a cell, going round. Ranks bend at the middle file: to its left the right neighbours are numbered one higher, beyond it
 * one lower.
 */
const sides: readonly ((place: Place) => Place)[] = [
	([file, rank]) => [file, rank + 1],
	([file, rank]) => [file + 1, file < 5 ? rank + 1 : rank],
	([file, rank]) => [file + 1, file < 5 ? rank : rank - 1],
	([file, rank]) => [file, rank - 1],
	([file, rank]) => [file - 1, file <= 5 ? rank - 1 : rank],
	([file, rank]) => [file - 1, file <= 5 ? rank : rank + 1],
];

/** Goes through several sides at once, wherever the cells between lie. */
const through =
	(...ways: readonly number[]): Step =>
	(cell) => {
		const [file, rank] = ways.reduce<Place>((place, way) => sides[way % 6]!(place), placeOf(cell));
		return file < 0 || file > 10 ? -1 : (numbers.get(`${files[file]!}${rank}`) ?? -1);
	};

const round = [0, 1, 2, 3, 4, 5];
const table = (step: Step): Step => {
	const known = cells.map((_, cell) => step(cell));
	return (cell) => known[cell]!;
};
const straight = round.map((way) => table(through(way)));
const diagonal = round.map((way) => table(through(way, way + 1)));
const jumps = round.flatMap((way) => [table(through(way, way, way + 1)), table(through(way, way, way + 5))]);

const pawnTakes = { white: [straight[1]!, straight[5]!], black: [straight[2]!, straight[4]!] };

function captures(board: Board, from: number): number[] {
	const letter = board[from]!;
	switch (letter.toUpperCase()) {
		case 'R':
			return reached(board, from, straight, true);
		case 'B':
			return reached(board, from, diagonal, true);
		case 'Q':
			return reached(board, from, [...straight, ...diagonal], true);
		case 'K':
			return reached(board, from, [...straight, ...diagonal], false);
		case 'N':
			return reached(board, from, jumps, false);
		default:
			return reached(board, from, isWhite(letter) ? pawnTakes.white : pawnTakes.black, false);
	}
}

/** Where pawns begin: from all of these a pawn of that side may step twice. */
const homes = { white: 'b1 c2 d3 e4 f5 g4 h3 i2 k1'.split(' '), black: 'b7 c7 d7 e7 f7 g7 h7 i7 k7'.split(' ') };

/** Gliński's chess by The Encyclopedia of Chess Variants: pawns capture through the two upper sides, no castling. */
function plies({ board, white, passed }: Position): Ply[] {
	const forward = straight[white ? 0 : 3]!;
	const back = straight[white ? 3 : 0]!;
	const found: Ply[] = [];
	const push = (from: number, to: number, letter: string, more: { taken?: number; over?: number } = {}): void => {
		const after = written(board, [
			[from, ''],
			[more.taken ?? from, ''],
			[to, letter],
		]);
		if (isAttacked(after, after.indexOf(pieceOf('K', white)), !white, captures)) return;
		const kind = letter === board[from] ? '' : letter.toLowerCase();
		found.push({ name: cells[from]! + cells[to]! + kind, after: { board: after, white: !white, rights: '', passed: [more.over] } });
	};
	board.forEach((letter, from) => {
		if (letter === '' || isWhite(letter) !== white) return;
		if (letter.toUpperCase() !== 'P') {
			for (const to of captures(board, from)) if (board[to] === '' || isEnemy(board[to]!, white)) push(from, to, letter);
			return;
		}
		const advance = (to: number): void => {
			const last = forward(to) < 0;
			for (const kind of last ? ['Q', 'R', 'B', 'N'] : ['P']) push(from, to, pieceOf(kind, white));
		};
		const next = forward(from);
		if (board[next] === '') {
			advance(next);
			const home = (white ? homes.white : homes.black).includes(cells[from]!);
			if (home && board[forward(next)] === '') push(from, forward(next), letter, { over: next });
		}
		for (const to of captures(board, from)) {
			if (isEnemy(board[to]!, white)) advance(to);
			else if (board[to] === '' && passed.includes(to) && board[back(to)] === pieceOf('P', !white))
				push(from, to, letter, { taken: back(to) });
		}
	});
	return found;
}

const bare: Oracle = { cells, start: { board: [], white: true, rights: '', passed: [] }, plies };
const start = [
	'Qe1 Kg1 Bf1 Bf2 Bf3 Nd1 Nh1 Rc1 Ri1 Pb1 Pc2 Pd3 Pe4 Pf5 Pg4 Ph3 Pi2 Pk1',
	'qe10 kg10 bf11 bf10 bf9 nd9 nh9 rc8 ri8 pb7 pc7 pd7 pe7 pf7 pg7 ph7 pi7 pk7',
].join(' ');

export const glinski: Oracle = { ...bare, start: positionOf(bare, start) };
