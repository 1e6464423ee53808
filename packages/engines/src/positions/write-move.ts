import { apply, type Game, history, legal, type Move, moveNameParts, type Position, pieceAt, turn } from '@x/core';
import { misuse } from '@x/diagnostics';
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
export const writeStep = (move: Move, { protocol, chess960, castlesByWord = false }: Wording): string => {
	const { game } = move.position;
	const { nameOf } = cellNamesOf(game, protocol);
	const usi = protocol === 'usi';
	if (move.to < 0) return protocol === 'xboard' ? '@@@@' : '0000';
	if (move.from === undefined) return `${letterOf(game, move.kind)}${usi ? '*' : '@'}${nameOf(move.to)}`;
	const { becomes, gate } = moveNameParts(move);
	const partner = partnerOf(move);
	const castles = partner !== undefined && gate === undefined;
	if (castles && chess960 && castlesByWord) return stringify(move, move.position, { suffix: 'none' });
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

/**
 * The text of a turn: usually of one move. A piece of no side that is put on the board follows behind a comma with the target of the move:
 * `d1d5,d5c6`. So do other moves of the same turn.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { find } from '@x/core';
 * import { shogi } from '@x/games/shogi';
 * writeTurn(find(compile(shogi).start, { from: '7g', to: '7f' }), { protocol: 'uci', chess960: false }) // → 'c3c4'
 */
export const writeTurn = (moves: readonly Move[], wording: Wording): string => {
	const [move, ...others] = moves;
	if (move === undefined) return misuse('moves', 'the moves of a turn', moves);
	const { nameOf } = cellNamesOf(move.position.game, wording.protocol);
	const text = writeStep(move, wording);
	if (others.length === 0) return move.from !== undefined && leavesWall(move) ? `${text},${nameOf(move.to)}${nameOf(move.from)}` : text;
	const rest = others.map((other) => (other.from === undefined ? nameOf(move.to) + nameOf(other.to) : writeStep(other, wording)));
	return [text, ...rest].join(',');
};

const known = new WeakMap<Game, ReadonlySet<string>>();

/** The phases in which turns begin: the first one, and those that follow a phase of another side. */
const startsOf = (game: Game): ReadonlySet<string> => {
	let starts = known.get(game);
	if (starts === undefined) {
		const { start, phases } = game.ruleset.turn;
		const after = Object.values(phases).flatMap(({ side, next }) => next.flatMap(({ to }) => (phases[to]?.side === side ? [] : [to])));
		starts = new Set([start, ...after]);
		known.set(game, starts);
	}
	return starts;
};

/**
 * Whether a position is inside a turn: its side has to go on.
 *
 * @example
 * import { apply } from '@x/core';
 * import { compile } from '@x/core/compile';
 * import { duck } from '@x/games/duck';
 * isInsideTurn(apply(compile(duck).start, 'e2e4')) // → true
 */
export const isInsideTurn = (position: Position): boolean => !startsOf(position.game).has(turn(position).phase);

/** The moves that led to a position, by turns. */
export const turnsBefore = (positions: readonly Position[], moves: readonly Move[]): readonly (readonly Move[])[] => {
	const turns: Move[][] = [];
	moves.forEach((move, index) => {
		if (index > 0 && isInsideTurn(positions[index]!)) turns.at(-1)!.push(move);
		else turns.push([move]);
	});
	return turns;
};

/** The turns that begin with a move: alone, or with each way in which its side goes on. */
export const turnsFrom = (position: Position, move: Move): readonly (readonly Move[])[] => {
	const next = apply(position, move) as Position;
	if (!isInsideTurn(next)) return [[move]];
	const rest = legal(next).flatMap((second) => turnsFrom(next, second));
	return rest.length === 0 ? [[move]] : rest.map((others) => [move, ...others]);
};

/** The positions of a game, and the moves between them. */
export const playedMoves = (
	position: Position,
	lastMove: (position: Position) => Move | undefined,
): { readonly positions: readonly Position[]; readonly moves: readonly Move[] } => {
	const positions = history(position) as readonly Position[];
	return { positions, moves: positions.slice(1).map((one) => lastMove(one)!) };
};
