import { legal } from './legal.js';
import { nameInCells } from './name.js';
import { remembered } from './remembered.js';
import { setupOf } from './setup-of.js';
import type { Move, Write } from './types.js';

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
 * The properties that distinguish moves of one name, in this order: marks; the cells that they change; the content of these cells; the cells
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

/** Names of moves that have one name up to a property. Values that all of them share are left out, so one of them may keep the name. */
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
 * The legal moves of a position by their names in coordinates, each with a name of its own. It is remembered as long as the list of moves, since
 * programs name the moves of one position in a row.
 */
const namesOf = /* @__PURE__ */ remembered((moves: readonly Move[]): ReadonlyMap<string, readonly Named[]> => {
	const groups = new Map<string, Move[]>();
	for (const move of moves) add(groups, nameInCells(move), move);
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
	const alike = namesOf(legal(position)).get(name) ?? [];
	if (alike.length < 2) return name;
	const found = alike.find((one) => one.move === move);
	if (found !== undefined) return found.name;
	// A move of another list of the same moves.
	const effect = effectOf(move);
	return alike.find((one) => effectOf(one.move) === effect)?.name ?? name;
}
