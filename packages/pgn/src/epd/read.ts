import { quote } from '@x/diagnostics';
import { checkOperands } from './check.js';
import { bareOperand, closingQuote, stringOperand, unescaped } from './operands.js';
import { add, type Report } from './report.js';
import { OPCODE, positionEnd } from './split.js';
import type { Epd, Operand, Operation } from './types.js';

/** The longest opcode of the standard. */
const LONGEST_OPCODE = 15;

const SEMICOLON = ';';
const SEMICOLON_UNIT = 59;
const QUOTE_UNIT = 34;

/** A line that is being read. */
interface Scan {
	readonly text: string;
	readonly end: number;
	readonly report: Report;
	at: number;
	/** Set behind a string without its closing quotation mark: no later one has another. */
	unclosed: boolean;
}

/** Whether the character at an index is white space. */
const isBlank = (text: string, at: number): boolean => {
	const unit = text.charCodeAt(at);
	return unit === 32 || (unit > 8 && unit < 14) || (unit > 127 && /\s/.test(text[at]!));
};

/** The index of the next character that is not a blank, or the end. */
export function skipBlanks(text: string, from: number, end: number): number {
	let at = from;
	while (at < end && isBlank(text, at)) at++;
	return at;
}

/** The end of a word: a blank or a semicolon; for an opcode, a quotation mark too. */
function wordEnd(text: string, from: number, end: number, opcode: boolean): number {
	let at = from;
	for (; at < end && !isBlank(text, at); at++) {
		const unit = text.charCodeAt(at);
		if (unit === SEMICOLON_UNIT || (opcode && unit === QUOTE_UNIT)) break;
	}
	return at;
}

function readString(scan: Scan): Operand {
	const { text, end, at: from, report } = scan;
	const close = scan.unclosed ? -1 : closingQuote(text, from + 1, end);
	if (close >= 0) {
		scan.at = close + 1;
		return { ...stringOperand(unescaped(text.slice(from + 1, close)), text.slice(from, close + 1)), span: { from, to: close + 1 } };
	}
	scan.unclosed = true;
	const rest = text.slice(from + 1, end);
	// A backslash at the end of a string is a part of it, as in `id "C:\suites\";`.
	const escaped = rest.indexOf('\\"');
	const semicolon = rest.indexOf(SEMICOLON);
	const length = escaped >= 0 ? escaped + 2 : semicolon >= 0 ? semicolon : rest.length;
	const inner = escaped >= 0 ? rest.slice(0, escaped + 1) : rest.slice(0, length).trimEnd();
	const to = from + 1 + length;
	scan.at = to;
	add(
		report,
		'warning',
		'epd-string-unclosed',
		from,
		to,
		'Expected a quotation mark that closes the string.',
		'Write \\" inside of a string.',
		escaped >= 0 ? undefined : { from: from + 1 + inner.length, to: from + 1 + inner.length, text: '"' },
	);
	return { ...stringOperand(unescaped(inner)), span: { from, to } };
}

function readOperands(scan: Scan): readonly Operand[] {
	const { text, end } = scan;
	const operands: Operand[] = [];
	for (;;) {
		const from = skipBlanks(text, scan.at, end);
		scan.at = from;
		if (from >= end || text[from] === SEMICOLON) return operands;
		if (text[from] === '"') operands.push(readString(scan));
		else {
			scan.at = wordEnd(text, from, end, false);
			operands.push({ ...bareOperand(text.slice(from, scan.at)), span: { from, to: scan.at } });
		}
	}
}

/** Reads an operation up to its semicolon or the end of the line. */
function readOperation(scan: Scan): Operation {
	const { text, end, at: from, report } = scan;
	const opcodeEnd = wordEnd(text, from, end, true);
	const opcode = text.slice(from, opcodeEnd);
	scan.at = opcodeEnd;
	const operands = readOperands(scan);
	const to = operands.at(-1)?.span?.to ?? opcodeEnd;
	const operation: Operation = { opcode, operands, span: { from, to } };
	if (!OPCODE.test(opcode) || opcode.length > LONGEST_OPCODE) {
		const expected = `Expected an opcode of at most ${LONGEST_OPCODE} letters, digits and underscores`;
		add(report, 'warning', 'epd-opcode', from, Math.max(opcodeEnd, from + 1), `${expected}, found ${quote(text.slice(from, to))}.`);
	}
	checkOperands(report, operation, from, to);
	if (text[scan.at] === SEMICOLON && scan.at < end) scan.at++;
	else
		add(report, 'warning', 'epd-unterminated', from, to, 'Expected ";" after the operation, found the end of the line.', 'Add ";".', {
			from: to,
			to,
			text: ';',
		});
	return operation;
}

/** Reads the operations from an offset on. */
export function readOperations(text: string, from: number, end: number, report: Report): readonly Operation[] {
	const scan: Scan = { text, end, report, at: skipBlanks(text, from, end), unclosed: false };
	const operations: Operation[] = [];
	const seen = new Set<string>();
	if (text[scan.at] === SEMICOLON && scan.at < end) {
		add(
			report,
			'warning',
			'epd-separator',
			scan.at,
			scan.at + 1,
			'Expected an operation, found ";" after the position.',
			'Write ";" after each operation.',
			{ from: scan.at, to: scan.at + 1, text: '' },
		);
		scan.at = skipBlanks(text, scan.at + 1, end);
	}
	while (scan.at < end) {
		if (text[scan.at] === SEMICOLON) {
			const span = { from: scan.at, to: ++scan.at };
			add(report, 'warning', 'epd-empty-operation', span.from, span.to, 'Expected an operation, found ";".', 'Remove it.', {
				...span,
				text: '',
			});
		} else {
			const operation = readOperation(scan);
			const { opcode, span } = operation;
			if (seen.has(opcode))
				add(
					report,
					'warning',
					'epd-repeated',
					span!.from,
					span!.to,
					`Expected each opcode once, found ${quote(opcode)} again.`,
					'The last one counts.',
				);
			seen.add(opcode);
			operations.push(operation);
		}
		scan.at = skipBlanks(text, scan.at, end);
	}
	return operations;
}

/** The two counters at the end of a position: `0 1`. */
const COUNTERS = /\s(\d+\s+\d+)$/;

/** Whether a text has the form of a position: a board of several ranks, or a board and a side to move. */
const isPosition = (text: string): boolean => /^\S*\//.test(text) || /^\S+\s+[wb]\d*(?:\s|$)/.test(text);

/** Reads a range of a text as one line. Faults are added to the report. `undefined` if the line has no position. */
export function readLine(text: string, from: number, end: number, report: Report, split?: number): Epd | undefined {
	const start = skipBlanks(text, from, end);
	let stop = end;
	while (stop > start && isBlank(text, stop - 1)) stop--;
	if (start >= stop) {
		add(report, 'error', 'epd-empty', from, end, 'Expected a position and operations, found nothing.');
		return undefined;
	}
	const to = split ?? positionEnd(text, start, stop);
	const position = text.slice(start, to);
	if (!isPosition(position)) {
		const first = /^\S*/.exec(text.slice(start, Math.min(stop, start + 60)))![0];
		add(report, 'error', 'epd-position', start, Math.max(to, start + first.length), `Expected a position, found ${quote(first)}.`);
		return undefined;
	}
	const counters = COUNTERS.exec(position);
	if (counters !== null && position.split(/\s+/).length > 5) {
		const at = to - counters[1]!.length;
		const [half, full] = counters[1]!.split(/\s+/);
		add(
			report,
			'warning',
			'epd-counters',
			at,
			to,
			`Expected a position without counters, found ${quote(counters[1]!)}.`,
			'Write the operations hmvc and fmvn.',
			{
				from: at,
				to,
				text: `hmvc ${half}; fmvn ${full};`,
			},
		);
	}
	return { position, operations: readOperations(text, to, stop, report), span: { from: start, to } };
}
