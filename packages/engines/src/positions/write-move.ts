import { apply, history, type Move, moveNameParts, type Position, pieceAt, turn } from '@x/core';
import { stringify } from '@x/san';
import { cellNamesOf } from './cells.js';
import type { Wording } from './wording.js';

const letterOf = ({ names }: Position['game'], kind: string): string => names?.kinds[kind]?.letter ?? kind;

/** The cell of the partner of a castling move: of those that leave their cells, the one that is nearest to the target. */
const partnerOf = ({ marks, position, writes, from, to }: Move): number | undefined => {
	const castling = position.game.names?.castling;
	if (castling === undefined || !marks.some((mark) => mark in castling.marks)) return undefined;
	const isPartner = (kind: string | undefined): boolean => kind !== undefined && castling.partner.includes(kind);
	const fileOf = (cell: number): number => position.game.vecOf(cell)[0] ?? 0;
	const partners = writes.filter(({ cell }) => cell !== from && isPartner(pieceAt(position, cell)?.kind));
	const leaving = partners.filter(({ piece }) => !isPartner(piece?.kind));
	const away = (cell: number): number => Math.abs(fileOf(cell) - fileOf(to));
	return [...(leaving.length > 0 ? leaving : partners)].sort((a, b) => away(a.cell) - away(b.cell))[0]?.cell;
};

/** The cell where the royal ends. */
const royalTarget = ({ position, writes, to }: Move): number =>
	writes.find(({ piece }) => piece !== undefined && position.game.names?.castling?.royal.includes(piece.kind))?.cell ?? to;

/** The sign or the letter of what a piece becomes. */
const suffixOf = (move: Move, becomes: string, usi: boolean): string => {
	const { game } = move.position;
	const letter = letterOf(game, becomes);
	if (letter.startsWith('+')) return '+';
	if (letterOf(game, move.kind) === `+${letter}`) return '-';
	return usi ? '+' : letter.toLowerCase();
};

/** The text of one move, without what follows it in the same turn. */
export const writeStep = (move: Move, { protocol, chess960 }: Wording): string => {
	const { game } = move.position;
	const { nameOf } = cellNamesOf(game, protocol);
	const usi = protocol === 'usi';
	if (move.to < 0) return protocol === 'xboard' ? '@@@@' : '0000';
	if (move.from === undefined) return `${letterOf(game, move.kind)}${usi ? '*' : '@'}${nameOf(move.to)}`;
	const { becomes, gate } = moveNameParts(move);
	const partner = partnerOf(move);
	const castles = partner !== undefined && gate === undefined;
	if (castles && chess960 && protocol === 'xboard') return stringify(move, move.position, { suffix: 'none' });
	const origin = gate === undefined || gate === move.from ? move.from : gate;
	const target = castles
		? chess960
			? partner
			: royalTarget(move)
		: origin === move.from
			? gatedTarget(move, partner, chess960)
			: move.from;
	const put = becomes === undefined ? '' : gate === undefined ? suffixOf(move, becomes, usi) : letterOf(game, becomes).toLowerCase();
	return `${nameOf(origin)}${nameOf(target)}${put}`;
};

/** The target of a move that puts a piece on the cell left. */
const gatedTarget = (move: Move, partner: number | undefined, chess960: boolean): number =>
	partner === undefined || !chess960 ? move.to : partner;

/** The piece of no side that a move leaves on its origin. */
const leavesWall = ({ position, writes, from }: Move): boolean =>
	writes.some(({ cell, piece }) => cell === from && piece?.side === 'neutral') && pieceAt(position, from!)?.side !== 'neutral';

/** The text of a turn: usually of one move. A piece of no side that is put on the board follows behind a comma: `d1d5,d5c6`. */
export const writeTurn = (moves: readonly Move[], wording: Wording): string => {
	const [move, second] = moves;
	const text = writeStep(move!, wording);
	const { nameOf } = cellNamesOf(move!.position.game, wording.protocol);
	const wall = second !== undefined ? second.to : move!.from !== undefined && leavesWall(move!) ? move!.from : undefined;
	return wall === undefined ? text : `${text},${nameOf(move!.to)}${nameOf(wall)}`;
};

/** The moves that led to a position, by turns: those of one side in a row. */
export const turnsBefore = (positions: readonly Position[], moves: readonly Move[]): readonly (readonly Move[])[] => {
	const turns: Move[][] = [];
	moves.forEach((move, index) => {
		const goesOn = index > 0 && turn(positions[index]!).side === turn(positions[index - 1]!).side && isSecond(positions[index]!);
		if (goesOn) turns.at(-1)!.push(move);
		else turns.push([move]);
	});
	return turns;
};

/** Whether the turn goes on with another phase of the same side. */
const isSecond = (position: Position): boolean => turn(position).phase !== turn(position).side;

/** The turns that begin with a move: alone, or with each move by which its side has to go on. */
export const turnsFrom = (position: Position, move: Move, legal: (position: Position) => readonly Move[]): readonly (readonly Move[])[] => {
	const next = apply(position, move) as Position;
	if (turn(next).side !== turn(position).side || !isSecond(next)) return [[move]];
	const rest = legal(next);
	return rest.length === 0 ? [[move]] : rest.map((second) => [move, second]);
};

/** The positions of a game, and the moves between them. */
export const playedMoves = (
	position: Position,
	lastMove: (position: Position) => Move | undefined,
): { readonly positions: readonly Position[]; readonly moves: readonly Move[] } => {
	const positions = history(position) as readonly Position[];
	return { positions, moves: positions.slice(1).map((one) => lastMove(one)!) };
};
