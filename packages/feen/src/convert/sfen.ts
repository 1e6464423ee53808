import type { Setup } from '@x/core';
import { checkOptions, type Fault, type Problem, type Result } from '@x/diagnostics';
import { fieldsOf, writeHand } from '@x/fen/text';
import type { Aux } from '../bindings/aux.js';
import { type Binding, SIDES } from '../bindings/binding.js';
import { FROM_SETUP, type FromSetupOptions, fromSetup, type Written } from '../bindings/from-setup.js';
import { arrange, TO_SETUP, type ToSetupOptions } from '../bindings/to-setup.js';
import type { Feen } from '../feen.js';
import { readBoard, writeBoard } from './board.js';
import { heldOf, readHeld } from './hand.js';
import { saidOf } from './said.js';
import { dash, joined, none, telling, tooLong } from './tell.js';

/**
 * Converts an SFEN of shogi, minishogi or chu shogi to a FEEN. SFEN's `b` is the player with upper-case pieces, FEEN's first player.
 *
 * It accepts hands in any order, `_` and several blanks between fields, and missing last fields.
 *
 * @throws {TypeError} if the text is not a string.
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
	checkOptions(options, FROM_SETUP);
	const { problems, field, wrong } = telling(options.mode);
	const [board = none(0), turn, held = dash, number, ...rest] = fieldsOf(text);
	const pieces = readBoard(board.text, binding, field(board.from));
	if (turn && !/^[bw]$/.test(turn.text)) wrong(turn, 'Expected "b" or "w" as the side to move.');
	const stores = binding.hand && readHeld(held.text, binding, field(held.from), true);
	const lion = /^(?:-|\d{1,2}[a-z])$/.test(held.text);
	if (!binding.hand && !lion) wrong(held, 'Expected a square or "-".');
	const moveNumber = Number(number?.text ?? 1);
	if (number && !/^\d{1,9}$/.test(number.text)) wrong(number, 'Expected the number of the move.');
	if (rest[0]) wrong({ ...rest[0], to: text.length }, 'Expected the end of the text after the number of the move.');
	const setup: Setup = { pieces, phase: SIDES[turn?.text === 'w' ? 1 : 0], ...(stores && { stores }) };
	return joined(problems, () => {
		const result = fromSetup(setup, binding, options);
		if (!result.ok) return result;
		const { feen } = result.value;
		const aux = { moveNumber, ...(binding.hand ? {} : { lastLionCapture: held.text === '-' ? null : held.text }) };
		const kept: readonly Problem[] =
			moveNumber === 1
				? []
				: [
						{
							code: 'feen/convert-move-number',
							message: 'FEEN cannot express the number of the move.',
							severity: 'warning',
							data: { moveNumber },
						},
					];
		return { ok: true, value: { feen, aux }, warnings: [...result.warnings, ...kept] };
	});
}

/**
 * Converts a FEEN to an SFEN. Warnings list the state that SFEN cannot express; `aux` restores the number of the move and the last capture
 * of a lion.
 *
 * @example
 * import { parse } from '@x/feen';
 * import { minishogi } from '@x/feen/bindings';
 * const written = exportSfen(parse('2G1S/b2k^1/5/+R2S+P/K^3+R BG/p s/S'), minishogi, { aux: { moveNumber: 76 } });
 * if (written.ok) written.value; // → '2G1S/b2k1/5/+R2S+P/K3+R w BGp 76'
 */
export function exportSfen(position: Feen, binding: Binding, options: ToSetupOptions = {}): Result<string, Fault> {
	checkOptions(options, TO_SETUP);
	const { moveNumber = 1, lastLionCapture } = options.aux ?? {};
	const result = arrange(position, binding, options);
	if (!result.ok) return result;
	const { value: setup } = result;
	const third = binding.hand ? writeHand(heldOf(setup, binding)) : lastLionCapture;
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
