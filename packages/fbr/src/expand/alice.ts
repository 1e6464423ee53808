import type { Castling, Item, Tail } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import type { BoardSize, Rule } from '../tree.js';
import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { named } from './naming.js';
import { refusal } from './refusal.js';
import { isRoyal, movingKinds } from './sets.js';
import { itemsOf, withMoves } from './text.js';

const PRINTER = new Printer(false);
const BOARDS: Readonly<Record<string, number>> = { classic: 2, '3D': 3, '4D': 4 };
/** The parts of a castling that has no moves of its own. */
const CASTLING = { 'O-O': ['[*]isR[g]', 'isR[f]'], 'O-O-O': ['[*]isR[c]', 'isR[d]'] } as const;
/** C/CIF's board, if a text names none. */
const STANDARD: BoardSize = { files: 8, ranks: 8 };

/** `alice`: each move ends with a transfer to the same square of another board. */
export const alice: Macro = (value, rule) => {
	const form = rule.attributes?.[0]?.name ?? 'classic';
	const board = sizeOf(value.board ?? STANDARD, form, rule);
	const pieces = movingKinds(value);
	const { macros, before, nameOf } = named(value, rule, pieces, { reserved: 'O', full: true });
	return {
		value: edited(value, rule, {
			board,
			macros,
			each: (item) => {
				if (item.type === 'macro') return undefined;
				if (item.type === 'castling') return castling(item);
				const everywhere = onAllBoards(item);
				if (item.type !== 'definition' || everywhere.type !== 'definition' || !pieces.includes(item)) return [everywhere];
				const transfer = form === '4D' && isRoyal(value, item.piece) ? '<+>aO' : '<+>mO';
				return [...before(item), ...withMoves(everywhere, `a${nameOf(item)}--${transfer}`)];
			},
		}),
		note: NOTES[form] ?? NOTES.classic!,
	};
};

const NOTES: Readonly<Record<string, string>> = {
	classic: 'The form with two boards: the form of the source for one board lets pieces of the other board block, and prints K=mR.',
	'3D': '<+> means any other board.',
	'4D': 'A transfer goes to a board with a king, unless both kings are on the board left: the source says so, its expansion does not.',
};

function sizeOf(board: BoardSize, form: string, rule: Rule): BoardSize {
	const needed = BOARDS[form] ?? 2;
	const { boards } = board;
	// Without an attribute the head may name any number of boards.
	if (boards === undefined) return { ...board, boards: needed };
	if (boards !== needed && !(rule.attributes === undefined && boards >= needed))
		throw refusal(
			'boards',
			rule,
			`Expected ${needed} boards for alice=${form}, found ${boards}.`,
			`Write ${board.files}x${board.ranks}x${needed}.`,
		);
	return board;
}

/** An item for all boards, unless it names its boards. */
function onAllBoards<T extends Item>(item: T): T {
	const tail: Tail = item.tail.boards === undefined ? { ...item.tail, boards: { first: { numbers: '*' } } } : item.tail;
	return { ...item, tail };
}

function castling(item: Castling): readonly Item[] {
	const { royal, partner } = item;
	const moves = royal !== undefined && partner !== undefined ? [PRINTER.sequence(royal), PRINTER.sequence(partner)] : CASTLING[item.name];
	const head = PRINTER.item({ ...onAllBoards(item), royal: undefined, partner: undefined });
	return itemsOf(`${head}=${moves[0]}--<+>mO=${moves[1]}--<+>mO`);
}
