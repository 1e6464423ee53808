import type { Operand } from './types.js';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The values of the opcodes with a name of their own. */
interface NamedValues {
	/** Analysis: depth in plies. */
	acd: number;
	/** Analysis: number of nodes. */
	acn: number | bigint;
	/** Analysis: seconds. */
	acs: number;
	/** Moves to avoid. */
	am: readonly string[];
	/** Best moves. */
	bm: readonly string[];
	/** Centipawn evaluation. */
	ce: number;
	/** Direct mate in full moves. */
	dm: number;
	draw_accept: true;
	draw_claim: true;
	draw_offer: true;
	draw_reject: true;
	/** ECO code. */
	eco: string;
	/** Number of the full move. */
	fmvn: number;
	/** Half-moves since the last capture or advance of a pawn. */
	hmvc: number;
	id: string;
	/** NIC code. */
	nic: string;
	/** An operation without effect, with any operands. */
	noop: readonly Operand[];
	/** Predicted move. */
	pm: string;
	/** Predicted variation. */
	pv: readonly string[];
	/** Repetition count. */
	rc: number;
	resign: true;
	/** Supplied move. */
	sm: string;
	/** Game selector of a referee. */
	tcgs: number;
	/** Receiver: address and name. */
	tcri: readonly string[];
	/** Sender: address and name. */
	tcsi: readonly string[];
	/** The engine of an analysis; not in the standard. */
	Ae: string;
}

/** The opcodes with a type: those of the standard, `D1` to `D99` of perft suites, and `Ae`. */
export type Opcode = keyof NamedValues | `c${Digit}` | `v${Digit}` | `D${Digit}` | `D${Digit}${Digit}`;

type KnownValue<Code extends string> = Code extends keyof NamedValues
	? NamedValues[Code]
	: Code extends `c${Digit}` | `v${Digit}`
		? string
		: number | bigint;

/** The value of an operation by its opcode: moves, a number, a string, `true`; the operands for an opcode without a type. */
export type OperationValue<Code extends string> = string extends Code
	? KnownValue<Opcode> | readonly Operand[]
	: Code extends Opcode
		? KnownValue<Code>
		: readonly Operand[];

/** The kind of an opcode's operands. */
export type Shape = 'moves' | 'line' | 'move' | 'string' | 'strings' | 'integer' | 'count' | 'number' | 'nothing' | 'any';

const SHAPES: ReadonlyMap<string, Shape> = /* @__PURE__ */ new Map<keyof NamedValues, Shape>([
	['acd', 'integer'],
	['acn', 'count'],
	['acs', 'number'],
	['am', 'moves'],
	['bm', 'moves'],
	['ce', 'integer'],
	['dm', 'integer'],
	['draw_accept', 'nothing'],
	['draw_claim', 'nothing'],
	['draw_offer', 'nothing'],
	['draw_reject', 'nothing'],
	['eco', 'string'],
	['fmvn', 'integer'],
	['hmvc', 'integer'],
	['id', 'string'],
	['nic', 'string'],
	['noop', 'any'],
	['pm', 'move'],
	['pv', 'line'],
	['rc', 'integer'],
	['resign', 'nothing'],
	['sm', 'move'],
	['tcgs', 'integer'],
	['tcri', 'strings'],
	['tcsi', 'strings'],
	['Ae', 'string'],
]);

/** The kind of the operands of an opcode; `any` for an opcode without a type. */
export const shapeOf = (opcode: string): Shape =>
	SHAPES.get(opcode) ?? (/^[cv]\d$/.test(opcode) ? 'string' : /^D\d\d?$/.test(opcode) ? 'count' : 'any');

/** Whether an opcode has a type. */
export const isKnownOpcode = (opcode: string): boolean => SHAPES.has(opcode) || shapeOf(opcode) !== 'any';

/** Whether the operands of an opcode are moves. */
export const takesMoves = (opcode: string): boolean => /^(?:line|moves?)$/.test(shapeOf(opcode));
