import { misuse, objectGiven, textGiven } from '@x/diagnostics';
import { type Opcode, type OperationValue, type Shape, shapeOf } from './opcodes.js';
import { bareOperand, isReadable, operand } from './operands.js';
import { refuse } from './report.js';
import type { Epd, Operand, Operation } from './types.js';

/** A move text among operands, and the part of the operand that contains it. */
export interface MoveText {
	readonly text: string;
	readonly operand: Operand;
	/** The index of the text in the operand as it is written. */
	readonly from: number;
	/** The operand has more than the move: a move number, a comma, quotation marks. */
	readonly extra: boolean;
}

/** A move number before a move. A zero does not begin one: `0-0`, `0000`. */
const NUMBER = /^[1-9]\d*\.+/;

function movesIn(given: Operand): readonly MoveText[] {
	const inside = given.type === 'string';
	const found: MoveText[] = [];
	for (const { 0: word, index } of given.text.matchAll(inside ? /[^\s"]+/g : /\S+/g)) {
		const from = NUMBER.exec(word)?.[0].length ?? 0;
		let to = word.length;
		while (to > from && word[to - 1] === ',') to--;
		if (to > from) found.push({ text: word.slice(from, to), operand: given, from: index + from, extra: inside || to - from < word.length });
	}
	return found;
}

/** The texts of the moves among operands, without move numbers and commas. */
export const movesOf = (operands: readonly Operand[]): readonly MoveText[] => operands.flatMap(movesIn);

/** A text from operands: the string, or words joined by spaces. */
const textFrom = (operands: readonly Operand[]): string | undefined =>
	operands.length === 0 ? undefined : operands.map(({ type, text, value }) => (type === 'string' ? value : text)).join(' ');

function numberFrom(operands: readonly Operand[], shape: Shape): number | bigint | undefined {
	const [first] = operands;
	if (first?.type !== 'number') return undefined;
	const { value } = first;
	if (shape === 'number') return Number(value);
	if (typeof value === 'bigint') return shape === 'count' ? value : undefined;
	return Number.isInteger(value) ? value : undefined;
}

const READERS: Readonly<Record<Shape, (operands: readonly Operand[], shape: Shape) => unknown>> = {
	moves: (operands) => movesOf(operands).map(({ text }) => text),
	line: (operands) => movesOf(operands).map(({ text }) => text),
	move: (operands) => movesOf(operands)[0]?.text,
	string: textFrom,
	strings: (operands) => operands.map(({ type, text, value }) => (type === 'string' ? value : text)),
	integer: numberFrom,
	count: numberFrom,
	number: numberFrom,
	nothing: () => true,
	any: (operands) => operands,
};

/** The last operation with an opcode. */
export const lastOf = ({ operations }: Epd, opcode: string): Operation | undefined => operations.findLast((one) => one.opcode === opcode);

/**
 * The value of an operation with a TypeScript type by its opcode: moves as texts, numbers, strings; `true` for an opcode without operands; the operands
 * for an opcode that is not in the standard. If an opcode occurs more than once, the last one counts.
 *
 * `undefined` if the operation is missing, or its operands cannot have this type. Moves lose move numbers and commas; a text without quotation marks is
 * joined by spaces. `safeParse` reports each such deviation.
 *
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { operation, parse } from '@x/pgn/epd';
 * const epd = parse('1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01"; acd 5;');
 * operation(epd, 'bm') // → [ 'Qd1+' ]
 * operation(epd, 'id') // → 'BK.01'
 * operation(epd, 'acd') // → 5
 * operation(epd, 'ce') // → undefined
 */
export function operation<Code extends Opcode | (string & {})>(epd: Epd, opcode: Code): OperationValue<Code> | undefined {
	objectGiven(epd, 'epd', 'an Epd', 'position', 'operations');
	textGiven(opcode, 'opcode');
	const found = lastOf(epd, opcode);
	if (found === undefined) return undefined;
	const shape = shapeOf(opcode);
	return READERS[shape](found.operands, shape) as OperationValue<Code> | undefined;
}

/** Writes an operand of a list: a move, or a text. */
const asMove = (text: unknown): Operand => {
	textGiven(text, 'value');
	const made = bareOperand(text);
	return isReadable(made) ? made : refuse(`the move ${JSON.stringify(text.slice(0, 60))}`);
};

const listGiven = (value: unknown): readonly unknown[] => {
	if (!Array.isArray(value)) misuse('value', 'a list', value);
	return value;
};

/** The operands that express a value. */
export function operandsOf(opcode: string, value: unknown): readonly Operand[] {
	switch (shapeOf(opcode)) {
		case 'moves':
		case 'line':
			return listGiven(value).map(asMove);
		case 'move':
			return [asMove(value)];
		case 'string':
			return [operand('string', value as string)];
		case 'strings':
			return listGiven(value).map((text) => operand('string', text as string));
		case 'nothing':
			if (value !== true) misuse('value', 'true', value, `${opcode} has no operands.`);
			return [];
		case 'any':
			return listGiven(value) as readonly Operand[];
		default:
			return [operand('number', value as number)];
	}
}

/**
 * A copy of an EPD with another value of an operation, or without it if the value is `undefined`.
 *
 * The operation keeps its place; a new one is the last. Others with the same opcode are removed.
 *
 * @throws NotationError `pgn/epd-inexpressible` if EPD cannot write the value, such as a text with a line break.
 * @throws TypeError for a value of a wrong type.
 *
 * @example
 * import { parse, stringify, withOperation } from '@x/pgn/epd';
 * const epd = parse('8/8/8/8/8/6k1/7p/7K w - - acd 5;');
 * stringify(withOperation(withOperation(epd, 'acd', 6), 'id', 'stalemate')) // → '8/8/8/8/8/6k1/7p/7K w - - acd 6; id "stalemate";'
 */
export function withOperation<Code extends Opcode | (string & {})>(epd: Epd, opcode: Code, value: OperationValue<Code> | undefined): Epd {
	objectGiven(epd, 'epd', 'an Epd', 'position', 'operations');
	textGiven(opcode, 'opcode');
	const made: readonly Operation[] = value === undefined ? [] : [{ opcode, operands: operandsOf(opcode, value) }];
	const first = epd.operations.findIndex((one) => one.opcode === opcode);
	const others = epd.operations.filter((one) => one.opcode !== opcode);
	const place = first < 0 ? others.length : first;
	return { ...epd, operations: others.toSpliced(place, 0, ...made) };
}
