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

/** Level, file, rank: Aa1 to Ee5, ranks fastest. */
const cells: readonly string[] = [...'ABCDE'].flatMap((level) =>
	[...'abcde'].flatMap((file) => [...'12345'].map((rank) => level + file + rank)),
);

const going = (levels: number, files: number, ranks: number): Step => {
	const inside = (value: number): boolean => value >= 0 && value < 5;
	const known = cells.map((_, cell) => {
		const [level, file, rank] = [Math.floor(cell / 25) + levels, (Math.floor(cell / 5) % 5) + files, (cell % 5) + ranks];
		return inside(level) && inside(file) && inside(rank) ? level * 25 + file * 5 + rank : -1;
	});
	return (cell) => known[cell]!;
};

const range = [-2, -1, 0, 1, 2];
const moves = range.flatMap((levels) => range.flatMap((files) => range.map((ranks) => ({ parts: [levels, files, ranks] as const }))));
/** Steps that change `number` coordinates by one each. */
const changing = (number: number): Step[] =>
	moves
		.filter(({ parts }) => parts.every((part) => Math.abs(part) < 2) && parts.filter((part) => part !== 0).length === number)
		.map(({ parts }) => going(...parts));
const straight = changing(1);
const edges = changing(2);
const corners = changing(3);
const all = [...straight, ...edges, ...corners];
/** Two along one coordinate, one along another. */
const jumps = moves
	.filter(({ parts }) => parts.includes(0) && parts.some((part) => Math.abs(part) === 1) && parts.some((part) => Math.abs(part) === 2))
	.map(({ parts }) => going(...parts));

/** White's pawns go towards rank 5 and level E, black's the other way; a capture never goes back, and never stays in its file and rank. */
const pawn = (sign: 1 | -1): { readonly steps: readonly Step[]; readonly takes: readonly Step[] } => ({
	steps: [going(0, 0, sign), going(sign, 0, 0)],
	takes: [going(0, 1, sign), going(0, -1, sign), going(sign, 1, 0), going(sign, -1, 0), going(sign, 0, sign)],
});
const pawns = { white: pawn(1), black: pawn(-1) };

function captures(board: Board, from: number): number[] {
	const letter = board[from]!;
	switch (letter.toUpperCase()) {
		case 'R':
			return reached(board, from, straight, true);
		case 'B':
			return reached(board, from, edges, true);
		case 'U':
			return reached(board, from, corners, true);
		case 'Q':
			return reached(board, from, all, true);
		case 'K':
			return reached(board, from, all, false);
		case 'N':
			return reached(board, from, jumps, false);
		default:
			return reached(board, from, (isWhite(letter) ? pawns.white : pawns.black).takes, false);
	}
}

/** Raumschach in the form of Dickins' Guide to Fairy Chess: promotion on E5 and A1, no double step, no castling. */
function plies({ board, white }: Position): Ply[] {
	const found: Ply[] = [];
	const push = (from: number, to: number, letter: string): void => {
		const after = written(board, [
			[from, ''],
			[to, letter],
		]);
		if (isAttacked(after, after.indexOf(pieceOf('K', white)), !white, captures)) return;
		const kind = letter === board[from] ? '' : letter.toLowerCase();
		found.push({ name: cells[from]! + cells[to]! + kind, after: { board: after, white: !white, rights: '', passed: [] } });
	};
	board.forEach((letter, from) => {
		if (letter === '' || isWhite(letter) !== white) return;
		const isPawn = letter.toUpperCase() === 'P';
		const targets = captures(board, from).filter((to) => isEnemy(board[to]!, white) || (!isPawn && board[to] === ''));
		if (isPawn) targets.push(...reached(board, from, pawns[white ? 'white' : 'black'].steps, false).filter((to) => board[to] === ''));
		for (const to of targets) {
			const last = isPawn && cells[to]!.startsWith(white ? 'E' : 'A') && cells[to]!.endsWith(white ? '5' : '1');
			for (const kind of last ? ['Q', 'R', 'B', 'N', 'U'] : [letter.toUpperCase()]) push(from, to, pieceOf(kind, white));
		}
	});
	return found;
}

const bare: Oracle = { cells, start: { board: [], white: true, rights: '', passed: [] }, plies };
const start = [
	'RAa1 NAb1 KAc1 NAd1 RAe1 PAa2 PAb2 PAc2 PAd2 PAe2 BBa1 UBb1 QBc1 BBd1 UBe1 PBa2 PBb2 PBc2 PBd2 PBe2',
	'rEa5 nEb5 kEc5 nEd5 rEe5 pEa4 pEb4 pEc4 pEd4 pEe4 uDa5 bDb5 qDc5 uDd5 bDe5 pDa4 pDb4 pDc4 pDd4 pDe4',
].join(' ');

export const raumschach: Oracle = { ...bare, start: positionOf(bare, start) };
