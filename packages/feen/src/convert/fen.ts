import type { Setup } from '@x/core';
import { checkOptions, type Fault, type Problem, type Result } from '@x/diagnostics';
import { boardEnd, fieldsOf } from '@x/fen/text';
import type { Aux } from '../bindings/aux.js';
import { type Binding, SIDES } from '../bindings/binding.js';
import { FROM_SETUP, type FromSetupOptions, fromSetup, type Written } from '../bindings/from-setup.js';
import { notes } from '../bindings/notes.js';
import { arrange, TO_SETUP, type ToSetupOptions } from '../bindings/to-setup.js';
import { coordinates, squareName } from '../coordinates.js';
import type { Feen } from '../feen.js';
import { readBoard, writeBoard } from './board.js';
import { readCastling, writeCastling } from './castling.js';
import { heldOf, readHeld } from './hand.js';
import { saidOf } from './said.js';
import { dash, joined, none, telling, tooLong } from './tell.js';

/** The options for converting a FEN to a FEEN. */
export interface ImportOptions extends Omit<FromSetupOptions, 'mode'> {
	/**
	 * `lenient` (default): a loss is a warning. `strict`: a loss is an error. `repair`: like `lenient`, and a castling right without its king
	 * or rook is dropped, with a warning.
	 */
	readonly mode?: 'strict' | 'lenient' | 'repair' | undefined;
}

const IMPORT = { ...FROM_SETUP, mode: ['strict', 'lenient', 'repair'] } as const;

/** The maximum number of equal pieces in a pocket. */
const MOST = 1000;

/** The options for converting a FEEN to a FEN. */
export interface ExportOptions extends ToSetupOptions {
	/** `x-fen` (default): `KQkq` for the outermost rooks, files for others. `shredder`: files. */
	readonly castling?: 'x-fen' | 'shredder' | undefined;
}

const EXPORT = { ...TO_SETUP, castling: ['x-fen', 'shredder'] } as const;

/**
 * Converts a FEN, X-FEN or Shredder-FEN to a FEEN, and reports the state that FEEN cannot express. It supports chess, Chess960, crazyhouse
 * with its pocket, xiangqi, janggi and makruk.
 *
 * @throws {TypeError} if the text is not a string.
 *
 * @example
 * import { stringify } from '@x/feen';
 * import { chess } from '@x/feen/bindings';
 * const read = importFen('r3k2r/8/8/8/8/8/8/R3K2R w Kq - 5 40', chess);
 * if (read.ok) stringify(read.value.feen); // → '+r3+k^2r/8/8/8/8/8/8/R3+K^2+R / C/c'
 * if (read.ok) read.value.aux; // → { halfmove: 5, fullmove: 40 }
 */
export function importFen(text: string, binding: Binding, options: ImportOptions = {}): Result<Written, Problem> {
	const long = tooLong(text);
	if (long) return long;
	checkOptions(options, IMPORT);
	const { problems, field, wrong } = telling(options.mode);
	const [board = none(0), turn = none(text.length), castling = dash, passed = dash, ...rest] = fieldsOf(text, /\S+/g);
	const [, ranks = 0] = binding.size;
	// In an older dialect the pocket follows one more slash.
	const end = boardEnd(board.text, binding.hand && board.text.split('/').length === ranks + 1 ? ranks : undefined);
	const placement = board.text.slice(0, end);
	const [behind = '', slashed, pocket = slashed] = /^(?:\/([^[\]]*)|\[([^[\]]*)\])?/.exec(board.text.slice(end)) ?? [];
	const tell = field(board.from);
	const { length } = board.text;
	if (end + behind.length < length)
		tell('refuse', 'convert-fen-syntax', 'Expected the end of the field after the pocket.', end + behind.length, length);
	if (pocket && !binding.hand) tell('lose', 'convert-hand', 'This game does not have hands.', end, length);
	const pieces = readBoard(placement, binding, tell);
	const stores = binding.hand && readHeld(pocket ?? '', binding, field(board.from + end + 1), false);
	const second = /^b$/i.test(turn.text);
	if (!/^[wbr]$/i.test(turn.text)) wrong(turn, 'Expected "w" or "b" as the side to move.');
	const broken = problems.some(({ severity }) => severity === 'error');
	const flagged = broken ? pieces : readCastling(castling.text, pieces, binding, options.mode === 'repair', field(castling.from));
	let point: readonly number[] | undefined;
	// In games without double steps, this field contains makruk's limit of counting.
	const limited = !binding.doubleStep && /^[1-9]\d{0,8}$/.test(passed.text);
	if (/^[a-z][1-9]\d?$/.test(passed.text) && binding.doubleStep) point = coordinates(passed.text);
	else if (limited) field(passed.from)('lose', 'convert-clock', 'FEEN cannot express a limit of counting.', 0, passed.text.length);
	else if (passed.text !== '-') wrong(passed, 'Expected a square or "-".');
	const checks = rest.find((part) => /^\+?\d\+\d$/.test(part.text));
	if (checks) field(checks.from)('lose', 'convert-checks', 'FEEN cannot express counts of checks.', 0, checks.text.length);
	const clocks = rest.filter((one) => one !== checks);
	for (const part of clocks.filter((one, nth) => nth > 1 || !/^\d{1,9}$/.test(one.text))) wrong(part, 'Expected a number as the clock.');
	const { clocks: counters = { half: 'half', full: 'full' } } = binding;
	const { half, full } = counters;
	const [halfmove = 0, fullmove = 1] = clocks.map((part) => Number(part.text));
	const setup: Setup = {
		pieces: flagged,
		phase: SIDES[second ? 1 : 0],
		...(point && { points: { [binding.doubleStep!.point]: [point] } }),
		...(stores && { stores }),
		vars: { [half]: halfmove, [full]: fullmove },
	};
	const given = /^\+?(\d)\+(\d)$/.exec(checks?.text ?? '');
	const left = (nth: 1 | 2): number => (checks?.text.startsWith('+') ? 3 - Number(given![nth]) : Number(given![nth]));
	// State in the side record is not a loss, also in strict mode.
	const kept = problems.map(
		(problem): Problem => (/-(?:checks|clock)$/.test(problem.code) ? { ...problem, severity: 'warning' } : problem),
	);
	return joined(kept, () => {
		const result = fromSetup(
			setup,
			{ ...binding, clocks: counters },
			{ ...options, mode: options.mode === 'strict' ? 'strict' : 'lenient' },
		);
		if (!result.ok) return result;
		const { feen, aux } = result.value;
		const more = { ...(given && { checks: [left(1), left(2)] as const }), ...(limited && { counting: Number(passed.text) }) };
		return { ...result, value: { feen, aux: { ...aux, ...more } } };
	});
}

/**
 * Converts a FEEN to a FEN. Warnings list the state that a FEN of this game cannot express; `aux` restores the state that FEEN lacks.
 *
 * @example
 * import { parse } from '@x/feen';
 * import { chess } from '@x/feen/bindings';
 * const written = exportFen(parse('4k^3/8/8/8/8/8/8/1R1+R+K^2+R / C/c'), chess, { aux: { fullmove: 12 } });
 * if (written.ok) written.value; // → '4k3/8/8/8/8/8/8/1R1RK2R w KD - 0 12'
 */
export function exportFen(position: Feen, binding: Binding, options: ExportOptions = {}): Result<string, Fault> {
	checkOptions(options, EXPORT);
	const { aux = {} as Aux, castling = 'x-fen' } = options;
	const result = arrange(position, binding, options);
	if (!result.ok) return result;
	const { value: setup } = result;
	const { hand, doubleStep } = binding;
	const held = heldOf(setup, binding);
	const much = held.find(({ count }) => count > MOST);
	if (much) {
		const { refuse, result: nothing } = notes();
		refuse('convert-hand', `A FEN lists each piece of a pocket, which is not possible for ${much.count} of "${much.piece}".`, 'hands');
		return nothing(() => '');
	}
	const pocket = held.map(({ piece, count }) => piece.repeat(count));
	const [passed] = setup.points?.[doubleStep?.point ?? ''] ?? [];
	const fields = [
		writeBoard(setup, binding) + (hand ? `[${pocket.join('')}]` : ''),
		setup.phase === SIDES[1] ? 'b' : 'w',
		binding.castling ? writeCastling(setup.pieces, binding, castling) : '-',
		passed ? squareName(passed.map(Number)) : doubleStep ? '-' : (aux.counting ?? '-'),
		...(aux.checks ? [aux.checks.join('+')] : []),
		aux.halfmove ?? 0,
		aux.fullmove ?? 1,
	];
	return saidOf(
		result,
		binding,
		aux,
		['halfmove', 'fullmove', 'checks', ...(doubleStep ? [] : (['counting'] as const))],
		'FEN',
		options,
		() => fields.join(' '),
	);
}
