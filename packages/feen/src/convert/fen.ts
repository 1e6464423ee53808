import type { Setup } from '@x/core';
import type { Fault, Problem, Result } from '@x/diagnostics';
import type { Aux } from '../bindings/aux.js';
import { type Binding, SIDES } from '../bindings/binding.js';
import { type FromSetupOptions, fromSetup, type Written } from '../bindings/from-setup.js';
import { notes } from '../bindings/notes.js';
import { arrange, type ToSetupOptions } from '../bindings/to-setup.js';
import { coordinates, squareName } from '../coordinates.js';
import type { Feen } from '../feen.js';
import { kindOf, readBoard, tokenOf, writeBoard } from './board.js';
import { readCastling, writeCastling } from './castling.js';
import { saidOf } from './said.js';
import { fieldsOf, joined, telling, tooLong } from './tell.js';

/** How a FEN becomes a FEEN. */
export interface ImportOptions extends FromSetupOptions {
	/** Drop a right to castle without its king or rook, with a warning. */
	readonly lenient?: boolean | undefined;
}

/** So many equal pieces are written in a pocket. */
const MOST = 1000;

/** How a FEEN becomes a FEN. */
export interface ExportOptions extends ToSetupOptions {
	/** `x-fen` (default): `KQkq` for the outermost rooks, files for others. `shredder`: files. */
	readonly castling?: 'x-fen' | 'shredder' | undefined;
}

const readPocket = (field: string, binding: Binding, tell: ReturnType<ReturnType<typeof telling>['field']>): Setup['stores'] => {
	const held: Record<string, Record<string, number>> = { [SIDES[0]]: {}, [SIDES[1]]: {} };
	for (const { 0: letter, index: at } of field.matchAll(/./gsu)) {
		const kind = kindOf(letter, binding, tell, at);
		const side = held[SIDES[letter === letter.toUpperCase() ? 0 : 1]]!;
		if (kind === undefined) continue;
		if (binding.hand!.order.includes(kind)) side[kind] = (side[kind] ?? 0) + 1;
		else tell('refuse', 'convert-hand', `"${letter}" cannot be in a hand.`, at, at + letter.length);
	}
	return { [binding.hand!.store]: held };
};

/**
 * A FEN, X-FEN or Shredder-FEN as a FEEN, and what FEEN has no words for: of chess and Chess960, of crazyhouse with its pocket, of xiangqi,
 * janggi and makruk.
 *
 * @throws {TypeError} if the text is no string.
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
	const { problems, field } = telling(options.strict);
	const [board = ['', 0], turn = ['', text.length], castling = ['-', 0], passed = ['-', 0], ...rest] = fieldsOf(text, /\S+/g);
	const [, before = '', bracketed, behind] = /^([^[\]]*)(?:\[([^[\]]*)\])?(.*)$/s.exec(board[0])!;
	// An older dialect has the pocket behind one more slash.
	const ranks = before.split('/');
	const [placement, pocket] =
		bracketed === undefined && binding.hand && ranks.length === binding.size[1]! + 1
			? [ranks.slice(0, -1).join('/'), ranks.at(-1)]
			: [before, bracketed];
	const tell = field(board[1]);
	if (behind) tell('refuse', 'convert-fen-syntax', 'Nothing follows the pocket.', board[0].length - behind.length, board[0].length);
	if (pocket && !binding.hand) tell('lose', 'convert-hand', 'This game has no hands.', placement.length, board[0].length);
	const pieces = readBoard(placement, binding, tell);
	const stores = binding.hand && readPocket(pocket === '-' ? '' : (pocket ?? ''), binding, field(board[1] + placement.length + 1));
	const second = /^b$/i.test(turn[0]);
	if (!/^[wbr]$/i.test(turn[0])) field(turn[1])('refuse', 'convert-fen-syntax', 'The side to move is "w" or "b".', 0, turn[0].length);
	const broken = problems.some(({ severity }) => severity === 'error');
	const flagged = broken ? pieces : readCastling(castling[0], pieces, binding, options.lenient === true, field(castling[1]));
	let point: readonly number[] | undefined;
	// Where nobody steps twice, this field has the limit to which makruk counts.
	const limited = !binding.doubleStep && /^[1-9]\d{0,8}$/.test(passed[0]);
	if (/^[a-z]\d{1,2}$/.test(passed[0]) && binding.doubleStep) point = coordinates(passed[0]);
	else if (limited) field(passed[1])('lose', 'convert-clock', 'FEEN does not count to a limit.', 0, passed[0].length);
	else if (passed[0] !== '-') field(passed[1])('refuse', 'convert-fen-syntax', 'No square is named so.', 0, passed[0].length);
	const checks = rest.find(([part]) => /^\+?\d\+\d$/.test(part));
	if (checks) field(checks[1])('lose', 'convert-checks', 'FEEN does not count checks.', 0, checks[0].length);
	const clocks = rest.filter((one) => one !== checks);
	for (const [part, at] of clocks.filter(([part], nth) => nth > 1 || !/^\d{1,9}$/.test(part)))
		field(at)('refuse', 'convert-fen-syntax', 'This is no clock.', 0, part.length);
	const { clocks: counters = { half: 'half', full: 'full' } } = binding;
	const { half, full } = counters;
	const [halfmove = 0, fullmove = 1] = clocks.map(([part]) => Number(part));
	const setup: Setup = {
		pieces: flagged,
		phase: SIDES[second ? 1 : 0],
		...(point && { points: { [binding.doubleStep!.point]: [point] } }),
		...(stores && { stores }),
		vars: { [half]: halfmove, [full]: fullmove },
	};
	const given = /^\+?(\d)\+(\d)$/.exec(checks?.[0] ?? '');
	const left = (nth: 1 | 2): number => (checks?.[0].startsWith('+') ? 3 - Number(given![nth]) : Number(given![nth]));
	// What the side record keeps is no loss, not even to the strict.
	const kept = problems.map(
		(problem): Problem => (/-(?:checks|clock)$/.test(problem.code) ? { ...problem, severity: 'warning' } : problem),
	);
	return joined(kept, () => {
		const result = fromSetup(setup, { ...binding, clocks: counters }, options);
		if (!result.ok) return result;
		const { feen, aux } = result.value;
		const more = { ...(given && { checks: [left(1), left(2)] as const }), ...(limited && { counting: Number(passed[0]) }) };
		return { ...result, value: { feen, aux: { ...aux, ...more } } };
	});
}

/**
 * A FEEN as a FEN. Warnings say what a FEN of this game cannot hold; `aux` gives back what FEEN did not.
 *
 * @example
 * import { parse } from '@x/feen';
 * import { chess } from '@x/feen/bindings';
 * const written = exportFen(parse('4k^3/8/8/8/8/8/8/1R1+R+K^2+R / C/c'), chess, { aux: { fullmove: 12 } });
 * if (written.ok) written.value; // → '4k3/8/8/8/8/8/8/1R1RK2R w KD - 0 12'
 */
export function exportFen(position: Feen, binding: Binding, options: ExportOptions = {}): Result<string, Fault> {
	const { aux = {} as Aux, castling = 'x-fen' } = options;
	const result = arrange(position, binding, options);
	if (!result.ok) return result;
	const { value: setup } = result;
	const { hand, doubleStep } = binding;
	const held = SIDES.flatMap((side) =>
		(hand?.order ?? []).map((kind) => [tokenOf(kind, side), setup.stores?.[hand!.store]?.[side]?.[kind] ?? 0] as const),
	);
	const much = held.find(([, count]) => count > MOST);
	if (much) {
		const { refuse, result: nothing } = notes();
		refuse('convert-hand', `A FEN has each piece of a pocket by itself, not ${much[1]} of "${much[0]}".`, 'hands');
		return nothing(() => '');
	}
	const pocket = held.map(([token, count]) => token.repeat(count));
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
