import { misuse, objectGiven } from '@x/diagnostics';
import { isReadable } from './operands.js';
import { refuse } from './report.js';
import { positionEnd } from './split.js';
import type { Epd, Operation } from './types.js';

/** A word that a reader takes for an opcode. */
const WORD = /^[^\s;"]+$/;

function writeOperation(operation: Operation, nth: number): string {
	objectGiven(operation, `epd.operations[${nth}]`, 'an Operation', 'opcode', 'operands');
	const { opcode, operands } = operation;
	if (typeof opcode !== 'string') misuse(`epd.operations[${nth}].opcode`, 'a string', opcode);
	if (!Array.isArray(operands)) misuse(`epd.operations[${nth}].operands`, 'a list of operands', operands);
	if (opcode === '' ? operands[0]?.type !== 'string' : !WORD.test(opcode)) refuse(`the opcode ${JSON.stringify(opcode.slice(0, 60))}`);
	let text = opcode;
	for (const operand of operands) {
		objectGiven(operand, `epd.operations[${nth}].operands`, 'a list of operands', 'type', 'text');
		if (!isReadable(operand)) refuse(`the ${operand.type} ${JSON.stringify(String(operand.text).slice(0, 60))}`);
		text += text === '' ? operand.text : ` ${operand.text}`;
	}
	return `${text};`;
}

/**
 * Writes an EPD: the position, then each operation with its semicolon, separated by single spaces.
 *
 * Opcodes, their order and the spelling of operands are kept, so `stringify(parse(s))` is a fixed point. If the position has fewer fields than usual and
 * an opcode would read as one of them, a semicolon separates both.
 *
 * @throws NotationError `pgn/epd-inexpressible` for a value that would be read differently.
 * @throws TypeError if the argument is not an Epd.
 *
 * @example
 * import { parse, stringify } from '@x/pgn/epd';
 * stringify(parse('8/8/8/8/8/6k1/7p/7K  w - -  id  "stalemate" ; acd 05')) // → '8/8/8/8/8/6k1/7p/7K w - - id "stalemate"; acd 05;'
 */
export function stringify(epd: Epd): string {
	objectGiven(epd, 'epd', 'an Epd', 'position', 'operations');
	if (typeof epd.position !== 'string') misuse('epd.position', 'a string', epd.position);
	if (!Array.isArray(epd.operations)) misuse('epd.operations', 'a list of operations', epd.operations);
	const position = epd.position.trim().replace(/\s+/g, ' ');
	const operations = epd.operations.map(writeOperation);
	if (operations.length === 0 && position !== '' && isWhole(position, position)) return position;
	const found = [' ', ' ; '].map((separator) => position + separator + operations.join(' ')).find((text) => isWhole(position, text));
	return position === '' || found === undefined ? refuse(`the position ${JSON.stringify(position.slice(0, 60))}`) : found;
}

/** Whether a reader finds the position in a text. */
const isWhole = (position: string, text: string): boolean => positionEnd(text, 0, text.length) === position.length;
