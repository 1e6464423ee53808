/** EPD: a position and operations, as text, as typed values, and with a game. */
export type { EpdProblemCode } from './epd/codes.js';
export { type FromPositionOptions, fromPosition, type GivenMove, type GivenOperations } from './epd/from-position.js';
export { type EpdFile, type EpdRecord, parseLines, readLines, type SkippedLine } from './epd/lines.js';
export type { Opcode, OperationValue } from './epd/opcodes.js';
export { operand } from './epd/operands.js';
export { isValid, parse, safeParse } from './epd/parse.js';
export { type ResolvedEpd, type ResolveOptions, resolve, safeResolve } from './epd/resolve.js';
export { stringify } from './epd/stringify.js';
export type {
	Epd,
	EpdLimits,
	EpdProblem,
	NumberOperand,
	Operand,
	Operation,
	ParseOptions,
	StringOperand,
	WordOperand,
} from './epd/types.js';
export { operation, withOperation } from './epd/values.js';
