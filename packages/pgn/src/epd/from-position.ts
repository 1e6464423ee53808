import { apply, type Move, type MoveParts, type Position, variable } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { checkOptions, misuse, objectGiven } from '@x/diagnostics';
import { type Dialect, type EnPassantStyle, stringify as stringifyFen } from '@x/fen';
import { resolve as resolveMove, stringify as stringifyMove } from '@x/san';
import { dialectOf } from './dialect.js';
import { isKnownOpcode, type Opcode, type OperationValue, shapeOf } from './opcodes.js';
import type { Epd, Operation } from './types.js';
import { operandsOf } from './values.js';

/** A move of a position: as core has it, by its squares, or as a text that `@x/san` reads. */
export type GivenMove = Move | MoveParts | string;

/** The values of operations by opcode, in the order in which they are written. */
export type GivenOperations = {
	readonly [Code in Opcode]?:
		| (Code extends 'bm' | 'am' | 'pv' ? readonly GivenMove[] : Code extends 'pm' | 'sm' ? GivenMove : OperationValue<Code>)
		| undefined;
};

/** The form of the position. */
export interface FromPositionOptions {
	/** The dialect of the position, from `@x/fen/dialects`. By default FEN, or `complete` for games that need it. */
	readonly dialect?: Dialect | undefined;
	/** `always` (default), `pseudo` or `legal`, as in `@x/fen`. */
	readonly enPassant?: EnPassantStyle | undefined;
	/** `false` omits the operations `fmvn` and `hmvc`. By default each is written if its value is not the one at the start of a game. */
	readonly counters?: boolean | undefined;
}

const OPTIONS = { dialect: 'object', enPassant: ['always', 'pseudo', 'legal'], counters: 'boolean' } as const;

/** The counters of a position that are not at their start. */
function countersOf(position: Position): readonly Operation[] {
	const { names, ruleset } = position.game;
	const { half, full } = names?.clocks ?? {};
	return [['fmvn', full] as const, ['hmvc', half] as const].flatMap(([opcode, name]) => {
		if (name === undefined) return [];
		const value = variable(position, name);
		return value === (ruleset.vars[name]?.start ?? 0) ? [] : [{ opcode, operands: operandsOf(opcode, value) }];
	});
}

/** Moves as canonical SAN; those of a line in the position after the one before. */
function textsOf(moves: readonly GivenMove[], position: Position, line: boolean): readonly string[] {
	let current = position;
	return moves.map((given) => {
		const move = typeof given === 'string' ? resolveMove(given, current) : given;
		const text = stringifyMove(move, current);
		if (line) current = apply(current, resolveMove(text, current));
		return text;
	});
}

function operationOf(opcode: string, value: unknown, position: Position): Operation {
	if (!isKnownOpcode(opcode)) misuse(`operations.${opcode.slice(0, 60)}`, 'an opcode of the standard', opcode, 'Use withOperation.');
	const shape = shapeOf(opcode);
	if (shape === 'move') return { opcode, operands: operandsOf(opcode, textsOf([value as GivenMove], position, false)[0]) };
	if (shape !== 'moves' && shape !== 'line') return { opcode, operands: operandsOf(opcode, value) };
	if (!Array.isArray(value)) misuse(`operations.${opcode}`, 'a list of moves', value);
	return { opcode, operands: operandsOf(opcode, textsOf(value, position, shape === 'line')) };
}

/**
 * Makes the EPD of a position of any game. Moves are written as canonical SAN. The counters of the position are operations; `resolve` restores them.
 *
 * @throws NotationError for a move that is not legal, or a position or value that cannot be written.
 * @throws TypeError for arguments of wrong types.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { fromPosition, stringify } from '@x/pgn/epd';
 * stringify(fromPosition(chess.start, { bm: ['e2e4', 'Nf3'], id: 'start' }))
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 Nf3; id "start";'
 */
export function fromPosition(position: Position, operations: GivenOperations = {}, options: FromPositionOptions = {}): Epd {
	positionGiven(position);
	objectGiven(operations, 'operations', 'an object');
	checkOptions(options, OPTIONS);
	const { dialect = dialectOf(position.game), enPassant, counters = true } = options;
	const given = Object.entries(operations).filter(([, value]) => value !== undefined);
	const own = given.map(([opcode, value]) => operationOf(opcode, value, position));
	const added = counters ? countersOf(position).filter(({ opcode }) => !own.some((one) => one.opcode === opcode)) : [];
	return { position: stringifyFen(position, { dialect, enPassant, clocks: false }), operations: [...added, ...own] };
}
