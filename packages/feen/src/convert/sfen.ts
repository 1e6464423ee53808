import type { Setup } from '@x/core';
import type { Fault, Problem, Result } from '@x/diagnostics';
import type { Aux } from '../bindings/aux.js';
import { type Binding, SIDES } from '../bindings/binding.js';
import { type FromSetupOptions, fromSetup, type Written } from '../bindings/from-setup.js';
import { arrange, type ToSetupOptions } from '../bindings/to-setup.js';
import type { Feen } from '../feen.js';
import { kindOf, readBoard, tokenOf, writeBoard } from './board.js';
import { saidOf } from './said.js';
import { fieldsOf, joined, type Tell, telling, tooLong } from './tell.js';

/** Counts stand before pieces; what is too large to be a count is no count. */
const readHands = (field: string, binding: Binding, tell: Tell): Setup['stores'] => {
	const held: Record<string, Record<string, number>> = { [SIDES[0]]: {}, [SIDES[1]]: {} };
	for (const { 0: item, 1: count = '', 2: letter = '', index } of field === '-' ? [] : field.matchAll(/(\d*)(\+?[a-zA-Z]|.)/gsu)) {
		const kind = /^[a-z]$/i.test(letter) ? kindOf(letter, binding, tell, index) : undefined;
		const number = count === '' ? 1 : Number(count);
		const side = held[SIDES[letter === letter.toUpperCase() ? 0 : 1]]!;
		if (kind !== undefined && binding.hand!.order.includes(kind) && number > 0 && number < 1e6) side[kind] = (side[kind] ?? 0) + number;
		else tell('refuse', 'convert-hand', `"${item.slice(0, 20)}" cannot be in a hand.`, index, index + item.length);
	}
	return { [binding.hand!.store]: held };
};

/**
 * An SFEN as a FEEN: of shogi, minishogi and chu shogi. SFEN's `b` is the player whose pieces are in upper case, and FEEN's first.
 *
 * Hands are read in any order; `_` and several blanks may separate fields, and the last fields may be missing.
 *
 * @throws {TypeError} if the text is no string.
 *
 * @example
 * import { stringify } from '@x/feen';
 * import { shogi } from '@x/feen/bindings';
 * const read = importSfen('8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124', shogi);
 * if (read.ok) stringify(read.value.feen); // → '8l/1l+R2P3/p2pBG1pp/k^ps1p4/Nn1P2G2/P1P1P2PP/1PS6/1K^SG3+r1/LN2+p3L S/3pbgn s/S'
 * if (read.ok) read.value.aux; // → { moveNumber: 124 }
 */
export function importSfen(text: string, binding: Binding, options: FromSetupOptions = {}): Result<Written, Problem> {
	const long = tooLong(text);
	if (long) return long;
	const { problems, field } = telling(options.strict);
	const [board = ['', 0], turn = ['b', 0], held = ['-', 0], number = ['1', 0], ...rest] = fieldsOf(text, /[^\s_]+/g);
	const pieces = readBoard(board[0], binding, field(board[1]));
	if (!/^[bw]$/.test(turn[0])) field(turn[1])('refuse', 'convert-fen-syntax', 'The side to move is "b" or "w".', 0, turn[0].length);
	const stores = binding.hand && readHands(held[0], binding, field(held[1]));
	const lion = /^(?:-|\d{1,2}[a-z])$/.test(held[0]);
	if (!binding.hand && !lion) field(held[1])('refuse', 'convert-fen-syntax', 'No square is named so.', 0, held[0].length);
	const moveNumber = Number(number[0]);
	if (!/^\d{1,9}$/.test(number[0])) field(number[1])('refuse', 'convert-fen-syntax', 'This is no number of a move.', 0, number[0].length);
	if (rest[0]) field(rest[0][1])('refuse', 'convert-fen-syntax', 'Nothing follows the number of the move.', 0, text.length - rest[0][1]);
	const setup: Setup = { pieces, phase: SIDES[turn[0] === 'w' ? 1 : 0], ...(stores && { stores }) };
	return joined(problems, () => {
		const result = fromSetup(setup, binding, options);
		if (!result.ok) return result;
		const { feen } = result.value;
		const aux = { moveNumber, ...(binding.hand ? {} : { lastLionCapture: held[0] === '-' ? null : held[0] }) };
		const kept: readonly Problem[] =
			moveNumber === 1
				? []
				: [{ code: 'feen/convert-move-number', message: 'FEEN does not count moves.', severity: 'warning', data: { moveNumber } }];
		return { ok: true, value: { feen, aux }, warnings: [...result.warnings, ...kept] };
	});
}

/**
 * A FEEN as an SFEN. Warnings say what SFEN cannot hold; `aux` gives back the number of the move and the last capture of a lion.
 *
 * @example
 * import { parse } from '@x/feen';
 * import { minishogi } from '@x/feen/bindings';
 * const written = exportSfen(parse('2G1S/b2k^1/5/+R2S+P/K^3+R BG/p s/S'), minishogi, { aux: { moveNumber: 76 } });
 * if (written.ok) written.value; // → '2G1S/b2k1/5/+R2S+P/K3+R w BGp 76'
 */
export function exportSfen(position: Feen, binding: Binding, options: ToSetupOptions = {}): Result<string, Fault> {
	const { moveNumber = 1, lastLionCapture } = options.aux ?? {};
	const result = arrange(position, binding, options);
	if (!result.ok) return result;
	const { value: setup } = result;
	const held = SIDES.flatMap((side) =>
		(binding.hand?.order ?? []).map((kind) => {
			const count = setup.stores?.[binding.hand!.store]?.[side]?.[kind] ?? 0;
			return count ? (count > 1 ? count : '') + tokenOf(kind, side) : '';
		}),
	).join('');
	const third = binding.hand ? held : lastLionCapture;
	const fields: readonly (keyof Aux)[] = binding.hand ? ['moveNumber'] : ['moveNumber', 'lastLionCapture'];
	return saidOf(
		result,
		binding,
		options.aux ?? {},
		fields,
		'SFEN',
		options,
		() => `${writeBoard(setup, binding)} ${setup.phase === SIDES[1] ? 'w' : 'b'} ${third || '-'} ${moveNumber}`,
	);
}
