import { shapeOf, takesMoves } from './opcodes.js';
import { named } from './operands.js';
import { add, type Report } from './report.js';
import type { Operand, Operation } from './types.js';
import { movesOf } from './values.js';

/** The number of operands of a shape: the least, the most. */
const COUNTS = {
	moves: [1, Number.POSITIVE_INFINITY],
	line: [0, Number.POSITIVE_INFINITY],
	move: [1, 1],
	string: [1, 1],
	strings: [1, 2],
	integer: [1, 1],
	count: [1, 1],
	number: [1, 1],
	nothing: [0, 0],
	any: [0, Number.POSITIVE_INFINITY],
} as const;

const DESCRIPTIONS = {
	moves: 'a move',
	line: 'a move',
	move: 'a move',
	string: 'a string in quotation marks',
	strings: 'a string in quotation marks',
	integer: 'an integer',
	count: 'an integer',
	number: 'a number',
	nothing: 'nothing',
	any: 'any operand',
} as const;

/** Whether the value of an operand has the type of its opcode. */
function isRight({ type, value }: Operand, shape: keyof typeof DESCRIPTIONS): boolean {
	switch (shape) {
		case 'string':
		case 'strings':
			return type === 'string';
		case 'number':
			return type === 'number';
		case 'integer':
			return type === 'number' && Number.isInteger(value);
		case 'count':
			return type === 'number' && (typeof value === 'bigint' || Number.isInteger(value));
		default:
			return true;
	}
}

function checkMoves(report: Report, operand: Operand): void {
	const moves = movesOf([operand]);
	const [move] = moves;
	if (move !== undefined && moves.length === 1 && !move.extra) return;
	const { from, to } = operand.span!;
	const meant = moves.map(({ text }) => text).join(' ');
	const hint = meant === '' ? 'Remove it.' : `Write ${meant}.`;
	const fix = meant === '' ? undefined : { from, to, text: meant };
	add(report, 'warning', 'epd-move-form', from, to, `Expected only a move, found ${named(operand)}.`, hint, fix);
}

/** Reports operands that do not have the type of their opcode. */
export function checkOperands(report: Report, operation: Operation, from: number, to: number): void {
	const { opcode, operands } = operation;
	const shape = shapeOf(opcode);
	if (shape === 'any') return;
	const description = DESCRIPTIONS[shape];
	if (takesMoves(opcode)) for (const operand of operands) checkMoves(report, operand);
	const [least, most] = COUNTS[shape];
	const wrong = operands.find((operand) => !isRight(operand, shape));
	if (wrong !== undefined) {
		const span = shape === 'string' && operands.length > 1 ? { from: operands[0]!.span!.from, to } : wrong.span!;
		add(report, 'warning', 'epd-operand', span.from, span.to, `Expected ${description} after ${opcode}, found ${named(wrong)}.`);
	} else if (operands.length < least || operands.length > most) {
		const at = operands.length > most ? operands[most]!.span!.from : from;
		const number = most === 0 ? 'no operands' : least === most ? '1 operand' : most === 2 ? '1 or 2 operands' : 'at least 1 operand';
		add(report, 'warning', 'epd-operand-count', at, to, `Expected ${number} after ${opcode}, found ${operands.length}.`);
	}
}
