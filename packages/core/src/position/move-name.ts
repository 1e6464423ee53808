import type { AnyMove } from './any-board.js';
import { engineOfMove } from './arguments.js';
import { legal } from './legal.js';
import { nameInCells } from './name.js';
import { remembered } from './remembered.js';
import { setupOf } from './setup-of.js';
import type { Move, Position, Write } from './types.js';

/** A legal move with its name. */
interface Named {
	readonly move: Move;
	readonly name: string;
}

/** Adds a move to the list of a key. */
function add(lists: Map<string, Move[]>, key: string, move: Move): void {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [move]);
	else list.push(move);
}

/** Puts one character for each that would end a word or a part of a name. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}_+-]/gu, '_');

/** The piece of a write as text: its letter, small for the second side, with its flags; nothing for an empty cell. */
function contentOf({ position: { game } }: Move, { piece }: Write): string {
	if (piece === undefined) return '';
	const letter = plain(game.names?.kinds[piece.kind]?.letter ?? piece.kind);
	const side = game.ruleset.sideOrder.indexOf(piece.side);
	const called = side === 0 ? letter.toUpperCase() : side === 1 ? letter.toLowerCase() : `*${letter}`;
	return [called, ...(piece.flags ?? []).map(plain)].join("'");
}

/**
 * The properties by which moves of one name are told apart, in this order: marks; the cells that they change; the content of these cells; the cells
 * of captured pieces.
 */
const PROPERTIES: readonly ((move: Move) => readonly string[])[] = [
	({ marks }) => marks.map(plain),
	({ writes, position: { game } }) => writes.map(({ cell }) => plain(game.cellName(cell))),
	(move) => move.writes.map((write) => `${plain(move.position.game.cellName(write.cell))}=${contentOf(move, write)}`),
	({ captured, position: { game } }) => captured.map(({ cell }) => `x${plain(game.cellName(cell))}`),
];

/** A text that is equal for two legal moves of a position only if nothing distinguishes them; the same in every engine. */
const effectOf = (move: Move): string => {
	const { position, marks, captured, writes, promotion } = move;
	const taken = captured.map(({ cell, side, kind }) => `${cell} ${side} ${kind}`).sort();
	return JSON.stringify([marks, taken, writes, promotion, setupOf(position.game.engine.apply(position, move))]);
};

/** Moves of one name with numbers after it. Only the state next to the board tells them apart, if anything does. */
const numbered = (moves: readonly Move[], name: string): Named[] =>
	moves
		.map((move) => ({ move, effect: effectOf(move) }))
		.sort((a, b) => (a.effect < b.effect ? -1 : 1))
		.map(({ move }, index) => ({ move, name: `${name}#${index + 1}` }));

/** Names of moves that have one name up to a property. What all of them share is left out, so one of them may keep the name. */
function toldApart(moves: readonly Move[], name: string, property = 0): Named[] {
	if (moves.length === 1) return [{ move: moves[0]!, name }];
	const of = PROPERTIES[property];
	if (of === undefined) return numbered(moves, name);
	const values = moves.map((move) => new Set(of(move)));
	const groups = new Map<string, Move[]>();
	moves.forEach((move, index) => {
		const own = [...values[index]!].filter((value) => !values.every((others) => others.has(value)));
		const text = own.sort().join(',');
		add(groups, text, move);
	});
	return [...groups].flatMap(([text, group]) => toldApart(group, text === '' ? name : `${name}:${text}`, property + 1));
}

/**
 * The legal moves of a position by their names in coordinates, each with a name of its own. It is remembered, since programs name the moves of one
 * position in a row.
 */
const namesOf = /* @__PURE__ */ remembered((position: Position): ReadonlyMap<string, readonly Named[]> => {
	const groups = new Map<string, Move[]>();
	for (const move of legal(position)) add(groups, nameInCells(move), move);
	const named = [...groups].map(([name, group]) => [name, toldApart(group, name)] as const);
	// Names of cells, kinds and marks are free, so a longer name could be that of another move. Then numbers follow as well.
	const again = new Map<Move, Named>();
	if (named.some(([, group]) => group.length > 1)) {
		const all = new Map<string, Move[]>();
		for (const [, group] of named) for (const { move, name } of group) add(all, name, move);
		for (const [name, moves] of all) if (moves.length > 1) for (const one of numbered(moves, name)) again.set(one.move, one);
	}
	return new Map(named.map(([name, group]) => [name, group.map((one) => again.get(one.move) ?? one)]));
});

/** The name of a legal move between numbered cells; no other legal move of its position has it. */
export function uniqueName(move: Move): string {
	const name = nameInCells(move);
	const { position } = move;
	const { engine } = position.game;
	// Where names begin with origin and target, only moves with both can have the same name, and they are found without a list of all moves.
	if (engine.moveNameParts === undefined && move.from !== undefined) {
		const alike = engine.movesTo(position, move.to, -1, move.from).filter((other) => nameInCells(other) === name);
		if (alike.length === 1) return name;
	}
	const alike = namesOf(position).get(name) ?? [];
	if (alike.length < 2) return name;
	const found = alike.find((one) => one.move === move);
	if (found !== undefined) return found.name;
	// A move of another list of the same moves.
	const effect = effectOf(move);
	return alike.find((one) => effectOf(one.move) === effect)?.name ?? name;
}

/**
 * The move in coordinates, as UCI writes it where UCI can: `e2e4`, `e7e8q`, `P@e4`, `0000`.
 *
 * Castling is named by the cells that the rules give it: `e1g1` in chess, king and rook (`e1h1`) in Chess960. The letter of a piece that is put
 * from the hand on the cell left follows (`b1c3h`; where the rook stood, `h1e1h`). Cells captured on the way stand between origin and target,
 * where they tell two moves apart.
 *
 * No other legal move has the same name. Where cells and letters are not enough, the marks of the move follow (`h1h2:swap`), or the cells that only this
 * move changes (`R@b8:c8`), or their content (`h1h2:h1=r`). Where the board does not distinguish the moves, a number follows (`0000#2`).
 *
 * On the plane it has the form of ICN: `5,2>5,4`, `5,7>5,8=Q`.
 *
 * @example
 * legal(chess.start).map(moveName).includes('e2e4') // → true
 */
export const moveName = (move: AnyMove): string => (engineOfMove(move).moveName ?? uniqueName)(move as Move);
